"""Counting everything anew, beside what is counted now, which is in force until all is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.changes import Late
from bot.store.counting import Count, CountEnd, count
from bot.store.errors import UnitRefused
from bot.store.result_tables import COUNTED, IN_FORCE, ends, recounts, standings
from bot.store.rungs import take_off
from bot.store.schema import games

SWEPT = 100
"""Of how many people what is no longer in force is deleted at once."""
MEANWHILE = "Another recount was begun meanwhile."


class MoreEnded(UnitRefused):
    """Something ended since, and is to be counted before the recount comes into force."""


@dataclass(frozen=True, slots=True)
class End:
    """The end of a round or match, as it was noted."""

    number: int
    game_id: str
    answer: int
    guild_id: int
    edition: str
    at: datetime
    away: Sequence[int]
    winners: Sequence[int] | None


@dataclass(frozen=True, slots=True)
class BeginRecount:
    """Begins the recount of this number."""

    number: int

    def rows(self, dialect: str) -> Iterator[Late]:
        """Itself."""
        yield self

    async def write(self, connection: AsyncConnection) -> None:
        """Gives up any other that was begun before, and was not finished."""
        if await last_recount(connection) >= self.number:
            raise UnitRefused(MEANWHILE)
        await connection.execute(delete(recounts).where(~recounts.c.in_force))
        await connection.execute(insert(recounts), {"number": self.number, "in_force": False})


@dataclass(frozen=True, slots=True)
class CountAgain:
    """Counts some ends for a recount; whom they are counted for is told by the session as it is stored then."""

    recount: int
    ends: Sequence[tuple[End, Callable[[str], Sequence[Count]]]]

    def rows(self, dialect: str) -> Iterator[Late]:
        """Itself."""
        yield self

    async def write(self, connection: AsyncConnection) -> None:
        """Counts them in their order."""
        await _still_begun(connection, self.recount)
        ids = {end.game_id for end, _ in self.ends}
        stored = await connection.execute(select(games.c.id, games.c.session).where(games.c.id.in_(ids)))
        sessions = {row.id: row.session for row in stored}
        for end, counts in self.ends:
            for_whom = counts(sessions[end.game_id])
            again = CountEnd(
                end.game_id, end.guild_id, end.edition, end.answer, end.at, end.away, for_whom, end.winners
            )
            await count(connection, self.recount, end.number, again)


@dataclass(frozen=True, slots=True)
class FinishRecount:
    """Puts a recount into force that has counted up to this end."""

    recount: int
    counted_to: int

    def rows(self, dialect: str) -> Iterator[Late]:
        """Itself."""
        yield self

    async def write(self, connection: AsyncConnection) -> None:
        """Raises MoreEnded where that was not the last end."""
        await _still_begun(connection, self.recount)
        if (await connection.scalar(select(func.max(ends.c.number))) or 0) != self.counted_to:
            raise MoreEnded("Something ended while everything was counted.")
        await connection.execute(delete(recounts).where(recounts.c.in_force))
        await connection.execute(update(recounts).values(in_force=True))


@dataclass(frozen=True, slots=True)
class Sweep:
    """Deletes what is counted for these people and not in force."""

    first: int
    last: int

    def rows(self, dialect: str) -> Iterator[Late]:
        """Itself."""
        yield self

    async def write(self, connection: AsyncConnection) -> None:
        """Deletes it."""
        people = standings.c.user_id.between(self.first, self.last)
        await take_off(connection, people, standings.c.recount != IN_FORCE)
        for table in COUNTED:
            people = table.c.user_id.between(self.first, self.last)
            await connection.execute(delete(table).where(people, table.c.recount != IN_FORCE))


async def _still_begun(connection: AsyncConnection, recount: int) -> None:
    begun = await connection.scalar(select(recounts.c.number).where(~recounts.c.in_force))
    if begun != recount:
        raise UnitRefused(MEANWHILE)


async def last_recount(connection: AsyncConnection) -> int:
    """The number of the last recount, finished or not."""
    return await connection.scalar(select(func.max(recounts.c.number))) or 0


async def last_end(connection: AsyncConnection) -> int:
    """The number of the last end."""
    return await connection.scalar(select(func.max(ends.c.number))) or 0


async def ends_after(connection: AsyncConnection, number: int, most: int) -> list[End]:
    """The ends after the one of this number, in order."""
    query = select(ends).where(ends.c.number > number).order_by(ends.c.number).limit(most)
    return [
        End(
            row.number,
            row.game_id,
            row.answer,
            row.guild_id,
            row.edition,
            row.at,
            _seats(row.away),
            None if row.winners is None else _seats(row.winners),
        )
        for row in await connection.execute(query)
    ]


def _seats(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


async def people_to_sweep(connection: AsyncConnection, after: int | None) -> tuple[int, int] | None:
    """The first and the last of the next people for whom something is counted that is not in force."""
    found: list[int] = []
    for table in COUNTED:
        query = select(table.c.user_id).distinct().where(table.c.recount != IN_FORCE)
        query = query.order_by(table.c.user_id).limit(SWEPT)
        if after is not None:
            query = query.where(table.c.user_id > after)
        found += (await connection.scalars(query)).all()
    people = sorted(set(found))[:SWEPT]
    return (people[0], people[-1]) if people else None
