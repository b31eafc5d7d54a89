"""Counting the end of a round or of a match, within the transaction that saves it.

What it adds to depends on what is stored: whoever counts holds the one lock, so that nobody else does meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from functools import cache
from itertools import product
from typing import Any

from sqlalchemy import case, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import Insert
from sqlalchemy.sql.elements import ColumnElement

from bot.store.changes import Late
from bot.store.figures import FIGURES, LONGEST, Figures
from bot.store.periods import Period, day_number
from bot.store.rating import Rating, after
from bot.store.result_tables import (
    EVERYWHERE,
    IN_FORCE,
    OVERALL,
    days,
    ends,
    figures,
    players,
    rated,
    ratings,
    results,
    standings,
)
from bot.store.rungs import Reached, climb
from bot.store.schema import insert_or, upsert

LEAST_GAMES = 5
"""How many rated games somebody needs for a place by rating, and how many games for one by win rate."""

Scope = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Count:
    """What the end of a round or match adds for the person in a seat; a negative id is somebody who was forgotten."""

    seat: int
    user_id: int
    name: str
    points: int = 0
    figures: Figures | None = None
    """Of the round that ended; none for whoever was away."""
    place: int | None = None
    """In the match that ended; none for whoever was away. Equal places are a tie."""
    won: bool = False
    rated: bool = False
    """Whether the place moves ratings; it takes two."""

    @property
    def kept(self) -> bool:
        """Whether anything is counted for this person."""
        return self.user_id > 0 and (self.figures is not None or self.place is not None)


@dataclass(frozen=True, slots=True)
class CountEnd:
    """Counts the end of a round, of a match, or of both; an answer can be counted only once."""

    game_id: str
    guild_id: int
    edition: str
    answer: int
    """The number of the answer that brought it about."""
    at: datetime
    away: Sequence[int]
    """The seats whose people were away."""
    counts: Sequence[Count]
    winners: Sequence[int] | None = None
    """The seats that won the match; None: it goes on, or was stopped."""

    def rows(self, dialect: str) -> Iterator[Late]:
        """Itself, to be written when everything else of the transaction is."""
        yield self

    async def write(self, connection: AsyncConnection) -> None:
        """Notes the end, and counts it."""
        number = await _next(connection, ends.c.number)
        nth = None if self.winners is None else await _next(connection, ends.c.nth, ends.c.guild_id == self.guild_id)
        end = {name: getattr(self, name) for name in ("game_id", "answer", "guild_id", "edition", "at")}
        winners = None if self.winners is None else numbers_text(self.winners)
        row = {**end, "number": number, "away": numbers_text(self.away), "nth": nth, "winners": winners}
        await connection.execute(insert(ends), row)
        recount = (await connection.execute(select(IN_FORCE))).scalar_one()
        await count(connection, recount, number, self)
        names = [{"user_id": one.user_id, "name": one.name} for one in self.counts if one.user_id > 0]
        if names:
            await connection.execute(upsert(players, connection.dialect.name), names)


def numbers_text(numbers: Sequence[int]) -> str:
    """Seats as they are stored."""
    return " ".join(map(str, numbers))


async def _next(connection: AsyncConnection, column: ColumnElement[int], *where: ColumnElement[bool]) -> int:
    last = await connection.scalar(select(func.max(column)).where(*where))
    return (last or 0) + 1


async def count(connection: AsyncConnection, recount: int, number: int, end: CountEnd) -> None:
    """Adds what an end brought to everything that is counted in this recount."""
    scopes = [(guild, edition) for guild in (EVERYWHERE, end.guild_id) for edition in (OVERALL, end.edition)]
    made = await _rate(connection, recount, number, end, scopes)
    kept = [one for one in end.counts if one.kept]
    dialect = connection.dialect.name

    async def write(statement: Insert, rows: list[dict[str, Any]]) -> None:
        if rows:
            await connection.execute(statement, rows)

    def keyed(one: Count, guild: int) -> dict[str, Any]:
        return {"user_id": one.user_id, "recount": recount, "guild_id": guild}

    def reached(one: Count) -> dict[str, int]:
        return {"games": int(one.place is not None), "wins": int(one.won), "points": one.points}

    await _add_to_standings(connection, recount, end, kept, made, scopes)
    await write(
        _add_to_figures(dialect),
        [
            {**keyed(one, guild), "edition": edition, **asdict(one.figures)}
            for one in kept
            if one.figures is not None
            for guild, edition in scopes
        ],
    )
    await write(
        _add_to_days(dialect),
        [
            {**keyed(one, guild), **reached(one), "day": day_number(end.at), "balance": _balance(one)}
            for one in kept
            for guild in (EVERYWHERE, end.guild_id)
        ],
    )
    if end.winners is not None:
        match = {"recount": recount, "number": number, "guild_id": end.guild_id, "edition": end.edition}
        people = [one for one in end.counts if one.user_id > 0]
        rows = [{**match, "seat": one.seat, "user_id": one.user_id, "place": one.place} for one in people]
        await write(insert(results), rows)


def _balance(one: Count) -> int:
    if one.place is None:
        return 0
    return 1 if one.won else -1


async def _rate(
    connection: AsyncConnection, recount: int, number: int, end: CountEnd, scopes: Sequence[Scope]
) -> Mapping[tuple[int, int, str], int]:
    """Moves the ratings of those who finished, if they are two at least, and tells the new ones."""
    finished = [(one.user_id, one.place) for one in end.counts if one.rated and one.place is not None]
    if len(finished) < 2:
        return {}
    stored = await connection.execute(
        select(ratings.c.user_id, ratings.c.guild_id, ratings.c.edition, ratings.c.mu, ratings.c.sigma).where(
            ratings.c.user_id.in_([user for user, _ in finished]),
            ratings.c.recount == recount,
            ratings.c.guild_id.in_({guild for guild, _ in scopes}),
            ratings.c.edition.in_({edition for _, edition in scopes}),
        )
    )
    before = {(row.user_id, row.guild_id, row.edition): Rating(row.mu, row.sigma) for row in stored}
    moved: list[dict[str, Any]] = []
    steps: list[dict[str, Any]] = []
    made: dict[tuple[int, int, str], int] = {}
    for guild, edition in scopes:
        old = [before.get((user, guild, edition), Rating()) for user, _ in finished]
        new = after(old, [place for _, place in finished])
        for (user, _), was, now in zip(finished, old, new, strict=True):
            key = {"user_id": user, "recount": recount, "guild_id": guild, "edition": edition}
            moved.append({**key, "mu": now.mu, "sigma": now.sigma})
            if user > 0:
                made[user, guild, edition] = now.number
                steps.append({**key, "number": number, "rating": now.number, "gained": now.number - was.number})
    await connection.execute(upsert(ratings, connection.dialect.name), moved)
    if steps:
        await connection.execute(insert(rated), steps)
    return made


async def _add_to_standings(
    connection: AsyncConnection,
    recount: int,
    end: CountEnd,
    kept: Sequence[Count],
    made: Mapping[tuple[int, int, str], int],
    scopes: Sequence[Scope],
) -> None:
    """Adds to the row of the same period, begins a later one anew, and leaves one that is over alone."""
    stored = await connection.execute(
        select(standings).where(
            standings.c.user_id.in_({one.user_id for one in kept}),
            standings.c.recount == recount,
            standings.c.guild_id.in_({guild for guild, _ in scopes}),
            standings.c.edition.in_({edition for _, edition in scopes}),
        )
    )
    before = {(row["user_id"], row["guild_id"], row["edition"], row["kind"]): dict(row) for row in stored.mappings()}
    after: dict[tuple[int, int, str, int], Reached] = {}
    for one, (guild, edition), period in product(kept, scopes, Period):
        key, now = (one.user_id, guild, edition, period.kind), period.at(end.at)
        was = after.get(key) or before.get(key)
        if was is None or was["period"] < now:
            begun = {"user_id": one.user_id, "recount": recount, "guild_id": guild, "edition": edition}
            was = {**dict.fromkeys(standings.c.keys(), 0), **begun, "kind": period.kind, "period": now}
        if was["period"] == now:
            after[key] = _added(was, one, made.get((one.user_id, guild, edition)))
    if after:
        await connection.execute(upsert(standings, connection.dialect.name), list(after.values()))
        await climb(connection, [before[key] for key in after if key in before], after.values())


def _added(was: Reached, one: Count, rating: int | None) -> Reached:
    """The row with this added; the rating is the one that the match made, if it was rated."""
    games, wins = was["games"] + int(one.place is not None), was["wins"] + int(one.won)
    times, now = (was["rated"], was["rating"]) if rating is None else (was["rated"] + 1, rating)
    reached = {"games": games, "wins": wins, "points": was["points"] + one.points, "rated": times, "rating": now}
    return {
        **was,
        **reached,
        "by_rating": now if times >= LEAST_GAMES else 0,
        "by_rate": wins * 10_000 // games if games >= LEAST_GAMES else 0,
    }


@cache
def _add_to_figures(dialect: str) -> Insert:
    def sums(excluded: Any) -> dict[str, ColumnElement[Any]]:
        return {
            name: case((excluded[name] > figures.c[name], excluded[name]), else_=figures.c[name])
            if name in LONGEST
            else figures.c[name] + excluded[name]
            for name in FIGURES
        }

    return insert_or(figures, dialect, sums)


@cache
def _add_to_days(dialect: str) -> Insert:
    def sums(excluded: Any) -> dict[str, ColumnElement[Any]]:
        return {name: days.c[name] + excluded[name] for name in ("games", "wins", "points", "balance")}

    return insert_or(days, dialect, sums)
