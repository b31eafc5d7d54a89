"""Settings of guilds: one JSON object each, whose keys the store does not know."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import guild_settings, upsert
from bot.store.units import RowWrite, WriteOrder

log = logging.getLogger(__name__)

_DELETE = delete(guild_settings).where(guild_settings.c.guild_id == bindparam("of"))


@dataclass(frozen=True, slots=True)
class SaveGuildSettings:
    """Puts these settings in the place of the guild's former ones; None deletes them."""

    guild_id: int
    settings: str | None
    """JSON."""

    def writes(self, dialect: str) -> Iterator[RowWrite]:
        """Yield the one row to write or to delete."""
        if self.settings is None:
            yield RowWrite(WriteOrder.OTHER, _DELETE, {"of": self.guild_id})
        else:
            values = {"guild_id": self.guild_id, "settings": self.settings}
            yield RowWrite(WriteOrder.OTHER, upsert(guild_settings, dialect), values)


async def of_guild(connection: AsyncConnection, guild_id: int) -> dict[str, Any]:
    """Return the guild's settings, empty if it has none."""
    query = select(guild_settings.c.settings).where(guild_settings.c.guild_id == guild_id)
    text = (await connection.execute(query)).scalar_one_or_none()
    try:
        settings = json.loads(text or "{}")
    except ValueError:
        settings = None
    if not isinstance(settings, dict):
        log.warning("The settings of guild %d cannot be read; they count as none", guild_id)
        return {}
    return settings
