"""Counting what ended, behind the moves: some ends in one transaction, on the connection for housekeeping.

One process counts at a time, and whoever dies in the middle of it has counted nothing: the ends, and how far they are
counted (`housekeeping.counted_to`), are committed together. To count everything again is to begin anew at the first.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from sqlalchemy import Connection, delete, func, select, text, update

from bot.store.ends import End
from bot.store.errors import DATABASE_ERRORS, blames_values
from bot.store.rating import rated_by
from bot.store.results import SeatResult, add_end
from bot.store.schema import COUNTED, ends, housekeeping

# Any number that is always the same, and no other lock's.
_COUNTING_LOCK = 0x554E4F43

log = logging.getLogger(__name__)


class Skipped(StrEnum):
    """Why an end could not be counted."""

    OTHER_RULES = "other rules"
    """Its record cannot be replayed: it was played under rules that are no longer the same."""
    UNREADABLE = "unreadable"
    """The game is damaged, or this version of the program cannot read it."""
    NOT_COUNTABLE = "not countable"
    """The database does not take what it adds."""


Results = Sequence[SeatResult] | Skipped
"""What an end adds for each seat, or why that is not known."""


@dataclass(frozen=True, slots=True)
class Counted:
    """An end with its results."""

    end: End
    results: Results


def lock_counting(connection: Connection) -> None:
    """Wait until no other process counts or changes what is counted; none does until this transaction ends."""
    if connection.dialect.name == "postgresql":  # on SQLite there is one that writes
        connection.execute(select(func.pg_advisory_xact_lock(_COUNTING_LOCK)))


def count_ends(connection: Connection, counted_to: int, counted: Sequence[Counted]) -> bool:
    """Count these ends, which follow the one of this number.

    Return False where another process counts, or has counted them meanwhile: then nothing was done.
    """
    if connection.dialect.name == "postgresql":
        is_free = connection.execute(select(func.pg_try_advisory_xact_lock(_COUNTING_LOCK))).scalar_one()
        if not is_free:
            return False
    if counted_to != _counted_to(connection):
        return False
    for one in counted:
        counted_to = _count(connection, one, counted_to)
    connection.execute(update(housekeeping).values(counted_to=counted_to))
    return True


def begin_again(connection: Connection) -> None:
    """Empty all that is counted, so that it is counted again from the first end; go on where that is under way."""
    lock_counting(connection)
    if _counted_to(connection) < _last_number(connection):
        return
    for table in COUNTED:
        if connection.dialect.name == "postgresql":  # it would take minutes otherwise
            connection.execute(text(f"TRUNCATE {table.name}"))
        else:
            connection.execute(delete(table))
    connection.execute(update(housekeeping).values(counted_to=0))


def _count(connection: Connection, one: Counted, counted_to: int) -> int:
    """Count one end; return up to which number all are counted then."""
    end = one.end
    this = (ends.c.game_id == end.game_id, ends.c.answer == end.answer)
    row = connection.execute(select(ends.c.number, ends.c.match_number).where(*this)).one_or_none()
    if row is None:
        return counted_to  # its game was cleared away meanwhile
    number = counted_to + 1 if row.number is None else row.number
    values: dict[str, Any] = {"number": number, "skipped": None, "rated_by": None}
    if isinstance(one.results, Skipped):
        skipped: Skipped | None = one.results
    else:
        skipped = _add(connection, number, end, one.results, values)
    if skipped is not None:
        log.error("What ended is not counted (%s)", skipped, extra={"game": end.game_id})
        values["skipped"] = skipped.value
    elif end.winners is not None and row.match_number is None:
        of_guild = select(func.max(ends.c.match_number)).where(ends.c.guild_id == end.guild_id)
        values["match_number"] = (connection.scalar(of_guild) or 0) + 1
    connection.execute(update(ends).where(*this).values(values))
    return int(number)


def _add(
    connection: Connection, number: int, end: End, each: Sequence[SeatResult], values: dict[str, Any]
) -> Skipped | None:
    """Add what an end brings; where that cannot be done, nothing of it is, and the reason is returned."""
    savepoint = connection.begin_nested()
    try:
        if add_end(connection, number, end, each):
            values["rated_by"] = rated_by()
    except Exception as error:
        # No way back to the savepoint: a full disk may have made SQLite give up the transaction with everything in it.
        if isinstance(error, DATABASE_ERRORS) and not blames_values(error):
            raise
        savepoint.rollback()
        # What it says may hold names, but not where it happened.
        where = "".join(traceback.format_tb(error.__traceback__))
        log.error("An end cannot be counted (%s):\n%s", type(error).__name__, where, extra={"game": end.game_id})  # noqa: TRY400
        return Skipped.NOT_COUNTABLE
    savepoint.commit()
    return None


def _counted_to(connection: Connection) -> int:
    counted_to: int = connection.execute(select(housekeeping.c.counted_to)).scalar_one()
    return counted_to


def _last_number(connection: Connection) -> int:
    return connection.scalar(select(func.max(ends.c.number))) or 0
