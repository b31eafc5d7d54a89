"""The deal of the day: the secret that all of them are made from, what came of each, boards of a day, and streaks.

A day is the number that `periods.day_number` makes of it. Who did not win has no points, and is placed by the cards
that they had left.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Row, Table, and_, bindparam, func, or_, select, update
from sqlalchemy.sql.dml import Insert

from bot.store.names import all_hidden
from bot.store.reading import ReadConnection
from bot.store.schema import daily_results, daily_secret, insert_or
from bot.store.units import RowWrite, WriteOrder

SECRET_BYTES = 32
THE_ONE = 1
PAGE = 10


@cache
def _insert(table: Table, dialect: str) -> Insert:
    """Return a statement that inserts a row, unless there is one with its primary key."""
    return insert_or(table, dialect, lambda _new: {})


@dataclass(frozen=True, slots=True)
class DailyResult:
    """What came of one user's deal of a day. Saving it adds it; where there is one already, that stays."""

    day: int
    user_id: int
    guild_id: int
    """Where they played it; 0: in no guild that has the bot."""
    game_id: str
    edition: str
    name: str
    """Theirs there."""
    global_name: str | None
    points: int
    cards: int
    """How many they had left."""
    won: bool
    version: str
    """Of the program: its computers answer so, and others' may not."""
    accuracy: int | None = None
    """How many of a hundred decisions were the best, or as good; None where that is not reckoned."""

    def writes(self, dialect: str) -> Iterator[RowWrite]:
        """Yield the one row to write."""
        yield RowWrite(WriteOrder.OTHER, _insert(daily_results, dialect), asdict(self))


@dataclass(frozen=True, slots=True)
class SaveAccuracy:
    """Notes how well a user's deal of a day was played, once that is reckoned."""

    day: int
    user_id: int
    accuracy: int

    def writes(self, _dialect: str) -> Iterator[RowWrite]:
        """Yield the one row to change."""
        values = {"of_day": self.day, "whose": self.user_id, "reckoned": self.accuracy}
        yield RowWrite(WriteOrder.OTHER, _SET_ACCURACY, values)


_SET_ACCURACY = (
    update(daily_results)
    .where(daily_results.c.day == bindparam("of_day"), daily_results.c.user_id == bindparam("whose"))
    .values(accuracy=bindparam("reckoned"))
)


@dataclass(frozen=True, slots=True)
class SaveSecret:
    """Keeps the secret that the seeds of all days are made from, unless there is one already."""

    secret: str

    def writes(self, dialect: str) -> Iterator[RowWrite]:
        """Yield the one row to write."""
        values = {"id": THE_ONE, "secret": self.secret}
        yield RowWrite(WriteOrder.OTHER, _insert(daily_secret, dialect), values)


@dataclass(frozen=True, slots=True)
class DailyPlace:
    """A user on the board of a day."""

    rank: int
    user_id: int
    name: str
    """As it is read there; empty where they have none."""
    points: int
    cards: int
    won: bool
    accuracy: int | None


@dataclass(frozen=True, slots=True)
class DailyBoard:
    """A page of the board of a day. A page beyond the last has no places."""

    places: Sequence[DailyPlace]
    page: int
    total: int
    own: DailyPlace | None
    """Of the user who asked, if they are on it, or would be if they were not hidden."""

    @property
    def pages(self) -> int:
        """The number of pages, at least one."""
        return max(1, -(-self.total // PAGE))


@dataclass(frozen=True, slots=True)
class DailyStanding:
    """How a user's result of a day stands by now."""

    result: DailyResult
    rank: int
    """Where they played it; where that is no guild, among all who are shown everywhere."""
    total: int
    played: Sequence[int]
    """The days of which they have a result, up to this one, the last first."""


def new_secret() -> SaveSecret:
    """Return a secret that nobody knows."""
    return SaveSecret(secrets.token_hex(SECRET_BYTES))


async def secret(connection: ReadConnection) -> bytes | None:
    """Return the secret; None before there is one."""
    kept: str | None = await connection.scalar(select(daily_secret.c.secret))
    return None if kept is None else bytes.fromhex(kept)


async def result_of(connection: ReadConnection, user_id: int, day: int) -> DailyResult | None:
    """Return what came of this user's deal of a day; None if it is not over, or was not begun."""
    query = select(daily_results).where(daily_results.c.day == day, daily_results.c.user_id == user_id)
    row = (await connection.execute(query)).mappings().one_or_none()
    return None if row is None else DailyResult(**row)


async def not_reckoned(connection: ReadConnection, since: int) -> list[DailyResult]:
    """Return the results since a day whose accuracy is not reckoned, those of the last day first."""
    query = select(daily_results).where(daily_results.c.day >= since, daily_results.c.accuracy.is_(None))
    query = query.order_by(daily_results.c.day.desc(), daily_results.c.game_id)
    return [DailyResult(**row) for row in (await connection.execute(query)).mappings()]


async def standing(connection: ReadConnection, user_id: int, day: int) -> DailyStanding | None:
    """Return how this user's result of a day stands by now; None where there is none."""
    result = await result_of(connection, user_id, day)
    if result is None:
        return None
    guild = result.guild_id or None
    shown = _shown(day, guild)
    total = await connection.scalar(select(func.count()).select_from(daily_results).where(*shown)) or 0
    is_there = await connection.scalar(select(daily_results.c.day).where(*shown, daily_results.c.user_id == user_id))
    rank = await _rank(connection, shown, result.points, result.cards)
    days = select(daily_results.c.day).where(daily_results.c.user_id == user_id, daily_results.c.day <= day)
    played = (await connection.scalars(days.order_by(daily_results.c.day.desc()))).all()
    return DailyStanding(result, rank, total + (is_there is None), played)


async def board(
    connection: ReadConnection, day: int, guild_id: int | None, page: int = 1, own: int | None = None
) -> DailyBoard:
    """Return a page of the board of a day, of a guild or of all (None), and the place of the user who asks (`own`).

    On that of a guild are those who played there; on that of all, those who did not choose to be hidden.
    """
    shown, columns = _shown(day, guild_id), daily_results.c
    total = await connection.scalar(select(func.count()).select_from(daily_results).where(*shown)) or 0
    query = select(daily_results).where(*shown).order_by(columns.points.desc(), columns.cards, columns.user_id)
    rows = (await connection.execute(query.limit(PAGE).offset((page - 1) * PAGE))).all()
    places: list[DailyPlace] = []
    for place, row in enumerate(rows, (page - 1) * PAGE + 1):
        if places and (row.points, row.cards) == (places[-1].points, places[-1].cards):
            rank = places[-1].rank
        else:
            rank = place if places else await _rank(connection, shown, row.points, row.cards)
        places.append(_place(row, rank, guild_id))
    mine = None
    if own is not None:
        theirs = select(daily_results).where(columns.day == day, columns.user_id == own)
        if guild_id is not None:
            theirs = theirs.where(columns.guild_id == guild_id)
        found = (await connection.execute(theirs)).one_or_none()
        if found is not None:
            mine = _place(found, await _rank(connection, shown, found.points, found.cards), guild_id)
    return DailyBoard(places, page, total, mine)


def _shown(day: int, guild_id: int | None) -> list[ColumnElement[bool]]:
    """Return the conditions for the results on a board."""
    if guild_id is None:
        return [daily_results.c.day == day, daily_results.c.user_id.not_in(all_hidden())]
    return [daily_results.c.day == day, daily_results.c.guild_id == guild_id]


async def _rank(connection: ReadConnection, shown: Sequence[ColumnElement[bool]], points: int, cards: int) -> int:
    """Return one more than there are better results."""
    columns = daily_results.c
    better = or_(columns.points > points, and_(columns.points == points, columns.cards < cards))
    return 1 + (await connection.scalar(select(func.count()).select_from(daily_results).where(*shown, better)) or 0)


def _place(row: Row[Any], rank: int, guild_id: int | None) -> DailyPlace:
    name = row.global_name if guild_id is None else row.name
    return DailyPlace(rank, row.user_id, name or "", row.points, row.cards, row.won, row.accuracy)
