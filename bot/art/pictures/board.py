"""The leaderboard's top as bars; the names stand beside it as text."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from bot.art.canvas import Canvas
from bot.art.palette import BRONZE, FELT, FELT_DEEP, FELT_LIGHT, GOLD, INK, SILVER, STEEL, colour
from bot.art.shapes import disc, panel
from bot.art.sprites import figures, mark
from bot.rules.cards import BLUE

WIDTH = 760
MARGIN = 16
ROW = 64
BETWEEN = 10
BREAK = 28
"""How far a place further down stands from the one above it."""
BARS = 112
"""Where bars begin."""
LONGEST = 440
METALS = {1: GOLD, 2: SILVER, 3: BRONZE}
MEDALS = {1: "gold", 2: "silver", 3: "bronze"}
WHOLE = 1000


@dataclass(frozen=True, slots=True)
class BoardRow:
    """One place of a leaderboard."""

    rank: int
    value: str
    """What is compared, in digits and the signs + - . / % only: "1523", "63%"."""
    length: int
    """How long the bar is, in thousandths of the longest."""
    own: bool = False
    """Whether it is the place of the one who asked."""


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """The places that one page shows."""

    rows: tuple[BoardRow, ...]
    """The best first; a place further down, such as one's own, follows after a gap."""

    def paint(self) -> Canvas:
        """A bar for each place, with its rank and its figure; one's own row stands out."""
        gaps = [after.rank > before.rank + 1 and after.own for before, after in pairwise(self.rows)]
        height = 2 * MARGIN + ROW * len(self.rows) + BETWEEN * max(len(gaps), 0) + BREAK * sum(gaps)
        canvas = Canvas.felt(WIDTH, height)
        y = MARGIN
        for row, gap in zip(self.rows, [False, *gaps], strict=True):
            if gap:
                for number in range(3):
                    canvas.fill(disc(10), MARGIN + 40 - 20 + 16 * number, y + BREAK // 2 - 8, STEEL, FELT)
                y += BREAK
            _row(canvas, row, y)
            y += ROW + BETWEEN
        return canvas


def _row(canvas: Canvas, row: BoardRow, y: int) -> None:
    width, ground = WIDTH - 2 * MARGIN, FELT_LIGHT if row.own else FELT_DEEP
    if row.own:
        canvas.fill(panel(width, ROW, 18), MARGIN, y, GOLD, FELT)
        canvas.fill(panel(width - 8, ROW - 8, 14), MARGIN + 4, y + 4, ground, GOLD)
    else:
        canvas.fill(panel(width, ROW, 18), MARGIN, y, ground, FELT)
    middle = y + ROW // 2
    if row.rank in MEDALS:
        canvas.centre(mark(MEDALS[row.rank], 56), MARGIN + 48, middle)
    else:
        rank = str(row.rank)
        canvas.centre(figures(rank, 44 if len(rank) < 3 else 30), MARGIN + 48, middle)
    length = max(28, LONGEST * row.length // WHOLE)
    metal = METALS.get(row.rank, colour(BLUE))
    canvas.fill(panel(length, 36, 14), BARS, middle - 18, INK, ground)
    canvas.fill(panel(length - 8, 28, 10), BARS + 4, middle - 14, metal, INK)
    value = figures(row.value, 44)
    canvas.lay(value, WIDTH - MARGIN - 20 - value.width, middle - 22)
