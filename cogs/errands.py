"""Work that is wanted again and again, done one at a time: what is wanted meanwhile is done once, after it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

PAUSES = (1.0, 5.0, 20.0)
LONGEST = 15.0
"""How many seconds one attempt may take; Discord may never answer, or want to be left alone for long."""


class Errand:
    """One piece of work, such as showing a table as it is now; whoever wants it neither waits nor sees it fail."""

    def __init__(self, work: Callable[[], Awaitable[None]], *, game: str = "", pauses: tuple[float, ...] = ()) -> None:
        self._work = work
        self._game = game
        self._pauses = pauses
        """How long to wait before it is tried again when it failed: first, second…"""
        self.is_wanted = False
        """Whether it will be done once more."""
        self._task: asyncio.Task[None] | None = None

    def want(self) -> None:
        """Has it done soon, from the beginning of things as they are by then."""
        self.is_wanted = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def done(self) -> None:
        """Waits until nothing is wanted any more."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def cancel(self) -> None:
        """Drops it, at once."""
        self.is_wanted = False
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        failures = 0
        while self.is_wanted:
            self.is_wanted = False
            try:
                async with asyncio.timeout(LONGEST):
                    await self._work()
            except Exception:
                log.exception("What the others see could not be brought up to date", extra={"game": self._game})
                if failures < len(self._pauses):
                    self.is_wanted = True
                    await asyncio.sleep(self._pauses[failures])
                failures += 1
            else:
                failures = 0
