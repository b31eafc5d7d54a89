"""`uno backup`: a copy of the database, and no more old ones than are wanted."""

from __future__ import annotations

import argparse
import math
import time
from datetime import UTC, datetime
from pathlib import Path

from bot.arguments import number
from bot.config import Settings
from bot.errors import OperatorError
from bot.progress import Progress, duration, size
from bot.store.backup import backup, delete_oldest


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add its options."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the backup; in a folder, it is named by the date")
    parser.add_argument(
        "--keep",
        type=number(1, math.inf, "must be a whole number from 1 up"),
        metavar="N",
        help="delete the oldest of the backups in the folder beyond so many; what is not named as they are stays",
    )


def run(given: argparse.Namespace) -> int:
    """Copy the database, then delete what is old."""
    if given.keep is not None and not given.file.is_dir():
        raise OperatorError(f"With --keep, name a folder that is there; {given.file} is none.")
    database_url = Settings.load().database_url
    begun = time.perf_counter()
    with Progress("pages copied") as progress:
        made = backup(database_url, given.file, datetime.now(UTC), progress)
    took = duration(time.perf_counter() - begun)
    print(f"The database has been copied to {made} ({size(made.stat().st_size)}, {took}).")
    if given.keep is not None:
        for file in delete_oldest(database_url, given.file, given.keep):
            print(f"An old backup has been deleted: {file}")
    return 0
