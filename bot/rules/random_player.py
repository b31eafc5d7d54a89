"""A player who answers at random: for simulations, the terminal, and easy computer players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bot.rules.agenda import DRAW, Option
from bot.rules.calls import QUIT, calls
from bot.rules.game import Game

DRAWS_ANYWAY: Final = 0.2
"""How often one who could play draws all the same; drawing half the time, a game takes a thousand turns."""
ATTENTION: Final = 0.5
"""How often a player calls, catches or jumps in when it is possible."""


def random_answer(options: Sequence[Option], chance: Random) -> Option:
    """Return any of the answers to a question."""
    option = options[int(chance.random() * len(options))]
    if option is DRAW and len(options) > 1 and chance.random() >= DRAWS_ANYWAY:
        option = options[1 + int(chance.random() * (len(options) - 1))]
    return option


def random_call(game: Game, chance: Random, seats: Sequence[int]) -> tuple[int, Option] | None:
    """Return a call of one of these seats, or None: UNO, a catch or jumping in, never leaving."""
    if not (game.state.owes or game.state.rules.out_of_turn) or chance.random() >= ATTENTION:
        return None
    open_calls = [(seat, option) for seat in seats for option in calls(game.state, seat) if option != QUIT]
    return chance.choice(open_calls) if open_calls else None
