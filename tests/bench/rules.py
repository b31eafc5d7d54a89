"""How fast the rules are: moves a second of random play beside rlcard's UNO, four seats, the same interpreter.

Ours builds the actor's view at every question, checks every answer and tells every event; rlcard's `Game.step` returns
the next actor's state and legal actions. Its game is made once, as its users have it, and begun anew for each round. A
move is a turn with all its questions; of rlcard a step. The two take turns, so that whatever else the machine does
meets both. Seconds are those of the processor.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import Any

from bot.rules.chance import SEED_BYTES
from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS
from bot.rules.game import Game
from bot.rules.random_player import random_answer
from bot.rules.snapshot import to_json
from bot.rules.state import State
from bot.rules.view import view

ROUNDS = 15
GAMES = 60


def ours(edition: Edition, *, with_view: bool = True) -> float:
    """Moves a second of one edition."""
    chance = Random(1)
    moves = 0
    start = time.process_time()
    for _ in range(GAMES):
        game = Game(State(edition, 4, chance.randbytes(SEED_BYTES), scoring="single"))
        state = game.state
        game.deal()
        while (question := state.question) is not None:
            if with_view:
                view(game, question.seat)
            moves += question.begins_turn
            game.answer(question.seat, random_answer(game.answers(question.seat), chance))
    return moves / (time.process_time() - start)


@cache
def their_game() -> Any:
    """A game of rlcard, and the chance that its deals follow from."""
    import numpy
    from rlcard.games.uno import Game as TheirGame

    game = TheirGame(num_players=4)
    game.np_random = numpy.random.RandomState(1)
    return game


def rlcard_steps() -> float:
    """Steps a second of rlcard."""
    game = their_game()
    chance = Random(1)
    steps = 0
    start = time.process_time()
    for _ in range(GAMES):
        state, _ = game.init_game()
        while not game.is_over():
            actions = state["legal_actions"]
            state, _ = game.step(actions[int(chance.random() * len(actions))])
            steps += 1
    return steps / (time.process_time() - start)


def run() -> str:
    """The figures, with the least and the greatest ratio in brackets."""
    contenders: dict[str, Callable[[], float]] = {
        "rlcard": rlcard_steps,
        "classic without view": partial(ours, EDITIONS["classic"], with_view=False),
        **{key: partial(ours, edition) for key, edition in EDITIONS.items()},
    }
    figures: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(ROUNDS):
        for name, moves_per_second in contenders.items():
            figures[name].append(moves_per_second())
    lines = [f"{'rules':22} {'moves/s':>9}   x rlcard            x classic"]
    for name, measured in figures.items():
        beside = "   ".join(_ratio(measured, figures[anchor]) for anchor in ("rlcard", "classic"))
        lines.append(f"{name:22} {statistics.median(measured):9,.0f}   {beside}")
    return "\n".join([*lines, _sizes()])


def _ratio(measured: list[float], anchor: list[float]) -> str:
    ratios = [ours / theirs for ours, theirs in zip(measured, anchor, strict=True)]
    return f"{statistics.median(ratios):4.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


def _sizes() -> str:
    """The state after the deal, as it is kept, in bytes."""
    sizes = []
    for key, edition in EDITIONS.items():
        game = Game(State(edition, 4, bytes(SEED_BYTES)))
        game.deal()
        sizes.append(f"{key} {len(to_json(game.state))}")
    return f"state after the deal, bytes as kept: {', '.join(sizes)}"
