"""The bot as a process of its own, which can be killed."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from simcord import ChannelHandle

from bot.playground import LocalDiscord, Person
from tests.house import TOKEN

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def launched(local: LocalDiscord) -> AsyncIterator[asyncio.subprocess.Process]:
    """A bot's process that is on line; killed at the end, as by a power cut."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.playground.table_bot",
        cwd=ROOT,
        env={**os.environ, "DISCORD_API_URL": local.url, "DISCORD_TOKEN": TOKEN},
    )
    try:
        await local.connected()
        yield process
    finally:
        process.kill()
        await process.wait()


async def test_a_killed_bot_comes_back_to_its_buttons(local: LocalDiscord, ann: Person, channel: ChannelHandle) -> None:
    async with launched(local):
        await ann.slash(channel, "table")
    await local.until(lambda: not local.gateway.live)
    async with launched(local):
        await ann.press(channel, "count")
        assert (await ann.wait_for(channel, "Turn 2")).edited
