"""Clearing away what was left behind: private games, lobbies without a deal, games asleep, servers without the bot.

Every step is one short transaction for `Store.keep_house`, or a query that finds what the next is about; all may be
done again at any time, by any process.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, Connection, and_, case, delete, func, insert, or_, select, union, update

from bot.store.counting import lock_counting
from bot.store.games import GameStatus, undamaged, write_digests
from bot.store.puzzles import delete_puzzles_of
from bot.store.reading import ReadConnection
from bot.store.schema import (
    COUNTED,
    EVERYWHERE,
    LIVE,
    PRIVATE,
    answers,
    daily_results,
    ends,
    games,
    guild_settings,
    housekeeping,
    left_guilds,
    names,
    rated,
    results,
    reviews,
    seats,
    watchers,
)

PRIVATE_KEPT = timedelta(days=1)
"""For how long a private game is kept after its user has done anything in it, over or not."""
DAILY = "daily-"
"""With what the kind of a private game begins that is a daily deal; its day follows."""
DAILY_KEPT = timedelta(days=7)
"""For how long a daily deal is kept instead: its seed is shown a day later, and its record can be checked then."""
NEVER_DEALT_KEPT = timedelta(days=1)
"""After so long without news a lobby is over, and after so long again nothing is kept of it."""
ASLEEP_KEPT = timedelta(days=30)
"""After so long a game that sleeps is over, without a result."""
LEFT_KEPT = timedelta(days=30)
"""For how long what belongs to a server is kept after it has removed the bot."""
GAMES_AT_ONCE = 20
"""How many games one transaction clears; moves wait no longer for it on SQLite."""

# Lobbies that never dealt


async def never_dealt(connection: ReadConnection, now: datetime) -> list[str]:
    """Return the next games that ended long ago and never dealt."""
    cleared_to = select(housekeeping.c.cleared_to).scalar_subquery()
    query = select(games.c.id).where(games.c.ended > cleared_to, games.c.ended <= now - NEVER_DEALT_KEPT)
    query = query.where(games.c.snapshot.is_(None)).order_by(games.c.ended).limit(GAMES_AT_ONCE)
    return list(await connection.scalars(query))


def delete_games(connection: Connection, ids: Collection[str]) -> None:
    """Delete these games with everything that was played; what is counted stays."""
    lock_counting(connection)
    _delete_games(connection, ids)


def note_cleared(connection: Connection, now: datetime) -> None:
    """Note that no game is left that ended long ago and never dealt, so that these are not looked through again."""
    connection.execute(update(housekeeping).values(cleared_to=now - NEVER_DEALT_KEPT))


# Private games


async def old_private_games(connection: ReadConnection, now: datetime) -> list[str]:
    """Return the next private games in which nothing was done for long."""
    is_daily = games.c.private.startswith(DAILY)
    until = case((is_daily, now - DAILY_KEPT), else_=now - PRIVATE_KEPT)
    query = select(games.c.id).where(PRIVATE, games.c.updated <= now - PRIVATE_KEPT, games.c.updated <= until)
    return list(await connection.scalars(query.order_by(games.c.updated).limit(GAMES_AT_ONCE)))


def kept_for(private: str) -> timedelta:
    """Return for how long a private game of this kind is kept after its user has done anything in it."""
    return DAILY_KEPT if private.startswith(DAILY) else PRIVATE_KEPT


# Games that were left behind


def forsaken(now: datetime) -> ColumnElement[bool]:
    """Return the condition that a game sleeps, or is a lobby, for too long."""
    is_lobby = and_(games.c.status == GameStatus.LOBBY.value, games.c.updated <= now - NEVER_DEALT_KEPT)
    sleeps = and_(games.c.status == GameStatus.ASLEEP.value, games.c.updated <= now - ASLEEP_KEPT)
    return and_(LIVE, or_(is_lobby, sleeps))


async def forsaken_games(connection: ReadConnection, now: datetime) -> list[str]:
    """Return the next games that sleep, or are lobbies, for too long."""
    query = select(games.c.id).where(forsaken(now)).order_by(games.c.id).limit(GAMES_AT_ONCE)
    return list(await connection.scalars(query))


def end_forsaken(connection: Connection, ids: Collection[str], now: datetime) -> None:
    """End these games without a result, but for those that were woken meanwhile."""
    locked = select(games.c.id).where(games.c.id.in_(ids), forsaken(now)).order_by(games.c.id).with_for_update()
    still = connection.scalars(locked).all()
    fits = undamaged(connection, still)
    ended = {"status": GameStatus.ENDED.value, "ended": now, "updated": now, "version": games.c.version + 1}
    connection.execute(update(games).where(games.c.id.in_(still)).values(ended))
    write_digests(connection, fits)


# Servers that removed the bot


async def known_guilds(connection: ReadConnection) -> set[int]:
    """Return all servers of which anything is stored."""
    kept = union(select(games.c.guild_id), select(guild_settings.c.guild_id), select(left_guilds.c.guild_id))
    return set(await connection.scalars(kept))


def note_guilds(connection: Connection, left: Collection[int], here: Collection[int], now: datetime) -> None:
    """Note that some servers have removed the bot by now, and that it is in others."""
    lock_counting(connection)  # or else two processes would note the same
    noted = set(connection.scalars(select(left_guilds.c.guild_id)))
    if rows := [{"guild_id": guild, "since": now} for guild in left if guild not in noted]:
        connection.execute(insert(left_guilds), rows)
    if back := noted.intersection(here):
        connection.execute(delete(left_guilds).where(left_guilds.c.guild_id.in_(back)))


async def left_long_ago(connection: ReadConnection, now: datetime) -> list[int]:
    """Return the servers that removed the bot long ago."""
    return list(await connection.scalars(select(left_guilds.c.guild_id).where(left_guilds.c.since <= now - LEFT_KEPT)))


def clear_guild(connection: Connection, guild: int, now: datetime) -> bool:
    """Delete some games of a server that removed the bot long ago, and what they brought there.

    Return False when nothing is left of it, or the bot is back. What players have reached everywhere stays theirs.
    """
    lock_counting(connection)
    left = select(left_guilds.c.guild_id).where(left_guilds.c.guild_id == guild, left_guilds.c.since <= now - LEFT_KEPT)
    if connection.scalar(left) is None:
        return False
    some = select(games.c.id).where(games.c.guild_id == guild).order_by(games.c.id).limit(GAMES_AT_ONCE)
    ids = connection.scalars(some.with_for_update()).all()
    if not ids:
        for table in (guild_settings, left_guilds, watchers):
            connection.execute(delete(table).where(table.c.guild_id == guild))
        theirs = {"guild_id": EVERYWHERE, "name": func.coalesce(daily_results.c.global_name, "")}
        connection.execute(update(daily_results).where(daily_results.c.guild_id == guild).values(theirs))
        return False
    users = connection.scalars(select(seats.c.user_id).where(seats.c.game_id.in_(ids), seats.c.user_id.is_not(None)))
    _delete_counts(connection, guild, sorted(set(users)), ids)
    _delete_games(connection, ids)
    return True


def _delete_counts(connection: Connection, guild: int, users: Sequence[int], ids: Collection[str]) -> None:
    numbers = select(ends.c.number).where(ends.c.game_id.in_(ids))
    everywhere = (rated.c.user_id.in_(users), rated.c.guild_id == EVERYWHERE, rated.c.number.in_(numbers))
    connection.execute(delete(rated).where(*everywhere))
    for table in (*COUNTED, names):
        if table is results:
            continue
        connection.execute(delete(table).where(table.c.user_id.in_(users), table.c.guild_id == guild))


def _delete_games(connection: Connection, ids: Collection[str]) -> None:
    delete_puzzles_of(connection, ids)
    numbers = select(ends.c.number).where(ends.c.game_id.in_(ids))
    connection.execute(delete(results).where(results.c.number.in_(numbers)))
    for table in (reviews, ends, answers, seats):
        connection.execute(delete(table).where(table.c.game_id.in_(ids)))
    connection.execute(delete(games).where(games.c.id.in_(ids)))
