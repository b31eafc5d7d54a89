"""A page of a leaderboard as bars; the names stand beside it as text."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.palette import FELT, FELT_DEEP, FELT_LIGHT, GOLD, INK, STEEL, colour
from bot.art.pictures import MEDALS, METALS
from bot.art.shapes import disc
from bot.art.sprites import figures, mark
from bot.rules.cards import BLUE

WIDTH = 760
MARGIN = 16
ROW = 64
BETWEEN = 10
BREAK = 28
"""The room between the first places and the user's own, if some are left out."""
BARS = 112
"""Where bars begin."""
LONGEST_BAR = 440
WHOLE = 1000


@dataclass(frozen=True, slots=True)
class BoardRow:
    """One place of a leaderboard."""

    rank: int | None
    """None for too few games."""
    value: str
    """What is compared, in digits and the signs + - . / % only: "1523", "63%"."""
    length: int
    """How long the bar is, in thousandths of the longest."""
    own: bool = False
    """Whether it is the place of the user who asked."""


@dataclass(frozen=True, slots=True)
class BoardPicture:
    rows: tuple[BoardRow, ...]
    """One or more, the best first; the last may be the user's own, from further down."""

    def paint(self) -> Canvas:
        """Draw a bar for each place, with its rank and its figure; the user's own stands out."""
        height = 2 * MARGIN + (ROW + BETWEEN) * len(self.rows) - BETWEEN + BREAK * self._breaks_off
        canvas = Canvas.felt(WIDTH, height)
        y = MARGIN
        for number, row in enumerate(self.rows, 1):
            if self._breaks_off and number == len(self.rows):
                for dot in range(3):
                    canvas.fill(disc(10), MARGIN + 27 + 16 * dot, y + 6, STEEL, FELT)
                y += BREAK
            _row(canvas, row, y)
            y += ROW + BETWEEN
        return canvas

    @property
    def _breaks_off(self) -> bool:
        """Whether places are left out before the last one; shared places make a rank smaller than its row's number."""
        first, last = self.rows[0], self.rows[-1]
        if not last.own or first.rank is None:
            return False
        return last.rank is None or last.rank >= first.rank + len(self.rows)


def _row(canvas: Canvas, row: BoardRow, y: int) -> None:
    width, ground = WIDTH - 2 * MARGIN, FELT_LIGHT if row.own else FELT_DEEP
    canvas.panel((MARGIN, y, width, ROW), 18, ground, FELT, (GOLD, 4) if row.own else None)
    middle = y + ROW // 2
    if row.rank is not None and row.rank in MEDALS:
        canvas.centre(mark(MEDALS[row.rank], 56), MARGIN + 48, middle)
    else:
        rank = "-" if row.rank is None else str(row.rank)
        canvas.centre(figures(rank, 44 if len(rank) < 3 else 30), MARGIN + 48, middle)
    length = max(28, LONGEST_BAR * row.length // WHOLE)
    metal = colour(BLUE) if row.rank is None else METALS.get(row.rank, colour(BLUE))
    canvas.panel((BARS, middle - 18, length, 36), 14, metal, ground, (INK, 4))
    value = figures(row.value, 44)
    canvas.paste(value, WIDTH - MARGIN - 20 - value.width, middle - 22)
