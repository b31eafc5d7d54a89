"""Many games by chance, with any house rules, seats and teams: what became of them, and whether the laws held.

`python -m tests.rules.many_games --games 10000` plays so many of each edition over all cores; with `--minutes` it
stops after so long, and has played equally many of each by then. Cards are counted and events folded in each. A game
that is not over after LONG answers is played on by people who would like to win, and then by people of whom one after
another has had enough.
"""

from __future__ import annotations

import argparse
import math
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from multiprocessing import Pool
from multiprocessing.pool import Pool as Workers
from random import Random

from bot.players.judgement import answer
from bot.rules.calls import QUIT
from bot.rules.editions import EDITIONS
from bot.rules.game import Game
from bot.rules.rules import HAND, UNO
from bot.rules.state import SCORINGS, State
from tests.rules.tables import Table, any_of, is_complete, make, together

LONG = 8_000
LONGER = 30_000
COUNTED_EVERY = 50
"""Every so many answers, all cards are counted."""
BATCH = 2000
"""How many of an edition are played before it is the next one's turn."""


@dataclass(frozen=True, slots=True)
class Played:
    """What became of a game."""

    how: str
    """How it ended."""
    rounds: int
    answers: int
    """Those by chance."""


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


def play(table: Table) -> Played:
    """Play a game; tell what became of it, and raise AssertionError where a law does not hold."""
    game, follower = table.game(), table.state()
    answers = 0
    for answers, move in enumerate(table.moves(game), 1):
        for event in make(game, move):
            event.apply(follower)
        if answers % COUNTED_EVERY == 1:
            check(game, follower)
    check(game, follower)
    return Played(_end(game), game.state.round, answers)


def _end(game: Game) -> str:
    """Play on to the end if there is none yet; tell how it came."""
    if game.state.champions:
        return "over"
    if ends(game, LONGER):
        return "long, and ended by sensible play"
    return "ended when players left" if ends(game, LONGER, leaves_every=500) else "never ended"


def check(game: Game, follower: State) -> None:
    """All cards are there, and the events tell what happened."""
    state = game.state
    assert is_complete(state), "cards were lost, or made"
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


def outcomes(key: str, numbers: Iterable[int], workers: Workers) -> Counter[str]:
    """Play these games of an edition; count how they ended, their rounds and their answers."""
    found: Counter[str] = Counter()
    for played in workers.imap_unordered(_played, ((key, number) for number in numbers), 10):
        found += Counter({played.how: 1, "rounds": played.rounds, "answers": played.answers})
    return found


def _played(which: tuple[str, int]) -> Played:
    table = a_table(*which)
    try:
        return play(table)
    except Exception as error:
        raise AssertionError(f"{table}: {type(error).__name__}: {error}") from error


def play_all(games: int, first: int, minutes: float, workers: Workers) -> Counter[str]:
    """Play so many games of each edition, or as many as there is time for, and print how they ended."""
    ended = {key: Counter[str]() for key in EDITIONS}
    until = time.monotonic() + 60 * minutes
    for start in range(first, first + games, BATCH):
        if time.monotonic() > until:
            break
        for key, found in ended.items():
            found += outcomes(key, range(start, min(start + BATCH, first + games)), workers)
    for key, found in ended.items():
        print(f"{key}: " + ", ".join(f"{count:,} {what}" for what, count in found.most_common()), flush=True)
    return sum(ended.values(), Counter[str]())


def main() -> None:
    """Play the games and print how they ended."""
    parser = argparse.ArgumentParser(prog="python -m tests.rules.many_games", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each edition")
    parser.add_argument("--first", type=int, default=0, help="the number of the first; others are other games")
    parser.add_argument("--minutes", type=float, default=math.inf, help="after so many no others are begun")
    parser.add_argument("--processes", type=int, help="one for each core, if this is not said")
    given = parser.parse_args()
    with Pool(given.processes) as workers:
        found = play_all(given.games, given.first, given.minutes, workers)
    games = found.total() - found["rounds"] - found["answers"]
    print(f"{games:,} games, {found['rounds']:,} rounds, {found['answers']:,} answers by chance")


if __name__ == "__main__":
    main()
