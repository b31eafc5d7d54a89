"""A session's clock: rings once at a moment, unless it is set anew."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime


class Clock:
    """Rings at most once for each time it is set."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._is_closed = False

    def set(self, at: datetime | None) -> None:
        """Rings at this moment, or not at all; what it was set to before is forgotten."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if at is not None and not self._is_closed:
            seconds = (at - datetime.now(UTC)).total_seconds()
            self._timer = asyncio.get_running_loop().call_later(max(seconds, 0), self._ring)

    def close(self) -> None:
        """Rings no more, whoever sets it."""
        self.set(None)
        self._is_closed = True
