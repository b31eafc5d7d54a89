"""The winner's own picture: a trophy with their face, what they won, and the card that they won with."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.face import Face, puck
from bot.art.fan import card_sprite, ground_of
from bot.art.palette import GOLD, INK, TRANSPARENT, colour, deep, light
from bot.art.shapes import disc, frame, star
from bot.art.sprites import Size, figures, mark, sign
from bot.rules.cards import YELLOW
from bot.rules.editions import EDITIONS

WIDTH, HEIGHT = 760, 380
MIDDLE = HEIGHT // 2
BURST = 356
TROPHY_AT = 236
"""Where the middle of the trophy is, if something stands beside it."""
BESIDE_AT = 570
"""Where the middle of what stands beside it is."""
EDGE = 6
"""How thick outlines are."""
FRAME = 8
"""How far the frame around the card reaches out."""
CONFETTI = (
    (44, 56, 36),
    (40, 300, 56),
    (150, 346, 24),
    (400, 44, 36),
    (430, 330, 36),
    (470, 190, 24),
    (704, 60, 56),
    (716, 320, 36),
)
"""Where signs fly, and how large they are."""


@dataclass(frozen=True, slots=True)
class WinnerPicture:
    edition: str
    face: Face
    points: int = 0
    """What was won; 0 if no points are counted."""
    card: int | None = None
    """The face that was played last."""

    def paint(self) -> Canvas:
        """Draw the trophy in a burst; beside it the points, and below them the card."""
        edition = EDITIONS[self.edition]
        side = 0 if self.card is None else edition.faces[self.card].side
        colours = edition.sides[side].colours
        canvas = Canvas.felt(WIDTH, HEIGHT, ground_of(self.edition, () if self.card is None else (self.card,)))
        middle = TROPHY_AT if self.points or self.card is not None else WIDTH // 2
        for number, (x, y, size) in enumerate(CONFETTI):
            if abs(x - middle) > BURST // 2 or y > MIDDLE:
                canvas.centre(sign(colours[number % len(colours)], size), x, y)
        ray = None if self.card is None else edition.faces[self.card].colour
        ray = colours[self.face.seat % len(colours)] if ray is None else ray
        for across, ink in ((BURST, INK), (BURST - 16, colour(ray)), (BURST - 72, light(ray))):
            canvas.fill_centre(star(across, 18, 0.16), middle, MIDDLE, ink, TRANSPARENT)
        _trophy(canvas, self.face, middle)
        at = MIDDLE
        if self.points and self.card is not None:
            at = HEIGHT - 28 - Size.MIDDLE.height // 2
            canvas.centre(figures(f"+{self.points}", 72, GOLD), BESIDE_AT, 76)
        elif self.points:
            canvas.centre(figures(f"+{self.points}", 72, GOLD), BESIDE_AT, MIDDLE)
        if self.card is not None:
            card = card_sprite(self.edition, self.card, Size.MIDDLE)
            width, height = card.width + 2 * FRAME, card.height + 2 * FRAME
            canvas.panel((BESIDE_AT - width // 2, at - height // 2, width, height), 18, GOLD, TRANSPARENT)
            canvas.centre(card, BESIDE_AT, at)
        return canvas


def _trophy(canvas: Canvas, face: Face, x: int) -> None:
    """Draw a cup with two handles on a foot, the winner's face on it, and a crown above."""
    rim = MIDDLE - 62
    shade = deep(YELLOW)
    for out, ink in ((EDGE, INK), (0, shade)):  # handles, stem and foot, each with its outline behind it
        for handle in (x - 78, x + 78):
            canvas.fill_centre(frame(64 + 2 * out, 76 + 2 * out, 32 + out, 16 + 2 * out), handle, rim + 46, ink, INK)
        canvas.panel((x - 16 - out, rim + 130, 32 + 2 * out, 56), 8, ink, INK)
        canvas.panel((x - 62 - out, rim + 172 - out, 124 + 2 * out, 30 + 2 * out), 10 + out, ink, INK)
    for out, ink in ((EDGE, INK), (0, GOLD)):  # the cup: straight above, round below
        canvas.fill_centre(disc(156 + 2 * out), x, rim + 70, ink, INK)
        canvas.rectangle(x - 78 - out, rim - out, 156 + 2 * out, 70 + out, ink)
    canvas.panel((x - 90, rim - 12, 180, 24), 12, GOLD, INK, (INK, 4))
    canvas.centre(puck(face, 104), x, rim + 66)
    canvas.centre(mark("crown", 96), x, rim - 52)
