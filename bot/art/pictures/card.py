"""One card alone."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardPicture:
    """A card, for the rule book."""

    edition: str
    """The edition's key."""
    face: int
