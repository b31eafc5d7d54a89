"""Opening a database: what is made, what is refused in one sentence, and that what is refused is left as it was."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from dataclasses import fields
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import URL, Connection, insert, inspect, select, text

from bot.store import Game, SaveGame, Store, StoreError
from bot.store.engine import READERS, Engines, connect
from bot.store.errors import plain
from bot.store.migrate import MIGRATIONS, migrate
from bot.store.result_tables import seats, standings
from bot.store.schema import metadata
from tests.store.given import a_game
from tests.store.test_rungs import rungs_are_right

NOBODY = 65534


def url_of(path: Path) -> str:
    return URL.create("sqlite+aiosqlite", database=str(path)).render_as_string()


async def made(path: Path) -> Path:
    """A closed database at this path, with one game."""
    async with await Store.open(url_of(path)) as store:
        await store.commit(SaveGame(a_game(snapshot="x" * 50_000)))
    return path


async def refused(url: str) -> str:
    with pytest.raises(StoreError) as caught:
        await Store.open(url)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert caught.value.__suppress_context__ or caught.value.__context__ is None
    return sentence


def allow(path: Path, mode: int) -> None:
    path.chmod(mode)


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


async def test_the_folder_is_made(tmp_path: Path) -> None:
    await made(tmp_path / "some" / "where" / "uno.db")


async def test_a_name_with_odd_letters_is_taken_as_it_is(tmp_path: Path) -> None:
    path = await made(tmp_path / "a b%20c#d 龍" / "u'no%.db")
    assert path.is_file()
    await made(path.with_name("another.db"))


async def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    (tmp_path / "uno.db").touch()
    await made(tmp_path / "uno.db")


async def test_sqlite_is_told_to_be_durable(sqlite_url: str) -> None:
    engines = await connect(sqlite_url)
    for engine, query_only in ((engines.writer, 0), (engines.reader, 1)):
        async with engine.connect() as one:
            pragmas = {
                name: (await one.execute(text(f"PRAGMA {name}"))).scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "query_only")
            }
        full = 2
        assert pragmas == {
            "journal_mode": "wal",
            "synchronous": full,
            "foreign_keys": 1,
            "busy_timeout": 2000,
            "query_only": query_only,
        }
    await engines.close()


async def test_the_migrations_make_the_tables_that_the_code_expects(engines: Engines) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with engines.writer.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_opening_again_changes_nothing(database_url: str) -> None:
    game = a_game()
    async with await Store.open(database_url) as store:
        await store.commit(SaveGame(game))
    async with await Store.open(database_url) as store:
        assert await store.live_games() == [game]


async def test_processes_that_start_together_make_the_tables_once(database_url: str) -> None:
    await (await Store.open(database_url)).close()
    stores = await asyncio.gather(*(Store.open(database_url) for _ in range(3)))
    for store in stores:
        await store.close()


async def test_processes_that_start_together_on_an_empty_server(postgres_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(postgres_url) for _ in range(3)))
    for store in stores:
        await store.close()


async def test_migrations_are_run_all_or_none(database_url: str, tmp_path: Path) -> None:
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    newest = max(file.name[:4] for file in folder.glob("versions/0*.py"))
    broken = f'from alembic import op\nrevision = "9999"\ndown_revision = "{newest}"\n\n\ndef upgrade() -> None:\n'
    broken += '    op.execute("CREATE TABLE later (id INTEGER)")\n    op.execute("NONSENSE")\n'
    (folder / "versions" / "9999_broken.py").write_text(broken, encoding="utf-8")
    engines = await connect(database_url)
    with pytest.raises(StoreError):
        await migrate(engines, folder)
    async with engines.writer.connect() as connection:
        assert await connection.run_sync(lambda sync: inspect(sync).get_table_names()) == []
    await engines.close()
    await (await Store.open(database_url)).close()


def migrations_before(version: str, folder: Path) -> Path:
    """The migrations as they were before this one."""
    shutil.copytree(MIGRATIONS, folder)
    for file in folder.glob("versions/0*.py"):
        if file.name >= version:
            file.unlink()
    return folder


async def test_who_sat_in_older_games_is_noted(database_url: str, tmp_path: Path) -> None:
    engines = await connect(database_url)
    await migrate(engines, migrations_before("0002", tmp_path / "migrations"))
    session = '{"seats": [{"user": 11}, {"user": null}, {"user": 12}]}'
    async with engines.writer.begin() as connection:
        game = {**{field.name: getattr(a_game(), field.name) for field in fields(Game)}, "session": session}
        del game["owner"]  # of a later version
        await connection.execute(insert(metadata.tables["games"]), game)
    await migrate(engines)
    async with engines.writer.connect() as connection:
        noted = await connection.execute(select(seats.c.user_id, seats.c.game_id).order_by(seats.c.user_id))
        assert [tuple(row) for row in noted] == [(11, game["id"]), (12, game["id"])]
    await engines.close()


async def test_older_standings_get_their_rungs(database_url: str, tmp_path: Path) -> None:
    engines = await connect(database_url)
    await migrate(engines, migrations_before("0004", tmp_path / "migrations"))
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
    async with engines.writer.begin() as connection:
        await connection.execute(insert(standings), rows)
    await migrate(engines)
    async with Store(engines) as store:
        await rungs_are_right(store)


async def test_a_database_of_a_newer_version_is_left_alone(engines: Engines, database_url: str) -> None:
    async with engines.writer.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await connection.execute(text("DROP TABLE player_settings"))
    assert "newer version" in await refused(database_url)
    async with engines.writer.connect() as connection:
        assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one() == "9999"
        assert "player_settings" not in await connection.run_sync(lambda sync: inspect(sync).get_table_names())


async def test_tables_of_another_program_are_left_alone(database_url: str) -> None:
    engines = await connect(database_url)
    async with engines.writer.begin() as connection:
        await connection.execute(text("CREATE TABLE games (title TEXT)"))
    await engines.close()
    assert "belongs to another program" in await refused(database_url)


async def test_a_file_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "uno.db")) as other:
        other.execute("CREATE TABLE bookmarks (title TEXT)")
    before = contents(tmp_path)
    assert "belongs to another program" in await refused(url_of(tmp_path / "uno.db"))
    assert contents(tmp_path) == before


@pytest.mark.parametrize("garbage", [b"hello", b"This is no database at all. " * 500])
async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, garbage: bytes) -> None:
    path = tmp_path / "uno.db"
    path.write_bytes(garbage)
    assert await refused(url_of(path)) == (
        f"The file {path} is not a database; check DATABASE_URL, or move the file away."
    )
    assert contents(tmp_path) == {"uno.db": garbage}


@pytest.mark.parametrize("where", [0.02, 0.2, 0.5, 0.9])
async def test_a_damaged_database_is_left_alone(tmp_path: Path, where: float) -> None:
    path = await made(tmp_path / "uno.db")
    content = bytearray(path.read_bytes())
    middle = int(len(content) * where) // 4096 * 4096
    content[middle : middle + 4096] = b"\xa5" * 4096
    path.write_bytes(content)
    sentence = await refused(url_of(path))
    assert "is damaged" in sentence or "is not a database" in sentence
    assert path.read_bytes() == content


async def test_a_database_cut_short_is_left_alone(tmp_path: Path) -> None:
    path = await made(tmp_path / "uno.db")
    content = path.read_bytes()[: 4096 * 5 + 17]
    path.write_bytes(content)
    assert "is damaged" in await refused(url_of(path))
    assert path.read_bytes() == content


async def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path / "file" / "uno.db", tmp_path / "file" / "deeper" / "uno.db", Path("/proc/uno/uno.db")):
        assert "cannot be made" in await refused(url_of(path))


async def test_a_folder_in_the_place_of_the_file_is_told(tmp_path: Path) -> None:
    assert "is a folder" in await refused(url_of(tmp_path))


@pytest.mark.parametrize("locked", ["IMMEDIATE", "EXCLUSIVE"])
async def test_a_locked_database_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locked: str) -> None:
    monkeypatch.setattr("bot.store.sqlite_file.LOCK_WAIT_S", 0.01)
    path = await made(tmp_path / "uno.db")
    with closing(sqlite3.connect(path)) as other:
        other.execute(f"BEGIN {locked}")
        assert "is locked by another program" in await refused(url_of(path))
    await made_again(path)


async def test_a_database_for_one_program_alone_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.sqlite_file.LOCK_WAIT_S", 0.01)
    path = await made(tmp_path / "uno.db")
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        assert "is locked by another program" in await refused(url_of(path))
    await made_again(path)


async def made_again(path: Path) -> None:
    async with await Store.open(url_of(path)) as store:
        assert len(await store.live_games()) == 1


@pytest.mark.parametrize(
    "url", ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:", "sqlite+aiosqlite:///file:x?uri=true"]
)
async def test_a_database_in_memory_is_refused(url: str) -> None:
    assert "must be a file" in await refused(url)


@pytest.mark.parametrize("url", ["", "uno.db", "mysql://localhost/uno", "postgresql+asyncpg://h:port/uno"])
async def test_an_address_of_another_kind_is_refused(url: str) -> None:
    assert "DATABASE_URL" in await refused(url)


async def test_a_server_that_does_not_answer_is_told() -> None:
    pytest.importorskip("asyncpg", reason="the extra postgres is not installed")
    sentence = await refused("postgresql+asyncpg://uno:secret@127.0.0.1:9/uno")
    assert "cannot be reached" in sentence
    assert "secret" not in sentence
    assert "option that is unknown or wrong" in await refused("postgresql+asyncpg://uno@127.0.0.1:9/uno?ssl=maybe")


def test_a_server_that_is_silent_is_told() -> None:
    assert str(plain(TimeoutError(), "uno on db")) == "The database uno on db cannot be reached (no answer)."
    assert "reached (no route)" in str(plain(OSError("no route\nat all"), "uno on db"))


async def test_nobody_waits_long_for_others_who_read(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.engine.LOCK_WAIT_S", 0.01)
    engines = await connect(database_url)
    await migrate(engines)
    async with AsyncExitStack() as reading, Store(engines) as store, asyncio.timeout(10):
        for _ in range(READERS):
            await reading.enter_async_context(engines.reader.connect())
        with pytest.raises(StoreError, match="is asked too much at once"):
            await store.game("k3Jx")
        await reading.aclose()
        assert await store.game("k3Jx") is None


async def test_a_server_that_refuses_is_told(postgres_url: str) -> None:
    assert "does not exist" in await refused(postgres_url + "x")
    assert "option that is unknown" in await refused(postgres_url + "?colour=red")


@pytest.fixture
def ordinary_folder() -> Iterator[Path]:
    """A folder of an ordinary user, who this process is meanwhile: permissions mean nothing to root."""
    root = os.geteuid() == 0
    if root:
        os.setresuid(NOBODY, NOBODY, 0)
    try:
        folder = Path(tempfile.mkdtemp())
        yield folder
        folder.chmod(0o700)
        shutil.rmtree(folder)
    finally:
        if root:
            os.setresuid(0, 0, 0)


async def test_a_read_only_folder_is_told(ordinary_folder: Path) -> None:
    path = await made(ordinary_folder / "uno.db")
    allow(ordinary_folder, 0o500)
    before = contents(ordinary_folder)
    assert "cannot be written" in await refused(url_of(path))
    assert "cannot be written" in await refused(url_of(ordinary_folder / "new.db"))
    assert "cannot be made" in await refused(url_of(ordinary_folder / "new" / "uno.db"))
    assert contents(ordinary_folder) == before


async def test_a_folder_behind_a_closed_one_is_told(ordinary_folder: Path) -> None:
    allow(ordinary_folder, 0o000)
    assert "cannot be" in await refused(url_of(ordinary_folder / "new" / "uno.db"))


@pytest.mark.parametrize("which", ["uno.db", "uno.db-wal", "uno.db-shm"])
async def test_a_read_only_file_is_told(ordinary_folder: Path, which: str) -> None:
    path = await made(ordinary_folder / "uno.db")
    file = ordinary_folder / which
    file.touch()
    allow(file, 0o400)
    before = contents(ordinary_folder)
    assert await refused(url_of(path)) == f"The file {file} cannot be written; check its owner and permissions."
    assert contents(ordinary_folder) == before
