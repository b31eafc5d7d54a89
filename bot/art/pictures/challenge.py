"""The outcome of a challenge: everybody sees who was right, the challenger alone the hand."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ChallengePicture:
    """A Wild Draw card was challenged."""

    edition: str
    """The edition's key."""
    seat: int
    """Who challenged."""
    accused: int
    guilty: bool
    """Whether it was a bluff, so that the accused draws."""
    top: int
    """The card that was challenged."""
    cards: tuple[int, ...] = ()
    """The rest of the accused's hand; empty in the picture for everybody."""
    matching: tuple[int, ...] = ()
    """The faces among them that could have been played instead, and make it a bluff."""
    colour: int | None = None
    """The colour that was in force before, where it is known."""
    draws: int = 0
    """How many cards the loser draws; 0: that is not told."""
