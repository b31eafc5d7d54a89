"""Many games by chance, with any house rules, seats and teams: what became of them, and whether the laws held.

`python -m tests.rules.many_games --games 10000` plays so many of each edition over all cores. Cards are counted and
events folded in each. A game that is not over after LONG answers is played on by people who would like to win, and then
by people of whom one after another has had enough.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from multiprocessing import Pool
from random import Random

from bot.players.judgement import answer
from bot.rules.calls import QUIT
from bot.rules.editions import EDITIONS
from bot.rules.game import Game
from bot.rules.rules import HAND, UNO
from bot.rules.state import SCORINGS, State
from tests.rules.tables import Table, any_of, make, together

LONG = 8_000
LONGER = 30_000
COUNTED_EVERY = 50
"""Every so many answers, all cards are counted."""


def a_table(key: str, number: int) -> Table:
    """A table of this edition, another one for each number."""
    chance = Random(f"{key} {number}")
    edition = EDITIONS[key]
    seats = chance.randint(edition.min_seats, edition.max_seats)
    house = [rule for rule in edition.house if chance.random() < 1 / 2]
    return Table(
        key,
        seats,
        together(sorted(house, key=lambda _: chance.random()), seats),
        any_of(SCORINGS, chance),
        chance.randint(30, 300),
        number,
        number,
        draws=any_of((0.2, 0.2, 0.9), chance),
        quits=0.0,
        most=LONG,
        hand=any_of((HAND.usual, HAND.least, HAND.most), chance),
        uno=any_of((UNO.usual, UNO.least, UNO.most), chance),
    )


def play(table: Table) -> str:
    """Play a game; tell how it ended, and raise AssertionError where a law does not hold."""
    game, follower = table.game(), table.state()
    for number, move in enumerate(table.moves(game)):
        for event in make(game, move):
            event.apply(follower)
        if number % COUNTED_EVERY == 0:
            check(game, follower)
    check(game, follower)
    if game.state.champions:
        return "over"
    if ends(game, LONGER):
        return "long, and ended by sensible play"
    return "ended when players left" if ends(game, LONGER, leaves_every=500) else "never ended"


def check(game: Game, follower: State) -> None:
    """All cards are there, and the events tell what happened."""
    state = game.state
    there = [*state.pile, *state.discards, *state.aside, *(card for hand in state.hands for card in hand)]
    assert sorted(there) == sorted(game.edition.deck), "cards were lost, or made"
    different = [name for name in State.__slots__ if getattr(state, name) != getattr(follower, name)]
    assert not different, f"events do not tell of {different}"


def ends(game: Game, most: int, leaves_every: int = 0) -> bool:
    """Play on sensibly for so many answers at most; tell whether the match is over."""
    for number in range(1, most):
        state = game.state
        if state.champions:
            return True
        if state.question is None:
            game.deal()
        elif leaves_every and number % leaves_every == 0:
            game.answer(state.question.seat, QUIT)
        else:
            answer(game, state.question.seat)
    return bool(game.state.champions)


def outcomes(key: str, numbers: Iterable[int]) -> Counter[str]:
    """Play these games of an edition, over all cores; count how they ended."""
    with Pool() as pool:
        return Counter(pool.imap_unordered(_played, ((key, number) for number in numbers), 10))


def _played(which: tuple[str, int]) -> str:
    table = a_table(*which)
    try:
        return play(table)
    except Exception as error:
        raise AssertionError(f"{table}: {type(error).__name__}: {error}") from error


def main() -> None:
    """Plays the games and prints how they ended."""
    parser = argparse.ArgumentParser(prog="python -m tests.rules.many_games", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each edition")
    parser.add_argument("--first", type=int, default=0, help="the number of the first; others are other games")
    given = parser.parse_args()
    for key in EDITIONS:
        ended = outcomes(key, range(given.first, given.first + given.games))
        print(f"{key}: " + ", ".join(f"{count} {how}" for how, count in ended.most_common()), flush=True)


if __name__ == "__main__":
    main()
