"""What a review costs, and how far it is to be trusted: its marks beside those of ten times the tables.

Rounds of four computers, two normal and two easy, as people are; each seat in turn is the viewer. A mark is an
inaccuracy or a mistake. The stronger reckoning has other chance, ten times as many tables and a third of the error. It
agrees with a mark if it marks the same answer, be it as the other of the two. Of answers without a mark some are looked
at again, and those missed that it marks. With `--costs` the first round of each edition is worked out whole before, in
so many seconds of the processor.

The editions take turns, a round each, until each has its share of the marks; progress goes to stderr. It can be stopped
by Ctrl+C, and then says what it has so far; with `--first` another run goes on with other rounds.
A mark takes some 20 seconds of a core: python -m tests.bench.review --marks 120 --editions classic no-mercy
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import count
from math import ceil
from random import Random
from statistics import median

from bot.players.reviewing.points import DecisionPoint, Effort
from bot.players.reviewing.reckoning import USUAL, RoundWork, finished_rounds, review_round
from bot.players.reviewing.review import Decision, Mark
from bot.rules.editions import EDITIONS
from tests.players.played import played

MARKS = 48
"""Of all editions together, eight of each."""
LEVELS = ("normal", "easy", "normal", "easy")
STRONGER = 10
SAMPLED = 20
"""Out of how many answers without a mark one is looked at again as well."""
LARGE = 0.02
MARKED = {Mark.INACCURACY, Mark.MISTAKE}


@dataclass
class Found:
    """What was found in the rounds of an edition."""

    rounds: int = 0
    seconds: float = 0.0
    """For all parts of the first round, where that was asked for."""
    errors: list[float] = field(default_factory=list)
    """Of what was answered other than the best."""
    decisions: int = 0
    marked: list[tuple[Decision, Decision]] = field(default_factory=list)
    """What was marked, beside what the stronger one says of it."""
    others: list[tuple[Decision, Decision]] = field(default_factory=list)
    """The same of what was not marked, as far as it was looked at again."""

    @property
    def agreed(self) -> int:
        """How many marks the stronger one agrees with."""
        return sum(again.mark in MARKED for _, again in self.marked)

    @property
    def stood(self) -> int:
        """At how many of them it finds a certain loss at all."""
        return sum(again.loss > 0 for _, again in self.marked)

    def add(self, other: Found) -> None:
        """Take in what was found in others."""
        self.rounds += other.rounds
        self.errors += other.errors
        self.decisions += other.decisions
        self.marked += other.marked
        self.others += other.others


def look_at(edition: str, number: int, found: Found) -> None:
    """Work one round out, and what it marks again by more."""
    record = played(edition, number, levels=LEVELS)
    spans = finished_rounds(record)
    if not spans:
        return
    work = RoundWork(record, spans[0], number % len(LEVELS))
    found.rounds += 1
    for part, point in enumerate(work.points):
        if isinstance(point, DecisionPoint):
            one = work.work_out(part)
            assert isinstance(one, Decision)
            found.decisions += 1
            if one.answer != one.best.answer:
                found.errors.append(one.error)
            if one.mark in MARKED or part % SAMPLED == 0:
                again = point.work_out(Random(f"stronger {number} {part}"), _stronger(USUAL))
                (found.marked if one.mark in MARKED else found.others).append((one, again))
                print(_told(edition, one, again), file=sys.stderr, flush=True)


def seconds_for(edition: str, number: int) -> float:
    """Return how long one round and viewer takes."""
    record = played(edition, number, levels=LEVELS)
    began = time.process_time()
    review_round(record, finished_rounds(record)[0], number % len(LEVELS))
    return time.process_time() - began


def _stronger(effort: Effort) -> Effort:
    return replace(effort, playouts=effort.playouts * STRONGER, error=effort.error / STRONGER**0.5)


def _line(name: str, found: Found) -> str:
    missed = sum(again.mark in MARKED for _, again in found.others)
    errors = found.errors or [0.0]
    large = sum(error > LARGE for error in errors)
    seconds = f"{found.seconds:7.1f}" if found.seconds else " " * 7
    marks = f"{len(found.marked):6} {found.agreed:6} {found.stood:5} {missed:4} of {len(found.others):<4}"
    rounds = f"{found.rounds:6} {seconds} {found.decisions:9}"
    return f"{name:14} {rounds} {marks} {median(errors):7.2%} {large / len(errors):8.1%}"


def _told(edition: str, one: Decision, again: Decision) -> str:
    def words(decision: Decision) -> str:
        return f"{decision.difference:6.1%} ± {decision.error:.1%} {decision.mark}, best {decision.best.answer}"

    return f"  {edition} step {one.step}, {one.answer}: {words(one)}; again {words(again)} ({again.tables} tables)"


def _table(found: dict[str, Found]) -> str:
    heads = f"{'rounds':>6} {'s':>7} {'decisions':>9} {'marked':>6} {'agreed':>6} {'loss':>5} {'missed':>12}"
    whole = Found()
    for one in found.values():
        whole.add(one)
    disagreed = [
        _told(edition, *pair) for edition, one in found.items() for pair in one.marked if pair[1].mark not in MARKED
    ]
    share = f"agreed with {whole.agreed / len(whole.marked):.0%} of the marks" if whole.marked else "no marks"
    return "\n".join(
        [
            f"{'edition':14} {heads} {'error':>7} {'over 2 %':>8}",
            *(_line(edition, one) for edition, one in found.items()),
            _line("all", whole),
            f"{share}; not with:" if disagreed else share,
            *disagreed,
        ]
    )


def _go_on(found: dict[str, Found], marks: int, first: int) -> Iterator[tuple[str, int]]:
    """Yield each round that is to be looked at, until all editions have their share of the marks."""
    share = ceil(marks / len(found))
    for number in count(first):
        missing = [edition for edition, one in found.items() if len(one.marked) < share]
        if not missing:
            return
        for edition in missing:
            yield edition, number


def run(marks: int = MARKS, editions: Iterable[str] = EDITIONS, first: int = 0, *, costs: bool = True) -> str:
    """Return for each edition what a round and viewer costs, and how many marks the stronger one agrees with."""
    found = {edition: Found() for edition in editions}
    with suppress(KeyboardInterrupt):
        for edition, one in found.items() if costs else ():
            one.seconds = seconds_for(edition, first)
        for edition, number in _go_on(found, marks, first):
            look_at(edition, number, found[edition])
            marked = sum(len(one.marked) for one in found.values())
            agreed = sum(one.agreed for one in found.values())
            print(f"round {number} of {edition}: {agreed} of {marked} so far", file=sys.stderr, flush=True)
    return _table(found)


def main() -> None:
    """Run it with other numbers."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.review", description=__doc__)
    parser.add_argument("--marks", type=int, default=MARKS, help="of all editions together")
    parser.add_argument("--first", type=int, default=0, help="the round to begin with")
    parser.add_argument("--costs", action="store_true", help="measure how long a round takes, too")
    parser.add_argument("--editions", nargs="*", default=list(EDITIONS), choices=list(EDITIONS))
    given = parser.parse_args()
    print(run(given.marks, given.editions, given.first, costs=given.costs))


if __name__ == "__main__":
    main()
