"""The tables, as the newest migration leaves them.

`games`, `seats`, `answers` and `ends` are facts. What is in COUNTED and `names` is counted from them (`counting.py`).
A scope is a guild or EVERYWHERE, and an edition or OVERALL.

Where an index is partial by `sqlite_where`, it is so on PostgreSQL, too: named here it would load that whole dialect.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    Table,
    Text,
    and_,
    func,
    literal_column,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.dml import Insert
from sqlalchemy.sql.elements import ColumnElement
from sqlalchemy.types import TypeDecorator

from bot.store.errors import ONE_LIVE_GAME
from bot.store.figures import FIGURES

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

EVERYWHERE = 0
OVERALL = ""


class Moment(TypeDecorator[datetime]):
    """A moment in UTC. SQLite keeps no time zone, so it is taken off on the way in and put back on the way out."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the moment in UTC; raise ValueError if it has no time zone, as it could mean anything."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment needs its time zone")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the moment with its time zone, from either database."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


metadata = MetaData()


def _key(name: str, kind: Any = Integer) -> Column[Any]:
    return Column(name, kind, primary_key=True, autoincrement=False)


def _filled(kind: Any, *names: str) -> list[Column[Any]]:
    return [Column(name, kind, nullable=False) for name in names]


games = Table(
    "games",
    metadata,
    _key("id", Text),
    *_filled(BigInteger, "guild_id", "channel_id"),
    Column("message_id", BigInteger),
    Column("parent_id", BigInteger),
    *_filled(Text, "edition", "status", "session"),
    Column("snapshot", Text),
    Column("seed", Text),
    *_filled(Integer, "version"),
    *_filled(Moment, "created", "updated"),
    Column("ended", Moment),
    Column("host", BigInteger, nullable=False, server_default="0", index=True),
    Column("private", Text, nullable=False, server_default=""),
    *(Column(name, BigInteger) for name in ("digest", "answers_digest")),
)

# Written out and not bound: the partial index serves a query only when it holds the very same words.
LIVE = and_(games.c.status != literal_column("'ended'"), games.c.status != literal_column("'aside'"))

Index(ONE_LIVE_GAME, games.c.channel_id, games.c.private, unique=True, sqlite_where=LIVE)

# Written out and not bound, as for LIVE.
PRIVATE = games.c.private != literal_column("''")
"""The games that one user plays for themselves: `private` says of which kind, and `channel_id` is the user."""

Index("private_games", games.c.updated, sqlite_where=PRIVATE)
Index("games_by_end", games.c.ended)

SEEN_FROM = func.coalesce(games.c.parent_id, games.c.channel_id)
"""The channel whose viewers may see what was played: a thread that a game got for itself is as open as its channel."""

Index("games_of_a_guild", games.c.guild_id, games.c.parent_id, games.c.channel_id)

seats = Table(
    "seats",
    metadata,
    Column("game_id", Text, ForeignKey("games.id"), primary_key=True),
    _key("seat"),
    Column("user_id", BigInteger, index=True),
    *_filled(Text, "name"),
    Column("level", Text),
    *_filled(Integer, "missed"),
    *_filled(Boolean, "away", "left"),
    Column("global_name", Text),
    sqlite_with_rowid=False,
)

answers = Table(
    "answers",
    metadata,
    Column("game_id", Text, ForeignKey("games.id"), primary_key=True),
    _key("number"),
    *_filled(Text, "answer"),
    *_filled(Moment, "at"),
    sqlite_with_rowid=False,
)

reviews = Table(
    "reviews",
    metadata,
    Column("game_id", Text, ForeignKey("games.id"), primary_key=True),
    *(_key(name) for name in ("round", "seat")),
    *_filled(Integer, "rules", "reckoning"),
    *_filled(Moment, "at"),
    *_filled(Text, "body"),
    sqlite_with_rowid=False,
)
"""What was luck and what was play in a round, for one seat; by which rules, and reckoned in which way."""

shard_leases = Table("shard_leases", metadata, _key("shard"), Column("owner", Text), *_filled(BigInteger, "epoch"))
"""Which process runs each shard; there is a row for every shard. Who takes one raises its epoch (`lease.py`)."""

processes = Table(
    "processes", metadata, _key("owner", Text), *_filled(Moment, "until"), *_filled(Integer, "shard_count")
)
"""Until when each process is known to be there, and how many shards it counts."""

identifies = Table("identifies", metadata, _key("bucket"), *_filled(Moment, "next_at"))
"""When the next connection to Discord may be opened, for each bucket of shards."""

guild_settings = Table("guild_settings", metadata, _key("guild_id", BigInteger), *_filled(Text, "settings"))

user_settings = Table("user_settings", metadata, _key("user_id", BigInteger), *_filled(Text, "settings"))

ends = Table(
    "ends",
    metadata,
    Column("game_id", Text, ForeignKey("games.id"), primary_key=True),
    _key("answer"),
    Column("number", BigInteger),
    *_filled(BigInteger, "guild_id"),
    *_filled(Text, "edition"),
    *_filled(Moment, "at"),
    *_filled(Text, "away"),
    Column("winners", Text),
    Column("match_number", Integer),
    Column("rated_by", Text),
    Column("skipped", Text),
)
"""The ends of rounds and of matches. A move only adds a row; counting fills in the last columns, and `number`.

`number` is the order in which ends were counted first; None: not yet. The end of a match that was won gets a
`match_number`, its number among the matches of its guild. `rated_by` says what reckoned the ratings that it moved, and
`skipped` why it could not be counted.
"""

Index("ends_by_number", ends.c.number, unique=True)
Index("matches_of_a_guild", ends.c.guild_id, ends.c.match_number, unique=True)
# Written out and not bound, as for LIVE.
NOT_COUNTED_YET = ends.c.number.is_(None)
Index(
    "ends_to_be_counted",
    ends.c.at,
    ends.c.game_id,
    ends.c.answer,
    sqlite_where=NOT_COUNTED_YET,
)

housekeeping = Table("housekeeping", metadata, *_filled(BigInteger, "counted_to"), *_filled(Moment, "cleared_to"))
"""One row: the `number` of the last end that is in what is counted, and up to when lobbies that ended were cleared."""

watchers = Table(
    "watchers",
    metadata,
    _key("guild_id", BigInteger),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
)
"""The users who want to be told when a table opens on a guild."""

daily_secret = Table("daily_secret", metadata, _key("id"), *_filled(Text, "secret"))
"""One row: what the seeds of all daily deals are made from (`daily.py`)."""

daily_results = Table(
    "daily_results",
    metadata,
    _key("day"),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    *_filled(BigInteger, "guild_id"),
    *_filled(Text, "game_id", "edition", "name"),
    Column("global_name", Text),
    *_filled(Integer, "points", "cards"),
    *_filled(Boolean, "won"),
    *_filled(Text, "version"),
    Column("accuracy", Integer),
)
"""What came of each user's daily deal, and under which names they played it. A guild of 0 is none that has the bot."""

Index("daily_results_by_points", *(daily_results.c[name] for name in ("day", "points", "cards")))

left_guilds = Table("left_guilds", metadata, _key("guild_id", BigInteger), *_filled(Moment, "since"))
"""The guilds that have removed the bot."""


def _of_a_player() -> list[Column[Any]]:
    return [_key("user_id", BigInteger), _key("guild_id", BigInteger)]


names = Table("names", metadata, *_of_a_player(), *_filled(Text, "name"))
"""The name under which a player was counted last, on each guild and EVERYWHERE."""

hidden = Table("hidden", metadata, _key("user_id", BigInteger), *_filled(Moment, "since"))
"""The users who are not shown outside of the guilds on which they played."""


ratings = Table("ratings", metadata, *_of_a_player(), _key("edition", Text), *_filled(Double, "mu", "sigma"))

standings = Table(
    "standings",
    metadata,
    *_of_a_player(),
    _key("edition", Text),
    _key("kind", SmallInteger),
    *_filled(Integer, "period", "games", "wins", "points", "rated", "rating", "by_rating", "by_rate"),
)
"""A player's totals: of all time, of their last month, of their last week. 0 in `by_…`: too few games yet."""

NOTHING = literal_column("0", Integer)
"""Written out and not bound, for the sake of the partial indexes (see LIVE)."""

RANKED_BY = (standings.c.by_rating, standings.c.wins, standings.c.points, standings.c.by_rate)
"""What boards are ordered by; 0 is no rank."""

for _ranked_by in RANKED_BY:
    Index(
        f"standings_by_{_ranked_by.name.removeprefix('by_')}",
        *(standings.c[name] for name in ("guild_id", "edition", "period")),
        _ranked_by,
        standings.c.user_id,
        sqlite_where=_ranked_by > NOTHING,
    )

figures = Table("figures", metadata, *_of_a_player(), _key("edition", Text), *_filled(Integer, *FIGURES))
"""What a player did at the table."""

days = Table("days", metadata, *_of_a_player(), _key("day"), *_filled(Integer, "games", "wins", "points", "balance"))
"""The days on which a player finished games; the balance is wins less losses."""

Index("days_by_balance", days.c.user_id, days.c.guild_id, days.c.balance, days.c.points, days.c.day)

results = Table(
    "results",
    metadata,
    _key("number", BigInteger),
    _key("seat"),
    *_filled(BigInteger, "user_id", "guild_id"),
    *_filled(Text, "edition"),
    Column("place", Integer),
)
"""In which place each player finished a match (`ends.number`); None, by a former version, for who was away."""

Index("results_of_a_player", results.c.user_id, results.c.number)
Index("results_of_a_player_in_a_guild", results.c.user_id, results.c.guild_id, results.c.number)

rated = Table(
    "rated",
    metadata,
    *_of_a_player(),
    _key("edition", Text),
    _key("number", BigInteger),
    *_filled(Integer, "rating", "gained"),
    sqlite_with_rowid=False,
)
"""What each match made of a player's ratings."""

teams = Table(
    "teams",
    metadata,
    *_of_a_player(),
    _key("edition", Text),
    _key("kind", SmallInteger),
    _key("team", Text),
    *_filled(Integer, "period", "games", "wins", "rated", "rating", "by_rating", "listed"),
    *_filled(Double, "mu", "sigma"),
)
"""The totals of people who finished matches as one team, in the same periods as standings: a row for each of them.

`team` has their ids. `listed` is `by_rating` in the row of the first of them and 0 in the others', so that a board has
each team once.
"""

Index(
    "teams_by_rating",
    *(teams.c[name] for name in ("guild_id", "edition", "period", "listed", "team", "user_id")),
    sqlite_where=teams.c.listed > NOTHING,
)

Index("reviews_by_time", reviews.c.at, reviews.c.game_id, reviews.c.seat)

puzzles = Table(
    "puzzles",
    metadata,
    _key("id", Text),
    *_filled(Text, "edition"),
    Column("game_id", Text, ForeignKey("games.id")),
    *_filled(Integer, "round", "step", "seat"),
    *_filled(Text, "choices"),
    *_filled(Double, "error", "mu", "sigma"),
    *_filled(Integer, "tries", "solved"),
)
"""Decisions of games that are over, each with its rating. `game_id` None: it ships with the program."""

Index("puzzles_of_a_game", puzzles.c.game_id, puzzles.c.round, unique=True)
Index("puzzles_by_rating", puzzles.c.edition, puzzles.c.mu)

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    _key("user_id", BigInteger),
    Column("puzzle_id", Text, ForeignKey("puzzles.id"), primary_key=True, index=True),
    *_filled(Text, "answer"),
    *_filled(Boolean, "is_right"),
    *_filled(Integer, "before", "after"),
    *_filled(Moment, "at", "last_at"),
)
"""A user's first try at a puzzle, and what it made of their rating; `last_at` is when they last tried it."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    _key("user_id", BigInteger),
    *_filled(Double, "mu", "sigma"),
    *_filled(Integer, "tries", "solved"),
)
"""How good users are at puzzles."""

COUNTED = (ratings, standings, figures, days, results, rated, teams)


def insert_into(table: Table, dialect: str) -> sqlite.Insert | postgresql.Insert:
    """Return a statement that inserts a row, and can say what is to be done where there is one."""
    if dialect == "sqlite":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql  # it is large, and a file needs nothing of it

    return postgresql.insert(table)


@cache
def upsert(table: Table, dialect: str) -> Insert:
    """Return a statement that inserts a row, or overwrites the one with its primary key."""
    return insert_or(
        table, dialect, lambda new: {column.name: new[column.name] for column in table.c if not column.primary_key}
    )


def insert_or(table: Table, dialect: str, changes: Callable[[Any], Mapping[str, ColumnElement[Any]]]) -> Insert:
    """Return a statement that inserts a row, or changes the one with its primary key; `changes` gets the new row."""
    insert = insert_into(table, dialect)
    key = list(table.primary_key.columns)
    changed = dict(changes(insert.excluded))
    if not changed:
        return insert.on_conflict_do_nothing(index_elements=key)
    return insert.on_conflict_do_update(index_elements=key, set_=changed)
