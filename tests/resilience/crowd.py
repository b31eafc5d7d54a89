"""People who play in many channels while the bot has bad days, and what must be true of it afterwards."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TypeVar

from bot.playground import LocalDiscord
from bot.rules.editions import EDITIONS
from tests.house import TOKEN
from tests.resilience import counted, stored
from tests.resilience.circles import Circle
from tests.resilience.program import Program

PEOPLE = ("Ann", "Ben", "Cleo2", "Dora")
GOES_ON_S = 420.0
"""After the last bad day, how long all games have to come to their end."""


@dataclass
class Outcome:
    """What came of it all."""

    befell: Counter[str] = field(default_factory=Counter)
    """What the bot went through, and how often."""
    problems: list[str] = field(default_factory=list)
    acknowledged: int = 0
    unanswered: int = 0
    games: int = 0
    answers: int = 0

    def __str__(self) -> str:
        lines = [
            f"{self.games} games, {self.answers} answers stored, {self.acknowledged} presses acknowledged",
            f"{self.unanswered} presses never answered; {len(self.problems)} problems",
            *self.problems[:50],
        ]
        return "\n".join(lines)


class Crowd:
    """All circles, who use one bot over one database. What befalls it is in `killing.py` and `troubling.py`."""

    def __init__(self, local: LocalDiscord, program: Program, chance: Random, channels: Collection[str] = ()) -> None:
        self.local = local
        self.program = program
        self.chance = chance
        self.is_online = asyncio.Event()
        self.outcome = Outcome()
        self.circles = [circle for circle in self._circles() if not channels or circle.channel.name in channels]
        self._playing: list[asyncio.Task[None]] = []

    async def run(self, times: int) -> None:
        """Have something befall the bot that many times; then all games go on to their end."""
        raise NotImplementedError

    def remarks(self) -> list[str]:
        """Return what else came of it, a line each."""
        raise NotImplementedError

    def _circles(self) -> list[Circle]:
        """A channel for each edition, and some where they play round after round, with computers, or not yet.

        Each has people of its own: in all of them at once, they would use the bot more often than any user may.
        """
        house = self.local.guild("House")

        def circle(name: str, count: int, computers: int = 0, **choices: object) -> Circle:
            chance = Random(self.chance.random())
            seated = [self.local.person(f"{person} {name}", house) for person in chance.sample(PEOPLE, count)]
            channel = house.create_text_channel(name)
            return Circle(self.local, channel, seated, chance, self.is_online, dict(choices), computers)

        editions = [
            circle(key, max(edition.min_seats, 2 + place % 3), edition=key, scoring="single")
            for place, (key, edition) in enumerate(EDITIONS.items())
        ]
        restless = circle("lobby", 3, scoring="single")
        restless.is_restless = True
        return [*editions, circle("computers", 2, 1, scoring="single"), circle("rounds", 3, target=120), restless]

    async def begin(self) -> None:
        """Have all play from now on, as soon as the bot is there."""
        self._playing = [asyncio.create_task(circle.play()) for circle in self.circles]
        await self.start()

    async def start(self) -> None:
        """Start the bot."""
        await self.program.start()
        self.is_online.set()

    async def finish(self) -> None:
        """Play all games to their end, stop the bot, and look at what it left."""
        for circle in self.circles:
            circle.is_closing = True
        _, late = await asyncio.wait(self._playing, timeout=GOES_ON_S)
        self.outcome.problems += [f"{circle.channel.name}: does not go on" for circle in self._late()]
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        code, _ = await self.program.stop()
        if code:
            self.outcome.problems.append(f"it ended with {code}")
        for task in set(self._playing) - late:
            task.result()
        self.look()
        self.outcome.problems += await counted.recounted(self.program.database)
        self.outcome.unanswered = sum(circle.unanswered for circle in self.circles)

    def look(self) -> dict[str, stored.Stored]:
        """Read all games and compare them with what people were answered."""
        if not self.program.database.exists():
            return {}
        try:
            games = stored.read(self.program.database)
        except AssertionError as error:
            self.outcome.problems.append(f"after {self.outcome.befell.total()}: {error}")
            return {}
        for circle in self.circles:
            made = circle.take_made()
            self.outcome.acknowledged += sum(one.refused is None for one in made)
            self.outcome.problems += [*stored.violations(games, made), *circle.trouble]
            circle.trouble.clear()
        self.outcome.problems += counted.violations(self.program.database, games)
        self.outcome.games = len(games)
        self.outcome.answers = sum(len(game.answers) for game in games.values())
        return games

    def _late(self) -> Sequence[Circle]:
        return [circle for circle, task in zip(self.circles, self._playing, strict=True) if not task.done()]


AnyCrowd = TypeVar("AnyCrowd", bound=Crowd)


async def endure(kind: type[AnyCrowd], times: int, seed: int, folder: Path, channels: Collection[str] = ()) -> AnyCrowd:
    """Return a crowd after all that befell its bot, its games over; in these channels alone, if they are named."""
    async with LocalDiscord(token=TOKEN) as local:
        program = Program(local, folder / "uno.db")
        crowd = kind(local, program, Random(seed), channels)
        try:
            await crowd.run(times)
        finally:
            await program.kill()
        return crowd


def main(kind: type[Crowd], module: str, what: str, times: int) -> int:
    """Read how many kills or troubles are wanted, and print what came of them."""
    parser = argparse.ArgumentParser(prog=f"python -m {module}")
    parser.add_argument(f"--{what}", dest="times", type=int, default=times)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        crowd = asyncio.run(endure(kind, given.times, given.seed, Path(folder)))
    befell = crowd.outcome.befell
    print(f"{befell.total()} {what} in {time.monotonic() - started:.0f} s: {dict(befell)}")
    print("\n".join([*crowd.remarks(), str(crowd.outcome)]))
    return bool(crowd.outcome.problems)
