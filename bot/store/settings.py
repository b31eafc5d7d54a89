"""Settings of guilds and of players: one JSON object each, whose keys the store does not know."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Table, bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import Delete

from bot.store.changes import Rank, Row
from bot.store.schema import guild_settings, player_settings, upsert

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class SaveGuildSettings:
    """Puts these settings in the place of the guild's former ones; None forgets them."""

    guild_id: int
    settings: Mapping[str, Any] | None

    def rows(self, dialect: str) -> Iterator[Row]:
        """The one row to write or to delete."""
        yield _row(guild_settings, self.guild_id, self.settings, dialect)


@dataclass(frozen=True, slots=True)
class SavePlayerSettings:
    """Puts these settings in the place of the player's former ones; None forgets them."""

    user_id: int
    settings: Mapping[str, Any] | None

    def rows(self, dialect: str) -> Iterator[Row]:
        """The one row to write or to delete."""
        yield _row(player_settings, self.user_id, self.settings, dialect)


async def of_guild(connection: AsyncConnection, guild_id: int) -> dict[str, Any]:
    """The guild's settings, empty if it has none."""
    return await _read(connection, guild_settings, guild_id)


async def of_player(connection: AsyncConnection, user_id: int) -> dict[str, Any]:
    """The player's settings, empty if they have none."""
    return await _read(connection, player_settings, user_id)


def _forget(table: Table) -> Delete:
    (key,) = table.primary_key
    return delete(table).where(key == bindparam("whose"))


_FORGET = {table: _forget(table) for table in (guild_settings, player_settings)}


def _row(table: Table, whose: int, settings: Mapping[str, Any] | None, dialect: str) -> Row:
    if settings is None:
        return Row(Rank.OTHER, _FORGET[table], {"whose": whose})
    (key,) = table.primary_key
    return Row(Rank.OTHER, upsert(table, dialect), {key.name: whose, "settings": json.dumps(settings)})


async def _read(connection: AsyncConnection, table: Table, whose: int) -> dict[str, Any]:
    (key,) = table.primary_key
    text = (await connection.execute(select(table.c.settings).where(key == whose))).scalar_one_or_none()
    try:
        settings = json.loads(text or "{}")
    except ValueError:
        settings = None
    if not isinstance(settings, dict):
        log.warning("The settings in %s of %d cannot be read; they count as none", table.name, whose)
        return {}
    return settings
