"""Leases: whoever runs games on a shared database says again and again that they are there, and owns what they run.

A game belongs to its owner until it is taken by somebody else, which can be once the owner has not been heard of for a
while. Every save of a game asks in its own transaction who owns it (`bot.store.batch`), so that a process which lost a
game without noticing cannot write it any more. All moments are those of the database's clock.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, DateTime, Interval, bindparam, case, delete, exists, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import Engines
from bot.store.errors import plain
from bot.store.games import Game, game_of, wanted
from bot.store.schema import LIVE, games, leases

LASTS = timedelta(seconds=10)
"""For so long after it was heard of last, a process counts as there."""

# Any number that is always the same: of two that take games at one time, the second must see what the first took.
_TAKING = 0x554E4F01

_NOW: ColumnElement[datetime] = func.clock_timestamp(type_=DateTime(timezone=True))
_END = _NOW + bindparam("lasts", type_=Interval)
_IS_THERE = exists().where(leases.c.owner == games.c.owner, leases.c.until > _NOW)
_RENEW = update(leases).where(leases.c.owner == bindparam("me"), leases.c.until > _NOW).values(until=_END)
_FORGET = delete(leases).where(leases.c.until <= _NOW)
_BEGIN = insert(leases).values(owner=bindparam("me"), until=_END)


class Lease:
    """What lets this process run games on a database that it shares."""

    def __init__(self, engines: Engines, owner: str, lasts: timedelta = LASTS) -> None:
        self.owner = owner
        """The name under which this process owns games; no other has it, nor had."""
        self._engines = engines
        self._terms: dict[str, Any] = {"me": owner, "lasts": lasts}

    async def renew(self) -> bool:
        """Tells the others that this process is there; False where they may have thought otherwise, and taken games."""
        async with self._writing() as connection:
            if (await connection.execute(_RENEW, self._terms)).rowcount:
                return True
            await connection.execute(_FORGET)
            await connection.execute(_BEGIN, self._terms)
            return False

    async def give_back(self) -> None:
        """Ends it: the games are anybody's."""
        async with self._writing() as connection:
            await connection.execute(delete(leases).where(leases.c.owner == self.owner))
            await connection.execute(update(games).where(games.c.owner == self.owner).values(owner=None))

    async def take(
        self,
        shard_count: int | None = None,
        shard_ids: Collection[int] | None = None,
        ended_since: datetime | None = None,
    ) -> list[Game]:
        """Takes those of the store's `live_games` whose owner is gone, and tells which they were, oldest first."""
        taken = await self._take(wanted(shard_count, shard_ids, ended_since))
        return sorted(taken, key=lambda game: (game.created, game.id))

    async def take_these(self, ids: Collection[str]) -> list[Game]:
        """Takes those of these games whose owner is gone."""
        return await self._take(games.c.id.in_(ids))

    async def owned(self) -> set[str]:
        """The ids of all games that this process may run."""
        async with self._writing() as connection:
            return set((await connection.execute(select(games.c.id).where(games.c.owner == self.owner))).scalars())

    async def _take(self, those: ColumnElement[bool]) -> list[Game]:
        is_free = or_(games.c.owner.is_(None), ~_IS_THERE)
        # In one order for everybody, as with `standings`.
        free = select(games.c.id).where(those, is_free).order_by(games.c.id).with_for_update()
        taking = update(games).where(games.c.id.in_(free)).values(owner=self.owner).returning(games)
        async with self._writing() as connection:
            await connection.execute(select(func.pg_advisory_xact_lock(_TAKING)))
            return [game_of(row) for row in (await connection.execute(taking)).mappings()]

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engines.writer.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise plain(error, self._engines.name) from None


async def runners(connection: AsyncConnection, ids: Collection[str]) -> dict[str, str | None]:
    """Who runs these games, as far as they are not over; None: nobody who is there."""
    query = select(games.c.id, case((_IS_THERE, games.c.owner)).label("runner")).where(games.c.id.in_(ids), LIVE)
    return {row.id: row.runner for row in await connection.execute(query)}
