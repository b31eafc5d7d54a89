"""Waiting for something to become true."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
GLANCE = 0.02
LONGEST = 60.0
"""How many seconds something is waited for that is to come soon, however slow the machine."""


class Pulse:
    """Beats whenever something changed in the local Discord; `count` numbers the beats."""

    def __init__(self) -> None:
        self.count = 0
        self._next = asyncio.Event()

    def beat(self) -> None:
        self.count += 1
        self._next.set()
        self._next = asyncio.Event()

    async def after(self, count: int) -> int:
        """Wait until more than `count` beats were heard; returns how many were."""
        while self.count <= count:
            await self._next.wait()
        return self.count

    async def until(self, truth: Callable[[], T | None], seconds: float = LONGEST) -> T:
        """Wait for `truth()` to be truthy and return what it returned; TimeoutError after `seconds`.

        It is asked at every beat, and now and then in between, for it may look at the bot, which does not beat.
        """
        async with asyncio.timeout(seconds):
            while not (value := truth()):
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(GLANCE):  # wait_for may swallow a cancellation on Python 3.11
                        await self._next.wait()
            return value
