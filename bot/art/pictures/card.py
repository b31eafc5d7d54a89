"""One card alone, for the rule book."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.fan import card_sprite
from bot.art.sprites import Size


@dataclass(frozen=True, slots=True)
class CardPicture:
    edition: str
    face: int

    def paint(self) -> Canvas:
        size = Size.LARGE
        canvas = Canvas(size.width, size.height)
        canvas.paste(card_sprite(self.edition, self.face, size), 0, 0)
        return canvas
