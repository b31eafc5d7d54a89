"""Games, their seats and their answers: what is kept of them, how they are saved and read."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    exists,
    insert,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import LIVE, answers, games, seats
from bot.store.units import RowWrite, SeatsWrite, WriteOrder


class GameStatus(StrEnum):
    """Where a game stands. All but an ended one are live: restored at start, and alone in their channel."""

    LOBBY = "lobby"
    PLAYING = "playing"
    ASLEEP = "asleep"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """One seat of a game. Its place among the game's seats is the rules' number of the seat."""

    user_id: int | None
    """None: a computer; negative: the pseudonym of a user who was forgotten."""
    name: str
    level: str | None = None
    """How well a computer plays."""
    missed: int = 0
    """Questions in a row that the player did not answer in time."""
    away: bool = False
    """Whether a computer stands in for the player."""
    left: bool = False
    """Whether the seat has left the match; in a lobby the seat goes instead."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """One game as it is stored. Session and snapshot are JSON that only their writers understand.

    They and the seed are secret, so they are not printed.
    """

    id: str
    guild_id: int
    channel_id: int
    edition: str
    status: GameStatus
    host: int
    """The user who decides about options and start; 0: none."""
    session: str = field(repr=False)
    """The session's own data: options, votes, the clock's deadline. No user ids and no names."""
    created: datetime
    updated: datetime
    message_id: int | None = None
    snapshot: str | None = field(default=None, repr=False)
    """The rules' state."""
    seed: str | None = field(default=None, repr=False)
    """The deal's seed, in hexadecimal digits."""
    ended: datetime | None = None
    version: int = 1
    """Counts the saves, from 1."""
    owner: str | None = None
    """The process that runs the game; None where the database is not shared, or none does."""
    seats: tuple[StoredSeat, ...] = ()

    def next_version(self, at: datetime, **changes: Any) -> StoredGame:
        """Return the game's next version, to be saved at this moment."""
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

    game: StoredGame
    answers: Sequence[Answer] = ()
    seats_changed: bool = True
    """False: the seats are those of the version before, and are not written."""

    def writes(self, dialect: str) -> Iterator[RowWrite | SeatsWrite]:
        """Yield the rows of the game, of its seats and of its answers."""
        game = self.game
        is_new = game.version == 1
        values: dict[str, object] = {name: getattr(game, name) for name in (COLUMNS if is_new else _CHANGING)}
        values["status"] = game.status.value
        if is_new:
            yield RowWrite(WriteOrder.GAME, _INSERT_GAME, values, game.id)
        else:
            yield RowWrite(WriteOrder.GAME, _UPDATE_GAME, values | {"saved_id": game.id}, game.id)
        if self.seats_changed or is_new:
            yield SeatsWrite(game.id, [_seat_values(game, place) for place in range(len(game.seats))])
        for given in self.answers:
            appended = {"game_id": game.id, "number": given.number, "answer": given.answer, "at": given.at}
            yield RowWrite(WriteOrder.ANSWER, _INSERT_ANSWER, appended)


def _seat_values(game: StoredGame, place: int) -> dict[str, object]:
    seat = game.seats[place]
    return {"game_id": game.id, "seat": place, **{name: getattr(seat, name) for name in SEAT_COLUMNS}}


def new_game_id() -> str:
    """Return a new id, short and fit for addresses and buttons: 8 letters, digits, dashes or underscores."""
    return secrets.token_urlsafe(6)


async def by_id(connection: AsyncConnection, game_id: str) -> StoredGame | None:
    """Return the game with this id, live or ended, if there is one."""
    return next(iter(await connection.run_sync(stored_games, games.c.id == game_id)), None)


async def in_channel(connection: AsyncConnection, channel_id: int) -> StoredGame | None:
    """Return the live game in this channel, if there is one."""
    return next(iter(await connection.run_sync(stored_games, and_(games.c.channel_id == channel_id, LIVE))), None)


async def live(
    connection: AsyncConnection,
    shard_count: int | None = None,
    shard_ids: Collection[int] | None = None,
    ended_since: datetime | None = None,
) -> list[StoredGame]:
    """Return the live games, and those ended since then, oldest first; if given, of the guilds on these shards."""
    return await connection.run_sync(stored_games, on_shards(shard_count, shard_ids, ended_since))


async def live_of(connection: AsyncConnection, user_id: int) -> list[StoredGame]:
    """Return the live games in which the user has a seat that has not left, oldest first."""
    seated = exists().where(seats.c.game_id == games.c.id, seats.c.user_id == user_id, ~seats.c.left)
    return await connection.run_sync(stored_games, and_(seated, LIVE))


async def answers_of(connection: AsyncConnection, game_id: str) -> list[Answer]:
    """Return the answers of this game, in order."""
    query = select(answers.c.number, answers.c.answer, answers.c.at)
    query = query.where(answers.c.game_id == game_id).order_by(answers.c.number)
    return [Answer(*row) for row in await connection.execute(query)]


def on_shards(
    shard_count: int | None, shard_ids: Collection[int] | None, ended_since: datetime | None
) -> ColumnElement[bool]:
    """Return the condition that a game is live, or ended since then; and of the guilds on these shards, if given."""
    there = LIVE if ended_since is None else or_(LIVE, games.c.ended >= ended_since)
    if shard_count is None or shard_ids is None:
        return there
    # Discord's own formula. The 22 is written out, as PostgreSQL shifts by an integer and a bound one is a bigint.
    return and_(there, (games.c.guild_id.bitwise_rshift(literal_column("22")) % shard_count).in_(shard_ids))


def stored_games(connection: Connection, where: ColumnElement[bool]) -> list[StoredGame]:
    """Return the games that meet this condition, oldest first."""
    query = select(*GAME_COLUMNS).where(where).order_by(games.c.created, games.c.id)
    return with_seats(connection, connection.execute(query).mappings().all())


def with_seats(connection: Connection, rows: Sequence[Mapping[Any, Any]]) -> list[StoredGame]:
    """Return the games of these rows with their seats."""
    seats_of: dict[str, list[StoredSeat]] = {row["id"]: [] for row in rows}
    ids = list(seats_of)
    for first in range(0, len(ids), _IDS_AT_ONCE):
        of_these = seats.c.game_id.in_(ids[first : first + _IDS_AT_ONCE])
        taken = select(*_SEAT_COLUMNS).where(of_these).order_by(seats.c.game_id, seats.c.seat)
        for game_id, *seat in connection.execute(taken).all():
            seats_of[game_id].append(StoredSeat(*seat))
    found = []
    for row in rows:
        values = {name: row[name] for name in COLUMNS} | {"status": GameStatus(row["status"])}
        found.append(StoredGame(**values, seats=tuple(seats_of[row["id"]])))
    return found


COLUMNS = [column.name for column in fields(StoredGame) if column.name != "seats"]
_CHANGING = [name for name in COLUMNS if name not in {"id", "guild_id", "channel_id", "created"}]
"""What a save may change; to write an indexed column again costs time."""
SEAT_COLUMNS = [column.name for column in fields(StoredSeat)]
GAME_COLUMNS = [games.c[name] for name in COLUMNS]
_SEAT_COLUMNS = [seats.c.game_id, *(seats.c[name] for name in SEAT_COLUMNS)]
_IDS_AT_ONCE = 500
_INSERT_GAME = insert(games)
_UPDATE_GAME = update(games).where(games.c.id == bindparam("saved_id"))
_INSERT_ANSWER = insert(answers)
