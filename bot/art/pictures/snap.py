"""The snap of the Gauntlet: a card of a colour is laid, and seats that hold the colour draw."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.face import Face, puck
from bot.art.fan import ground_of, laid_on, spread
from bot.art.palette import FELT_LIGHT, INK, TRANSPARENT, colour, light
from bot.art.shapes import star
from bot.art.sprites import Size, figures, sign
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
    edition: str
    players: tuple[Face, ...]
    """All who sit there, by seat."""
    seat: int
    """That which played it."""
    gauntlet: int
    """The face that was played."""
    laid: int
    """The coloured face that was laid on it."""
    drew: tuple[tuple[int, int], ...]
    """The seats that drew, and how many cards, in order."""

    def paint(self) -> Canvas:
        """Draw the card on the Gauntlet in a burst of the colour; below them all players, with what they drew."""
        large = Size.LARGE
        drew = dict(self.drew)
        laid = EDITIONS[self.edition].faces[self.laid].colour
        ground = ground_of(self.edition, (self.gauntlet,))
        canvas = Canvas.felt(WIDTH, large.height + 2 * MARGIN + ROW + 8, ground)
        middle = MARGIN + large.height // 2
        for across, ink in ((BURST, INK), (BURST - 24, colour(laid)), (BURST - 120, light(laid))):
            canvas.fill_centre(star(across, 16, 0.2), MIDDLE, middle, ink, TRANSPARENT)
        laid_on(canvas, self.edition, self.gauntlet, self.laid, (MIDDLE, middle))
        canvas.centre(sign(laid, 96), MIDDLE + 290, middle)
        canvas.centre(puck(self.players[self.seat], 112), MIDDLE - 290, middle)
        top = large.height + 2 * MARGIN
        canvas.panel((MARGIN, top, WIDTH - 2 * MARGIN, ROW - 16), 24, FELT_LIGHT, ground)
        for number, place in enumerate(spread(len(self.players), PLACE, WIDTH - 4 * MARGIN)):
            x = 2 * MARGIN + place + PLACE // 2
            face = puck(self.players[number], 64)
            canvas.centre(face if number in drew else face.dimmed(), x, top + 40)
            if number in drew:
                canvas.centre(figures(f"+{drew[number]}", 30), x, top + 92)
        return canvas
