"""The snap of the Gauntlet: a card of a colour is laid, and seats that hold the colour draw."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.face import Face, puck
from bot.art.fan import ground_of, laid_on
from bot.art.palette import FELT_LIGHT, INK, TRANSPARENT, colour, light
from bot.art.shapes import star
from bot.art.sprites import Size, figures, sign
from bot.rules.editions import EDITIONS

WIDTH = 760
MARGIN = 16
FACE_AT, BURST_AT = 76, 270
"""Where the middles of the player and of the card are."""
BURST = 400
PLACES = (276, 64)
"""How wide the room of all players is, and how high at most that of one."""
COLUMN = 5
"""How many of them stand below each other at most."""


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
        """Draw the card on the Gauntlet in a burst of the colour; beside them all players, with what they drew."""
        large = Size.LARGE
        drew = dict(self.drew)
        laid = EDITIONS[self.edition].faces[self.laid].colour
        ground = ground_of(self.edition, (self.gauntlet,))
        canvas = Canvas.felt(WIDTH, large.height + 2 * MARGIN, ground)
        middle = canvas.height // 2
        for across, ink in ((BURST, INK), (BURST - 24, colour(laid)), (BURST - 120, light(laid))):
            canvas.fill_centre(star(across, 16, 0.2), BURST_AT, middle, ink, TRANSPARENT)
        laid_on(canvas, self.edition, self.gauntlet, self.laid, (BURST_AT, middle))
        canvas.centre(puck(self.players[self.seat], 112), FACE_AT, MARGIN + 60)
        canvas.centre(sign(laid, 96), FACE_AT, canvas.height - MARGIN - 52)
        room, most = PLACES
        left = WIDTH - MARGIN - room
        canvas.panel((left, MARGIN, room, large.height), 24, FELT_LIGHT, ground)
        columns = -(-len(self.players) // COLUMN)
        rows = -(-len(self.players) // columns)
        step = min((large.height - MARGIN) // rows, most + MARGIN)
        for number, face in enumerate(self.players):
            column, row = divmod(number, rows)
            x = left + room * (2 * column + 1) // (2 * columns)
            y = middle + round((row - (rows - 1) / 2) * step)
            shown = puck(face, most if rows < COLUMN else 52)
            canvas.centre(shown if number in drew else shown.dimmed(), x - 32, y)
            if number in drew:
                canvas.centre(figures(f"+{drew[number]}", 44), x + 38, y)
        return canvas
