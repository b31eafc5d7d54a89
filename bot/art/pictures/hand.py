"""A hand, which only its owner sees."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HandPicture:
    """All cards of a hand."""

    edition: str
    """The edition's key."""
    cards: tuple[int, ...]
    """In the order in which they are shown."""
    dimmed: tuple[int, ...] = ()
    """The faces that may not be played now."""
    chosen: tuple[int, ...] = ()
    """Cards that stand out, each as often as it is named: those picked to be discarded."""
