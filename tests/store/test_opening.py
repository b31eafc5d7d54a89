"""Opening a database: what is made, what is refused in one sentence, and that what is refused is left as it was."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import URL, Connection, func, inspect, select, text

from bot.store import SaveGame, Store, StoreError, games
from bot.store.db import READER_PAGES_KB, READERS, Database, connect, transaction
from bot.store.errors import as_store_error
from bot.store.migrate import MIGRATING_LOCK, MIGRATIONS, migrate
from bot.store.schema import metadata
from bot.store.sqlite_file import LOCK_WAIT_S
from tests.databases import new_postgres_url as postgres_url
from tests.databases import new_sqlite_url as sqlite_url
from tests.store.given import a_game

__all__ = ["postgres_url", "sqlite_url"]

NOBODY = 65534


def url_of(path: Path) -> str:
    return URL.create("sqlite+aiosqlite", database=str(path)).render_as_string()


async def made(path: Path) -> Path:
    """A closed database at this path, with one game."""
    async with await Store.open(url_of(path)) as store:
        await store.save(SaveGame(a_game(snapshot="x" * 50_000)))
    return path


async def refused(url: str, lock_wait_s: float = LOCK_WAIT_S) -> str:
    with pytest.raises(StoreError) as caught:
        await Store.open(url, lock_wait_s=lock_wait_s)
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
    await made(tmp_path / "some" / "uno.db")
    sentence = await refused(url_of(tmp_path / "no" / "where" / "uno.db"))
    assert sentence.startswith(f"The folder {tmp_path}/no/where cannot be made, there is no {tmp_path}/no;")
    assert not (tmp_path / "no").exists()


async def test_a_name_with_odd_letters_is_taken_as_it_is(tmp_path: Path) -> None:
    path = await made(tmp_path / "a b%20c#d 龍" / "u'no%.db")
    assert path.is_file()
    await made(path.with_name("another.db"))


async def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    (tmp_path / "uno.db").touch()
    await made(tmp_path / "uno.db")


async def test_sqlite_is_told_to_be_durable(sqlite_url: str) -> None:
    def pragmas(connection: Connection) -> dict[str, object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "query_only")
        return {name: connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in names}

    database = await connect(sqlite_url)
    full = 2
    told = {"journal_mode": "wal", "synchronous": full, "foreign_keys": 1, "busy_timeout": 2000}
    assert await transaction(database.writer, pragmas) == told | {"query_only": 0}
    async with database.reading() as connection:
        assert await connection.run_sync(pragmas) == told | {"query_only": 1}
    await database.close()


async def test_what_reads_keeps_little_of_the_file(sqlite_url: str) -> None:
    database = await connect(sqlite_url)
    async with database.reading() as connection:
        assert (await connection.execute(text("PRAGMA cache_size"))).scalar_one() == -READER_PAGES_KB
    await database.close()


async def test_the_migrations_make_the_tables_that_the_code_expects(database: Database) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await transaction(database.writer, differences) == []


async def test_the_size_of_a_database_is_known(store: Store) -> None:
    assert await store.size() > 10_000


async def test_opening_again_changes_nothing(database_url: str) -> None:
    game = a_game()
    async with await Store.open(database_url) as store:
        await store.save(SaveGame(game))
    async with await Store.open(database_url) as store:
        assert await store.read(games.live) == [game]


async def test_processes_that_start_together_make_the_tables_once(database_url: str) -> None:
    await (await Store.open(database_url)).close()
    stores = await asyncio.gather(*(Store.open(database_url) for _ in range(3)))
    for store in stores:
        await store.close()


async def test_processes_that_start_together_on_an_empty_server(postgres_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(postgres_url) for _ in range(3)))
    for store in stores:
        await store.close()


async def test_a_process_waits_while_another_one_migrates(postgres_url: str) -> None:
    lock_wait_s = 0.1
    database = await connect(postgres_url)
    async with database.reading() as migrating:
        await migrating.execute(select(func.pg_advisory_lock(MIGRATING_LOCK)))
        opening = asyncio.create_task(Store.open(postgres_url, lock_wait_s=lock_wait_s))
        await asyncio.sleep(3 * lock_wait_s)
        assert not opening.done()
        await migrating.execute(select(func.pg_advisory_unlock(MIGRATING_LOCK)))
        await (await opening).close()
    await database.close()


async def test_migrations_are_run_all_or_none(database_url: str, tmp_path: Path) -> None:
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    newest = max(file.name[:4] for file in folder.glob("versions/0*.py"))
    broken = f'from alembic import op\nrevision = "9999"\ndown_revision = "{newest}"\n\n\ndef upgrade() -> None:\n'
    broken += '    op.execute("CREATE TABLE later (id INTEGER)")\n    op.execute("NONSENSE")\n'
    (folder / "versions" / "9999_broken.py").write_text(broken, encoding="utf-8")
    database = await connect(database_url)
    with pytest.raises(StoreError):
        await migrate(database, folder)
    assert await transaction(database.writer, table_names) == []
    await database.close()
    await (await Store.open(database_url)).close()


def table_names(connection: Connection) -> list[str]:
    return inspect(connection).get_table_names()


async def test_a_database_of_a_newer_version_is_left_alone(database: Database, database_url: str) -> None:
    def spoil(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.execute(text("DROP TABLE guild_settings"))

    await transaction(database.writer, spoil)
    assert "newer version" in await refused(database_url)
    async with database.reading() as connection:
        assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == "9999"
        assert "guild_settings" not in await connection.run_sync(table_names)


async def test_tables_of_another_program_are_left_alone(database_url: str) -> None:
    database = await connect(database_url)
    table = text("CREATE TABLE games (title TEXT)")
    await transaction(database.writer, lambda connection: connection.execute(table))
    await database.close()
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
async def test_a_locked_database_is_told(tmp_path: Path, locked: str) -> None:
    path = await made(tmp_path / "uno.db")
    with closing(sqlite3.connect(path)) as other:
        other.execute(f"BEGIN {locked}")
        assert "is locked by another program" in await refused(url_of(path), lock_wait_s=0.01)
    await made_again(path)


async def test_a_database_for_one_program_alone_is_told(tmp_path: Path) -> None:
    path = await made(tmp_path / "uno.db")
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        assert "is locked by another program" in await refused(url_of(path), lock_wait_s=0.01)
    await made_again(path)


async def made_again(path: Path) -> None:
    async with await Store.open(url_of(path)) as store:
        assert len(await store.read(games.live)) == 1


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
    assert str(as_store_error(TimeoutError(), "uno on db")) == "The database uno on db cannot be reached (no answer)."
    assert "reached (no route)" in str(as_store_error(OSError("no route\nat all"), "uno on db"))


async def test_a_read_does_not_wait_long_for_others(database_url: str) -> None:
    database = await connect(database_url, lock_wait_s=0.01)
    await migrate(database)
    async with AsyncExitStack() as reading, Store(database) as store, asyncio.timeout(60):
        for _ in range(READERS):
            await reading.enter_async_context(database.reading())
        with pytest.raises(StoreError, match="is asked too much at once"):
            await store.read(games.by_id, "k3Jx")
        await reading.aclose()
        assert await store.read(games.by_id, "k3Jx") is None


async def test_a_server_that_refuses_is_told(postgres_url: str) -> None:
    assert "does not exist" in await refused(postgres_url + "x")
    assert "option that is unknown" in await refused(postgres_url + "?colour=red")


@pytest.fixture
def ordinary_folder() -> Iterator[Path]:
    """A folder with a database, both of an ordinary user, who this process is meanwhile: root may do everything.

    The database is made before: that needs files of the program, which may lie where only root may enter.
    """
    folder = Path(tempfile.mkdtemp())
    asyncio.run(made(folder / "uno.db"))
    is_root = os.geteuid() == 0
    if is_root:
        for path in (folder, *folder.iterdir()):
            os.chown(path, NOBODY, NOBODY)
        os.setresuid(NOBODY, NOBODY, 0)
    try:
        yield folder
    finally:
        if is_root:
            os.setresuid(0, 0, 0)
        folder.chmod(0o700)
        shutil.rmtree(folder)


async def test_a_read_only_folder_is_told(ordinary_folder: Path) -> None:
    allow(ordinary_folder, 0o500)
    before = contents(ordinary_folder)
    assert "cannot be written" in await refused(url_of(ordinary_folder / "uno.db"))
    assert "cannot be written" in await refused(url_of(ordinary_folder / "new.db"))
    assert "cannot be made" in await refused(url_of(ordinary_folder / "new" / "uno.db"))
    assert contents(ordinary_folder) == before


async def test_a_folder_behind_a_closed_one_is_told(ordinary_folder: Path) -> None:
    allow(ordinary_folder, 0o000)
    assert "cannot be" in await refused(url_of(ordinary_folder / "new" / "uno.db"))


@pytest.mark.parametrize("which", ["uno.db", "uno.db-wal", "uno.db-shm"])
async def test_a_read_only_file_is_told(ordinary_folder: Path, which: str) -> None:
    file = ordinary_folder / which
    file.touch()
    allow(file, 0o400)
    before = contents(ordinary_folder)
    sentence = await refused(url_of(ordinary_folder / "uno.db"))
    assert sentence == f"The file {file} cannot be written; check its owner and permissions."
    assert contents(ordinary_folder) == before
