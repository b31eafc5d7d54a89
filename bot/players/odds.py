"""How likely each seat is to win a round that is not over, by the cards it holds.

How much these tell is not the same everywhere: where hands change places, or are discarded whole, a small one is worth
little, and between two less than among many. It is learned from who won rounds that were played out: for each edition
once and for all (`learned_odds`), and where house rules are on, by some rounds when it is first asked for.
"""

from __future__ import annotations

from functools import cache
from math import exp, sqrt
from random import Random

from bot.players.learned_odds import ODDS
from bot.players.playout import play_on
from bot.rules.chance import SEED_BYTES
from bot.rules.edition import Edition
from bot.rules.game import Game
from bot.rules.rules import unfit_for
from bot.rules.state import State

SIZES = (2, 4, 6)
"""For so many in the round it is learned; for others it is as for the next of these, or the last."""
USUAL_SIZE = 4
"""Where so many cannot play by these rules, it is learned with this many."""
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
    seen = _signs(state)
    weights = odds(state.edition, state.house, next((size for size in SIZES if len(seen) <= size), SIZES[-1]))
    likely = dict(zip(seen, _shares(list(seen.values()), weights), strict=True))
    return [likely.get(seat, 0.0) for seat in range(state.seats)]


@cache
def odds(edition: Edition, house: tuple[str, ...], size: int = USUAL_SIZE) -> Signs:
    """Return how much each sign tells, under these house rules, with so many in the round."""
    learned = None if house else ODDS.get(edition.key)
    if learned is not None:
        return learned[SIZES.index(size)]
    is_played = edition.min_seats <= size <= edition.max_seats and unfit_for(house, size) is None
    return learn(edition, house, size if is_played else USUAL_SIZE)


def learn(edition: Edition, house: tuple[str, ...], size: int, rounds: int = ROUNDS, turns: int = MOST_TURNS) -> Signs:
    """Return the same as these rounds teach it."""
    chance = Random(0)
    lessons = _lessons(edition, house, size, rounds, turns, chance)
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


def _lessons(
    edition: Edition, house: tuple[str, ...], size: int, rounds: int, turns: int, chance: Random
) -> list[Lesson]:
    """Play some rounds among sensible players; return what was seen on the way, and who won."""
    lessons: list[Lesson] = []
    for _ in range(rounds):
        game = Game(State(edition, size, chance.randbytes(SEED_BYTES), house, "single"))
        state = game.state
        game.deal()
        samples: list[dict[int, Signs]] = []
        while turns > 0 and not state.over:
            play_on(game, TURNS_A_SAMPLE)
            turns -= TURNS_A_SAMPLE
            samples.append(_signs(state))
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
