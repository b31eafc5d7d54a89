"""Who wants to be told when a table opens on a guild."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, func, select

from bot.store.reading import ReadConnection
from bot.store.schema import upsert, watchers
from bot.store.units import RowWrite, WriteOrder

_DELETE = delete(watchers).where(watchers.c.guild_id == bindparam("here"), watchers.c.user_id == bindparam("whom"))


@dataclass(frozen=True, slots=True)
class SaveWatcher:
    """Has a user told when a table opens on a guild, or no more."""

    guild_id: int
    user_id: int
    is_told: bool

    def writes(self, dialect: str) -> Iterator[RowWrite]:
        """Yield the one row to write or to delete."""
        if self.is_told:
            values = {"guild_id": self.guild_id, "user_id": self.user_id}
            yield RowWrite(WriteOrder.OTHER, upsert(watchers, dialect), values)
        else:
            yield RowWrite(WriteOrder.OTHER, _DELETE, {"here": self.guild_id, "whom": self.user_id})


async def is_watching(connection: ReadConnection, guild_id: int, user_id: int) -> bool:
    """Tell whether this user is told when a table opens on this guild."""
    theirs = select(watchers.c.user_id).where(watchers.c.guild_id == guild_id, watchers.c.user_id == user_id)
    return await connection.scalar(theirs) is not None


async def some_watchers(connection: ReadConnection, guild_id: int, most: int, without: int) -> list[int]:
    """Return at most so many of the users who are told on this guild, picked by chance, without this one."""
    query = select(watchers.c.user_id).where(watchers.c.guild_id == guild_id, watchers.c.user_id != without)
    return list(await connection.scalars(query.order_by(func.random()).limit(most)))
