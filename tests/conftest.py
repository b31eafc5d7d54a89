"""What every test has at hand."""

import os
import time
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from bot.art.process import DrawProcess
from bot.text import Text, know_commands
from tests.databases import (
    database_url,
    empty_database,
    empty_file,
    new_postgres_url,
    new_sqlite_url,
    postgres_url,
    sqlite_url,
)

__all__ = [
    "database_url",
    "empty_database",
    "empty_file",
    "new_postgres_url",
    "new_sqlite_url",
    "postgres_url",
    "sqlite_url",
]

# The same examples at every run; and machines differ in speed: a slow one must not fail a property that holds.
settings.register_profile("uno", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("uno")

# A sentence that is missing, or that misses something, fails the test that needs it.
Text.strict = True

MOST_WORKERS = 8


@pytest.fixture(autouse=True)
def _unknown_commands() -> None:
    """Texts name commands instead of mentioning them, until a bot of the test has registered its own."""
    know_commands({})


@pytest.fixture(scope="session")
def draw_process() -> Iterator[DrawProcess]:
    """The process in which all tests draw their pictures."""
    process = DrawProcess(time.monotonic, limit_s=60.0)  # however slow the machine
    yield process
    process.close()


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Return how many processes share the tests; 0 keeps them in this one, which is quicker for a single file."""
    files = {argument.partition("::")[0] for argument in config.args}
    if len(files) == 1 and files.pop().endswith(".py"):
        return 0
    # One more than there are cores, for many tests wait.
    return min((os.cpu_count() or 1) + 1, MOST_WORKERS)
