"""What a review found, and how it is kept as JSON.

Chances are of the viewer's team to win the round, from 0 to 1. Of all that lies between the start and the result, what
the viewer's own answers cost is skill, and all else luck: so start, luck and skill always come to the result.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from math import sqrt

RECKONING = 1
"""The version of the way in which reviews are worked out. Those of former ones are worked out anew."""
CERTAIN = 2.0
"""How many standard errors a loss must be, or else it is none."""
INACCURACY = 0.03
MISTAKE = 0.10
"""From which loss on an answer is marked so, even less one standard error: so that a second look agrees."""
PLACES = 4
"""To how many decimal places chances are kept."""


class Mark(StrEnum):
    """How good an answer was."""

    BEST = "best"
    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer that could be given."""

    answer: str
    """As a record keeps it, with the letter of the seat."""
    chance: float
    """To win after it."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A question at which the viewer had several answers, valued by what the viewer could know."""

    step: int
    """How many answers the record has before it."""
    answer: str
    """What was answered, as a record keeps it."""
    is_timeout: bool
    """Whether it was given because time ran out."""
    choices: tuple[Choice, ...]
    """The answers that were tried, the best first; the one that was given is among them."""
    error: float
    """The standard error of the loss."""
    tables: int
    """On how many tables each was tried."""

    @property
    def best(self) -> Choice:
        """The best answer."""
        return self.choices[0]

    @property
    def given(self) -> Choice:
        """The answer that was given."""
        return next(choice for choice in self.choices if choice.answer == self.answer)

    @property
    def difference(self) -> float:
        """By how much the given answer seems worse than the best one, certain or not."""
        return max(0.0, round(self.best.chance - self.given.chance, PLACES))

    @property
    def loss(self) -> float:
        """What the given answer cost in chance to win; 0 within the error."""
        return self.difference if self.difference > CERTAIN * self.error else 0.0

    @property
    def mark(self) -> Mark:
        """How good the given answer was."""
        least = round(self.loss - self.error, PLACES)
        if least >= MISTAKE:
            return Mark.MISTAKE
        if least >= INACCURACY:
            return Mark.INACCURACY
        return Mark.BEST if self.given is self.best else Mark.FINE


@dataclass(frozen=True, slots=True)
class Luck:
    """Cards that the viewer drew in one step, beside the mean of those that could have been drawn."""

    step: int
    cards: int
    gained: float
    """What they gave; below 0: took."""
    error: float


@dataclass(frozen=True, slots=True)
class RoundReview:
    """One round as it went for one seat."""

    round: int
    """From 1."""
    seat: int
    first: int
    """How many answers the record has before the deal of this round."""
    start: float
    """The chance before the deal: the same for each team."""
    result: float
    """1.0 if the viewer's team won, else 0.0."""
    decisions: tuple[Decision, ...]
    draws: tuple[Luck, ...]
    curve: tuple[tuple[float, ...], ...]
    """After each step, beginning with the deal, the chance of each seat's team, by the hands as they were."""

    @property
    def skill(self) -> float:
        """What all answers cost beside the best ones: 0 or less."""
        return -sum(decision.loss for decision in self.decisions)

    @property
    def luck(self) -> float:
        """All else that lies between the start and the result."""
        return self.result - self.start - self.skill

    @property
    def deal(self) -> float:
        """The luck of the deal."""
        return self.curve[0][self.seat] - self.start

    @property
    def drawn(self) -> float:
        """The luck of the viewer's own draws."""
        return sum(draw.gained for draw in self.draws)

    @property
    def others(self) -> float:
        """The rest of the luck: what the others drew and played, and whatever cannot be told apart."""
        return self.luck - self.deal - self.drawn

    @property
    def error(self) -> float:
        """The standard error of skill, and so of luck."""
        return sqrt(sum(decision.error**2 for decision in self.decisions if decision.loss))

    def decision_at(self, step: int) -> Decision | None:
        """Return the decision after so many answers of the record, if one was made there."""
        return next((decision for decision in self.decisions if decision.step == step), None)

    def chance_at(self, step: int) -> float | None:
        """Return the viewer's chance after so many answers of the record, if that is in this round."""
        place = step - self.first - 1
        return self.curve[place][self.seat] if 0 <= place < len(self.curve) else None


def to_json(review: RoundReview) -> str:
    """Return a review as text."""
    return json.dumps(asdict(review), separators=(",", ":"))


def from_json(body: str) -> RoundReview:
    """Return the review in a text."""
    kept = json.loads(body)
    decisions = (
        Decision(**{**decision, "choices": tuple(Choice(**choice) for choice in decision["choices"])})
        for decision in kept["decisions"]
    )
    draws = (Luck(**draw) for draw in kept["draws"])
    curve = (tuple(chances) for chances in kept["curve"])
    return RoundReview(**{**kept, "decisions": tuple(decisions), "draws": tuple(draws), "curve": tuple(curve)})


def rounded(chances: Sequence[float]) -> tuple[float, ...]:
    """Return chances as they are kept."""
    return tuple(round(chance, PLACES) for chance in chances)
