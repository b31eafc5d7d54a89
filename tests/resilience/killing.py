"""The bot is killed again and again while people play in many channels, and everything is looked at each time.

`python -m tests.resilience.killing --kills 200 [--seed 1]` tells what came of it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.playground import LocalDiscord
from bot.rules.editions import EDITIONS
from bot.store.games import GameStatus
from tests.house import TOKEN
from tests.resilience import counted, stored
from tests.resilience.circles import Circle
from tests.resilience.program import Program

PEOPLE = ("Ann", "Ben", "Cleo2", "Dora")
INSTANTS = {
    "while it starts": "",
    "while they play": "",
    "before an answer": "POST /interactions/*/callback",
    "after an answer": "POST /interactions/*/callback",
    "before the table is shown": "PATCH /channels/*/messages/*",
    "before a hand is shown": "PATCH /webhooks/*/messages/*",
}
"""When it is killed; some instants are met by a request that Discord never answers."""
STARTING = 1.8
PLAYING = 0.8
"""On average; now and then it is left alone for long."""
WAITS = 3.0
GOES_ON = 420.0
"""After the last kill, how many seconds all games have to come to their end."""


@dataclass
class Outcome:
    """What came of it all."""

    kills: Counter[str] = field(default_factory=Counter)
    phases: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Editions, and where their games stood when the bot was killed."""
    problems: list[str] = field(default_factory=list)
    acknowledged: int = 0
    unanswered: int = 0
    games: int = 0
    answers: int = 0


class Killing:
    """One database, many processes."""

    def __init__(self, local: LocalDiscord, program: Program, chance: Random, channels: Collection[str] = ()) -> None:
        self._local = local
        self._program = program
        self._chance = chance
        self._is_online = asyncio.Event()
        self.outcome = Outcome()
        self.circles = [circle for circle in self._circles() if not channels or circle.channel.name in channels]

    def _circles(self) -> list[Circle]:
        """A channel for each edition, and some where they play round after round, with computers, or not yet.

        Each has people of its own: in all of them at once, they would use the bot more often than any user may.
        """
        house = self._local.guild("House")

        def circle(name: str, count: int, computers: int = 0, **choices: object) -> Circle:
            chance = Random(self._chance.random())
            seated = [self._local.person(f"{person} {name}", house) for person in chance.sample(PEOPLE, count)]
            channel = house.create_text_channel(name)
            return Circle(self._local, channel, seated, chance, self._is_online, dict(choices), computers)

        editions = [
            circle(key, max(edition.min_seats, 2 + place % 3), edition=key, scoring="single")
            for place, (key, edition) in enumerate(EDITIONS.items())
        ]
        restless = circle("lobby", 3, scoring="single")
        restless.is_restless = True
        return [*editions, circle("computers", 2, 1, scoring="single"), circle("rounds", 3, target=120), restless]

    async def run(self, kills: int) -> Outcome:
        """Kills it that many times; then all games go on to their end."""
        playing = [asyncio.create_task(circle.play()) for circle in self.circles]
        await self._start()
        for _ in range(kills):
            await self._kill(self._chance.choice(list(INSTANTS)))
            print(f"\r{self.outcome.kills.total()} kills ", end="", file=sys.stderr, flush=True)
            await self._start()
        for circle in self.circles:
            circle.is_closing = True
        _, late = await asyncio.wait(playing, timeout=GOES_ON)
        self.outcome.problems += [f"{circle.channel.name}: does not go on" for circle in self._late(playing)]
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        code, _ = await self._program.stop()
        if code:
            self.outcome.problems.append(f"it ended with {code}")
        for task in set(playing) - late:
            task.result()
        self._look()
        self.outcome.problems += await counted.recounted(self._program.database)
        self._sum_up()
        return self.outcome

    async def _start(self) -> None:
        await self._program.start()
        self._is_online.set()

    async def _kill(self, instant: str) -> None:
        """Waits for such an instant, kills the bot, and looks at what it left."""
        if instant == "while it starts":
            await self._program.kill()
            self._is_online.clear()
            await self._program.launch()
            await asyncio.sleep(self._chance.uniform(0, STARTING))
        else:
            await asyncio.sleep(self._chance.expovariate(1 / PLAYING))
        if pattern := INSTANTS[instant]:
            await self._meet(pattern, after=instant.startswith("after"))
        if self._program.ended is not None:
            self.outcome.problems.append(f"it ended by itself with {self._program.ended}")
        await self._program.kill()
        self._is_online.clear()
        self._local.faults.clear()
        self.outcome.kills[instant] += 1
        for game in self._look().values():
            if game.table.status is not GameStatus.ENDED:
                self.outcome.phases[game.table.options.edition, game.phase] += 1

    async def _meet(self, pattern: str, *, after: bool) -> None:
        """Waits until such a request is there, which is not going to be answered."""
        self._local.calls.clear()
        self._local.inject(pattern, "hang", after=after)
        try:
            await self._local.until(
                lambda: next((call for call in self._local.calls.of(pattern) if call.status is None), None), WAITS
            )
        except TimeoutError:
            return
        await asyncio.sleep(self._chance.choice((0, 0, 0.01, 0.05)))

    def _look(self) -> dict[str, stored.Stored]:
        """Reads all games and compares them with what people were answered."""
        if not self._program.database.exists():
            return {}
        try:
            games = stored.read(self._program.database)
        except AssertionError as error:
            self.outcome.problems.append(f"after {self.outcome.kills.total()} kills: {error}")
            return {}
        for circle in self.circles:
            made = circle.take_made()
            self.outcome.acknowledged += sum(one.refused is None for one in made)
            self.outcome.problems += [*stored.violations(games, made), *circle.trouble]
            circle.trouble.clear()
        self.outcome.problems += counted.violations(self._program.database, games)
        self.outcome.games = len(games)
        self.outcome.answers = sum(len(game.answers) for game in games.values())
        return games

    def _late(self, playing: Sequence[asyncio.Task[None]]) -> list[Circle]:
        return [circle for circle, task in zip(self.circles, playing, strict=True) if not task.done()]

    def _sum_up(self) -> None:
        self.outcome.unanswered = sum(circle.unanswered for circle in self.circles)
        log = self._program.log.read_text(encoding="utf-8")
        self.outcome.problems += [line for line in log.splitlines() if " ERROR " in line or " CRITICAL " in line]


async def kill(kills: int, seed: int, folder: Path, channels: Collection[str] = ()) -> Outcome:
    """Everything from the first start to the end of the last game; in these channels alone, if they are named."""
    async with LocalDiscord(token=TOKEN) as local:
        program = Program(local, folder / "uno.db")
        try:
            return await Killing(local, program, Random(seed), channels).run(kills)
        finally:
            await program.kill()


def main() -> int:
    """Tells what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.resilience.killing")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        outcome = asyncio.run(kill(wanted.kills, wanted.seed, Path(folder)))
    print(f"{outcome.kills.total()} kills in {time.monotonic() - started:.0f} s: {dict(outcome.kills)}")
    print(f"{outcome.games} games, {outcome.answers} answers stored, {outcome.acknowledged} presses acknowledged")
    print(f"{outcome.unanswered} presses never answered; {len(outcome.problems)} problems")
    for edition in EDITIONS:
        found = {phase: count for (key, phase), count in sorted(outcome.phases.items()) if key == edition}
        print(f"  {edition}: {found}")
    for problem in outcome.problems[:50]:
        print(problem)
    return bool(outcome.problems)


if __name__ == "__main__":
    sys.exit(main())
