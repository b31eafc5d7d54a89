"""Reviews of finished games: what was luck and what was play, for one round and seat each."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, select

from bot.store.reading import ReadConnection
from bot.store.schema import games, reviews, seats, upsert


@dataclass(frozen=True, slots=True)
class KeptReview:
    """The review of one round for one seat, as it is stored. The body is JSON that only its writer understands."""

    game_id: str
    round: int
    """From 1."""
    seat: int
    rules: int
    """The version of the rules by which it was worked out."""
    reckoning: int
    """The version of the way in which it was worked out."""
    at: datetime
    body: str = field(repr=False)


def keep_review(connection: Connection, kept: KeptReview, user_id: int | None = None) -> None:
    """Keep a review in the place of a former one. It is work for `Store.keep_house`.

    Nothing is kept of a game that was deleted, nor where it is for a user who was forgotten meanwhile.
    """
    game = select(games.c.id).where(games.c.id == kept.game_id).with_for_update()
    if connection.scalar(game) is None:
        return
    sitting = select(seats.c.user_id).where(seats.c.game_id == kept.game_id, seats.c.seat == kept.seat)
    if user_id is None or connection.scalar(sitting) == user_id:
        connection.execute(upsert(reviews, connection.dialect.name), asdict(kept))


async def of_seat(connection: ReadConnection, game_id: str, seat: int) -> list[KeptReview]:
    """Return the reviews of a game for this seat, by round."""
    query = select(reviews).where(reviews.c.game_id == game_id, reviews.c.seat == seat).order_by(reviews.c.round)
    return [_kept(row) for row in await connection.execute(query)]


async def of_user_seats(connection: ReadConnection, user_id: int) -> list[KeptReview]:
    """Return all reviews of seats in which this user sat."""
    theirs = and_(seats.c.game_id == reviews.c.game_id, seats.c.seat == reviews.c.seat)
    query = select(reviews).join(seats, theirs).where(seats.c.user_id == user_id)
    return [_kept(row) for row in await connection.execute(query.order_by(*reviews.primary_key.columns))]


def forget_reviews(connection: Connection, user_id: int, ids: Collection[str]) -> None:
    """Delete the reviews of the seats in which this user sat in these games."""
    theirs = select(seats.c.game_id, seats.c.seat).where(seats.c.user_id == user_id, seats.c.game_id.in_(ids))
    for game_id, seat in connection.execute(theirs).all():
        connection.execute(delete(reviews).where(reviews.c.game_id == game_id, reviews.c.seat == seat))


def _kept(row: Row[Any]) -> KeptReview:
    return KeptReview(row.game_id, row.round, row.seat, row.rules, row.reckoning, row.at, row.body)
