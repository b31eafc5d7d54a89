"""A store in a folder of the test's own, and the sessions of one process over it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sessions import Sessions
from bot.store import Store


@pytest.fixture
def address(tmp_path: Path) -> str:
    """Where the test's database is."""
    return f"sqlite+aiosqlite:///{tmp_path / 'uno.db'}"


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    """An open store."""
    async with await Store.open(address) as opened:
        yield opened


@pytest.fixture
async def sessions(store: Store) -> AsyncIterator[Sessions]:
    """No game runs yet."""
    running = Sessions(store)
    yield running
    running.close()
