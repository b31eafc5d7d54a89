"""Pictures of what happens at a table: a file a kind, which holds a description of what is shown, and its drawing.

A description is frozen and hashable, and made of numbers, strings and tuples: pictures of equal descriptions are
equal, so a finished one can be kept by its description. Cards are indexes of the edition's faces, or `HIDDEN`; seats
are numbered from 0, and shown with badges that count from 1. No picture holds a word: one serves every language.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Literal, Protocol

if TYPE_CHECKING:
    from bot.art.canvas import Canvas

HIDDEN = -1
"""A card that is seen from its back."""

Standing = Literal["in", "out", "knocked-out", "left"]
"""A seat in the round; not in this round; thrown out of it by its rules; gone from the match."""
GONE: dict[Standing, str] = {"out": "cards", "knocked-out": "out", "left": "cross"}
"""The mark of a seat that is not in the round."""


class Picture(Hashable, Protocol):
    """A description that can be drawn."""

    def paint(self) -> Canvas:
        """Draws it."""


def draw(picture: Picture) -> bytes:
    """The picture as a PNG file. It takes milliseconds, and can be called from any thread."""
    return picture.paint().png()
