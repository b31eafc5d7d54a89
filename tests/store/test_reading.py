"""Connections that are awaited."""

import asyncio

from sqlalchemy import select, text
from sqlalchemy.pool import QueuePool

from bot.store.db import connect
from bot.store.reading import ReadConnection
from bot.store.schema import games
from bot.store.store import Store


async def test_a_connection_returns_what_a_statement_found(sqlite_url: str) -> None:
    async with await Store.open(sqlite_url) as store, store.database.reading() as connection:
        assert connection.dialect.name == "sqlite"
        assert (await connection.execute(text("SELECT :one AS one, 2"), {"one": 1})).one().one == 1
        assert await connection.scalar(text("SELECT 3")) == 3
        assert (await connection.scalars(select(games.c.id))).all() == []
        assert await connection.run_sync(lambda own, number: own.scalar(text(f"SELECT {number}")), 4) == 4


async def test_a_reader_that_is_cancelled_gives_its_connection_back(sqlite_url: str) -> None:
    database = await connect(sqlite_url)
    pool = database.reader.pool
    assert isinstance(pool, QueuePool)
    reads = asyncio.Event()

    async def read() -> None:
        async with database.reading() as connection:
            assert isinstance(connection, ReadConnection)
            reads.set()
            await asyncio.Event().wait()

    reading = asyncio.create_task(read())
    await reads.wait()
    assert pool.checkedout() == 1
    reading.cancel()
    await asyncio.wait([reading])
    assert pool.checkedout() == 0
    await database.close()
