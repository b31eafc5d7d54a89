"""How the databases are connected: one engine that writes, one that reads, and what SQLite is told first."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, InterfaceError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store import sqlite_file
from bot.store.errors import StoreError, plain
from bot.store.in_file import InFile
from bot.store.sqlite_file import LOCK_WAIT_S

READERS = 4
SERVER_SETTINGS = {
    "lock_timeout": str(int(LOCK_WAIT_S * 1000)),
    # Whoever stands still in the middle of a transaction must not hold up those who take over.
    "idle_in_transaction_session_timeout": "5000",
}


@dataclass(frozen=True, slots=True)
class Engines:
    """The two sides of one database, and its name for people (without the password)."""

    writer: AsyncEngine
    reader: AsyncEngine
    name: str
    file: Path | None
    """Where the database is; None: on a server, which processes may share."""

    in_file: InFile | None
    """What writes most to an SQLite file."""

    async def close(self) -> None:
        """Closes every connection."""
        if self.in_file is not None:
            await self.in_file.close()
        await self.reader.dispose()
        await self.writer.dispose()


async def connect(database_url: str) -> Engines:
    """Engines for the database at this address; an SQLite file is looked at first, and left alone if it is no good."""
    try:
        url = make_url(database_url)
    except (ArgumentError, ValueError):
        raise StoreError("The database's address cannot be read; check DATABASE_URL.") from None
    _keep_values_out_of_logs()
    path = None
    match url.drivername:
        case "sqlite+aiosqlite":
            path = sqlite_file.path_of(url)
            await asyncio.to_thread(sqlite_file.prepare, path)
            # Python's own BEGIN comes too late, with the first row that is written; ours is below.
            reading: dict[str, Any] = {}
            options: dict[str, Any] = {"connect_args": {"isolation_level": None}}
            name = str(path)
        case "postgresql+asyncpg":
            url = _with_ssl(url)
            # What somebody sees is put together by several queries, and all must tell of one moment, as with SQLite.
            reading = {"isolation_level": "REPEATABLE READ"}
            options = {
                "connect_args": {"timeout": 10, "command_timeout": 30, "server_settings": SERVER_SETTINGS},
                "pool_pre_ping": True,
            }
            name = f"{url.database} on {url.host or 'localhost'}"
        case _:
            raise StoreError("The database must be sqlite+aiosqlite or postgresql+asyncpg; check DATABASE_URL.")
    unknown_option = f"The address of the database {name} has an option that is unknown or wrong; check DATABASE_URL."
    try:
        # hide_parameters: an error must not print what was to be stored.
        writer = create_async_engine(url, hide_parameters=True, pool_size=1, max_overflow=0, **options)
        reading |= {"pool_size": READERS, "pool_timeout": LOCK_WAIT_S}
        reader = create_async_engine(url, hide_parameters=True, max_overflow=0, **reading, **options)
    except ModuleNotFoundError as error:
        raise StoreError(
            f'The package {error.name} is missing; install it with: pip install -e ".[postgres]".'
        ) from None
    except (ArgumentError, TypeError, ValueError):
        raise StoreError(unknown_option) from None
    if url.drivername == "sqlite+aiosqlite":
        _prepare_sqlite(writer.sync_engine, begin="BEGIN IMMEDIATE")
        _prepare_sqlite(reader.sync_engine, begin="BEGIN", read_only=True)
    in_file = None if path is None else InFile(path)
    engines = Engines(writer, reader, name, path, in_file)
    try:
        async with writer.connect():
            return engines
    except Exception as error:  # noqa: BLE001  (drivers raise all kinds; each becomes a sentence)
        await engines.close()
        if isinstance(error, TypeError | ValueError | InterfaceError):
            raise StoreError(unknown_option) from None
        raise plain(error, name) from None


def _prepare_sqlite(engine: Engine, *, begin: str, read_only: bool = False) -> None:
    def on_connect(connection: DBAPIConnection, record: object) -> None:
        cursor = connection.cursor()
        for pragma in sqlite_file.told_first(read_only=read_only):
            cursor.execute(pragma)
        cursor.close()

    def on_begin(connection: Connection) -> None:
        # The writer takes its lock at once (IMMEDIATE): a transaction that read first could not wait for it.
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", on_begin)


def _with_ssl(url: URL) -> URL:
    # Hosting companies write sslmode as libpq has it; asyncpg calls it ssl.
    query = dict(url.query)
    if "sslmode" in query:
        query["ssl"] = query.pop("sslmode")
    return url.set(query=query)


def _keep_values_out_of_logs() -> None:
    # At DEBUG the one logs every statement with its values, the other every row that it reads: seeds and hands.
    for name in ("aiosqlite", "sqlalchemy.engine"):
        logging.getLogger(name).setLevel(logging.WARNING)
