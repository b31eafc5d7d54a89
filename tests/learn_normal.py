"""`python -m tests.learn_normal EDITION... --games N`: learns the tables in `bot/players/learned.py` by self-play.

All seats play by the table, each option as often as its worth says (softmax); after a round what the winner did more
than expected becomes worth more, and what the others did less (policy gradient with the odds of the hands as baseline,
Adam, and the mean of the second half). Rounds between two have a table of their own, those among more are of three to
six seats. It begins with the tables as they are (`--anew`: with Classic's rows and plain guesses), and writes the file
anew. What is in the file came of some 30,000 rounds a table, in several runs.
"""

from __future__ import annotations

import argparse
import importlib
from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import exp, sqrt
from pathlib import Path
from random import Random

from bot.players import learned
from bot.players.effects import card_effects
from bot.players.judgement import COLOUR_NUMBERS, Plays, best, worths
from bot.players.odds import chances
from bot.players.perception import from_state
from bot.players.policy import (
    DRAW,
    FALLBACK,
    HAND,
    KEEP,
    NO_COLOUR,
    STOCKS,
    THREATS,
    HandWorths,
    Policy,
    Table,
    kind_of,
    made,
)
from bot.rules.agenda import Option
from bot.rules.chance import SEED_BYTES
from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS
from bot.rules.game import Game
from bot.rules.state import State

FILE = Path(learned.__file__)
GAMES = 20_000
BATCH = 100
"""After how many rounds the table is changed."""
PACE = 0.04
FRICTION, SPREAD = 0.9, 0.99
"""How much of the former gradient, and of its square, is kept."""
MOST_ANSWERS = 4000
MORE_SEATS = (3, 4, 4, 5, 6)
SHOWN = 10_000

Place = tuple[str, int]
"""A row of the table and a column."""
Signs = dict[Place, float]


def guess(edition: Edition, like: Mapping[str, tuple[float, ...]]) -> Table:
    """Return a table to begin with: rows of another edition's where it has the same kinds, else plain guesses."""
    columns = THREATS + STOCKS
    table: Table = {HAND: (0.3, 0.2, 0.1, 0.05, 0.05, 0.5, 0.4), DRAW: (-1.0,) * columns, KEEP: (-0.5,) * columns}
    for face, effect in zip(edition.faces, card_effects(edition, ()), strict=True):
        worth = -0.5 if face.colour is None else 0.3 * (effect.skips or effect.harms > 0 or effect.again)
        table.setdefault(kind_of(face), (worth,) * columns)
    return {row: like.get(row, worths) for row, worths in table.items()}


def signs(plays: Plays, face: int) -> HandWorths:
    """Return what the row of the hand is multiplied with where this face is played."""
    colour, symbol, _ = plays.learned.cards[face]
    sheds, exchanged = plays.changes(face)
    is_wild = colour == NO_COLOUR
    return HandWorths(
        same=0 if is_wild else plays.colours.count(colour) - 1,
        most=max(map(plays.colours.count, COLOUR_NUMBERS)) if is_wild else 0,
        links=plays.symbols.count(symbol) - 1,
        gone=0 if is_wild else plays.gone.count(colour) - plays.even,
        used=plays.used.count(symbol),
        sheds=sheds,
        exchanged=exchanged,
    )


class Lessons:
    """One table that is being learned, and what is learned from."""

    def __init__(self, edition: Edition, table: Table, *, between_two: bool) -> None:
        self.edition = edition
        self.between_two = between_two
        self.weights = {(row, column): worth for row, worths in table.items() for column, worth in enumerate(worths)}
        self.kinds = tuple(kind_of(face) for face in edition.faces)
        self.policy = self._made(self.weights)
        self.slope: dict[Place, float] = defaultdict(float)
        self.speed: dict[Place, float] = defaultdict(float)
        self.squares: dict[Place, float] = defaultdict(float)
        self.whole: dict[Place, float] = defaultdict(float)
        self.counted = 0

    def table(self, weights: dict[Place, float]) -> Table:
        """Return weights as a table."""
        rows: dict[str, list[float]] = defaultdict(list)
        for row, column in sorted(weights):
            rows[row].append(weights[row, column])
        return {row: tuple(worths) for row, worths in rows.items()}

    def _made(self, weights: dict[Place, float]) -> Policy:
        return made(self.edition, (), self.table(weights))

    def learn(self, games: int, chance: Random) -> Table:
        """Play that many rounds, and return what was learned."""
        for number in range(1, games + 1):
            self._round(chance)
            if number % BATCH == 0:
                self._step(PACE * (1 - 0.9 * number / games))
                if number > games / 2:
                    self.counted += 1
                    for place, weight in self.weights.items():
                        self.whole[place] += weight
            if number % SHOWN == 0:
                print(self.edition.key, "two" if self.between_two else "more", number, flush=True)
        return self.table({place: weight / self.counted for place, weight in self.whole.items()})

    def _round(self, chance: Random) -> None:
        seats = 2 if self.between_two else min(chance.choice(MORE_SEATS), self.edition.max_seats)
        game = Game(State(self.edition, seats, chance.randbytes(SEED_BYTES), (), "single"))
        game.deal()
        state = game.state
        steps: list[tuple[int, float, Signs]] = []
        for _ in range(MOST_ANSWERS):
            question = state.question
            if question is None:
                break
            seat = question.seat
            options = game.answers(seat)
            option = options[0]
            if len(options) > 1:
                if any(one.verb == "play" for one in options):
                    option, surprise = self._chosen(state, seat, options, chance)
                    steps.append((seat, chances(state)[seat], surprise))
                else:
                    option = best(from_state(state, seat), options)
            game.answer(seat, option)
        for seat, expected, surprise in steps:
            gain = (state.winner == seat) - expected
            for place, sign in surprise.items():
                self.slope[place] += gain * sign

    def _chosen(self, state: State, seat: int, options: Sequence[Option], chance: Random) -> tuple[Option, Signs]:
        """Return an option, and by how much its signs differ from those that were to be expected."""
        seen = from_state(state, seat)
        plays = Plays(seen)
        plays.learned = self.policy
        judged = worths(seen, options, plays=plays)
        most = max(judged)
        odds = [exp(worth - most) for worth in judged]
        number = chance.choices(range(len(options)), odds)[0]
        whole = sum(odds)
        surprise: Signs = defaultdict(float)
        threat, stock = divmod(plays.standing, STOCKS)
        for place, option in enumerate(options):
            share = (place == number) - odds[place] / whole
            row = {"draw": DRAW, "pass": KEEP}.get(option.verb, "")
            if option.verb == "play":
                row = self.kinds[option.what]
                for column, sign in enumerate(signs(plays, option.what)):
                    if sign:
                        surprise[HAND, column] += share * sign
            if row:
                surprise[row, threat] += share
                surprise[row, THREATS + stock] += share
        return options[number], surprise

    def _step(self, pace: float) -> None:
        for place in self.weights:
            slope = self.slope[place] / BATCH
            self.speed[place] += (1 - FRICTION) * (slope - self.speed[place])
            self.squares[place] += (1 - SPREAD) * (slope * slope - self.squares[place])
            if self.squares[place]:
                self.weights[place] += pace * self.speed[place] / (sqrt(self.squares[place]) + 1e-4)
        self.slope.clear()
        self.policy = self._made(self.weights)


def written(tables: dict[str, tuple[Table, Table]]) -> str:
    """Return the module that holds these tables."""
    lines = [
        '"""What was learned by self-play: by edition, between two and among more, the worth of each kind of card.',
        "",
        "Made by `python -m tests.learn_normal`; see `policy` for what the columns are.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "Table = dict[str, tuple[float, ...]]",
        "",
        "TABLES: dict[str, tuple[Table, Table]] = {",
    ]
    for key, both in tables.items():
        lines.append(f'    "{key}": (')
        for table in both:
            lines.append("        {")
            for row, columns in table.items():
                lines.append(f'            "{row}": ({", ".join(f"{worth:.2f}" for worth in columns)}),')
            lines.append("        },")
        lines.append("    ),")
    return "\n".join([*lines, "}", ""])


def main() -> None:
    """Learn the tables of these editions."""
    parser = argparse.ArgumentParser(prog="python -m tests.learn_normal", description=__doc__)
    parser.add_argument("editions", nargs="+", choices=list(EDITIONS), metavar="EDITION")
    parser.add_argument("--games", type=int, default=GAMES, help="rounds for each table")
    parser.add_argument("--anew", action="store_true", help="begin with plain guesses")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    for key in given.editions:
        edition = EDITIONS[key]
        first = learned.TABLES.get(key)
        if first is None or given.anew:
            like = ({}, {}) if key == FALLBACK else learned.TABLES[FALLBACK]
            first = (guess(edition, like[0]), guess(edition, like[1]))
        two, more = (
            Lessons(edition, table, between_two=between_two).learn(given.games, Random(f"{key} {given.seed}"))
            for table, between_two in zip(first, (True, False), strict=True)
        )
        importlib.reload(learned)  # another edition's may have been written meanwhile
        FILE.write_text(written({**learned.TABLES, key: (two, more)}), encoding="utf-8")


if __name__ == "__main__":
    main()
