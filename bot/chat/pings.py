"""The messages that mention players: the cards are dealt, it is their turn, or their time is nearly up.

One stands at a table at a time.

Of their turn are told who chose so, and everybody in a slow game, but nobody who is there anyway. A mention goes away
when the next one comes, or with its question. Who was told, and by which message, is stored with the game: a restart
tells nobody again, and leaves no message.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

import discord
from discord.utils import format_dt

from bot.chat.budget import Budget
from bot.chat.removals import Removals
from bot.chat.replies import UNREACHABLE
from bot.sessions import actions
from bot.sessions.clock import Clock, Timer
from bot.sessions.refusals import SessionRefusal
from bot.sessions.session import Session
from bot.sessions.table import Change, Table
from bot.sessions.user_settings import Users
from bot.store.errors import StoreError
from bot.store.games import GameStatus
from bot.text import text_for

log = logging.getLogger(__name__)

WARNED_WITHIN_S = 10.0
"""How long after it was due a player is still warned."""
CALLED_WITHIN_S = 60.0
"""How long after it became their turn a player is still told."""
HERE = timedelta(seconds=30)
"""For how long after they have pressed something players are there, and need not be told that it is their turn."""


class Pings:
    """Mentions the players of all games."""

    def __init__(self, client: discord.Client, budget: Budget, removals: Removals, clock: Clock, users: Users) -> None:
        self._client = client
        self._budget = budget
        self._removals = removals
        self._clock = clock
        self._users = users
        self._followed: dict[str, int] = {}
        """By game, the number of the question whose player is told, or need not be."""
        self._timers: dict[str, Timer] = {}
        """By game, when its player is to be told unless they are there then."""
        self._dealt: dict[str, int] = {}
        """By game, the number of the question with which the message goes that calls players to their hands."""
        self._refused: set[int] = set()
        """The channels in which the bot may not write, as Discord has said."""
        self._tasks: set[asyncio.Task[None]] = set()

    def warn(self, session: Session, seat: int) -> None:
        """Have the player of this seat told that their time is nearly up."""
        user = session.table.seats[seat].user
        if user is not None:
            self._start(self._warn(session, user))

    def follow(self, session: Session) -> None:
        """Have the player told whose turn it has become, and a mention removed whose question is answered."""
        table = session.table
        standing_for = {table.called, table.warned, self._dealt.get(session.id)}
        if table.ping_id is not None and not (table.number and table.number in standing_for):
            self._remove(session, table.ping_id)
        if not table.number or table.status is not GameStatus.PLAYING:
            self._drop(session.id)
        elif not session.is_held and self._followed.get(session.id) != table.number:
            self._drop(session.id)
            self._followed[session.id] = table.number
            self._call_in_time(session)

    def go_on(self, session: Session) -> None:
        """Go on after players could not be heard; what a player was warned of is true no more."""
        table = session.table
        if table.ping_id is not None and table.called != table.number:
            self._remove(session, table.ping_id)
        self.follow(session)

    def forget(self, game: str) -> None:
        """Leave this game to the process that runs it now."""
        self._drop(game)

    def close(self) -> None:
        """Mention no player any more; the next process goes on."""
        for game in list(self._followed):
            self._drop(game)
        for task in self._tasks:
            task.cancel()

    def _drop(self, game: str) -> None:
        self._followed.pop(game, None)
        self._dealt.pop(game, None)
        timer = self._timers.pop(game, None)
        if timer is not None:
            timer.cancel()

    # Who cannot see their cards yet

    def call_to_hands(self, session: Session, users: Sequence[int], has_hand: Callable[[int], bool]) -> None:
        """Have the users told that the cards are dealt to whom no hand could be given, unless all open it before."""
        if session.table.pings:
            self._start(self._call_to_hands(session, users, has_hand))

    async def _call_to_hands(self, session: Session, users: Sequence[int], has_hand: Callable[[int], bool]) -> None:
        table = session.table
        words = text_for(table.locale)("hand-dealt", players=" ".join(f"<@{user}>" for user in users))

        def is_due(now: Table) -> bool:
            is_running = now.status is GameStatus.PLAYING and bool(now.number)
            return is_running and not all(has_hand(user) or now.seat_of(user) is None for user in users)

        ping_id = await self._send(session, users, words, is_due, CALLED_WITHIN_S)
        if ping_id is not None:
            self._dealt[session.id] = session.table.number
            await self._keep(session, ping_id, 0)

    # Whose turn it is

    def _call_in_time(self, session: Session) -> None:
        """Have the player told who is asked, unless they are there: in a slow game, as soon as they are not."""
        table, seat = session.table, session.table.asked
        if seat is None or seat not in table.present_seats or not table.pings or table.called == table.number:
            return
        user = table.seats[seat].user or 0
        away_from = _away_from(session, user, self._clock.now())
        if not table.options.is_slow:
            chosen = self._users.known(user)
            if away_from is None and (chosen is None or chosen.turn_pings):
                self._start(self._call(session, user))
        elif away_from is None:
            self._start(self._call(session, user))
        else:
            seconds = (away_from - self._clock.now()).total_seconds()
            self._timers[session.id] = self._clock.call_later(seconds, lambda: self._call_again(session))

    def _call_again(self, session: Session) -> None:
        self._drop(session.id)
        self.follow(session)

    async def _call(self, session: Session, user: int) -> None:
        table = session.table
        text, player = text_for(table.locale), f"<@{user}>"
        if table.options.is_slow and table.deadline is not None:
            words = text("answer-turn-slow", player=player, when=format_dt(table.deadline, "f"))
        elif await self._wants_to_be_told(user):
            words = text("answer-turn", player=player)
        else:
            return

        def is_due(now: Table) -> bool:
            is_away = _away_from(session, user, self._clock.now()) is None
            return is_away and now.number == table.number and now.status is GameStatus.PLAYING

        ping_id = await self._send(session, [user], words, is_due, CALLED_WITHIN_S)
        if ping_id is not None:
            await self._keep(session, ping_id, table.number)
            return
        # It is tried again with the next change, or once they are away.
        if self._followed.get(session.id) == table.number:
            del self._followed[session.id]
            if _away_from(session, user, self._clock.now()) is not None:
                self.follow(session)

    async def _wants_to_be_told(self, user: int) -> bool:
        try:
            return (await self._users.of(user)).turn_pings
        except StoreError:
            return False

    # Whose time is nearly up

    async def _warn(self, session: Session, user: int) -> None:
        table = session.table
        words = text_for(table.locale)("answer-late", player=f"<@{user}>")

        def is_due(now: Table) -> bool:
            return (now.number, now.deadline) == (table.number, table.deadline)

        ping_id = await self._send(session, [user], words, is_due, WARNED_WITHIN_S)
        if ping_id is not None:
            await self._keep(session, ping_id, table.called)

    # The message

    async def _send(
        self,
        session: Session,
        users: Sequence[int],
        words: str,
        is_due: Callable[[Table], bool],
        within_s: float,
    ) -> int | None:
        """Mention users, if it is still due when Discord may be asked; return the message, None where there is none."""
        table = session.table
        if not self._may_write(table):
            return None
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        mentions = discord.AllowedMentions(users=[discord.Object(user) for user in users])
        try:
            async with asyncio.timeout(within_s), self._budget.turn(table.channel_id):
                if session.is_held or not is_due(session.table):
                    return None
                ping = await channel.send(words, allowed_mentions=mentions)
        except UNREACHABLE as error:
            if isinstance(error, discord.Forbidden | discord.NotFound):
                self._refused.add(table.channel_id)
            log.warning("A player could not be mentioned (%s)", error, extra={"game": session.id})
            return None
        return ping.id

    async def _keep(self, session: Session, message_id: int, called: int) -> None:
        """Remember the message that stands now, and remove the one before it."""
        former: int | None = None

        def keep(before: Table, now: datetime) -> Change | None:
            nonlocal former
            former = before.ping_id  # only known now: another one may have been sent at the same time
            return actions.keep_ping(before, now, message_id, called)

        kept = None
        with suppress(SessionRefusal):
            kept = await session.do(keep)
        if kept is None:  # it is over, or will not be known after a restart
            self._remove(session, message_id)
        elif former is not None:
            self._remove(session, former)

    def _may_write(self, table: Table) -> bool:
        """Tell whether the bot may write in the channel: of a thread that it does not see, only Discord knows."""
        if table.channel_id in self._refused:
            return False
        channel = self._client.get_channel(table.channel_id)
        if isinstance(channel, discord.Thread):
            return channel.permissions_for(channel.guild.me).send_messages_in_threads
        if isinstance(channel, discord.abc.GuildChannel):
            return channel.permissions_for(channel.guild.me).send_messages
        guild = self._client.get_guild(table.guild_id)
        return guild is not None and not guild.unavailable and table.message_id is not None

    def _remove(self, session: Session, message_id: int) -> None:
        self._removals.remove(session.table.channel_id, message_id, lambda: self._removed(session, message_id))

    async def _removed(self, session: Session, message_id: int) -> None:
        with suppress(SessionRefusal):
            await session.do(actions.drop_ping, message_id)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _away_from(session: Session, user: int, now: datetime) -> datetime | None:
    """Return when a player who was there lately is away, if they press nothing more; None where they are away."""
    seen = session.seen_at(user)
    return None if seen is None or seen + HERE <= now else seen + HERE
