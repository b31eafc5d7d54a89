"""The dance floor: a routine of moves, and how much of it is danced."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DancePicture:
    """Somebody dances before everybody."""

    edition: str
    """The edition's key."""
    seat: int
    routine: tuple[str, ...]
    """The moves: left, right, up, down, clap, spin."""
    done: int
    """How many of them are danced."""
    stumbled: bool = False
    """Whether the move after those was a wrong one, or came too late."""
