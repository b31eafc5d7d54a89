"""A store on a database of each kind, and the sessions of one process over it."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from bot.sessions.registry import Registry
from bot.store.store import Store
from tests.clock import FakeClock
from tests.sessions.running import Recorder, TroubledStore, new_registry
from tests.store.conftest import database_url, on_a_server

__all__ = ["database_url"]

SHARDS = 2

# To make the tables takes longer than most tests: they are made once, and each test has a copy.


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with tables and no rows."""
    path = tmp_path_factory.mktemp("empty") / "uno.db"
    asyncio.run(_make_tables(f"sqlite+aiosqlite:///{path}"))
    return path


@pytest.fixture(scope="session")
def empty_database() -> Iterator[str]:
    """The name of a database on the server with tables and no rows."""
    with asyncio.Runner(loop_factory=asyncio.new_event_loop) as runner:
        lent = on_a_server()
        url = runner.run(lent.__aenter__())
        runner.run(_make_tables(url))
        yield make_url(url).database or ""
        runner.run(lent.__aexit__(None, None, None))


@pytest.fixture
def sqlite_url(tmp_path: Path, empty_file: Path) -> str:
    """The address of an SQLite file without rows."""
    path = tmp_path / "data" / "uno.db"
    path.parent.mkdir()
    shutil.copy(empty_file, path)
    return f"sqlite+aiosqlite:///{path}"


@pytest.fixture
async def postgres_url(empty_database: str) -> AsyncIterator[str]:
    """The address of a PostgreSQL database without rows."""
    async with on_a_server(empty_database) as address:
        yield address


async def _make_tables(url: str) -> None:
    await (await Store.open(url)).close()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def presenter() -> Recorder:
    return Recorder()


@pytest.fixture
async def store(database_url: str, presenter: Recorder) -> AsyncIterator[TroubledStore]:
    """An open store, as the bot has it: the games are this process's alone."""
    async with await TroubledStore.open(database_url, to_run_games=True) as opened:
        opened.log = presenter.log
        if opened.lease is not None:
            await opened.lease.start(SHARDS)
        yield opened


@pytest.fixture
async def registry(store: TroubledStore, clock: FakeClock, presenter: Recorder) -> AsyncIterator[Registry]:
    """No game runs yet."""
    running = new_registry(store, clock, presenter)
    await running.take()
    yield running
    running.close()
