"""The dance floor of the Dancing Wild: a routine to repeat before everybody (B2 leaves the judging to the table)."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Self

MOVES = ("left", "right", "up", "down", "clap", "spin")
ROUTINE_LENGTH = 6
DANCE_SECONDS = 30


@dataclass(frozen=True, slots=True)
class Dance:
    """Somebody on the floor: the routine, and how much of it is danced."""

    seat: int
    routine: tuple[str, ...]
    done: int = 0

    @classmethod
    def of(cls, seat: int) -> Self:
        """A new routine; no move comes twice in a row."""
        routine: list[str] = []
        while len(routine) < ROUTINE_LENGTH:
            move = secrets.choice(MOVES)
            if routine[-1:] != [move]:
                routine.append(move)
        return cls(seat, tuple(routine))

    def step(self, move: str) -> Dance | None:
        """The dance after this move; None: a stumble."""
        return replace(self, done=self.done + 1) if move == self.routine[self.done] else None

    @property
    def finished(self) -> bool:
        """Whether the whole routine is danced."""
        return self.done == len(self.routine)
