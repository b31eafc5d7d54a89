"""What a review costs, and how far it is to be trusted: its marks beside those of ten times the tables.

Rounds of four computers, two normal and two easy, as people are; each seat in turn is the viewer. A mark is an
inaccuracy or a mistake. The stronger reckoning has other chance, ten times as many tables and a third of
the error. It agrees with a mark if it finds a certain loss there as well; of answers
without a mark some are looked at again, and those missed that it marks. Seconds are those of the processor.
Run it with other numbers: python -m tests.bench.review --rounds 20 --editions classic
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from random import Random
from statistics import fmean

from bot.players.reviewing.points import DecisionPoint, Effort
from bot.players.reviewing.reckoning import USUAL, RoundWork, finished_rounds
from bot.players.reviewing.review import Decision, Mark
from bot.rules.editions import EDITIONS
from tests.players.played import played

ROUNDS = 12
"""Of each edition."""
SEATS = 4
STRONGER = 10
SAMPLED = 5
"""Out of how many answers without a mark one is looked at again as well."""
MARKED = {Mark.INACCURACY, Mark.MISTAKE}


def _looked_at(edition: str, number: int) -> tuple[float, list[tuple[Decision, Decision | None]]]:
    """Seconds for a round, and its decisions, with the stronger ones beside those that are looked at again."""
    levels = ("normal", "easy", "normal", "easy")
    record = played(edition, number, levels=levels)
    spans = finished_rounds(record)
    if not spans:
        return 0.0, []
    start = time.process_time()
    work = RoundWork(record, spans[0], number % SEATS)
    found = [work.work_out(part) for part in range(work.parts)]
    seconds = time.process_time() - start
    stronger = _stronger(USUAL)
    pairs: list[tuple[Decision, Decision | None]] = []
    for part, point in enumerate(work.points):
        one = found[part]
        if isinstance(point, DecisionPoint) and isinstance(one, Decision):
            again = one.mark in MARKED or part % SAMPLED == 0
            chance = Random(f"stronger {number} {part}")
            pairs.append((one, point.work_out(chance, stronger) if again else None))
    return seconds, pairs


def _stronger(effort: Effort) -> Effort:
    return replace(effort, playouts=effort.playouts * STRONGER, error=effort.error / STRONGER**0.5)


def _line(pool: ProcessPoolExecutor, edition: str, rounds: int) -> str:
    looked_at = [one for one in pool.map(partial(_looked_at, edition), range(rounds)) if one[1]]
    pairs = [pair for _, decisions in looked_at for pair in decisions]
    seconds = [spent for spent, _ in looked_at]
    again = [(one, other) for one, other in pairs if other is not None]
    marked = [other for one, other in again if one.mark in MARKED]
    others = [other for one, other in again if one.mark not in MARKED]
    agreed = sum(other.loss > 0 for other in marked)
    missed = sum(other.mark in MARKED for other in others)
    errors = sorted(one.error for one, _ in pairs if one.answer != one.best.answer)
    large = sum(error > 0.02 for error in errors)
    share = f"{agreed / len(marked):6.1%}" if marked else "     -"
    return (
        f"{edition:14} {len(seconds):6} {fmean(seconds):8.1f} {max(seconds):6.1f} {len(pairs):9} {len(marked):6}"
        f" {share} {missed:2} of {len(others):<4} {errors[len(errors) // 2]:7.2%} {large / len(errors):8.1%}"
    )


def run(rounds: int = ROUNDS, editions: Iterable[str] = EDITIONS) -> str:
    """For each edition what a round and viewer costs, and the share of marks that the stronger one agrees with."""
    heads = f"{'rounds':>6} {'s, mean':>8} {'most':>6} {'decisions':>9} {'marked':>6} {'agreed':>6}"
    lines = [f"{'edition':14} {heads} {'missed':>10} {'error':>7} {'over 2 %':>8}"]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        lines += [_line(pool, edition, rounds) for edition in editions]
    return "\n".join(lines)


def main() -> None:
    """Runs it with other numbers."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.review", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of each edition")
    parser.add_argument("--editions", nargs="*", default=list(EDITIONS), choices=list(EDITIONS))
    given = parser.parse_args()
    print(run(given.rounds, given.editions))


if __name__ == "__main__":
    main()
