"""`uno export`: the results of all matches, a row for each player in each match, as CSV or as JSON lines.

It is read a few matches at a time, beside a bot that may be running; a match that ends meanwhile may be in it or not.
"""

from __future__ import annotations

import argparse
import asyncio
import csv
import json
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import nullcontext
from datetime import UTC, date, datetime
from io import TextIOWrapper
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy.engine import make_url

from bot.arguments import number
from bot.config import IDS_END, Settings
from bot.errors import OperatorError
from bot.progress import Progress, Report
from bot.rules.scoring import winnings
from bot.rules.snapshot import from_json
from bot.sessions.stored import UNREADABLE
from bot.store import sqlite_file
from bot.store.ends import progress as counted_so_far
from bot.store.games import StoredGame
from bot.store.matches import CountedMatch, counted_matches
from bot.store.store import Store

AT_ONCE = 100
"""How many matches are read in one transaction."""
COLUMNS = (
    *("game", "server", "edition", "ended", "players", "user", "name", "place", "points", "won", "rated"),
    *("rating_before", "rating_after"),
)
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""With what a name begins that a spreadsheet would calculate; one of these may begin a game's id, too."""

Row = Mapping[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add its options."""
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="where to; without it, standard output")
    parser.add_argument("--format", choices=("csv", "jsonl"), default="csv", help="csv if it is not given")
    parser.add_argument(
        "--server",
        type=number(1, IDS_END - 1, "must be a server's id, digits only"),
        metavar="ID",
        help="only the matches on this server",
    )
    parser.add_argument("--since", type=_day, metavar="DATE", help="only those that ended then or later: 2026-01-31")
    parser.add_argument("--names", action="store_true", help="also the players' names; else only their ids")


def run(given: argparse.Namespace) -> int:
    """Write the results; a file that is there is replaced when all is written."""
    database_url = Settings.load().database_url
    url = make_url(database_url)
    if url.get_backend_name() == "sqlite":
        sqlite_file.require(sqlite_file.path_of(url))
    if given.file is None:
        out = sys.stdout
        if isinstance(out, TextIOWrapper):
            out.reconfigure(encoding="utf-8", newline="\n")
        try:
            asyncio.run(_export(database_url, given, out))
            out.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            raise OperatorError(f"The results cannot be written: {error.strerror}.") from None
        return 0
    unfinished = given.file.with_name(f"{given.file.name}.unfinished")
    try:
        with unfinished.open("w", encoding="utf-8", newline="\n") as out:
            rows = asyncio.run(_export(database_url, given, out))
        unfinished.replace(given.file)
    except OSError as error:
        raise OperatorError(f"The file {given.file} cannot be written: {error.strerror}.") from None
    finally:
        unfinished.unlink(missing_ok=True)
    print(f"{rows:,} {'row' if rows == 1 else 'rows'} written to {given.file}.")
    return 0


async def _export(database_url: str, given: argparse.Namespace, out: TextIO) -> int:
    """Write all rows; return how many."""
    columns = [name for name in COLUMNS if name != "name" or given.names]
    write = _csv_writer(out, columns) if given.format == "csv" else _jsonl_writer(out, columns)
    count = 0
    with nullcontext() if out.isatty() else Progress("rounds and matches looked through") as progress:
        async with await Store.open(database_url) as store:
            async for match in _matches(store, given, progress):
                for row in rows_of(match):
                    write(row)
                    count += 1
    return count


async def _matches(store: Store, given: argparse.Namespace, report: Report | None) -> AsyncIterator[CountedMatch]:
    last, _ = await store.read(counted_so_far)
    number = 0
    while found := await store.read(counted_matches, number, AT_ONCE, given.server, given.since):
        for match in found:
            yield match
        number = found[-1].number
        if report is not None:
            report(number, max(number, last))
    if report is not None and last:
        report(max(number, last), max(number, last))


def rows_of(match: CountedMatch) -> Iterator[Row]:
    """Yield a row for each player; ids are text, as they are too long for the numbers of some programs."""
    points = points_of(match.game)
    for player in match.players:
        yield {
            "game": match.game.id,
            "server": str(match.game.guild_id),
            "edition": match.game.edition,
            "ended": match.at.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "players": len(match.game.seats),
            "user": str(player.user_id),
            "name": player.name,
            "place": player.place,
            "points": None if points is None else points[player.seat],
            "won": player.seat in match.winners and player.seat not in match.away,
            "rated": player.rating is not None,
            "rating_before": None if player.rating is None else player.rating - (player.gained or 0),
            "rating_after": player.rating,
        }


def points_of(game: StoredGame) -> tuple[int, ...] | None:
    """Return the points of each seat at the end: its total, or what the one round was worth; None if not readable."""
    try:
        state = from_json(game.snapshot or "")
    except UNREADABLE:
        return None
    if state.scoring != "single":
        return state.totals
    worth = 0 if state.winner is None else winnings(state, state.winner)
    return tuple(worth * (seat in state.champions) for seat in range(state.seats))


def _csv_writer(out: TextIO, columns: list[str]) -> Callable[[Row], object]:
    table = csv.writer(out, lineterminator="\n")
    table.writerow(columns)
    return lambda row: table.writerow([_cell(name, row[name]) for name in columns])


def _cell(column: str, value: object) -> object:
    if isinstance(value, bool):
        return "true" if value else "false"
    if column == "name" and str(value).startswith(FORMULA):
        return f"'{value}"
    return value


def _jsonl_writer(out: TextIO, columns: list[str]) -> Callable[[Row], object]:
    return lambda row: out.write(json.dumps({name: row[name] for name in columns}, ensure_ascii=False) + "\n")


def _day(text: str) -> datetime:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError("must be a date like 2026-01-31") from None
    return datetime(day.year, day.month, day.day, tzinfo=UTC)
