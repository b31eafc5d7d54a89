"""The real bot on a local Discord, and the people who use it."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest
from simcord import ChannelHandle, GuildHandle

from bot.art.studio import Studio
from bot.client import Uno
from bot.config import Settings
from bot.playground import LocalDiscord, Person
from bot.store import Store
from tests.house import TOKEN, ann, ben, channel, house, local, settings
from tests.leaving import leave

__all__ = ["ann", "ben", "channel", "house", "local", "settings"]

Online = Callable[[], AbstractAsyncContextManager[Uno]]


@pytest.fixture(autouse=True)
def _nothing_goes_wrong(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No error is logged; a test that provokes one clears the log."""
    yield
    # caplog.records alone are those of the teardown.
    records = [record for phase in ("setup", "call", "teardown") for record in caplog.get_records(phase)]
    assert [record.getMessage() for record in records if record.levelno >= logging.ERROR and not _is_late(record)] == []


def _is_late(record: logging.LogRecord) -> bool:
    """Whether only the machine was too slow."""
    return record.exc_info is not None and isinstance(record.exc_info[1], TimeoutError)


@pytest.fixture(autouse=True)
def _no_picture_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine; tests of lateness are impatient themselves."""
    monkeypatch.setattr(Studio, "PATIENCE", 60.0)


@pytest.fixture
def known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards at every run."""
    monkeypatch.setattr("bot.sessions.sessions.secrets.token_hex", lambda count: "07" * count)


@pytest.fixture
def mei(local: LocalDiscord, house: GuildHandle) -> Person:
    """She reads Chinese."""
    return local.person("小美", house, locale="zh-TW")


@pytest.fixture
def online(local: LocalDiscord, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Online:
    """Starts the bot; each time as a new process would, over the same database."""

    @asynccontextmanager
    async def started() -> AsyncIterator[Uno]:
        async with await Store.open(settings.database_url) as store:
            bot = Uno(settings, store, guild_ready_timeout=0.02)
            running = asyncio.create_task(bot.start(TOKEN))
            connected = asyncio.create_task(local.connected())
            try:
                await asyncio.wait({running, connected}, return_when=asyncio.FIRST_COMPLETED)
                if running.done():
                    await running
                # The extension is imported anew, without its modules that a test has imported before.
                for name in [name for name in sys.modules if name.startswith("cogs.")]:
                    setattr(sys.modules["cogs"], name.removeprefix("cogs."), sys.modules[name])
                for patience in ("replies.PATIENCE", "replies.LAST_WORD", "tables.RECOLLECTS", "rulebook.USUALLY"):
                    monkeypatch.setattr(f"cogs.{patience}", 60.0)  # however slow the machine
                yield bot
            finally:
                connected.cancel()
                await leave(bot)
                await running

    return started


@pytest.fixture
async def bot(online: Online, channel: ChannelHandle) -> AsyncIterator[Uno]:
    async with online() as bot:
        yield bot
