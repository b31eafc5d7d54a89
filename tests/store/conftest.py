"""A database of each kind, new for every test."""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.store import Store
from bot.store.db import Database, connect
from bot.store.migrate import migrate


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of an SQLite file that is not there yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'data' / 'uno.db'}"


@pytest.fixture
async def postgres_url() -> AsyncIterator[str]:
    """The address of an empty PostgreSQL database, which is dropped afterwards."""
    async with on_a_server() as address:
        yield address


@asynccontextmanager
async def on_a_server(template: str = "template0") -> AsyncIterator[str]:
    """A copy of this database on the server for tests, and its address; without a server the test is skipped."""
    server = os.environ.get("TEST_POSTGRES_URL")
    if not server:
        pytest.skip("TEST_POSTGRES_URL is not set: give the address of a PostgreSQL server to run this on it, too")
    url = make_url(server).set(drivername="postgresql+asyncpg")
    name = f"uno_test_{secrets.token_hex(4)}"
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template}"))
    yield url.set(database=name).render_as_string(hide_password=False)
    async with engine.connect() as connection:
        await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database; a test that asks for it runs on each kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


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
