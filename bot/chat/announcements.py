"""Telling people that a table opens: one message below a lobby, quiet by default, that goes when the lobby does."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

import discord

from bot.chat.budget import Budget, Rank
from bot.chat.removals import Removals
from bot.chat.replies import UNREACHABLE
from bot.sessions import actions
from bot.sessions.clock import Clock
from bot.sessions.guild_settings import settings_of
from bot.sessions.refusals import SessionRefusal
from bot.sessions.session import Session
from bot.store.errors import StoreError
from bot.store.games import GameStatus
from bot.store.store import Store
from bot.store.watchers import some_watchers
from bot.text import text_for

log = logging.getLogger(__name__)

EVERY = timedelta(minutes=30)
"""How often people of one server are told, at most."""
MOST_TOLD = 20
"""How many people one message mentions."""
TOLD_WITHIN_S = 60.0
"""How long after a lobby opened people are still told."""
SERVERS_KEPT = 10_000


class Announcements:
    """The messages that say that a table opens."""

    def __init__(self, client: discord.Client, store: Store, budget: Budget, removals: Removals, clock: Clock) -> None:
        self._client = client
        self._store = store
        self._budget = budget
        self._removals = removals
        self._clock = clock
        self._told: OrderedDict[int, datetime] = OrderedDict()
        """When people of each server were told last, the latest last."""
        self._tasks: set[asyncio.Task[None]] = set()

    def announce(self, session: Session) -> None:
        """Have people told of a lobby that has opened, unless it is a rematch or they were told lately."""
        table, now = session.table, self._clock.now()
        last = self._told.get(table.guild_id)
        if table.rematch_of is None and (last is None or now - last >= EVERY):
            self._note(table.guild_id, now)  # at once: another lobby may open meanwhile
            self._start(self._announce(session, last))

    def clear(self, session: Session) -> None:
        """Have the message removed of a lobby that has begun to play, or closed."""
        table = session.table
        if table.announcement_id is not None and table.status is not GameStatus.LOBBY:
            self._remove(session, table.announcement_id)

    async def idle(self) -> None:
        """Wait until nothing is under way."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    def close(self) -> None:
        """Tell no more; a message that stands is removed by the next process."""
        for task in self._tasks:
            task.cancel()

    async def _announce(self, session: Session, last: datetime | None) -> None:
        try:
            async with asyncio.timeout(TOLD_WITHIN_S):
                is_told = await self._tell(session)
        except (*UNREACHABLE, TimeoutError, StoreError) as error:
            log.warning("People could not be told that a table opens (%s)", error, extra={"game": session.id})
            is_told = False
        if not is_told:
            self._note(session.table.guild_id, last)

    async def _tell(self, session: Session) -> bool:
        """Post the message, if there is anyone to tell; return whether it was posted."""
        table = session.table
        guild = self._client.get_guild(table.guild_id)
        channel = None if guild is None else guild.get_channel_or_thread(table.channel_id)
        if guild is None or channel is None:
            return False
        whom, mentions = await self._whom(guild, channel, table.host)
        if not whom:
            return False
        words = text_for(table.locale)("answer-table-opens", whom=whom)
        async with self._budget.turn(channel.id, Rank.LAST):
            if session.table.status is not GameStatus.LOBBY:
                return False
            place = self._client.get_partial_messageable(channel.id, guild_id=guild.id)
            message = await place.send(words, allowed_mentions=mentions)
        kept = None
        with suppress(SessionRefusal):
            kept = await session.do(actions.keep_announcement, message.id)
        if kept is None:  # it plays already, or has closed
            self._removals.remove(channel.id, message.id)
        return True

    async def _whom(
        self, guild: discord.Guild, channel: discord.abc.GuildChannel | discord.Thread, host: int
    ) -> tuple[str, discord.AllowedMentions]:
        """Return the mentions of who is told, and leave for exactly these: the role, or members who see the channel."""
        role_id = (await settings_of(self._store, guild.id)).told_role
        role = None if role_id is None else guild.get_role(role_id)
        if role is not None:
            return role.mention, discord.AllowedMentions(roles=[role])
        users = await self._store.read(some_watchers, guild.id, MOST_TOLD, host)
        members = await guild.query_members(user_ids=users, cache=False) if users else []
        people = [member for member in members if channel.permissions_for(member).view_channel]
        return " ".join(member.mention for member in people), discord.AllowedMentions(users=people)

    def _note(self, guild_id: int, moment: datetime | None) -> None:
        self._told.pop(guild_id, None)
        if moment is not None:
            self._told[guild_id] = moment
        if len(self._told) > SERVERS_KEPT:
            self._told.popitem(last=False)

    def _remove(self, session: Session, message_id: int) -> None:
        where = session.table.parent_id or session.table.channel_id
        self._removals.remove(where, message_id, lambda: self._removed(session, message_id))

    async def _removed(self, session: Session, message_id: int) -> None:
        with suppress(SessionRefusal):
            await session.do(actions.drop_announcement, message_id)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
