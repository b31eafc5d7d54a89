"""What is written: units of changes, many of them in one transaction.

A unit is written whole or not at all, and one that is refused does not harm the others. All rows of all units go out
together, in a few statements; only when the database objects to a row are the units written one by one instead.
"""

from __future__ import annotations

import logging
import sqlite3
import traceback
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import cache, lru_cache
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple, Protocol

from sqlalchemy import (
    ColumnElement,
    Connection,
    Delete,
    Dialect,
    Insert,
    Integer,
    Select,
    Update,
    bindparam,
    delete,
    insert,
    select,
)

from bot.store.errors import GameMoved, UnitRefused, VersionConflict, blames_values, refusal
from bot.store.lease import Held
from bot.store.schema import games, seats, shard_leases

log = logging.getLogger(__name__)

Statement = Insert | Update | Delete | Select[Any]
Outcome = UnitRefused | None

_DELETE_SEATS = delete(seats).where(seats.c.game_id == bindparam("of"))
_INSERT_SEAT = insert(seats)
_STATEMENTS_KEPT = 100  # more than there are, for every database that a process speaks to


class WriteOrder(IntEnum):
    """Rows are written in this order: what others refer to is there, and rows of one statement go together."""

    GAME = 0
    ANSWER = 1
    OTHER = 2


class RowWrite(NamedTuple):
    """Values for one row of a statement."""

    order: WriteOrder
    statement: Statement
    values: Mapping[str, Any]
    saves: str | None = None
    """The id of the game that this row saves as the version values["version"], one above the stored."""
    guild_id: int = 0
    """The guild of that game."""


class SeatsWrite(NamedTuple):
    """The rows of all seats of a game, in the place of the former ones."""

    game_id: str
    rows: Sequence[Mapping[str, Any]]


Write = RowWrite | SeatsWrite
Unit = Sequence[Write | UnitRefused]
"""What to write; a refusal instead of what cannot be made."""


class Change(Protocol):
    """One durable change, which is never changed itself; several make a unit."""

    def writes(self, dialect: str) -> Iterator[Write]:
        """What to write to a database of this kind (sqlite, postgresql)."""
        ...


class SaveGuard(NamedTuple):
    """What a save of a game is judged by, as it was when this transaction began; only this transaction changes it."""

    versions: dict[str, int]
    """Of the games that are saved, by their ids; this one goes on while units are judged."""
    held: Held | None
    """The shards whose games may be saved; None: all, as the database is this process's alone."""


def write_units(connection: Connection, changes: Sequence[Sequence[Change]], held: Held | None = None) -> list[Outcome]:
    """Commit units of changes in order and return why each was refused; any other error befell them all.

    Where processes share the database, only games of the shards that this one has `held` so far are saved.
    """
    units = [_writes(unit, connection.dialect.name) for unit in changes]
    try:
        with connection.begin():
            return _write_together(connection, units, held)
    except Exception as error:
        if not blames_values(error):
            raise
    with connection.begin():
        return [_write_alone(connection, unit, held) for unit in units]


def _writes(changes: Sequence[Change], dialect: str) -> Unit:
    """Return what a unit writes; where that cannot be made, the unit is refused by itself."""
    try:
        return [write for change in changes for write in change.writes(dialect)]
    except Exception as error:  # noqa: BLE001  (whatever is wrong with one unit must not harm the others)
        # What it says may hold cards, but not where it happened.
        where = "".join(traceback.format_tb(error.__traceback__))
        log.error("A unit cannot be written (%s):\n%s", type(error).__name__, where)  # noqa: TRY400
        return [UnitRefused(f"The unit cannot be written ({type(error).__name__}).")]


def _write_alone(connection: Connection, unit: Unit, held: Held | None) -> Outcome:
    savepoint = connection.begin_nested()
    try:
        (outcome,) = _write_together(connection, [unit], held)
    except Exception as error:
        # No way back to the savepoint: a full disk may have made SQLite give up the transaction with everything in it.
        if not blames_values(error):
            raise
        savepoint.rollback()
        return refusal(error)
    savepoint.commit()
    return outcome


def _write_together(connection: Connection, units: Sequence[Unit], held: Held | None) -> list[Outcome]:
    guard = _guard(connection, {row.saves: row.guild_id for unit in units for row in _rows(unit) if row.saves}, held)
    outcomes = [_judge(unit, guard) for unit in units]
    accepted = [unit for unit, refused in zip(units, outcomes, strict=True) if not refused]
    # Sorting is stable: within an order all stays as it arrived, as one game may make room for another in its channel.
    rows = sorted((row for unit in accepted for row in _rows(unit)), key=attrgetter("order"))
    for statement, run in groupby(rows, key=attrgetter("statement")):
        _send(connection, statement, [row.values for row in run])
    _write_seats(connection, [write for unit in accepted for write in unit if isinstance(write, SeatsWrite)])
    return outcomes


def _write_seats(connection: Connection, writes: Sequence[SeatsWrite]) -> None:
    last = {write.game_id: write.rows for write in writes}
    if last:
        _send(connection, _DELETE_SEATS, [{"of": game_id} for game_id in last])
    if rows := [row for of_one in last.values() for row in of_one]:
        _send(connection, _INSERT_SEAT, rows)


def _rows(unit: Unit) -> list[RowWrite]:
    return [write for write in unit if isinstance(write, RowWrite)]


def _judge(unit: Unit, guard: SaveGuard) -> Outcome:
    """Refuse a unit that saves another process's game, or not the next version of its own; else count its saves."""
    raised: dict[str, int] = {}
    for row in unit:
        if isinstance(row, UnitRefused):
            return row
        if isinstance(row, SeatsWrite) or row.saves is None:
            continue
        if guard.held is not None and guard.held.shard_of(row.guild_id) not in guard.held.epochs:
            return GameMoved(f"Game {row.saves} is not on a shard of this process.")
        version = row.values["version"]
        before = raised.get(row.saves) or guard.versions.get(row.saves, 0)
        if version != before + 1:
            return VersionConflict(
                f"Game {row.saves} cannot be saved as version {version}: version {before} is stored."
            )
        raised[row.saves] = version
    guard.versions.update(raised)
    return None


def _guard(connection: Connection, saved: Mapping[str, int], held: Held | None) -> SaveGuard:
    """Return the guard of these games, by the guilds that they are in."""
    if not saved:
        return SaveGuard({}, held)
    if held is not None:
        # Who takes a shard waits for this transaction, and raises its epoch before reading any game of it.
        shards = {held.shard_of(guild_id) for guild_id in saved.values()} & held.epochs.keys()
        rows = _send(connection, _epochs(_places(shards)), [_placed(shards)]) if shards else ()
        held = held._replace(epochs={shard: epoch for shard, epoch in rows if held.epochs[shard] == epoch})
    stored = _send(connection, _versions(_places(saved)), [_placed(saved)])
    return SaveGuard(dict(iter(stored)), held)  # a result is no list of pairs to dict()


def _places(keys: Collection[Any]) -> int:
    """Return how many places a statement has for so many keys, so that there are few statements."""
    return 1 << (len(keys) - 1).bit_length()


def _placed(keys: Collection[Any]) -> dict[str, Any]:
    """Return the values of a statement's places; where there are more of them, the last key stands there again."""
    named = sorted(keys)
    return {f"key{place}": named[min(place, len(named) - 1)] for place in range(_places(keys))}


@cache
def _versions(places: int) -> Select[Any]:
    ids: list[ColumnElement[str]] = [bindparam(f"key{place}") for place in range(places)]
    # Every process locks in the order of the ids, so that two cannot wait for each other.
    return select(games.c.id, games.c.version).where(games.c.id.in_(ids)).order_by(games.c.id).with_for_update()


@cache
def _epochs(places: int) -> Select[Any]:
    shards: list[ColumnElement[int]] = [bindparam(f"key{place}", type_=Integer) for place in range(places)]
    query = select(shard_leases.c.shard, shard_leases.c.epoch).where(shard_leases.c.shard.in_(shards))
    return query.order_by(shard_leases.c.shard).with_for_update(read=True)


def _send(connection: Connection, statement: Statement, rows: Sequence[Mapping[str, Any]]) -> Iterable[Any]:
    prepared = _prepared(statement, tuple(rows[0]), connection.dialect)
    placed = [prepared.in_order(values) for values in rows]
    driver = connection.connection.driver_connection
    if isinstance(driver, sqlite3.Connection):  # a move takes 40 µs so, and 70 by SQLAlchemy
        return driver.execute(prepared.sql, placed[0]) if len(placed) == 1 else driver.executemany(prepared.sql, placed)
    return connection.exec_driver_sql(prepared.sql, placed if len(placed) > 1 else placed[0])


class _Prepared:
    """A statement as a database takes it; SQLAlchemy's own look-up takes longer than the database does."""

    def __init__(self, statement: Statement, names: Sequence[str], dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=list(names))
        self.sql = str(compiled)
        types = {name: bound.type.dialect_impl(dialect) for name, bound in compiled.binds.items()}
        self._places = [(name, types[name].bind_processor(dialect)) for name in compiled.positiontup or ()]

    def in_order(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        """The values in the statement's order, each as the database keeps it."""
        return tuple([values[name] if convert is None else convert(values[name]) for name, convert in self._places])


@lru_cache(_STATEMENTS_KEPT)
def _prepared(statement: Statement, names: tuple[str, ...], dialect: Dialect) -> _Prepared:
    return _Prepared(statement, names, dialect)
