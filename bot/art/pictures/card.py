"""One card alone."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.fan import sprite
from bot.art.sprites import Size


@dataclass(frozen=True, slots=True)
class CardPicture:
    """A card, for the rule book."""

    edition: str
    """The edition's key."""
    face: int

    def paint(self) -> Canvas:
        """The card and nothing else."""
        size = Size.LARGE
        canvas = Canvas(size.width, size.height)
        canvas.lay(sprite(self.edition, self.face, size), 0, 0)
        return canvas
