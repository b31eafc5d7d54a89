"""The podium at the end of a match."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Placed:
    """Where a seat came in."""

    seat: int
    place: int
    """From 1; who ties shares it. 0: not placed, because the seat left or only the winner counts."""
    points: int | None = None
    """The total; None where no points are counted."""
    computer: bool = False


@dataclass(frozen=True, slots=True)
class PodiumPicture:
    """A match that is over."""

    edition: str
    """The edition's key."""
    places: tuple[Placed, ...]
    """The best first."""
