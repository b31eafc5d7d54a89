"""The tables, as the newest migration leaves them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    literal_column,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import Insert
from sqlalchemy.sql.elements import ColumnElement
from sqlalchemy.types import TypeDecorator

from bot.store.errors import ONE_LIVE_GAME


class Moment(TypeDecorator[datetime]):
    """A moment in UTC. SQLite keeps no time zone, so it is taken off on the way in and put back on the way out."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Refuses a moment without a time zone: it could mean anything."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment needs its time zone")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The moment with its time zone, from either database."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("edition", Text, nullable=False),
    Column("life", Text, nullable=False),
    Column("session", Text, nullable=False),
    Column("snapshot", Text),
    Column("header", Text),
    Column("version", Integer, nullable=False),
    Column("created", Moment, nullable=False),
    Column("updated", Moment, nullable=False),
    Column("ended", Moment),
    Column("owner", Text, index=True),
)

# Written out and not bound: the partial index serves a query only when it holds the very same words.
LIVE = games.c.life != literal_column("'ended'")

Index(ONE_LIVE_GAME, games.c.channel_id, unique=True, sqlite_where=LIVE, postgresql_where=LIVE)

Index("games_by_end", games.c.ended)

leases = Table(
    "leases",
    metadata,
    Column("owner", Text, primary_key=True),
    Column("until", Moment, nullable=False),
)

answers = Table(
    "answers",
    metadata,
    Column("game_id", Text, ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("answer", Text, nullable=False),
    Column("at", Moment, nullable=False),
    sqlite_with_rowid=False,
)

guild_settings = Table(
    "guild_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),
)

player_settings = Table(
    "player_settings",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),
)


@cache
def upsert(table: Table, dialect: str) -> Insert:
    """Inserts a row, or overwrites the one with the same primary key."""

    def others(excluded: Any) -> dict[str, ColumnElement[Any]]:
        return {column.name: excluded[column.name] for column in table.columns if not column.primary_key}

    return insert_or(table, dialect, others)


def insert_or(
    table: Table,
    dialect: str,
    changes: Callable[[Any], Mapping[str, ColumnElement[Any]]],
    where: Callable[[Any], ColumnElement[bool]] | None = None,
) -> Insert:
    """Inserts a row, or changes the one with the same primary key so, where that is to be changed.

    The functions get the row that could not be inserted.
    """
    insert = (sqlite.insert if dialect == "sqlite" else postgresql.insert)(table)
    excluded = insert.excluded
    return insert.on_conflict_do_update(
        index_elements=list(table.primary_key.columns),
        set_=dict(changes(excluded)),
        where=None if where is None else where(excluded),
    )
