"""The bot is killed again and again while people play in many channels, and everything is looked at each time.

`python -m tests.resilience.killing --kills 200 [--seed 1]` tells what came of it.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Collection
from random import Random

from bot.playground import LocalDiscord
from bot.rules.editions import EDITIONS
from bot.store.games import GameStatus
from tests.resilience.crowd import Crowd, main
from tests.resilience.program import Program

INSTANTS = {
    "while it starts": "",
    "while they play": "",
    "before an answer": "POST /interactions/*/callback",
    "after an answer": "POST /interactions/*/callback",
    "before the table is shown": "PATCH /channels/*/messages/*",
    "before a hand is shown": "PATCH /webhooks/*/messages/*",
}
"""When it is killed; some instants are met by a request that Discord never answers."""
STARTING_S = 1.8
PLAYING_S = 0.8
"""On average; now and then it is left alone for long."""
WAITS_S = 3.0


class Killing(Crowd):
    """One database, many processes."""

    def __init__(self, local: LocalDiscord, program: Program, chance: Random, channels: Collection[str] = ()) -> None:
        super().__init__(local, program, chance, channels)
        self.phases: Counter[tuple[str, str]] = Counter()
        """Editions, and where their games stood when the bot was killed."""

    async def run(self, times: int) -> None:
        """Kill it that many times; then all games go on to their end."""
        await self.begin()
        for _ in range(times):
            await self._kill(self.chance.choice(list(INSTANTS)))
            print(f"\r{self.outcome.befell.total()} kills ", end="", file=sys.stderr, flush=True)
            await self.start()
        await self.finish()
        log = self.program.log.read_text(encoding="utf-8")
        self.outcome.problems += [line for line in log.splitlines() if " ERROR " in line or " CRITICAL " in line]

    def remarks(self) -> list[str]:
        """Return where the games of each edition stood when the bot was killed."""
        lines = []
        for edition in EDITIONS:
            found = {phase: count for (key, phase), count in sorted(self.phases.items()) if key == edition}
            lines.append(f"  {edition}: {found}")
        return lines

    async def _kill(self, instant: str) -> None:
        """Wait for such an instant, kill the bot, and look at what it left."""
        if instant == "while it starts":
            await self.program.kill()
            self.is_online.clear()
            await self.program.launch()
            await asyncio.sleep(self.chance.uniform(0, STARTING_S))
        else:
            await asyncio.sleep(self.chance.expovariate(1 / PLAYING_S))
        if pattern := INSTANTS[instant]:
            await self._meet(pattern, after=instant.startswith("after"))
        if self.program.ended is not None:
            self.outcome.problems.append(f"it ended by itself with {self.program.ended}")
        await self.program.kill()
        self.is_online.clear()
        self.local.faults.clear()
        self.outcome.befell[instant] += 1
        for game in self.look().values():
            if game.table.status is not GameStatus.ENDED:
                self.phases[game.table.options.edition, game.phase] += 1

    async def _meet(self, pattern: str, *, after: bool) -> None:
        """Wait until such a request is there, which is not going to be answered."""
        self.local.calls.clear()
        self.local.inject(pattern, "hang", after=after)
        try:
            await self.local.until(
                lambda: next((call for call in self.local.calls.of(pattern) if call.status is None), None), WAITS_S
            )
        except TimeoutError:
            return
        await asyncio.sleep(self.chance.choice((0, 0, 0.01, 0.05)))


if __name__ == "__main__":
    sys.exit(main(Killing, "tests.resilience.killing", "kills", 200))
