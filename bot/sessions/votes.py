"""Votes of the table: on putting somebody out, or on ending the game."""

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
    """Who has voted against whom, or to end the game (None). Not kept over a restart."""

    def __init__(self) -> None:
        self._for: dict[int | None, set[int]] = {}

    def cast(self, seat: int | None, user: int, voters: int) -> Vote:
        """Counts this person's vote, once; more than half of those who may vote decide."""
        votes = self._for.setdefault(seat, set())
        votes.add(user)
        return Vote(len(votes), voters // 2 + 1)
