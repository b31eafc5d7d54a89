"""How likely each seat is to win a round that is not over, by the cards it holds.

How much these tell is not the same everywhere: where hands change places, or are discarded whole, a small one is worth
little. It is found by playing rounds out once, under the same rules, and learning from who won them.
"""

from __future__ import annotations

from functools import cache
from math import exp, sqrt
from random import Random

from bot.players.judgement import answer
from bot.rules.chance import SEED_BYTES
from bot.rules.edition import Edition
from bot.rules.game import Game
from bot.rules.state import State

SEATS = 4
ROUNDS = 150
MOST_TURNS = 8_000
"""Of all rounds together: where they are long, fewer are played, so that it takes a tenth of a second."""
TURNS_A_SAMPLE = 5
"""Out of how many turns one is learned from; the others are too much like it."""
LESSONS = 6
"""How often all lessons are gone through."""
PACE = 0.04

Signs = tuple[float, float, float]
"""What may tell that a seat wins: few cards, wilds, being next to play."""
START: Signs = (1.2, 0.4, 0.4)

Lesson = tuple[list[Signs], int]
"""What was seen of each seat in the round, and which of them won."""


def chances(state: State) -> list[float]:
    """Return how likely each seat is to win the round."""
    if state.over:
        return [float(state.winner == seat) for seat in range(state.seats)]
    weights = odds(state.edition, state.house)
    seen = _signs(state)
    likely = dict(zip(seen, _shares(list(seen.values()), weights), strict=True))
    return [likely.get(seat, 0.0) for seat in range(state.seats)]


@cache
def odds(edition: Edition, house: tuple[str, ...]) -> Signs:
    """Return how much each sign tells, under these house rules."""
    chance = Random(0)
    lessons = _lessons(edition, house, chance)
    cards, wild, turn = START
    for number in range(LESSONS):
        chance.shuffle(lessons)
        pace = PACE / (1 + number)
        for seats, winner in lessons:
            shares = _shares(seats, (cards, wild, turn))
            for place, (few, wilds, asked) in enumerate(seats):
                step = pace * ((place == winner) - shares[place])
                cards += step * few
                wild += step * wilds
                turn += step * asked
    return cards, wild, turn


def _lessons(edition: Edition, house: tuple[str, ...], chance: Random) -> list[Lesson]:
    """Play some rounds among sensible players; return what was seen on the way, and who won."""
    lessons: list[Lesson] = []
    turns = 0
    for _ in range(ROUNDS):
        game = Game(State(edition, SEATS, chance.randbytes(SEED_BYTES), house, "single"))
        state = game.state
        game.deal()
        samples: list[dict[int, Signs]] = []
        before = turns
        while (question := state.question) is not None and turns < MOST_TURNS:
            if question.begins_turn:
                turns += 1
                if (turns - before) % TURNS_A_SAMPLE == 0:
                    samples.append(_signs(state))
            answer(game, question.seat)
        lessons += [
            (list(sample.values()), list(sample).index(state.winner)) for sample in samples if state.winner in sample
        ]
    return lessons


def _signs(state: State) -> dict[int, Signs]:
    """Return the signs of each seat in the round."""
    faces, showing = state.edition.faces, state.showing
    asked = None if state.question is None else state.question.seat
    seen: dict[int, Signs] = {}
    for seat, hand in enumerate(state.hands):
        if state.in_round[seat]:
            wilds = sum([faces[showing[card]].colour is None for card in hand])
            seen[seat] = (-sqrt(len(hand)), float(wilds), float(seat == asked))
    return seen


def _shares(seats: list[Signs], weights: Signs) -> list[float]:
    """Return each seat's share of the chances."""
    cards, wild, turn = weights
    parts = [exp(cards * few + wild * wilds + turn * asked) for few, wilds, asked in seats]
    whole = sum(parts)
    return [part / whole for part in parts]
