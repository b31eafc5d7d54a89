"""Which emoji the application has: asked at the start, and again from time to time, as they are uploaded meanwhile."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.screens import emoji
from cogs.replies import UNREACHABLE

if TYPE_CHECKING:
    from bot.client import Uno

log = logging.getLogger(__name__)

EVERY = 20 * 60.0
"""How many seconds pass until they are asked for again."""
LONGEST = 5.0
"""How many seconds the start waits for them."""
REFUSED = 50035
"""Discord's code for a body in which something is not as it should be."""


class Emoji(commands.Cog):
    """Keeps what is known of the emoji fresh."""

    def __init__(self, bot: Uno) -> None:
        self._bot = bot
        self._asking: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Asks for them before anything is shown."""
        await self._ask()
        self._asking = asyncio.create_task(self._ask_again())

    async def cog_unload(self) -> None:
        """Asks no more."""
        if self._asking is not None:
            self._asking.cancel()

    async def _ask(self) -> None:
        try:
            async with asyncio.timeout(LONGEST):
                emoji.know(await self._bot.fetch_application_emojis())
        except UNREACHABLE as error:
            log.warning("It is not known which emoji there are (%s)", error)

    async def _ask_again(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self._ask()


def heed(error: BaseException) -> None:
    """Does without emoji where Discord refused one, as it was deleted: what is shown next has none."""
    if isinstance(error, discord.HTTPException) and error.code == REFUSED and "emoji" in error.text.lower():
        log.warning("Discord does not know an emoji of ours any more")
        emoji.forget()
