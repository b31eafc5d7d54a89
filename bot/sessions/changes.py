"""How a session changes: in turn, whole, and committed before anybody is told."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, Concatenate, ParamSpec, TypeVar

from bot.rules.agenda import Option
from bot.rules.calls import UNO
from bot.rules.events import Event
from bot.rules.game import Game
from bot.rules.record import DEAL, answer_text
from bot.rules.refusal import Refused
from bot.sessions.denied import Denied
from bot.sessions.facts import Facts
from bot.sessions.kept import Kept
from bot.sessions.seats import MISSED_BEFORE_AWAY, Seat
from bot.sessions.told import NOTHING_TOLD, Told
from bot.store import Answer, Life

P = ParamSpec("P")
R = TypeVar("R")
Changing = TypeVar("Changing", bound="Changes")


def whole(
    change: Callable[Concatenate[Changing, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[Changing, P], Coroutine[Any, Any, R]]:
    """Makes a change wait for its turn, go on to its end once it has begun, and leave nothing behind if it fails."""

    async def carried_through(self: Changing, /, *args: P.args, **kwargs: P.kwargs) -> R:
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


class Changes(Facts):
    """The changes that all others are made of. They are made inside the lock."""

    lock: asyncio.Lock

    def _seated(self, user: int) -> int:
        seat = self.seat_of(user)
        if seat is None:
            raise Denied("not_seated")
        return seat

    def _hosted(self, user: int) -> None:
        if user != self.host:
            raise Denied("not_host")

    async def _arranged(self, *, life: Life | None = None, **changes: Any) -> Told:
        """Changes the session's own part; a person who is there hosts."""
        kept = _hosted_by_somebody(replace(self._kept, **changes), None)
        if life is Life.ENDED:
            kept = replace(kept, deadline=None, dance=None)
        await self._save(kept, life=life)
        return NOTHING_TOLD

    async def _dealt(self) -> Told:
        game = self._playing()
        return await self._happened(None, [DEAL], 0, game.deal())

    async def _moved(self, seat: int, options: Sequence[Option], number: int | None = None) -> Told:
        """Carries out answers of a seat; only the last of several can be refused, which is judged before."""
        game = self._playing()
        if self.life is not Life.PLAYING:
            raise Denied("asleep" if self.life is Life.ASLEEP else "match_over")
        side = game.state.side
        events: list[Event] = []
        for option in options:
            events += game.answer(seat, option, None if option == UNO else number)
        return await self._happened(seat, [answer_text(game, seat, option) for option in options], side, events)

    async def _happened(
        self, seat: int | None, answers: Sequence[str], side: int, events: Sequence[Event], *, missed: bool = False
    ) -> Told:
        """Commits what the rules did; `missed`: because time ran out."""
        game = self._playing()
        seats = self._after_missing(seat) if missed and seat is not None else self.seats
        kept = replace(self._kept, answers=self._kept.answers + len(answers), seats=seats)
        if game.state.number != self._number or game.state.question is None:
            kept = replace(kept, dance=None, deadline=self._next_deadline(game))
        kept = _hosted_by_somebody(kept, game)
        away = tuple(
            place for place, (old, new) in enumerate(zip(self.seats, seats, strict=True)) if new.away and not old.away
        )
        told = Told(seat, game.edition, tuple(events), side, away=away, dance=self.dance)
        now = datetime.now(UTC)
        lines = [Answer(place, answer, now) for place, answer in enumerate(answers, self._kept.answers + 1)]
        still_in = [seat for place, seat in enumerate(seats) if game.state.in_match[place]]
        # A match that all people have left is over as well: nobody is there to go on, or to stop it.
        over = game.state.champions or all(seat.user is None for seat in still_in)
        await self._save(kept, lines, life=Life.ENDED if over else Life.PLAYING)
        self.recent.append(told)
        return told

    def _after_missing(self, seat: int) -> tuple[Seat, ...]:
        missed = self.seats[seat].missed + 1
        return self._with_seat(seat, missed=missed, away=missed >= MISSED_BEFORE_AWAY)

    def _with_seat(self, seat: int, **changes: Any) -> tuple[Seat, ...]:
        changed = replace(self.seats[seat], **changes)
        return (*self.seats[:seat], changed, *self.seats[seat + 1 :])

    def _next_deadline(self, game: Game) -> datetime | None:
        seconds = self.options.turn_seconds
        if seconds is None or game.state.question is None:
            return None
        return datetime.now(UTC) + timedelta(seconds=seconds)


def _hosted_by_somebody(kept: Kept, game: Game | None) -> Kept:
    """Where the host is away or gone, the next person who is there hosts; nobody there, it stays."""
    still_in = [seat for place, seat in enumerate(kept.seats) if game is None or game.state.in_match[place]]
    people = [seat.user for seat in still_in if seat.user is not None]
    there = [seat.user for seat in still_in if seat.user is not None and seat.present] or people
    return kept if kept.host in there or not there else replace(kept, host=there[0])
