"""The snap of the Gauntlet: a colour is laid, and whoever holds it draws."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SnapPicture:
    """A card was laid under the Gauntlet."""

    edition: str
    """The edition's key."""
    seat: int
    """Who played it."""
    gauntlet: int
    """The face that was played."""
    laid: int
    """The coloured face that was laid with it."""
    seats: int
    """How many sit at the table."""
    drew: tuple[tuple[int, int], ...]
    """Who drew, and how many cards, in order."""
