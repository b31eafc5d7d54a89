"""The ends of rounds and of matches, and what is counted of them for each player.

What an end adds depends on what is stored, and so do the users in the seats: it is worked out within the transaction
that saves the end, by one process at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from functools import cache
from itertools import product
from typing import Any

from sqlalchemy import Connection, case, func, insert, select
from sqlalchemy.sql.dml import Insert
from sqlalchemy.sql.elements import ColumnElement

from bot.store.figures import FIGURES, MAXIMA, Figures
from bot.store.periods import Period, day_number
from bot.store.rank_buckets import Standing, move_standings
from bot.store.rating import Rating, rate
from bot.store.schema import (
    EVERYWHERE,
    IN_FORCE,
    OVERALL,
    days,
    ends,
    figures,
    insert_or,
    players,
    rated,
    ratings,
    results,
    seats,
    standings,
    upsert,
)

LEAST_GAMES = 5
"""How many rated games a player needs for a rank by rating, and how many games for one by win rate."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What the end of a round or match adds for the player in a seat; nothing is counted for computers."""

    seat: int
    points: int = 0
    figures: Figures | None = None
    """Of the round that ended; None for a player who was away."""
    place: int | None = None
    """In the match that ended; None for a player who was away. Equal places are a tie."""
    won: bool = False
    rated: bool = False
    """Whether the place moves ratings; it takes two."""

    @property
    def counts(self) -> bool:
        """Whether there is anything to count."""
        return self.figures is not None or self.place is not None


@dataclass(frozen=True, slots=True)
class RoundResult:
    """The end of a round, of a match, or of both. Saving it counts it; an answer can be counted only once."""

    game_id: str
    guild_id: int
    edition: str
    answer: int
    """The number of the answer that caused it."""
    at: datetime
    away: Sequence[int]
    """The seats whose players were away."""
    seats: Sequence[SeatResult] = ()
    winners: Sequence[int] | None = None
    """The seats that won the match; None: it goes on, or was stopped."""

    def writes(self, dialect: str) -> Iterator[Callable[[Connection], None]]:
        yield self._count

    def _count(self, connection: Connection) -> None:
        number = _next(connection, ends.c.number)
        match_number = None
        if self.winners is not None:
            match_number = _next(connection, ends.c.match_number, ends.c.guild_id == self.guild_id)
        end = {name: getattr(self, name) for name in ("game_id", "answer", "guild_id", "edition", "at")}
        winners = None if self.winners is None else " ".join(map(str, self.winners))
        row = {**end, "number": number, "away": " ".join(map(str, self.away)), "match_number": match_number}
        connection.execute(insert(ends), {**row, "winners": winners})
        recount = connection.execute(select(IN_FORCE)).scalar_one()
        seated = connection.execute(
            select(seats.c.seat, seats.c.user_id, seats.c.name).where(seats.c.game_id == self.game_id)
        ).all()
        users = {seat: user for seat, user, _ in seated if user is not None}
        Counting(connection, recount, number, self, users).add()
        with_result = {one.seat for one in self.seats}
        names = [
            {"user_id": user, "name": name}
            for seat, user, name in seated
            if user is not None and user > 0 and seat in with_result
        ]
        if names:
            connection.execute(upsert(players, connection.dialect.name), names)


def _next(connection: Connection, column: ColumnElement[int], *where: ColumnElement[bool]) -> int:
    return (connection.scalar(select(func.max(column)).where(*where)) or 0) + 1


class Counting:
    """Adds the end of this number to all that is counted in a recount; `users` are those in the seats.

    A user who was forgotten is still rated, by their pseudonym, for the sake of others' ratings, and gets nothing else.
    """

    def __init__(
        self, connection: Connection, recount: int, number: int, end: RoundResult, users: Mapping[int, int]
    ) -> None:
        self._connection = connection
        self._dialect = connection.dialect.name
        self._recount = recount
        self._number = number
        self._end = end
        self._seated = [(users[one.seat], one) for one in end.seats if one.seat in users]
        self._counted = [(user, one) for user, one in self._seated if user > 0 and one.counts]
        self._guilds = (EVERYWHERE, end.guild_id)
        self._scopes = tuple(product(self._guilds, (OVERALL, end.edition)))

    def add(self) -> None:
        self._add_to_standings(self._rate())
        self._write(
            _add_to_figures(self._dialect),
            [
                {**self._key(user, guild), "edition": edition, **asdict(one.figures)}
                for user, one in self._counted
                if one.figures is not None
                for guild, edition in self._scopes
            ],
        )
        self._write(
            _add_to_days(self._dialect),
            [
                {**self._key(user, guild), "day": day_number(self._end.at), **_added(one), "balance": _balance(one)}
                for user, one in self._counted
                for guild in self._guilds
            ],
        )
        if self._end.winners is not None:
            match = {"number": self._number, "edition": self._end.edition}
            self._write(
                insert(results),
                [
                    {**self._key(user, self._end.guild_id), **match, "seat": one.seat, "place": one.place}
                    for user, one in self._seated
                    if user > 0
                ],
            )

    def _write(self, statement: Insert, rows: list[dict[str, Any]]) -> None:
        if rows:
            self._connection.execute(statement, rows)

    def _key(self, user: int, guild: int) -> dict[str, Any]:
        return {"user_id": user, "recount": self._recount, "guild_id": guild}

    def _stored(self, table: Any, users: Sequence[int]) -> list[Any]:
        """Return the rows of these users in the four scopes."""
        query = select(table).where(
            table.c.user_id.in_(users),
            table.c.recount == self._recount,
            table.c.guild_id.in_(self._guilds),
            table.c.edition.in_((OVERALL, self._end.edition)),
        )
        return list(self._connection.execute(query).mappings())

    def _rate(self) -> Mapping[tuple[int, int, str], int]:
        """Move the ratings of the players who finished, if there are at least two, and return the new ones."""
        finished = [(user, one.place) for user, one in self._seated if one.rated and one.place is not None]
        if len(finished) < 2:
            return {}
        before = {
            (row["user_id"], row["guild_id"], row["edition"]): Rating(row["mu"], row["sigma"])
            for row in self._stored(ratings, [user for user, _ in finished])
        }
        moved: list[dict[str, Any]] = []
        steps: list[dict[str, Any]] = []
        made: dict[tuple[int, int, str], int] = {}
        for guild, edition in self._scopes:
            old = [before.get((user, guild, edition), Rating()) for user, _ in finished]
            new = rate(old, [place for _, place in finished])
            for (user, _), was, now in zip(finished, old, new, strict=True):
                key = {**self._key(user, guild), "edition": edition}
                moved.append({**key, "mu": now.mu, "sigma": now.sigma})
                if user > 0:
                    made[user, guild, edition] = now.number
                    gained = now.number - was.number
                    steps.append({**key, "number": self._number, "rating": now.number, "gained": gained})
        self._write(upsert(ratings, self._dialect), moved)
        self._write(insert(rated), steps)
        return made

    def _add_to_standings(self, made: Mapping[tuple[int, int, str], int]) -> None:
        """Add to the row of the same period, begin a later one anew, and leave one that is over alone."""
        before = {
            (row["user_id"], row["guild_id"], row["edition"], row["kind"]): dict(row)
            for row in self._stored(standings, [user for user, _ in self._counted])
        }
        after: dict[tuple[int, int, str, int], Standing] = {}
        for (user, one), (guild, edition), period in product(self._counted, self._scopes, Period):
            key, now = (user, guild, edition, period.kind), period.at(self._end.at)
            was: Standing | None = after.get(key) or before.get(key)
            if was is None or was["period"] < now:
                begun = {**self._key(user, guild), "edition": edition, "kind": period.kind, "period": now}
                was = {**dict.fromkeys(standings.c.keys(), 0), **begun}
            if was["period"] == now:
                after[key] = _standing(was, one, made.get((user, guild, edition)))
        if after:
            self._write(upsert(standings, self._dialect), [dict(row) for row in after.values()])
            move_standings(self._connection, [before[key] for key in after if key in before], after.values())


def _added(one: SeatResult) -> dict[str, int]:
    return {"games": int(one.place is not None), "wins": int(one.won), "points": one.points}


def _balance(one: SeatResult) -> int:
    if one.place is None:
        return 0
    return 1 if one.won else -1


def _standing(was: Standing, one: SeatResult, rating: int | None) -> Standing:
    """Return the row with this result added; the rating is the one that the match made, if it was rated."""
    added = {name: was[name] + more for name, more in _added(one).items()}
    times, now = (was["rated"], was["rating"]) if rating is None else (was["rated"] + 1, rating)
    games = added["games"]
    return {
        **was,
        **added,
        "rated": times,
        "rating": now,
        "by_rating": now if times >= LEAST_GAMES else 0,
        "by_rate": added["wins"] * 10_000 // games if games >= LEAST_GAMES else 0,
    }


@cache
def _add_to_figures(dialect: str) -> Insert:
    def sums(excluded: Any) -> dict[str, ColumnElement[Any]]:
        return {
            name: case((excluded[name] > figures.c[name], excluded[name]), else_=figures.c[name])
            if name in MAXIMA
            else figures.c[name] + excluded[name]
            for name in FIGURES
        }

    return insert_or(figures, dialect, sums)


@cache
def _add_to_days(dialect: str) -> Insert:
    def sums(excluded: Any) -> dict[str, ColumnElement[Any]]:
        return {name: days.c[name] + excluded[name] for name in ("games", "wins", "points", "balance")}

    return insert_or(days, dialect, sums)
