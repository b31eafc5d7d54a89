"""The podium at the end of a match."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.face import Face, puck
from bot.art.fan import spread
from bot.art.palette import FELT, INK, PAPER, STEEL
from bot.art.pictures import MEDALS, METALS
from bot.art.sprites import figures, mark, sign
from bot.rules.editions import EDITIONS

WIDTH = 760
MARGIN = 24
STEP = 216
"""How wide a step of the podium may be."""
RISES = {1: 164, 2: 138, 3: 112}
"""How high the steps are."""
ABOVE = 172
"""How much room stands above the highest step."""
ASIDE = 84
"""How wide the place of a player is who stands beside the steps."""
BELOW = 102
"""How high it is."""
COLUMN = 3
"""How many of them stand below each other at most."""
FLOOR = 12
CONFETTI = (
    (60, 60, 56),
    (284, 116, 36),
    (232, 52, 36),
    (44, 168, 36),
    (528, 48, 36),
    (486, 128, 36),
    (700, 64, 56),
    (716, 170, 36),
)
"""Where signs fly, and how large they are."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Where a player came in."""

    face: Face
    place: int
    """From 1; those who tie share it. 0 for a player who left."""
    points: int | None = None
    """The total; None if no points are counted."""


@dataclass(frozen=True, slots=True)
class PodiumPicture:
    edition: str
    places: tuple[Placed, ...]
    """The best first."""

    def paint(self) -> Canvas:
        """Draw the first three places on steps, the best in the middle, ties on equal steps; the others beside them."""
        on_steps = [one for one in self.places if one.place in RISES]
        others = [one for one in self.places if one.place not in RISES]
        floor = ABOVE + RISES[1]
        canvas = Canvas.felt(WIDTH, floor + FLOOR + MARGIN)
        colours = EDITIONS[self.edition].sides[0].colours
        columns = -(-len(others) // COLUMN)
        room = WIDTH - 2 * MARGIN - ASIDE * columns
        for number, (x, y, size) in enumerate(CONFETTI):
            canvas.centre(sign(colours[number % len(colours)], size), x * room // (WIDTH - 2 * MARGIN), y)
        wide = min(STEP, room // max(len(on_steps), 1))
        for one, place in zip(_middle_first(on_steps), spread(len(on_steps), wide, room, 0), strict=True):
            _step(canvas, one, MARGIN + place, wide, floor)
        canvas.panel((MARGIN, floor, room, FLOOR), FLOOR // 2, STEEL, FELT)
        rows = -(-len(others) // max(columns, 1))
        for number, one in enumerate(others):
            column, row = divmod(number, rows)
            x = MARGIN + room + ASIDE * column + ASIDE // 2 + 10
            y = floor + FLOOR - BELOW * (rows - row) + 32
            canvas.centre(puck(one.face, 64), x, y)
            if one.points is not None:
                canvas.centre(figures(str(one.points), 30), x, y + 50)
        return canvas


def _middle_first(placed: list[Placed]) -> list[Placed]:
    """Put the best in the middle, the next on its left, then on its right."""
    row: list[Placed] = []
    for number, one in enumerate(placed):
        if number % 2:
            row.insert(0, one)
        else:
            row.append(one)
    return row


def _step(canvas: Canvas, one: Placed, x: int, wide: int, floor: int) -> None:
    high, metal = RISES[one.place], METALS[one.place]
    middle, top = x + wide // 2, floor - high
    canvas.panel((x, top, wide, high + 20), 16, metal, FELT, (INK, 5))
    canvas.rectangle(x, floor, wide, 20, FELT)
    canvas.centre(puck(one.face, 104), middle, top - 58)
    if one.place == 1:
        canvas.centre(mark("crown", 96), middle, top - 128)
    canvas.centre(mark(MEDALS[one.place], 56), middle, top + 34)
    if one.points is not None:
        canvas.centre(figures(str(one.points), 44 if wide > 110 else 30, PAPER), middle, floor - 26)
