"""The writing side of an SQLite file: a thread with a connection of its own, which does whole transactions.

A transaction takes one step out of the event loop and back; through aiosqlite it would be one for each call.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy.dialects import sqlite

from bot.store.prepared import Send, Statement, prepared
from bot.store.sqlite_file import told_first

T = TypeVar("T")

DIALECT = sqlite.dialect()


class InFile:
    """Writes to an SQLite file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._connection: sqlite3.Connection | None = None

    async def do(self, transaction: Callable[[Send], T]) -> T:
        """Carries one out, and commits it."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, transaction)

    async def close(self) -> None:
        """Waits for the last one, and closes the connection."""
        await asyncio.to_thread(self._thread.shutdown)
        if self._connection is not None:
            self._connection.close()

    def _do(self, transaction: Callable[[Send], T]) -> T:
        connection = self._connection or self._connected()
        self._connection = None  # one that something befell is not used again
        try:
            connection.execute("BEGIN IMMEDIATE")
            done = transaction(partial(send, connection))
            connection.execute("COMMIT")
        except BaseException:
            connection.close()
            raise
        self._connection = connection
        return done

    def _connected(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        try:
            for pragma in told_first():
                connection.execute(pragma)
        except BaseException:
            connection.close()
            raise
        return connection


def send(connection: sqlite3.Connection, statement: Statement, *rows: Mapping[str, Any]) -> Iterable[Any]:
    """Sends a statement with each of these rows of values; returns the rows that it finds."""
    made = prepared(statement, tuple(rows[0]), DIALECT)
    if len(rows) == 1:
        return connection.execute(made.sql, made.placed(rows[0]))
    return connection.executemany(made.sql, map(made.placed, rows))
