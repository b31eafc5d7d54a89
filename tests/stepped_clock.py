"""The bot's own clock on a machine whose clock tests set."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.chat.clock import SystemClock
from tests.clock import NOW, FakeClock


class SteppedClock(FakeClock):
    """A `FakeClock` whose moments are those that the bot's clock tells. Make it where a loop runs."""

    def __init__(self) -> None:
        super().__init__()
        self._set_by = timedelta()
        self._system = SystemClock(self._wall, self._steady)

    def now(self) -> datetime:
        """Return the present moment."""
        return self._system.now()

    def step(self, by: timedelta) -> None:
        """Set the machine's clock forward, or back."""
        self._set_by += by

    def _wall(self) -> float:
        return (self._now + self._set_by).timestamp()

    def _steady(self) -> float:
        return (self._now - NOW).total_seconds()
