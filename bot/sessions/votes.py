"""Votes of the table on putting somebody out."""

from __future__ import annotations

from typing import NamedTuple


class Vote(NamedTuple):
    """How a vote stands."""

    votes: int
    needed: int

    @property
    def carried(self) -> bool:
        """Whether it is decided."""
        return self.votes >= self.needed


class Votes:
    """Who has voted against whom. Not kept over a restart."""

    def __init__(self) -> None:
        self._against: dict[int, set[int]] = {}

    def cast(self, seat: int, user: int, voters: int) -> Vote:
        """Counts this person's vote, once; more than half of those who may vote decide."""
        votes = self._against.setdefault(seat, set())
        votes.add(user)
        return Vote(len(votes), voters // 2 + 1)
