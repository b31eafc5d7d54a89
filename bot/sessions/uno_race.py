"""The UNO race between players on phones: a moment to call before a catch counts, and a pause after a wrong one."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from bot.sessions.refusals import SessionRefusal

CATCH_AFTER = timedelta(seconds=1.5)
"""How long a player has to call before any catch counts."""
PAUSE = timedelta(seconds=3)
"""How long a player has to pause after a wrong catch."""
JUST_NOW = timedelta(seconds=3)
"""For how long a catch is only too late, not wrong, after a seat no longer owes its call."""


@dataclass(frozen=True, slots=True)
class UnoRace:
    """Since when each seat owes its call, or no longer does, and which have to pause; not kept over a restart."""

    owes_since: Mapping[int, datetime] = field(default_factory=dict)
    free_since: Mapping[int, datetime] = field(default_factory=dict)
    paused_until: Mapping[int, datetime] = field(default_factory=dict)

    def follow(self, owes: Collection[int], now: datetime) -> UnoRace:
        """Return the race after a move, with the seats that owe the call now."""
        freed = {seat: now for seat in self.owes_since if seat not in owes}
        return replace(
            self,
            owes_since={seat: self.owes_since.get(seat, now) for seat in owes},
            free_since={**self.free_since, **freed},
        )

    def check_catch(self, seat: int, now: datetime) -> None:
        """Raise SessionRefusal if the seat has had no moment to call yet, or owed its call until a moment ago."""
        if seat in self.owes_since:
            if now - self.owes_since[seat] < CATCH_AFTER:
                raise SessionRefusal("too_early")
        elif seat in self.free_since and now - self.free_since[seat] < JUST_NOW:
            raise SessionRefusal("too_late")

    def after_wrong_catch(self, seat: int, now: datetime) -> UnoRace:
        """Return the race with a pause for this seat."""
        return replace(self, paused_until={**self.paused_until, seat: now + PAUSE})

    def check_pause(self, seat: int, now: datetime) -> None:
        """Raise SessionRefusal if this seat has to pause."""
        if seat in self.paused_until and now < self.paused_until[seat]:
            raise SessionRefusal("paused")
