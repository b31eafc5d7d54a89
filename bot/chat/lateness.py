"""How late presses and commands arrive, by Discord's clock: its three seconds count from when they were made."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

from discord.utils import snowflake_time

LATELY_S = 600.0
"""For how long it is remembered how far the clocks were apart."""


class Lateness:
    """Compares this machine's clock with Discord's, which every interaction carries in its snowflake.

    What arrives seems as old as it is, and as the clocks are apart. Nothing arrives before it was made, so what arrived
    quickest of late shows how far they are apart at most, and all else is so much older. The machine's clock is taken
    for right at the start, and is not looked at again: it may be set.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._ahead = wall() - steady()
        self._least: deque[tuple[float, float]] = deque([(steady(), 0.0)])
        """When something arrived and how old it seemed: the least of late first, then the least after that."""

    def of(self, snowflake: int) -> float:
        """Return how many seconds ago this was made, which has just arrived."""
        now = self._steady()
        seems = now + self._ahead - snowflake_time(snowflake).timestamp()
        while len(self._least) > 1 and self._least[0][0] < now - LATELY_S:
            self._least.popleft()
        while self._least and self._least[-1][1] >= seems:
            self._least.pop()
        self._least.append((now, seems))
        return seems - self._least[0][1]
