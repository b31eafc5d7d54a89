"""The clock that the bot goes by; tests pass one that they set."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime

FOLLOWS = 0.05
"""How much faster or slower than time passes it goes, at most, to come to the time of the machine's clock."""


class SystemClock:
    """The time of this machine, as it was at the start and has passed since; and the timers of the running loop.

    The machine's clock may be set: then this one goes a little faster or slower until they agree, and nobody's time
    runs out, or never does, because of it.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.call_later = asyncio.get_running_loop().call_later
        self._wall = wall
        self._steady = steady
        self._read_at = steady()
        self._seconds = wall()

    def now(self) -> datetime:
        """Return the present moment; it is never before one that was returned."""
        read_at = self._steady()
        passed, self._read_at = read_at - self._read_at, read_at
        most = FOLLOWS * passed
        behind = self._wall() - (self._seconds + passed)
        self._seconds += passed + max(-most, min(most, behind))
        return datetime.fromtimestamp(self._seconds, UTC)
