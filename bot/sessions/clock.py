"""The clock that everything in a session goes by. The real one is in `bot.chat.clock`; tests pass one that they set."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Protocol


class Timer(Protocol):
    """A call that is yet to come."""

    def cancel(self) -> None:
        """Drop it."""


class Clock(Protocol):
    """Tells the time, and calls when some of it has passed."""

    def now(self) -> datetime:
        """Return the present moment, with its time zone."""

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Timer:
        """Call after so many seconds, at once where they are none, unless the timer is cancelled before."""
