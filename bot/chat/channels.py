"""What happened in a channel is for who can see that channel: which ones a user, or everyone, may view."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import islice

import discord

from bot.chat.replies import UNREACHABLE, Interaction
from bot.chat.servers import server_of
from bot.sessions.refusals import SessionRefusal

LOOKUPS = 5
"""How often Discord is asked for one list, at most."""
THREADS_KEPT = 5000
MEMBERS_KEPT_S = 60.0
"""For how long a member is taken to have the same roles: for as long as one types, and looks at a replay."""


@dataclass(frozen=True, slots=True)
class _Thread:
    """What never changes of a thread."""

    parent: int
    is_private: bool


GONE = _Thread(0, is_private=True)
"""There is no such channel any more."""
UNKNOWN = _Thread(-1, is_private=True)
"""Discord does not say, or was asked too often already."""


class Channels:
    """Tells who may view the channels of a server, by its roles and channels as they are now."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._threads: OrderedDict[int, _Thread] = OrderedDict()
        """Those that Discord was asked about, the last ones last: archived ones, which discord.py does not know."""
        self._members: dict[tuple[int, int], tuple[float, discord.Member | None]] = {}
        """When Discord was asked about users on other servers than where they ask, and what it said."""

    async def require(self, interaction: Interaction, channel_id: int) -> None:
        """Raise SessionRefusal if the user may not view this channel of their server, or that is not known."""
        if not await self.visible(interaction, [channel_id]):
            raise SessionRefusal("not_visible")

    async def visible(self, interaction: Interaction, channel_ids: Collection[int]) -> set[int]:
        """Return those of these channels that the user may view; what happened in deleted ones is for moderators.

        Of many that discord.py does not know, Discord is asked about the newest; the others count as not visible.
        """
        guild, member = server_of(interaction), interaction.user
        if guild is None or not isinstance(member, discord.Member):
            return set()
        look_up = _LookUp(self._client, guild, self._threads)
        newest_first = sorted(channel_ids, reverse=True)
        return {one for one in newest_first if one == interaction.channel_id or await _sees(member, one, look_up)}

    async def visible_elsewhere(self, user_id: int, channel_ids: Mapping[int, Collection[int]]) -> set[int]:
        """Return those of these channels, by server, that the user may view as a member there now.

        Discord is asked about the first servers; of the others, and of those that this process does not know, none is.
        """
        found: set[int] = set()
        for guild_id, on_server in islice(channel_ids.items(), LOOKUPS):
            guild = self._client.get_guild(guild_id)
            member = None if guild is None else await self._member(guild, user_id)
            if guild is not None and member is not None:
                look_up = _LookUp(self._client, guild, self._threads)
                found |= {one for one in sorted(on_server, reverse=True) if await _sees(member, one, look_up)}
        return found

    async def _member(self, guild: discord.Guild, user_id: int) -> discord.Member | None:
        """Return the user as a member of a server, if they are one and Discord says so; remember it for a minute."""
        now, key = asyncio.get_running_loop().time(), (guild.id, user_id)
        asked_at, member = self._members.get(key, (-MEMBERS_KEPT_S, None))
        if now >= asked_at + MEMBERS_KEPT_S:
            try:
                member = await guild.fetch_member(user_id)
            except discord.NotFound:
                member = None
            except UNREACHABLE:
                return None
            self._members = {one: found for one, found in self._members.items() if now < found[0] + MEMBERS_KEPT_S}
            self._members[key] = now, member
        return member

    async def seen_by_all(self, interaction: Interaction, channel_ids: Collection[int]) -> set[int]:
        """Return those of these channels that everyone may view who reads the channel where this was asked.

        They are that channel, the one that it is a thread of, public threads of both, and what nobody on the server is
        kept from.
        """
        guild, here = server_of(interaction), interaction.channel
        if guild is None or here is None:
            return set()
        near = {here.id}
        if isinstance(here, discord.Thread):
            near.add(here.parent_id)
        look_up = _LookUp(self._client, guild, self._threads)
        found = set()
        for one in sorted(channel_ids, reverse=True):
            place = guild.get_channel(one)
            if place is None and one not in near:
                thread = await look_up.thread(one)
                place = None if thread.is_private else guild.get_channel(thread.parent)
            if one in near or (place is not None and (place.id in near or _is_for_all(place))):
                found.add(one)
        return found


class _LookUp:
    """What Discord says of channels that discord.py does not know, asked for one list."""

    def __init__(self, client: discord.Client, guild: discord.Guild, kept: OrderedDict[int, _Thread]) -> None:
        self._client = client
        self._guild = guild
        self._kept = kept
        self._left = LOOKUPS

    async def thread(self, channel_id: int) -> _Thread:
        """Return a thread, GONE or UNKNOWN."""
        there = self._guild.get_thread(channel_id)
        if there is not None:
            return _Thread(there.parent_id, there.is_private())
        if channel_id in self._kept:
            return self._kept[channel_id]
        found = await self._fetched(channel_id) if self._may_ask() else UNKNOWN
        if found is not UNKNOWN:
            self._kept[channel_id] = found
            if len(self._kept) > THREADS_KEPT:
                self._kept.popitem(last=False)
        return found

    async def is_in(self, thread_id: int, user_id: int) -> bool:
        """Tell whether this user is a member of a private thread."""
        if not self._may_ask():
            return False
        try:
            await self._client.http.get_thread_member(thread_id, user_id)
        except UNREACHABLE:
            return False
        return True

    async def _fetched(self, channel_id: int) -> _Thread:
        try:
            channel = await self._client.fetch_channel(channel_id)
        except discord.NotFound:
            return GONE
        except (*UNREACHABLE, discord.InvalidData):
            return UNKNOWN
        if not isinstance(channel, discord.Thread) or channel.guild.id != self._guild.id:
            return UNKNOWN
        return _Thread(channel.parent_id, channel.is_private())

    def _may_ask(self) -> bool:
        self._left -= 1
        return self._left >= 0


async def _sees(member: discord.Member, channel_id: int, look_up: _LookUp) -> bool:
    """Tell whether a member may view a channel of their server."""
    channel = member.guild.get_channel(channel_id)
    if channel is not None:
        return channel.permissions_for(member).view_channel
    thread = await look_up.thread(channel_id)
    if thread is UNKNOWN:
        return False
    parent = member.guild.get_channel(thread.parent)
    if parent is None:
        return member.guild_permissions.manage_channels
    rights = parent.permissions_for(member)
    if not rights.view_channel or not thread.is_private or rights.manage_threads:
        return rights.view_channel
    return await look_up.is_in(channel_id, member.id)


def _is_for_all(channel: discord.abc.GuildChannel) -> bool:
    """Tell whether everyone on the server may view a channel: no role and no member is kept from it."""
    may_view = channel.permissions_for(channel.guild.default_role).view_channel
    return may_view and all(overwrite.view_channel is not False for overwrite in channel.overwrites.values())
