"""What is known of one player: figures, best days, ratings over time, matches finished."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.figures import FIGURES, Figures
from bot.store.periods import Period
from bot.store.result_tables import (
    EVERYWHERE,
    IN_FORCE,
    OVERALL,
    days,
    ends,
    figures,
    players,
    rated,
    results,
    standings,
)


@dataclass(frozen=True, slots=True)
class Day:
    """A day on which somebody finished games."""

    day: date
    games: int
    wins: int
    points: int


@dataclass(frozen=True, slots=True)
class Stats:
    """Somebody's results in one scope. Best and worst day, and favourite edition, are of all editions."""

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
    """None where it would be the best one again."""
    favourite: str | None
    """The edition finished most often."""

    @property
    def rate(self) -> float:
        """Wins by games."""
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
    """What one match made of somebody's rating; the four scopes of which the match was a part."""

    seat: int
    user_id: int
    place: int
    here: tuple[int, int]
    """Before and after, in this guild, all editions."""
    here_edition: tuple[int, int]
    everywhere: tuple[int, int]
    everywhere_edition: tuple[int, int]


async def stats(connection: AsyncConnection, user_id: int, guild_id: int | None, edition: str | None) -> Stats | None:
    """What somebody has done; None, if they never finished a round there."""
    guild = EVERYWHERE if guild_id is None else guild_id
    scope = OVERALL if edition is None else edition
    standing = (
        await connection.execute(
            select(standings, players.c.name)
            .outerjoin(players, players.c.user_id == standings.c.user_id)
            .where(
                standings.c.user_id == user_id,
                standings.c.recount == IN_FORCE,
                standings.c.guild_id == guild,
                standings.c.edition == scope,
                standings.c.kind == Period.ALL.kind,
            )
        )
    ).one_or_none()
    if standing is None:
        return None
    counted = await connection.execute(
        select(*(figures.c[name] for name in FIGURES)).where(
            figures.c.user_id == user_id,
            figures.c.recount == IN_FORCE,
            figures.c.guild_id == guild,
            figures.c.edition == scope,
        )
    )
    figured = counted.mappings().one_or_none()
    best, worst = await _best_and_worst(connection, user_id, guild)
    return Stats(
        user_id,
        standing.name or "",
        standing.games,
        standing.wins,
        standing.points,
        standing.rated,
        standing.rating or None,
        Figures() if figured is None else Figures(**figured),
        best,
        None if worst == best else worst,
        await _favourite(connection, user_id, guild),
    )


async def _best_and_worst(connection: AsyncConnection, user_id: int, guild: int) -> tuple[Day | None, Day | None]:
    """By wins less losses, then by points."""
    of_mine = select(days).where(
        days.c.user_id == user_id, days.c.recount == IN_FORCE, days.c.guild_id == guild, days.c.games > 0
    )
    order = (days.c.balance, days.c.points, days.c.day)
    best = (await connection.execute(of_mine.order_by(*(by.desc() for by in order)).limit(1))).one_or_none()
    worst = (await connection.execute(of_mine.order_by(*order).limit(1))).one_or_none()
    return _day(best), _day(worst)


def _day(row: Row[Any] | None) -> Day | None:
    if row is None:
        return None
    return Day(date(row.day // 10_000, row.day // 100 % 100, row.day % 100), row.games, row.wins, row.points)


async def _favourite(connection: AsyncConnection, user_id: int, guild: int) -> str | None:
    query = (
        select(standings.c.edition)
        .where(
            standings.c.user_id == user_id,
            standings.c.recount == IN_FORCE,
            standings.c.guild_id == guild,
            standings.c.edition != OVERALL,
            standings.c.kind == Period.ALL.kind,
            standings.c.games > 0,
        )
        .order_by(standings.c.games.desc(), standings.c.wins.desc(), standings.c.edition)
        .limit(1)
    )
    favourite: str | None = await connection.scalar(query)
    return favourite


async def rating_steps(
    connection: AsyncConnection, user_id: int, guild_id: int | None, edition: str | None, most: int
) -> list[RatingStep]:
    """The last few steps of somebody's rating, oldest first."""
    query = (
        select(ends.c.game_id, ends.c.at, rated.c.rating, rated.c.gained)
        .join(ends, ends.c.number == rated.c.number)
        .where(
            rated.c.user_id == user_id,
            rated.c.recount == IN_FORCE,
            rated.c.guild_id == (EVERYWHERE if guild_id is None else guild_id),
            rated.c.edition == (OVERALL if edition is None else edition),
        )
        .order_by(rated.c.number.desc())
        .limit(most)
    )
    return [RatingStep(*row) for row in (await connection.execute(query)).all()[::-1]]


async def rating_changes(connection: AsyncConnection, game_id: str) -> list[RatingChange]:
    """What a finished match made of the ratings of those whom it moved, best place first."""
    match = select(ends.c.number, ends.c.guild_id, ends.c.edition).where(ends.c.game_id == game_id)
    end = (await connection.execute(match.where(ends.c.nth.is_not(None)))).one_or_none()
    if end is None:
        return []
    query = (
        select(results.c.seat, results.c.user_id, results.c.place, rated.c.guild_id, rated.c.edition)
        .add_columns(rated.c.rating, rated.c.gained)
        .join(
            rated,
            (rated.c.user_id == results.c.user_id)
            & (rated.c.recount == results.c.recount)
            & rated.c.guild_id.in_([EVERYWHERE, end.guild_id])
            & rated.c.edition.in_([OVERALL, end.edition])
            & (rated.c.number == results.c.number),
        )
        .where(results.c.recount == IN_FORCE, results.c.number == end.number)
        .order_by(results.c.place, results.c.seat)
    )
    people: dict[tuple[int, int, int], dict[tuple[bool, bool], tuple[int, int]]] = {}
    for seat, user, place, guild, edition, rating, gained in await connection.execute(query):
        of_one = people.setdefault((seat, user, place), {})
        of_one[guild != EVERYWHERE, edition != OVERALL] = (rating - gained, rating)
    return [
        RatingChange(*who, *(moved[scope] for scope in ((True, False), (True, True), (False, False), (False, True))))
        for who, moved in people.items()
    ]
