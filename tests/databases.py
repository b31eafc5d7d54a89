"""A database of each kind for every test: tables and no rows.

To make the tables takes longer than most tests. So each process of tests makes them once: a file is copied for each
test, and a database on the server has its rows taken away again.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from bot.store.schema import metadata
from bot.store.store import Store

TABLES = [table.name for table in metadata.sorted_tables]
"""In an order in which rows can be put into them."""


async def make_tables(url: str) -> None:
    """Make the tables, and close the database again."""
    await (await Store.open(url)).close()


# Files


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with tables and no rows."""
    path = tmp_path_factory.mktemp("empty") / "uno.db"
    asyncio.run(make_tables(f"sqlite+aiosqlite:///{path}"))
    return path


@pytest.fixture
def new_sqlite_url(tmp_path: Path) -> str:
    """The address of an SQLite file that is not there yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'data' / 'uno.db'}"


@pytest.fixture
def sqlite_url(new_sqlite_url: str, empty_file: Path) -> str:
    """The address of an SQLite file without rows."""
    path = Path(new_sqlite_url.removeprefix("sqlite+aiosqlite:///"))
    path.parent.mkdir()
    shutil.copy(empty_file, path)
    return new_sqlite_url


# Databases on a server


@asynccontextmanager
async def on_a_server() -> AsyncIterator[str]:
    """The address of a new database on the server for tests; without a server the test is skipped."""
    server = os.environ.get("TEST_POSTGRES_URL")
    if not server:
        pytest.skip("TEST_POSTGRES_URL is not set: give the address of a PostgreSQL server to run this on it, too")
    url = make_url(server).set(drivername="postgresql+asyncpg")
    name = f"uno_test_{secrets.token_hex(4)}"
    async with connected(url.render_as_string(hide_password=False)) as connection:
        await connection.execute(text(f"CREATE DATABASE {name} TEMPLATE template0"))
    yield url.set(database=name).render_as_string(hide_password=False)
    async with connected(url.render_as_string(hide_password=False)) as connection:
        await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[AsyncConnection]:
    """A connection each of whose statements is a transaction."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    async with engine.connect() as connection:
        yield connection


@contextmanager
def kept_on_a_server(fill: Callable[[str], Coroutine[Any, Any, None]]) -> Iterator[str]:
    """The address of a database that was filled once, and is put back after each test by `put_back`."""
    with asyncio.Runner(loop_factory=asyncio.new_event_loop) as runner:
        lent = on_a_server()
        url = runner.run(lent.__aenter__())
        runner.run(fill(url))
        copies = [f"CREATE TABLE kept.{name} AS TABLE {name}" for name in TABLES]
        runner.run(run_sql(url, "CREATE SCHEMA kept", *copies))
        yield url
        runner.run(lent.__aexit__(None, None, None))


async def put_back(url: str) -> None:
    """End all that still goes on in the database, and put the rows back that were kept."""
    await run_sql(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
        f"LOCK TABLE {', '.join(TABLES)}",  # a commit that had begun comes first
        *(f"DELETE FROM {name}" for name in reversed(TABLES)),  # noqa: S608 (our own names)
        *(f"INSERT INTO {name} TABLE kept.{name}" for name in TABLES),
    )


async def run_sql(url: str, *statements: str) -> None:
    """Have a database do all this in one transaction, in one step."""
    async with connected(url) as connection:
        raw = await connection.get_raw_connection()
        assert raw.driver_connection is not None
        await raw.driver_connection.execute(";".join(statements))


@pytest.fixture(scope="session")
def empty_database() -> Iterator[str]:
    """The address of a database on the server, which has no rows when a test begins."""
    with kept_on_a_server(make_tables) as url:
        yield url


@pytest.fixture
async def new_postgres_url() -> AsyncIterator[str]:
    """The address of a PostgreSQL database without tables."""
    async with on_a_server() as address:
        yield address


@pytest.fixture
async def postgres_url(empty_database: str) -> AsyncIterator[str]:
    """The address of a PostgreSQL database without rows."""
    yield empty_database
    await put_back(empty_database)


# Either


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of a database without rows; a test that asks for it runs on each kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url
