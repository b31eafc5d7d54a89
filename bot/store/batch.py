"""Writing many units in one transaction, so that one that fails does not harm the others.

The common case is the fast one: all rows of all units go out together, a few statements for a hundred units. Only
when the database objects to a row is everything rolled back and done again, unit by unit.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import games
from bot.store.changes import Row
from bot.store.errors import UnitRefused, VersionConflict, blames_values, refusal

Unit = Sequence[Row]
Outcome = UnitRefused | None


async def write(engine: AsyncEngine, units: Sequence[Unit]) -> list[Outcome]:
    """Commits the units in order and tells for each that was refused why; any other error befell them all."""
    try:
        async with engine.begin() as connection:
            return await _write_together(connection, units)
    except Exception as error:
        if not blames_values(error):
            raise
    async with engine.begin() as connection:
        return [await _write_alone(connection, unit) for unit in units]


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
    ids = {row.game_id for unit in units for row in unit if row.game_id is not None}
    versions = await games.versions(connection, ids) if ids else {}
    outcomes = [_judge(unit, versions) for unit in units]
    rows = [row for unit, refused in zip(units, outcomes, strict=True) if not refused for row in unit]
    # Sorting is stable: within a rank everything stays in order of arrival, as one game may make room for another.
    rows.sort(key=attrgetter("rank"))
    for _, run in groupby(rows, key=lambda row: id(row.statement)):
        together = list(run)
        await connection.execute(together[0].statement, [row.values for row in together])
    return outcomes


def _judge(unit: Unit, versions: dict[str, int]) -> Outcome:
    """Refuses a unit that saves a game with another version than the next; else counts its saves in `versions`."""
    raised: dict[str, int] = {}
    for row in unit:
        if row.game_id is None:
            continue
        stored = raised.get(row.game_id, versions.get(row.game_id, 0))
        if row.values["version"] != stored + 1:
            return VersionConflict(
                f"Game {row.game_id} cannot be saved as version {row.values['version']}: version {stored} is stored."
            )
        raised[row.game_id] = stored + 1
    versions.update(raised)
    return None
