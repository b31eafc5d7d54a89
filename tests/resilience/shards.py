"""A town with a server on each shard, where people play all the while, and the processes of one bot come and go."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from sqlalchemy import select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.playground import LocalDiscord
from bot.store.schema import shard_leases
from bot.store.store import Store
from tests.house import TOKEN
from tests.resilience import stored
from tests.resilience.circles import LOST, Circle, Made
from tests.resilience.program import Program

EDITIONS = ("minecraft", "no-mercy", "avengers")
LONG_S = 120.0
LOOKS_EVERY_S = 0.1
HEARD_AGAIN = 10
"""After so many more presses, people play as before."""
STANDS_STILL_S = 30.0
AFTERWARDS_S = 10.0


@dataclass
class Waits:
    """How long people waited for an answer while something happened, in seconds, and how it was where it happened."""

    what: str
    elsewhere: list[float]
    """On shards that no process gave or took meanwhile."""
    lost_elsewhere: int
    """How many presses there got no answer at all."""
    back_after_s: dict[int, float]
    """By shard that changed hands: after how long a move was made there again."""

    def __str__(self) -> str:
        waits = sorted(self.elsewhere) or [0.0]
        p99 = waits[int(0.99 * (len(waits) - 1))]
        back = ", ".join(f"shard {shard} after {seconds:.1f} s" for shard, seconds in self.back_after_s.items())
        return (
            f"{self.what}: {len(waits)} presses elsewhere waited {p99 * 1000:.0f} ms (p99), {waits[-1] * 1000:.0f} ms "
            f"at most, {self.lost_elsewhere} had no answer; moves again: {back or 'no change'}"
        )


class Town:
    """The servers, the people and the processes."""

    def __init__(self, local: LocalDiscord, database_url: str, folder: Path, shards: int) -> None:
        self.local = local
        self.processes: list[Program] = []
        self._url = database_url
        self._folder = folder
        self._engine: AsyncEngine = create_async_engine(make_url(database_url))
        self._is_online = asyncio.Event()
        self.circles = [self._circle(shard, shards) for shard in range(shards)]

    def _circle(self, shard: int, shards: int) -> Circle:
        day = 1_000_000_000_000 + shard - 1_000_000_000_000 % shards
        guild = self.local.guild(f"Server {shard}", id=day << 22)
        people = [self.local.person(f"{name}{shard}", guild) for name in ("Ann", "Ben", "Cleo")]
        channel = guild.create_text_channel("uno")
        choices = {"edition": EDITIONS[shard % len(EDITIONS)], "scoring": "single"}
        return Circle(self.local, channel, people, Random(shard), self._is_online, dict(choices))

    async def launch(self) -> Program:
        """Start one more process, like all others; people play once the first is there."""
        program = Program(
            self.local,
            self._folder / f"process{len(self.processes)}",
            DATABASE_URL=self._url,
            SHARD_COUNT=str(len(self.circles)),
        )
        self.processes.append(program)
        if len(self.processes) > 1:
            await program.launch()
        else:
            await program.start()
            self._is_online.set()
        return program

    async def owners(self) -> list[str | None]:
        """Return which process has each shard."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(shard_leases.c.owner).order_by(shard_leases.c.shard))
            return list(rows.scalars())

    async def until_shared(self, processes: int) -> None:
        """Wait until every shard has a process, and so many processes have as many as each other, or nearly."""

        async def is_so() -> bool:
            owners = await self.owners()
            of_each = [owners.count(owner) for owner in set(owners)]
            return (
                len(owners) == len(self.circles)
                and None not in owners
                and len(of_each) == min(processes, len(owners))
                and max(of_each) - min(of_each) <= 1
            )

        await self._until(is_so)

    async def until_played(self) -> None:
        """Wait until some more answers were given on every shard."""
        before = [self._done(circle) for circle in self.circles]

        async def is_so() -> bool:
            return all(
                self._done(circle) >= was + HEARD_AGAIN for circle, was in zip(self.circles, before, strict=True)
            )

        await self._until(is_so)

    async def _until(self, is_so: Callable[[], Awaitable[bool]]) -> None:
        async with asyncio.timeout(LONG_S):
            while not await is_so():  # noqa: ASYNC110  (what is waited for is in the database)
                await asyncio.sleep(LOOKS_EVERY_S)

    def _done(self, circle: Circle) -> int:
        return sum(_is_move(one) for one in circle.made)

    async def during(self, what: str, happens: Callable[[], Awaitable[object]], processes: int) -> Waits:
        """Let something happen, and people play until so many processes share the shards; return how they waited."""
        before = await self.owners()
        made = [len(circle.made) for circle in self.circles]
        back: dict[int, float] = {}
        watching = asyncio.create_task(self._watch(before, back))
        await happens()
        await self.until_shared(processes)
        await self.until_played()
        watching.cancel()
        elsewhere = [
            one for shard, circle in enumerate(self.circles) if shard not in back for one in circle.made[made[shard] :]
        ]
        return Waits(
            what,
            [one.waited_s for one in elsewhere if one.refused != LOST],
            sum(one.refused == LOST for one in elsewhere),
            dict(sorted(back.items())),
        )

    async def _watch(self, before: Sequence[str | None], back: dict[int, float]) -> None:
        """Note when the first move was made on each shard after it went to another process, in seconds from now."""
        began = time.monotonic()
        moves: dict[int, int] = {}
        """How many were made before, by shard that changed hands."""
        while True:
            for shard, owner in enumerate(await self.owners()):
                if owner not in {before[shard], None} and shard not in back:
                    done = self._done(self.circles[shard])
                    if done > moves.setdefault(shard, done):
                        back[shard] = time.monotonic() - began
            await asyncio.sleep(LOOKS_EVERY_S)

    async def problems(self, *, besides: Program | None = None) -> list[str]:
        """Return what people were told and is not stored, and what processes complain about, besides one of them."""
        made = [one for circle in self.circles for one in circle.made]  # so far; what is stored is of later
        games = await stored.read_shared(self._url)
        found = list(stored.violations(games, made))
        found += [trouble for circle in self.circles for trouble in circle.trouble]
        for process in (one for one in self.processes if one is not besides):
            lines = process.log.read_text(encoding="utf-8").splitlines()
            found += [line for line in lines if " ERROR " in line or " CRITICAL " in line or "Traceback" in line]
        return found

    async def close(self) -> None:
        """End all processes."""
        for process in self.processes:
            await process.kill()
        await self._engine.dispose()


def _is_move(made: Made) -> bool:
    return made.refused is None and made.press.verb.startswith("do")


@asynccontextmanager
async def town(database_url: str, folder: Path, shards: int) -> AsyncIterator[Town]:
    """Have people play, on servers of so many shards; no process runs yet."""
    await (await Store.open(database_url)).close()
    async with LocalDiscord(token=TOKEN, shards=shards) as local:
        built = Town(local, database_url, folder, shards)
        playing = [asyncio.create_task(circle.play()) for circle in built.circles]
        try:
            yield built
        finally:
            for task in playing:
                task.cancel()
            ends = await asyncio.gather(*playing, return_exceptions=True)
            await built.close()
            for error in (end for end in ends if isinstance(end, Exception)):
                raise error


async def come_and_go(built: Town, tell: Callable[[str], object]) -> Program:
    """Kill one of three processes, add one, have one stand still for 30 seconds, and stop one; tell what came of each.

    Return the one that stood still.
    """
    for number in range(1, 4):
        await built.launch()
        await built.until_shared(number)
    await built.until_played()
    killed, stands, stopped = built.processes

    async def stand_still() -> None:
        stands.pause()
        await asyncio.sleep(STANDS_STILL_S)

    async def go_on() -> None:
        stands.go_on()
        await asyncio.sleep(AFTERWARDS_S)

    tell(str(await built.during("nothing happens", lambda: asyncio.sleep(AFTERWARDS_S), 3)))
    tell(str(await built.during("one is killed", killed.kill, 2)))
    tell(str(await built.during("one is added", built.launch, 3)))
    tell(str(await built.during("one stands still for 30 s", stand_still, 2)))
    tell(str(await built.during("it goes on", go_on, 3)))
    tell(str(await built.during("one is stopped", stopped.stop, 2)))
    return stands
