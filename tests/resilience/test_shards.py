"""Three processes, one PostgreSQL: each runs the games of its shards, and of one that is gone others take them over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random

import pytest
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.sql import text

from bot.playground import LocalDiscord
from tests.house import TOKEN
from tests.resilience import stored
from tests.resilience.circles import Circle
from tests.resilience.program import Program
from tests.store.conftest import postgres_url

__all__ = ["postgres_url"]

SHARDS = 3
EDITIONS = ("minecraft", "no-mercy", "avengers")
LONG = 120.0
HEARD_AGAIN = 10


class Town:
    """A server on each shard, where people play one game after the other; and the processes of one bot."""

    def __init__(self, local: LocalDiscord, database_url: str, folder: Path) -> None:
        self.local = local
        self.processes: list[Program] = []
        self.database_url = database_url
        self._folder = folder
        self.online = [asyncio.Event() for _ in range(SHARDS)]
        self.circles = [self._circle(shard) for shard in range(SHARDS)]

    def _circle(self, shard: int) -> Circle:
        day = 1_000_000_000_000 + shard - 1_000_000_000_000 % SHARDS
        guild = self.local.guild(f"Server {shard}", id=day << 22)
        people = [self.local.person(f"{name}{shard}", guild) for name in ("Ann", "Ben", "Cleo")]
        channel = guild.create_text_channel("uno")
        choices = {"edition": EDITIONS[shard], "scoring": "single"}
        return Circle(self.local, channel, people, Random(shard), self.online[shard], dict(choices))

    def process(self, *shards: int) -> Program:
        """A process of the bot, with these shards."""
        program = Program(
            self.local,
            self._folder / f"process{len(self.processes)}",
            DATABASE_URL=self.database_url,
            SHARD_COUNT=str(SHARDS),
            SHARD_IDS=",".join(map(str, shards)),
        )
        self.processes.append(program)
        return program

    async def start(self, *shards: int) -> Program:
        """The same, started and heard of."""
        process = self.process(*shards)
        await process.start()
        for shard in shards:
            self.online[shard].set()
        return process

    async def until(self, truth: Callable[[], object]) -> None:
        """Waits until something is so, however busy the machine is."""
        await self.local.until(truth, LONG)

    async def until_played(self, shard: int, presses: int = HEARD_AGAIN) -> None:
        """Waits until that many more presses were answered with success there."""
        circle = self.circles[shard]
        before = self._done(circle)
        await self.until(lambda: self._done(circle) >= before + presses)

    def _done(self, circle: Circle) -> int:
        return sum(one.refused is None and one.press.verb.startswith("do") for one in circle.made)

    async def owners(self) -> dict[int, set[str | None]]:
        """By whom the live games are run, by shard."""
        engine = create_async_engine(make_url(self.database_url))
        async with engine.connect() as connection:
            rows = (await connection.execute(text("SELECT guild_id, owner FROM games WHERE status != 'ended'"))).all()
        await engine.dispose()
        found: dict[int, set[str | None]] = {}
        for guild_id, owner in rows:
            found.setdefault((guild_id >> 22) % SHARDS, set()).add(owner)
        return found

    async def problems(self, *, besides: Program | None = None) -> list[str]:
        """What people were told and is not stored, and what the processes complain about, besides one of them."""
        made = [one for circle in self.circles for one in circle.made]  # so far; what is stored is of later
        games = await stored.read_shared(self.database_url)
        found = list(stored.violations(games, made))
        found += [trouble for circle in self.circles for trouble in circle.trouble]
        for process in (one for one in self.processes if one is not besides):
            lines = process.log.read_text(encoding="utf-8").splitlines()
            found += [line for line in lines if " ERROR " in line or " CRITICAL " in line or "Traceback" in line]
        return found


@pytest.fixture
async def town(postgres_url: str, tmp_path: Path) -> AsyncIterator[Town]:
    async with LocalDiscord(token=TOKEN, shards=SHARDS) as local:
        town = Town(local, postgres_url, tmp_path)
        playing = [asyncio.create_task(circle.play()) for circle in town.circles]
        yield town
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for process in town.processes:
            await process.kill()


@pytest.mark.slow
async def test_one_that_is_killed_has_its_games_taken_over(town: Town) -> None:
    first, *_ = [await town.start(shard) for shard in range(SHARDS)]
    for shard in range(SHARDS):
        await town.until_played(shard)
    owners = await town.owners()
    assert len({owner for of_shard in owners.values() for owner in of_shard}) == len(owners), "each runs its own"

    await first.kill()
    third = town.circles[0].made[-1:]  # whatever they were in the middle of
    await town.start(0)
    await town.until_played(0)
    assert await town.problems() == []
    assert third, "they had begun"
    for shard in range(SHARDS):
        await town.until_played(shard)


@pytest.mark.slow
async def test_one_that_stood_still_cannot_write_any_more(town: Town) -> None:
    first, *_ = [await town.start(shard) for shard in range(SHARDS)]
    await town.until_played(0)
    before = (await town.owners()).get(0)
    first.pause()
    await town.start(0)
    await town.until_played(0)
    assert (await town.owners()).get(0) != before
    first.go_on()  # it has the shard as well now, and may open games of its own there
    await town.until_played(0, 3 * HEARD_AGAIN)
    assert await town.problems(besides=first) == []
    await town.until(lambda: "Other processes run" in first.log.read_text(encoding="utf-8"))


async def test_one_that_is_stopped_gives_its_games_back_at_once(town: Town) -> None:
    first, second, _ = [await town.start(shard) for shard in range(SHARDS)]
    await town.until_played(0)
    await town.until_played(1)
    code, _ = await first.stop()
    assert code == 0
    assert (await town.owners()).get(0, {None}) == {None}
    await second.stop()
    await town.start(0, 1)
    await town.until_played(0)
    await town.until_played(1)
    assert await town.problems() == []
