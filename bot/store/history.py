"""Matches that are finished, the newest first, of a guild or of a player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.boards import PAGE
from bot.store.games import GAME_COLUMNS, StoredGame, with_seats
from bot.store.schema import ends, games, results


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that was won."""

    game: StoredGame
    match_number: int
    """Its number among the matches of its guild."""
    at: datetime
    winners: Sequence[int]
    """Seats."""
    place: int | None = None
    """Of the player whose history it is; None for a player who was away at the end."""


@dataclass(frozen=True, slots=True)
class History:
    """A page of finished matches. A page beyond the last is empty."""

    matches: Sequence[Finished]
    page: int
    """From 1."""
    total: int

    @property
    def pages(self) -> int:
        """The number of pages, at least one."""
        return max(1, -(-self.total // PAGE))


_MATCHES = select(*GAME_COLUMNS, ends.c.match_number, ends.c.at, ends.c.winners).join(
    ends, ends.c.game_id == games.c.id
)


async def of_guild(connection: AsyncConnection, guild_id: int, page: int = 1) -> History:
    """Return a page of the matches finished in a guild: they are numbered, so all pages are found equally fast."""
    total = await connection.scalar(select(func.max(ends.c.match_number)).where(ends.c.guild_id == guild_id)) or 0
    if not _is_there(page, total):
        return History([], page, total)
    newest = total - (page - 1) * PAGE
    on_page = [ends.c.match_number <= newest, ends.c.match_number > newest - PAGE]
    query = _MATCHES.where(ends.c.guild_id == guild_id, *on_page).order_by(ends.c.match_number.desc())
    return History(await _read(connection, query), page, total)


async def of_player(connection: AsyncConnection, user_id: int, guild_id: int | None = None, page: int = 1) -> History:
    """Return a page of the finished matches in which a player sat, in one guild or everywhere."""
    mine = [results.c.user_id == user_id]
    if guild_id is not None:
        mine.append(results.c.guild_id == guild_id)
    total = await connection.scalar(select(func.count()).select_from(results).where(*mine)) or 0
    if not _is_there(page, total):
        return History([], page, total)
    on_page = select(results.c.number, results.c.place).where(*mine).order_by(results.c.number.desc())
    numbers = on_page.limit(PAGE).offset((page - 1) * PAGE).subquery()
    query = _MATCHES.add_columns(numbers.c.place).join(numbers, numbers.c.number == ends.c.number)
    return History(await _read(connection, query.order_by(ends.c.number.desc())), page, total)


def _is_there(page: int, total: int) -> bool:
    """Return whether there is such a page; the number may be too large for any query."""
    return 1 <= page <= -(-total // PAGE)


async def _read(connection: AsyncConnection, query: Select[Any]) -> list[Finished]:
    rows = (await connection.execute(query)).mappings().all()
    played = await connection.run_sync(with_seats, rows)
    return [
        Finished(game, row["match_number"], row["at"], tuple(map(int, row["winners"].split())), row.get("place"))
        for game, row in zip(played, rows, strict=True)
    ]
