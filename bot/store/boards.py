"""Leaderboards: a page of ten, how many players are ranked, and the rank of the user who asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import Column, ColumnElement, Row, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.periods import Period
from bot.store.rank_buckets import bucket_of
from bot.store.schema import EVERYWHERE, IN_FORCE, NOTHING, OVERALL, players, rank_buckets, standings

PAGE = 10


class By(StrEnum):
    """What a board is ordered by."""

    RATING = "rating"
    WINS = "wins"
    POINTS = "points"
    RATE = "rate"


_KEYS: dict[By, Column[int]] = {
    By.RATING: standings.c.by_rating,
    By.WINS: standings.c.wins,
    By.POINTS: standings.c.points,
    By.RATE: standings.c.by_rate,
}

Buckets = Sequence[tuple[int, int]]
"""The buckets of a board, the highest first: the lowest value of each, and how many players are in it."""


@dataclass(frozen=True, slots=True)
class Place:
    """A player on a board. Without a rank: too few games (`LEAST_GAMES`), or nothing won yet."""

    rank: int | None
    user_id: int
    name: str
    games: int
    wins: int
    points: int
    rated: int
    """How many of the games moved the rating."""
    rating: int | None
    """After the last rated game; None before the first."""

    @property
    def rate(self) -> float:
        """The share of games that were won."""
        return self.wins / self.games if self.games else 0.0


@dataclass(frozen=True, slots=True)
class Board:
    """A page of a board. A page beyond the last has no places."""

    places: Sequence[Place]
    page: int
    """From 1."""
    total: int
    """How many players have a rank."""
    own: Place | None
    """Of the user who asked, if they played in this period."""

    @property
    def pages(self) -> int:
        """The number of pages, at least one."""
        return max(1, -(-self.total // PAGE))


@dataclass(frozen=True, slots=True)
class BoardFilter:
    """Which board: of a guild or everywhere (None), of an edition or of all (None)."""

    guild_id: int | None
    edition: str | None = None
    period: Period = Period.ALL
    by: By = By.RATING
    at: datetime = field(kw_only=True)
    """The month or week that this moment is in."""

    @property
    def key(self) -> Column[int]:
        """The column that decides the order."""
        return _KEYS[self.by]

    @property
    def scope(self) -> dict[str, ColumnElement[Any] | Any]:
        """The values in these columns of the board's standings and buckets."""
        return {
            "recount": IN_FORCE,
            "guild_id": EVERYWHERE if self.guild_id is None else self.guild_id,
            "edition": OVERALL if self.edition is None else self.edition,
            "period": self.period.at(self.at),
        }

    @property
    def played(self) -> list[ColumnElement[bool]]:
        """The conditions for the standings of all players who played there and then."""
        return [standings.c[name] == value for name, value in self.scope.items()]

    @property
    def ranked(self) -> list[ColumnElement[bool]]:
        """The conditions for a standing with a rank. SQLite uses the first lower bound, so a higher one goes first."""
        return [*self.played, self.key > NOTHING]


async def board(connection: AsyncConnection, which: BoardFilter, page: int = 1, own: int | None = None) -> Board:
    """Return a page of a board, and the place of the user who asks (`own`)."""
    buckets = [(lowest, count) for lowest, count in await connection.execute(_buckets_of(which))]
    total = _players(buckets)
    is_there = 1 <= page <= -(-total // PAGE)
    rows = (await connection.execute(_places_on(which, buckets, page))).all() if is_there else []
    first = await _rank(connection, which, buckets, rows[0].value) if rows else None
    places: list[Place] = []
    for place, row in enumerate(rows, (page - 1) * PAGE + 1):
        is_tied = places and row.value == rows[len(places) - 1].value
        rank = first if not places else places[-1].rank if is_tied else place
        places.append(_place(row, rank))
    if own is None:
        return Board(places, page, total, None)
    mine = (await connection.execute(_rows(which).where(standings.c.user_id == own))).one_or_none()
    if mine is None:
        return Board(places, page, total, None)
    return Board(places, page, total, _place(mine, await _rank(connection, which, buckets, mine.value)))


async def _rank(connection: AsyncConnection, which: BoardFilter, buckets: Buckets, value: int) -> int | None:
    if value <= 0:
        return None
    bucket = bucket_of(value)
    above = sum(count for lowest, count in buckets if lowest > bucket.start)
    if value < bucket[-1]:
        higher = [which.key > value, which.key <= bucket[-1]]
        query = select(func.count()).select_from(standings).where(*higher, *which.ranked)
        above += (await connection.execute(query)).scalar_one()
    return 1 + above


def _places_on(which: BoardFilter, buckets: Buckets, page: int) -> Select[Any]:
    """Return the query for a page that is there: down from the bucket of its first place, or up from its last."""
    key, user, total = which.key, standings.c.user_id, _players(buckets)
    before = (page - 1) * PAGE
    few = min(PAGE, total - before)
    top, passed = _bucket_after(buckets, before)
    bottom, passed_below = _bucket_after(buckets[::-1], total - before - few)
    # Only what the index has: the rows of players before the page need not be read.
    on_page = select(user).limit(few).correlate(None)
    if passed <= passed_below:
        on_page = on_page.where(key <= bucket_of(top)[-1], *which.ranked).order_by(key.desc(), user.desc())
    else:
        on_page = on_page.where(key >= bottom, *which.ranked).order_by(key, user)
    on_page = on_page.offset(min(passed, passed_below))
    return _rows(which).where(user.in_(on_page)).order_by(key.desc(), user.desc())


def _bucket_after(buckets: Buckets, before: int) -> tuple[int, int]:
    """Return the bucket of the player who comes after `before` others, and how many of those are in it, too."""
    for lowest, count in buckets:
        if before < count:
            return lowest, before
        before -= count
    raise IndexError("There are not so many players.")


def _players(buckets: Buckets) -> int:
    return sum(count for _, count in buckets)


def _buckets_of(which: BoardFilter) -> Select[Any]:
    scope = [rank_buckets.c[name] == value for name, value in which.scope.items()]
    on_board = select(rank_buckets.c.lowest, rank_buckets.c.players)
    on_board = on_board.where(*scope, rank_buckets.c.ranked_by == which.key.name)
    return on_board.order_by(rank_buckets.c.lowest.desc())


def _rows(which: BoardFilter) -> Select[Any]:
    columns = (standings.c[name] for name in ("user_id", "games", "wins", "points", "rated", "rating"))
    named = select(which.key.label("value"), *columns, players.c.name)
    named = named.outerjoin(players, players.c.user_id == standings.c.user_id)
    return named.where(*which.played, standings.c.kind == which.period.kind)


def _place(row: Row[Any], rank: int | None) -> Place:
    name, rating = row.name or "", row.rating or None
    return Place(rank, row.user_id, name, row.games, row.wins, row.points, row.rated, rating)
