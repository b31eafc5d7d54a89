"""Waiting until something changes in the local Discord."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
POLL_INTERVAL_S = 0.02
WAIT_TIMEOUT_S = 60.0
"""Long enough for anything that should come soon, however slow the machine."""


class ChangeSignal:
    """Wakes those who wait whenever something changed; `count` numbers the changes."""

    def __init__(self) -> None:
        self.count = 0
        self._next = asyncio.Event()

    def notify(self) -> None:
        self.count += 1
        self._next.set()
        self._next = asyncio.Event()

    async def after(self, count: int) -> int:
        """Wait for more than `count` changes; return how many there were."""
        while self.count <= count:
            await self._next.wait()
        return self.count

    async def until(self, condition: Callable[[], T | None], seconds: float = WAIT_TIMEOUT_S) -> T:
        """Wait until `condition()` is truthy and return its value; raise TimeoutError after `seconds`.

        It is checked at every change, and now and then in between, for it may look at the bot, which does not notify.
        """
        async with asyncio.timeout(seconds):
            while not (value := condition()):
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(POLL_INTERVAL_S):  # wait_for may swallow a cancellation on Python 3.11
                        await self._next.wait()
            return value
