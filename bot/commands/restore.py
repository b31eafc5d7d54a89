"""`uno restore`: a backup in the database's place."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path

from bot.config import Settings
from bot.progress import Progress
from bot.store.backup import restore


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add which backup."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the backup")


def run(given: argparse.Namespace) -> int:
    """Put the backup in the database's place."""
    with Progress("pages copied") as progress:
        kept = restore(Settings.load().database_url, given.file, datetime.now(UTC), progress)
    print(f"The database is now the one from {given.file}.", f"The old one is kept as {kept}." if kept else "")
    return 0
