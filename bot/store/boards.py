"""Leaderboards: a page of ten, how many have a place, and one's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.periods import Period
from bot.store.result_tables import EVERYWHERE, IN_FORCE, NOTHING, OVERALL, players, standings

PAGE = 10


class By(StrEnum):
    """What a board is ordered by."""

    RATING = "rating"
    WINS = "wins"
    POINTS = "points"
    RATE = "rate"


_KEYS: dict[By, ColumnElement[int]] = {
    By.RATING: standings.c.by_rating,
    By.WINS: standings.c.wins,
    By.POINTS: standings.c.points,
    By.RATE: standings.c.by_rate,
}


@dataclass(frozen=True, slots=True)
class Place:
    """Somebody on a board. Without a rank: too few games (`LEAST_GAMES`), or nothing won yet."""

    rank: int | None
    user_id: int
    name: str
    games: int
    wins: int
    points: int
    rated: int
    """How many of the games moved the rating."""
    rating: int | None
    """After the last rated game; none, if there was none."""

    @property
    def rate(self) -> float:
        """Wins by games."""
        return self.wins / self.games if self.games else 0.0


@dataclass(frozen=True, slots=True)
class Board:
    """A page of a board. A page beyond the last has no places."""

    places: Sequence[Place]
    page: int
    """From 1."""
    total: int
    """How many have a rank."""
    own: Place | None
    """Of whoever asked, if they played in this period."""

    @property
    def pages(self) -> int:
        """At least one."""
        return max(1, -(-self.total // PAGE))


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which board: of a guild or everywhere (None), of an edition or of all (None)."""

    guild_id: int | None
    edition: str | None
    period: Period
    by: By
    at: datetime
    """The month or week that this moment is in."""

    @property
    def key(self) -> ColumnElement[int]:
        """What decides the order."""
        return _KEYS[self.by]

    @property
    def here(self) -> list[ColumnElement[bool]]:
        """Everybody who played there and then."""
        return [
            standings.c.recount == IN_FORCE,
            standings.c.guild_id == (EVERYWHERE if self.guild_id is None else self.guild_id),
            standings.c.edition == (OVERALL if self.edition is None else self.edition),
            standings.c.period == self.period.at(self.at),
        ]

    @property
    def placed(self) -> list[ColumnElement[bool]]:
        """Those who have a rank."""
        return [*self.here, self.key > NOTHING]


def places_on(wanted: Wanted, page: int) -> Select[Any]:
    """The query for the rows of a page."""
    key = wanted.key
    on_page = (
        _rows(wanted)
        .where(*wanted.placed)
        .order_by(key.desc(), standings.c.user_id.desc())
        .limit(PAGE)
        .offset((page - 1) * PAGE)
        .subquery()
    )
    named = select(on_page, players.c.name).outerjoin(players, players.c.user_id == on_page.c.user_id)
    return named.order_by(on_page.c.value.desc(), on_page.c.user_id.desc())


def own_place(wanted: Wanted, user_id: int) -> Select[Any]:
    """The query for somebody's own row."""
    mine = _rows(wanted).add_columns(players.c.name).outerjoin(players, players.c.user_id == standings.c.user_id)
    return mine.where(*wanted.here, standings.c.kind == wanted.period.kind, standings.c.user_id == user_id)


def how_many(wanted: Wanted, above: int | None = None) -> Select[Any]:
    """The query for how many have a rank; or only for those above this value."""
    query = select(func.count()).select_from(standings).where(*wanted.placed)
    return query if above is None else query.where(wanted.key > above)


def _rows(wanted: Wanted) -> Select[Any]:
    columns = standings.c
    return select(
        wanted.key.label("value"),
        *(columns[name] for name in ("user_id", "games", "wins", "points", "rated", "rating")),
    )


async def board(connection: AsyncConnection, wanted: Wanted, page: int, own: int | None) -> Board:
    """A page of a board, and the place of whoever asked."""
    total = await _number(connection, how_many(wanted))
    rows = (await connection.execute(places_on(wanted, page))).all() if 1 <= page <= -(-total // PAGE) else []
    first = None if not rows else 1 + await _number(connection, how_many(wanted, rows[0].value))
    places: list[Place] = []
    for place, row in enumerate(rows, (page - 1) * PAGE + 1):
        is_tied = places and row.value == rows[len(places) - 1].value
        rank = first if not places else places[-1].rank if is_tied else place
        places.append(_place(row, rank))
    mine = None if own is None else (await connection.execute(own_place(wanted, own))).one_or_none()
    if mine is None:
        return Board(places, page, total, None)
    rank = None if mine.value == 0 else 1 + await _number(connection, how_many(wanted, mine.value))
    return Board(places, page, total, _place(mine, rank))


async def _number(connection: AsyncConnection, query: Select[Any]) -> int:
    number: int = (await connection.execute(query)).scalar_one()
    return number


def _place(row: Row[Any], rank: int | None) -> Place:
    name, rating = row.name or "", row.rating or None
    return Place(rank, row.user_id, name, row.games, row.wins, row.points, row.rated, rating)
