"""What people who finish a match as one team reach together, and forgetting one of them.

A team is the people in the seats of one of a match's teams, two at least; others are another team. It has a rating as
if it was one player, which matches against other such teams move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from sqlalchemy import Connection, case, select, update

from bot.store.ends import End
from bot.store.periods import Period
from bot.store.rating import LEAST_GAMES, Rating, rate
from bot.store.schema import EVERYWHERE, OVERALL, teams, upsert

LEAST_PEOPLE = 2
FORGOTTEN = "-"
"""With what a stored team begins of whom one was forgotten: pseudonyms are below 0, and so they come first."""


@dataclass(frozen=True, slots=True)
class TeamResult:
    """What the end of a match adds for a team."""

    users: tuple[int, ...]
    """In order, and so those who were forgotten first."""
    place: int
    won: bool
    """Whether all of them have."""
    rated: bool

    @property
    def key(self) -> str:
        """The team, as it is stored."""
        return _key(self.users)


def add_teams(connection: Connection, end: End, each: Sequence[TeamResult]) -> None:
    """Add what an end brings to these teams."""
    guilds, editions = (EVERYWHERE, end.guild_id), (OVERALL, end.edition)
    query = select(teams).where(
        teams.c.user_id.in_([one.users[0] for one in each]),
        teams.c.team.in_([one.key for one in each]),
        teams.c.guild_id.in_(guilds),
        teams.c.edition.in_(editions),
    )
    before: dict[tuple[str, int, str, int], Mapping[str, Any]] = {
        (row["team"], row["guild_id"], row["edition"], row["kind"]): dict(row)
        for row in connection.execute(query).mappings()
    }
    rows: list[dict[str, Any]] = []
    for guild, edition in product(guilds, editions):
        of_all_time = {one.key: before.get((one.key, guild, edition, Period.ALL.kind)) for one in each}
        old = {key: Rating() if row is None else Rating(row["mu"], row["sigma"]) for key, row in of_all_time.items()}
        new = _rated(each, old)
        for one, period in product(each, Period):
            now = period.at(end.at)
            row = before.get((one.key, guild, edition, period.kind))
            if row is None or row["period"] < now:
                row = dict.fromkeys(teams.c.keys(), 0)
            elif row["period"] > now:
                continue
            is_of = {"guild_id": guild, "edition": edition, "kind": period.kind, "team": one.key, "period": now}
            rows += _rows({**row, **is_of}, one, old[one.key], new.get(one.key))
    connection.execute(upsert(teams, connection.dialect.name), rows)


def _rated(each: Sequence[TeamResult], old: Mapping[str, Rating]) -> dict[str, Rating]:
    """Return the ratings that the match makes; it takes two teams."""
    rated = [one for one in each if one.rated]
    if len(rated) < 2:
        return {}
    new = rate([[old[one.key]] for one in rated], [one.place for one in rated])
    return {one.key: made for one, (made,) in zip(rated, new, strict=True)}


def _rows(was: Mapping[str, Any], one: TeamResult, old: Rating, new: Rating | None) -> list[dict[str, Any]]:
    """Return the row of each of the team, with this result added."""
    rating, times = new or old, was["rated"] + (new is not None)
    is_ranked = times >= LEAST_GAMES and one.users[0] > 0
    after = {
        **was,
        "games": was["games"] + 1,
        "wins": was["wins"] + one.won,
        "rated": times,
        "rating": rating.number if new is not None else was["rating"],
        "mu": rating.mu,
        "sigma": rating.sigma,
    }
    by_rating = after["rating"] if is_ranked else 0
    return [
        {**after, "user_id": user, "by_rating": by_rating, "listed": 0 if number else by_rating}
        for number, user in enumerate(one.users)
    ]


def users_of(team: str) -> tuple[int, ...]:
    """Return the people of a team as it is stored."""
    return tuple(map(int, team.split()))


def _key(users: Sequence[int]) -> str:
    return " ".join(map(str, users))


def forget_in_teams(connection: Connection, user_id: int, pseudonym: int) -> None:
    """Put the pseudonym in the place of a user; their teams have no rank any more."""
    for team in connection.scalars(select(teams.c.team).where(teams.c.user_id == user_id).distinct()).all():
        users = users_of(team)
        after = _key(sorted({*users, pseudonym} - {user_id}))
        user = case((teams.c.user_id == user_id, pseudonym), else_=teams.c.user_id)
        rows = update(teams).where(teams.c.user_id.in_(users), teams.c.team == team)
        connection.execute(rows.values(user_id=user, team=after, by_rating=0, listed=0))
