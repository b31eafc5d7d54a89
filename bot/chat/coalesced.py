"""Work that is requested again and again, done one at a time: what is requested meanwhile is done once, after it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

log = logging.getLogger(__name__)


class Coalesced:
    """One piece of work, such as showing a table as it is now; requesting it neither waits nor fails."""

    __slots__ = ("_game", "_retry_pauses_s", "_task", "_work", "is_requested")  # there is one for each open hand

    def __init__(
        self,
        work: Callable[[], Awaitable[None]],
        *,
        retry_pauses_s: Sequence[float] = (),
        game: str = "",
    ) -> None:
        self._work = work
        self._retry_pauses_s = retry_pauses_s
        """How long to wait before it is tried again when it failed: first, second…"""
        self._game = game
        self.is_requested = False
        """Whether it will be done once more."""
        self._task: asyncio.Task[None] | None = None

    def request(self) -> None:
        """Have it done soon, with everything as it is by then."""
        self.is_requested = True
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def done(self) -> None:
        """Wait until it is requested no more."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def cancel(self) -> None:
        """Drop it, at once."""
        self.is_requested = False
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        failures = 0
        while self.is_requested:
            self.is_requested = False
            try:
                await self._work()
            except Exception:
                log.exception("What the others see could not be brought up to date", extra={"game": self._game})
                if failures < len(self._retry_pauses_s):
                    self.is_requested = True
                    await asyncio.sleep(self._retry_pauses_s[failures])
                failures += 1
            else:
                failures = 0
        if self._task is asyncio.current_task():  # with its frame it is larger than all else that is kept here
            self._task = None
