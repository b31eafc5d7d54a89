"""The dance floor of the Dancing Wild: B2 leaves the judging to the table, and each server chooses how.

A routine to repeat in front of everybody, which the bot judges; a vote of the others; or the dancer's own word.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

MOVES = ("left", "right", "up", "down", "clap", "spin")
ROUTINE_LENGTH = 6

ROUTINE, VOTE, HONOUR = JUDGINGS = ("routine", "vote", "honour")
DANCE_SECONDS = {ROUTINE: 30, VOTE: 60, HONOUR: 60}
"""How long a dance may take, with the judging; without a routine it is danced away from the buttons."""


@dataclass(frozen=True, slots=True)
class Dance:
    """Somebody on the floor: the routine and how much of it is danced, or the votes so far."""

    seat: int
    routine: tuple[str, ...] = ()
    done: int = 0
    judging: str = ROUTINE
    ayes: tuple[int, ...] = ()
    """The seats that say it was a dance."""
    noes: tuple[int, ...] = ()

    @classmethod
    def of(cls, seat: int, judging: str = ROUTINE) -> Self:
        """A new dance; where it is a routine, no move comes twice in a row."""
        routine: list[str] = []
        while judging == ROUTINE and len(routine) < ROUTINE_LENGTH:
            move = secrets.choice(MOVES)
            if routine[-1:] != [move]:
                routine.append(move)
        return cls(seat, tuple(routine), judging=judging)

    @classmethod
    def from_kept(cls, kept: Mapping[str, Any]) -> Self:
        """What was stored."""
        facts: dict[str, Any] = {name: tuple(fact) if isinstance(fact, list) else fact for name, fact in kept.items()}
        return cls(**facts)

    def step(self, move: str) -> Dance | None:
        """The dance after this move; None: a stumble."""
        return replace(self, done=self.done + 1) if move == self.routine[self.done] else None

    @property
    def finished(self) -> bool:
        """Whether the whole routine is danced."""
        return self.done == len(self.routine)

    def voted(self, seat: int, danced: bool) -> Dance:
        """The dance after this seat's vote, which counts once: the last one."""
        ayes = tuple(other for other in self.ayes if other != seat)
        noes = tuple(other for other in self.noes if other != seat)
        return replace(self, ayes=(*ayes, seat), noes=noes) if danced else replace(self, ayes=ayes, noes=(*noes, seat))

    def verdict(self, voters: int) -> bool | None:
        """What more than half of the voters say, or all of them together; None while it is open."""
        if max(len(self.ayes), len(self.noes)) * 2 > voters or len(self.ayes) + len(self.noes) >= voters:
            return self.approved
        return None

    @property
    def approved(self) -> bool:
        """Whether the votes stand for the dancer: a tie does, and so does silence."""
        return len(self.ayes) >= len(self.noes)
