"""Public messages that are to go: removed when nothing else waits to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import discord

from bot.chat.budget import Budget, Rank
from bot.chat.replies import UNREACHABLE

REMOVED_WITHIN_S = 15.0
"""How long Discord may take."""


class Removals:
    """Removes messages, each once, with what is left of the budget."""

    def __init__(self, client: discord.Client, budget: Budget) -> None:
        self._client = client
        self._budget = budget
        self._tasks: dict[int, asyncio.Task[None]] = {}
        """By message."""

    def remove(self, channel_id: int, message_id: int, then: Callable[[], Awaitable[None]] | None = None) -> None:
        """Have a message removed, and `then` done once it is gone; where Discord refuses, it stays."""
        if message_id not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._remove(channel_id, message_id, then))
            self._tasks[message_id] = task
            task.add_done_callback(lambda _: self._tasks.pop(message_id, None))

    def close(self) -> None:
        """Leave what has not gone yet."""
        for task in self._tasks.values():
            task.cancel()

    async def _remove(self, channel_id: int, message_id: int, then: Callable[[], Awaitable[None]] | None) -> None:
        channel = self._client.get_partial_messageable(channel_id)
        with suppress(*UNREACHABLE):
            async with self._budget.turn(channel_id, Rank.LAST), asyncio.timeout(REMOVED_WITHIN_S):
                with suppress(discord.NotFound):
                    await channel.get_partial_message(message_id).delete()
            if then is not None:
                await then()
