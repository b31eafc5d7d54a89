"""How a bot in this process is stopped: not in the middle of an answer, just as when it takes its leave."""

from __future__ import annotations

from bot.chat.client import Uno

LAST_ANSWERS_S = 60.0


async def leave(bot: Uno) -> None:
    """Close it when it has answered all presses and commands."""
    await bot.admission.wait(LAST_ANSWERS_S)
    await bot.close()
