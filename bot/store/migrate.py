"""Bringing a database to the newest version of the tables, in one transaction.

Alembic is imported only where there is something to do: it would stay in the bot's memory.
"""

from __future__ import annotations

import logging
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, func, inspect, select, text

from bot.store.db import Database, transaction
from bot.store.errors import DATABASE_ERRORS, StoreError, UnusableDatabase, as_store_error
from bot.store.schema import metadata
from bot.store.sqlite_file import VERSION_TABLE

MIGRATIONS = Path(__file__).parent / "migrations"

# Any number that is always the same: processes that start together on one PostgreSQL queue up behind it.
MIGRATING_LOCK = 0x554E4F
LOOK_AGAIN_S = 0.2
"""How often a process that waits for another one's migration looks whether it is done."""

log = logging.getLogger(__name__)


async def migrate(database: Database, migrations: Path = MIGRATIONS) -> None:
    """Run the migrations that the database lacks; raise StoreError for one that is newer or not ours, untouched."""
    try:
        await transaction(database.writer, partial(_upgrade, name=database.name, migrations=migrations))
    except DATABASE_ERRORS as error:
        raise as_store_error(error, database.name) from None


def _upgrade(connection: Connection, name: str, migrations: Path) -> None:
    if connection.dialect.name == "postgresql":
        while not connection.scalar(select(func.pg_try_advisory_xact_lock(MIGRATING_LOCK))):
            connection.execute(select(func.pg_sleep(LOOK_AGAIN_S)))  # no single wait is long, so none runs out
    known = versions(migrations)
    present = None
    if inspect(connection).has_table(VERSION_TABLE):
        present = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))  # noqa: S608 (a constant)
    if present == known[-1]:
        return
    if present is None and (taken := set(inspect(connection).get_table_names()) & metadata.tables.keys()):
        raise UnusableDatabase(
            f"The database {name} belongs to another program (it has {min(taken)}); check DATABASE_URL."
        )
    if present is not None and present not in known:
        raise StoreError(f"The database {name} was made by a newer version of this program; update this one first.")
    _run(connection, migrations)
    log.info("The database %s is now at version %s.", name, known[-1])


def _run(connection: Connection, migrations: Path) -> None:
    from alembic import command
    from alembic.config import Config

    # It would announce itself in the log.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def versions(migrations: Path = MIGRATIONS) -> list[str]:
    """Return the versions that this program knows, oldest first: each migration's file begins with its own."""
    return sorted(file.name.partition("_")[0] for file in migrations.glob("versions/[0-9]*.py"))
