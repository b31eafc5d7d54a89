"""Votes of the table: on putting a player out, or on ending the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Vote(NamedTuple):
    """How a vote stands."""

    votes: int
    needed: int

    @property
    def carried(self) -> bool:
        """Whether it is decided."""
        return self.votes >= self.needed


@dataclass(frozen=True, slots=True)
class Votes:
    """The votes cast: against which seat, or to end the game (None), and by which seat."""

    cast: frozenset[tuple[int | None, int]] = frozenset()

    def with_vote(self, against: int | None, voter: int) -> Votes:
        """Return the votes with this one; if it was cast before, it counts once."""
        return Votes(self.cast | {(against, voter)})

    def standing(self, against: int | None, voters: int) -> Vote:
        """Return how the vote stands; more than half of those who may vote decide."""
        return Vote(sum(target == against for target, _ in self.cast), voters // 2 + 1)
