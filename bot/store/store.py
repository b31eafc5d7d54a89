"""The store as the rest of the program sees it: it opens a database, reads from it and saves to it."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import TracebackType
from typing import Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection, func, select

from bot.store import sqlite_file
from bot.store.db import Database, connect, transaction
from bot.store.errors import DATABASE_ERRORS, StoreError, as_store_error
from bot.store.lease import Lease
from bot.store.migrate import migrate
from bot.store.reading import ReadConnection
from bot.store.sqlite_file import LOCK_WAIT_S
from bot.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")

CLOSING_STEP_S = 2.0
"""How long each of the two steps of closing may take on a server."""


class Store:
    """Everything durable: reads at once, writes in units through the one writer."""

    def __init__(
        self,
        database: Database,
        *,
        lease: Lease | None = None,
        lock: sqlite3.Connection | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.database = database
        self.lease = lease
        """This process's right to run the games of some shards; None if it has the database to itself."""
        self._lock = lock
        self._writer = Writer(database, clock, lease)
        self.save = self._writer.save
        """Saves changes, all or none; see `Writer.save`."""
        self._reads = 0
        self._is_idle = asyncio.Event()
        """Set while nothing is being read."""
        self._is_idle.set()
        self.end_saved = asyncio.Event()
        """Set by who has saved the end of a round or match: there is something to count."""
        self._is_closed = False

    @classmethod
    async def open(
        cls,
        database_url: str,
        *,
        to_run_games: bool = False,
        to_count_again: bool = False,
        lock_wait_s: float = LOCK_WAIT_S,
        clock: Callable[[], float] | None = None,
    ) -> Self:
        """Open the database and bring its tables up to date; raise StoreError and touch nothing if that cannot be.

        With a file, one process at a time may run games, or count them again; with a server, processes that hold a
        lease may run games.
        The clock (the event loop's by default) says for how many seconds the database has been silent.
        """
        database = await connect(database_url, lock_wait_s)
        lease = lock = None
        try:
            if (to_run_games or to_count_again) and database.file is not None:
                lock = sqlite_file.lock_for_games(database.file)
            elif to_run_games:
                lease = Lease(database, secrets.token_urlsafe(12))
            await migrate(database)
        except BaseException:
            await database.close()
            if lock is not None:
                lock.close()
            raise
        return cls(database, lease=lease, lock=lock, clock=clock)

    async def close(self, step_s: float = CLOSING_STEP_S) -> None:
        """Write what waits to be written, give the shards back, then close every connection.

        A silent server is not waited for: what it has not taken was not acknowledged.
        """
        self._is_closed = True
        for step in (self._finish, self.database.close):
            with suppress(TimeoutError):
                async with asyncio.timeout(step_s if self.database.file is None else None):
                    await step()
        if self._lock is not None:
            self._lock.close()

    async def _finish(self) -> None:
        await self._writer.close()
        await self._is_idle.wait()
        if self.lease is not None:
            with suppress(StoreError):  # they are free soon anyway
                await self.lease.give_back()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()

    async def read(
        self, query: Callable[Concatenate[ReadConnection, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return what this query finds, all of it as of one moment; raise StoreError if the database fails."""
        self._reads += 1
        self._is_idle.clear()
        try:
            async with self.database.reading() as connection:
                return await query(connection, *args, **kwargs)
        finally:
            self._reads -= 1
            if not self._reads:
                self._is_idle.set()

    async def size(self) -> int:
        """Return how many bytes the database takes; raise StoreError if it cannot be asked."""
        if self.database.file is not None:
            return await asyncio.to_thread(sqlite_file.size, self.database.file)
        return await self.read(_size_on_server)

    async def keep_house(self, work: Callable[[Connection], T]) -> T:
        """Do this work in one transaction, beside the moves; raise StoreError if the database fails.

        Cancelling it does not take it back.
        """
        if self._is_closed:
            raise StoreError("The store is closed.")
        try:
            return await transaction(self.database.housekeeping, work)
        except DATABASE_ERRORS as error:
            raise as_store_error(error, self.database.name) from None

    @property
    def trouble(self) -> str | None:
        """Why nothing can be saved now, in a sentence for the operator; None, as far as is known, where it can."""
        return self._writer.trouble


async def _size_on_server(connection: ReadConnection) -> int:
    return int((await connection.execute(select(func.pg_database_size(func.current_database())))).scalar_one())
