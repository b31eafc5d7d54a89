"""Statements that are sent again and again: each is compiled once, and after that only its values are put in place.

SQLAlchemy would look it up anew each time, which takes longer than the database.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from sqlalchemy import Connection, Delete, Dialect, Insert, Select, Update

Statement = Insert | Update | Delete | Select[Any]
Send = Callable[..., Iterable[Any]]
"""Sends a statement with one row of values or more, which name all that it binds; returns the rows that it finds."""

MOST = 100
"""How many are kept: more than there are, for every database that a process speaks to."""


class Prepared:
    """A statement as a database takes it."""

    def __init__(self, statement: Statement, names: Sequence[str], dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=list(names))
        self.sql = str(compiled)
        types = {name: bound.type.dialect_impl(dialect) for name, bound in compiled.binds.items()}
        self._places = [(name, types[name].bind_processor(dialect)) for name in compiled.positiontup or ()]

    def placed(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        """The values in the statement's order, each as the database keeps it."""
        return tuple([values[name] if keeps is None else keeps(values[name]) for name, keeps in self._places])


@lru_cache(MOST)
def prepared(statement: Statement, names: tuple[str, ...], dialect: Dialect) -> Prepared:
    """The statement with values of these names, for this kind of database."""
    return Prepared(statement, names, dialect)


def sending(connection: Connection) -> Send:
    """What sends statements by this connection."""
    return partial(_send, connection)


def _send(connection: Connection, statement: Statement, *rows: Mapping[str, Any]) -> Iterable[Any]:
    made = prepared(statement, tuple(rows[0]), connection.dialect)
    placed = [made.placed(values) for values in rows]
    return connection.exec_driver_sql(made.sql, placed if len(placed) > 1 else placed[0])
