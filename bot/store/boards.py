"""Leaderboards: a page of ten, how many have a place, and one's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import Column, ColumnElement, Row, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.periods import Period
from bot.store.result_tables import EVERYWHERE, IN_FORCE, NOTHING, OVERALL, players, rungs, standings
from bot.store.rungs import rung_of

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

Ladder = Sequence[tuple[int, int]]
"""The rungs of a board, the highest first, and how many stand on each."""


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
    def key(self) -> Column[int]:
        """What decides the order."""
        return _KEYS[self.by]

    @property
    def scope(self) -> dict[str, ColumnElement[Any] | Any]:
        """What its standings and its rungs have in these columns."""
        return {
            "recount": IN_FORCE,
            "guild_id": EVERYWHERE if self.guild_id is None else self.guild_id,
            "edition": OVERALL if self.edition is None else self.edition,
            "period": self.period.at(self.at),
        }

    @property
    def here(self) -> list[ColumnElement[bool]]:
        """Everybody who played there and then."""
        return [standings.c[name] == its for name, its in self.scope.items()]

    @property
    def placed(self) -> list[ColumnElement[bool]]:
        """Those who have a rank. SQLite begins at the first lower bound told: a higher one stands before these."""
        return [*self.here, self.key > NOTHING]


def places_on(wanted: Wanted, ladder: Ladder, page: int) -> Select[Any]:
    """The query for the rows of a page that is there: from the rung that it begins on downwards, or ends on upwards."""
    key, user, total = wanted.key, standings.c.user_id, _people(ladder)
    before = (page - 1) * PAGE
    few = min(PAGE, total - before)
    top, passed = _on_rung(ladder, before)
    bottom, passed_below = _on_rung(ladder[::-1], total - before - few)
    # Only what the index has: those who are passed by need not be read.
    on_page = select(user).limit(few).correlate(None)
    if passed <= passed_below:
        on_page = on_page.where(key <= rung_of(top)[-1], *wanted.placed).order_by(key.desc(), user.desc())
    else:
        on_page = on_page.where(key >= bottom, *wanted.placed).order_by(key, user)
    on_page = on_page.offset(min(passed, passed_below))
    return _rows(wanted).where(user.in_(on_page)).order_by(key.desc(), user.desc())


def _people(ladder: Ladder) -> int:
    return sum(people for _, people in ladder)


def _on_rung(ladder: Ladder, before: int) -> tuple[int, int]:
    """Where somebody stands who has so many before them: on which rung, and how many of those on the same."""
    for rung, people in ladder:
        if before < people:
            return rung, before
        before -= people
    raise IndexError("Nobody has so many before them.")


def own_place(wanted: Wanted, user_id: int) -> Select[Any]:
    """The query for somebody's own row."""
    return _rows(wanted).where(standings.c.user_id == user_id)


def ladder_of(wanted: Wanted) -> Select[Any]:
    """The query for the rungs of a board, the highest first."""
    here = [rungs.c[name] == its for name, its in wanted.scope.items()]
    on_board = select(rungs.c.rung, rungs.c.people).where(*here, rungs.c.placed_by == wanted.key.name)
    return on_board.order_by(rungs.c.rung.desc())


def higher_on_its_rung(wanted: Wanted, value: int) -> Select[Any]:
    """The query for how many are above this value, and on the same rung."""
    between = [wanted.key > value, wanted.key <= rung_of(value)[-1]]
    return select(func.count()).select_from(standings).where(*between, *wanted.placed)


def _rows(wanted: Wanted) -> Select[Any]:
    columns = (standings.c[name] for name in ("user_id", "games", "wins", "points", "rated", "rating"))
    named = select(wanted.key.label("value"), *columns, players.c.name)
    named = named.outerjoin(players, players.c.user_id == standings.c.user_id)
    return named.where(*wanted.here, standings.c.kind == wanted.period.kind)


async def board(connection: AsyncConnection, wanted: Wanted, page: int, own: int | None) -> Board:
    """A page of a board, and the place of whoever asked."""
    ladder = [tuple(row) for row in await connection.execute(ladder_of(wanted))]
    total = _people(ladder)
    is_there = 1 <= page <= -(-total // PAGE)
    rows = (await connection.execute(places_on(wanted, ladder, page))).all() if is_there else []
    first = await _rank(connection, wanted, ladder, rows[0].value) if rows else None
    places: list[Place] = []
    for place, row in enumerate(rows, (page - 1) * PAGE + 1):
        is_tied = places and row.value == rows[len(places) - 1].value
        rank = first if not places else places[-1].rank if is_tied else place
        places.append(_place(row, rank))
    mine = None if own is None else (await connection.execute(own_place(wanted, own))).one_or_none()
    if mine is None:
        return Board(places, page, total, None)
    return Board(places, page, total, _place(mine, await _rank(connection, wanted, ladder, mine.value)))


async def _rank(connection: AsyncConnection, wanted: Wanted, ladder: Ladder, value: int) -> int | None:
    if value <= 0:
        return None
    beside = rung_of(value)
    above = sum(people for rung, people in ladder if rung > beside.start)
    if value < beside[-1]:
        above += (await connection.execute(higher_on_its_rung(wanted, value))).scalar_one()
    return 1 + above


def _place(row: Row[Any], rank: int | None) -> Place:
    name, rating = row.name or "", row.rating or None
    return Place(rank, row.user_id, name, row.games, row.wins, row.points, row.rated, rating)
