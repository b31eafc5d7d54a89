"""How fast the rules are: moves a second of random play beside rlcard's UNO, four seats, the same interpreter.

Ours builds the actor's view at every question, checks every answer and tells every event; rlcard's `Game.step` returns
the next actor's state and legal actions. Its game is made once, as its users have it, and begun anew for each round. A
move is a turn with all its questions; of rlcard a step. Both play again what was chosen before, for choosing is work of
neither. They take turns, so that whatever else the machine does meets both. Seconds are those of the processor.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import Any

from bot.rules.agenda import Option
from bot.rules.chance import SEED_BYTES
from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS
from bot.rules.game import Game
from bot.rules.random_player import random_answer
from bot.rules.snapshot import to_json
from bot.rules.state import State
from bot.rules.view import view

ROUNDS = 15
GAMES = 100
"""In each of the rounds; each has games of its own."""


def ours(edition: Edition, number: int, *, with_view: bool = True) -> float:
    """Moves a second of one edition, in the games of this round."""
    moves, games = _played(edition, Random(number))
    start = time.process_time()
    for seed, answers in games:
        game = _dealt(edition, seed)
        for seat, option in answers:
            if with_view:
                view(game, seat)
            game.answer(seat, option)
    return moves / (time.process_time() - start)


def _played(edition: Edition, chance: Random) -> tuple[int, list[tuple[bytes, list[tuple[int, Option]]]]]:
    """Play at random; return how many moves that were, and of each game the seed, and who answered what."""
    moves = 0
    games = []
    for _ in range(GAMES):
        seed = chance.randbytes(SEED_BYTES)
        game = _dealt(edition, seed)
        answers: list[tuple[int, Option]] = []
        while (question := game.state.question) is not None:
            moves += question.begins_turn
            answers.append((question.seat, random_answer(game.answers(question.seat), chance)))
            game.answer(*answers[-1])
        games.append((seed, answers))
    return moves, games


def _dealt(edition: Edition, seed: bytes) -> Game:
    game = Game(State(edition, 4, seed, scoring="single"))
    game.deal()
    return game


@cache
def _their_game() -> Any:
    from rlcard.games.uno import Game as TheirGame

    return TheirGame(num_players=4)


def rlcard_steps(number: int) -> float:
    """Steps a second of rlcard, in the games of this round."""
    game = _their_game()
    games = _they_played(game, number)
    game.np_random.seed(number)
    start = time.process_time()
    for actions in games:
        game.init_game()
        for action in actions:
            game.step(action)
    return sum(map(len, games)) / (time.process_time() - start)


def _they_played(game: Any, number: int) -> list[list[str]]:
    """Play at random; return the actions of each game. The deals follow from the seed of rlcard's chance."""
    game.np_random.seed(number)
    chance = Random(number)
    games = []
    for _ in range(GAMES):
        state, _ = game.init_game()
        actions: list[str] = []
        while not game.is_over():
            actions.append(chance.choice(state["legal_actions"]))
            state, _ = game.step(actions[-1])
        games.append(actions)
    return games


def run() -> str:
    """The figures, with the least and the greatest ratio in brackets."""
    contenders: dict[str, Callable[[int], float]] = {
        "rlcard": rlcard_steps,
        "classic without view": partial(ours, EDITIONS["classic"], with_view=False),
        **{key: partial(ours, edition) for key, edition in EDITIONS.items()},
    }
    figures: dict[str, list[float]] = {name: [] for name in contenders}
    for number in range(ROUNDS):
        for name, moves_per_second in contenders.items():
            figures[name].append(moves_per_second(number))
    lines = [f"{'rules':22} {'moves/s':>9}   x rlcard            x classic"]
    for name, measured in figures.items():
        beside = "   ".join(_ratio(measured, figures[anchor]) for anchor in ("rlcard", "classic"))
        lines.append(f"{name:22} {statistics.median(measured):9,.0f}   {beside}")
    slowest = min(EDITIONS, key=lambda key: statistics.median(figures[key]))
    lines.append(f"the slowest edition, {slowest}, x classic: {_ratio(figures[slowest], figures['classic'])}")
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
