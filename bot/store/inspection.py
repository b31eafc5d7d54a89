"""Looking at the database from outside: nothing is made, changed or locked, and a bot may be running on it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import make_url

from bot.store import sqlite_file
from bot.store.db import connect
from bot.store.errors import StoreError, UnusableDatabase, as_store_error
from bot.store.migrate import versions
from bot.store.sqlite_file import VERSION_TABLE

_VERSION = f"SELECT version_num FROM {VERSION_TABLE}"  # noqa: S608 (a constant)


@dataclass(frozen=True, slots=True)
class Inspected:
    """A database that can be used."""

    name: str
    version: str | None
    """Of its tables; None: it has none yet."""
    newest: str
    """The version that this program has."""
    size: int
    """In bytes."""


async def inspected(database_url: str) -> Inspected:
    """Return what is seen of a database; raise StoreError if no bot could use it, or it is damaged."""
    url = make_url(database_url)
    found = _of_file(sqlite_file.path_of(url)) if url.get_backend_name() == "sqlite" else await _of_server(database_url)
    if found.version is not None and found.version not in versions():
        raise StoreError(f"The database {found.name} was made by a newer version of this program; update this one.")
    return found


def folder_of(database_url: str) -> Path | None:
    """Return the folder in which a file of a database is, or will be; None if it is on a server."""
    url = make_url(database_url)
    if url.get_backend_name() != "sqlite":
        return None
    return sqlite_file.path_of(url).absolute().parent


def _of_file(path: Path) -> Inspected:
    newest = versions()[-1]
    if not path.exists():
        folder = path.absolute().parent
        there = next(one for one in (folder, *folder.parents) if one.exists())
        if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
            raise UnusableDatabase(f"The folder {there} cannot be written; check its permissions, or DATABASE_URL.")
        return Inspected(str(path), None, newest, 0)
    sqlite_file.prepare(path)
    version = None
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as database:
            if database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (VERSION_TABLE,)).fetchone():
                (version,) = database.execute(_VERSION).fetchone()
    except sqlite3.Error as error:
        raise as_store_error(error, str(path)) from None
    files = (path.with_name(f"{path.name}{ending}") for ending in ("", "-wal"))
    return Inspected(str(path), version, newest, sum(file.stat().st_size for file in files if file.exists()))


async def _of_server(database_url: str) -> Inspected:
    database = await connect(database_url)
    try:
        async with database.reading() as connection:
            has_tables = await connection.run_sync(_has_tables)
            version = (await connection.execute(text(_VERSION))).scalar_one_or_none() if has_tables else None
            right = "has_table_privilege('games', 'INSERT')" if has_tables else _MAY_CREATE
            query = text(f"SELECT pg_database_size(current_database()), pg_is_in_recovery(), {right}")
            size, is_copy, may_write = (await connection.execute(query)).one()
    finally:
        await database.close()
    if is_copy:
        raise StoreError(f"The database {database.name} is a read-only copy; name the original in DATABASE_URL.")
    if not may_write:
        raise UnusableDatabase(f"The database {database.name} does not let its user write; grant the rights.")
    return Inspected(database.name, version, versions()[-1], size)


_MAY_CREATE = "has_schema_privilege(current_schema(), 'CREATE')"


def _has_tables(connection: Connection) -> bool:
    return inspect(connection).has_table(VERSION_TABLE)
