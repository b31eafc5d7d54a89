"""One game in one channel, from its lobby to its end.

Each change takes the session's lock, is judged, applied and committed, and only then told; one that cannot be committed
was not made. A change that has begun is carried through, also when whoever asked for it is gone.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, Concatenate, ParamSpec, TypeVar

from bot.rules.agenda import Option
from bot.rules.calls import QUIT, UNO, calls
from bot.rules.editions import EDITIONS
from bot.rules.editions.bts import DANCE, DECLINE
from bot.rules.events import Event
from bot.rules.game import Game
from bot.rules.record import DEAL, answer_text
from bot.rules.refusal import Refused
from bot.sessions.clock import Clock
from bot.sessions.dance import DANCE_SECONDS, Dance
from bot.sessions.denied import Denied
from bot.sessions.facts import Facts
from bot.sessions.kept import Kept
from bot.sessions.options import Options
from bot.sessions.seats import Seat
from bot.sessions.told import NOTHING_TOLD, Told
from bot.store import Answer, Life, Store
from bot.store import Game as Row

P = ParamSpec("P")
R = TypeVar("R")

TRY_AGAIN = timedelta(seconds=5)
"""After this long a default answer that could not be saved is given again."""

Hears = Callable[["Session", Told], Awaitable[None]]


def _whole(
    change: Callable[Concatenate[Session, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[Session, P], Coroutine[Any, Any, R]]:
    """Makes a change wait for its turn, go on to its end once it has begun, and leave nothing behind if it fails."""

    async def carried_through(self: Session, /, *args: P.args, **kwargs: P.kwargs) -> R:
        async def locked() -> R:
            async with self.lock:
                try:
                    return await change(self, *args, **kwargs)
                except (Denied, Refused):
                    raise
                except BaseException:
                    self.forget_change()
                    raise

        return await asyncio.shield(asyncio.ensure_future(locked()))

    functools.update_wrapper(carried_through, change)

    return carried_through


class Session(Facts):
    """A game in a channel: its lobby, its match, its end."""

    def __init__(self, store: Store, row: Row, hears: Hears) -> None:
        super().__init__(store, row)
        self.lock = asyncio.Lock()
        self._hears = hears
        self._clock = Clock(self._ring)
        self._ringing: asyncio.Task[None] | None = None

    # The lobby

    @_whole
    async def join(self, user: int, name: str) -> Told:
        """Takes a seat."""
        self._lobby()
        if self.seat_of(user) is not None:
            raise Denied("already_seated")
        if len(self.seats) >= EDITIONS[self.options.edition].max_seats:
            raise Denied("full")
        return await self._arranged(seats=(*self.seats, Seat(user, name)))

    @_whole
    async def leave(self, user: int) -> Told:
        """Gives up the seat: in the lobby it is free again, in the match it is out (G14)."""
        seat = self._seated(user)
        if self.life is Life.LOBBY:
            seats = tuple(other for other in self.seats if other.user != user)
            return await self._arranged(seats=seats, life=Life.LOBBY if seats else Life.ENDED)
        return await self._moved(seat, [QUIT])

    @_whole
    async def set_options(self, user: int, options: Options) -> Told:
        """Chooses how to play."""
        self._hosted(user)
        self._lobby()
        if len(self.seats) > EDITIONS[options.edition].max_seats:
            raise Denied("too_many")
        return await self._arranged(options=options)

    @_whole
    async def start(self, user: int) -> Told:
        """Deals the first round."""
        self._hosted(user)
        self._lobby()
        edition = EDITIONS[self.options.edition]
        if len(self.seats) < edition.min_seats:
            raise Denied("too_few")
        self._game = self._record().start()
        return await self._dealt()

    @_whole
    async def stop(self, user: int, *, moderator: bool = False) -> Told:
        """Ends the game without a winner."""
        if not moderator:
            self._hosted(user)
        if self.life is Life.ENDED:
            raise Denied("match_over")
        return await self._arranged(life=Life.ENDED)

    # The match

    @_whole
    async def next_round(self, user: int) -> Told:
        """Deals the next round."""
        self._seated(user)
        game = self._playing()
        if game.state.champions or self.life is Life.ENDED:
            raise Denied("match_over")
        if not game.state.over:
            raise Denied("round_running")
        return await self._dealt()

    @_whole
    async def answer(self, user: int, option: Option, number: int, *, uno: bool = False) -> Told:
        """Answers the question with this number, and calls UNO in the same move."""
        seat = self._seated(user)
        game = self._playing()
        answers = game.answers(seat)
        if option not in answers or number != game.state.number:
            return await self._moved(seat, [option], number)
        if self.dance is not None:
            raise Denied("dancing")
        if option == DANCE:
            return await self._dancing(Dance.of(seat))
        early = uno and UNO in calls(game.state, seat)
        return await self._moved(seat, [UNO, option] if early else [option], number)

    @_whole
    async def call(self, user: int, option: Option) -> Told:
        """Calls UNO, catches somebody, or jumps in."""
        return await self._moved(self._seated(user), [option])

    @_whole
    async def dance_step(self, user: int, move: str) -> Told:
        """Dances one move of the routine: the last one right answers `dance`, a wrong one `decline` (B2)."""
        seat = self._seated(user)
        dance = self.dance
        if dance is None or dance.seat != seat:
            raise Denied("not_dancing")
        after = dance.step(move)
        if after is not None and not after.finished:
            return await self._dancing(after, self.deadline)
        return await self._moved(seat, [DECLINE if after is None else DANCE])

    @_whole
    async def table_posted(self, message_id: int) -> None:
        """Remembers the public message."""
        await self._save(self._kept, message_id=message_id)

    def close(self) -> None:
        """Stops the clock; what is stored stays."""
        self._clock.set(None)
        if self._ringing is not None:
            self._ringing.cancel()

    # Who may

    def _lobby(self) -> None:
        if self.life is not Life.LOBBY:
            raise Denied("started")

    def _seated(self, user: int) -> int:
        seat = self.seat_of(user)
        if seat is None:
            raise Denied("not_seated")
        return seat

    def _hosted(self, user: int) -> None:
        if user != self.host:
            raise Denied("not_host")

    # How a change is made

    async def _save(
        self, kept: Kept, answers: Sequence[Answer] = (), *, life: Life | None = None, message_id: int | None = None
    ) -> None:
        await super()._save(kept, answers, life=life, message_id=message_id)
        self._clock.set(self.deadline)

    async def _arranged(self, *, life: Life | None = None, **changes: Any) -> Told:
        """Changes the session's own part; who hosts is among those seated."""
        kept = replace(self._kept, **changes)
        if kept.seats and kept.host not in {seat.user for seat in kept.seats}:
            kept = replace(kept, host=kept.seats[0].user)
        if life is Life.ENDED:
            kept = replace(kept, deadline=None, dance=None)
        await self._save(kept, life=life)
        return NOTHING_TOLD

    async def _dancing(self, dance: Dance, deadline: datetime | None = None) -> Told:
        until = deadline or datetime.now(UTC) + timedelta(seconds=DANCE_SECONDS)
        await self._save(replace(self._kept, dance=dance, deadline=until))
        return NOTHING_TOLD

    async def _dealt(self) -> Told:
        game = self._playing()
        return await self._happened(None, [DEAL], 0, game.deal())

    async def _moved(self, seat: int, options: Sequence[Option], number: int | None = None) -> Told:
        """Carries answers of a seat out; only the last of several can be refused, which is judged before."""
        game = self._playing()
        if self.life is Life.ENDED:
            raise Denied("match_over")
        side = game.state.side
        events: list[Event] = []
        for option in options:
            events += game.answer(seat, option, None if option == UNO else number)
        return await self._happened(seat, [answer_text(game, seat, option) for option in options], side, events)

    async def _happened(self, seat: int | None, answers: Sequence[str], side: int, events: Sequence[Event]) -> Told:
        """Commits what the rules did."""
        game = self._playing()
        told = Told(seat, game.edition, tuple(events), side)
        kept = replace(self._kept, answers=self._kept.answers + len(answers))
        if game.state.number != self._number or game.state.question is None:
            kept = replace(kept, dance=None, deadline=self._next_deadline(game))
        kept = self._with_host_present(kept, game)
        now = datetime.now(UTC)
        first = self._kept.answers + 1
        lines = [Answer(place, answer, now) for place, answer in enumerate(answers, first)]
        await self._save(kept, lines, life=Life.ENDED if game.state.champions else Life.PLAYING)
        self.recent.append(told)
        return told

    def _next_deadline(self, game: Game) -> datetime | None:
        seconds = self.options.turn_seconds
        if seconds is None or game.state.question is None:
            return None
        return datetime.now(UTC) + timedelta(seconds=seconds)

    def _with_host_present(self, kept: Kept, game: Game) -> Kept:
        """Where the host has left the match, the next in order hosts."""
        still_in = [seat.user for place, seat in enumerate(kept.seats) if game.state.in_match[place]]
        return kept if kept.host in still_in or not still_in else replace(kept, host=still_in[0])

    # Time

    def wake(self, grace: timedelta) -> None:
        """Sets the clock after a restart; time that ran out meanwhile leaves a moment to answer."""
        if self.deadline is not None:
            self._kept = replace(self._kept, deadline=max(self.deadline, datetime.now(UTC) + grace))
            self._clock.set(self.deadline)

    def _ring(self) -> None:
        self._ringing = asyncio.get_running_loop().create_task(self._time_out(self._row.version))

    async def _time_out(self, version: int) -> None:
        """Gives the default answer, unless somebody was faster."""
        try:
            told = await self._default_answer(version)
        except Denied:
            self._clock.set(datetime.now(UTC) + TRY_AGAIN)
            return
        if told is not None:
            await self._hears(self, told)

    @_whole
    async def _default_answer(self, version: int) -> Told | None:
        game = self._playing()
        question = game.state.question
        if version != self._row.version or question is None:
            return None
        side = game.state.side
        answer = answer_text(game, question.seat, game.answers(question.seat)[0])
        return await self._happened(question.seat, [answer], side, game.time_out(question.seat))
