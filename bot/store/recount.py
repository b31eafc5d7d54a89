"""Counting everything again, beside the former counts, which stay in force until all is done."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.errors import UnitRefused
from bot.store.rank_buckets import delete_standings
from bot.store.results import Counting, RoundResult
from bot.store.schema import COUNTED, IN_FORCE, ends, recounts, seats, standings
from bot.store.store import Store

SWEPT_USERS = 100
"""For how many users at once the counts that are not in force are deleted."""
ANOTHER_BEGUN = "Another recount was begun meanwhile."

Work = Iterator[Callable[[Connection], None]]


class MoreEnded(UnitRefused):
    """A round or match ended since, and is to be counted before the recount comes into force."""


async def begin(store: Store) -> int:
    """Begin to count everything again, beside what is in force; return the recount's number."""
    number = await store.read(_last_recount) + 1
    await store.save(BeginRecount(number))
    return number


async def sweep(store: Store) -> None:
    """Delete all counts that are not in force, a little at a time."""
    users: tuple[int, int] | None = None
    while users := await store.read(_users_to_sweep, users and users[1]):
        await store.save(Sweep(*users))


async def results_after(connection: AsyncConnection, number: int, limit: int) -> list[tuple[int, RoundResult]]:
    """Return the first ends after the one of this number, in order, with their numbers and without their seats."""
    query = select(ends).where(ends.c.number > number).order_by(ends.c.number).limit(limit)
    return [
        (
            row.number,
            RoundResult(
                row.game_id,
                row.guild_id,
                row.edition,
                row.answer,
                row.at,
                away=tuple(map(int, row.away.split())),
                winners=None if row.winners is None else tuple(map(int, row.winners.split())),
            ),
        )
        for row in await connection.execute(query)
    ]


async def last_number(connection: AsyncConnection) -> int:
    """Return the number of the last end; 0 if there is none."""
    return await connection.scalar(select(func.max(ends.c.number))) or 0


async def _last_recount(connection: AsyncConnection) -> int:
    return await connection.scalar(select(func.max(recounts.c.number))) or 0


async def _users_to_sweep(connection: AsyncConnection, after: int | None) -> tuple[int, int] | None:
    """Return the first and the last of the next users who have counts that are not in force."""
    found: set[int] = set()
    for table in COUNTED:
        query = select(table.c.user_id).distinct().where(table.c.recount != IN_FORCE)
        query = query.order_by(table.c.user_id).limit(SWEPT_USERS)
        if after is not None:
            query = query.where(table.c.user_id > after)
        found.update(await connection.scalars(query))
    users = sorted(found)[:SWEPT_USERS]
    return (users[0], users[-1]) if users else None


@dataclass(frozen=True, slots=True)
class BeginRecount:
    """Begins the recount of this number, and gives up one that was begun before and not finished."""

    number: int

    def writes(self, dialect: str) -> Work:
        yield self._begin

    def _begin(self, connection: Connection) -> None:
        if (connection.scalar(select(func.max(recounts.c.number))) or 0) >= self.number:
            raise UnitRefused(ANOTHER_BEGUN)
        connection.execute(delete(recounts).where(~recounts.c.in_force))
        connection.execute(insert(recounts), {"number": self.number, "in_force": False})


@dataclass(frozen=True, slots=True)
class CountAgain:
    """Counts some ends, by their numbers, for a recount; in their order."""

    recount: int
    results: Sequence[tuple[int, RoundResult]]

    def writes(self, dialect: str) -> Work:
        yield self._count

    def _count(self, connection: Connection) -> None:
        _check_begun(connection, self.recount)
        ids = {result.game_id for _, result in self.results}
        query = select(seats.c.game_id, seats.c.seat, seats.c.user_id).where(seats.c.user_id.is_not(None))
        users: dict[str, dict[int, int]] = defaultdict(dict)
        for game_id, seat, user in connection.execute(query.where(seats.c.game_id.in_(ids))):
            users[game_id][seat] = user
        for number, result in self.results:
            Counting(connection, self.recount, number, result, users[result.game_id]).add()


@dataclass(frozen=True, slots=True)
class FinishRecount:
    """Puts a recount into force that has counted up to this end; raises MoreEnded if that was not the last."""

    recount: int
    counted_to: int

    def writes(self, dialect: str) -> Work:
        yield self._finish

    def _finish(self, connection: Connection) -> None:
        _check_begun(connection, self.recount)
        if (connection.scalar(select(func.max(ends.c.number))) or 0) != self.counted_to:
            raise MoreEnded("A round or match ended while everything was counted.")
        connection.execute(delete(recounts).where(recounts.c.in_force))
        connection.execute(update(recounts).values(in_force=True))


@dataclass(frozen=True, slots=True)
class Sweep:
    """Deletes the counts that are not in force of the users from the first to the last."""

    first: int
    last: int

    def writes(self, dialect: str) -> Work:
        yield self._sweep

    def _sweep(self, connection: Connection) -> None:
        users = standings.c.user_id.between(self.first, self.last)
        delete_standings(connection, users, standings.c.recount != IN_FORCE)
        for table in COUNTED:
            users = table.c.user_id.between(self.first, self.last)
            connection.execute(delete(table).where(users, table.c.recount != IN_FORCE))


def _check_begun(connection: Connection, recount: int) -> None:
    begun = connection.scalar(select(recounts.c.number).where(~recounts.c.in_force))
    if begun != recount:
        raise UnitRefused(ANOTHER_BEGUN)
