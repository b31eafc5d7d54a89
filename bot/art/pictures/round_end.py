"""The end of a round: every hand, and what it is worth."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Box, Canvas
from bot.art.face import Face, puck
from bot.art.fan import GAP, Fan, FanCard, card_sprite, grouped
from bot.art.palette import FELT, FELT_DEEP, FELT_LIGHT, GOLD, PAPER, STEEL
from bot.art.pictures import GONE, Fate
from bot.art.shapes import star
from bot.art.sprites import Size, figures, mark

WIDTH = 900
MARGIN = 16
RADIUS = 20
FACES = 92
"""How much room a face takes."""
FIGURES = 150
"""How much room the points take."""
INNER = 8
"""How far cards stand from the edges of their row."""
ROW = 13
GROUPED_ABOVE = 13
BURST = 104
"""How far the star reaches behind the card that won."""


@dataclass(frozen=True, slots=True)
class RoundSeat:
    """A seat at the end of a round."""

    face: Face
    cards: tuple[int, ...]
    fate: Fate = "in"
    worth: int | None = None
    """What the hand is worth; None if no points are counted."""
    added: int = 0
    """What the round adds to the total."""
    total: int | None = None
    """The total after it; None if no points are counted."""
    last: int | None = None
    """The card that the round was won with."""


@dataclass(frozen=True, slots=True)
class RoundPicture:
    edition: str
    rows: tuple[RoundSeat, ...]
    """In the order in which they are shown."""
    winners: tuple[int, ...]
    """The seats that won it; none, if it was blocked."""

    def paint(self) -> Canvas:
        """Draw each seat: who sits there, their hand, what that is worth, and on the right the new total.

        Each has a row; without totals two share one, where that is lower.
        """
        counted = any(row.total is not None for row in self.rows)
        ways = [self._laid_out(columns, counted=counted) for columns in ((1,) if counted else (1, 2))]
        width, fans, heights = min(ways, key=lambda way: sum(way[2]))
        columns = -(-len(fans) // len(heights))
        canvas = Canvas.felt(WIDTH, sum(heights) + INNER * (len(heights) - 1) + 2 * MARGIN)
        for number, (row, fan) in enumerate(zip(self.rows, fans, strict=True)):
            line, column = divmod(number, columns)
            y = MARGIN + sum(heights[:line]) + INNER * line
            self._row(canvas, row, fan, (MARGIN + column * (width + INNER), y, width, heights[line]))
        return canvas

    def _laid_out(self, columns: int, *, counted: bool) -> tuple[int, list[Fan], list[int]]:
        """Return how wide the place of a seat is, the hands, and how high each row is."""
        width = (WIDTH - 2 * MARGIN - INNER * (columns - 1)) // columns
        room = width - FACES - GAP - FIGURES * counted
        hands = [[FanCard(*group) for group in grouped(row.cards, GROUPED_ABOVE // columns)] for row in self.rows]
        fans = [Fan(self.edition, hand, room, Size.SMALL, row=ROW // columns, flush=True) for hand in hands]
        starts = range(0, len(fans), columns)
        return width, fans, [max([fan.height for fan in fans[at : at + columns]]) + 2 * INNER for at in starts]

    def _row(self, canvas: Canvas, row: RoundSeat, fan: Fan, box: Box) -> None:
        x, y, width, height = box
        won, gone = row.face.seat in self.winners, row.fate != "in"
        middle = y + height // 2
        ground = FELT_DEEP if gone and not won else FELT_LIGHT
        canvas.panel(box, RADIUS, ground, FELT, (GOLD, 5) if won else None)
        face, left = puck(row.face, 60), x + FACES
        lift = 18 if row.worth else -10 * won
        canvas.centre(face.dimmed() if gone else face, x + 48, middle - lift)
        if won:
            canvas.centre(mark("crown", 56), x + 48, middle - lift - 36)
        if row.worth:
            canvas.centre(figures(str(row.worth), 30, STEEL), x + 48, middle + 30)
        if gone:
            canvas.centre(mark(GONE[row.fate], 56), left + 32, middle)
        elif row.cards:
            fan.paste(canvas, left, y + INNER)
        elif row.last is not None:
            last = card_sprite(self.edition, row.last, Size.SMALL)
            canvas.fill_centre(star(BURST, 14, 0.24), left + BURST // 2, middle, GOLD, ground)
            canvas.centre(last, left + BURST // 2, middle)
        if row.total is not None:
            right = x + width - 20
            total = figures(str(row.total), 44, GOLD if won else PAPER)
            canvas.paste(total, right - total.width, middle - (44 if row.added else 22))
            if row.added:
                added = figures(f"{row.added:+d}", 30)
                canvas.paste(added, right - added.width, middle + 8)
