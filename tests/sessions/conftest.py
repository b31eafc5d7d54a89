"""A store on a database of each kind, and the sessions of one process over it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.sessions.registry import Registry
from tests.clock import FakeClock
from tests.sessions.running import Recorder, TroubledStore, new_registry

SHARDS = 2


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of a database without rows, of each kind; what a server does otherwise is tried in `tests/store`."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


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
