"""Matches that are finished, the newest first, of a guild or of a player."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Select, func, not_, select

from bot.store.boards import PAGE
from bot.store.games import GAME_COLUMNS, StoredGame, with_seats
from bot.store.reading import ReadConnection
from bot.store.schema import PRIVATE, SEEN_FROM, ends, games, results


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
    is_partial: bool = False
    """Whether matches of some channels are left out."""

    @property
    def pages(self) -> int:
        """The number of pages, at least one."""
        return max(1, -(-self.total // PAGE))


_MATCHES = select(*GAME_COLUMNS, ends.c.match_number, ends.c.at, ends.c.winners).join(
    ends, ends.c.game_id == games.c.id
)


async def channels_of(connection: ReadConnection, guild_id: int) -> set[int]:
    """Return all channels of a guild from which anything that was played can be seen."""
    return set(
        await connection.scalars(select(SEEN_FROM).where(games.c.guild_id == guild_id, not_(PRIVATE)).distinct())
    )


async def places_of_player(connection: ReadConnection, user_id: int) -> dict[int, set[int]]:
    """Return from which channels a player's finished matches can be seen, by guild; that of the last one first."""
    last = func.max(results.c.number)
    query = select(games.c.guild_id, SEEN_FROM).join(ends, ends.c.game_id == games.c.id)
    query = query.join(results, results.c.number == ends.c.number).where(results.c.user_id == user_id)
    found: dict[int, set[int]] = {}
    for guild, channel in await connection.execute(query.group_by(*query.selected_columns).order_by(last.desc())):
        found.setdefault(guild, set()).add(channel)
    return found


async def of_guild(connection: ReadConnection, guild_id: int, page: int = 1, without: Collection[int] = ()) -> History:
    """Return a page of the matches finished in a guild, without those of some channels.

    They are numbered, so all pages are found equally fast where nothing is left out.
    """
    total = await connection.scalar(select(func.max(ends.c.match_number)).where(ends.c.guild_id == guild_id)) or 0
    if without:
        return await _of_guild_without(connection, guild_id, page, without, total)
    if not _is_there(page, total):
        return History([], page, total)
    newest = total - (page - 1) * PAGE
    on_page = [ends.c.match_number <= newest, ends.c.match_number > newest - PAGE]
    query = _MATCHES.where(ends.c.guild_id == guild_id, *on_page).order_by(ends.c.match_number.desc())
    return History(await _read(connection, query), page, total)


async def _of_guild_without(
    connection: ReadConnection, guild_id: int, page: int, without: Collection[int], of_all: int
) -> History:
    there = [games.c.guild_id == guild_id, SEEN_FROM.in_(without), ends.c.match_number.is_not(None)]
    counting = select(func.count()).select_from(games).join(ends, ends.c.game_id == games.c.id).where(*there)
    total = of_all - (await connection.scalar(counting) or 0)
    if not _is_there(page, total):
        return History([], page, total, is_partial=total < of_all)
    query = _MATCHES.where(ends.c.guild_id == guild_id, ends.c.match_number > 0, SEEN_FROM.not_in(without))
    query = query.order_by(ends.c.match_number.desc()).limit(PAGE).offset((page - 1) * PAGE)
    return History(await _read(connection, query), page, total, is_partial=total < of_all)


async def of_player(
    connection: ReadConnection,
    user_id: int,
    guild_id: int | None = None,
    page: int = 1,
    without: Collection[int] = (),
) -> History:
    """Return a page of the finished matches in which a player sat, in one guild or everywhere.

    Those of some channels are left out.
    """
    mine = [results.c.user_id == user_id]
    if guild_id is not None:
        mine.append(results.c.guild_id == guild_id)
    of_all = total = await connection.scalar(select(func.count()).select_from(results).where(*mine)) or 0
    if without:
        there = select(ends.c.number).join(games, games.c.id == ends.c.game_id)
        mine.append(results.c.number.not_in(there.where(SEEN_FROM.in_(without), ends.c.number.is_not(None))))
        total = await connection.scalar(select(func.count()).select_from(results).where(*mine)) or 0
    if not _is_there(page, total):
        return History([], page, total, is_partial=total < of_all)
    on_page = select(results.c.number, results.c.place).where(*mine).order_by(results.c.number.desc())
    numbers = on_page.limit(PAGE).offset((page - 1) * PAGE).subquery()
    query = _MATCHES.add_columns(numbers.c.place).join(numbers, numbers.c.number == ends.c.number)
    matches = await _read(connection, query.order_by(ends.c.number.desc()))
    return History(matches, page, total, is_partial=total < of_all)


def _is_there(page: int, total: int) -> bool:
    """Return whether there is such a page; the number may be too large for any query."""
    return 1 <= page <= -(-total // PAGE)


async def _read(connection: ReadConnection, query: Select[Any]) -> list[Finished]:
    rows = (await connection.execute(query)).mappings().all()
    played = await connection.run_sync(with_seats, rows)
    return [
        Finished(game, row["match_number"], row["at"], tuple(map(int, row["winners"].split())), row.get("place"))
        for game, row in zip(played, rows, strict=True)
    ]
