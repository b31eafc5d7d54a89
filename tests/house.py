"""A local Discord with a server, a channel and a few people in it, and the bot on line there.

These are fixtures of several folders; each takes those that it needs into its `conftest.py`.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from simcord import ChannelHandle, GuildHandle

from bot.art.process import DrawProcess
from bot.chat.budget import Budget
from bot.chat.client import Uno
from bot.chat.limits import RateLimit
from bot.chat.replies import Timing
from bot.config import Settings
from bot.playground import LocalDiscord, Person
from bot.store.store import Store
from tests.clock import FakeClock
from tests.leaving import leave
from tests.thinking import review_at_once, think_at_once

ROOT = Path(__file__).parents[1]
TOKEN = "local.token"
ANSWER_WITHIN_S = 60.0
"""However slow the machine, the bot answers in time; tests of lateness shorten it."""
UNHURRIED = Timing(
    defer_after=60.0,
    last_word_after=60.0,
    answer_within=60.0,
    picture_within=60.0,
    check_within=60.0,
    choices_within=60.0,
    settings_within=60.0,
    table_after=0.0,
    table_stands=0.0,
    choice_stands=0.0,
)
"""However slow the machine, nothing is late; tests of lateness shorten what they test."""


def same_seed() -> bytes:
    """Return what all chance of a deal comes from: the same cards at every run."""
    return bytes([7]) * 32


Online = Callable[..., AbstractAsyncContextManager[Uno]]
"""Starts the bot, each time as a new process would, over the same database.

It is made with the arguments that are given in place of the usual ones."""


# Discord


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(token=TOKEN, answer_within_s=ANSWER_WITHIN_S) as discord:
        with discord.for_discord_py():
            yield discord
        assert discord.calls.deprecated == []


@pytest.fixture
def house(local: LocalDiscord) -> GuildHandle:
    return local.guild("House")


@pytest.fixture
def channel(house: GuildHandle) -> ChannelHandle:
    return house.create_text_channel("uno")


@pytest.fixture
def ann(local: LocalDiscord, house: GuildHandle) -> Person:
    return local.person("Ann", house)


@pytest.fixture
def ben(local: LocalDiscord, house: GuildHandle) -> Person:
    return local.person("Ben", house)


@pytest.fixture
def mei(local: LocalDiscord, house: GuildHandle) -> Person:
    """She reads Chinese."""
    return local.person("小美", house, locale="zh-TW")


# The bot


@pytest.fixture
def settings(local: LocalDiscord, sqlite_url: str) -> Settings:
    return Settings(TOKEN, local.url, sqlite_url)


@pytest.fixture
def clock() -> FakeClock:
    """The clock that the bot goes by. It stands still, so that no turn runs out and no computer moves."""
    return FakeClock(datetime.now(UTC))


@pytest.fixture
def online(local: LocalDiscord, settings: Settings, clock: FakeClock, draw_process: DrawProcess) -> Online:
    usual: dict[str, Any] = {"draw": draw_process.draw, "clock": clock}
    return lambda **changes: on_line(local, settings, **(usual | changes))


def unlimited() -> Budget:
    """Return a budget in which nothing waits for its time."""
    loop = asyncio.get_running_loop()
    return Budget(loop.time, loop.call_later, per_second=1e9, in_channel=math.inf)


@asynccontextmanager
async def on_line(
    local: LocalDiscord, settings: Settings, *, to_run_games: bool = False, **given: Any
) -> AsyncIterator[Uno]:
    """Start the bot, and stop it at the end; it is made with what is given, and else so that tests never wait."""
    usual: dict[str, Any] = {
        "think": think_at_once,
        "review": review_at_once,
        "timing": UNHURRIED,
        "rate_limit": RateLimit(time.monotonic, at_once=math.inf),
        "openings": RateLimit(time.monotonic, at_once=math.inf),
        "budget": unlimited(),
        "shares": RateLimit(time.monotonic, at_once=math.inf),
        "invites": RateLimit(time.monotonic, at_once=math.inf),
        "make_seed": same_seed,
        "guild_ready_timeout": 0.02,
    }
    async with await Store.open(settings.database_url, to_run_games=to_run_games) as store:
        bot = Uno(settings, store, **(usual | given))
        running = asyncio.create_task(bot.start(TOKEN))
        connected = asyncio.create_task(local.connected())
        try:
            await asyncio.wait({running, connected}, return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                await running
            yield bot
        finally:
            connected.cancel()
            await leave(bot)
            await running


@pytest.fixture
async def bot(online: Online, channel: ChannelHandle) -> AsyncIterator[Uno]:
    """The bot, on line in a server that has a channel."""
    async with online() as bot:
        yield bot


@pytest.fixture(autouse=True)
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No error is logged; a test that provokes one clears the log."""
    yield
    # caplog.records alone are those of the teardown.
    records = [record for phase in ("setup", "call", "teardown") for record in caplog.get_records(phase)]
    assert [record.getMessage() for record in records if record.levelno >= logging.ERROR and not _is_late(record)] == []


def _is_late(record: logging.LogRecord) -> bool:
    """Tell whether only the machine was too slow."""
    return record.exc_info is not None and isinstance(record.exc_info[1], TimeoutError)
