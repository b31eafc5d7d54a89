"""Matches that are finished, the newest first, of a guild or of somebody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.boards import PAGE
from bot.store.games import COLUMNS, Game, game_of
from bot.store.result_tables import IN_FORCE, ends, results
from bot.store.schema import games


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that was won."""

    game: Game
    nth: int
    """Its number among the matches of its guild."""
    at: datetime
    winners: Sequence[int]
    """Seats."""
    place: int | None = None
    """Of the player whose history it is; none for whoever was away at the end."""


@dataclass(frozen=True, slots=True)
class History:
    """A page of finished matches. A page beyond the last is empty."""

    matches: Sequence[Finished]
    page: int
    """From 1."""
    total: int

    @property
    def pages(self) -> int:
        """At least one."""
        return max(1, -(-self.total // PAGE))


def _matches(*columns: Any) -> Select[Any]:
    kept = (games.c[name] for name in COLUMNS)
    return select(*kept, ends.c.nth, ends.c.at, ends.c.winners, *columns).join(games, games.c.id == ends.c.game_id)


def _is_there(page: int, total: int) -> bool:
    """Whether there is such a page: a number that no book has is nothing to ask a database for."""
    return 1 <= page <= -(-total // PAGE)


async def of_guild(connection: AsyncConnection, guild_id: int, page: int) -> History:
    """The matches finished in a guild: they are numbered, so no page is further away than another."""
    total = await connection.scalar(select(func.max(ends.c.nth)).where(ends.c.guild_id == guild_id)) or 0
    if not _is_there(page, total):
        return History([], page, total)
    newest = total - (page - 1) * PAGE
    query = _matches().where(ends.c.guild_id == guild_id, ends.c.nth <= newest, ends.c.nth > newest - PAGE)
    return History(await _read(connection, query.order_by(ends.c.nth.desc())), page, total)


async def of_player(connection: AsyncConnection, user_id: int, guild_id: int | None, page: int) -> History:
    """The matches that somebody sat in, in one guild or everywhere."""
    mine = [results.c.user_id == user_id, results.c.recount == IN_FORCE]
    if guild_id is not None:
        mine.append(results.c.guild_id == guild_id)
    total = await connection.scalar(select(func.count()).select_from(results).where(*mine)) or 0
    if not _is_there(page, total):
        return History([], page, total)
    on_page = select(results.c.number, results.c.place).where(*mine).order_by(results.c.number.desc())
    numbers = on_page.limit(PAGE).offset((page - 1) * PAGE).subquery()
    query = _matches(numbers.c.place).join(numbers, numbers.c.number == ends.c.number)
    return History(await _read(connection, query.order_by(ends.c.number.desc())), page, total)


async def of_game(connection: AsyncConnection, game_id: str) -> Finished | None:
    """The match with this id; None, if it is not won, or never was."""
    found = await _read(connection, _matches().where(ends.c.game_id == game_id, ends.c.nth.is_not(None)))
    return found[0] if found else None


async def _read(connection: AsyncConnection, query: Select[Any]) -> list[Finished]:
    return [
        Finished(
            game_of({name: row[name] for name in COLUMNS}),
            row["nth"],
            row["at"],
            tuple(map(int, row["winners"].split())),
            row.get("place"),
        )
        for row in (await connection.execute(query)).mappings()
    ]
