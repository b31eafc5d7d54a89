"""What the end of a round or match adds to all that is counted for each player.

It depends on what is stored, and so do the users in the seats: it is worked out within the transaction that counts
(`counting.py`), by one process at a time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from sqlalchemy import Connection, case, insert, select
from sqlalchemy.sql.dml import Insert
from sqlalchemy.sql.elements import ColumnElement

from bot.store.ends import End
from bot.store.figures import FIGURES, MAXIMA, Figures
from bot.store.names import note_names
from bot.store.periods import Period, day_number
from bot.store.rating import LEAST_GAMES, Rating, rate
from bot.store.schema import (
    EVERYWHERE,
    OVERALL,
    days,
    figures,
    insert_or,
    rated,
    ratings,
    results,
    seats,
    standings,
    upsert,
)
from bot.store.teams import LEAST_PEOPLE, TeamResult, add_teams

Standing = Mapping[str, Any]
"""A row of standings."""
AWAY, LEFT = 1, 2
MOST_PLACES = 1000
"""No match has so many."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What the end of a round or match adds for the player in a seat; nothing is counted for computers."""

    seat: int
    points: int = 0
    figures: Figures | None = None
    """Of the round that ended; None for a player who was away."""
    place: int | None = None
    """In the match that ended; None for a player to whom it brings no result. Equal places are a tie."""
    won: bool = False
    rated: bool = False
    """Whether the place moves the player's rating; it takes two teams, or two who play for themselves."""
    behind: int = 0
    """AWAY, or LEFT before the end: behind all for whom this is less, and the player's rating can only fall."""
    is_measure: bool = False
    """Whether those who are rated have lost against this player, whose own rating does not move."""
    team: int | None = None
    """None: the seat plays for itself."""

    @property
    def counts(self) -> bool:
        """Whether there is anything to count."""
        return self.figures is not None or self.place is not None


def add_end(connection: Connection, number: int, end: End, each: Sequence[SeatResult]) -> bool:
    """Add what the end of this number brings each player; return whether it moved ratings."""
    query = select(seats.c.seat, seats.c.user_id).where(seats.c.game_id == end.game_id)
    users = {row.seat: row.user_id for row in connection.execute(query) if row.user_id is not None}
    is_rated = _Adding(connection, number, end, [(users[one.seat], one) for one in each if one.seat in users]).add()
    note_names(connection, end.guild_id, end.game_id, {one.seat for one in each if one.counts})
    return is_rated


class _Side(NamedTuple):
    """Those who are rated as one."""

    users: list[int]
    place: int
    behind: int
    is_measure: bool


def _rated(sides: Sequence[_Side], old: Sequence[Sequence[Rating]]) -> list[Sequence[Rating] | None]:
    """Return the new ratings of each side; None where they do not move.

    The sides that were there at the end are rated against all. Each other one has lost against those that it is behind,
    and not against others who left: so nobody loses less as a friend leaves, too.
    """
    places = [side.place + MOST_PLACES * side.behind for side in sides]
    found: list[Sequence[Rating] | None] = []
    together = rate(old, places) if len(sides) > 1 else []
    for number, side in enumerate(sides):
        ahead = [place for place, other in enumerate(sides) if other.behind < side.behind]
        if side.is_measure or (side.behind and not ahead):
            found.append(None)
        elif side.behind:
            (*_, new) = rate(
                [*(old[other] for other in ahead), old[number]], [*(places[other] for other in ahead), places[number]]
            )
            found.append(new)
        else:
            found.append(together[number])
    return found


class _Adding:
    """Adds the end of this number to all that is counted.

    A user who was forgotten is still rated, by their pseudonym, for the sake of others' ratings, and gets nothing else.
    """

    def __init__(self, connection: Connection, number: int, end: End, seated: Sequence[tuple[int, SeatResult]]) -> None:
        self._connection = connection
        self._dialect = connection.dialect.name
        self._number = number
        self._end = end
        self._seated = seated
        self._counted = [(user, one) for user, one in self._seated if user > 0 and one.counts]
        self._guilds = (EVERYWHERE, end.guild_id)
        self._scopes = tuple(product(self._guilds, (OVERALL, end.edition)))

    def add(self) -> bool:
        """Add everything; return whether ratings were moved."""
        moved = self._rate()
        if teams := self._teams():
            add_teams(self._connection, self._end, teams)
        self._add_to_standings(moved or {})
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
                    if user > 0 and one.place is not None
                ],
            )
        return moved is not None

    def _write(self, statement: Insert, rows: list[dict[str, Any]]) -> None:
        if rows:
            self._connection.execute(statement, rows)

    def _key(self, user: int, guild: int) -> dict[str, Any]:
        return {"user_id": user, "guild_id": guild}

    def _stored(self, table: Any, users: Sequence[int]) -> list[Any]:
        """Return the rows of these users in the four scopes."""
        query = select(table).where(
            table.c.user_id.in_(users),
            table.c.guild_id.in_(self._guilds),
            table.c.edition.in_((OVERALL, self._end.edition)),
        )
        return list(self._connection.execute(query).mappings())

    def _sides(self) -> list[_Side]:
        """Return those who are rated, side by side; none if there are less than two teams.

        A team is one side; who has left a team that won does not win with it, and is another, in the last place.
        """
        found: dict[tuple[str, bool, bool], list[tuple[int, SeatResult]]] = {}
        for user, one in self._seated:
            if one.rated or one.is_measure:
                team = f"seat {one.seat}" if one.team is None else f"team {one.team}"
                found.setdefault((team, one.won, one.is_measure), []).append((user, one))
        if len({team for team, *_ in found}) < 2:
            return []
        return [
            _Side(
                [user for user, _ in side],
                0 if is_measure else min(one.place or 0 for _, one in side),
                min(one.behind for _, one in side),
                is_measure,
            )
            for (_, _, is_measure), side in found.items()
        ]

    def _teams(self) -> list[TeamResult]:
        """Return what the match brings to people who finished it as a team."""
        teams: dict[int, list[tuple[int, SeatResult]]] = {}
        for user, one in self._seated:
            if one.team is not None and one.place is not None:
                teams.setdefault(one.team, []).append((user, one))
        found = []
        for team in teams.values():
            users, seats = tuple(sorted(user for user, _ in team)), [one for _, one in team]
            won = {one.won for one in seats}
            # Where one has left and the others have won, the team has neither beaten nor lost against another.
            is_rated = all(one.rated for one in seats) and len(won) == 1
            place = min(one.place or 0 for one in seats)
            if len(users) >= LEAST_PEOPLE:
                found.append(TeamResult(users, place, won == {True}, is_rated))
        return found

    def _rate(self) -> Mapping[tuple[int, int, str], int] | None:
        """Move the ratings of those who are rated, and return the new ones; None if none moves."""
        sides = self._sides()
        results_of = dict(self._seated)
        before = {
            (row["user_id"], row["guild_id"], row["edition"]): Rating(row["mu"], row["sigma"])
            for row in self._stored(ratings, [user for side in sides for user in side.users])
        }
        moved: list[dict[str, Any]] = []
        steps: list[dict[str, Any]] = []
        made: dict[tuple[int, int, str], int] = {}
        for guild, edition in self._scopes:
            old = [[before.get((user, guild, edition), Rating()) for user in side.users] for side in sides]
            for side, was_of_side, now_of_side in zip(sides, old, _rated(sides, old), strict=True):
                if now_of_side is None:
                    continue
                for user, was, new in zip(side.users, was_of_side, now_of_side, strict=True):
                    is_gain = new.mu > was.mu or new.number > was.number
                    now = was if results_of[user].behind and is_gain else new
                    key = {**self._key(user, guild), "edition": edition}
                    moved.append({**key, "mu": now.mu, "sigma": now.sigma})
                    if user > 0:
                        made[user, guild, edition] = now.number
                        gained = now.number - was.number
                        steps.append({**key, "number": self._number, "rating": now.number, "gained": gained})
        self._write(upsert(ratings, self._dialect), moved)
        self._write(insert(rated), steps)
        return made if moved else None

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
