"""Matches as they were counted, in order and a few at a time: what an export is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import and_, select

from bot.store.ends import IS_COUNTED
from bot.store.games import StoredGame, stored_games
from bot.store.reading import ReadConnection
from bot.store.schema import OVERALL, ends, games, names, rated, results


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """What a match was for a player, who was not forgotten since."""

    seat: int
    user_id: int
    name: str
    """On the match's server."""
    place: int | None
    """None: the player was away at the end."""
    rating: int | None
    """On the match's server, in all editions, after it; None: it was not rated for this player."""
    gained: int | None


@dataclass(frozen=True, slots=True)
class CountedMatch:
    """A match that was won and counted."""

    number: int
    """In the order in which ends were counted."""
    game: StoredGame
    at: datetime
    winners: tuple[int, ...]
    """Seats."""
    away: tuple[int, ...]
    players: Sequence[PlayerResult]


async def counted_matches(
    connection: ReadConnection, after: int, limit: int, guild_id: int | None = None, since: datetime | None = None
) -> list[CountedMatch]:
    """Return the next matches after the one of this number; none: there are no more."""
    query = select(ends.c.number, ends.c.game_id, ends.c.at, ends.c.winners, ends.c.away)
    query = query.where(ends.c.number > after, IS_COUNTED, ends.c.winners.is_not(None))
    if guild_id is not None:
        query = query.where(ends.c.guild_id == guild_id)
    if since is not None:
        query = query.where(ends.c.at >= since)
    rows = (await connection.execute(query.order_by(ends.c.number).limit(limit))).all()
    ids = [row.game_id for row in rows]
    played = {game.id: game for game in await connection.run_sync(stored_games, games.c.id.in_(ids))}
    of_match = await _players(connection, [row.number for row in rows])
    return [
        CountedMatch(
            row.number,
            played[row.game_id],
            row.at,
            tuple(map(int, row.winners.split())),
            tuple(map(int, row.away.split())),
            of_match.get(row.number, ()),
        )
        for row in rows
    ]


async def _players(connection: ReadConnection, numbers: Sequence[int]) -> dict[int, list[PlayerResult]]:
    """Return the players of these matches, by the match's number."""
    moved = and_(
        *(rated.c[name] == results.c[name] for name in ("user_id", "guild_id", "number")), rated.c.edition == OVERALL
    )
    query: Any = select(
        *(results.c[name] for name in ("number", "seat", "user_id", "place")),
        names.c.name,
        rated.c.rating,
        rated.c.gained,
    )
    called = and_(names.c.user_id == results.c.user_id, names.c.guild_id == results.c.guild_id)
    query = query.outerjoin(names, called).outerjoin(rated, moved)
    query = query.where(results.c.number.in_(numbers)).order_by(results.c.number, results.c.seat)
    found: dict[int, list[PlayerResult]] = {}
    for row in await connection.execute(query):
        player = PlayerResult(row.seat, row.user_id, row.name or "", row.place, row.rating, row.gained)
        found.setdefault(row.number, []).append(player)
    return found
