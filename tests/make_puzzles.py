"""`python -m tests.make_puzzles [EDITION …]`: makes the puzzles that ship with the program, of games of computers.

For each edition it plays games among normal computers and tries to prove each of their decisions, at a few tables and
then at many; a game gives one puzzle. Most of them have an answer that does not seem the best at first sight. They are
kept in `data/puzzles/`; those that are there are replaced. It takes one core, for so many
minutes of it at most in all.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from bot.assets import PUZZLES_FOLDER
from bot.players import player
from bot.players.judgement import worths
from bot.players.perception import from_view
from bot.players.proof import prove
from bot.rules.editions import EDITIONS
from bot.rules.notation import SEAT_LETTERS, answer_text, format_option
from bot.rules.record import DEAL, Record, carry_out
from bot.rules.view import answers, view
from bot.sessions.puzzle import Puzzle, proved
from bot.sessions.shipped_puzzles import Shipped, write_file

EACH = 10
MINUTES = 20.0
NICENESS = 10
SEATS = (4, 3, 4, 2)
"""How many play, by turns."""
FEW_TABLES, MANY_TABLES = 600, 3000
PLAIN = 5
"""How many puzzles of an edition may have two answers only, or what seems best at first sight for the right one."""
LEAST_ANSWERS = 3
"""How many answers the others have."""
LEAST_STEP = 8
"""Before so many answers a game has told little."""


def played(edition: str, number: int) -> Record:
    """Return a round of this number, played by normal computers."""
    seed = hashlib.sha256(f"puzzles {edition} {number}".encode()).digest()
    record = Record(
        edition, SEATS[number % len(SEATS)], seed, scoring="single", target=EDITIONS[edition].target, answers=[DEAL]
    )
    game = record.start()
    game.deal()
    players = [player("normal", Random(f"{number} {seat}")) for seat in range(record.seats)]
    while (question := game.state.question) is not None:
        for seat, one in enumerate(players):
            call = one.call(view(game, seat))
            if call is not None and call.verb in {"uno", "catch"}:
                record.answers.append(answer_text(game.edition, seat, call))
                carry_out(game, record.answers[-1])
        option = players[question.seat].answer(view(game, question.seat))
        record.answers.append(answer_text(game.edition, question.seat, option))
        carry_out(game, record.answers[-1])
    return record


def decisions(record: Record) -> Iterator[tuple[int, int, int]]:
    """Yield after how many answers which seat had a choice, and of how many."""
    game = record.start()
    for step, answer in enumerate(record.answers):
        question = game.state.question
        count = 0 if question is None else len(game.answers(question.seat))
        if question is not None and step >= LEAST_STEP and count > 1:
            yield step, question.seat, count
        carry_out(game, answer)


def puzzle_of(record: Record, *, may_be_plain: bool, until: float) -> tuple[Shipped, bool] | None:
    """Return a puzzle from this round, and whether it is a plain one; None where there is none."""
    found = list(decisions(record))
    Random(record.seed).shuffle(found)
    for step, seat, count in found:
        if time.process_time() > until:
            return None
        if count < LEAST_ANSWERS and not may_be_plain:
            continue
        is_proved = prove(record, step, seat, FEW_TABLES) is not None
        proof = prove(record, step, seat, MANY_TABLES) if is_proved else None
        if proof is None:
            continue
        puzzle = proved(proof, record.edition, step, seat)
        before = replace(record, answers=record.answers[:step])
        is_plain = len(puzzle.choices) < LEAST_ANSWERS or puzzle.is_right(_at_first_sight(before, puzzle))
        if may_be_plain or not is_plain:
            return Shipped(before, puzzle), is_plain
    return None


def _at_first_sight(record: Record, puzzle: Puzzle) -> str:
    """Return what seems best to a sensible player."""
    game = record.start()
    for answer in record.answers:
        carry_out(game, answer)
    seen = view(game, puzzle.seat)
    options = answers(seen)
    worth = dict(zip(options, worths(from_view(seen), options), strict=True))
    return format_option(game.edition, SEAT_LETTERS, max(options, key=worth.__getitem__))


def make(edition: str, each: int, most_plain: int, until: float) -> list[Shipped]:
    """Return the puzzles of an edition, as many as are found in time."""
    found: list[Shipped] = []
    plain = number = 0
    while len(found) < each and time.process_time() < until:
        number += 1
        made = puzzle_of(played(edition, number), may_be_plain=plain < most_plain, until=until)
        if made is not None:
            found.append(made[0])
            plain += made[1]
            print(f"{edition} {len(found)}: round {number}, {made[0].puzzle.choices}", flush=True)
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Make the puzzles of some editions."""
    parser = argparse.ArgumentParser(description="Make the puzzles that ship with the program.")
    parser.add_argument("edition", nargs="*", choices=[[], *EDITIONS], default=[])
    parser.add_argument("--each", type=int, default=EACH, help="how many of an edition")
    parser.add_argument("--plain", type=int, default=PLAIN, help="how many of these may be plain ones")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="for how long on one core at most")
    wanted = parser.parse_args(arguments)
    os.nice(NICENESS)
    editions = wanted.edition or list(EDITIONS)
    ends = time.process_time() + 60 * wanted.minutes
    PUZZLES_FOLDER.mkdir(exist_ok=True)
    for place, edition in enumerate(editions):
        now = time.process_time()
        puzzles = make(edition, wanted.each, wanted.plain, now + (ends - now) / (len(editions) - place))
        write_file(PUZZLES_FOLDER, edition, puzzles)


if __name__ == "__main__":
    main()
