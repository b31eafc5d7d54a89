"""The guided round: a private game of Classic with a fixed deal, in which each answer is known beforehand.

A script is a deal and a row of steps. Those of the player have the name of the sentence that says what to do and why;
any other answer of theirs is refused with a hint, and so the round cannot be lost. The others' steps are their
computers' answers. All of it is legal play: the rules judge it as in any other game, and its record can be checked.

`python -m tests.find_lesson` looks for deals that show everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from bot.rules.agenda import Option
from bot.rules.chance import SEED_BYTES
from bot.rules.editions import EDITIONS
from bot.rules.notation import SEAT_LETTERS, parse_option
from bot.sessions.options import Options
from bot.sessions.refusals import SessionRefusal

if TYPE_CHECKING:
    from bot.sessions.table import Table

LESSON = "learn"
"""The kind of private game that the guided round is."""
SEATS = 3
PLAYER = 0
OPTIONS = Options("classic", "single", EDITIONS["classic"].target, turn_seconds=None)


@dataclass(frozen=True, slots=True)
class Step:
    """What one seat is to answer at its place in the record: mostly one answer, or two that are pressed together."""

    seat: int
    texts: tuple[str, ...]
    """As a record keeps them."""
    says: str = ""
    """The name of the sentence for the player."""

    @property
    def is_players(self) -> bool:
        """Whether it is for the player."""
        return self.seat == PLAYER

    @property
    def options(self) -> list[Option]:
        """Return what is answered."""
        answers = (text.split()[1:] for text in self.texts)
        return [parse_option(EDITIONS[OPTIONS.edition], SEAT_LETTERS, verb, words) for verb, *words in answers]


def _step(answers: str, says: str = "") -> Step:
    texts = tuple(answers.split(", "))
    return Step(SEAT_LETTERS.index(texts[0][0]), texts, says)


@dataclass(frozen=True)
class Script:
    """A deal, and what is answered in it."""

    seed: bytes
    steps: tuple[Step, ...]

    @cached_property
    def by_place(self) -> dict[int, Step]:
        """The steps, by how many answers the record has before them; the deal is the first."""
        found, place = {}, 1
        for step in self.steps:
            found[place] = step
            place += len(step.texts)
        return found

    @cached_property
    def players(self) -> tuple[Step, ...]:
        """The player's steps."""
        return tuple(step for step in self.steps if step.is_players)


SCRIPTS = {
    LESSON: Script(
        seed=(28650).to_bytes(SEED_BYTES, "big"),
        steps=(
            _step("A play b3", "colour"),
            _step("B play r3"),
            _step("C play r2"),
            _step("A play g2", "number"),
            _step("B play g4"),
            _step("C play g7"),
            _step("A play g+2", "draw-two"),
            _step("C play g6"),
            _step("A play g3", "next"),
            _step("B draw"),
            _step("C draw"),
            _step("C play g5"),
            _step("A play gS", "skip"),
            _step("C draw"),
            _step("A draw", "draw"),
            _step("A play W", "wild"),
            _step("A colour r", "name"),
            _step("B play r8"),
            _step("C draw"),
            _step("A uno, A play r4", "uno"),
            _step("B play y4"),
            _step("C play W+4"),
            _step("C colour r"),
            _step("A challenge", "challenge"),
            _step("A play r+2", "last"),
        ),
    )
}
"""By the kind of private game."""


def script_of(table: Table) -> Script | None:
    """Return the script of a table; None where people and computers play as they like.

    That is so too where a former version had another deal.
    """
    script = SCRIPTS.get(table.private)
    return script if script is not None and script.seed == table.seed else None


def next_step(table: Table) -> Step | None:
    """Return what the script asks for next; None where there is none, or it is over."""
    script = script_of(table)
    return None if script is None else script.by_place.get(table.answers)


def steps_done(table: Table) -> int:
    """Return how many steps the player has done."""
    script = script_of(table)
    done = () if script is None else [place for place, step in script.by_place.items() if step.is_players]
    return sum(place < table.answers for place in done)


def check(table: Table, texts: Sequence[str]) -> None:
    """Raise SessionRefusal if a script asks for something else than these answers."""
    if script_of(table) is not None:
        step = next_step(table)
        if step is None or list(step.texts) != list(texts):
            raise SessionRefusal("other_step")
