"""The snap of the Gauntlet: a colour is laid, and whoever holds it draws."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.fan import ground, places, sprite
from bot.art.palette import FELT_LIGHT, INK, TRANSPARENT, colour, light
from bot.art.shapes import star
from bot.art.sprites import Size, figures, seat, sign
from bot.rules.editions import EDITIONS

WIDTH = 760
MARGIN = 24
MIDDLE = WIDTH // 2
BURST = 400
PLACE = 64
"""How wide the place of a seat is."""
ROW = 132


@dataclass(frozen=True, slots=True)
class SnapPicture:
    """A card was laid under the Gauntlet."""

    edition: str
    """The edition's key."""
    seat: int
    """Who played it."""
    gauntlet: int
    """The face that was played."""
    laid: int
    """The coloured face that was laid with it."""
    seats: int
    """How many sit at the table."""
    drew: tuple[tuple[int, int], ...]
    """Who drew, and how many cards, in order."""

    def paint(self) -> Canvas:
        """Gauntlet and laid card in a burst of the card's colour; below them all seats, with what they drew."""
        large = Size.LARGE
        drew = dict(self.drew)
        laid = EDITIONS[self.edition].faces[self.laid].colour
        lies_on = ground(self.edition, (self.gauntlet,))
        canvas = Canvas.felt(WIDTH, large.height + 2 * MARGIN + ROW + 8, lies_on)
        middle = MARGIN + large.height // 2
        for across, ink in ((BURST, INK), (BURST - 24, colour(laid)), (BURST - 120, light(laid))):
            canvas.fill(star(across, 16, 0.2), MIDDLE - across // 2, middle - across // 2, ink, TRANSPARENT)
        canvas.centre(sprite(self.edition, self.gauntlet, large), MIDDLE - 108, middle)
        canvas.centre(sprite(self.edition, self.laid, large), MIDDLE + 108, middle)
        canvas.centre(sign(laid, 96), MIDDLE + 290, middle)
        canvas.centre(seat(self.seat + 1, 96), MIDDLE - 290, middle)
        top = large.height + 2 * MARGIN
        canvas.panel((MARGIN, top, WIDTH - 2 * MARGIN, ROW - 16), 24, FELT_LIGHT, lies_on)
        for number, place in enumerate(places(self.seats, PLACE, WIDTH - 4 * MARGIN)):
            x = 2 * MARGIN + place + PLACE // 2
            badge = seat(number + 1, 56)
            canvas.centre(badge if number in drew else badge.dimmed(), x, top + 38)
            if number in drew:
                canvas.centre(figures(f"+{drew[number]}", 30), x, top + 88)
        return canvas
