"""A long evening in one process: whether it needs more memory, or answers later, the longer it runs.

At some tables people play, at others they sit beside hard computers; each match is one round, and after it they open
another. Those who have finished one ask for its review, and all look at their pages, at a modest pace. Every minute it
is sampled what the bot's process holds and how long people waited; at the end, also when it is stopped before, the
quarters of the whole time are compared. The local Discord and all users are this process, and are not measured.
Run it with: python -m tests.bench.long --hours 3
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import tempfile
import time
from collections import deque
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from statistics import median

from bot.rules.editions import EDITIONS
from tests.bench._footprint import Footprint, footprint
from tests.bench._hall import Gone, Hall, Table, presses, spread
from tests.bench._program import Program, running
from tests.bench.mixed import Crowd, Load, going_on

PEOPLES = 5
"""At how many tables people play among themselves."""
WITH_COMPUTERS = 2
"""At how many one player sits beside hard computers."""
COMPUTERS = 3
BEGINS_WITHIN_S = 60.0
LONGEST_MATCH_S = 1200.0
"""A match that takes longer is stopped, and another begun."""
SAMPLED_EVERY_S = 60.0
SHOWN_EVERY = 5
"""After how many samples one is printed."""
REVIEWED_EVERY_S = 120.0
"""How often a review is asked for that is not there yet, and one that is."""
LOOKS_EVERY_S = 5.0
PAGES = ("stats", "history", "leaderboard", "me", "rules", "help", "daily", "puzzle", "table")
KEPT = 200
"""How many finished games are remembered, to look back at."""
WARMS_UP = 5
"""How many samples pass before they count: pictures, pages and processes are there by then."""
MB = 1e6


@dataclass(frozen=True, slots=True)
class Sample:
    """What was found after one minute."""

    at: float
    """Seconds since it began."""
    held: Footprint
    load: Load
    tasks: float
    moves: float
    """In all."""
    stood_still: float
    errors: float

    @property
    def waits(self) -> list[float]:
        """How long answers of all kinds took."""
        return self.load.waits + self.load.looks + self.load.opening

    def __str__(self) -> str:
        p50, p99 = spread(self.waits) if self.waits else (0.0, 0.0)
        return (
            f"{self.at / 60:4.0f} min: {self.held.rss / MB:.1f} MB ({self.held.own / MB:.1f} its own), "
            f"{self.held.processes} children {self.held.children / MB:.1f} MB, {self.held.files} files, "
            f"{self.held.threads} threads, {self.tasks:.0f} tasks; {len(self.waits)} answers, "
            f"p50 {p50 * 1000:.1f}, p99 {p99 * 1000:.1f} ms, {self.load.unanswered} unanswered; "
            f"{self.moves:.0f} moves, {self.held.cpu:.0f} + {self.held.children_cpu:.0f} s of CPU"
        )


class Evening(Crowd):
    """All users, who open one table after the other."""

    def __init__(self, hall: Hall, seed: int) -> None:
        super().__init__(hall)
        self.matches = 0
        self.given_up = 0
        self._chance = Random(seed)
        self._editions = [key for key, edition in EDITIONS.items() if edition.min_seats <= len(hall.tables[0].members)]
        self._over: deque[tuple[Table, str]] = deque(maxlen=KEPT)
        self._unreviewed: deque[tuple[Table, str]] = deque(maxlen=KEPT)

    async def spend(self, table: Table, computers: int) -> None:
        """Play one match after the other at a table."""
        chance = Random(self._chance.random())
        while True:
            table.offer, table.number = None, -1
            table.hands.clear()
            if await self._begin(table, computers, chance.choice(self._editions)) and await self._finish(table, chance):
                self._remember(table)
            else:
                self.given_up += 1
                await self._type(table, "stop")

    async def _begin(self, table: Table, computers: int, edition: str) -> bool:
        if computers:
            await self.open(table, computers, edition=edition, scoring="single")
            return True
        try:
            async with asyncio.timeout(BEGINS_WITHIN_S):
                await self.hall.sit_down(table, edition=edition, scoring="single")
        except (TimeoutError, Gone):
            return False
        return True

    async def _finish(self, table: Table, chance: Random) -> bool:
        """Play until the match is over; tell whether it was in time."""
        until = time.perf_counter() + LONGEST_MATCH_S
        while not self.hall.offers(table, "rematch") and time.perf_counter() < until:
            await self.turn(table, len(table.hands) or 1, chance)
        return self.hall.offers(table, "rematch")

    def _remember(self, table: Table) -> None:
        assert table.public is not None
        game = next(press.game for press in presses(table.public.components))
        self.matches += 1
        self._over.append((table, game))
        self._unreviewed.append((table, game))

    async def review(self) -> None:
        """Ask for the review of the last match, and for one of before again and again."""
        while True:
            await asyncio.sleep(REVIEWED_EVERY_S)
            if self._unreviewed:
                await self._look_back(*self._unreviewed.pop())
                await self._look_back(*self._chance.choice(self._over))

    async def _look_back(self, table: Table, game: str) -> None:
        await self._type(table, "review", game=game)

    async def look(self) -> None:
        """Open one page after the other, and the replay of a match."""
        for number in count():
            await asyncio.sleep(LOOKS_EVERY_S)
            table = self._chance.choice(self.hall.tables)
            if number % 4 == 0 and self._over:
                table, game = self._chance.choice(self._over)
                await self._type(table, "replay", game=game)
            else:
                await self._type(table, self._chance.choice(PAGES))

    async def _type(self, table: Table, name: str, **options: str) -> None:
        await self._timed(self.hall.command(table, 0, "uno", name, **options), self.load.looks)


async def stoppable(seconds: float, every: float, seed: int) -> list[Sample]:
    """Return all samples; SIGTERM and SIGINT end it before its time."""
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stopping.set)
    return await measure(seconds, every, seed, stopping)


async def measure(seconds: float, every: float, seed: int, stopping: asyncio.Event) -> list[Sample]:
    """Return all samples of so many seconds, or until it is to stop."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            Hall(PEOPLES + WITH_COMPUTERS) as hall,
            running(hall, "tests.bench._watched", Path(folder) / "uno.db", log_level="ERROR") as bot,
            going_on() as tasks,
        ):
            evening = Evening(hall, seed)
            for place, table in enumerate(hall.tables):
                computers = COMPUTERS if place < WITH_COMPUTERS else 0
                tasks.append(asyncio.create_task(evening.spend(table, computers)))
            tasks += [asyncio.create_task(evening.review()), asyncio.create_task(evening.look())]
            return await _observe(bot, evening, seconds, every, stopping, tasks)


async def _observe(
    bot: Program,
    evening: Evening,
    seconds: float,
    every: float,
    stopping: asyncio.Event,
    tasks: Sequence[asyncio.Task[None]],
) -> list[Sample]:
    samples: list[Sample] = []
    began = time.perf_counter()
    while not stopping.is_set() and time.perf_counter() - began < seconds:
        evening.load = Load(WITH_COMPUTERS, [])
        due = began + (len(samples) + 1) * every
        with suppress(TimeoutError):
            await asyncio.wait_for(stopping.wait(), due - time.perf_counter())
        for task in tasks:
            if task.done():
                print(f"it ended early: {task.exception()!r}", flush=True)
                stopping.set()
        samples.append(await _sample(bot, evening.load, time.perf_counter() - began))
        if len(samples) % SHOWN_EVERY == 1:
            print(f"{samples[-1]}; {evening.matches} matches, {evening.given_up} given up", flush=True)
    return samples


async def _sample(bot: Program, load: Load, at: float) -> Sample:
    held, figures = footprint(bot.pid), await bot.figures()

    def total(name: str) -> float:
        return sum(value for key, value in figures.items() if key.partition("{")[0] == name)

    still = total("bench_stood_still_by_itself_seconds")
    return Sample(at, held, load, total("bench_tasks"), total("uno_moves_total"), still, total("uno_errors_total"))


def compared(samples: Sequence[Sample]) -> str:
    """Return what each quarter was like, and by how much memory grew from the first to the last."""
    counted = samples[WARMS_UP:] if len(samples) > 4 * WARMS_UP else list(samples)
    size = len(counted) // 4
    if size < 2:
        return "too short to be compared"
    quarters = [counted[place * size : (place + 1) * size] for place in range(3)] + [counted[3 * size :]]
    hours = (_middle(sample.at for sample in quarters[3]) - _middle(sample.at for sample in quarters[0])) / 3600
    lines = [f"quarter {number}: {_quarter(quarter)}" for number, quarter in enumerate(quarters, 1)]
    for name, of in {"its own memory": _own, "its children's": _children}.items():
        grown = _middle(map(of, quarters[3])) - _middle(map(of, quarters[0]))
        lines.append(
            f"{name} grew by {grown / MB:+.1f} MB from the first to the last: {grown / MB / hours:+.1f} MB an hour"
        )
    last = samples[-1]
    lines.append(
        f"{last.at / 60:.0f} minutes, {last.moves:.0f} moves, {sum(len(sample.waits) for sample in samples)} answers, "
        f"{sum(sample.load.unanswered for sample in samples)} unanswered, {last.errors:.0f} errors logged"
    )
    return "\n".join(lines)


def _quarter(samples: Sequence[Sample]) -> str:
    before, *samples = samples
    waits = [seconds for sample in samples for seconds in sample.waits]
    p50, p99 = spread(waits) if waits else (0.0, 0.0)
    done = samples[-1].moves - before.moves + sum(len(one.load.looks) + len(one.load.opening) for one in samples)
    cpu = (samples[-1].held.cpu - before.held.cpu) / max(done, 1)
    return (
        f"{_middle(map(_own, samples)) / MB:.1f} MB its own, children {_middle(map(_children, samples)) / MB:.1f} MB, "
        f"{_middle(sample.held.files for sample in samples):.0f} files, "
        f"{_middle(sample.held.threads for sample in samples):.0f} threads, "
        f"{_middle(sample.tasks for sample in samples):.0f} tasks; {len(waits)} answers, "
        f"p50 {p50 * 1000:.1f}, p99 {p99 * 1000:.1f}, at most {max(waits, default=0.0) * 1000:.0f} ms, "
        f"{cpu * 1000:.1f} ms of its own CPU a move or look, "
        f"{sum(sample.load.unanswered for sample in samples)} unanswered; "
        f"the loop stood still for {max(sample.stood_still for sample in samples) * 1000:.0f} ms at most"
    )


def _middle(values: Iterable[float]) -> float:
    return median(values)


def _own(sample: Sample) -> float:
    return sample.held.own


def _children(sample: Sample) -> float:
    return sample.held.children


def run(hours: float = 0.1, every: float = SAMPLED_EVERY_S, seed: int = 1) -> str:
    """Return how the quarters of so many hours compare."""
    return compared(asyncio.run(stoppable(hours * 3600, every, seed)))


def main() -> None:
    """Measure for long."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.long", description=__doc__)
    parser.add_argument("--hours", type=float, default=3.0)
    parser.add_argument("--every", type=float, default=SAMPLED_EVERY_S, help="seconds between two samples")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(run(given.hours, given.every, given.seed))


if __name__ == "__main__":
    main()
