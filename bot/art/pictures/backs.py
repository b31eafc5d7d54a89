"""The backs of the other players' cards, which a player of a two-sided edition sees."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.face import Face, puck
from bot.art.fan import GAP, Fan, FanCard, ground_of
from bot.art.palette import FELT_LIGHT
from bot.art.sprites import Size, mark

WIDTH = 760
MARGIN = 16
RADIUS = 20
FACES = 92
ROW = 10


@dataclass(frozen=True, slots=True)
class BacksPicture:
    edition: str
    hands: tuple[tuple[Face, tuple[int, ...]], ...]
    """Players, and the inactive faces of their hands."""
    pile: int | None
    """The inactive face on top of the draw pile, if there is one."""

    def paint(self) -> Canvas:
        """Draw a row for each player with the backs of its cards, and one for the pile."""
        room = WIDTH - 2 * MARGIN - FACES - GAP
        rows = [(puck(face, 64), cards) for face, cards in self.hands]
        if self.pile is not None:
            rows.append((mark("cards", 56), (self.pile,)))
        fans = [
            Fan(self.edition, [FanCard(face) for face in cards], room, Size.SMALL, row=ROW, flush=True)
            for _, cards in rows
        ]
        heights = [fan.height + 24 for fan in fans]
        ground = ground_of(self.edition, [face for _, cards in rows for face in cards])
        canvas = Canvas.felt(WIDTH, sum(heights) + GAP * (len(fans) - 1) + 2 * MARGIN, ground)
        y = MARGIN
        for (badge, cards), fan, height in zip(rows, fans, heights, strict=True):
            canvas.panel((MARGIN, y, WIDTH - 2 * MARGIN, height), RADIUS, FELT_LIGHT, ground)
            canvas.centre(badge, MARGIN + 48, y + height // 2)
            if cards:
                fan.paste(canvas, MARGIN + FACES, y + 12)
            y += height + GAP
        return canvas
