"""How strong the computer players are beside those that others have published: one against all others of a kind.

Single rounds. On every deal the one sits once on each seat, and every pairing gets the same deals. With `--playouts` a
hard player plays out that many games for each answer, and anyone gets the same figures; without, it thinks as long as
in the bot, or for `--milliseconds` of the processor. Only cards are played (UNO is called for all, nobody is caught),
unless `--calls` lets all call and catch.

Without `--one` all rows of the table are played: the levels beside MixBot2 and each other, and three anchors whose
figures others have published, or which rlcard gives itself.

    python -m tests.bench.players --one hard --others mixbot --playouts 800 --games 400
    python -m tests.bench.players --one normal rlcard --others random --seats 2 --rules rlcard --games 10000
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from importlib.util import find_spec
from math import sqrt
from statistics import fmean, stdev

from bot.players import THINKING_S
from bot.progress import Progress
from bot.rules.cli.report import Z_95, interval
from bot.rules.editions import EDITIONS
from bot.rules.editions.classic import CLASSIC
from tests.bench._frame import RULES, Dealt, Pairing, play_deal
from tests.bench._rivals import RIVALS
from tests.bench._rlcard import won_in_rlcard

GAMES = 2000
NICE = 10
NEEDS_RLCARD = "rlcard is not installed (pip install rlcard): its rows are left out"
HEAD = (
    f"{'edition':12} {'one':>7} {'others':>15} {'rules':>6} {'calls':>5} {'games':>7} {'won':>6}"
    "   95 %               by deals   no better  an answer: mean, 99 %"
)

ANCHORS = (
    (Pairing("mixbot", "random", seats=2, rules="unoai"), "published: 68.8 %"),
    (Pairing("mixbot", "random", seats=6, rules="unoai"), "published: 24.2 %"),
    (Pairing("rlcard", "rlcard-random", seats=2, rules="rlcard"), ""),
)
TABLE = (
    (Pairing("normal", "mixbot"), ""),
    (Pairing("hard", "mixbot"), ""),
    (Pairing("hard", "mixbot", seats=2, rules="rlcard"), ""),
    (Pairing("hard", "random", seats=6, rules="unoai"), ""),
    *((Pairing("hard", "normal", edition=key, calls=True), "") for key in EDITIONS),
    *ANCHORS,
)


@dataclass(frozen=True, slots=True)
class Strength:
    """What came of a pairing."""

    pairing: Pairing
    deals: tuple[Dealt, ...]

    @property
    def games(self) -> int:
        return len(self.deals) * self.pairing.seats

    @property
    def won(self) -> int:
        return sum(dealt.won for dealt in self.deals)

    @property
    def shares(self) -> list[float]:
        """By deal, on what share of the seats the one won."""
        return [dealt.won / self.pairing.seats for dealt in self.deals]

    def __str__(self) -> str:
        pairing = self.pairing
        low, high = interval(self.won, self.games)
        calls = "yes" if pairing.calls else "no"
        others = f"{pairing.seats - 1} {pairing.others}"
        undecided = sum(dealt.undecided for dealt in self.deals)
        return (
            f"{pairing.edition:12} {pairing.one:>7} {others:>15} {pairing.rules:>6} {calls:>5} {self.games:7,}"
            f" {self.won / self.games:6.1%}   {low:.1%} to {high:.1%}   ± {error(self.shares):5.1%}"
            f"   {1 / pairing.seats:9.1%}  {self._spent()}{f'  (nobody won {undecided})' if undecided else ''}"
        )

    def _spent(self) -> str:
        spent = sorted(1000 * seconds for dealt in self.deals for seconds in dealt.spent_s)
        return f"{fmean(spent):.2f} ms, {spent[len(spent) * 99 // 100]:.2f} ms" if spent else "-"

    def beside(self, other: Strength) -> str:
        """Return how much more the one wins than the one of another pairing does on the same deals."""
        more = [mine - theirs for mine, theirs in zip(self.shares, other.shares, strict=True)]
        return f"{self.pairing.one} more than {other.pairing.one}: {fmean(more):+.1%} ± {error(more):.1%}"


def error(figures: Sequence[float]) -> float:
    """Return half the 95 % interval of a mean of independent figures, one a deal."""
    return Z_95 * stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else 1.0


def measure(pairing: Pairing, games: int, pool: ProcessPoolExecutor) -> Strength:
    """Play at least so many games, as many as whole deals take."""
    numbers = range(-(-games // pairing.seats))
    deals = []
    with Progress("games") as progress:
        for dealt in pool.map(partial(play_deal, pairing), numbers):
            deals.append(dealt)
            progress(len(deals) * pairing.seats, len(numbers) * pairing.seats)
    return Strength(pairing, tuple(deals))


def workers(jobs: int | None = None) -> ProcessPoolExecutor:
    """Return processes that leave the processor to others who want it."""
    return ProcessPoolExecutor(jobs or os.cpu_count(), initializer=os.nice, initargs=(NICE,))


def rows(
    pairings: Iterable[tuple[Pairing, str]], pool: ProcessPoolExecutor, games: int = GAMES, playouts: int | None = None
) -> Iterator[str]:
    """Yield the head and a row for each pairing, beside what is published of it."""
    yield HEAD
    for pairing, published in pairings:
        if "rlcard" not in {pairing.one, pairing.others}:
            row = measure(replace(pairing, playouts=playouts), games, pool)
            yield f"{row}  {published}".rstrip()
        elif find_spec("rlcard") is None:
            yield NEEDS_RLCARD
        else:
            row, itself = measure(pairing, games, pool), won_in_rlcard(games)
            yield f"{row}  in rlcard itself: {itself / games:.1%}"


def run() -> str:
    """All rows of the table."""
    with workers() as pool:
        return "\n".join(rows(TABLE, pool))


def main() -> None:
    """Play one pairing or the table, with other numbers."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.players",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--one", nargs="+", choices=RIVALS, help="who is measured; several are also compared")
    parser.add_argument("--others", choices=RIVALS, default="mixbot", help="who sits on all other seats")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rules", choices=RULES, default="sheet")
    parser.add_argument("--edition", choices=EDITIONS, default="classic")
    parser.add_argument("--calls", action="store_true", help="let all call UNO and catch")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--playouts", type=int, help="what a hard player plays out an answer")
    parser.add_argument("--milliseconds", type=float, default=1000 * THINKING_S, help="what a hard player thinks")
    parser.add_argument("--jobs", type=int, help="processes (default: one a core)")
    given = parser.parse_args()
    wrong = _wrong(given)
    if wrong is not None:
        parser.error(wrong)
    with workers(given.jobs) as pool:
        if given.one is None:
            for row in rows(TABLE, pool, given.games, given.playouts):
                print(row, flush=True)
            return
        print(HEAD)
        first: Strength | None = None
        for one in given.one:
            pairing = Pairing(
                one,
                given.others,
                given.seats,
                given.rules,
                given.edition,
                given.calls,
                given.playouts,
                given.milliseconds / 1000,
            )
            strength = measure(pairing, given.games, pool)
            print(strength, flush=True)
            if first is not None:
                print(first.beside(strength), flush=True)
            first = first or strength


def _wrong(given: argparse.Namespace) -> str | None:
    """Return why nothing can be played with these options; None if it can."""
    edition = EDITIONS[given.edition]
    if not edition.min_seats <= given.seats <= edition.max_seats:
        return f"{edition.key} takes {edition.min_seats} to {edition.max_seats} seats"
    if given.games < 1:
        return "at least one game is to be played"
    if RULES[given.rules].edition is not None and given.edition != CLASSIC.key:
        return f"{given.rules} are rules of Classic alone"
    sitting = {*(given.one or ()), given.others}
    if sitting & {"rlcard", "rlcard-random"} and given.edition != "classic":
        return "rlcard's players know Classic alone"
    if "rlcard" in sitting and find_spec("rlcard") is None:
        return "rlcard is not installed (pip install rlcard)"
    return None


if __name__ == "__main__":
    main()
