"""Copying an SQLite database, and restoring a copy. What is there already is never overwritten."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.engine import make_url

from bot.store import sqlite_file
from bot.store.errors import StoreError, as_store_error
from bot.store.migrate import versions

SUFFIXES = ("", "-wal", "-shm")
"""What the names of a database's files end with."""
WRITE_ERRORS = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY}
"""Errors of the file that a copy is written to: its source has been examined before."""


def backup(database_url: str, target: Path) -> None:
    """Copy the database, as it is at one moment, to a file that is not there yet; a bot may be running on it."""
    source = _path(database_url, f"pg_dump --format=custom --file={target} DATABASE")
    if not source.exists():
        raise StoreError(f"There is no database {source} yet; check DATABASE_URL.")
    sqlite_file.prepare(source)
    if target.exists():
        raise StoreError(f"The file {target} is there already; give the backup another name.")
    if not target.absolute().parent.is_dir():
        raise StoreError(f"There is no folder {target.absolute().parent}; make it, or name another file.")
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        _copy(source, unfinished)
        unfinished.rename(target)
    except OSError as error:
        raise StoreError(f"The file {target} cannot be written: {error.strerror}.") from None
    finally:
        unfinished.unlink(missing_ok=True)


def restore(database_url: str, source: Path, now: datetime) -> Path | None:
    """Put a backup in the place of the database; return where the old one is kept. No bot may be running on it."""
    target = _path(database_url, f"pg_restore --clean --dbname=DATABASE {source}")
    if not source.is_file():
        raise StoreError(f"There is no file {source}; name the backup to restore.")
    _check(source)
    sqlite_file.prepare_folder(target)
    locked = sqlite_file.lock_for_games(target)
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        _copy(source, unfinished)
        kept = _put_aside(target, now)
        unfinished.rename(target)
    except OSError as error:
        raise StoreError(f"The database {target} cannot be replaced: {error.strerror}.") from None
    finally:
        unfinished.unlink(missing_ok=True)
        locked.close()
    return kept


def _path(database_url: str, instead: str) -> Path:
    url = make_url(database_url)
    if url.get_backend_name() != "sqlite":
        raise StoreError(f"The database is on a PostgreSQL server, which has its own way of doing this: {instead}")
    return sqlite_file.path_of(url)


def _check(backup: Path) -> None:
    """Raise StoreError if no bot could start with this."""
    try:
        sqlite_file.examine(backup)
    except StoreError as error:
        what, _, _advice = str(error).partition(";")  # the advice is for a database that a bot is to run on
        raise StoreError(f"{what.rstrip('.')}; choose another backup.") from None
    try:
        with closing(_reading(backup)) as database:
            (version,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
    except (sqlite3.Error, TypeError):
        raise StoreError(f"The file {backup} is not a backup made by this program.") from None
    if version not in versions():
        raise StoreError(f"The backup {backup} was made by a newer version of this program; update this one first.")


def _copy(source: Path, target: Path) -> None:
    """Copy a database at one moment into one file, and check that it is whole."""
    target.unlink(missing_ok=True)
    try:
        with closing(_reading(source)) as original, closing(sqlite3.connect(target)) as copy:
            original.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise as_store_error(error, str(target if error.sqlite_errorcode & 0xFF in WRITE_ERRORS else source)) from None
    sqlite_file.examine(target)


def _put_aside(database: Path, now: datetime) -> Path | None:
    """Rename the database, which works again under its old name; return the new one, None if there is no database."""
    if not database.exists():
        return None
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as present:  # it may be damaged
        present.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = database.with_name(f"{database.name}.before-{now.astimezone(UTC):%Y%m%d-%H%M%S-%f}")
    for ending in SUFFIXES:
        file = database.with_name(f"{database.name}{ending}")
        if file.exists():
            file.rename(kept.with_name(f"{kept.name}{ending}"))
    return kept


def _reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=sqlite_file.LOCK_WAIT_S)
