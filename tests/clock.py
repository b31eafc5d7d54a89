"""A clock that tests set: nothing waits for real time to pass."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from operator import attrgetter

NOW = datetime(2026, 2, 3, 4, 5, 6, tzinfo=UTC)
"""When tests happen."""


class FakeTimer:
    """A call that is yet to come."""

    def __init__(self, clock: FakeClock, at: datetime, callback: Callable[[], object]) -> None:
        self.at = at
        self.callback = callback
        self._clock = clock

    def cancel(self) -> None:
        """Drop it."""
        if self in self._clock.timers:
            self._clock.timers.remove(self)


class FakeClock:
    """A `bot.sessions.clock.Clock` whose time passes only where a test lets it."""

    def __init__(self, now: datetime = NOW) -> None:
        self.timers: list[FakeTimer] = []
        """What is yet to come."""
        self._now = now

    def now(self) -> datetime:
        """Return the present moment."""
        return self._now

    def call_later(self, seconds: float, callback: Callable[[], object]) -> FakeTimer:
        """Call when a test has let so many seconds pass."""
        timer = FakeTimer(self, self._now + timedelta(seconds=seconds), callback)
        self.timers.append(timer)
        return timer

    async def advance(self, seconds: float) -> None:
        """Let time pass: call what falls due, in order, and wait for the tasks that each call starts."""
        for timer in self._due(seconds):
            before = asyncio.all_tasks()
            timer.callback()
            while started := asyncio.all_tasks() - before:
                await asyncio.wait(started)

    def strike(self, seconds: float = 0.0) -> None:
        """Let time pass: call what falls due, in order, and wait for nothing that the calls start."""
        for timer in self._due(seconds):
            timer.callback()

    def pass_by(self, seconds: float) -> None:
        """Let time pass without calling anything, as while the process does not run."""
        self._now += timedelta(seconds=seconds)

    def _due(self, seconds: float) -> Iterator[FakeTimer]:
        """Yield each timer that falls due, at its moment; then so many seconds have passed."""
        until = self._now + timedelta(seconds=seconds)
        while due := [timer for timer in self.timers if timer.at <= until]:
            timer = min(due, key=attrgetter("at"))
            timer.cancel()
            self._now = max(self._now, timer.at)
            yield timer
        self._now = until


class FastClock:
    """A `bot.sessions.clock.Clock` that runs some times as fast as the real one."""

    def __init__(self, factor: float, start: datetime) -> None:
        self._factor = factor
        self._start = start
        self._began = datetime.now(UTC)

    def now(self) -> datetime:
        """Return the present moment."""
        return self._start + (datetime.now(UTC) - self._began) * self._factor

    def call_later(self, seconds: float, callback: Callable[[], object]) -> asyncio.TimerHandle:
        """Call after so many seconds of this clock."""
        return asyncio.get_running_loop().call_later(seconds / self._factor, callback)

    def real(self, moment: datetime) -> datetime:
        """Return when a moment of this clock really was."""
        return self._began + (moment - self._start) / self._factor
