"""All that is kept about a user, and forgetting it."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, case, delete, select, union, update

from bot.store.clearing import delete_games
from bot.store.counting import lock_counting
from bot.store.errors import StillSeated
from bot.store.games import Answer, StoredGame, stored_games, undamaged, write_digests
from bot.store.names import is_hidden
from bot.store.puzzles import delete_puzzles_of
from bot.store.reading import ReadConnection
from bot.store.reviews import KeptReview, forget_reviews, of_user_seats
from bot.store.schema import (
    COUNTED,
    LIVE,
    PRIVATE,
    answers,
    daily_results,
    games,
    hidden,
    names,
    puzzle_attempts,
    puzzle_ratings,
    ratings,
    seats,
    user_settings,
    watchers,
)
from bot.store.settings import of_user
from bot.store.teams import forget_in_teams

FORGOTTEN_NAME = "?"
NO_HOST = 0
_NOT_EXPORTED = {"user_id", "by_rating", "by_rate", "kind", "team", "listed"}
"""Columns that say nothing about the user, or who others are."""


@dataclass(frozen=True, slots=True)
class About:
    """All that is kept about a user."""

    is_hidden: bool
    """Whether they are not shown outside of the servers on which they played."""
    settings: Mapping[str, Any]
    """What they chose for themselves."""
    games: Sequence[StoredGame]
    """In which they sit or sat."""
    answers: Mapping[str, Sequence[Answer]]
    """Of each of these games, by its id; of all its seats."""
    counted: Mapping[str, Sequence[Mapping[str, Any]]]
    """The rows of each table."""
    reviews: Sequence[KeptReview]
    """Of their seats."""


async def about(connection: ReadConnection, user_id: int) -> About:
    """Return all that is kept about this user."""
    in_theirs = select(seats.c.game_id).where(seats.c.user_id == user_id)
    theirs = await connection.run_sync(stored_games, games.c.id.in_(in_theirs))
    given: dict[str, list[Answer]] = {game.id: [] for game in theirs}
    query = select(answers).where(answers.c.game_id.in_(in_theirs)).order_by(answers.c.game_id, answers.c.number)
    for row in await connection.execute(query):
        given[row.game_id].append(Answer(row.number, row.answer, row.at))
    counted = {}
    for table in (names, watchers, daily_results, puzzle_attempts, puzzle_ratings, *COUNTED):
        columns = [column for column in table.c if column.name not in _NOT_EXPORTED]
        rows = select(*columns).where(table.c.user_id == user_id)
        counted[table.name] = [dict(row) for row in (await connection.execute(rows)).mappings()]
    return About(
        await is_hidden(connection, user_id),
        await of_user(connection, user_id),
        theirs,
        given,
        counted,
        await of_user_seats(connection, user_id),
    )


def forget(connection: Connection, user_id: int, unreadable: Collection[str] = ()) -> None:
    """Forget a user: a pseudonym, a number below 0, takes their seats, so that others' ratings can be counted anew.

    Their private games are deleted, and the puzzles of the games in which they sat.

    Raise StillSeated if they have a seat that has not left in a live game; games that are `unreadable`, which no
    player can leave any more, do not count. It is work for `Store.keep_house`.
    """
    lock_counting(connection)  # or else what is being counted would bring them back
    own = select(games.c.id).where(games.c.host == user_id, PRIVATE).order_by(games.c.id).with_for_update()
    delete_games(connection, connection.scalars(own).all())
    # Of 62 bits: no two users get the same, and it fits.
    pseudonym = -1 - secrets.randbits(62)
    hosted = select(games.c.id).where(games.c.host == user_id)
    theirs = union(hosted, select(seats.c.game_id).where(seats.c.user_id == user_id))
    # Wait for what is being saved, in the order of the ids as everywhere; sessions read the game again.
    locked = select(games.c.id).where(games.c.id.in_(theirs)).order_by(games.c.id).with_for_update()
    ids = connection.scalars(locked).all()
    # Only in these: a game in which they sat down meanwhile keeps them.
    their_seats = (seats.c.user_id == user_id, seats.c.game_id.in_(ids))
    sitting = select(games.c.id).join(seats, seats.c.game_id == games.c.id).where(*their_seats, ~seats.c.left, LIVE)
    if set(connection.scalars(sitting)) - set(unreadable):
        raise StillSeated("They sit in a game that runs.")
    fits = undamaged(connection, ids)
    forget_reviews(connection, user_id, ids)
    connection.execute(
        update(seats).where(*their_seats).values(user_id=pseudonym, name=FORGOTTEN_NAME, global_name=None)
    )
    host = case((games.c.host == user_id, NO_HOST), else_=games.c.host)
    connection.execute(update(games).where(games.c.id.in_(ids)).values(host=host, version=games.c.version + 1))
    write_digests(connection, fits)
    delete_puzzles_of(connection, ids)
    connection.execute(update(ratings).where(ratings.c.user_id == user_id).values(user_id=pseudonym))
    forget_in_teams(connection, user_id, pseudonym)
    for table in (*COUNTED, names, hidden, user_settings, watchers, daily_results, puzzle_attempts, puzzle_ratings):
        connection.execute(delete(table).where(table.c.user_id == user_id))
