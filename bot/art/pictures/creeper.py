"""A card that goes off when it is drawn, and the cards that it brings."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.fan import ground, places, sprite
from bot.art.palette import GOLD, INK, TRANSPARENT, colour
from bot.art.shapes import star
from bot.art.sprites import Size, figures, seat
from bot.rules.cards import ORANGE, RED

WIDTH = 760
MARGIN = 32
LARGE_AT = 218
"""Where the middle of the card that went off is."""
BURST = 400
ROOM = 300


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

    def paint(self) -> Canvas:
        """The card bursts in the middle of the picture; beside it lies what it brought."""
        large, size = Size.LARGE, Size.MIDDLE
        height = large.height + 2 * MARGIN
        canvas = Canvas.felt(WIDTH, height, ground(self.edition, (self.creeper,)))
        middle = height // 2
        for across, ink in (
            (BURST, INK),
            (BURST - 24, colour(RED)),
            (BURST - 100, colour(ORANGE)),
            (BURST - 170, GOLD),
        ):
            canvas.fill(star(across, 14, 0.24), LARGE_AT - across // 2, middle - across // 2, ink, TRANSPARENT)
        canvas.centre(sprite(self.edition, self.creeper, large), LARGE_AT, middle)
        canvas.centre(seat(self.seat + 1, 96), 68, 68)
        left = WIDTH - MARGIN - ROOM
        for face, place in zip(self.cards, places(len(self.cards), size.width, ROOM), strict=True):
            canvas.lay(sprite(self.edition, face, size), left + place, middle - size.height // 2 - 34)
        if self.cards:
            canvas.centre(figures(f"+{len(self.cards)}", 72), left + ROOM // 2, middle + size.height // 2 + 14)
        return canvas
