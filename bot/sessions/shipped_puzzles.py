"""The puzzles that ship with the program, of games that its computers played: a file for each edition.

`python -m tests.make_puzzles` makes them; a file says which version of the rules its games were played by.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bot.assets import PUZZLES_FOLDER
from bot.rules.editions import EDITIONS
from bot.rules.notation import SEAT_LETTERS
from bot.rules.record import Record
from bot.rules.version import RULES_VERSION
from bot.sessions.puzzle import Puzzle, PuzzleChoice, puzzle_id, write_choices
from bot.store.puzzles import StoredPuzzle

BETWEEN = ", "
"""Between two answers of a record."""


@dataclass(frozen=True, slots=True)
class Shipped:
    """A puzzle, and the record of its game up to there."""

    record: Record
    puzzle: Puzzle

    @property
    def id(self) -> str:
        """By what it is known."""
        return puzzle_id(self.record, self.puzzle.step)

    @property
    def stored(self) -> StoredPuzzle:
        """Return what is stored of it, for the sake of its rating."""
        place = (1, self.puzzle.step, self.puzzle.seat)
        return StoredPuzzle(
            self.id, self.record.edition, None, *place, write_choices(self.puzzle.choices), self.puzzle.error
        )


@cache
def shipped_puzzles(folder: Path = PUZZLES_FOLDER) -> Mapping[str, Shipped]:
    """Return all of them by their ids; of games that were played by other rules none."""
    found: dict[str, Shipped] = {}
    for key in EDITIONS:
        file = folder / f"{key}.json"
        if not file.is_file():
            continue
        kept: Mapping[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        if kept["rules"] == RULES_VERSION:
            found |= {one.id: one for one in (_read(key, entry) for entry in kept["puzzles"])}
    return found


def write_file(folder: Path, edition: str, puzzles: Iterable[Shipped]) -> None:
    """Keep these puzzles of an edition in its file."""
    kept = {"rules": RULES_VERSION, "puzzles": [_entry(one) for one in puzzles]}
    (folder / f"{edition}.json").write_text(f"{json.dumps(kept, indent=1)}\n", encoding="utf-8")


def _read(edition: str, entry: Mapping[str, Any]) -> Shipped:
    record = Record(
        edition,
        entry["seats"],
        bytes.fromhex(entry["seed"]),
        scoring=entry["scoring"],
        target=EDITIONS[edition].target,
        answers=entry["answers"].split(BETWEEN),
    )
    choices = tuple([PuzzleChoice(answer, chance) for answer, chance in entry["chances"].items()])
    puzzle = Puzzle(len(record.answers), SEAT_LETTERS.index(entry["seat"]), choices, entry["error"])
    return Shipped(record, puzzle)


def _entry(one: Shipped) -> dict[str, Any]:
    record, puzzle = one.record, one.puzzle
    return {
        "seats": record.seats,
        "seed": record.seed.hex(),
        "scoring": record.scoring,
        "answers": BETWEEN.join(record.answers),
        "seat": SEAT_LETTERS[puzzle.seat],
        "chances": {choice.answer: choice.chance for choice in puzzle.choices},
        "error": puzzle.error,
    }
