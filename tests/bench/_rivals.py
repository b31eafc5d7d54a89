"""Who can sit at a table of the players' bench: our levels, and players that others have published.

Those of others know no calls: they call UNO whenever it is open, and catch nobody. They accept what could be
challenged.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bot.players import LEVELS, THINKING_S, Player, player
from bot.rules.agenda import Option
from bot.rules.calls import UNO
from bot.rules.random_player import random_answer
from bot.rules.view import View
from tests.bench._rlcard import RandomAgent, RlcardPlayer, RuleAgent
from tests.bench.mixbot import MixBot2


class RandomBot(Player):
    """The random player of chausner/UnoAI: any card that fits, each copy as likely; it draws only where none does."""

    def call(self, view: View) -> Option | None:
        return UNO if UNO in view.options else None

    def choose(self, view: View, options: list[Option]) -> Option:
        assert view.prompt is not None
        if view.prompt.kind == "challenge":
            return options[0]
        plays = [option for option in options if option.verb == "play" for _ in range(view.hand.count(option.what))]
        return self.chance.choice(plays) if plays else random_answer(options, self.chance)


OTHERS: dict[str, Callable[[Random], Player]] = {
    "mixbot": MixBot2,
    "rlcard": lambda chance: RlcardPlayer(chance, RuleAgent(chance)),
    "rlcard-random": lambda chance: RlcardPlayer(chance, RandomAgent(chance)),
    "random": RandomBot,
}
"""By name, those that others have published."""

RIVALS = (*LEVELS, *OTHERS)


def rival(name: str, chance: Random, playouts: int | None = None, seconds: float = THINKING_S) -> Player:
    """Return the rival of this name for one seat; a hard one answers by so many playouts, or thinks for so long."""
    if name in OTHERS:
        return OTHERS[name](chance)
    return player(name, chance, seconds=seconds, playouts=playouts)
