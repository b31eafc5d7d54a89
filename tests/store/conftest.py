"""A store on a database of each kind."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.store import Store
from bot.store.db import Database, connect
from bot.store.migrate import migrate


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """The connections of the store below, to look beneath it."""
    database = await connect(database_url)
    await migrate(database)
    yield database
    await database.close()


@pytest.fixture
async def store(database: Database) -> AsyncIterator[Store]:
    """An empty store."""
    async with Store(database) as store:
        yield store
