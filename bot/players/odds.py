"""How likely each seat is to win a round that is not over, by the cards it holds.

How much these tell is not the same everywhere: where hands change places, or are discarded whole, a small one is worth
little. It is found by playing rounds out once, under the same rules, and learning from who won them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import exp, sqrt
from random import Random

from bot.players.judgement import best
from bot.players.sight import from_state
from bot.rules.chance import SEED_BYTES
from bot.rules.edition import Edition
from bot.rules.game import Game
from bot.rules.state import State

SEATS = 4
ROUNDS = 150
MOST_TURNS = 300
LOOKED_AT = 5
"""Of so many turns one is learned from; those between are too much like it."""
LESSONS = 6
"""So often everything is gone through."""
PACE = 0.04

Signs = tuple[float, ...]
"""What may tell that a seat wins: few cards, wilds, being next to play."""
START: Signs = (1.2, 0.4, 0.4)

Lesson = tuple[list[Signs], int]
"""What was seen of each seat in the round, and which of them won."""


def chances(state: State) -> list[float]:
    """How likely each seat is to win the round."""
    if state.over:
        return [float(state.winner == seat) for seat in range(state.seats)]
    weights = odds(state.edition, state.house)
    likely = iter(_shares([signs for _, signs in _signs(state)], weights))
    return [next(likely) if there else 0.0 for there in state.in_round]


@cache
def odds(edition: Edition, house: tuple[str, ...]) -> Signs:
    """How much each sign tells, under these house rules."""
    chance = Random(0)
    lessons = [lesson for _ in range(ROUNDS) for lesson in _round(edition, house, chance)]
    weights = START
    for number in range(LESSONS):
        chance.shuffle(lessons)
        pace = PACE / (1 + number)
        for seats, winner in lessons:
            expected = _shares(seats, weights)
            surprises = [float(place == winner) - share for place, share in enumerate(expected)]
            weights = tuple(
                weight + pace * sum(map(float.__mul__, surprises, column))
                for weight, column in zip(weights, zip(*seats, strict=True), strict=True)
            )
    return weights


def _round(edition: Edition, house: tuple[str, ...], chance: Random) -> Iterable[Lesson]:
    """What could be seen during a round among sensible players, with who won it in the end."""
    state = State(edition, SEATS, chance.randbytes(SEED_BYTES), house, "single")
    game = Game(state)
    game.deal()
    looks = []
    turns = 0
    while (question := state.question) is not None and turns < MOST_TURNS:
        if question.begins_turn:
            turns += 1
            if turns % LOOKED_AT == 0:
                looks.append(_signs(state))
        answers = game.answers(question.seat)
        game.answer(question.seat, best(from_state(state, question.seat), answers))
    for look in looks:
        seats = [seat for seat, _ in look]
        if state.winner in seats:
            yield [signs for _, signs in look], seats.index(state.winner)


def _signs(state: State) -> list[tuple[int, Signs]]:
    """What is seen of each seat in the round."""
    faces, showing = state.edition.faces, state.showing
    asked = None if state.question is None else state.question.seat
    return [
        (
            seat,
            (
                -sqrt(len(hand)),
                float(sum([faces[showing[card]].colour is None for card in hand])),
                float(seat == asked),
            ),
        )
        for seat, hand in enumerate(state.hands)
        if state.in_round[seat]
    ]


def _shares(seats: list[Signs], weights: Signs) -> list[float]:
    """What falls to each of these seats."""
    cards, wild, turn = weights
    parts = [exp(cards * few + wild * wilds + turn * asked) for few, wilds, asked in seats]
    whole = sum(parts)
    return [part / whole for part in parts]
