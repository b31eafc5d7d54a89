"""An SQLite file before it is opened: its folder is made, and a file that is no good is named and left as it is."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL

from bot.store import sqlite_log
from bot.store.errors import DAMAGED, DAMAGED_LOG, StoreError, UnusableDatabase, as_store_error

CHECK = "check UNO_DATA, and DATABASE_URL if it is set"
VERSION_TABLE = "alembic_version"
LOCK_WAIT_S = 2.0
"""A press on Discord must be answered within three seconds, so no statement waits longer for a lock."""


def path_of(url: URL) -> Path:
    """Return the file that an SQLite address names."""
    name = url.database
    # In memory, the writer and each reader would have a database of their own.
    if not name or name == ":memory:" or name.startswith("file:"):
        raise UnusableDatabase("The database must be a file; check DATABASE_URL.")
    return Path(name)


def require(path: Path) -> None:
    """Raise StoreError if there is no such file yet."""
    if not path.exists():
        raise StoreError(f"There is no database {path} yet; check DATABASE_URL.")


def prepare(path: Path, lock_wait_s: float = LOCK_WAIT_S) -> None:
    """Make the folder if it is missing and examine the file if it is there; raise StoreError if either is no good.

    The file is only read. Blocks, for about a second a gigabyte.
    """
    prepare_folder(path)
    # SQLite writes into all three. The later two are there when the last run was killed, maybe as another user.
    for file in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        if file.exists() and not os.access(file, os.R_OK | os.W_OK):
            raise UnusableDatabase(f"The file {file} cannot be written; check its owner and permissions.")
    if path.exists() and path.stat().st_size > 0:
        examine(path, lock_wait_s)


def prepare_folder(path: Path) -> None:
    """Make the folder for a database if it alone is missing; raise UnusableDatabase if it cannot be written."""
    folder = path.absolute().parent
    try:
        folder.mkdir(exist_ok=True)
    except FileExistsError:
        raise UnusableDatabase(f"The folder {folder} cannot be made, a file is in its place; {CHECK}.") from None
    except FileNotFoundError:
        raise UnusableDatabase(f"The folder {folder} cannot be made, there is no {folder.parent}; {CHECK}.") from None
    except OSError as error:
        raise UnusableDatabase(f"The folder {folder} cannot be made: {error.strerror}; {CHECK}.") from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise UnusableDatabase(
            f"The folder {folder} cannot be written, and the database is kept there; check its owner and permissions."
        )
    if path.is_dir():
        raise UnusableDatabase(f"The database {path} is a folder; DATABASE_URL must name a file.")


def lock_for_games(path: Path) -> sqlite3.Connection:
    """Keep other processes from running games on this file until the returned lock is closed, or this process ends.

    What is locked is a file of its own: the database must stay open to backups and to other readers.
    """
    lock = path.with_name(f"{path.name}.lock")
    try:
        locked = sqlite3.connect(lock, timeout=0, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise as_store_error(error, str(lock)) from None
    try:
        locked.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        locked.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise StoreError(
                f"Another bot runs on the database {path}; stop it first. Several can share PostgreSQL, but not a file."
            ) from None
        raise as_store_error(error, str(lock)) from None
    return locked


def size(path: Path) -> int:
    """Return how many bytes the database and what is written beside it take; raise StoreError if it is not there."""
    try:
        log = path.with_name(f"{path.name}-wal")
        return path.stat().st_size + (log.stat().st_size if log.exists() else 0)
    except OSError as error:
        raise StoreError(f"The file {path} cannot be looked at: {error.strerror}.") from None


def examine(path: Path, lock_wait_s: float = LOCK_WAIT_S) -> None:
    """Raise StoreError if a file is no database, or damaged, or another program's; it is only read."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=lock_wait_s)) as database:
            tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            (verdict,) = database.execute("PRAGMA quick_check(1)").fetchone()
            if verdict == "ok" and VERSION_TABLE in tables:
                # The quick one does not look at indexes: one that leads elsewhere hides a game, bars its channel, or
                # lets no one sit down.
                for table in ("games", "seats"):
                    if verdict == "ok" and table in tables:
                        (verdict,) = database.execute(f"PRAGMA integrity_check({table})").fetchone()
            (page_bytes,) = database.execute("PRAGMA page_size").fetchone()
            is_log_damaged = sqlite_log.is_damaged(path, page_bytes)
    except sqlite3.Error as error:
        raise as_store_error(error, str(path)) from None
    if verdict != "ok":
        raise StoreError(DAMAGED.format(path))
    if is_log_damaged:
        raise StoreError(DAMAGED_LOG.format(f"{path}-wal"))
    if tables and VERSION_TABLE not in tables:
        raise UnusableDatabase(f"The database {path} belongs to another program; check DATABASE_URL.")
