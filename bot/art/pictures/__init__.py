"""Pictures of what happens at a table: a file a kind, with a description of what is shown and its drawing.

A description is frozen, hashable, and made of numbers, strings, bytes and tuples: equal descriptions give equal
pictures, so a finished picture can be kept by its description. `edition` is an edition's key; a card is an index of its
faces, or `HIDDEN`; players are shown by a `Face`. No picture holds a word: one serves every language.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Literal, Protocol

from bot.art.palette import BRONZE, GOLD, SILVER

if TYPE_CHECKING:
    from bot.art.canvas import Canvas

HIDDEN = -1
"""A card that is seen from its back."""

Fate = Literal["in", "out", "knocked-out", "left"]
"""A seat plays the round; sits it out; was thrown out of it by its rules; has left the match."""
GONE: dict[Fate, str] = {"out": "cards", "knocked-out": "out", "left": "cross"}
"""The mark of a seat that is not in the round."""

MEDALS = {1: "gold", 2: "silver", 3: "bronze"}
"""The marks of the first three places."""
METALS = {1: GOLD, 2: SILVER, 3: BRONZE}
"""Their colours."""


class Picture(Hashable, Protocol):
    """A description that can be drawn."""

    def paint(self) -> Canvas: ...


def draw(picture: Picture) -> bytes:
    """Return the picture as a PNG file. It takes milliseconds, and can be called from any thread."""
    return picture.paint().png()
