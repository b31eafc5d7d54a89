"""The UNO race between people on phones: a moment to call, a moment's pause for a wrong catch."""

from __future__ import annotations

import time
from collections.abc import Collection

from bot.sessions.denied import Denied

CATCH_AFTER = 1.5
"""Seconds that a player has to call before anybody's catch counts."""
PAUSE = 3.0
"""Seconds that a wrong catch costs."""
LATELY = 3.0
"""For how many seconds after a debt ended a catch is not wrong, only slower."""


class Fairness:
    """Since when each seat has owed its call, or no longer does, and who has to pause; not kept over a restart."""

    def __init__(self) -> None:
        self._owes_since: dict[int, float] = {}
        self._free_since: dict[int, float] = {}
        self._paused_until: dict[int, float] = {}

    def follow(self, owes: Collection[int]) -> None:
        """Takes notice of who owes the call now."""
        now = time.monotonic()
        for seat in set(self._owes_since) - set(owes):
            del self._owes_since[seat]
            self._free_since[seat] = now
        for seat in owes:
            self._owes_since.setdefault(seat, now)

    def check_catch(self, seat: int) -> None:
        """Denies a catch that leaves no moment to call, or that came a moment after another answer."""
        now = time.monotonic()
        if seat in self._owes_since:
            if now - self._owes_since[seat] < CATCH_AFTER:
                raise Denied("too_early")
        elif now - self._free_since.get(seat, -LATELY) < LATELY:
            raise Denied("too_late")

    def pause(self, user: int) -> None:
        """A wrong catch."""
        self._paused_until[user] = time.monotonic() + PAUSE

    def check_pause(self, user: int) -> None:
        """Denies what comes during the pause."""
        if time.monotonic() < self._paused_until.get(user, 0):
            raise Denied("paused")
