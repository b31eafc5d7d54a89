"""Writing many units in one transaction, so that one that fails does not harm the others.

The common case is the fast one: all rows of all units go out together, a few statements for a hundred units. Only
when the database objects to a row is everything rolled back and done again, unit by unit.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games
from bot.store.changes import Late, Row
from bot.store.engine import Engines
from bot.store.errors import GameMoved, UnitRefused, VersionConflict, blames_values, refusal
from bot.store.games import Standing
from bot.store.prepared import Send, sending

Unit = Sequence[Row | Late]
Outcome = UnitRefused | None


# Any number that is always the same, and no other lock's.
_COUNTING = 0x554E4F43


async def write(engines: Engines, units: Sequence[Unit]) -> list[Outcome]:
    """Commits the units in order and tells for each that was refused why; any other error befell them all."""
    is_counted = any(not isinstance(item, Row) for unit in units for item in unit)
    engine = engines.writer
    try:
        if engines.in_file is not None and not is_counted:
            return await engines.in_file.do(lambda send: _write_rows(send, units))
        async with engine.begin() as connection:
            if is_counted:
                await lock_counting(connection)
            return await _write_together(connection, units)
    except Exception as error:
        if not blames_values(error):
            raise
    async with engine.begin() as connection:
        if is_counted:
            await lock_counting(connection)
        return [await _write_alone(connection, unit) for unit in units]


async def lock_counting(connection: AsyncConnection) -> None:
    """Waits until nobody else counts; first thing in a transaction, so that two cannot wait for each other.

    SQLite lets only one write as it is.
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(_COUNTING)))


async def _write_alone(connection: AsyncConnection, unit: Unit) -> Outcome:
    savepoint = await connection.begin_nested()
    try:
        (outcome,) = await _write_together(connection, [unit])
    except Exception as error:
        # No way back to the savepoint: a full disk may have made SQLite give up the transaction with everything in it.
        if not blames_values(error):
            raise
        await savepoint.rollback()
        return refusal(error)
    await savepoint.commit()
    return outcome


async def _write_together(connection: AsyncConnection, units: Sequence[Unit]) -> list[Outcome]:
    outcomes = await connection.run_sync(lambda synchronous: _write_rows(sending(synchronous), units))
    for unit, refused in zip(units, outcomes, strict=True):
        for item in unit:
            if not refused and not isinstance(item, Row):
                await item.write(connection)
    return outcomes


def _write_rows(send: Send, units: Sequence[Unit]) -> list[Outcome]:
    ids = {row.game_id for unit in units for row in _rows(unit) if row.game_id is not None}
    stored = games.standings(send, ids) if ids else {}
    outcomes = [_judge(unit, stored) for unit in units]
    rows = [row for unit, refused in zip(units, outcomes, strict=True) if not refused for row in _rows(unit)]
    # Sorting is stable: within a rank everything stays in order of arrival, as one game may make room for another.
    rows.sort(key=attrgetter("rank"))
    for _, run in groupby(rows, key=lambda row: id(row.statement)):
        together = list(run)
        send(together[0].statement, *(row.values for row in together))
    return outcomes


def _rows(unit: Unit) -> list[Row]:
    return [item for item in unit if isinstance(item, Row)]


def _judge(unit: Unit, stored: dict[str, Standing]) -> Outcome:
    """Refuses a unit that saves somebody else's game, or not with the next version; else counts its saves."""
    raised: dict[str, Standing] = {}
    for row in _rows(unit):
        if row.game_id is None:
            continue
        version, owner = row.values["version"], row.values["owner"]
        before = raised.get(row.game_id) or stored.get(row.game_id) or Standing(0, owner)
        if before.owner != owner:
            return GameMoved(f"Game {row.game_id} is run by another process.")
        if version != before.version + 1:
            return VersionConflict(
                f"Game {row.game_id} cannot be saved as version {version}: version {before.version} is stored."
            )
        raised[row.game_id] = Standing(version, owner)
    stored.update(raised)
    return None
