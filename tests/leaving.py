"""How a bot in this process is stopped: not in the middle of an answer, just as when it takes its leave."""

from __future__ import annotations

import asyncio

from bot.client import Uno

PATIENCE = 60.0


async def leave(bot: Uno) -> None:
    """Closes it when it has answered everybody."""
    if bot._answering:
        await asyncio.wait(bot._answering, timeout=PATIENCE)
    await bot.close()
