"""How a bot in this process is stopped: not in the middle of an answer, just as when it takes its leave."""

from __future__ import annotations

import asyncio

from bot.chat.client import Uno

LAST_ANSWERS_S = 60.0


async def leave(bot: Uno) -> None:
    """Close it when it has answered all presses and commands."""
    if bot._answering:
        await asyncio.wait(bot._answering, timeout=LAST_ANSWERS_S)
    await bot.close()
