"""Games, their seats and their answers: what is kept of them, how they are saved and read."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from datetime import UTC, datetime
from enum import StrEnum
from operator import attrgetter
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    LargeBinary,
    Text,
    and_,
    bindparam,
    cast,
    delete,
    exists,
    insert,
    literal,
    literal_column,
    not_,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from bot.store.digest import digest_of
from bot.store.reading import ReadConnection
from bot.store.schema import LIVE, PRIVATE, answers, games, seats
from bot.store.units import RowWrite, SeatsWrite, WriteOrder


class GameStatus(StrEnum):
    """Where a game stands. All that are not over are live: restored at start, and alone in their channel."""

    LOBBY = "lobby"
    PLAYING = "playing"
    ASLEEP = "asleep"
    ENDED = "ended"
    ASIDE = "aside"
    """It was damaged, and cannot go on; its rows stay as they are."""

    @property
    def is_over(self) -> bool:
        """Whether nothing goes on in the game any more."""
        return self in _OVER


_OVER = frozenset({GameStatus.ENDED, GameStatus.ASIDE})


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
    global_name: str | None = None
    """What the player is called outside of the guild; None: not known."""


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
    parent_id: int | None = None
    """The channel that the game has left for a thread of its own; None: it is played where it was opened."""
    snapshot: str | None = field(default=None, repr=False)
    """The rules' state."""
    seed: str | None = field(default=None, repr=False)
    """The deal's seed, in hexadecimal digits."""
    ended: datetime | None = None
    version: int = 1
    """Counts the saves, from 1."""
    private: str = ""
    """Of which kind it is if it is one user's own, whose id is in the place of the channel's; empty: it is public."""
    answers_digest: int | None = None
    """The digest of all answers of its record; None where a former version stored it, and it is not known."""
    seats: tuple[StoredSeat, ...] = ()
    is_damaged: bool = field(default=False, compare=False)
    """Whether it is not what was saved: something else than a save has changed its rows."""

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
class Place:
    """Where a game is played."""

    game_id: str
    guild_id: int
    channel_id: int
    message_id: int | None


@dataclass(frozen=True, slots=True)
class SaveGame:
    """Saves a game, new (version 1) or with the version after the stored one, and appends answers to it."""

    game: StoredGame
    answers: Sequence[Answer] = ()
    seats_changed: bool = True
    """False: the seats are those of the version before, and are not written."""
    indexed_changed: bool = True
    """False: where it is played, who hosts it and whether it goes on are as before, and are not written."""

    def writes(self, dialect: str) -> Iterator[RowWrite | SeatsWrite]:
        """Yield the rows of the game, of its seats and of its answers."""
        game = self.game
        is_new = game.version == 1
        names = COLUMNS if is_new else [*_CHANGING, *_INDEXED] if self.indexed_changed else _CHANGING
        values: dict[str, object] = {name: getattr(game, name) for name in names}
        values["digest"] = digest_of(game)
        if is_new:
            yield RowWrite(WriteOrder.GAME, _INSERT_GAME, values, game.id, game.guild_id)
        else:
            values["saved_id"] = game.id
            saving = _UPDATE_GAME if self.indexed_changed else _UPDATE_PLAY
            yield RowWrite(WriteOrder.GAME, saving, values, game.id, game.guild_id)
        if self.seats_changed or is_new:
            yield SeatsWrite(game.id, [_seat_values(game, place) for place in range(len(game.seats))])
        for given in self.answers:
            appended = {"game_id": game.id, "number": given.number, "answer": given.answer, "at": given.at}
            yield RowWrite(WriteOrder.ANSWER, _INSERT_ANSWER, appended)


@dataclass(frozen=True, slots=True)
class DropGame:
    """Deletes a game in which nothing was dealt, in place of its last version: nothing of it is of use."""

    game_id: str
    guild_id: int
    version: int
    """One above the stored."""

    def writes(self, dialect: str) -> Iterator[RowWrite]:
        """Yield what deletes the game's seats and its row."""
        values = {"saved_id": self.game_id, "version": self.version}
        yield RowWrite(WriteOrder.GAME, _DELETE_SEATS, values)
        yield RowWrite(WriteOrder.GAME, _DELETE_GAME, values, self.game_id, self.guild_id)


@dataclass(frozen=True, slots=True)
class SetAside:
    """Sets a live game aside that is damaged. All else is left as it is, so that the operator can look at it."""

    game_id: str
    at: datetime

    def writes(self, dialect: str) -> Iterator[RowWrite]:
        """Yield the change of the game's row."""
        values: dict[str, object] = {"status": GameStatus.ASIDE.value, "ended": self.at}
        if dialect == "sqlite":
            values["aside_id"] = self.game_id.encode("utf-8", "surrogateescape")  # an id that is damaged, too
            yield RowWrite(WriteOrder.GAME, _SET_ASIDE_BY_BYTES, values)
        else:
            yield RowWrite(WriteOrder.GAME, _SET_ASIDE, values | {"aside_id": self.game_id})


def _seat_values(game: StoredGame, place: int) -> dict[str, object]:
    seat = game.seats[place]
    return {"game_id": game.id, "seat": place, **{name: getattr(seat, name) for name in SEAT_COLUMNS}}


def new_game_id() -> str:
    """Return a new id, short and fit for addresses and buttons: 8 letters, digits, dashes or underscores."""
    return secrets.token_urlsafe(6)


async def by_id(connection: ReadConnection, game_id: str) -> StoredGame | None:
    """Return the game with this id, live or ended, if there is one."""
    return next(iter(await connection.run_sync(stored_games, games.c.id == game_id)), None)


async def in_channel(connection: ReadConnection, channel_id: int, private: str = "") -> StoredGame | None:
    """Return the live game in this channel, or the private one of this kind and user, if there is one."""
    there = and_(games.c.channel_id == channel_id, games.c.private == private, LIVE)
    return next(iter(await connection.run_sync(stored_games, there)), None)


async def live(
    connection: ReadConnection,
    shard_count: int | None = None,
    shards: Collection[int] | None = None,
    ended_since: datetime | None = None,
) -> list[StoredGame]:
    """Return the live games, and those ended since then, oldest first; if given, of the guilds on these shards."""
    found = await connection.run_sync(stored_games, on_shards(LIVE, shard_count, shards))
    if ended_since is not None:
        # Not both in one query, which would go through all games: each has an index.
        over = and_(games.c.ended >= ended_since, not_(LIVE))
        found += await connection.run_sync(stored_games, on_shards(over, shard_count, shards))
    return sorted(found, key=attrgetter("created", "id"))


async def live_of(connection: ReadConnection, user_id: int) -> list[StoredGame]:
    """Return the live games in which the user has a seat that has not left, oldest first."""
    seated = exists().where(seats.c.game_id == games.c.id, seats.c.user_id == user_id, ~seats.c.left)
    return await connection.run_sync(stored_games, and_(seated, LIVE))


async def hosted_by(connection: ReadConnection, user_id: int) -> list[Place]:
    """Return where the user hosts games that are awake, on all servers; private ones do not count."""
    query = select(games.c.id, games.c.guild_id, games.c.channel_id, games.c.message_id)
    query = query.where(games.c.host == user_id, LIVE, games.c.status != GameStatus.ASLEEP.value, not_(PRIVATE))
    return [Place(*row) for row in await connection.execute(query.order_by(games.c.created, games.c.id))]


async def last_hosted(connection: ReadConnection, guild_id: int, user_id: int) -> str | None:
    """Return the `session` of the newest game in this guild that was dealt and that this user hosts or hosted."""
    dealt = games.c.host == user_id, games.c.guild_id == guild_id, games.c.snapshot.is_not(None)
    query = select(games.c.session).where(*dealt, not_(PRIVATE)).order_by(games.c.created.desc(), games.c.id).limit(1)
    session: str | None = (await connection.execute(query)).scalar_one_or_none()
    return session


async def answers_of(connection: ReadConnection, game_id: str) -> list[Answer]:
    """Return the answers of this game, in order."""
    query = select(answers.c.number, answers.c.answer, answers.c.at)
    query = query.where(answers.c.game_id == game_id).order_by(answers.c.number)
    return [Answer(*row) for row in await connection.execute(query)]


async def with_answers(connection: ReadConnection, game_id: str) -> tuple[StoredGame | None, list[Answer] | None]:
    """Return this game, if there is one, and its answers, both as of one moment; None: they cannot be read."""
    game = await by_id(connection, game_id)
    try:
        return game, await answers_of(connection, game_id)
    except _NO_VALUES as error:
        if not _blames_a_value(error):
            raise
        return game, None


def undamaged(connection: Connection, ids: Sequence[str]) -> list[str]:
    """Return those of these games whose rows are as they were saved: what is damaged stays so, whatever is changed."""
    chunks = (ids[first : first + _IDS_AT_ONCE] for first in range(0, len(ids), _IDS_AT_ONCE))
    return [
        game.id for chunk in chunks for game in stored_games(connection, games.c.id.in_(chunk)) if not game.is_damaged
    ]


def write_digests(connection: Connection, ids: Sequence[str]) -> None:
    """Give these games, which were changed otherwise than by a save, the digests that fit."""
    for first in range(0, len(ids), _IDS_AT_ONCE):
        for game in stored_games(connection, games.c.id.in_(ids[first : first + _IDS_AT_ONCE])):
            connection.execute(update(games).where(games.c.id == game.id).values(digest=digest_of(game)))


def on_shards(
    those: ColumnElement[bool], shard_count: int | None, shards: Collection[int] | None
) -> ColumnElement[bool]:
    """Return the condition that a game is one of those, and of the guilds on these shards, if given."""
    if shard_count is None or shards is None:
        return those
    # Discord's own formula; written out and not bound, as the index that serves it is (`lease.py`).
    shard = games.c.guild_id.bitwise_rshift(literal_column("22")) % literal_column(str(int(shard_count)))
    return and_(those, shard.in_(shards))


def stored_games(connection: Connection, where: ColumnElement[bool]) -> list[StoredGame]:
    """Return the games that meet this condition, oldest first, as far as they can be read."""
    query = select(*GAME_COLUMNS).where(where).order_by(games.c.created, games.c.id)
    try:
        return with_seats(connection, connection.execute(query).mappings().all())
    except _NO_VALUES as error:
        if not _blames_a_value(error):
            raise
    # Something in some row is no value of its column.
    is_file = connection.dialect.name == "sqlite"  # which may keep bytes that are no text; a server does not
    ids = connection.scalars(
        select(_ID_AS_BYTES if is_file else games.c.id).where(where).order_by(games.c.created, games.c.id)
    ).all()
    chunks = (ids[first : first + _IDS_AT_ONCE] for first in range(0, len(ids), _IDS_AT_ONCE))
    return [game for chunk in chunks for game in _salvaged(connection, chunk)]


def _salvaged(connection: Connection, ids: Sequence[bytes | str]) -> list[StoredGame]:
    """Return these games, though not all values of some can be read; they are found by halving."""
    these = games.c.id.in_(
        [game_id if isinstance(game_id, str) else cast(literal(game_id, LargeBinary), Text) for game_id in ids]
    )
    query = select(*GAME_COLUMNS).where(these).order_by(games.c.created, games.c.id)
    try:
        return with_seats(connection, connection.execute(query).mappings().all())
    except _NO_VALUES as error:
        if not _blames_a_value(error):
            raise
    if len(ids) > 1:
        half = len(ids) // 2
        return _salvaged(connection, ids[:half]) + _salvaged(connection, ids[half:])
    values = dict(_SALVAGED)
    for name in values:
        with suppress(*_NO_VALUES):
            values[name] = connection.scalar(select(games.c[name]).where(these))
    if values["status"] not in list(GameStatus):
        values["status"] = GameStatus.PLAYING  # to the database, too, all else is live
    values["status"] = GameStatus(values["status"])
    return [
        StoredGame(
            id=ids[0] if isinstance(ids[0], str) else ids[0].decode("utf-8", "surrogateescape"),
            created=_LONG_AGO,
            updated=_LONG_AGO,
            is_damaged=True,
            **values,
        )
    ]


def _blames_a_value(error: Exception) -> bool:
    """Tell whether a value could not be read that SQLite keeps, and not the database: a server checks what it takes."""
    return not isinstance(error, SQLAlchemyError) or "decode" in str(getattr(error, "orig", ""))


def with_seats(connection: Connection, rows: Sequence[Mapping[Any, Any]]) -> list[StoredGame]:
    """Return the games of these rows with their seats."""
    seats_of: dict[str, list[StoredSeat]] = {row["id"]: [] for row in rows}
    ids = list(seats_of)
    for first in range(0, len(ids), _IDS_AT_ONCE):
        of_these = seats.c.game_id.in_(ids[first : first + _IDS_AT_ONCE])
        taken = select(*_SEAT_COLUMNS).where(of_these).order_by(seats.c.game_id, seats.c.seat)
        for game_id, *seat in connection.execute(taken).all():
            if game_id in seats_of:  # a damaged key may lead to another game's seat
                seats_of[game_id].append(StoredSeat(*seat))
    found = []
    for row in rows:
        values = {name: row[name] for name in COLUMNS} | {"status": GameStatus(row["status"])}
        game = StoredGame(**values, seats=tuple(seats_of[row["id"]]))
        # One that a former version stored has no digest until it is saved again.
        is_damaged = row["digest"] is not None and row["digest"] != digest_of(game)
        found.append(replace(game, is_damaged=True) if is_damaged else game)
    return found


_NO_VALUES = (AttributeError, TypeError, ValueError, SQLAlchemyError)
"""What reading raises where something is stored that is no value of its column; and other things: `_blames_a_value`."""
_LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)
_SALVAGED: dict[str, Any] = {
    **dict.fromkeys(("guild_id", "channel_id", "host", "version"), 0),
    **dict.fromkeys(("edition", "session", "status", "private"), ""),
    **dict.fromkeys(("message_id", "parent_id"), None),
}
"""What is read, each by itself, of a row in which something cannot be read; and what stands for it."""

COLUMNS = [column.name for column in fields(StoredGame) if column.name not in {"seats", "is_damaged"}]
_INDEXED = ["channel_id", "parent_id", "status", "host", "ended"]
"""What a move leaves as it is; it is in indexes, and to write that again costs time."""
_CHANGING = [name for name in COLUMNS if name not in {"id", "guild_id", "created", "private", *_INDEXED}]
SEAT_COLUMNS = [column.name for column in fields(StoredSeat)]
GAME_COLUMNS = [*(games.c[name] for name in COLUMNS), games.c.digest]
_SEAT_COLUMNS = [seats.c.game_id, *(seats.c[name] for name in SEAT_COLUMNS)]
_ID_AS_BYTES = cast(games.c.id, LargeBinary)
_IDS_AT_ONCE = 500
_INSERT_GAME = insert(games)
_UPDATE_GAME = update(games).where(games.c.id == bindparam("saved_id"))
_UPDATE_PLAY = update(games).where(games.c.id == bindparam("saved_id"))
"""A statement of its own, as rows of one statement have the same columns."""
_INSERT_ANSWER = insert(answers)
_DELETE_SEATS = delete(seats).where(seats.c.game_id == bindparam("saved_id"))
_DELETE_GAME = delete(games).where(games.c.id == bindparam("saved_id"))
_SET_ASIDE = update(games).where(games.c.id == bindparam("aside_id"), LIVE)
_SET_ASIDE_BY_BYTES = update(games).where(games.c.id == cast(bindparam("aside_id", type_=LargeBinary), Text), LIVE)
