"""Brings a database to the newest version of the tables, in one transaction."""

from __future__ import annotations

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, func, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from bot.store.engine import Engines
from bot.store.errors import StoreError, plain
from bot.store.schema import metadata

MIGRATIONS = Path(__file__).parent / "migrations"

# Any number that is always the same: processes that start together on one PostgreSQL queue up behind it.
_LOCK = 0x554E4F

log = logging.getLogger(__name__)


async def migrate(engines: Engines, migrations: Path = MIGRATIONS) -> None:
    """Runs the migrations that the database has not seen; one of a newer version, or not ours, is left untouched."""
    # It would announce itself in the log on every start.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    try:
        async with engines.writer.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
            await connection.run_sync(_upgrade, engines.name, migrations)
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        raise plain(error, engines.name) from None


def _upgrade(connection: Connection, name: str, migrations: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    newest = scripts.get_current_head()
    present = MigrationContext.configure(connection).get_current_revision()
    if present == newest:
        return
    if present is None and (taken := set(inspect(connection).get_table_names()) & metadata.tables.keys()):
        raise StoreError(f"The database {name} belongs to another program (it has {min(taken)}); check DATABASE_URL.")
    if present is not None and not _known(scripts, present):
        raise StoreError(f"The database {name} was made by a newer version of this program; update this one first.")
    command.upgrade(config, "head")
    log.info("The database %s is now at version %s.", name, newest)


def knows(revision: str, migrations: Path = MIGRATIONS) -> bool:
    """Whether this program can open a database of this version."""
    return _known(ScriptDirectory(str(migrations)), revision)


def _known(scripts: ScriptDirectory, revision: str) -> bool:
    try:
        return scripts.get_revision(revision) is not None
    except CommandError:
        return False
