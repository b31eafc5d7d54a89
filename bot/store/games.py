"""Games and their answers: what is kept of them, how they are saved and read."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from datetime import datetime
from enum import StrEnum
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    bindparam,
    delete,
    insert,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.changes import Rank, Row
from bot.store.prepared import Send
from bot.store.result_tables import seats
from bot.store.schema import LIVE, answers, games


class Life(StrEnum):
    """Where a game stands. All but an ended one are live: restored at start, and alone in their channel."""

    LOBBY = "lobby"
    PLAYING = "playing"
    ASLEEP = "asleep"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class Game:
    """One game as it is stored. The three texts are JSON that only their writers understand.

    They hold seeds and hands, so they are not printed.
    """

    id: str
    guild_id: int
    channel_id: int
    edition: str
    life: Life
    session: str = field(repr=False)
    """The session's own things: lobby, seats, options, the clock's deadline."""
    created: datetime
    updated: datetime
    message_id: int | None = None
    snapshot: str | None = field(default=None, repr=False)
    """The rules' state."""
    header: str | None = field(default=None, repr=False)
    """The record's header, with the seed."""
    ended: datetime | None = None
    version: int = 1
    """Counts the saves, from 1."""
    owner: str | None = None
    """Who runs it; None where the database is not shared, or nobody does."""

    def then(self, at: datetime, **changes: Any) -> Game:
        """The game's next version, to be saved at this moment."""
        return replace(self, updated=at, version=self.version + 1, **changes)


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer of a game's record, in the record's notation. Numbers are unique in a game and give the order."""

    number: int
    answer: str = field(repr=False)
    at: datetime


@dataclass(frozen=True, slots=True)
class SaveGame:
    """Saves a game, new (version 1) or with the version after the stored one, and appends answers to it."""

    game: Game
    answers: Sequence[Answer] = ()
    people: Collection[int] | None = None
    """Who sits there; None: the same as before."""

    def rows(self, dialect: str) -> Iterator[Row]:
        """The game's row, then who sits there, and its answers."""
        game = self.game
        values: dict[str, object] = {name: getattr(game, name) for name in COLUMNS}
        values["life"] = game.life.value
        if game.version == 1:
            yield Row(Rank.GAME, _INSERT_GAME, values, game.id)
        else:
            yield Row(Rank.GAME, _UPDATE_GAME, values | {"saved_id": values.pop("id")}, game.id)
        if self.people is not None:
            yield Row(Rank.OF_A_GAME, _FREE_SEATS, {"of": game.id})
            for user_id in sorted(set(self.people)):
                yield Row(Rank.OF_A_GAME, _INSERT_SEAT, {"user_id": user_id, "game_id": game.id})
        for given in self.answers:
            appended = {"game_id": game.id, "number": given.number, "answer": given.answer, "at": given.at}
            yield Row(Rank.OF_A_GAME, _INSERT_ANSWER, appended)


def new_game_id() -> str:
    """A short name for a game, fit for addresses and buttons: 8 letters, digits, dashes or underscores."""
    return secrets.token_urlsafe(6)


class Standing(NamedTuple):
    """What a save is judged by."""

    version: int
    owner: str | None


def standings(send: Send, ids: Collection[str]) -> dict[str, Standing]:
    """How these games stand, which nobody else can change before this transaction ends."""
    wanted = sorted(ids)
    places = 1 << (len(wanted) - 1).bit_length()  # so that there are few statements; the last id stands there again
    named = {f"id{place}": wanted[min(place, len(wanted) - 1)] for place in range(places)}
    return {name: Standing(version, owner) for name, version, owner in send(_standings(places), named)}


async def by_id(connection: AsyncConnection, game_id: str) -> Game | None:
    """The game with this id."""
    row = (await connection.execute(select(games).where(games.c.id == game_id))).mappings().one_or_none()
    return None if row is None else game_of(row)


async def in_channel(connection: AsyncConnection, channel_id: int) -> Game | None:
    """The live game in this channel."""
    query = select(games).where(games.c.channel_id == channel_id, LIVE)
    row = (await connection.execute(query)).mappings().one_or_none()
    return None if row is None else game_of(row)


async def live(
    connection: AsyncConnection,
    shard_count: int | None,
    shard_ids: Collection[int] | None,
    ended_since: datetime | None,
) -> list[Game]:
    """The live games, and those ended since then, oldest first; of the guilds on these shards only, if told."""
    query = select(games).where(wanted(shard_count, shard_ids, ended_since)).order_by(games.c.created, games.c.id)
    return [game_of(row) for row in (await connection.execute(query)).mappings()]


def wanted(
    shard_count: int | None, shard_ids: Collection[int] | None, ended_since: datetime | None
) -> ColumnElement[bool]:
    """Whether a game is live, or ended since then; and of the guilds on these shards, if told."""
    there = LIVE if ended_since is None else or_(LIVE, games.c.ended >= ended_since)
    if shard_count is None or shard_ids is None:
        return there
    # Discord's own formula. The 22 is written out, as PostgreSQL shifts by an integer and a bound one is a bigint.
    return and_(there, (games.c.guild_id.bitwise_rshift(literal_column("22")) % shard_count).in_(shard_ids))


async def answers_of(connection: AsyncConnection, game_id: str) -> list[Answer]:
    """The answers of this game, in order."""
    query = select(answers.c.number, answers.c.answer, answers.c.at)
    query = query.where(answers.c.game_id == game_id).order_by(answers.c.number)
    return [Answer(*row) for row in await connection.execute(query)]


def game_of(row: Mapping[Any, Any]) -> Game:
    """The game of a row with all columns."""
    return Game(**{**row, "life": Life(row["life"])})


@cache
def _standings(places: int) -> Select[Any]:
    wanted: list[ColumnElement[str]] = [bindparam(f"id{place}") for place in range(places)]
    query = select(games.c.id, games.c.version, games.c.owner).where(games.c.id.in_(wanted))
    # In one order for everybody, so that two processes cannot wait for each other.
    return query.order_by(games.c.id).with_for_update()


COLUMNS = [column.name for column in fields(Game)]
_INSERT_GAME = insert(games)
_UPDATE_GAME = update(games).where(games.c.id == bindparam("saved_id"))
_INSERT_ANSWER = insert(answers)
_FREE_SEATS = delete(seats).where(seats.c.game_id == bindparam("of"))
_INSERT_SEAT = insert(seats)
