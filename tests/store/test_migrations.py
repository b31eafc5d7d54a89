"""Databases of earlier versions are taken over with everything that is in them."""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, text

from bot.store import GameStatus, Store, StoredSeat, games, privacy
from bot.store.db import Database, connect, transaction
from bot.store.migrate import MIGRATIONS, migrate
from bot.store.schema import games as games_table
from bot.store.schema import standings
from tests.store.given import NOW
from tests.store.test_rank_buckets import buckets_are_right


def migrations_before(version: str, folder: Path) -> Path:
    """The migrations as they were before this one."""
    shutil.copytree(MIGRATIONS, folder)
    for file in folder.glob("versions/0*.py"):
        if file.name >= version:
            file.unlink()
    return folder


async def older(database_url: str, version: str, folder: Path) -> Database:
    """An empty database as it was before this version."""
    database = await connect(database_url)
    await migrate(database, migrations_before(version, folder))
    return database


def put_in(table: str, *rows: dict[str, Any]) -> Any:
    def put(connection: Connection) -> None:
        for row in rows:
            columns, values = ", ".join(row), ", ".join(f":{name}" for name in row)
            connection.execute(text(f"INSERT INTO {table} ({columns}) VALUES ({values})"), row)  # noqa: S608

    return put


def a_row(game_id: str, session: str, channel: int = 1, **others: Any) -> dict[str, Any]:
    at = {"created": NOW, "updated": NOW}
    row = {"id": game_id, "guild_id": 3, "channel_id": channel, "edition": "bts", "life": "ended", "session": session}
    return {**row, "version": 4, **at, **others}


OPTIONS = {"edition": "bts"}
ANN = {"user": 11, "name": 'Ann "陳"', "level": None, "missed": 1, "away": True, "forgotten": None}
GONE = {"user": None, "name": "?", "level": None, "missed": 0, "away": False, "forgotten": -77}
BOT = {"user": None, "name": "Bó", "level": "hard", "missed": 0, "away": False, "forgotten": None}
BEN = {"user": 12, "name": "Ben"}
"""As it was stored by the first version."""
DANCE = {"seat": 1, "routine": ["left", "clap"], "done": 1, "judging": "routine", "ayes": [], "noes": []}


@pytest.fixture
def moments(database_url: str) -> dict[str, Any]:
    """Moments as a plain statement takes them."""
    at = NOW if database_url.startswith("postgresql") else NOW.replace(tzinfo=None).isoformat(" ")
    return {"created": at, "updated": at}


async def test_hosts_and_seats_are_taken_out_of_the_sessions(
    database_url: str, tmp_path: Path, moments: dict[str, Any]
) -> None:
    database = await older(database_url, "0005", tmp_path / "migrations")
    kept = {"host": 11, "locale": "en-US", "options": OPTIONS, "seats": [ANN, GONE, BOT, BEN], "answers": 3}
    state = '{"in_match": [true, 1, true, false]}'
    rows = [
        a_row("played", json.dumps(kept | {"dance": DANCE}), 1, life="playing", snapshot=state),
        a_row("lobby", json.dumps(kept | {"dance": None, "seats": [BEN], "host": 12}), 2, life="lobby"),
        a_row("broken", "no JSON", 3, life="asleep"),
        a_row("strange", json.dumps({"host": "x", "seats": [{"user": "y"}]}), 4),
        a_row("empty", "{}", 5),
        a_row("unreadable state", json.dumps(kept), 6, snapshot='{"format": 9}', header="5eed"),
    ]
    seats = [
        {"user_id": user, "game_id": game}
        for game, users in {"played": (11, 12), "broken": (13, 12), "strange": (11,)}.items()
        for user in users
    ]
    await transaction(database.writer, put_in("games", *({**row, **moments} for row in rows)))
    await transaction(database.writer, put_in("seats", *seats))
    await migrate(database)
    async with Store(database) as store:

        async def found(game_id: str) -> Any:
            return await store.read(games.by_id, game_id)

        ann, ben = StoredSeat(11, 'Ann "陳"', missed=1, away=True), StoredSeat(12, "Ben")
        gone, bot = StoredSeat(-77, "?"), StoredSeat(None, "Bó", level="hard")
        game = await found("played")
        assert (game.status, game.version, game.created, game.host) == (GameStatus.PLAYING, 4, NOW, 11)
        assert game.seats == (ann, gone, bot, StoredSeat(12, "Ben", left=True))
        rest = {"locale": "en-US", "options": OPTIONS, "answers": 3}
        assert json.loads(game.session) == rest | {"interlude": {"kind": "dance", **DANCE}}
        game = await found("lobby")
        assert (game.status, game.host, game.seats) == (GameStatus.LOBBY, 12, (ben,))
        assert json.loads(game.session) == rest | {"interlude": None}
        game = await found("broken")
        assert (game.host, game.session, game.seats) == (0, "no JSON", (StoredSeat(12, "?"), StoredSeat(13, "?")))
        assert (await found("strange")).seats == (StoredSeat(11, "?"),)
        assert ((await found("empty")).seats, (await found("empty")).session) == ((), "{}")
        game = await found("unreadable state")
        assert (game.seed, game.seats) == ("5eed", (ann, gone, bot, ben))
        assert {game.id for game in await store.read(games.live_of, 12)} == {"lobby", "broken"}
        theirs = (await store.read(privacy.about, 11)).games
        assert {game.id for game in theirs} == {"played", "strange", "unreadable state"}


async def test_a_channel_still_has_one_live_game(database_url: str, tmp_path: Path, moments: dict[str, Any]) -> None:
    database = await older(database_url, "0005", tmp_path / "migrations")
    await transaction(database.writer, put_in("games", {**a_row("one", "{}", life="lobby"), **moments}))
    await migrate(database)
    at = {"created": NOW, "updated": NOW}
    row = {"id": "two", "guild_id": 3, "channel_id": 1, "edition": "bts", "session": "{}", "version": 1, **at}
    another = insert(games_table).values(**row, status="lobby")
    with pytest.raises(Exception, match=r"one_live_game_a_channel|games\.channel_id"):
        await transaction(database.writer, lambda connection: connection.execute(another))
    over = insert(games_table).values(**row, status="ended")
    await transaction(database.writer, lambda connection: connection.execute(over))
    await database.close()


async def test_the_first_version_is_taken_over(database_url: str, tmp_path: Path, moments: dict[str, Any]) -> None:
    database = await older(database_url, "0002", tmp_path / "migrations")
    session = {"host": 11, "seats": [BEN, BOT, ANN]}
    await transaction(database.writer, put_in("games", {**a_row("first", json.dumps(session)), **moments}))
    await migrate(database)
    async with Store(database) as store:
        game = await store.read(games.by_id, "first")
        assert game is not None
        assert [seat.user_id for seat in game.seats] == [12, None, 11]


async def test_more_games_than_are_read_at_once(database_url: str, tmp_path: Path, moments: dict[str, Any]) -> None:
    database = await older(database_url, "0005", tmp_path / "migrations")
    rows = [
        {**a_row(f"game {number}", json.dumps({"host": number, "seats": [BEN] * (number % 3)}), number), **moments}
        for number in range(2_500)
    ]
    await transaction(database.writer, put_in("games", *rows))
    await migrate(database)
    async with Store(database) as store:
        for number in (0, 1, 999, 1000, 1001, 2499):
            game = await store.read(games.by_id, f"game {number}")
            assert game is not None
            assert (game.host, len(game.seats)) == (number, number % 3)


async def test_older_standings_get_their_buckets(database_url: str, tmp_path: Path) -> None:
    database = await older(database_url, "0004", tmp_path / "migrations")
    values = [0, 2**31 - 1, *(2**power + near for power in range(31) for near in (-1, 0, 1))]
    scopes = [
        {"recount": recount, "guild_id": guild, "edition": "bts", "kind": 0, "period": period}
        for recount, guild, period in [(1, 0, 0), (1, 77, 202602), (2, 77, 202602)]
    ]
    rows = [
        {**dict.fromkeys(standings.c.keys(), value), "user_id": user, **scope}
        for scope in scopes
        for user, value in enumerate(values, 1)
    ]
    await transaction(database.writer, lambda connection: connection.execute(insert(standings), rows))
    await migrate(database)
    async with Store(database) as store:
        await buckets_are_right(store)


async def test_what_migrates_is_not_loaded_where_there_is_nothing_to_do(sqlite_url: str) -> None:
    await (await Store.open(sqlite_url)).close()
    program = (
        "import asyncio, sys\nfrom bot.store import Store\n"
        "async def main(): await (await Store.open(sys.argv[1])).close()\n"
        "asyncio.run(main()); assert 'alembic' not in sys.modules"
    )
    started = await asyncio.create_subprocess_exec(sys.executable, "-c", program, sqlite_url)
    assert await started.wait() == 0
