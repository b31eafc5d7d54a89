"""Play many games at random, to see that they end and how fast they are."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from bot.rules.chance import SEED_BYTES
from bot.rules.edition import Edition
from bot.rules.events import Asked
from bot.rules.game import Game
from bot.rules.random_player import random_answer, random_call
from bot.rules.rules import HAND, UNO
from bot.rules.state import State
from bot.rules.view import view

MOST_ANSWERS = 100_000
"""A game that takes more counts as unfinished."""


@dataclass(slots=True)
class Report:
    """The figures of a simulation; a move is a turn with all its questions."""

    edition: str
    seats: int
    house: tuple[str, ...]
    games: int
    moves: int
    events: int
    seconds: float
    moves_per_second: int
    unfinished: int


def simulate(
    edition: Edition,
    seats: int = 4,
    games: int = 1000,
    seed: int = 1,
    *,
    house: Iterable[str] = (),
    scoring: str = "single",
    hand: int = HAND.usual,
    uno: int = UNO.usual,
    with_view: bool = False,
) -> Report:
    """Play that many games; `with_view` builds the view of the seat that is asked before every answer."""
    chance = Random(seed)
    house = tuple(house)
    moves = events = unfinished = 0
    start = time.perf_counter()
    for _ in range(games):
        game = Game(State(edition, seats, chance.randbytes(SEED_BYTES), house, scoring, None, hand, uno))
        state = game.state
        new = game.deal()
        for _ in range(MOST_ANSWERS):
            events += len(new)
            moves += sum(type(event) is Asked and event.question.begins_turn for event in new)
            if state.question is None:
                if state.champions:
                    break
                new = game.deal()
                continue
            call = random_call(game, chance, range(seats))
            if call is not None:
                new = game.answer(*call)
                continue
            seat = state.question.seat
            if with_view:
                view(game, seat)
            new = game.answer(seat, random_answer(game.answers(seat), chance))
        else:
            unfinished += 1
    seconds = time.perf_counter() - start
    return Report(edition.key, seats, house, games, moves, events, round(seconds, 3), int(moves / seconds), unfinished)
