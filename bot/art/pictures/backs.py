"""The backs of the others' cards, which a seat at a table of two-sided cards sees."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.fan import GAP, Fan, Laid, ground
from bot.art.palette import FELT_LIGHT
from bot.art.sprites import Size, mark, seat

WIDTH = 760
MARGIN = 16
ROUND = 20
BADGES = 92
A_ROW = 10


@dataclass(frozen=True, slots=True)
class BacksPicture:
    """What the others' hands and the draw pile show of their inactive side."""

    edition: str
    """The edition's key."""
    hands: tuple[tuple[int, tuple[int, ...]], ...]
    """Seats, and the inactive faces of their hands."""
    pile: int | None
    """The inactive face of the top of the draw pile."""

    def paint(self) -> Canvas:
        """A row for each seat with the backs of its cards, and one for the pile."""
        room = WIDTH - 2 * MARGIN - BADGES - GAP
        rows = [(seat(number + 1, 56), cards) for number, cards in self.hands]
        if self.pile is not None:
            rows.append((mark("cards", 56), (self.pile,)))
        fans = [
            Fan(self.edition, [Laid(face) for face in cards], room, Size.SMALL, a_row=A_ROW, flush=True)
            for _, cards in rows
        ]
        heights = [fan.height + 24 for fan in fans]
        lies_on = ground(self.edition, [face for _, cards in rows for face in cards])
        canvas = Canvas.felt(WIDTH, sum(heights) + GAP * (len(fans) - 1) + 2 * MARGIN, lies_on)
        y = MARGIN
        for (badge, cards), fan, height in zip(rows, fans, heights, strict=True):
            canvas.panel((MARGIN, y, WIDTH - 2 * MARGIN, height), ROUND, FELT_LIGHT, lies_on)
            canvas.centre(badge, MARGIN + 48, y + height // 2)
            if cards:
                fan.lay(canvas, MARGIN + BADGES, y + 12)
            y += height + GAP
        return canvas
