"""What the bot must be allowed in a channel before a game can be played there, and which users may open one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import discord

from bot.chat.invitation import IN_THREADS, IN_VOICE, NEEDED
from bot.chat.limits import Verdict
from bot.chat.replies import UNREACHABLE, Interaction, UserError, is_private, text_of, timing_of
from bot.chat.servers import require_server
from bot.chat.threads import has_threads, missing_for_thread
from bot.sessions.guild_settings import EVERYBODY, GuildSettings, settings_of
from bot.sessions.session import Session
from bot.sessions.table import Table
from bot.store.store import Store


class MissingPermissions(Exception):
    """The bot lacks these permissions, by Discord's names, where a user wants to play."""

    def __init__(self, permissions: list[str], message: str = "answer-missing-permissions") -> None:
        super().__init__(", ".join(permissions))
        self.permissions = permissions
        self.message = message
        """The id of the text that says what they are needed for."""


async def require_permissions(interaction: Interaction) -> None:
    """Raise UserError or MissingPermissions if the bot is not here, or could not run a game in this channel.

    An answer gets through in any case, and what is sent to the channel later does not.
    """
    require_server(interaction)
    place, rights = interaction.channel, interaction.app_permissions
    is_thread = isinstance(place, discord.Thread)
    needed = [IN_THREADS.get(name, name) if is_thread else name for name in NEEDED]
    if isinstance(place, discord.VoiceChannel | discord.StageChannel):
        needed += IN_VOICE
    missing = [name for name in needed if not getattr(rights, name)]
    if missing:
        raise MissingPermissions(missing)
    if not isinstance(place, discord.Thread) or rights.manage_threads:
        return
    if place.locked:
        raise UserError("answer-thread-locked")
    if place.is_private() and not await _is_member(interaction, place):
        raise UserError("answer-thread-private", bot=f"<@{interaction.application_id}>")


async def _is_member(interaction: Interaction, thread: discord.Thread) -> bool:
    """Tell whether the bot is in a private thread; where Discord does not say, take it for one."""
    client = interaction.client
    try:
        async with asyncio.timeout(timing_of(interaction).settings_within):
            await client.http.get_thread_member(thread.id, client.user.id)
    except (discord.NotFound, discord.Forbidden):
        return False
    except (*UNREACHABLE, TimeoutError):
        return True
    return True


def require_thread(interaction: Interaction) -> None:
    """Raise MissingPermissions if the bot could not make a thread here and play in it."""
    missing = missing_for_thread(interaction)
    if missing:
        raise MissingPermissions(missing, "answer-missing-for-thread")


def require_place(interaction: Interaction, session: Session) -> None:
    """Raise UserError if this was not pressed where the game is played: no such screen of it stands anywhere else.

    A hand may stand where the lobby was, too, if the game has left for its thread.
    """
    table = session.table
    if table.private:
        is_there = interaction.user.id == table.channel_id
    else:
        places = (table.channel_id, table.parent_id) if is_private(interaction) else (table.channel_id,)
        is_there = interaction.guild_id == table.guild_id and interaction.channel_id in places
    if not is_there:
        raise UserError("answer-elsewhere")


def is_left_behind(interaction: Interaction, table: Table) -> bool:
    """Tell whether this was pressed on the lobby of a game that has left for its thread."""
    is_public = interaction.message is not None and not is_private(interaction)
    return is_public and interaction.channel_id == table.parent_id


async def may_open(interaction: Interaction, store: Store) -> GuildSettings:
    """Return the settings of the server as they hold here; raise UserError if this user may open no game here."""
    await require_permissions(interaction)
    settings = await settings_of(store, interaction.guild_id or 0)
    _check_user(interaction, settings)
    _check_place(interaction, settings)
    if interaction.client.openings.allow(interaction.user.id) is not Verdict.ALLOWED:
        raise UserError("answer-opens-too-often")
    return settings.with_(threads=settings.threads and has_threads(interaction))


def known_server(interaction: Interaction) -> discord.Guild | None:
    """Return the server with its roles and channels; None while Discord has not told of them, as after a start."""
    guild = None if interaction.guild_id is None else interaction.client.get_guild(interaction.guild_id)
    return None if guild is None or guild.unavailable else guild


def _check_user(interaction: Interaction, settings: GuildSettings) -> None:
    role, user, guild = settings.hosts, interaction.user, known_server(interaction)
    if role == EVERYBODY or interaction.permissions.manage_guild:
        return
    if not isinstance(role, int):
        raise UserError("settings-only-managers")
    # An interaction names the roles of its user, also while nothing else is known of the server.
    if isinstance(user, discord.Member) and user._roles.has(role):
        return
    if guild is not None and guild.get_role(role) is None:
        raise UserError("settings-role-gone")
    raise UserError("settings-only-role", role=f"<@&{role}>")


def _check_place(interaction: Interaction, settings: GuildSettings) -> None:
    if not settings.channels or not set(settings.channels).isdisjoint(_places(interaction)):
        return
    guild = known_server(interaction)
    if guild is None and isinstance(interaction.channel, discord.Thread):
        return  # the category of its channel may be one of them
    there = [channel for channel in settings.channels if guild is None or guild.get_channel(channel) is not None]
    if not there:
        raise UserError("settings-channels-gone")
    between = text_of(interaction)("list-between")
    raise UserError("settings-not-here", channels=between.join(f"<#{channel}>" for channel in there))


def _places(interaction: Interaction) -> Iterator[int]:
    """Yield the channel, the one that a thread is in, and the category."""
    place = interaction.channel
    if isinstance(place, discord.Thread):
        yield place.id
        yield place.parent_id
        place = place.parent
    if place is not None:
        yield place.id
        category = getattr(place, "category_id", None)
        if category is not None:
            yield category
