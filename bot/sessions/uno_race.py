"""The UNO race between players on phones: a moment to call before a catch counts, no catching for a while after a wrong
one, and how fast they were.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Literal, NamedTuple

from bot.rules.events import Event, UnoCalled, UnoCaught
from bot.rules.state import State
from bot.sessions.refusals import SessionRefusal

CATCH_AFTER = timedelta(seconds=1.5)
"""How long a player has to call before any catch counts."""
PAUSE = timedelta(seconds=3)
"""For how long a player catches no one after a wrong catch."""
JUST_NOW = timedelta(seconds=3)
"""For how long a catch is only too late, not wrong, after a seat no longer owes its call."""


class RaceTime(NamedTuple):
    """How long after a call was owed it came, or the catch did."""

    seat: int
    """Which called, or caught another."""
    seconds: float
    kind: Literal["call", "catch"]


@dataclass(frozen=True, slots=True)
class UnoRace:
    """Since when each seat owes its call, or no longer does, and which may not catch now; not kept over a restart."""

    owes_since: Mapping[int, datetime] = field(default_factory=dict)
    free_since: Mapping[int, datetime] = field(default_factory=dict)
    paused_until: Mapping[int, datetime] = field(default_factory=dict)
    fastest: RaceTime | None = None
    """The fastest call or catch of a player in this match."""

    def time_of(self, events: Sequence[Event], now: datetime) -> RaceTime | None:
        """Return how fast the call or catch among these events was; None where there is none, or it was early."""
        for event in events:
            if isinstance(event, UnoCalled) and event.seat in self.owes_since:
                return RaceTime(event.seat, (now - self.owes_since[event.seat]).total_seconds(), "call")
            if isinstance(event, UnoCaught) and event.seat in self.owes_since:
                return RaceTime(event.by, (now - self.owes_since[event.seat]).total_seconds(), "catch")
        return None

    def forgotten(self, events: Sequence[Event], after: State) -> tuple[int, ...]:
        """Return the seats that owed the call until these events, have the card still, and were not caught."""
        settled = {event.seat for event in events if isinstance(event, UnoCalled | UnoCaught)}
        return tuple(
            [
                seat
                for seat in self.owes_since
                if seat not in after.owes and seat not in settled and len(after.hands[seat]) == 1 and not after.over
            ]
        )

    def follow(self, owes: Collection[int], now: datetime, timed: RaceTime | None = None) -> UnoRace:
        """Return the race after a move, with the seats that owe the call now, and how fast a player was in it."""
        freed = {seat: now for seat in self.owes_since if seat not in owes}
        return replace(
            self,
            owes_since={seat: self.owes_since.get(seat, now) for seat in owes},
            free_since={**self.free_since, **freed},
            fastest=min(filter(None, (self.fastest, timed)), key=lambda one: one.seconds, default=None),
        )

    def check_catch(self, seat: int, now: datetime) -> None:
        """Raise SessionRefusal if the seat has had no moment to call yet, or owed its call until a moment ago."""
        if seat in self.owes_since:
            if now - self.owes_since[seat] < CATCH_AFTER:
                raise SessionRefusal("too_early")
        elif seat in self.free_since and now - self.free_since[seat] < JUST_NOW:
            raise SessionRefusal("too_late")

    def after_wrong_catch(self, seat: int, now: datetime) -> UnoRace:
        """Return the race in which this seat may not catch for a while."""
        return replace(self, paused_until={**self.paused_until, seat: now + PAUSE})

    def check_pause(self, seat: int, now: datetime) -> None:
        """Raise SessionRefusal if this seat may not catch now."""
        if seat in self.paused_until and now < self.paused_until[seat]:
            raise SessionRefusal("paused")
