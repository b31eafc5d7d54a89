"""How many stand on each rung of each board, so that a place is told without counting all who are above.

A rung is a few neighbouring values, the more the higher they are. Whatever changes standings changes this with them, in
the same transaction and under the same lock: at any moment it is what counting all standings would tell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import Insert

from bot.store.result_tables import PLACED_BY, rungs, standings
from bot.store.schema import insert_or

Reached = Mapping[str, Any]
"""A row of standings: what somebody has reached."""

_RUNG = tuple(column.name for column in rungs.primary_key)
_EMPTIED = delete(rungs).where(rungs.c.people == 0, *(rungs.c[name] == bindparam(name) for name in _RUNG))


def rung_of(value: int) -> range:
    """The values that share a rung with this one: it alone if it is below 32, else a sixteenth to a 32nd of it."""
    width = 1 << max(0, value.bit_length() - 5)
    first = value - value % width
    return range(first, first + width)


async def climb(connection: AsyncConnection, before: Iterable[Reached], after: Iterable[Reached]) -> None:
    """Moves people from the rungs of their standings before to those of their standings after."""
    moved = Counter(_rungs_of(after))
    moved.subtract(_rungs_of(before))
    rows = [{**dict(zip(_RUNG, rung, strict=True)), "people": people} for rung, people in moved.items() if people]
    if rows:
        await connection.execute(_add(connection.dialect.name), rows)
    if left := [row for row in rows if row["people"] < 0]:
        await connection.execute(_EMPTIED, left)


async def take_off(connection: AsyncConnection, *whose: ColumnElement[bool]) -> None:
    """Deletes these standings."""
    found = await connection.execute(select(standings).where(*whose))
    await climb(connection, [dict(row) for row in found.mappings()], ())
    await connection.execute(delete(standings).where(*whose))


def _rungs_of(those: Iterable[Reached]) -> Iterator[tuple[Any, ...]]:
    for one in those:
        for column in PLACED_BY:
            if (value := one[column.name]) > 0:
                here = (one["recount"], one["guild_id"], one["edition"], one["period"])
                yield (*here, column.name, rung_of(value).start)


@cache
def _add(dialect: str) -> Insert:
    return insert_or(rungs, dialect, lambda excluded: {"people": rungs.c.people + excluded.people})
