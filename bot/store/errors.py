"""The errors of the store, each with one plain sentence for the operator.

The database's own words may repeat what was to be stored (a seed, a hand), so they are neither quoted nor
chained: code that catches one of its errors raises `as_store_error(error, name) from None`.
"""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    ProgrammingError,
    SQLAlchemyError,
    StatementError,
)
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from bot.errors import WRONG_SETTINGS, OperatorError


class StoreError(OperatorError):
    """Something durable could not be read or written; the text is one sentence for the operator.

    After a save that ends in a bare StoreError it is not known whether the unit is stored (the connection may
    have broken during COMMIT): read the game again.
    """


class UnusableDatabase(StoreError):
    """The settings lead to no database that this program may use; to start again does not help."""

    exit_code = WRONG_SETTINGS


class UnitRefused(StoreError):
    """The unit contradicts what is stored. Nothing of it was written; other units were not touched."""


class VersionConflict(UnitRefused):
    """Another version of the game was saved since it was read, or it exists already, or does not exist."""


class GameMoved(UnitRefused):
    """This process does not have the game's shard, or not any more."""


class OtherShardCount(StoreError):
    """Other processes run on the database with another number of shards."""


class ChannelTaken(UnitRefused):
    """Another live game is in this channel."""


class StillSeated(UnitRefused):
    """The user who is to be forgotten sits in a running game."""


ONE_LIVE_GAME = "one_live_game_a_channel"

DAMAGED = "The database {} is damaged; put a backup in its place, or move it away to start afresh."
DAMAGED_LOG = (
    "The file {} is damaged, and what was saved last can no longer be read from it; put a backup of the database in "
    "its place, or move that file away to go on without it."
)

_SQLITE = {
    sqlite3.SQLITE_BUSY: "The database {} is locked by another program; close that one and try again.",
    sqlite3.SQLITE_LOCKED: "The database {} is locked by another program; close that one and try again.",
    sqlite3.SQLITE_READONLY: "The database {} cannot be written; check the permissions of the file and its folder.",
    sqlite3.SQLITE_PERM: "The database {} cannot be written; check the permissions of the file and its folder.",
    sqlite3.SQLITE_CANTOPEN: "The database {} cannot be opened; check the permissions of the file and its folder.",
    sqlite3.SQLITE_FULL: "The disk with the database {} is full; make room on it.",
    sqlite3.SQLITE_IOERR: "The disk with the database {} reports an error; check the disk.",
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: "The file {} is not a database; check DATABASE_URL, or move the file away.",
}

_POSTGRES = {
    "28": "The database {} refuses the user name or the password; check DATABASE_URL.",
    "3D": "The database {} does not exist on that server; create it, or check DATABASE_URL.",
    "42501": "The database {} does not give its user the rights that are needed; grant them to that user.",
    "53100": "The disk with the database {} is full; make room on it.",
    "53300": "The database {} has too many connections; close some, or allow more.",
    "25006": "The database {} cannot be written at present; check that it is not a read-only copy.",
    "55P03": "The database {} is locked by another program; close that one and try again.",
    "57": "The database {} was shut down, or took too long; try again when it is running.",
}

_OF_SETTINGS = {
    *(sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_NOTADB),
    *("28", "3D", "42501"),
}
"""Of those, what lasts until the operator changes a setting or a right."""

DATABASE_ERRORS = (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError)
"""What is raised if a database cannot be reached, or fails."""

_OF_VALUES = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError, sqlite3.InterfaceError)


def as_store_error(error: BaseException, name: str) -> StoreError:
    """Return what went wrong with the database called `name`, in one sentence without any stored value."""
    origin = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(origin, "sqlite_errorcode", None)
    if isinstance(code, int) and (sentence := _SQLITE.get(code & 0xFF)):
        return _store_error(code & 0xFF, sentence, name)
    state = getattr(origin, "sqlstate", None)
    if isinstance(state, str):
        for length in (5, 2):
            if sentence := _POSTGRES.get(state[:length]):
                return _store_error(state[:length], sentence, name)
        return StoreError(f"The database {name} refuses (its code is {state}).")
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return StoreError(f"The connection to the database {name} was lost.")
    if isinstance(error, NoConnectionFree):
        return StoreError(f"The database {name} is asked too much at once; try again in a moment.")
    if isinstance(origin, OSError | TimeoutError):
        reason = next(iter(str(origin).splitlines()), "") or "no answer"
        return StoreError(f"The database {name} cannot be reached ({reason}).")
    return StoreError(f"The database {name} failed ({type(origin).__name__}).")


def _store_error(code: int | str, sentence: str, name: str) -> StoreError:
    return (UnusableDatabase if code in _OF_SETTINGS else StoreError)(sentence.format(name))


def blames_values(error: BaseException) -> bool:
    """Return whether the values of some row are to blame, and not the disk, the connection or the database."""
    if isinstance(error, UnitRefused):
        return True
    if isinstance(error, sqlite3.Error):
        return isinstance(error, _OF_VALUES)
    if not isinstance(error, DBAPIError):
        return isinstance(error, StatementError | ArithmeticError | ValueError | TypeError)
    state = getattr(error.orig, "sqlstate", None)
    if isinstance(state, str):
        return state.startswith(("22", "23"))
    return isinstance(error, IntegrityError | DataError | ProgrammingError | InterfaceError)


def refusal(error: BaseException) -> UnitRefused:
    """Return why one unit is refused whose values the database does not take."""
    if isinstance(error, UnitRefused):
        return error
    origin = getattr(error, "orig", None) or error
    if isinstance(error, IntegrityError | sqlite3.IntegrityError):
        message = str(origin)
        # PostgreSQL names the index, SQLite its column.
        if ONE_LIVE_GAME in message or "games.channel_id" in message:
            return ChannelTaken("Another game is running in this channel.")
        return UnitRefused("The unit contradicts what is stored (an answer's number is taken, or its game is missing).")
    return UnitRefused(f"The unit holds a value that cannot be stored ({type(origin).__name__}).")
