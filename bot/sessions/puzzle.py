"""A puzzle: a decision of a game that is over, as the seat saw it that made it, with how often each answer wins.

Nothing of it says whose game it was: the seats have no users and no names, and the table no id and no server.
"""

from __future__ import annotations

import hashlib
import json
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.players.proof import Proof
from bot.players.reviewing.review import CERTAIN, Decision
from bot.rules.editions import EDITIONS
from bot.rules.notation import SEAT_LETTERS, format_option
from bot.rules.record import Record
from bot.rules.refusal import IllegalMove
from bot.rules.view import answers
from bot.sessions.options import Options
from bot.sessions.refusals import SessionRefusal
from bot.sessions.table import UPDATES_KEPT, Seat, Table, replayed
from bot.store.games import GameStatus
from bot.store.puzzles import StoredPuzzle
from bot.store.rating import Rating

ID_LENGTH = 12
NOWHEN = datetime.fromtimestamp(0, UTC)


@dataclass(frozen=True, slots=True)
class PuzzleChoice:
    """An answer that can be given."""

    answer: str
    """In the notation, without the letter of the seat: `play r7`."""
    chance: float
    """How often it wins, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A question of a game, and what each answer to it is worth."""

    step: int
    """How many answers the game's record has before it."""
    seat: int
    choices: tuple[PuzzleChoice, ...]
    """The best first."""
    error: float
    """The standard error of how far one is behind another."""

    @property
    def best(self) -> PuzzleChoice:
        """The best answer."""
        return self.choices[0]

    def choice(self, answer: str) -> PuzzleChoice | None:
        """Return what this answer is worth; None where it is none of them."""
        return next((choice for choice in self.choices if choice.answer == answer), None)

    def is_right(self, answer: str) -> bool:
        """Tell whether this answer is the best, or as good as that for all that is known."""
        choice = self.choice(answer)
        return choice is not None and self.best.chance - choice.chance <= CERTAIN * self.error


@dataclass(frozen=True, slots=True)
class Posed:
    """A puzzle with its table, ready to be shown."""

    puzzle: Puzzle
    table: Table
    """As it stood, with seats that nobody sits on."""
    id: str = ""
    """Empty: it is a mistake of the user's own, which is tried again."""
    game_id: str | None = None
    """The game that it is of; None where it ships with the program."""
    is_repeat: bool = False
    """Whether the user has tried it before, so that it counts no more."""
    rating: Rating | None = None
    """That of the puzzle, if it has one."""


def puzzle_id(record: Record, step: int) -> str:
    """Return by what a puzzle is known: it tells nothing of the game to those who do not have its record."""
    return hashlib.sha256(f"{record.seed.hex()} {step}".encode()).hexdigest()[:ID_LENGTH]


def proved(proof: Proof, edition: str, step: int, seat: int) -> Puzzle:
    """Return the puzzle that a proof makes."""
    choices = [
        PuzzleChoice(format_option(EDITIONS[edition], SEAT_LETTERS, one.option), round(one.chance, 4))
        for one in proof.choices
    ]
    return Puzzle(step, seat, tuple(choices), round(proof.error, 4))


def of_decision(decision: Decision, seat: int) -> Puzzle:
    """Return a decision of a review as a puzzle; only what the review tried can be answered."""
    choices = [PuzzleChoice(one.answer.partition(" ")[2], one.chance) for one in decision.choices]
    return Puzzle(decision.step, seat, tuple(choices), decision.error)


def write_choices(choices: Iterable[PuzzleChoice]) -> str:
    """Return choices as they are stored."""
    return json.dumps([[one.answer, one.chance] for one in choices], separators=(",", ":"))


def of_stored(stored: StoredPuzzle) -> Puzzle:
    """Return the puzzle that was stored."""
    choices = tuple([PuzzleChoice(answer, chance) for answer, chance in json.loads(stored.choices)])
    return Puzzle(stored.step, stored.seat, choices, stored.error)


def position(record: Record, puzzle: Puzzle) -> Table:
    """Return the table of a puzzle; raise SessionRefusal where its game cannot be played again as it was.

    It takes as long as replaying the game, so it is called in a thread.
    """
    game = record.start()
    try:
        recent = tuple(deque(replayed(game, record.answers[: puzzle.step]), UPDATES_KEPT))
    except (IllegalMove, ValueError, LookupError):
        raise SessionRefusal("unreadable") from None
    state = game.state
    options = Options(
        record.edition, state.scoring, state.target, None, state.house, state.hand, state.uno, computers=False
    )
    table = Table(
        id="",
        guild_id=0,
        channel_id=0,
        status=GameStatus.PLAYING,
        host=0,
        locale="",
        options=options,
        seats=tuple([Seat(None, "")] * state.seats),
        seed=b"",
        created=NOWHEN,
        updated=NOWHEN,
        seen=NOWHEN,
        game=game,
        recent=recent,
    )
    edition = EDITIONS[record.edition]
    legal = {format_option(edition, SEAT_LETTERS, option) for option in answers(table.view(puzzle.seat))}
    if not legal.issuperset(choice.answer for choice in puzzle.choices):
        raise SessionRefusal("unreadable")
    return table
