"""Databases of earlier versions are taken over with everything that is in them."""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, text

from bot.store import ChannelTaken, GameStatus, SaveGame, Store, StoredSeat, games, history, privacy, stats
from bot.store.db import Database, connect, transaction
from bot.store.ends import progress, uncounted
from bot.store.figures import FIGURES
from bot.store.migrate import MIGRATIONS, migrate
from bot.store.names import names_of
from bot.store.schema import games as games_table
from tests.databases import new_postgres_url as postgres_url
from tests.databases import new_sqlite_url as sqlite_url
from tests.store.given import NOW, a_game
from tests.store.test_boards import finish

__all__ = ["postgres_url", "sqlite_url"]


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
            columns, values = (", ".join(pattern.format(name) for name in row) for pattern in ('"{}"', ":{}"))
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


async def from_before_digests(database_url: str, tmp_path: Path, moments: dict[str, Any]) -> Database:
    """A database of today with a game that was running before games had digests."""
    database = await older(database_url, "0008", tmp_path / "migrations")
    row = {**a_row("one", "{}"), **moments, "host": 0, "status": "playing"}
    del row["life"]
    await transaction(database.writer, put_in("games", row))
    await migrate(database)
    return database


async def test_games_without_digests_are_whole_until_they_are_saved(
    database_url: str, tmp_path: Path, moments: dict[str, Any]
) -> None:
    database = await from_before_digests(database_url, tmp_path, moments)
    async with Store(database) as store:
        game = await store.read(games.by_id, "one")
        assert game is not None
        assert (game.answers_digest, game.is_damaged) == (None, False)
        await store.save(games.SaveGame(game.next_version(NOW)))
        host = games_table.update().values(host=7)
        await transaction(database.writer, lambda connection: connection.execute(host))
        game = await store.read(games.by_id, "one")
        assert game is not None
        assert game.is_damaged


async def test_a_game_that_was_set_aside_leaves_its_channel_free(
    database_url: str, tmp_path: Path, moments: dict[str, Any]
) -> None:
    database = await from_before_digests(database_url, tmp_path, moments)
    async with Store(database) as store:
        with pytest.raises(ChannelTaken):
            await store.save(games.SaveGame(a_game(1)))
        await store.save(games.SetAside("one", NOW))
        another = a_game(1)
        await store.save(games.SaveGame(another))
        assert await store.read(games.in_channel, 1) == another
        game = await store.read(games.by_id, "one")
        assert game is not None
        assert (game.status, game.ended, game.version) == (GameStatus.ASIDE, NOW, 4)


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


async def test_what_was_counted_is_kept_as_it_is(database_url: str, tmp_path: Path, moments: dict[str, Any]) -> None:
    database = await older(database_url, "0006", tmp_path / "migrations")
    await transaction(database.writer, put_in("recounts", {"number": 2, "in_force": False}))  # it was under way
    here = {"guild_id": 3, "edition": "bts"}
    values = {"points": 7, "wins": 1, "games": 1}
    standing = {**here, **values, "kind": 0, "period": 0, "rated": 1, "rating": 1040, "by_rating": 0, "by_rate": 0}
    counted: dict[str, dict[str, Any]] = {
        "ratings": {**here, "mu": 26.5, "sigma": 8.0},
        "standings": standing,
        "figures": {**here, **dict.fromkeys(FIGURES, 2)},
        "days": {"guild_id": 3, "day": 20260203, **values, "balance": 1},
        "results": {**here, "number": 1, "seat": 0, "place": 1},
        "rated": {**here, "number": 1, "rating": 1040, "gained": 40},
    }
    session = json.dumps({"host": 11, "seats": [BEN]})
    for number in (1, 2):
        at = {"at": moments["created"], "away": "", "winners": "0", "match_number": number}
        end = {"number": number, "game_id": f"game {number}", "answer": 9, **here, **at}
        await transaction(database.writer, put_in("games", {**as_0005(end["game_id"], session, number), **moments}))
        await transaction(database.writer, put_in("ends", end))
    for name, row in counted.items():
        both = ({**row, "user_id": 11, "recount": recount} for recount in (1, 2))
        await transaction(database.writer, put_in(name, *both))
    await migrate(database)
    async with Store(database) as store:
        about = await store.read(privacy.about, 11)
        assert {name: [dict(row) for row in rows] for name, rows in about.counted.items() if rows} == {
            name: [{column: value for column, value in row.items() if column not in {"by_rating", "by_rate", "kind"}}]
            for name, row in counted.items()
        }
        assert await store.read(progress) == (2, 2)
        assert (await store.read(uncounted, 5)).ends == []
        (step,) = await store.read(stats.rating_steps, 11, 3, "bts")
        assert (step.game_id, step.at, step.rating, step.gained) == ("game 1", NOW, 1040, 40)
        found = await store.read(history.of_guild, 3)
        assert [(match.game.id, match.match_number) for match in found.matches] == [("game 2", 2), ("game 1", 1)]
        await finish(store, {11: 1, 12: 2})
        assert await store.read(progress) == (3, 3)


def as_0005(game_id: Any, session: str, channel: int) -> dict[str, Any]:
    """A game as it was stored by version 0005."""
    row = a_row(game_id, session, channel)
    return {"status": row.pop("life"), **row}


async def test_names_are_taken_from_the_games_of_each_server(
    database_url: str, tmp_path: Path, moments: dict[str, Any]
) -> None:
    """The one name that was kept may be a nickname of any server, and so is shown nowhere."""
    database = await older(database_url, "0011", tmp_path / "migrations")
    later = NOW + timedelta(days=1)
    games_there = [("old", 3, "Annie", NOW), ("new", 3, "Ann 陳", later), ("there", 4, "Boss", NOW)]
    for game_id, guild, name, at in games_there:
        row = {**as_0005(game_id, "{}", 1), **moments, "guild_id": guild, "host": 11}
        if at is later:
            row["created"] = later if database_url.startswith("postgresql") else str(later.replace(tzinfo=None))
        await transaction(database.writer, put_in("games", row))
        taken = {"game_id": game_id, "seat": 0, "user_id": 11, "name": name, "missed": 0, "away": False, "left": False}
        await transaction(database.writer, put_in("seats", taken))
    await transaction(database.writer, put_in("players", {"user_id": 11, "name": "Boss"}))
    await migrate(database)
    async with Store(database) as store:
        called = {guild: await store.read(names_of, [11], guild) for guild in (3, 4, 5, None)}
        assert called == {3: {11: "Ann 陳"}, 4: {11: "Boss"}, 5: {}, None: {}}


async def test_games_so_far_were_played_in_channels(database_url: str, tmp_path: Path, moments: dict[str, Any]) -> None:
    database = await older(database_url, "0015", tmp_path / "migrations")
    live = {**as_0005("live", "{}", 7), **moments, "status": "playing", "host": 11}
    await transaction(database.writer, put_in("games", live))
    await migrate(database)
    async with Store(database) as store:
        found = await store.read(games.in_channel, 7)
        assert found is not None
        assert (found.id, found.private) == ("live", "")
        own = a_game(7, private="learn")
        await store.save(SaveGame(own))
        assert await store.read(games.in_channel, 7, "learn") == own
        for taken in (a_game(7, private="learn"), a_game(7)):
            with pytest.raises(ChannelTaken):
                await store.save(SaveGame(taken))


async def test_what_migrates_is_not_loaded_where_there_is_nothing_to_do(sqlite_url: str) -> None:
    await (await Store.open(sqlite_url)).close()
    program = (
        "import asyncio, sys\nfrom bot.store import Store\n"
        "async def main(): await (await Store.open(sys.argv[1])).close()\n"
        "asyncio.run(main()); assert 'alembic' not in sys.modules"
    )
    started = await asyncio.create_subprocess_exec(sys.executable, "-c", program, sqlite_url)
    assert await started.wait() == 0
