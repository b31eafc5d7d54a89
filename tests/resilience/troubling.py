"""Discord gives trouble again and again while people play in many channels: requests fail, and the gateway falls.

`python -m tests.resilience.troubling --troubles 1000 [--seed 1]` tells what came of it: whether every game came to its
end, whether all that was acknowledged is stored, whether any player read of cards that they may not know, and whether
anything was logged as an error that was not about the trouble.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable, Collection, Iterator
from random import Random

from bot.playground import LocalDiscord
from bot.playground.server.faults import Trouble
from tests.e2e_games.afterwards import Played, replayed, told_too_much
from tests.e2e_games.watching import Watch
from tests.resilience.crowd import Crowd, main
from tests.resilience.program import Program

ROUTES = (
    "POST /interactions/*/callback",
    "PATCH /channels/*/messages/*",
    "POST /channels/*/messages",
    "PATCH /webhooks/*/messages/*",
    "POST /webhooks/*",
    "*",
)
TROUBLES: tuple[Trouble | None, ...] = (500, 502, 503, 504, 429, "cut", "hang", None)
"""None: it only takes long."""
ANSWER_IS_LOST = 1 / 3
"""How often a request is carried out before it fails."""
OF_GATEWAY = 1 / 12
"""How often the gateway gives trouble rather than a request."""
LONGEST_DELAY_S = 4.0
LONGEST_LIMIT_S = 2.0
MET_WITHIN_S = 1.0
"""A trouble that no request meets within so long is not counted."""
BACK_WITHIN_S = 120.0
PAUSE_S = 0.05
"""On average, between two troubles."""
LOGGED = re.compile(r"^\d{4}-\d\d-\d\d .*?(?=^\d{4}-\d\d-\d\d |\Z)", re.MULTILINE | re.DOTALL)
"""Something that was logged, with its traceback."""
ABOUT_TROUBLE = ("Injected by a test", "TimeoutError", "ServerDisconnected", "ClientOSError", "WSServerHandshakeError")


class Troubling(Crowd):
    """One process, and a Discord that has a bad day."""

    def __init__(self, local: LocalDiscord, program: Program, chance: Random, channels: Collection[str] = ()) -> None:
        super().__init__(local, program, chance, channels)
        self._watch = Watch(local)
        for circle in self.circles:
            circle.is_troubled = True

    async def run(self, times: int) -> None:
        """Give it trouble that many times; then all games go on to their end."""
        await self.begin()
        while self.outcome.befell.total() < times:
            await asyncio.sleep(self.chance.expovariate(1 / PAUSE_S))
            await (self._shake() if self.chance.random() < OF_GATEWAY else self._disturb())
            print(f"\r{self.outcome.befell.total()} troubles ", end="", file=sys.stderr, flush=True)
            if self.program.ended is not None:
                self.outcome.problems.append(f"it ended by itself with {self.program.ended}")
                break
        self.local.faults.clear()
        await self.finish()
        self.outcome.problems += self._leaks(await replayed(self.program.database, self.look()))
        self.outcome.problems += strange(self.program.log.read_text(encoding="utf-8"))

    def remarks(self) -> list[str]:
        """Return how often players were told that something went wrong."""
        return [f"{sum(circle.apologies for circle in self.circles)} apologies to players"]

    async def _disturb(self) -> None:
        """Have a request fail, or wait, and count it if one does."""
        trouble = self.chance.choice(TROUBLES)
        is_done = trouble is not None and self.chance.random() < ANSWER_IS_LOST
        self.local.inject(
            self.chance.choice(ROUTES),
            trouble,
            after=is_done,
            delay=self.chance.uniform(0, LONGEST_DELAY_S) if trouble is None else 0.0,
            retry_after=self.chance.uniform(0, LONGEST_LIMIT_S),
            everywhere=self.chance.random() < OF_GATEWAY,
        )
        try:
            await self.local.until(lambda: not len(self.local.faults), MET_WITHIN_S)
        except TimeoutError:
            self.local.faults.clear()
        else:
            self.outcome.befell[f"{trouble or 'delay'}{', carried out' if is_done else ''}"] += 1

    async def _shake(self) -> None:
        """Trouble the gateway, and wait until the bot is back."""
        shakes: dict[str, Callable[[], None]] = {
            "gateway cut": self.local.drop,
            "gateway asks to reconnect": self.local.reconnect,
            "session invalid, resumable": lambda: self.local.invalidate(resumable=True),
            "session invalid": self.local.invalidate,
            "gateway cut, and gone for a while": self._drop_for_a_while,
        }
        name = self.chance.choice(list(shakes))
        before = self.local.gateway.identified + self.local.gateway.resumed
        shakes[name]()
        await self.local.until(
            lambda: self.local.gateway.identified + self.local.gateway.resumed > before, BACK_WITHIN_S
        )
        self.outcome.befell[name] += 1

    def _drop_for_a_while(self) -> None:
        self.local.refuse()
        self.local.drop()

    def _leaks(self, played: Played) -> Iterator[str]:
        """Yield what was shown to players who may not know it."""
        for circle in self.circles:
            here = {key: found for key, found in played.items() if found[0].channel_id == circle.channel.id}
            for delivered in self._watch.delivered[circle.channel.id]:
                if leak := told_too_much(here, delivered):
                    yield leak


def strange(log: str) -> Iterator[str]:
    """Yield what was logged as an error and was not about the trouble."""
    for found in LOGGED.finditer(log):
        is_error = " ERROR " in found[0].split("\n", 1)[0] or " CRITICAL " in found[0].split("\n", 1)[0]
        if is_error and not any(words in found[0] for words in ABOUT_TROUBLE):
            yield found[0]


if __name__ == "__main__":
    sys.exit(main(Troubling, "tests.resilience.troubling", "troubles", 1000))
