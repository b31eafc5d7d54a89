"""The bot, with more figures: its tasks, and for how long its event loop stood still since that was last asked."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from pathlib import Path

from prometheus_client import Gauge

from bot.chat import serve
from bot.config import Settings

EVERY_S = 0.005
STOOD_STILL = Gauge("bench_stood_still_seconds", "The longest that the event loop stood still since it was last asked")
ITS_OWN = Gauge(
    "bench_stood_still_by_itself_seconds", "The same, without what it waited for a processor that others had"
)
TASKS = Gauge("bench_tasks", "Tasks of the event loop that are not done")


class Longest:
    """The greatest of some values, until it is taken."""

    def __init__(self) -> None:
        self._value = 0.0

    def add(self, value: float) -> None:
        """Keep it if it is greater."""
        self._value = max(self._value, value)

    def take(self) -> float:
        """Return it, and begin anew."""
        value, self._value = self._value, 0.0
        return value


async def watch() -> None:
    """Find out again and again how late a wait is over."""
    whole, own = Longest(), Longest()
    STOOD_STILL.set_function(whole.take)
    ITS_OWN.set_function(own.take)
    loop = asyncio.get_running_loop()
    TASKS.set_function(lambda: len(asyncio.all_tasks(loop)))
    now = loop.time
    while True:
        waited, due = waited_s(), now() + EVERY_S
        await asyncio.sleep(EVERY_S)
        late = now() - due
        whole.add(late)
        own.add(late - (waited_s() - waited))


def waited_s() -> float:
    """Return how long the main thread has waited for a processor, in all; 0 where the system does not say."""
    with suppress(OSError):
        return int(Path("/proc/self/schedstat").read_text(encoding="ascii").split()[1]) / 1e9
    return 0.0


async def watched(settings: Settings) -> None:
    """Run the bot as usual."""
    watching = asyncio.create_task(watch())
    try:
        await unwatched(settings)
    finally:
        watching.cancel()


unwatched, serve.serve = serve.serve, watched

if __name__ == "__main__":
    from bot.__main__ import main

    sys.exit(main())
