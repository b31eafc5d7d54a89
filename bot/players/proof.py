"""Proving that one answer is better than all others: each is tried at the same tables, and played out to the end.

Where a review tries answers until it is clear enough which was good, a puzzle needs to be sure of every other answer.
The same record, step and seat always come to the same proof.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.players.belief import likelihood
from bot.players.playout import play_on
from bot.players.question import asked_table
from bot.players.seat_replay import SeatReplay
from bot.players.weighing import lead, mean_of
from bot.rules.agenda import Option
from bot.rules.chance import seal
from bot.rules.game import Game
from bot.rules.record import Record
from bot.rules.state import State
from bot.rules.view import answers

LEAST_LEAD = 0.08
"""By how much more often the best answer wins than each other one."""
ERRORS = 4.0
"""How many standard errors that lead is at least."""
MOST_CHOICES = 20
"""How many answers there are at most: they are all shown."""
LEAST_HAND = 2
"""How many cards the seat holds at least: to play the last one is no puzzle."""
TABLES = 1500
FIRST_LOOK = 150
"""After how many tables, after twice as many and so on, a proof that does not succeed is given up."""
HOPELESS = 1.0
"""How many standard errors the lead is below LEAST_LEAD then."""
MOST_TURNS = 400
"""A round that takes more turns has no winner."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer, and how often it wins."""

    option: Option
    chance: float
    behind: float
    """By how much less often than the best one."""
    error: float
    """The standard error of that."""


@dataclass(frozen=True, slots=True)
class Proof:
    """All answers to a question of a game, the best first, of which the first is better than each other one."""

    choices: tuple[Choice, ...]
    tables: int
    """At how many tables each was tried."""

    @property
    def error(self) -> float:
        """The greatest standard error of all."""
        return max(choice.error for choice in self.choices)


def prove(record: Record, step: int, seat: int, tables: int = TABLES) -> Proof | None:
    """Return the proof that after so many answers of a record one answer of this seat is better than all others.

    None: it is not, or that is not sure, or the seat is not asked what it can answer by a press.
    """
    replay = SeatReplay(record, seat)
    for answer in record.answers[:step]:
        replay.carry_out(answer)
    seen = replay.view()
    options = answers(seen)
    is_fit = 2 <= len(options) <= MOST_CHOICES and seen.prompt is not None and not seen.prompt.interlude
    if not is_fit or len(seen.hand) < LEAST_HAND:
        return None
    chance = Random(f"{seal(record.seed)} {step} {seat}")
    results: dict[Option, list[float]] = {option: [] for option in options}
    weights: list[float] = []
    look = FIRST_LOOK
    while len(weights) < tables:
        state = asked_table(seen, replay.memory, chance)
        weights.append(likelihood(state))
        for option in options:
            results[option].append(_won(state, option, seat))
        if len(weights) == look:
            if not _is_ahead(_ranked(results, weights), -HOPELESS):
                return None
            look *= 2
    choices = _ranked(results, weights)
    return Proof(choices, len(weights)) if _is_ahead(choices, ERRORS) else None


def _won(state: State, option: Option, seat: int) -> float:
    """Return whether the seat's team wins the round after this answer, all playing sensibly; a tie in part."""
    game = Game(state.copy())
    state = game.state
    if option in game.answers(seat):  # or else this table is not quite like the one at hand
        game.answer(seat, option)
    play_on(game, MOST_TURNS)
    return float(state.winner is not None and state.teams[state.winner] == state.teams[seat])


def _ranked(results: dict[Option, list[float]], weights: Sequence[float]) -> tuple[Choice, ...]:
    means = {option: mean_of(won, weights) for option, won in results.items()}
    order = sorted(results, key=lambda option: -means[option])
    best = order[0]
    return tuple([Choice(one, means[one], *lead(results[best], results[one], weights)) for one in order])


def _is_ahead(choices: Sequence[Choice], errors: float) -> bool:
    """Tell whether the best answer leads by enough, and by so many errors; below 0: whether it still may."""
    if errors < 0:
        return all(choice.behind >= LEAST_LEAD + errors * choice.error for choice in choices[1:])
    return all(choice.behind >= max(LEAST_LEAD, errors * choice.error) for choice in choices[1:])
