"""How likely each seat was to win a round, step by step, with what was noteworthy in one seat's play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.art.canvas import Canvas
from bot.art.face import Face, puck
from bot.art.palette import FELT, FELT_DEEP, FELT_LIGHT, GOLD, INK, STEEL, colour, deep, edge_of_seat, of_seat
from bot.art.pictures.course import apart
from bot.art.shapes import disc, line
from bot.art.sprites import figures
from bot.rules.cards import GREEN, RED

WIDTH, HEIGHT = 760, 360
LEFT, RIGHT, TOP, BOTTOM = 100, 64, 36, 36
"""How much room stands around the plot."""
LINES_AT = (0, 250, 500, 750, 1000)
FACE, DOT = 44, 40

Kind = Literal["best", "inaccuracy", "mistake"]


@dataclass(frozen=True, slots=True)
class ReviewPicture:
    faces: tuple[Face, ...]
    chances: tuple[tuple[int, ...], ...]
    """After each step how likely each seat was to win, in thousandths."""
    own: int
    """The seat that is reviewed: its line is thicker."""
    marks: tuple[tuple[int, Kind], ...]
    """Noteworthy moments, numbered from 1: before which step, from 0, and of which kind."""

    def paint(self) -> Canvas:
        """Draw a line for each seat on a grid from never to surely, the seat's own last, with its marks."""
        canvas = Canvas.felt(WIDTH, HEIGHT)
        width, height = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
        canvas.panel((LEFT - 12, TOP - 12, width + 24 + FACE // 2, height + 24), 16, FELT_DEEP, FELT)
        for thousandths in LINES_AT:
            y = TOP + height - round(height * thousandths / 1000)
            canvas.rectangle(LEFT, y - 1, width, 2, FELT_LIGHT)
            label = figures(str(thousandths // 10), 30, STEEL)
            canvas.paste(label, LEFT - 24 - label.width, y - 15)
        seats = sorted(range(len(self.faces)), key=lambda seat: seat == self.own)
        ends = dict(zip(seats, apart([self._line(canvas, seat, width, height) for seat in seats], WIDTH), strict=True))
        for seat in seats:
            canvas.centre(puck(self.faces[seat], FACE), *ends[seat])
        for number, (step, kind) in enumerate(self.marks, 1):
            across, down = self._point(max(0, step - 1), self.own, width, height)
            x, y = LEFT - 12 + round(across), TOP - 12 + round(down)
            ground = {"best": deep(GREEN), "inaccuracy": GOLD, "mistake": colour(RED)}[kind]
            canvas.fill_centre(disc(DOT), x, y, INK, FELT_DEEP)
            canvas.fill_centre(disc(DOT - 6), x, y, ground, INK)
            canvas.centre(figures(str(number), 30), x, y)
        return canvas

    def _point(self, step: int, seat: int, width: int, height: int) -> tuple[float, float]:
        across = width * step / max(1, len(self.chances) - 1)
        return 12 + across, 12 + height - height * self.chances[step][seat] / 1000

    def _line(self, canvas: Canvas, seat: int, width: int, height: int) -> tuple[int, int]:
        """Draw the line of a seat; return where it ends."""
        points = [self._point(step, seat, width, height) for step in range(len(self.chances))]
        if len(points) > 1:
            inner, edge = of_seat(self.faces[seat].seat), edge_of_seat(self.faces[seat].seat)
            thick = 9 if seat == self.own else 5
            for wide, drawn, ground in ((thick + 4, edge, FELT_DEEP), (thick, inner, edge)):
                canvas.fill(line(width + 24, height + 24, wide, *points), LEFT - 12, TOP - 12, drawn, ground)
        return LEFT - 12 + round(points[-1][0]), TOP - 12 + round(points[-1][1])
