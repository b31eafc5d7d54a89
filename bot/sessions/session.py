"""One game in one channel, from its lobby to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.rules.agenda import Option
from bot.rules.calls import QUIT, UNO, calls
from bot.rules.editions.bts import DANCE, DECLINE
from bot.rules.events import Event
from bot.rules.record import answer_text
from bot.rules.refusal import Refused
from bot.sessions.changes import whole
from bot.sessions.clock import Clock
from bot.sessions.computers import Computers, Plan
from bot.sessions.dance import DANCE_SECONDS, HONOUR, ROUTINE, VOTE, Dance
from bot.sessions.denied import Denied
from bot.sessions.fairness import Fairness
from bot.sessions.presence import Presence
from bot.sessions.told import NOTHING_TOLD, Told
from bot.sessions.votes import Vote, Votes
from bot.store import Game as Row
from bot.store import Life, Store

LOBBY_WAITS = timedelta(minutes=15)
"""A lobby without news for this long closes."""
TABLE_WAITS = timedelta(minutes=10)
"""A match in which no person did anything for this long falls asleep."""
LAST_SECONDS = timedelta(seconds=15)
"""How long before their time is up people are pinged."""
TRY_AGAIN = timedelta(seconds=5)
"""After this long, what the clock could not do is tried again."""

Hears = Callable[["Session", Told], Awaitable[None]]
Prepares = Callable[["Session"], None]
"""Gets ready for what is being stored. It must not show anybody anything of it yet, nor fail."""


class Session(Presence):
    """A game in a channel: its lobby, its match, its end."""

    def __init__(self, store: Store, row: Row, hears: Hears, prepares: Prepares) -> None:
        super().__init__(store, row)
        self.lock = asyncio.Lock()
        self._hears = hears
        self._prepares = prepares
        self._clock = Clock(self._ring)
        self._ringing: asyncio.Task[None] | None = None
        self._computers = Computers(self, self._computer_moves)
        self._fairness = Fairness()
        self._votes = Votes()
        self.is_held = False
        """Whether its time stands still."""
        self._pinged = 0
        """The question for which its player was pinged."""

    # What people do

    @whole
    async def leave(self, user: int) -> Told:
        """Gives up the seat: in the lobby it is free again, in the match it is out (G14)."""
        return await self._put_out(self._seated(user))

    @whole
    async def kick(self, user: int, seat: int, *, moderator: bool = False) -> Told | Vote:
        """Puts somebody out: the host and moderators at once, others by a vote of most people at the table."""
        if not 0 <= seat < len(self.seats):
            raise Denied("no_seat")
        return self._undecided(user, seat, moderator=moderator) or await self._put_out(seat)

    @whole
    async def stop(self, user: int, *, moderator: bool = False) -> Told | Vote:
        """Ends the game without a winner: the host and moderators at once, others by a vote of most people there."""
        if self.life is Life.ENDED:
            raise Denied("match_over")
        return self._undecided(user, None, moderator=moderator) or await self._arranged(life=Life.ENDED)

    @whole
    async def next_round(self, user: int) -> Told:
        """Deals the next round."""
        seat = self._seated(user)
        game = self._playing()
        if game.state.champions or self.life is Life.ENDED:
            raise Denied("match_over")
        if not game.state.over:
            raise Denied("round_running")
        self._notice(seat)
        return await self._dealt()

    @whole
    async def answer(self, user: int, option: Option, number: int, *, uno: bool = False) -> Told:
        """Answers the question with this number, and calls UNO in the same move."""
        seat = self._seated(user)
        game = self._playing()
        self._fairness.check_pause(user)
        if option not in game.answers(seat) or number != game.state.number:
            return await self._moved(seat, [option], number)
        if self.dance is not None:
            raise Denied("dancing")
        self._notice(seat)
        if option == DANCE:
            return await self._dancing(Dance.of(seat, self.judging(seat)))
        early = uno and UNO in calls(game.state, seat)
        return await self._moved(seat, [UNO, option] if early else [option], number)

    @whole
    async def call(self, user: int, option: Option) -> Told:
        """Calls UNO, catches somebody, or jumps in."""
        seat = self._seated(user)
        self._playing()
        self._fairness.check_pause(user)
        if option.verb == "catch":
            self._fairness.check_catch(option.what)
        try:
            told = await self._moved(seat, [option])
        except Refused as refused:
            if refused.code == "no_catch":
                self._fairness.pause(user)
            raise
        return told

    @whole
    async def dance_step(self, user: int, move: str) -> Told:
        """Dances one move of the routine: the last one right answers `dance`, a wrong one `decline` (B2)."""
        seat = self._seated(user)
        dance = self.dance
        if dance is None or dance.seat != seat or dance.judging != ROUTINE:
            raise Denied("not_dancing")
        self._notice(seat)
        after = dance.step(move)
        if after is not None and not after.finished:
            return await self._dancing(after, self.deadline)
        return await self._moved(seat, [DECLINE if after is None else DANCE])

    @whole
    async def judge_dance(self, user: int, *, danced: bool) -> Told:
        """Says whether it was a dance: the dancer on their honour, or the others by a vote (B2)."""
        seat = self._seated(user)
        dance = self.dance
        if dance is None:
            raise Denied("not_dancing")
        voters = self._voters(dance.seat)
        if not (dance.judging == HONOUR and seat == dance.seat) and not (dance.judging == VOTE and seat in voters):
            raise Denied("not_judging")
        self._notice(seat)
        verdict: bool | None = danced
        if dance.judging == VOTE:
            dance = dance.voted(seat, danced)
            verdict = dance.verdict(len(voters))
        if verdict is None:
            return await self._dancing(dance, self.deadline)
        return await self._moved(dance.seat, [DANCE if verdict else DECLINE])

    @whole
    async def table_posted(self, message_id: int) -> int | None:
        """Remembers the public message; returns the former one."""
        former = self.message_id
        await self._save(self._kept, message_id=message_id)
        return former

    async def settled(self) -> None:
        """Waits until no change is under way: what is seen then, before anything else is awaited, is committed."""
        async with self.lock:
            pass

    def close(self) -> None:
        """Stops its clocks for good; what is stored stays."""
        self._clock.close()
        self._computers.close()
        if self._ringing is not None:
            self._ringing.cancel()

    # How it goes on

    async def _put_out(self, seat: int) -> Told:
        if self.life is Life.LOBBY:
            return await self._without(seat)
        if self.life is Life.ASLEEP:
            await self._woken()
        return await self._moved(seat, [QUIT])

    def _undecided(self, user: int, against: int | None, *, moderator: bool) -> Vote | None:
        """The vote against another seat, or to end the game (None), once this person's is counted.

        None where it is decided: by the host, a moderator, or most of those who may vote.
        """
        if moderator or user == self.host:
            return None
        seat = self._seated(user)
        self._notice(seat)
        voters = [other for other in self.present_seats if other != against]
        if seat not in self.present_seats:
            raise Denied("not_seated")
        vote = self._votes.cast(against, user, len(voters))
        return None if vote.carried else vote

    async def _dancing(self, dance: Dance, deadline: datetime | None = None) -> Told:
        until = deadline or datetime.now(UTC) + timedelta(seconds=DANCE_SECONDS[dance.judging])
        await self._save(replace(self._kept, dance=dance, deadline=until))
        return NOTHING_TOLD

    async def _happened(
        self, seat: int | None, answers: Sequence[str], side: int, events: Sequence[Event], *, missed: bool = False
    ) -> Told:
        told = await super()._happened(seat, answers, side, events, missed=missed)
        self._fairness.follow(self._playing().state.owes)
        self._computers.hear(told)
        self._computers.plan()
        return told

    def _storing(self) -> None:
        self._prepares(self)

    def _go_on(self) -> None:
        self._clock.set(self._next_moment())
        self._computers.plan()

    async def _computer_moves(self, plan: Plan, option: Option) -> None:
        try:
            told = await self._computer_move(plan, option)
        except (Denied, Refused):
            self._computers.plan()
            return
        if told is not None:
            await self._hears(self, told)

    @whole
    async def _computer_move(self, plan: Plan, option: Option) -> Told | None:
        return await self._moved(plan.seat, [option]) if plan.version == self.version else None

    # Time

    def hold(self) -> None:
        """No time runs out any more, as people cannot be heard."""
        self.is_held = True
        self._go_on()

    def resume(self, grace: timedelta) -> Told | None:
        """Goes on after a restart, or after it was held; time that ran out meanwhile leaves a moment to answer."""
        self.is_held = False
        soonest, told = datetime.now(UTC) + grace, None
        if self.deadline is not None and self.deadline < soonest:
            self._kept = replace(self._kept, deadline=soonest)
            if self.asked in self.present_seats:
                told = Told(spared=self.asked)
                self.recent.append(told)
        self._seen = max(self._seen, datetime.now(UTC) + grace - TABLE_WAITS)
        self._go_on()
        return told

    def _next_moment(self) -> datetime | None:
        """When the clock has to do something, if nobody else does."""
        if self.is_held:
            return None
        if self.life is Life.LOBBY:
            return self._row.updated + LOBBY_WAITS
        if self.life is not Life.PLAYING:
            return None
        moments = [self._seen + TABLE_WAITS]
        if self.deadline is not None and self.asked in self.present_seats:
            moments.append(self.deadline if self._is_pinged else self.deadline - LAST_SECONDS)
        return min(moments)

    @property
    def _is_pinged(self) -> bool:
        """Whether nobody needs to be told that their time runs out, or not again."""
        return self._pinged == self._number or self.dance is not None or not self._kept.pings

    def _ring(self) -> None:
        self._ringing = asyncio.get_running_loop().create_task(self._moment_came(self.version))

    async def _moment_came(self, version: int) -> None:
        try:
            told = await self._what_is_due(version)
        except Denied:
            self._clock.set(datetime.now(UTC) + TRY_AGAIN)
            return
        if told is not None:
            await self._hears(self, told)

    @whole
    async def _what_is_due(self, version: int) -> Told | None:
        """Closes, sleeps, pings or gives the default answer (G15), unless somebody was faster."""
        now = datetime.now(UTC)
        if version != self.version:
            return None
        if self.life is Life.LOBBY and now >= self._row.updated + LOBBY_WAITS:
            return await self._arranged(life=Life.ENDED)
        if self.life is Life.PLAYING and now >= self._seen + TABLE_WAITS:
            return await self._arranged(life=Life.ASLEEP, deadline=None)
        if self.asked in self.present_seats and self.deadline is not None:
            if now >= self.deadline and self.dance is not None and self.dance.judging == VOTE:
                return await self._moved(self.asked, [DANCE if self.dance.approved else DECLINE])
            if now >= self.deadline:
                return await self._default_answer(self.asked)
            if now >= self.deadline - LAST_SECONDS and not self._is_pinged:
                self._pinged = self._number or 0
                self._go_on()
                return Told(late=self.asked)
        self._go_on()
        return None

    async def _default_answer(self, seat: int) -> Told:
        game = self._playing()
        side = game.state.side
        answer = answer_text(game, seat, game.answers(seat)[0])
        return await self._happened(seat, [answer], side, game.time_out(seat), missed=True)
