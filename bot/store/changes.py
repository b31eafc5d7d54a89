"""What a change is to the writer: rows for statements, ranked so that like travels with like."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import IntEnum
from typing import Any, NamedTuple, Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.prepared import Statement


class Rank(IntEnum):
    """Rows of a lower rank are written first: what others refer to is there, and few statements carry many units."""

    GAME = 0
    OF_A_GAME = 1
    OTHER = 2


class Row(NamedTuple):
    """Values for one row of a statement. Neighbours that share a statement travel together."""

    rank: Rank
    statement: Statement
    values: Mapping[str, Any]
    game_id: str | None = None
    """The game of which this row is the version values["version"], one above the stored; else None."""


class Late(Protocol):
    """What can only be worked out inside the transaction, from what is stored.

    It is written after all rows. Nobody else, in no process, writes anything of this kind before the transaction ends.
    """

    async def write(self, connection: AsyncConnection) -> None:
        """Writes it; raises UnitRefused where it contradicts what is stored."""
        ...


class Change(Protocol):
    """One durable change. Several make a unit, which is written whole or not at all."""

    def rows(self, dialect: str) -> Iterator[Row | Late]:
        """What to write, for the database of this name (sqlite, postgresql)."""
        ...
