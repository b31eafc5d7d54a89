"""How players are called: on a server by their name there, and elsewhere by the one that they have everywhere.

Who does not want to be shown outside of the servers on which they played is not called anything there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, Select, bindparam, delete, select

from bot.store.reading import ReadConnection
from bot.store.schema import EVERYWHERE, hidden, names, seats, upsert
from bot.store.units import RowWrite, WriteOrder

_SHOW = delete(hidden).where(hidden.c.user_id == bindparam("of"))


@dataclass(frozen=True, slots=True)
class SaveVisibility:
    """Keeps whether a user is shown on boards and in figures of all servers."""

    user_id: int
    hidden_since: datetime | None
    """None: they are shown."""

    def writes(self, dialect: str) -> Iterator[RowWrite]:
        """Yield the one row to write or to delete."""
        if self.hidden_since is None:
            yield RowWrite(WriteOrder.OTHER, _SHOW, {"of": self.user_id})
        else:
            values = {"user_id": self.user_id, "since": self.hidden_since}
            yield RowWrite(WriteOrder.OTHER, upsert(hidden, dialect), values)


def all_hidden() -> Select[tuple[int]]:
    """Return the query for the users who are not shown outside of their servers."""
    return select(hidden.c.user_id)


async def is_hidden(connection: ReadConnection, user_id: int) -> bool:
    """Tell whether this user is not shown outside of their servers."""
    return await connection.scalar(all_hidden().where(hidden.c.user_id == user_id)) is not None


async def names_of(
    connection: ReadConnection, users: Collection[int], guild_id: int | None, viewer: int | None = None
) -> dict[int, str]:
    """Return the names of these users in a guild, or everywhere (None), as this user may see them.

    One who is not in it is not known by name there, or does not want to be.
    """
    query = select(names.c.user_id, names.c.name).where(names.c.user_id.in_(users))
    if guild_id is None:
        query = query.where(names.c.guild_id == EVERYWHERE)
        query = query.where((names.c.user_id == viewer) | names.c.user_id.not_in(all_hidden()))
    else:
        query = query.where(names.c.guild_id == guild_id)
    return {row.user_id: row.name for row in await connection.execute(query)}


def note_names(connection: Connection, guild_id: int, game_id: str, places: Collection[int]) -> None:
    """Note how the players in these seats of a game are called, on this guild and everywhere."""
    query = select(seats.c.user_id, seats.c.name, seats.c.global_name)
    query = query.where(seats.c.game_id == game_id, seats.c.user_id > 0, seats.c.seat.in_(places))
    rows: Sequence[dict[str, object]] = [
        {"user_id": seat.user_id, "guild_id": guild, "name": name}
        for seat in connection.execute(query)
        for guild, name in ((guild_id, seat.name), (EVERYWHERE, seat.global_name))
        if name is not None
    ]
    if rows:
        connection.execute(upsert(names, connection.dialect.name), rows)
