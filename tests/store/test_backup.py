"""Backups: taken while a bot runs, put back when none does; what is there is never lost."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store import SaveGame, Store, StoreError, games
from bot.store.backup import backup, delete_oldest, restore
from tests.store.given import NOW, a_game, answer


@pytest.fixture
def database(sqlite_url: str) -> Path:
    return Path(sqlite_url.removeprefix("sqlite+aiosqlite:///"))


def url_of(database: Path) -> str:
    return f"sqlite+aiosqlite:///{database}"


async def channels(database: Path) -> list[int]:
    """The channels of the live games, as a bot would find them."""
    async with await Store.open(url_of(database), to_run_games=True) as store:
        return sorted(game.channel_id for game in await store.read(games.live))


async def fill(database: Path, *channels: int) -> None:
    async with await Store.open(url_of(database)) as store:
        for channel in channels:
            await store.save(SaveGame(a_game(channel), [answer(1)]))


async def test_there_and_back(database: Path, tmp_path: Path) -> None:
    await fill(database, 1, 2)
    backup(url_of(database), tmp_path / "copy", NOW)
    await fill(database, 3)
    kept = restore(url_of(database), tmp_path / "copy", NOW)
    assert await channels(database) == [1, 2]
    assert kept is not None
    assert await channels(kept) == [1, 2, 3]
    assert (tmp_path / "copy").exists()
    kept_again = restore(url_of(database), kept, NOW + timedelta(seconds=1))
    assert kept_again not in {None, kept}
    assert await channels(database) == [1, 2, 3]


async def test_a_backup_is_of_one_moment_while_a_bot_writes(database: Path, tmp_path: Path) -> None:
    async with await Store.open(url_of(database), to_run_games=True) as store:
        game = a_game(snapshot="1")
        await store.save(SaveGame(game, [answer(1)]))
        stop = asyncio.Event()

        async def play() -> None:
            nonlocal game
            number = 1
            while not stop.is_set():
                number += 1
                game = game.next_version(NOW, snapshot=str(number))
                await store.save(SaveGame(game, [answer(number)]))

        playing = asyncio.create_task(play())
        for number in range(10):
            await asyncio.to_thread(backup, url_of(database), tmp_path / f"copy{number}", NOW)
        stop.set()
        await playing
    for number in range(10):
        async with await Store.open(url_of(tmp_path / f"copy{number}")) as copy:
            (copied,) = await copy.read(games.live)
            assert len(await copy.read(games.answers_of, copied.id)) == int(copied.snapshot or 0) == copied.version


async def test_a_bot_that_writes_does_not_make_a_backup_begin_again(database: Path, tmp_path: Path) -> None:
    await fill(database, 1)
    steps: list[tuple[int, int]] = []
    with closing(sqlite3.connect(database)) as bot:
        bot.execute("CREATE TABLE bulk AS SELECT zeroblob(20000000) AS bytes")
        bot.commit()

        def write(done: int, of: int) -> None:
            steps.append((done, of))
            bot.execute("UPDATE games SET channel_id = channel_id + 1")
            bot.commit()

        backup(url_of(database), tmp_path / "copy", NOW, write)
    assert [done for done, _ in steps] == [2000, 4000, steps[0][1]]
    assert await channels(tmp_path / "copy") == [1], "it is of the moment at which it began"


async def test_the_oldest_backups_in_a_folder_make_room(database: Path, tmp_path: Path) -> None:
    await fill(database, 1)
    folder = tmp_path / "backups"
    folder.mkdir()
    made = [backup(url_of(database), folder, NOW + timedelta(days=day)) for day in range(3)]
    assert made[0].name == f"uno-{NOW:%Y%m%d-%H%M%S}.db"
    others = {
        "uno-20200101-000000.db": b"not a database",
        "uno-20200101.db": made[0].read_bytes(),
        "precious-20200101-000000.db": made[0].read_bytes(),
        f"{made[0].name}.unfinished": b"",
    }
    for name, content in others.items():
        (folder / name).write_bytes(content)
    (folder / "uno-20200102-000000.db").symlink_to(made[2])
    assert delete_oldest(url_of(database), folder, 5) == []
    assert delete_oldest(url_of(database), folder, 2) == made[:1]
    assert names_in(folder) == sorted([*others, "uno-20200102-000000.db", made[1].name, made[2].name])


async def test_a_backup_is_put_where_there_was_nothing(database: Path, tmp_path: Path) -> None:
    await fill(database, 1)
    backup(url_of(database), tmp_path / "copy", NOW)
    elsewhere = tmp_path / "new" / "uno.db"
    assert restore(url_of(elsewhere), tmp_path / "copy", NOW) is None
    assert await channels(elsewhere) == [1]


async def test_what_was_killed_is_copied_with_all_that_it_acknowledged(database: Path, tmp_path: Path) -> None:
    await fill(database, 1)
    with closing(sqlite3.connect(database)) as killed:
        killed.execute("UPDATE games SET channel_id = 5")
        killed.commit()  # it is in the -wal alone
        assert database.with_name("uno.db-wal").stat().st_size > 0
        backup(url_of(database), tmp_path / "copy", NOW)
    assert await channels(tmp_path / "copy") == [5]


def names_in(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def bytes_of(file: Path) -> bytes:
    return file.read_bytes()


def spoil(file: Path) -> None:
    file.write_bytes(b"rubbish" * 1000)


def refused(do: Callable[[str, Path], object], database: Path, file: Path) -> str:
    with pytest.raises(StoreError) as caught:
        do(url_of(database), file)
    assert str(caught.value).endswith(".")
    return str(caught.value)


async def test_nothing_is_overwritten(database: Path, tmp_path: Path) -> None:
    await fill(database, 1)
    (tmp_path / "copy").write_text("precious")
    assert "is there already" in refused(partial(backup, now=NOW), database, tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "precious"
    assert "There is no database" in refused(partial(backup, now=NOW), tmp_path / "none.db", tmp_path / "copy2")
    nowhere = tmp_path / "nowhere" / "copy"
    assert f"There is no folder {nowhere.parent}" in refused(partial(backup, now=NOW), database, nowhere)
    assert names_in(tmp_path) == ["copy", "data"]


async def test_a_running_bot_is_not_robbed_of_its_database(database: Path, tmp_path: Path) -> None:
    await fill(database, 1)
    backup(url_of(database), tmp_path / "copy", NOW)
    async with await Store.open(url_of(database), to_run_games=True) as store:
        assert "Another bot runs" in refused(partial(restore, now=NOW), database, tmp_path / "copy")
        await store.save(SaveGame(a_game(2)))
    assert await channels(database) == [1, 2]


async def test_what_is_no_backup_is_refused(database: Path, tmp_path: Path) -> None:
    await fill(database, 1)
    before = bytes_of(database)
    backup(url_of(database), tmp_path / "copy", NOW)
    with closing(sqlite3.connect(tmp_path / "newer")) as newer, closing(sqlite3.connect(tmp_path / "copy")) as copy:
        copy.backup(newer)
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    with closing(sqlite3.connect(tmp_path / "foreign")) as foreign:
        foreign.execute("CREATE TABLE bookmarks (title TEXT)")
    (tmp_path / "empty").touch()
    (tmp_path / "text").write_text("No database, this is. " * 500)
    broken = bytearray((tmp_path / "copy").read_bytes())
    broken[4096:12288] = b"\xa5" * 8192
    (tmp_path / "broken").write_bytes(broken)
    (tmp_path / "short").write_bytes((tmp_path / "copy").read_bytes()[:9000])
    assert "There is no file" in refused(partial(restore, now=NOW), database, tmp_path / "nothing")
    assert "There is no file" in refused(partial(restore, now=NOW), database, tmp_path / "data")
    assert "newer version" in refused(partial(restore, now=NOW), database, tmp_path / "newer")
    assert "another program" in refused(partial(restore, now=NOW), database, tmp_path / "foreign")
    assert "is not a backup" in refused(partial(restore, now=NOW), database, tmp_path / "empty")
    assert "is not a database" in refused(partial(restore, now=NOW), database, tmp_path / "text")
    for name in ("broken", "short"):
        assert "is damaged" in refused(partial(restore, now=NOW), database, tmp_path / name)
    for name in ("foreign", "text", "broken"):
        assert refused(partial(restore, now=NOW), database, tmp_path / name).endswith("; choose another backup.")
    assert bytes_of(database) == before
    assert await channels(database) == [1]
    assert names_in(database.parent) == ["uno.db", "uno.db.lock"]


async def test_even_a_damaged_database_is_kept(database: Path, tmp_path: Path) -> None:
    await fill(database, 1)
    backup(url_of(database), tmp_path / "copy", NOW)
    spoil(database)
    kept = restore(url_of(database), tmp_path / "copy", NOW)
    assert kept is not None
    assert bytes_of(kept) == b"rubbish" * 1000
    assert await channels(database) == [1]


def test_postgresql_has_its_own_way(tmp_path: Path) -> None:
    url = "postgresql+asyncpg://uno:secret@host/uno"
    for do, command in ((partial(backup, now=NOW), "pg_dump"), (partial(restore, now=NOW), "pg_restore")):
        with pytest.raises(StoreError, match=command) as caught:
            do(url, tmp_path / "copy")
        assert "secret" not in str(caught.value)


async def test_the_commands(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await fill(database, 1)
    monkeypatch.setenv("DATABASE_URL", url_of(database))
    copy = tmp_path / "copy"
    assert main(["backup", str(copy)]) == 0
    assert re.fullmatch(
        rf"The database has been copied to {re.escape(str(copy))} \(\d+ kB, 0 s\)\.\n", capsys.readouterr().out
    )
    assert main(["backup", "--keep", "1", str(copy)]) == 1
    assert "--keep" in capsys.readouterr().err
    assert main(["backup", "--keep", "1", str(tmp_path)]) == 0
    assert main(["backup", str(copy)]) == 1
    assert "is there already" in capsys.readouterr().err
    assert main(["restore", str(copy)]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"The database is now the one from {copy}. The old one is kept as {database}.before-")
