"""Copying an SQLite database, and restoring a copy. What is there already is never overwritten.

A backup that is put into a folder is named after the database and the moment (`uno-20260131-120000.db`). Only what is
named so, and is a database of this program, is ever deleted, to make room for newer ones.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.engine import make_url

from bot.progress import Report
from bot.store import sqlite_file
from bot.store.errors import StoreError, as_store_error
from bot.store.migrate import versions

SUFFIXES = ("", "-wal", "-shm")
"""What the names of a database's files end with."""
WRITE_ERRORS = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY}
"""Errors of the file that a copy is written to: its source has been examined before."""
PAGES_AT_ONCE = 2000
"""After how many pages it is reported how far a copy is."""


def backup(database_url: str, target: Path, now: datetime, report: Report | None = None) -> Path:
    """Copy the database, as it is at one moment, to a file that is not there yet; a bot may be running on it.

    Where the target is a folder, the file in it is named after the moment. Return the file.
    """
    source = _path(database_url, f"pg_dump --format=custom --file={target} DATABASE")
    sqlite_file.require(source)
    if target.is_dir():
        target /= f"{source.stem}-{now.astimezone(UTC):%Y%m%d-%H%M%S}{source.suffix}"
    sqlite_file.prepare(source)
    if target.exists():
        raise StoreError(f"The file {target} is there already; give the backup another name.")
    if not target.absolute().parent.is_dir():
        raise StoreError(f"There is no folder {target.absolute().parent}; make it, or name another file.")
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        _copy(source, unfinished, report)
        unfinished.rename(target)
    except OSError as error:
        raise StoreError(f"The file {target} cannot be written: {error.strerror}.") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return target


def delete_oldest(database_url: str, folder: Path, keep: int) -> list[Path]:
    """Delete the oldest backups of this database in a folder beyond so many, and return them; others are left alone."""
    source = sqlite_file.path_of(make_url(database_url))
    pattern = re.compile(rf"{re.escape(source.stem)}-[0-9]{{8}}-[0-9]{{6}}{re.escape(source.suffix)}")
    named = sorted(file for file in folder.iterdir() if pattern.fullmatch(file.name))
    ours = [file for file in named if file.is_file() and not file.is_symlink() and _version_of(file) is not None]
    oldest = ours[: max(0, len(ours) - keep)]
    try:
        for file in oldest:
            file.unlink()
    except OSError as error:
        raise StoreError(f"The old backup {error.filename} cannot be deleted: {error.strerror}.") from None
    return oldest


def restore(database_url: str, source: Path, now: datetime, report: Report | None = None) -> Path | None:
    """Put a backup in the place of the database; return where the old one is kept. No bot may be running on it."""
    target = _path(database_url, f"pg_restore --clean --dbname=DATABASE {source}")
    if not source.is_file():
        raise StoreError(f"There is no file {source}; name the backup to restore.")
    _check(source)
    sqlite_file.prepare_folder(target)
    locked = sqlite_file.lock_for_games(target)
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        _copy(source, unfinished, report)
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
    version = _version_of(backup)
    if version is None:
        raise StoreError(f"The file {backup} is not a backup made by this program.")
    if version not in versions():
        raise StoreError(f"The backup {backup} was made by a newer version of this program; update this one first.")


def _version_of(backup: Path) -> str | None:
    """Return the version of a backup's tables; None if it is not one of this program, or cannot be read."""
    try:
        with closing(_reading(backup)) as database:
            (version,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
    except (sqlite3.Error, TypeError):
        return None
    return str(version)


def _copy(source: Path, target: Path, report: Report | None = None) -> None:
    """Copy a database at one moment into one file, and check that it is whole."""
    target.unlink(missing_ok=True)
    try:
        with closing(_reading(source)) as original, closing(sqlite3.connect(target)) as copy:
            # Within a transaction, for otherwise SQLite begins the copy anew whenever a bot has written meanwhile.
            original.execute("BEGIN")
            original.execute("SELECT count(*) FROM sqlite_master").fetchone()
            original.backup(copy, pages=PAGES_AT_ONCE, progress=_pages(report))
            copy.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise as_store_error(error, str(target if error.sqlite_errorcode & 0xFF in WRITE_ERRORS else source)) from None
    sqlite_file.examine(target)


def _pages(report: Report | None) -> Callable[[int, int, int], None] | None:
    if report is None:
        return None
    return lambda _status, remaining, total: report(total - remaining, total)


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
