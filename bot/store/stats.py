"""What is known of one player: figures, best days, ratings over time, matches finished."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from sqlalchemy import ColumnElement, Row, Table, and_, select

from bot.store.ends import IS_COUNTED
from bot.store.figures import FIGURES, Figures
from bot.store.names import names_of
from bot.store.periods import Period
from bot.store.reading import ReadConnection
from bot.store.schema import (
    EVERYWHERE,
    OVERALL,
    days,
    ends,
    figures,
    rated,
    results,
    standings,
    teams,
)
from bot.store.teams import FORGOTTEN, users_of

MOST_STEPS = 200
"""How many steps of a rating are read."""


@dataclass(frozen=True, slots=True)
class Day:
    """A day on which a player finished games."""

    day: date
    games: int
    wins: int
    points: int


@dataclass(frozen=True, slots=True)
class UsualTeam:
    """A team that a player was in."""

    others: tuple[str, ...]
    """The names of its other players."""
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class Stats:
    """A player's results in one scope. Best and worst day, and favourite edition, are of all editions."""

    user_id: int
    name: str
    games: int
    wins: int
    points: int
    rated: int
    rating: int | None
    """None before the first rated game."""
    figures: Figures
    best_day: Day | None
    worst_day: Day | None
    """None if it would be the best one again."""
    favourite: str | None
    """The edition finished most often."""
    team: UsualTeam | None = None
    """That the player finished most matches in."""

    @property
    def rate(self) -> float:
        """The share of games that were won."""
        return self.wins / self.games if self.games else 0.0


@dataclass(frozen=True, slots=True)
class RatingStep:
    """What one match made of a rating."""

    game_id: str
    at: datetime
    rating: int
    gained: int


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What one match made of a player's rating, in the four scopes of which the match was a part."""

    seat: int
    user_id: int
    place: int
    here: tuple[int, int]
    """Before and after, in this guild, all editions."""
    here_edition: tuple[int, int]
    everywhere: tuple[int, int]
    everywhere_edition: tuple[int, int]


async def stats(
    connection: ReadConnection,
    user_id: int,
    guild_id: int | None = None,
    edition: str | None = None,
    viewer: int | None = None,
) -> Stats | None:
    """Return what a player has done, in a guild or everywhere; None if they never finished a round there.

    Names are those that the viewer may see.
    """
    of_all_time = select(standings).where(
        *_of_player(standings, user_id, guild_id), standings.c.kind == Period.ALL.kind
    )
    in_editions = {row.edition: row for row in await connection.execute(of_all_time)}
    standing = in_editions.pop(edition or OVERALL, None)
    if standing is None:
        return None
    played = [row for row in (standing, *in_editions.values()) if row.edition != OVERALL and row.games]
    favourite = min(played, key=lambda row: (-row.games, -row.wins, row.edition), default=None)
    query = select(*(figures.c[name] for name in FIGURES)).where(*_of_player(figures, user_id, guild_id))
    counts = (await connection.execute(query.where(figures.c.edition == (edition or OVERALL)))).mappings().one_or_none()
    names = await names_of(connection, [user_id], guild_id, viewer)
    best, worst = await _best_and_worst(connection, user_id, guild_id)
    return Stats(
        user_id,
        names.get(user_id, ""),
        standing.games,
        standing.wins,
        standing.points,
        standing.rated,
        standing.rating or None,
        Figures(**(counts or {})),
        best,
        None if worst == best else worst,
        None if favourite is None else favourite.edition,
        await _team(connection, user_id, guild_id, edition, viewer),
    )


def _of_player(table: Table, user_id: int, guild_id: int | None) -> list[ColumnElement[bool]]:
    guild = EVERYWHERE if guild_id is None else guild_id
    return [table.c.user_id == user_id, table.c.guild_id == guild]


async def _best_and_worst(
    connection: ReadConnection, user_id: int, guild_id: int | None
) -> tuple[Day | None, Day | None]:
    """Return the best and the worst day, by wins less losses, then by points."""
    played = select(days).where(*_of_player(days, user_id, guild_id), days.c.games > 0).limit(1)
    order = (days.c.balance, days.c.points, days.c.day)
    best = (await connection.execute(played.order_by(*(by.desc() for by in order)))).one_or_none()
    worst = (await connection.execute(played.order_by(*order))).one_or_none()
    return _day(best), _day(worst)


async def _team(
    connection: ReadConnection, user_id: int, guild_id: int | None, edition: str | None, viewer: int | None
) -> UsualTeam | None:
    """Return the team that the player finished most matches in; without one of whom one was forgotten."""
    query = select(teams.c.team, teams.c.games, teams.c.wins).where(*_of_player(teams, user_id, guild_id))
    query = query.where(teams.c.edition == (edition or OVERALL), teams.c.kind == Period.ALL.kind)
    query = query.where(~teams.c.team.startswith(FORGOTTEN))
    order = (teams.c.games.desc(), teams.c.wins.desc(), teams.c.team)
    row = (await connection.execute(query.order_by(*order).limit(1))).one_or_none()
    if row is None:
        return None
    others = [user for user in users_of(row.team) if user != user_id]
    names = await names_of(connection, others, guild_id, viewer)
    return UsualTeam(tuple(names.get(user, "") for user in others), row.games, row.wins)


def _day(row: Row[Any] | None) -> Day | None:
    if row is None:
        return None
    return Day(date(row.day // 10_000, row.day // 100 % 100, row.day % 100), row.games, row.wins, row.points)


async def rating_steps(
    connection: ReadConnection, user_id: int, guild_id: int | None = None, edition: str | None = None
) -> list[RatingStep]:
    """Return the last few steps of a player's rating, oldest first."""
    query = select(ends.c.game_id, ends.c.at, rated.c.rating, rated.c.gained).join(
        rated, rated.c.number == ends.c.number
    )
    query = query.where(*_of_player(rated, user_id, guild_id), rated.c.edition == (edition or OVERALL))
    rows = (await connection.execute(query.order_by(rated.c.number.desc()).limit(MOST_STEPS))).all()
    return [RatingStep(*row) for row in reversed(rows)]


async def rating_changes(connection: ReadConnection, game_id: str) -> tuple[RatingChange, ...] | None:
    """Return what a match that was won made of the ratings that it moved, best place first; None: not counted yet."""
    match = select(ends.c.number, ends.c.guild_id, ends.c.edition, IS_COUNTED.label("is_counted"))
    match = match.where(ends.c.game_id == game_id, ends.c.winners.is_not(None))
    end = (await connection.execute(match)).one_or_none()
    if end is None:
        return ()
    if not end.is_counted:
        return None
    of_match = [rated.c[name] == results.c[name] for name in ("user_id", "number")]
    scopes = [rated.c.guild_id.in_([EVERYWHERE, end.guild_id]), rated.c.edition.in_([OVERALL, end.edition])]
    columns = (rated.c.guild_id, rated.c.edition, rated.c.rating, rated.c.gained)
    query = select(results.c.seat, results.c.user_id, results.c.place, *columns)
    query = query.join(rated, and_(*of_match, *scopes)).order_by(results.c.place, results.c.seat)
    query = query.where(results.c.number == end.number)
    players_in: dict[tuple[int, int, int], dict[tuple[bool, bool], tuple[int, int]]] = {}
    for seat, user, place, guild, edition, rating, gained in await connection.execute(query):
        of_one = players_in.setdefault((seat, user, place), {})
        of_one[guild != EVERYWHERE, edition != OVERALL] = (rating - gained, rating)
    scopes_of_one = ((True, False), (True, True), (False, False), (False, True))
    return tuple(
        RatingChange(*player, *(moved[scope] for scope in scopes_of_one))
        for player, moved in players_in.items()
        if moved.keys() >= set(scopes_of_one)  # else something was damaged, which must not keep the game from its table
    )
