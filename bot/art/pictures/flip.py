"""The flip: everything is turned over."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FlipPicture:
    """The table before and after it was turned over."""

    edition: str
    """The edition's key."""
    seat: int
    """Who turned it."""
    before: int
    """The face that was on top."""
    after: int
    """The face that is on top now."""
