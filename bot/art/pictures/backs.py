"""The backs of the others' cards, which a seat at a table of two-sided cards sees."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BacksPicture:
    """What the others' hands and the draw pile show of their inactive side."""

    edition: str
    """The edition's key."""
    hands: tuple[tuple[int, tuple[int, ...]], ...]
    """Seats, and the inactive faces of their hands."""
    pile: int | None
    """The inactive face of the top of the draw pile."""
