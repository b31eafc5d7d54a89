"""Leases: a process that runs games on a shared database says again and again that it is there, and owns what it runs.

A game belongs to its owner until another process takes it, which it can once the owner has not renewed its lease for a
while. Every save of a game checks its owner in its own transaction (`units.py`), so that a process which lost a game
without noticing cannot write it any more. All moments are those of the database's clock.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from typing import Any, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    DateTime,
    Interval,
    bindparam,
    case,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.db import Database, transaction
from bot.store.errors import DATABASE_ERRORS, as_store_error
from bot.store.games import StoredGame, on_shards, stored_games
from bot.store.schema import LIVE, games, leases

T = TypeVar("T")

LASTS = timedelta(seconds=10)
"""For so long after it was renewed, a lease holds."""

# Any number that is always the same: of two that take games at one time, the second must see what the first took.
_TAKING_LOCK = 0x554E4F01

_NOW: ColumnElement[datetime] = func.clock_timestamp(type_=DateTime(timezone=True))
_END = _NOW + bindparam("lasts", type_=Interval)
_IS_THERE = exists().where(leases.c.owner == games.c.owner, leases.c.until > _NOW)
_RENEW = update(leases).where(leases.c.owner == bindparam("me"), leases.c.until > _NOW).values(until=_END)
_DELETE_ENDED = delete(leases).where(leases.c.until <= _NOW)
_BEGIN = insert(leases).values(owner=bindparam("me"), until=_END)


class Lease:
    """The right of this process to run games on a database that it shares."""

    def __init__(self, database: Database, owner: str, lasts: timedelta = LASTS) -> None:
        self.owner = owner
        """The name under which this process owns games; no other has it, nor had."""
        self._database = database
        self._terms: dict[str, Any] = {"me": owner, "lasts": lasts}

    async def renew(self) -> bool:
        """Renew the lease; return False if it had ended, so that other processes may have taken games meanwhile."""

        def renew(connection: Connection) -> bool:
            if connection.execute(_RENEW, self._terms).rowcount:
                return True
            connection.execute(_DELETE_ENDED)
            connection.execute(_BEGIN, self._terms)
            return False

        return await self._transaction(renew)

    async def give_back(self) -> None:
        """End the lease: any process may take the games."""

        def give_back(connection: Connection) -> None:
            connection.execute(delete(leases).where(leases.c.owner == self.owner))
            connection.execute(update(games).where(games.c.owner == self.owner, LIVE).values(owner=None))

        await self._transaction(give_back)

    async def take(
        self,
        shard_count: int | None = None,
        shard_ids: Collection[int] | None = None,
        ended_since: datetime | None = None,
    ) -> list[StoredGame]:
        """Take those of the games that `games.live` would return whose owner is gone; return them, oldest first."""
        return await self._take(on_shards(shard_count, shard_ids, ended_since))

    async def take_these(self, ids: Collection[str]) -> list[StoredGame]:
        """Take those of these games whose owner is gone."""
        return await self._take(games.c.id.in_(ids))

    async def owned(self) -> set[str]:
        """Return the ids of all games that this process may run."""
        query = select(games.c.id).where(games.c.owner == self.owner)
        return await self._transaction(lambda connection: set(connection.scalars(query)))

    async def _take(self, those: ColumnElement[bool]) -> list[StoredGame]:
        is_free = or_(games.c.owner.is_(None), ~_IS_THERE)
        # In the order of the ids, as saves lock them.
        free = select(games.c.id).where(those, is_free).order_by(games.c.id).with_for_update()
        taking = update(games).where(games.c.id.in_(free)).values(owner=self.owner).returning(games.c.id)

        def take(connection: Connection) -> list[StoredGame]:
            connection.execute(select(func.pg_advisory_xact_lock(_TAKING_LOCK)))
            return stored_games(connection, games.c.id.in_(connection.scalars(taking).all()))

        return await self._transaction(take)

    async def _transaction(self, work: Callable[[Connection], T]) -> T:
        try:
            return await transaction(self._database.writer, work)
        except DATABASE_ERRORS as error:
            raise as_store_error(error, self._database.name) from None


async def runners(connection: AsyncConnection, ids: Collection[str]) -> dict[str, str | None]:
    """Return which process runs each of these games, as far as they are not over; None: no process that is there."""
    query = select(games.c.id, case((_IS_THERE, games.c.owner)).label("runner")).where(games.c.id.in_(ids), LIVE)
    return {row.id: row.runner for row in await connection.execute(query)}
