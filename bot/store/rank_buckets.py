"""How many players are in each bucket of each board, so that a rank is found without counting all players above.

A bucket is a few neighbouring values, the more the higher they are. What changes standings changes the buckets in the
same transaction: at any moment they are what counting all standings would give.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Connection, bindparam, delete, select
from sqlalchemy.sql.dml import Insert

from bot.store.schema import RANKED_BY, insert_or, rank_buckets, standings

Standing = Mapping[str, Any]
"""A row of standings."""

_KEY = tuple(column.name for column in rank_buckets.primary_key)
_DELETE_EMPTY = delete(rank_buckets).where(
    rank_buckets.c.players == 0, *(rank_buckets.c[name] == bindparam(name) for name in _KEY)
)


def bucket_of(value: int) -> range:
    """Return the values in one bucket with this one: it alone if it is below 32, else a sixteenth to a 32nd of it."""
    width = 1 << max(0, value.bit_length() - 5)
    lowest = value - value % width
    return range(lowest, lowest + width)


def move_standings(connection: Connection, before: Iterable[Standing], after: Iterable[Standing]) -> None:
    """Take players out of the buckets of their standings before, and put them into those of their standings after."""
    moved = Counter(_buckets(after))
    moved.subtract(_buckets(before))
    rows = [{**dict(zip(_KEY, bucket, strict=True)), "players": change} for bucket, change in moved.items() if change]
    if rows:
        connection.execute(_add(connection.dialect.name), rows)
    if left := [row for row in rows if row["players"] < 0]:
        connection.execute(_DELETE_EMPTY, left)


def delete_standings(connection: Connection, *where: ColumnElement[bool]) -> None:
    """Delete these standings, and take their players out of the buckets."""
    found = connection.execute(select(standings).where(*where)).mappings()
    move_standings(connection, [dict(row) for row in found], ())
    connection.execute(delete(standings).where(*where))


def _buckets(rows: Iterable[Standing]) -> Iterator[tuple[Any, ...]]:
    for row in rows:
        for column in RANKED_BY:
            if (value := row[column.name]) > 0:
                board = (row["recount"], row["guild_id"], row["edition"], row["period"])
                yield (*board, column.name, bucket_of(value).start)


@cache
def _add(dialect: str) -> Insert:
    return insert_or(rank_buckets, dialect, lambda excluded: {"players": rank_buckets.c.players + excluded.players})
