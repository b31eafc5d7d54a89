"""Puzzles, what users tried at them, and the ratings of both.

A puzzle beats the user or is beaten, once: only a user's first try is kept, and moves both ratings.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Insert,
    Row,
    and_,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)

from bot.store.games import GameStatus
from bot.store.names import all_hidden
from bot.store.rating import Rating, rate
from bot.store.reading import ReadConnection
from bot.store.schema import games, insert_into, puzzle_attempts, puzzle_ratings, puzzles, reviews, seats
from bot.store.units import RowWrite, WriteOrder

UNRATED = Rating()
MOST_OF_EDITION = 2000
"""How many puzzles of an edition are kept: there are enough then."""


@dataclass(frozen=True, slots=True)
class StoredPuzzle:
    """A decision of a game: which seat was asked after how many answers; the choices are JSON."""

    id: str
    edition: str
    game_id: str | None
    """None: it ships with the program."""
    round: int
    step: int
    """How many answers the game's record has before it."""
    seat: int
    choices: str
    error: float
    rating: Rating = UNRATED
    tries: int = 0
    solved: int = 0


@dataclass(frozen=True, slots=True)
class PuzzleRating:
    """How good a user is at puzzles."""

    rating: Rating = UNRATED
    tries: int = 0
    solved: int = 0


@dataclass(frozen=True, slots=True)
class Attempt:
    """A user's first try at a puzzle, and what it made of their rating, as it is shown."""

    answer: str
    is_right: bool
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class SavePuzzle:
    """Keeps a new puzzle; one that is there, or another of the same round, stays as it is."""

    puzzle: StoredPuzzle

    def writes(self, dialect: str) -> Iterator[RowWrite]:
        """Yield the one row."""
        one = self.puzzle
        values = {
            "id": one.id,
            "edition": one.edition,
            "game_id": one.game_id,
            "round": one.round,
            "step": one.step,
            "seat": one.seat,
            "choices": one.choices,
            "error": one.error,
            "mu": one.rating.mu,
            "sigma": one.rating.sigma,
            "tries": one.tries,
            "solved": one.solved,
        }
        yield RowWrite(WriteOrder.OTHER, _add(dialect), values)


@cache
def _add(dialect: str) -> Insert:
    return insert_into(puzzles, dialect).on_conflict_do_nothing()


# Which there are


def _has_opted_out(game_id: ColumnElement[Any]) -> ColumnElement[bool]:
    """Return the condition that a player of this game was forgotten, or is hidden outside of their servers."""
    is_out = or_(seats.c.user_id < 0, seats.c.user_id.in_(all_hidden()))
    return exists(select(seats.c.seat).where(seats.c.game_id == game_id, is_out))


def _is_open(shipped: Collection[str]) -> ColumnElement[bool]:
    """Return the condition that a puzzle may be shown; of those without a game, the ones that are still shipped."""
    from_game = and_(puzzles.c.game_id.is_not(None), not_(_has_opted_out(puzzles.c.game_id)))
    return or_(from_game, and_(puzzles.c.game_id.is_(None), puzzles.c.id.in_(shipped)))


async def gives_puzzles(connection: ReadConnection, game_id: str) -> bool:
    """Tell whether puzzles may be made of a game: it is over, no user's own, and no player of it has opted out."""
    is_over = (games.c.status == GameStatus.ENDED.value, games.c.private == "")
    query = select(games.c.edition).where(games.c.id == game_id, *is_over, not_(_has_opted_out(games.c.id)))
    edition = await connection.scalar(query)
    if edition is None:
        return False
    of_edition = select(func.count()).select_from(puzzles).where(puzzles.c.edition == edition)
    return (await connection.scalar(of_edition) or 0) < MOST_OF_EDITION


async def reviewed_since(connection: ReadConnection, moment: datetime) -> list[tuple[str, int]]:
    """Return the games and seats of which a review was kept since this moment."""
    query = select(reviews.c.game_id, reviews.c.seat).where(reviews.c.at >= moment).distinct()
    rows = await connection.execute(query.order_by(reviews.c.game_id, reviews.c.seat))
    return [(row.game_id, row.seat) for row in rows]


async def rounds_with_puzzles(connection: ReadConnection, game_id: str) -> set[int]:
    """Return the rounds of a game that have given one."""
    return set(await connection.scalars(select(puzzles.c.round).where(puzzles.c.game_id == game_id)))


async def puzzle(connection: ReadConnection, puzzle_id: str, shipped: Collection[str]) -> StoredPuzzle | None:
    """Return this puzzle, if it may be shown."""
    row = (await connection.execute(select(puzzles).where(puzzles.c.id == puzzle_id, _is_open(shipped)))).one_or_none()
    return None if row is None else _puzzle(row)


async def next_puzzle(
    connection: ReadConnection, user_id: int, edition: str | None, shipped: Collection[str]
) -> tuple[StoredPuzzle, bool] | None:
    """Return the puzzle that comes next for a user, and whether they have tried it before; None where there is none.

    It is the one next to their rating that they have not tried, and once they have tried all, the one longest ago.
    """
    wanted = [_is_open(shipped)]
    if edition is not None:
        wanted.append(puzzles.c.edition == edition)
    mine = and_(puzzle_attempts.c.puzzle_id == puzzles.c.id, puzzle_attempts.c.user_id == user_id)
    skill = (await puzzle_rating(connection, user_id)).rating.mu
    new = select(puzzles).where(*wanted, not_(exists(select(puzzle_attempts.c.user_id).where(mine))))
    new = new.order_by(func.abs(puzzles.c.mu - skill), puzzles.c.id).limit(1)
    row = (await connection.execute(new)).one_or_none()
    if row is not None:
        return _puzzle(row), False
    old = select(puzzles).join(puzzle_attempts, mine).where(*wanted)
    old = old.order_by(puzzle_attempts.c.last_at, puzzles.c.id).limit(1)
    row = (await connection.execute(old)).one_or_none()
    return None if row is None else (_puzzle(row), True)


async def puzzle_rating(connection: ReadConnection, user_id: int) -> PuzzleRating:
    """Return how good a user is at puzzles; of one who has tried none, what every user begins with."""
    query = select(puzzle_ratings).where(puzzle_ratings.c.user_id == user_id)
    row = (await connection.execute(query)).one_or_none()
    return PuzzleRating() if row is None else PuzzleRating(Rating(row.mu, row.sigma), row.tries, row.solved)


def _puzzle(row: Row[Any]) -> StoredPuzzle:
    place = (row.id, row.edition, row.game_id, row.round, row.step, row.seat)
    return StoredPuzzle(*place, row.choices, row.error, Rating(row.mu, row.sigma), row.tries, row.solved)


# Trying them


def attempt(
    connection: Connection, user_id: int, puzzle_id: str, answer: str, now: datetime, *, is_right: bool
) -> Attempt | None:
    """Keep a user's first try at a puzzle and move both ratings; return the first try, this one or an earlier.

    None: the puzzle is gone. It is work for `Store.keep_house`.
    """
    wanted = select(puzzles).where(puzzles.c.id == puzzle_id).with_for_update()
    one = connection.execute(wanted).one_or_none()
    if one is None:
        return None
    mine = (puzzle_attempts.c.user_id == user_id, puzzle_attempts.c.puzzle_id == puzzle_id)
    former = connection.execute(select(puzzle_attempts).where(*mine)).one_or_none()
    if former is not None:
        connection.execute(update(puzzle_attempts).where(*mine).values(last_at=now))
        return Attempt(former.answer, former.is_right, former.before, former.after)
    begun = {"user_id": user_id, "mu": UNRATED.mu, "sigma": UNRATED.sigma, "tries": 0, "solved": 0}
    connection.execute(_begin(connection.dialect.name), begun)
    user = connection.execute(select(puzzle_ratings).where(puzzle_ratings.c.user_id == user_id).with_for_update()).one()
    before, was = Rating(user.mu, user.sigma), Rating(one.mu, one.sigma)
    ((after,), (now_rated,)) = rate([[before], [was]], [0, 1] if is_right else [1, 0])
    for table, key, rated in (
        (puzzle_ratings, puzzle_ratings.c.user_id == user_id, after),
        (puzzles, puzzles.c.id == puzzle_id, now_rated),
    ):
        counts = {"tries": table.c.tries + 1, "solved": table.c.solved + int(is_right)}
        connection.execute(update(table).where(key).values(mu=rated.mu, sigma=rated.sigma, **counts))
    made = Attempt(answer, is_right, before.number, after.number)
    kept = {"answer": answer, "is_right": is_right, "before": made.before, "after": made.after}
    connection.execute(
        insert(puzzle_attempts).values(user_id=user_id, puzzle_id=puzzle_id, **kept, at=now, last_at=now)
    )
    return made


def _begin(dialect: str) -> Insert:
    return insert_into(puzzle_ratings, dialect).on_conflict_do_nothing()


# Taking them away


def delete_puzzle(connection: Connection, puzzle_id: str) -> None:
    """Delete a puzzle, with what was tried at it; users keep their ratings."""
    _delete(connection, puzzles.c.id == puzzle_id)


def delete_puzzles_of(connection: Connection, game_ids: Collection[str]) -> None:
    """Delete the puzzles of these games, with what was tried at them."""
    _delete(connection, puzzles.c.game_id.in_(game_ids))


def _delete(connection: Connection, which: ColumnElement[bool]) -> None:
    # Locked first: no try at one of them may come in between.
    ids: Sequence[str] = connection.scalars(select(puzzles.c.id).where(which).with_for_update()).all()
    if ids:
        connection.execute(delete(puzzle_attempts).where(puzzle_attempts.c.puzzle_id.in_(ids)))
        connection.execute(delete(puzzles).where(puzzles.c.id.in_(ids)))
