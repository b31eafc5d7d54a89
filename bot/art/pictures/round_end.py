"""The end of a round: every hand, and what it is worth."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.pictures import Standing


@dataclass(frozen=True, slots=True)
class RoundSeat:
    """A seat at the end of a round."""

    seat: int
    cards: tuple[int, ...]
    standing: Standing = "in"
    worth: int | None = None
    """What the hand is worth; None where no points are counted."""
    added: int = 0
    """What the round adds to the total."""
    total: int | None = None
    """The total after it; None where no points are counted."""


@dataclass(frozen=True, slots=True)
class RoundPicture:
    """All hands of a round that is over."""

    edition: str
    """The edition's key."""
    rows: tuple[RoundSeat, ...]
    """In the order in which they are shown."""
    winner: int | None
    """The seat that won; None where nobody did."""
