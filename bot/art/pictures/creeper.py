"""A card that goes off when it is drawn, and the cards that it brings."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CreeperPicture:
    """Somebody drew a Creeper."""

    edition: str
    """The edition's key."""
    seat: int
    creeper: int
    """The face that went off, which everybody sees."""
    cards: tuple[int, ...]
    """What was drawn for it; for others than the one who drew, each is `HIDDEN`."""
