"""A store on a database of each kind, and the sessions of one process over it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count

import pytest

from bot.sessions import Sessions
from bot.store import Store
from tests.store.conftest import database_url, postgres_url, sqlite_url

__all__ = ["database_url", "postgres_url", "sqlite_url"]


@pytest.fixture(autouse=True)
def _known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has other cards, and the same at every run."""
    games = count(1)
    monkeypatch.setattr("bot.sessions.sessions.secrets.token_hex", lambda size: next(games).to_bytes(size, "big").hex())


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """An open store, as the bot has it: the games are this process's alone."""
    async with await Store.open(database_url, to_run_games=True) as opened:
        yield opened


@pytest.fixture
async def sessions(store: Store) -> AsyncIterator[Sessions]:
    """No game runs yet."""
    running = Sessions(store)
    await running.restore()
    yield running
    running.close()
