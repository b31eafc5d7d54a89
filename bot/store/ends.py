"""The ends of rounds and matches: facts, appended with the moves that bring them and counted later (`counting.py`)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Row, func, insert, or_, select

from bot.store.reading import ReadConnection
from bot.store.schema import NOT_COUNTED_YET, ends, housekeeping
from bot.store.units import RowWrite, WriteOrder

_INSERT = insert(ends)
_COUNTED_TO = select(housekeeping.c.counted_to).scalar_subquery()
IS_COUNTED: ColumnElement[bool] = ends.c.number <= _COUNTED_TO
"""Whether an end is in what is counted."""


@dataclass(frozen=True, slots=True)
class End:
    """The end of a round, of a match, or of both: what its record does not hold. Saving it appends it."""

    game_id: str
    guild_id: int
    edition: str
    answer: int
    """The number of the answer that caused it; one above the last where the match was stopped."""
    at: datetime
    away: tuple[int, ...]
    """The seats whose players were away."""
    winners: tuple[int, ...] | None = None
    """The seats that won the match; None: it goes on, or was stopped."""

    def writes(self, dialect: str) -> Iterator[RowWrite]:
        """Yield the one row to write."""
        values = {name: getattr(self, name) for name in ("game_id", "guild_id", "edition", "answer", "at")}
        winners = None if self.winners is None else _joined(self.winners)
        yield RowWrite(WriteOrder.OTHER, _INSERT, {**values, "away": _joined(self.away), "winners": winners})


@dataclass(frozen=True, slots=True)
class Uncounted:
    """The ends that are to be counted next, in order, and the number of the last that is counted."""

    counted_to: int
    ends: Sequence[End]


async def uncounted(connection: ReadConnection, limit: int) -> Uncounted:
    """Return the ends that are to be counted next: as they were counted before, and then as they came."""
    counted_to = (await connection.execute(select(housekeeping.c.counted_to))).scalar_one()
    again = select(ends).where(ends.c.number > counted_to).order_by(ends.c.number).limit(limit)
    rows = (await connection.execute(again)).all()
    if not rows:
        new = select(ends).where(NOT_COUNTED_YET).order_by(ends.c.at, ends.c.game_id, ends.c.answer).limit(limit)
        rows = (await connection.execute(new)).all()
    return Uncounted(counted_to, [_end(row) for row in rows])


async def progress(connection: ReadConnection) -> tuple[int, int]:
    """Return how many ends are counted, and how many there are."""
    counted_to = (await connection.execute(select(housekeeping.c.counted_to))).scalar_one()
    new = (await connection.execute(select(func.count()).select_from(ends).where(NOT_COUNTED_YET))).scalar_one()
    last = await connection.scalar(select(func.max(ends.c.number))) or 0
    return counted_to, max(last, counted_to) + new


async def skipped_games(connection: ReadConnection) -> int:
    """Return in how many games something ended that could not be counted."""
    query = select(func.count(ends.c.game_id.distinct())).where(IS_COUNTED, ends.c.skipped.is_not(None))
    return (await connection.execute(query)).scalar_one()


async def uncounted_matches(connection: ReadConnection, ids: Collection[str]) -> set[str]:
    """Return those of these games whose match was won and is not counted yet."""
    query = select(ends.c.game_id).where(ends.c.game_id.in_(ids), ends.c.winners.is_not(None))
    return set(await connection.scalars(query.where(or_(NOT_COUNTED_YET, ~IS_COUNTED))))


def _joined(seats: Collection[int]) -> str:
    return " ".join(map(str, seats))


def _seats(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def _end(row: Row[Any]) -> End:
    winners = None if row.winners is None else _seats(row.winners)
    return End(row.game_id, row.guild_id, row.edition, row.answer, row.at, _seats(row.away), winners)
