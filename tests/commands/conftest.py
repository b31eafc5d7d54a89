"""A local Discord, which the commands ask, and a database with the games of a process."""

from tests.house import channel, house, local
from tests.sessions.conftest import (
    clock,
    database_url,
    empty_database,
    empty_file,
    postgres_url,
    presenter,
    registry,
    sqlite_url,
    store,
)

__all__ = [
    "channel",
    "clock",
    "database_url",
    "empty_database",
    "empty_file",
    "house",
    "local",
    "postgres_url",
    "presenter",
    "registry",
    "sqlite_url",
    "store",
]
