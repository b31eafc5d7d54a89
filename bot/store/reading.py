"""A connection that is awaited, on SQLite and PostgreSQL alike: what reads is given one.

SQLAlchemy's own (`sqlalchemy.ext.asyncio`) loads its whole ORM, 6 MB, of which nothing is used here. On PostgreSQL
what writes runs on one as well (`ServerWriter` in `db.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self, TypeVar, TypeVarTuple, overload

from sqlalchemy import Connection, CursorResult, Dialect, Engine, Executable, ScalarResult
from sqlalchemy.sql.selectable import TypedReturnsRows
from sqlalchemy.util import greenlet_spawn

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

Parameters = Mapping[str, Any] | Sequence[Mapping[str, Any]]


class ReadConnection:
    """A connection whose driver is one for asyncio."""

    __slots__ = ("_connection",)

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        closing = asyncio.ensure_future(self.close())
        try:
            await asyncio.shield(closing)
        except asyncio.CancelledError:
            await asyncio.wait([closing])  # the engine may be closed next
            raise

    @property
    def dialect(self) -> Dialect:
        """The dialect of the database."""
        return self._connection.dialect

    @overload
    async def execute(
        self, statement: TypedReturnsRows[*Ts], parameters: Parameters | None = None
    ) -> CursorResult[*Ts]: ...

    @overload
    async def execute(
        self, statement: Executable, parameters: Parameters | None = None
    ) -> CursorResult[*tuple[Any, ...]]: ...

    async def execute(self, statement: Executable, parameters: Parameters | None = None) -> Any:
        """Execute a statement, and return what it found."""
        return await greenlet_spawn(self._connection.execute, statement, parameters)

    @overload
    async def scalar(self, statement: TypedReturnsRows[T]) -> T | None: ...

    @overload
    async def scalar(self, statement: Executable) -> Any: ...

    async def scalar(self, statement: Executable) -> Any:
        """Return the first column of the first row that a statement found."""
        return (await self.execute(statement)).scalar()

    @overload
    async def scalars(self, statement: TypedReturnsRows[T]) -> ScalarResult[T]: ...

    @overload
    async def scalars(self, statement: Executable) -> ScalarResult[Any]: ...

    async def scalars(self, statement: Executable) -> ScalarResult[Any]:
        """Return the first column of all rows that a statement found."""
        return (await self.execute(statement)).scalars()

    async def run_sync(self, work: Callable[[Connection, *Ts], T], *args: *Ts) -> T:
        """Return what is made of the connection itself by work that does not know that it is awaited."""
        return await greenlet_spawn(work, self._connection, *args)

    async def close(self) -> None:
        """Give it back to its engine; what was not committed is rolled back."""
        await greenlet_spawn(self._connection.close)


async def connected(engine: Engine) -> ReadConnection:
    """Return a connection of an engine whose driver is one for asyncio."""
    return ReadConnection(await greenlet_spawn(engine.connect))


async def dispose(engine: Engine) -> None:
    """Close all connections of such an engine that are not in use."""
    await greenlet_spawn(engine.dispose)
