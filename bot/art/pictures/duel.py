"""A duel of two seats: a card each, or both hands."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Duelist:
    """One side of a duel."""

    seat: int
    cards: tuple[int, ...]
    """What is shown to everybody: one card, a whole hand, or nothing where no number is held."""
    deciding: int | None
    """The face whose number was compared; None where no number is held."""


@dataclass(frozen=True, slots=True)
class DuelPicture:
    """Two compared their numbers."""

    edition: str
    """The edition's key."""
    top: int
    """The card that called for it."""
    one: Duelist
    """Who began."""
    other: Duelist
    winner: int
    """The seat that won."""
    draws: int = 0
    """How many cards the loser draws."""
