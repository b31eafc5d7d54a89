"""The write-ahead log: damage is told from a write that was under way."""

from __future__ import annotations

import shutil
import sqlite3
import struct
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.errors import StoreError
from bot.store.sqlite_file import VERSION_TABLE, examine

PAGE = 4096
HEADER, FRAME = 32, 24 + PAGE
COMMITS = 6


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """A database as a killed process leaves it: a log with some transactions, each a page or two."""
    path, copy = tmp_path / "open.db", tmp_path / "uno.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute(f"CREATE TABLE {VERSION_TABLE} (version)")
        database.execute("CREATE TABLE games (number)")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for number in range(COMMITS):
            database.execute("INSERT INTO games VALUES (?)", (number,))
        for ending in ("", "-wal"):
            shutil.copy(f"{path}{ending}", f"{copy}{ending}")
    return copy


def rows(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        (count,) = database.execute("SELECT count(*) FROM games").fetchone()
    return int(count)


def change(path: Path, place: int) -> None:
    """Flip a bit of the log."""
    log = path.with_name(f"{path.name}-wal")
    content = bytearray(log.read_bytes())
    content[place] ^= 4
    log.write_bytes(content)


def test_a_log_that_is_whole(left: Path) -> None:
    examine(left)
    assert rows(left) == COMMITS


@pytest.mark.parametrize("frame", range(COMMITS - 1))
@pytest.mark.parametrize("place", [0, 5, 24, 500, FRAME - 1])
def test_a_transaction_that_others_follow_is_damaged(left: Path, frame: int, place: int) -> None:
    change(left, HEADER + frame * FRAME + place)
    with pytest.raises(StoreError, match="-wal is damaged"):
        examine(left)


@pytest.mark.parametrize("place", [0, 4, 8, 12, 16, 20, 24, 31])
def test_its_header_is_damaged(left: Path, place: int) -> None:
    change(left, place)
    with pytest.raises(StoreError, match="-wal is damaged"):
        examine(left)


@pytest.mark.parametrize("length", [1, 24, 100, FRAME - 1])
def test_the_last_write_was_under_way(left: Path, length: int) -> None:
    log = left.with_name(f"{left.name}-wal")
    content = log.read_bytes()
    log.write_bytes(content[: len(content) - FRAME + length])
    examine(left)
    assert rows(left) == COMMITS - 1


def test_a_write_that_failed_lies_behind_the_last_transaction(left: Path) -> None:
    """What was given up is written over by the next, which may be shorter; then its end lies behind that one's."""
    log = left.with_name(f"{left.name}-wal")
    content = log.read_bytes()
    salts = content[16:24]
    given_up = [struct.pack(">II", 2, ends) + salts + bytes(8) + bytes([ends]) * PAGE for ends in (0, 3, 0, 3)]
    log.write_bytes(content + b"".join(given_up))
    examine(left)
    assert rows(left) == COMMITS


def test_a_header_says_nothing_where_all_of_the_log_is_in_the_database(left: Path) -> None:
    with closing(sqlite3.connect(left)) as database:
        database.execute("SELECT count(*) FROM games").fetchone()
        database.execute("PRAGMA wal_checkpoint(PASSIVE)")
        files = {ending: left.with_name(f"{left.name}{ending}").read_bytes() for ending in ("", "-wal")}
    for ending, content in files.items():
        left.with_name(f"{left.name}{ending}").write_bytes(content)
    change(left, 25)
    examine(left)
    assert rows(left) == COMMITS
