"""The connections to a database: one that writes moves, one for housekeeping, a few that read. SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, InterfaceError
from sqlalchemy.pool import NullPool, PoolProxiedConnection

from bot.store import sqlite_file
from bot.store.errors import DATABASE_ERRORS, UnusableDatabase, as_store_error
from bot.store.reading import ReadConnection, connected, dispose
from bot.store.sqlite_file import LOCK_WAIT_S

T = TypeVar("T")

READERS = 4
READER_PAGES_KB = 512
"""How much of an SQLite file each of these keeps, by default 2 MB: with the next save it has to be read anew anyway."""
IDLE_IN_TRANSACTION_S = 5.0
"""After so long a server ends the transaction of a process that stands still, so that others can take over."""


class WriteConnection(Protocol):
    """A connection that does one piece of work after another, on SQLite and PostgreSQL by the same functions."""

    def run(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Begin `work`, which makes its own transactions, or queue it behind the work under way."""
        ...

    async def close(self) -> None:
        """Close the connection when the work under way is done."""
        ...


def transaction(connection: WriteConnection, work: Callable[[Connection], T]) -> asyncio.Future[T]:
    """Begin this work in one transaction, which is committed after it; return a Future of its result."""

    def in_one(synchronous: Connection) -> T:
        with synchronous.begin():
            return work(synchronous)

    return connection.run(in_one)


class FileWriter:
    """Writes to an SQLite file: one thread with one connection, so that work takes one step out of the event loop.

    SQLite lets one connection write at a time. `turn` is what those of this process wait for: SQLite's own way is to
    look again every now and then.
    """

    def __init__(self, url: URL, lock_wait_s: float, turn: threading.Lock) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._turn = turn
        options: dict[str, Any] = {"isolation_level": None, "check_same_thread": False}
        engine = create_engine(
            url.set(drivername="sqlite"), poolclass=NullPool, hide_parameters=True, connect_args=options
        )
        # It takes its lock at once (IMMEDIATE): a transaction that read first could not wait for it.
        _prepare_sqlite(engine, begin="BEGIN IMMEDIATE", lock_wait_s=lock_wait_s)
        self._engine = engine
        self._connection: Connection | None = None

    def run(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        if self._connection is not None:
            self._connection.close()

    def _run(self, work: Callable[[Connection], T]) -> T:
        connection = self._connection or self._engine.connect()
        self._connection = None  # one that met with an error is not used again
        try:
            with self._turn:
                result = work(connection)
        except BaseException:
            connection.close()
            raise
        self._connection = connection
        return result


class ServerWriter:
    """Writes to a PostgreSQL server, by connections of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._under_way: set[asyncio.Future[Any]] = set()
        """The loop keeps no task alive by itself."""

    def run(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        task = asyncio.ensure_future(self._run(work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    async def close(self) -> None:
        await dispose(self._engine)

    async def _run(self, work: Callable[[Connection], T]) -> T:
        async with await connected(self._engine) as connection:
            return await connection.run_sync(work)


@dataclass(frozen=True, slots=True)
class Database:
    """A database: what writes to it, what reads from it, its name to show (without the password)."""

    writer: WriteConnection
    """For moves."""
    housekeeping: WriteConnection
    """For what is done beside the moves, which do not wait for it."""
    reader: Engine
    name: str
    dialect: str
    """sqlite or postgresql."""
    file: Path | None
    """Where the database is; None: on a server, which processes may share."""

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[ReadConnection]:
        """Yield a connection that reads everything as of one moment; raise StoreError if it cannot."""
        try:
            async with AsyncExitStack() as held:
                connection = await self._connected()
                held.push_async_exit(connection)
                yield connection
        except DATABASE_ERRORS as error:
            raise as_store_error(error, self.name) from None

    async def _connected(self) -> ReadConnection:
        """Connect to read; a reader that is cancelled meanwhile leaves no open connection behind."""
        connecting = asyncio.ensure_future(connected(self.reader))
        try:
            return await asyncio.shield(connecting)
        except asyncio.CancelledError:
            with suppress(Exception):
                await (await connecting).close()
            raise

    async def close(self) -> None:
        """Close every connection."""
        await self.writer.close()
        await self.housekeeping.close()
        await dispose(self.reader)


async def connect(database_url: str, lock_wait_s: float = LOCK_WAIT_S) -> Database:
    """Connect to the database at this address; an SQLite file is examined first, and left as it is if it is no good."""
    try:
        url = make_url(database_url)
    except (ArgumentError, ValueError):
        raise UnusableDatabase("The database's address cannot be read; check DATABASE_URL.") from None
    _keep_values_out_of_logs()
    path: Path | None = None
    match url.drivername:
        case "sqlite+aiosqlite":
            path = sqlite_file.path_of(url)
            await asyncio.to_thread(sqlite_file.prepare, path, lock_wait_s)
            name, opening = str(path), _open_file
        case "postgresql+asyncpg":
            name, opening = f"{url.database} on {url.host or 'localhost'}", _open_server
        case _:
            raise UnusableDatabase("The database must be sqlite+aiosqlite or postgresql+asyncpg; check DATABASE_URL.")
    unknown_option = f"The address of the database {name} has an option that is unknown or wrong; check DATABASE_URL."
    try:
        writer, housekeeping, reader = opening(url, lock_wait_s)
    except ModuleNotFoundError as error:
        raise UnusableDatabase(
            f'The package {error.name} is missing; install it with: pip install "discord-uno[postgres]".'
        ) from None
    except (ArgumentError, TypeError, ValueError):
        raise UnusableDatabase(unknown_option) from None
    database = Database(writer, housekeeping, reader, name, reader.dialect.name, path)
    try:
        await writer.run(lambda connection: None)
    except Exception as error:  # noqa: BLE001  (drivers raise all kinds; each becomes a sentence)
        await database.close()
        if isinstance(error, TypeError | ValueError | InterfaceError):
            raise UnusableDatabase(unknown_option) from None
        raise as_store_error(error, name) from None
    return database


def _open_file(url: URL, lock_wait_s: float) -> tuple[WriteConnection, WriteConnection, Engine]:
    # Python's own BEGIN would come too late, with the first row that is written.
    reader = create_engine(
        url,
        hide_parameters=True,
        pool_size=READERS,
        max_overflow=0,
        pool_timeout=lock_wait_s,
        connect_args={"isolation_level": None},
    )
    _prepare_sqlite(reader, begin="BEGIN", lock_wait_s=lock_wait_s, read_only=True)
    turn = threading.Lock()
    return FileWriter(url, lock_wait_s, turn), FileWriter(url, lock_wait_s, turn), reader


def _open_server(url: URL, lock_wait_s: float) -> tuple[WriteConnection, WriteConnection, Engine]:
    # Hosting companies write sslmode as libpq has it; asyncpg calls it ssl.
    query = dict(url.query)
    if "sslmode" in query:
        query["ssl"] = query.pop("sslmode")
    settings = {
        "lock_timeout": str(int(lock_wait_s * 1000)),
        "idle_in_transaction_session_timeout": str(int(IDLE_IN_TRANSACTION_S * 1000)),
    }
    options: dict[str, Any] = {
        # An error must not print what was to be stored.
        "hide_parameters": True,
        "pool_pre_ping": True,
        "max_overflow": 0,
        "connect_args": {"timeout": 10, "command_timeout": 30, "server_settings": settings},
    }
    url = url.set(query=query)
    writer = create_engine(url, pool_size=1, **options)
    # Two, so that no lease runs out while something else is long.
    housekeeping = create_engine(url, pool_size=2, **options)
    # A page is put together by several queries, and all must see one moment, as with SQLite.
    reading = {"isolation_level": "REPEATABLE READ", "pool_size": READERS, "pool_timeout": lock_wait_s}
    return ServerWriter(writer), ServerWriter(housekeeping), create_engine(url, **reading, **options)


def _prepare_sqlite(engine: Engine, *, begin: str, lock_wait_s: float, read_only: bool = False) -> None:
    pragmas = [
        f"PRAGMA busy_timeout = {int(lock_wait_s * 1000)}",
        "PRAGMA journal_mode = WAL",
        "PRAGMA synchronous = FULL",
        "PRAGMA foreign_keys = ON",
        *(["PRAGMA query_only = ON", f"PRAGMA cache_size = {-READER_PAGES_KB}"] if read_only else []),
    ]

    def execute(connection: DBAPIConnection | PoolProxiedConnection, *statements: str) -> None:
        cursor = connection.cursor()
        for statement in statements:
            cursor.execute(statement)
        cursor.close()

    def on_connect(connection: DBAPIConnection, record: object) -> None:
        execute(connection, *pragmas)

    def on_begin(connection: Connection) -> None:
        execute(connection.connection, begin)

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", on_begin)


def _keep_values_out_of_logs() -> None:
    # At DEBUG the one logs every statement with its values, the other every row that it reads: seeds and hands.
    for name in ("aiosqlite", "sqlalchemy.engine"):
        logging.getLogger(name).setLevel(logging.WARNING)
