"""Leaderboards: a page of ten, how many players or teams are ranked, and the rank of the user who asks."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Any, Generic, TypeVar

from sqlalchemy import Column, ColumnElement, Row, Select, Table, func, select, tuple_

from bot.store.names import all_hidden, names_of
from bot.store.periods import Period
from bot.store.reading import ReadConnection
from bot.store.schema import EVERYWHERE, NOTHING, OVERALL, standings, teams
from bot.store.store import Store
from bot.store.teams import users_of

T = TypeVar("T")

PAGE = 10
KEPT_S = 60.0
"""For how long a board of everywhere is shown again as it was."""


class By(StrEnum):
    """What a board is ordered by."""

    RATING = "rating"
    WINS = "wins"
    POINTS = "points"
    RATE = "rate"
    TEAMS = "teams"
    """Teams instead of players, by their ratings."""


_KEYS: dict[By, Column[int]] = {
    By.RATING: standings.c.by_rating,
    By.WINS: standings.c.wins,
    By.POINTS: standings.c.points,
    By.RATE: standings.c.by_rate,
    By.TEAMS: teams.c.listed,
}


@dataclass(frozen=True, slots=True)
class Place:
    """A player or a team on a board. Without a rank: too few games (`LEAST_GAMES`), or nothing won yet."""

    rank: int | None
    users: tuple[int, ...]
    """One player, or those of a team."""
    names: tuple[str, ...]
    games: int
    wins: int
    points: int
    """0 for a team."""
    rated: int
    """How many of the games moved the rating."""
    rating: int | None
    """After the last rated game; None before the first."""
    is_hidden: bool = False
    """Whether only the user who asks sees it: one of these players is not shown outside of their servers."""

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
    """How many players or teams have a rank."""
    own: Place | None
    """Of the user who asked, if they played in this period; on a board of teams, of the best that they were in."""

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
    def table(self) -> Table:
        """What has the standings."""
        return self.key.table

    @property
    def scope(self) -> dict[str, Any]:
        """The values in these columns of the board's standings."""
        return {
            "guild_id": EVERYWHERE if self.guild_id is None else self.guild_id,
            "edition": OVERALL if self.edition is None else self.edition,
            "period": self.period.at(self.at),
        }

    @property
    def played(self) -> list[ColumnElement[bool]]:
        """The conditions for the standings of all who played there and then."""
        return [self.table.c[name] == value for name, value in self.scope.items()]

    @property
    def ranked(self) -> list[ColumnElement[bool]]:
        """The conditions for a standing with a rank. SQLite uses the first lower bound, so a higher one goes first."""
        shown = [self.are_shown] if self.guild_id is None else []
        return [*self.played, self.key > NOTHING, *shown]

    @property
    def are_shown(self) -> ColumnElement[bool]:
        """The condition that no player of a standing has chosen not to be shown outside of their servers."""
        if self.table is not teams:
            return standings.c.user_id.not_in(all_hidden())
        theirs = teams.alias()
        of_hidden = select(theirs.c.team).where(theirs.c.guild_id == EVERYWHERE, theirs.c.user_id.in_(all_hidden()))
        return teams.c.team.not_in(of_hidden)


async def board(connection: ReadConnection, which: BoardFilter, page: int = 1, own: int | None = None) -> Board:
    """Return a page of a board, and the place of the user who asks (`own`)."""
    shown = await _page(connection, which, page)
    return shown if own is None else replace(shown, own=await _own(connection, which, own))


class Boards:
    """Boards to be shown: those of everywhere, for which many standings are counted, may be a minute old."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        """Seconds, from any moment."""
        self._pages = _Recent[Board]()
        self._own = _Recent[Place | None]()

    async def board(self, which: BoardFilter, page: int = 1, own: int | None = None) -> Board:
        """Return a page of a board, and the place of the user who asks (`own`)."""
        if which.guild_id is not None:
            return await self._store.read(board, which, page, own)
        now, scope = self._clock(), (which.edition, which.by, which.period, which.period.at(which.at))
        shown = self._pages.get((*scope, page), now)
        if shown is None:
            shown = self._pages.put((*scope, page), now, await self._store.read(_page, which, page))
        if own is None:
            return shown
        mine = self._own.get((*scope, own), now)
        if mine is None:
            mine = self._own.put((*scope, own), now, await self._store.read(_own, which, own))
        return replace(shown, own=mine)

    def clear(self) -> None:
        """Look everything up again: a user was forgotten, or is shown no more."""
        self._pages = _Recent()
        self._own = _Recent()


class _Recent(Generic[T]):
    """What was looked up within the last minute."""

    def __init__(self) -> None:
        self._found: OrderedDict[object, tuple[float, T]] = OrderedDict()
        """With the moments until which they are kept, the first first."""

    def get(self, key: object, now: float) -> T | None:
        """Return what was found; None if it is too long ago, or was not looked up."""
        while self._found and next(iter(self._found.values()))[0] <= now:
            self._found.popitem(last=False)
        until_and_found = self._found.get(key)
        return None if until_and_found is None else until_and_found[1]

    def put(self, key: object, now: float, found: T) -> T:
        """Keep what was found."""
        self._found[key] = (now + KEPT_S, found)
        self._found.move_to_end(key)
        return found


async def _page(connection: ReadConnection, which: BoardFilter, page: int) -> Board:
    ranked = select(func.count()).select_from(which.table).where(*which.ranked)
    total = (await connection.execute(ranked)).scalar_one()
    is_there = 1 <= page <= -(-total // PAGE)
    rows = (await connection.execute(_places_on(which, page))).all() if is_there else []
    first = await _rank(connection, which, rows[0].value) if rows else None
    names = await names_of(connection, _users_in(rows), which.guild_id)
    places: list[Place] = []
    for place, row in enumerate(rows, (page - 1) * PAGE + 1):
        is_tied = places and row.value == rows[len(places) - 1].value
        rank = first if not places else places[-1].rank if is_tied else place
        places.append(_place(row, rank, names))
    return Board(places, page, total, None)


async def _own(connection: ReadConnection, which: BoardFilter, user_id: int) -> Place | None:
    query = _rows(which).where(which.table.c.user_id == user_id)
    if which.guild_id is None:
        query = query.add_columns(which.are_shown.label("is_shown"))
    if which.table is teams:
        best = (teams.c.by_rating, teams.c.rated, teams.c.games, teams.c.team)
        query = query.order_by(*(column.desc() for column in best)).limit(1)
    mine = (await connection.execute(query)).one_or_none()
    if mine is None:
        return None
    names = await names_of(connection, _users(mine), which.guild_id, user_id)
    place = _place(mine, await _rank(connection, which, mine.value), names)
    return replace(place, is_hidden=which.guild_id is None and not mine.is_shown)


async def _rank(connection: ReadConnection, which: BoardFilter, value: int) -> int | None:
    """Return one more than there are players, or teams, with a higher value."""
    if value <= 0:
        return None
    better = select(func.count()).select_from(which.table).where(which.key > value, *which.ranked)
    return 1 + (await connection.execute(better)).scalar_one()


def _places_on(which: BoardFilter, page: int) -> Select[Any]:
    """Return the query for a page."""
    key, who = which.key, _key(which)
    # Only what the index has: the rows before the page need not be read.
    order = [column.desc() for column in (key, *who)]
    on_page = select(*who).where(*which.ranked).order_by(*order).correlate(None)
    on_page = on_page.limit(PAGE).offset((page - 1) * PAGE)
    is_on_page = who[0].in_(on_page) if len(who) == 1 else tuple_(*who).in_(on_page)
    return _rows(which).where(is_on_page).order_by(*order)


def _key(which: BoardFilter) -> tuple[Column[Any], ...]:
    """Return the columns that tell who it is."""
    return (teams.c.team, teams.c.user_id) if which.table is teams else (standings.c.user_id,)


def _rows(which: BoardFilter) -> Select[Any]:
    table = which.table
    value, points = (teams.c.by_rating, NOTHING) if table is teams else (which.key, standings.c.points)
    columns = (table.c[name] for name in ("games", "wins", "rated", "rating"))
    rows = select(value.label("value"), _key(which)[0].label("who"), points.label("points"), *columns)
    return rows.where(*which.played, table.c.kind == which.period.kind)


def _users_in(rows: Sequence[Row[Any]]) -> set[int]:
    return {user for row in rows for user in _users(row)}


def _users(row: Row[Any]) -> tuple[int, ...]:
    return users_of(row.who) if isinstance(row.who, str) else (row.who,)


def _place(row: Row[Any], rank: int | None, names: Mapping[int, str]) -> Place:
    users = _users(row)
    called = tuple(names.get(user, "") for user in users)
    return Place(rank, users, called, row.games, row.wins, row.points, row.rated, row.rating or None)
