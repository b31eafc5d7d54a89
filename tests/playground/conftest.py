"""A local Discord with one server, and bots that are connected to it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest
from simcord import ChannelHandle, GuildHandle

from bot.playground import LocalDiscord
from bot.playground.server.change_signal import ChangeSignal
from tests.house import TOKEN, ann, ben, channel, house, local
from tests.playground.table_bot import TableBot

__all__ = ["ann", "ben", "channel", "house", "local"]


@pytest.fixture
async def http(local: LocalDiscord) -> AsyncIterator[aiohttp.ClientSession]:
    """Bare HTTP with the bot's token."""
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as client:
        yield client


@asynccontextmanager
async def online(**options: Any) -> AsyncIterator[TableBot]:
    """A bot that is ready; what makes its start fail is raised here."""
    bot = TableBot(**options)
    running = asyncio.create_task(bot.start(TOKEN))
    ready = asyncio.create_task(bot.is_up.wait())
    try:
        await asyncio.wait((running, ready), timeout=60, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            await running
        # On a slow machine servers come after it is ready.
        await ChangeSignal().until(lambda: not any(guild.unavailable for guild in bot.guilds))
        yield bot
    finally:
        ready.cancel()
        await bot.close()
        if not running.done():
            await running


@pytest.fixture
async def bot(local: LocalDiscord, house: GuildHandle, channel: ChannelHandle) -> AsyncIterator[TableBot]:
    async with online() as bot:
        yield bot
