"""A card that goes off when it is drawn, and the cards that it brings."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.face import Face, puck
from bot.art.fan import card_sprite, ground_of, spread
from bot.art.palette import GOLD, INK, TRANSPARENT, colour
from bot.art.shapes import star
from bot.art.sprites import Size, figures
from bot.rules.cards import ORANGE, RED

WIDTH = 760
MARGIN = 18
LARGE_AT = 218
"""Where the middle of the card that went off is."""
BURST = 400
ROOM = 300


@dataclass(frozen=True, slots=True)
class CreeperPicture:
    edition: str
    player: Face
    creeper: int
    """The face that went off."""
    cards: tuple[int, ...]
    """What was drawn for it; each is `HIDDEN` in the picture for the other players."""

    def paint(self) -> Canvas:
        """Draw the card in a burst, and beside it what it brought."""
        large, size = Size.LARGE, Size.MIDDLE
        height = large.height + 2 * MARGIN
        canvas = Canvas.felt(WIDTH, height, ground_of(self.edition, (self.creeper,)))
        middle = height // 2
        for across, ink in (
            (BURST, INK),
            (BURST - 24, colour(RED)),
            (BURST - 100, colour(ORANGE)),
            (BURST - 170, GOLD),
        ):
            canvas.fill_centre(star(across, 14, 0.24), LARGE_AT, middle, ink, TRANSPARENT)
        canvas.centre(card_sprite(self.edition, self.creeper, large), LARGE_AT, middle)
        canvas.centre(puck(self.player, 112), 76, 76)
        left = WIDTH - MARGIN - ROOM
        for face, place in zip(self.cards, spread(len(self.cards), size.width, ROOM), strict=True):
            canvas.paste(card_sprite(self.edition, face, size), left + place, middle - size.height // 2 - 34)
        if self.cards:
            canvas.centre(figures(f"+{len(self.cards)}", 72), left + ROOM // 2, middle + size.height // 2 + 14)
        return canvas
