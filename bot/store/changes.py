"""What a change is to the writer: rows for statements, ranked so that like travels with like."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import IntEnum
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Executable


class Rank(IntEnum):
    """Rows of a lower rank are written first: what others refer to is there, and few statements carry many units."""

    GAME = 0
    OF_A_GAME = 1
    OTHER = 2


class Row(NamedTuple):
    """Values for one row of a statement. Neighbours that share a statement travel together."""

    rank: Rank
    statement: Executable
    values: Mapping[str, Any]
    game_id: str | None = None
    """The game of which this row is the version values["version"], one above the stored; else None."""


class Change(Protocol):
    """One durable change. Several make a unit, which is written whole or not at all."""

    def rows(self, dialect: str) -> Iterator[Row]:
        """The rows to write, for the database of this name (sqlite, postgresql)."""
        ...
