"""Settings of guilds and of users: one JSON object each, whose keys the store does not know."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, Table, bindparam, delete, select

from bot.store.reading import ReadConnection
from bot.store.schema import guild_settings, results, upsert, user_settings
from bot.store.units import RowWrite, WriteOrder

log = logging.getLogger(__name__)


def _owner(table: Table) -> Column[Any]:
    """Return the column that says whose settings they are."""
    (column,) = table.primary_key.columns
    return column


_DELETE: Mapping[Table, Any] = {
    table: delete(table).where(_owner(table) == bindparam("of")) for table in (guild_settings, user_settings)
}


@dataclass(frozen=True, slots=True)
class SaveGuildSettings:
    """Puts these settings in the place of the guild's former ones; None deletes them."""

    guild_id: int
    settings: str | None
    """JSON."""

    def writes(self, dialect: str) -> Iterator[RowWrite]:
        """Yield the one row to write or to delete."""
        yield _written(guild_settings, self.guild_id, self.settings, dialect)


@dataclass(frozen=True, slots=True)
class SaveUserSettings:
    """Puts these settings in the place of the user's former ones; None deletes them."""

    user_id: int
    settings: str | None
    """JSON."""

    def writes(self, dialect: str) -> Iterator[RowWrite]:
        """Yield the one row to write or to delete."""
        yield _written(user_settings, self.user_id, self.settings, dialect)


async def of_guild(connection: ReadConnection, guild_id: int) -> dict[str, Any]:
    """Return the guild's settings, empty if it has none."""
    return await _read(connection, guild_settings, guild_id)


async def of_user(connection: ReadConnection, user_id: int) -> dict[str, Any]:
    """Return the user's settings, empty if they have none."""
    return await _read(connection, user_settings, user_id)


async def known_of_user(connection: ReadConnection, user_id: int) -> tuple[dict[str, Any], bool]:
    """Return the user's settings, and whether they have a result of any match."""
    settings = await of_user(connection, user_id)
    result = select(results.c.number).where(results.c.user_id == user_id).limit(1)
    return settings, (await connection.execute(result)).first() is not None


def _written(table: Table, owner: int, settings: str | None, dialect: str) -> RowWrite:
    if settings is None:
        return RowWrite(WriteOrder.OTHER, _DELETE[table], {"of": owner})
    values = {_owner(table).name: owner, "settings": settings}
    return RowWrite(WriteOrder.OTHER, upsert(table, dialect), values)


async def _read(connection: ReadConnection, table: Table, owner: int) -> dict[str, Any]:
    text = (await connection.execute(select(table.c.settings).where(_owner(table) == owner))).scalar_one_or_none()
    try:
        settings = json.loads(text or "{}")
    except ValueError:
        settings = None
    if not isinstance(settings, dict):
        log.warning("The settings of a %s cannot be read; they count as none", _owner(table).name.removesuffix("_id"))
        return {}
    return settings
