"""How long boards, figures and histories take to read, at a million results beside ten thousand.

Three databases are built: a small one; a long one, with the same people and a hundred times the history; a large one,
with that history and a hundred times the people, all in one server. Each query is asked of all three in turns, so that
they meet the same machine. Then the plan of each statement is printed, as SQLite tells it for the large one.
Run it with: python -m tests.bench.boards [FOLDER]. Databases that are in the folder already are used again.
With TEST_POSTGRES_URL the same is asked of copies of them on that server.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import event

from bot.store import boards, history, stats
from bot.store.boards import BoardFilter, By
from bot.store.figures import FIGURES
from bot.store.periods import Period
from bot.store.rating import LEAST_GAMES
from bot.store.store import Store
from tests.bench._postgres import copied

SMALL, LONG, LARGE = ("small", 10_000, 1_000), ("long", 1_000_000, 1_000), ("large", 1_000_000, 100_000)
SEATS = 4
TIMES = 41
GUILD = 77
EDITIONS = ("classic", "no-mercy", "bts", "minecraft", "transformers", "avengers")
LAST = datetime(2026, 6, 28, 12, tzinfo=UTC)
YEARS_OF_DAYS = 730
SESSION = '{"options":{"edition":"classic","scoring":"points","target":500,"turn_seconds":60,"house":[]},"answers":200}'
SNAPSHOT = "x" * 600

SCOPES = "(SELECT 0 AS guild_id UNION SELECT 77) AS guilds CROSS JOIN (SELECT 0 AS one UNION SELECT 1) AS editions"
EDITION = "CASE one WHEN 1 THEN results.edition ELSE '' END"
"""Each result in its four scopes."""


def build(path: Path, results: int, people: int) -> None:
    """Fill a database: the facts are made up here, and what is counted from them is counted by SQL."""

    async def made() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{path}")).close()

    asyncio.run(made())
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA synchronous = OFF")
        indexes = database.execute(
            "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
        ).fetchall()
        for name, _ in indexes:
            database.execute(f"DROP INDEX {name}")
        called = ((user, guild, f"p{user}") for user in range(1, people + 1) for guild in (0, 77))
        database.executemany("INSERT INTO names VALUES (?, ?, ?)", called)
        insert_matches(database, results // SEATS, people)
        database.executescript(counting())
        for _, made_so in indexes:
            database.execute(made_so)
        database.commit()


def insert_matches(database: sqlite3.Connection, matches: int, people: int) -> None:
    """Matches of four, spread over two years; some people play much more than others, and each has a favourite."""
    chance = Random(1)
    begin = LAST - timedelta(days=YEARS_OF_DAYS)

    def seated() -> list[int]:
        found: set[int] = set()
        while len(found) < SEATS:
            found.add(1 + int(people * chance.random() ** 2))
        return chance.sample(sorted(found), SEATS)

    for first in range(1, matches + 1, 10_000):
        games, seats, ends, finishes = [], [], [], []
        for number in range(first, min(first + 10_000, matches + 1)):
            at = str((begin + timedelta(days=YEARS_OF_DAYS) * (number / matches)).replace(tzinfo=None))
            table = seated()
            edition = EDITIONS[table[0] % 6 if chance.random() < 0.8 else chance.randrange(6)]
            name = f"game{number}"
            games.append((name, GUILD, 5, edition, "ended", SESSION, SNAPSHOT, 1, at, at, at, table[0]))
            seats += [(name, seat, user, "Player", 0, 0, 0) for seat, user in enumerate(table)]
            ends.append((name, 1, number, GUILD, edition, at, "", "0", number))
            places = chance.sample(range(1, SEATS + 1), SEATS)
            finishes += [
                (number, seat, user, GUILD, edition, place)
                for seat, (user, place) in enumerate(zip(table, places, strict=True))
            ]
        database.executemany(
            "INSERT INTO games (id, guild_id, channel_id, edition, status, session, snapshot, version, created, "
            "updated, ended, host) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            games,
        )
        database.executemany(
            'INSERT INTO seats (game_id, seat, user_id, name, missed, away, "left") VALUES (?, ?, ?, ?, ?, ?, ?)', seats
        )
        database.executemany("INSERT INTO ends VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL)", ends)
        database.executemany("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?)", finishes)
    database.commit()


def period_of(kind: Period) -> str:
    """The number of a period, reckoned by SQL from `at`."""
    day = "at" if kind is Period.MONTH else "date(at, '-6 days', 'weekday 1')"
    digits = {Period.ALL: "'0'", Period.MONTH: f"strftime('%Y%m', {day})", Period.WEEK: f"strftime('%Y%m%d', {day})"}
    return f"CAST({digits[kind]} AS INTEGER)"


STANDING = """
INSERT INTO standings
SELECT user_id, guild_id, edition, {kind}, max(period), games, wins, points, games, rating,
    CASE WHEN games >= {least} THEN rating ELSE 0 END, CASE WHEN games >= {least} THEN wins * 10000 / games ELSE 0 END
FROM (
    SELECT user_id, guilds.guild_id, {edition} AS edition, {period} AS period, count(*) AS games,
        sum(place = 1) AS wins, sum(CASE place WHEN 1 THEN 200 + abs(random()) % 200 ELSE 0 END) AS points,
        900 + abs(random()) % 1200 AS rating
    FROM results JOIN ends USING (number) CROSS JOIN {scopes}
    GROUP BY 1, 2, 3, 4
)
GROUP BY user_id, guild_id, edition;
"""
OTHERS = """
INSERT INTO rated SELECT user_id, guilds.guild_id, {edition}, number, 900 + abs(random()) % 1200, 5
FROM results CROSS JOIN {scopes} ORDER BY 1, 2, 3, 4;
INSERT INTO figures SELECT user_id, guilds.guild_id, {edition}, {figures}
FROM results CROSS JOIN {scopes} GROUP BY 1, 2, 3;
INSERT INTO days SELECT user_id, guilds.guild_id, CAST(strftime('%Y%m%d', at) AS INTEGER), count(*),
    sum(place = 1), 300 * sum(place = 1), 2 * sum(place = 1) - count(*)
FROM results JOIN ends USING (number) CROSS JOIN (SELECT 0 AS guild_id UNION SELECT 77) AS guilds GROUP BY 1, 2, 3;
"""
COUNTED = "UPDATE housekeeping SET counted_to = (SELECT max(number) FROM ends);"


def counting() -> str:
    """What is counted from the results."""
    figures = ", ".join(["count(*)"] * len(FIGURES))
    told = OTHERS.format(edition=EDITION, scopes=SCOPES, figures=figures)
    for kind in Period:
        period = period_of(kind)
        told += STANDING.format(kind=kind.kind, least=LEAST_GAMES, edition=EDITION, period=period, scopes=SCOPES)
    return told + COUNTED


Ask = Callable[[Store, int], Awaitable[object]]


@dataclass(frozen=True)
class Query:
    """Something that users want to see; it is asked for this player or that."""

    name: str
    ask: Ask


def queries() -> Iterator[Query]:
    """What people ask for."""

    def board(guild: int | None, edition: str | None, period: Period, by: By, page: int) -> Ask:
        which = BoardFilter(guild, edition, period, by, at=LAST)
        return lambda store, who: store.read(boards.board, which, page, who)

    for by in By:
        yield Query(f"board, everywhere, all time, by {by}", board(None, None, Period.ALL, by, 1))
    for period in (Period.MONTH, Period.WEEK):
        yield Query(f"board, one server, {period}, by points", board(GUILD, None, period, By.POINTS, 1))
    yield Query("board, one server, an edition, by rate", board(GUILD, "bts", Period.ALL, By.RATE, 1))

    def at_the(of_all: float) -> Ask:
        return lambda store, who: store.read(boards.board, BY_WINS, round(last_pages[id(store)] * of_all), who)

    yield Query("board, one server, all time, a page halfway", at_the(0.5))
    yield Query("board, one server, all time, its last page", at_the(1))
    yield Query("figures of a player", lambda store, who: store.read(stats.stats, who))
    yield Query("rating of a player over 200 games", lambda store, who: store.read(stats.rating_steps, who, GUILD))
    yield Query("history of a server, newest", lambda store, _: store.read(history.of_guild, GUILD))
    yield Query("history of a server, oldest", lambda store, _: store.read(history.of_guild, GUILD, 250))
    yield Query("history of a player", lambda store, who: store.read(history.of_player, who, GUILD))
    yield Query("rating changes of a match", lambda store, who: store.read(stats.rating_changes, f"game{who}"))


BY_WINS = BoardFilter(GUILD, by=By.WINS, at=LAST)
last_pages: dict[int, int] = {}


async def measured(paths: list[Path]) -> list[str]:
    """How long everything takes on SQLite, and on PostgreSQL, if there is one."""
    stores = [await Store.open(f"sqlite+aiosqlite:///{path}") for path in paths]
    told = [
        # Other programs may take turns with this one, which is no fault of the query.
        *("SQLite, by the processor", *await asked(stores, time.process_time), ""),
        *await plans(stores[-1], paths[-1]),
    ]
    for store in stores:
        await store.close()
    if server := os.environ.get("TEST_POSTGRES_URL"):
        stores = [await Store.open(await copied(path, server)) for path in paths]
        told += ["", "PostgreSQL, by the clock", *await asked(stores, time.perf_counter)]
        for store in stores:
            await store.close()
    return told


async def asked(stores: list[Store], clock: Callable[[], float]) -> list[str]:
    """Ask everything of each database in turns, and tell how long it took."""
    for store in stores:
        last_pages[id(store)] = (await store.read(boards.board, BY_WINS)).pages
    told = [
        f"milliseconds: median of {TIMES} (a tenth took more); ratios: median (a tenth was less, more)",
        f"{'':46}{'small':>14}{'long':>14}{'large':>14}{'long : small':>22}{'large : small':>22}",
    ]
    chance = Random(2)
    for query in queries():
        took: list[list[float]] = [[] for _ in stores]
        for time_of_asking in range(TIMES):
            for place in chance.sample(range(len(stores)), len(stores)):
                began = clock()
                await query.ask(stores[place], 1 + 23 * time_of_asking)
                took[place].append((clock() - began) * 1000)
        times = "".join(f"{statistics.median(each):7.1f} ({tenths(each)[8]:4.1f})" for each in took)
        told.append(f"{query.name:46}{times}  {ratio(took[1], took[0]):>20}  {ratio(took[2], took[0]):>20}")
    return told


def tenths(times: list[float]) -> list[float]:
    """From the first to the ninth tenth."""
    return statistics.quantiles(times, n=10)


def ratio(ours: list[float], others: list[float]) -> str:
    """How many times as long, time by time."""
    each = [one / other for one, other in zip(ours, others, strict=True)]
    return f"{statistics.median(each):.2f} ({tenths(each)[0]:.2f}, {tenths(each)[8]:.2f})"


async def plans(store: Store, path: Path) -> list[str]:
    """How SQLite finds what each query wants."""
    statements: dict[str, Any] = {}

    def note(_connection: object, _cursor: object, statement: str, parameters: Any, *_others: object) -> None:
        statements[statement] = parameters

    told = []
    reader = store.database.reader
    event.listen(reader, "before_cursor_execute", note)
    with closing(sqlite3.connect(path)) as database:
        for query in queries():
            statements.clear()
            await query.ask(store, 24)
            told.append(query.name)
            for statement, parameters in statements.items():
                plan = database.execute(f"EXPLAIN QUERY PLAN {statement}", parameters).fetchall()
                told += ["  -"] * bool(plan) + [f"    {detail}" for *_, detail in plan]
    event.remove(reader, "before_cursor_execute", note)
    return told


def run(folder: Path | None = None) -> str:
    """Build what is missing, and measure."""
    if folder is None:
        with tempfile.TemporaryDirectory() as made:
            return run(Path(made))
    told, paths = [], []
    for name, results, people in (SMALL, LONG, LARGE):
        path = folder / f"{name}.db"
        if not path.exists():
            build(path, results, people)
        told.append(f"{name}: {results:,} results of {people:,} people, {path.stat().st_size / 1e6:,.0f} MB")
        paths.append(path)
    return "\n".join([*told, *asyncio.run(measured(paths))])


if __name__ == "__main__":
    print(run(*map(Path, sys.argv[1:])))
