"""The leaderboard's top as bars; the names stand beside it as text."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.medals import MEDALS, METALS
from bot.art.palette import FELT, FELT_DEEP, FELT_LIGHT, GOLD, INK, STEEL, colour
from bot.art.shapes import disc
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
WHOLE = 1000


@dataclass(frozen=True, slots=True)
class BoardRow:
    """One place of a leaderboard."""

    rank: int | None
    """None: not ranked, for want of games."""
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
    """One or more, the best first; last may stand one's own, from further down."""

    def paint(self) -> Canvas:
        """A bar for each place, with its rank and its figure; one's own row stands out."""
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
        """Whether the last place is one further down; with shared places, a rank may be less than one counts."""
        first, last = self.rows[0], self.rows[-1]
        if not last.own or first.rank is None:
            return False
        return last.rank is None or last.rank >= first.rank + len(self.rows)


def _row(canvas: Canvas, row: BoardRow, y: int) -> None:
    width, ground = WIDTH - 2 * MARGIN, FELT_LIGHT if row.own else FELT_DEEP
    if row.own:
        canvas.edged((MARGIN, y, width, ROW), 18, ground, FELT, GOLD, 4)
    else:
        canvas.panel((MARGIN, y, width, ROW), 18, ground, FELT)
    middle = y + ROW // 2
    if row.rank is not None and row.rank in MEDALS:
        canvas.centre(mark(MEDALS[row.rank], 56), MARGIN + 48, middle)
    else:
        rank = "-" if row.rank is None else str(row.rank)
        canvas.centre(figures(rank, 44 if len(rank) < 3 else 30), MARGIN + 48, middle)
    length = max(28, LONGEST * row.length // WHOLE)
    metal = colour(BLUE) if row.rank is None else METALS.get(row.rank, colour(BLUE))
    canvas.edged((BARS, middle - 18, length, 36), 14, metal, ground, INK, 4)
    value = figures(row.value, 44)
    canvas.lay(value, WIDTH - MARGIN - 20 - value.width, middle - 22)
