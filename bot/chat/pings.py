"""The messages that notify players: their time is nearly up. At most one a question, and each goes away again.

Who was warned, and by which message, is stored with the game: a restart warns nobody again, and leaves no message.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import discord

from bot.chat.budget import Budget
from bot.chat.removals import Removals
from bot.chat.replies import UNREACHABLE
from bot.sessions import actions
from bot.sessions.clock import Clock, Timer
from bot.sessions.refusals import SessionRefusal
from bot.sessions.session import Session
from bot.text import text_for

log = logging.getLogger(__name__)

PING_WITHIN_S = 10.0
"""How long after it was due a player is still pinged."""
PING_STAYS_S = 30.0
"""After how long the message that pinged a player goes away."""


class Pings:
    """Pings the players of all games."""

    def __init__(self, client: discord.Client, budget: Budget, removals: Removals, clock: Clock) -> None:
        self._client = client
        self._budget = budget
        self._removals = removals
        self._clock = clock
        self._standing: dict[str, tuple[int, Timer]] = {}
        """By game, the message that stands there, and what is going to remove it."""
        self._tasks: set[asyncio.Task[None]] = set()

    def ping(self, session: Session, seat: int) -> None:
        """Have the player of this seat pinged for the open question."""
        user = session.table.seats[seat].user
        if user is not None:
            self._start(self._ping(session, user))

    def clear(self, session: Session) -> None:
        """Have the message removed that the last process left."""
        if session.table.ping_id is not None and session.id not in self._standing:
            self._remove(session, session.table.ping_id)

    def forget(self, game: str) -> None:
        """Leave this game's message to the process that runs it now."""
        standing = self._standing.pop(game, None)
        if standing is not None:
            standing[1].cancel()

    def close(self) -> None:
        """Ping no more; the next process removes what stands."""
        for game in list(self._standing):
            self.forget(game)
        for task in self._tasks:
            task.cancel()

    async def _ping(self, session: Session, user: int) -> None:
        table = session.table
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        words = text_for(table.locale)("answer-late", player=f"<@{user}>")
        mentions = discord.AllowedMentions(users=[discord.Object(user)])
        try:
            async with asyncio.timeout(PING_WITHIN_S), self._budget.turn(table.channel_id):
                if (session.table.number, session.table.deadline) != (table.number, table.deadline) or session.is_held:
                    return  # they have answered, or have more time, or cannot answer
                ping = await channel.send(words, allowed_mentions=mentions)
        except UNREACHABLE as error:
            log.warning("A player could not be told that time runs out (%s)", error, extra={"game": session.id})
            return
        former = self._standing.get(session.id)
        if former is not None:
            former[1].cancel()
            self._remove(session, former[0])
        timer = self._clock.call_later(PING_STAYS_S, lambda: self._remove(session, ping.id))
        self._standing[session.id] = ping.id, timer
        with suppress(SessionRefusal):  # at worst it stays after a restart
            await session.do(actions.keep_ping, ping.id)

    def _remove(self, session: Session, message_id: int) -> None:
        if session.id in self._standing and self._standing[session.id][0] == message_id:
            del self._standing[session.id]
        self._removals.remove(
            session.table.channel_id, message_id, lambda: self._start(self._removed(session, message_id))
        )

    async def _removed(self, session: Session, message_id: int) -> None:
        with suppress(SessionRefusal):
            await session.do(actions.drop_ping, message_id)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
