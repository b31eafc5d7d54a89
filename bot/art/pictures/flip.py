"""The flip: the table before and after it was turned over."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import RADIUS, Canvas
from bot.art.face import Face, puck
from bot.art.fan import card_sprite
from bot.art.palette import NIGHT_DEEP, SILVER, TRANSPARENT
from bot.art.shapes import half_panel
from bot.art.sprites import Size, mark
from bot.rules.editions import EDITIONS

WIDTH = 760
MARGIN = 18
MIDDLE = WIDTH // 2
ASIDE = 210
SLANT = 160
HALVES = (SILVER, NIGHT_DEEP)
"""The ground of the light side, and of the dark one."""


@dataclass(frozen=True, slots=True)
class FlipPicture:
    edition: str
    player: Face
    """Who turned it."""
    before: int
    """The face that was on top."""
    after: int
    """The face that is on top now."""

    def paint(self) -> Canvas:
        """Draw the old top on the ground of its side, and the new one on that of the other."""
        large = Size.LARGE
        height = large.height + 2 * MARGIN
        faces = EDITIONS[self.edition].faces
        one, other = (HALVES[faces[face].side] for face in (self.before, self.after))
        canvas = Canvas.felt(WIDTH, height, one)
        canvas.fill(half_panel(WIDTH, height, RADIUS, SLANT), 0, 0, other, TRANSPARENT)
        middle = height // 2
        canvas.centre(card_sprite(self.edition, self.before, large), MIDDLE - ASIDE, middle)
        canvas.centre(card_sprite(self.edition, self.after, large), MIDDLE + ASIDE, middle)
        canvas.centre(mark("spin", 96), MIDDLE, middle + 56)
        canvas.centre(puck(self.player, 112), MIDDLE, middle - 70)
        return canvas
