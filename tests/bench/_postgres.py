"""Databases of the benchmarks, as they are on a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.store.schema import housekeeping, metadata
from bot.store.store import Store


async def copied(path: Path, server: str) -> str:
    """The address of a copy of this SQLite database; it is made if the server has none of its name yet."""
    there = make_url(server).set(drivername="postgresql+asyncpg")
    copy = there.set(database=f"uno_bench_{path.stem}")
    url = copy.render_as_string(hide_password=False)
    engine = create_async_engine(there, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    async with engine.connect() as connection:
        known = text("SELECT 1 FROM pg_database WHERE datname = :name")
        if await connection.scalar(known, {"name": copy.database}):
            await (await Store.open(url)).close()
            return url
        await connection.execute(text(f"CREATE DATABASE {copy.database} TEMPLATE template0"))
    await (await Store.open(url)).close()
    await _fill(copy, path)
    return url


async def _fill(copy: URL, path: Path) -> None:
    engine = create_async_engine(copy, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    async with engine.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        with create_engine(f"sqlite:///{path}").connect() as source:
            for table in metadata.sorted_tables:
                if table is housekeeping:
                    await driver.execute("DELETE FROM housekeeping")  # its row is made with the tables
                rows = source.execution_options(yield_per=20_000).execute(select(table))
                for some in rows.partitions():
                    await driver.copy_records_to_table(table.name, records=map(tuple, some), columns=table.c.keys())
        # As the server does by itself in time.
        await driver.execute("VACUUM ANALYZE")
