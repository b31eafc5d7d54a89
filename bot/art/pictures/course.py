"""How a round has gone so far: the number of cards that each seat held, step by step."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.face import Face, puck
from bot.art.palette import FELT, FELT_DEEP, FELT_LIGHT, STEEL, edge_of_seat, of_seat
from bot.art.shapes import line
from bot.art.sprites import figures

WIDTH, HEIGHT = 760, 260
LEFT, RIGHT, TOP, BOTTOM = 76, 64, 32, 32
"""How much room stands around the plot."""
LEAST_CARDS = 7
"""How many cards the plot has room for, at least."""
LINES_AT = (1, 2, 5, 10, 20, 50)
"""How many cards may lie between two lines of the grid, of which there are three at most."""
FACE, HALF_FACE = 44, 22


@dataclass(frozen=True, slots=True)
class CoursePicture:
    faces: tuple[Face, ...]
    counts: tuple[tuple[int, ...], ...]
    """How many cards each seat held after each step so far; below 0: it is out."""
    steps: int
    """How many steps the whole round has: the lines grow towards the right edge."""

    def paint(self) -> Canvas:
        """Draw a line for each seat on a grid of cards, with its face where it is now."""
        canvas = Canvas.felt(WIDTH, HEIGHT)
        width, height = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
        canvas.panel((LEFT - 12, TOP - 12, width + 24 + HALF_FACE, height + 24), 16, FELT_DEEP, FELT)
        most = max(LEAST_CARDS, *(max(counts) for counts in self.counts))
        step = next(step for step in LINES_AT if most // step <= 3 or step == LINES_AT[-1])
        for cards in range(0, most + 1, step):
            y = TOP + height - round(height * cards / most)
            canvas.rectangle(LEFT, y - 1, width, 2, FELT_LIGHT)
            label = figures(str(cards), 30, STEEL)
            canvas.paste(label, LEFT - 20 - label.width, y - 15)
        ends = [self._line(canvas, seat, most, width, height) for seat in range(len(self.faces))]
        for seat, (x, y) in sorted(enumerate(apart(ends, WIDTH)), key=lambda end: -end[1][1]):
            canvas.centre(puck(self.faces[seat], FACE), x, y)
        return canvas

    def _line(self, canvas: Canvas, seat: int, most: int, width: int, height: int) -> tuple[int, int]:
        """Draw the line of a seat, as far as it was in the round; return where it ends."""
        held = [counts[seat] for counts in self.counts]
        while held and held[-1] < 0:
            held.pop()
        points = [
            (12 + width * step / max(1, self.steps - 1), 12 + height - height * max(0, cards) / most)
            for step, cards in enumerate(held)
        ] or [(12.0, 12.0 + height)]
        if len(points) > 1:
            colour, edge = of_seat(self.faces[seat].seat), edge_of_seat(self.faces[seat].seat)
            for thick, drawn, ground in ((11, edge, FELT_DEEP), (7, colour, edge)):
                canvas.fill(line(width + 24, height + 24, thick, *points), LEFT - 12, TOP - 12, drawn, ground)
        return LEFT - 12 + round(points[-1][0]), TOP - 12 + round(points[-1][1])


def apart(ends: list[tuple[int, int]], width: int) -> list[tuple[int, int]]:
    """Return the places with those that would hide one another moved beside each other, towards the middle."""
    taken: list[tuple[int, int]] = []
    for x, y in ends:
        beside = FACE if x < width // 2 else -FACE
        while any(abs(x - other) < FACE and abs(y - there) < HALF_FACE for other, there in taken):
            x += beside
        taken.append((x, y))
    return taken
