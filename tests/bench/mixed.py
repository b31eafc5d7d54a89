"""People beside a crowd of computers: how long they wait while up to ninety tables of nine hard computers play.

At each of those tables sits one player, who opened it. At some more tables people play among themselves, and one user
presses as fast as they can. The bot is a process of its own; its local Discord and all users are this one.
With `--reviews 8` it is measured once more while so many of them have reviews worked out, as many as may wait on one
server; each takes some 10 seconds of a processor that nothing else wants.
Run it with: python -m tests.bench.mixed [--tables 0 30 90] [--seconds 40] [--reviews 8]
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random

from bot.sessions.reviews import MOST_OF_SERVER
from bot.store.store import Store
from tests.bench._hall import Gone, Hall, Table, spread
from tests.bench._program import Program, running
from tests.players.played import played
from tests.puzzling import keep_game

TABLES = (0, 30, 90)
"""How many tables of computers there are, one after the other."""
COMPUTERS = 9
PEOPLES = 10
"""At how many tables people play among themselves."""
SECONDS = 40.0
SETTLES_S = 5.0
THINKS_S = 1.0, 3.0
ANSWER_WITHIN_S = 3.0
SHOWN_WITHIN_S = 10.0
"""How long it may take until there is something to press."""
AT_ONCE = 4
"""How many tables are opened at one time."""
PRESSES_A_SECOND = 50
LATE = "uno_hard_answer_late_seconds"
REVIEWING = "bot.players.reviewing.process"


@dataclass
class Load:
    """What was measured with so many tables of computers."""

    tables: int
    opening: list[float]
    reviews: int = 0
    """How many were asked for."""
    reviewing: float = 0.0
    """What their process took of a core."""
    waits: list[float] = field(default_factory=list)
    looks: list[float] = field(default_factory=list)
    unanswered: int = 0
    stood_still: float = 0.0
    by_itself: float = 0.0
    """The same, without what it waited for a processor that others had."""
    moves: float = 0.0
    """Of computers, at each table in a minute."""
    cpu: float = 0.0
    """Of the bot's own process, in a second."""
    late: dict[str, tuple[float, float]] = field(default_factory=dict)
    """How many answers hard computers thought out in full, cut short or gave as normal ones; how late, in all."""

    def __str__(self) -> str:
        def row(seconds: list[float]) -> str:
            if not seconds:
                return "none"
            p50, p99 = spread(seconds)
            return f"p50 {p50 * 1000:.0f}, p99 {p99 * 1000:.0f}, at most {max(seconds) * 1000:.0f} ms ({len(seconds)})"

        lines = [
            f"mixed, {self.tables} tables of {COMPUTERS} hard computers{self._beside}:",
            f"  moves of people: {row(self.waits)}; looks: {row(self.looks)}; opening: {row(self.opening)}",
            f"  unanswered {self.unanswered}; the bot's process took {self.cpu:.2f} of a core",
        ]
        still, own = self.stood_still * 1000, self.by_itself * 1000
        lines.append(f"  its loop stood still for {still:.0f} ms at most, {own:.0f} ms without waiting for a processor")
        thoughts = sum(count for count, _ in self.late.values())
        if self.tables:
            lines.append(f"  computers: {self.moves:.1f} moves a minute at each table")
        if thoughts:
            kinds = ", ".join(f"{count / thoughts:.0%} {kind}" for kind, (count, _) in self.late.items())
            late = sum(seconds for _, seconds in self.late.values()) / thoughts
            lines[-1] += f"; of their thoughts {kinds}; {late * 1000:.0f} ms late on average"
        return "\n".join(lines)

    @property
    def _beside(self) -> str:
        if not self.reviews:
            return ""
        return f", beside {self.reviews} reviews that took {self.reviewing:.2f} of a core"


class Crowd:
    """All users, and what they wait for."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.load = Load(0, [])

    async def open(self, table: Table, computers: int = COMPUTERS, **options: str | int) -> None:
        """Open a table for hard computers, and start; what is not shown in time is left as it is."""
        hall = self.hall
        await self._timed(hall.command(table, 0, "uno", "new", **options), self.load.opening)
        for _ in range(computers):
            if await self._is_there(partial(hall.offers_choice, table, "computer", "hard")):
                await self._timed(hall.choose(table, 0, "computer", "hard"), self.load.opening)
        for what in ("start", "hand"):
            if await self._is_there(partial(hall.offers, table, what)):
                await self._press(table, 0, what, self.load.opening)

    async def _is_there(self, truth: Callable[[], bool]) -> bool:
        """Wait until something is shown; what is not shown in time counts as not answered."""
        try:
            await self.hall.until(truth, SHOWN_WITHIN_S)
        except TimeoutError:
            self.load.unanswered += 1
            return False
        return True

    async def play(self, table: Table, seats: int, chance: Random) -> None:
        """Play when it is their turn, and look at the table meanwhile."""
        while True:
            await self.turn(table, seats, chance)

    async def turn(self, table: Table, seats: int, chance: Random) -> None:
        """Press once, after a while: a move where there is one, else something to look at."""
        await asyncio.sleep(chance.uniform(*THINKS_S))
        if table.offer is not None and self.hall.still_offers(table):
            number = table.offer[0]
            if not await self._timed(self.hall.move(table), self.load.waits):
                table.offer, table.number = None, number - 1
        else:
            table.offer = None
            what = next((what for what in ("next", "hand") if self.hall.offers(table, what)), None)
            if what is not None:
                await self._press(table, chance.randrange(seats), what, self.load.looks)

    async def hurry(self, table: Table) -> None:
        """Press without waiting for an answer; above the limit there is none."""
        pressed: set[asyncio.Task[None]] = set()
        while True:
            await asyncio.sleep(1 / PRESSES_A_SECOND)
            press = asyncio.create_task(self._press_in_a_hurry(table))
            pressed.add(press)
            press.add_done_callback(pressed.discard)

    async def _press_in_a_hurry(self, table: Table) -> None:
        with suppress(TimeoutError, Gone):
            await asyncio.wait_for(self.hall.press_what(table, 0, "hand"), ANSWER_WITHIN_S)

    async def _press(self, table: Table, seat: int, what: str, waits: list[float]) -> bool:
        return await self._timed(self.hall.press_what(table, seat, what), waits)

    async def _timed(self, answer: Awaitable[float], waits: list[float]) -> bool:
        try:
            waits.append(await asyncio.wait_for(answer, ANSWER_WITHIN_S))
        except TimeoutError:
            self.load.unanswered += 1
            return False
        except Gone:
            return False
        return True


async def measure(tables: Sequence[int], seconds: float, reviews: int) -> list[Load]:
    """Return what was measured with so many tables each, each time some more; then beside so many reviews."""
    with tempfile.TemporaryDirectory() as folder:
        played_at = PEOPLES + 1 + max(tables)
        async with Hall(played_at + reviews) as hall:
            database, over = Path(folder) / "uno.db", hall.tables[played_at:]
            await _keep_games(over, database)
            async with running(hall, "tests.bench._watched", database) as bot:
                return await _measure(hall, bot, tables, seconds, over)


async def _keep_games(over: Sequence[Table], database: Path) -> None:
    """Keep a finished game of the first player of each of these tables."""
    async with await Store.open(f"sqlite+aiosqlite:///{database}") as store:
        for number, table in enumerate(over):
            record = played("classic", number, target=500)
            place = {"guild": int(table.guild_id), "channel": int(table.channel["id"])}
            users = [int(table.members[0]["user"]["id"]), None, None, None]
            await keep_game(store, f"reviewed{number}", users, datetime.now(UTC), record, **place)


async def _ask(hall: Hall, over: Sequence[Table]) -> None:
    for number, table in enumerate(over):
        await hall.command(table, 0, "uno", "review", game=f"reviewed{number}")


async def _measure(
    hall: Hall, bot: Program, tables: Sequence[int], seconds: float, over: Sequence[Table]
) -> list[Load]:
    crowd, loads = Crowd(hall), []
    peoples, hurried, computers = hall.tables[:PEOPLES], hall.tables[PEOPLES], hall.tables[PEOPLES + 1 :]
    for table in [*peoples, hurried]:
        await hall.sit_down(table, target=10_000)
    async with going_on() as tasks:
        tasks += [asyncio.create_task(crowd.play(table, 3, Random(place))) for place, table in enumerate(peoples)]
        tasks.append(asyncio.create_task(crowd.hurry(hurried)))
        opened = 0
        for count in tables:
            crowd.load = Load(count, [])
            for first in range(opened, count, AT_ONCE):
                wave = computers[first : min(first + AT_ONCE, count)]
                await asyncio.gather(*(crowd.open(table) for table in wave))
                tasks += [asyncio.create_task(crowd.play(table, 1, Random(str(table)))) for table in wave]
            opened = count
            await asyncio.sleep(SETTLES_S)
            crowd.load = load = Load(count, crowd.load.opening, unanswered=crowd.load.unanswered)
            await _observe(bot, load, seconds)
            loads.append(load)
        if over:
            await _ask(hall, over)
            await asyncio.sleep(SETTLES_S)
            crowd.load = load = Load(opened, [], len(over))
            await _observe(bot, load, seconds)
            loads.append(load)
        for task in tasks:
            if task.done():
                task.result()
    return loads


async def _observe(bot: Program, load: Load, seconds: float) -> None:
    before, cpu, began = await bot.figures(), bot.cpu, time.perf_counter()
    reviewed = bot.cpu_of(REVIEWING)
    await asyncio.sleep(seconds)
    after, took = await bot.figures(), time.perf_counter() - began
    load.cpu = (bot.cpu - cpu) / took
    load.reviewing = (bot.cpu_of(REVIEWING) - reviewed) / took
    load.stood_still = after["bench_stood_still_seconds"]
    load.by_itself = after["bench_stood_still_by_itself_seconds"]

    def grown(name: str) -> float:
        return sum(value - before.get(key, 0.0) for key, value in after.items() if key.startswith(name))

    if load.tables:
        load.moves = (grown("uno_moves_total") - len(load.waits)) / load.tables / took * 60
    for thought in ("full", "short", "normal"):
        labels = f'{{thought="{thought}"}}'
        load.late[thought] = grown(f"{LATE}_count{labels}"), grown(f"{LATE}_sum{labels}")


@asynccontextmanager
async def going_on() -> AsyncIterator[list[asyncio.Task[None]]]:
    """Yield a list for tasks, which are cancelled at the end."""
    tasks: list[asyncio.Task[None]] = []
    try:
        yield tasks
    finally:
        while pending := [task for task in tasks if not task.done()]:
            for task in pending:
                task.cancel()
            await asyncio.wait(pending, timeout=1)  # wait_for may swallow a cancellation on Python 3.11


def run(tables: Sequence[int] = TABLES, seconds: float = SECONDS, reviews: int = 0) -> str:
    """Return the figures for so many tables of computers each."""
    return "\n".join(map(str, asyncio.run(measure(tables, seconds, reviews))))


def main() -> None:
    """Measure with other numbers."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.mixed", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--reviews", type=int, default=0, choices=range(MOST_OF_SERVER + 1))
    given = parser.parse_args()
    print(run(given.tables, given.seconds, given.reviews))


if __name__ == "__main__":
    main()
