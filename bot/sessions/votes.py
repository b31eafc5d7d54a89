"""Votes of the table: on putting a player out, or on stopping the game. They are of people, and not of places."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

LEAST_VOTES = 2
"""How many votes at least put a player out."""


class Vote(NamedTuple):
    """How a vote stands."""

    votes: int
    needed: int
    against: int | None = None
    """The user to be put out; None: the game is to be stopped."""

    @property
    def carried(self) -> bool:
        """Whether it is decided."""
        return self.votes >= self.needed


@dataclass(frozen=True, slots=True)
class Votes:
    """The votes cast: against which user, or to stop the game (None), and by which user."""

    cast: frozenset[tuple[int | None, int]] = frozenset()

    def with_vote(self, against: int | None, voter: int) -> Votes:
        """Return the votes with this one; if it was cast before, it counts once."""
        return Votes(self.cast | {(against, voter)})

    def voters(self, against: int | None) -> list[int]:
        """Return the users who voted for this."""
        return sorted(voter for target, voter in self.cast if target == against)

    def among(self, present: Collection[int]) -> Votes:
        """Return the votes of those who are present, and against them: all others fall."""
        there = {*present, None}
        return Votes(frozenset(vote for vote in self.cast if there.issuperset(vote)))


NO_VOTES = Votes()
