"""A duel of two seats: a card each, or both hands."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Box, Canvas
from bot.art.fan import Fan, Laid, ground, sprite
from bot.art.palette import FELT_LIGHT, GOLD
from bot.art.sprites import Size, figures, mark, seat

WIDTH = 760
MARGIN = 24
MIDDLE = WIDTH // 2
ROUND = 24
EDGE = 16
WING = 320
"""How wide the place of a seat is where each shows a card."""
COLUMN = 100
"""How much room the badge of a seat takes beside its hand."""


@dataclass(frozen=True, slots=True)
class Duelist:
    """One side of a duel."""

    seat: int
    cards: tuple[int, ...]
    """What is shown to everybody: one card, a whole hand, or nothing where no number is held."""
    deciding: int | None
    """The face whose number was compared; None where no number is held."""


@dataclass(frozen=True, slots=True)
class DuelPicture:
    """Two compared their numbers."""

    edition: str
    """The edition's key."""
    top: int
    """The card that called for it."""
    one: Duelist
    """Who began."""
    other: Duelist
    winner: int
    """The seat that won."""
    draws: int = 0
    """How many cards the loser draws."""

    def paint(self) -> Canvas:
        """Both sides, with the cards whose numbers were compared, the winner's in gold."""
        if len(self.one.cards) <= 1 and len(self.other.cards) <= 1:
            return _cards(self)
        return _hands(self)


def _cards(duel: DuelPicture) -> Canvas:
    """A card each, side by side, and between them the card that called for the duel."""
    large = Size.LARGE
    lies_on = ground(duel.edition, (duel.top,))
    height = large.height + 2 * EDGE + 28
    canvas = Canvas.felt(WIDTH, height, lies_on)
    canvas.centre(sprite(duel.edition, duel.top, Size.SMALL), MIDDLE, height // 2)
    inner = MIDDLE - EDGE - WING // 2
    for duelist, towards in ((duel.one, -1), (duel.other, 1)):
        x = MIDDLE + towards * inner
        _ground(canvas, duel, duelist, (x - WING // 2, EDGE, WING, height - 2 * EDGE), lies_on)
        at = x - towards * 52
        if duelist.cards:
            canvas.centre(sprite(duel.edition, duelist.cards[0], large), at, height // 2)
        else:
            canvas.centre(mark("cross", 96), at, height // 2)
        _badge(canvas, duel, duelist, x + towards * 106, 88)
    return canvas


def _hands(duel: DuelPicture) -> Canvas:
    """Both hands, one above the other; whose began, with the card that called for the duel."""
    lies_on = ground(duel.edition, (duel.top,))
    room = WIDTH - 2 * MARGIN - COLUMN - 16
    fans = [
        Fan(duel.edition, [_laid(duelist, face) for face in duelist.cards], room, Size.MIDDLE, flush=True)
        for duelist in (duel.one, duel.other)
    ]
    heights = [fan.height + 36 for fan in fans]
    canvas = Canvas.felt(WIDTH, sum(heights) + 3 * EDGE, lies_on)
    y = EDGE
    for duelist, fan, height in zip((duel.one, duel.other), fans, heights, strict=True):
        _ground(canvas, duel, duelist, (EDGE, y, WIDTH - 2 * EDGE, height), lies_on)
        _badge(canvas, duel, duelist, MARGIN + COLUMN // 2, y + 50, 56)
        if duelist is duel.one:
            canvas.centre(sprite(duel.edition, duel.top, Size.SMALL), MARGIN + COLUMN // 2, y + 166)
        if duelist.cards:
            fan.lay(canvas, MARGIN + COLUMN + 8, y + 18)
        y += height + EDGE
    return canvas


def _laid(duelist: Duelist, face: int) -> Laid:
    decides = face == duelist.deciding
    return Laid(face, dimmed=not decides, raised=decides, framed=decides)


def _ground(canvas: Canvas, duel: DuelPicture, duelist: Duelist, box: Box, lies_on: int) -> None:
    """What a side lies on; the winner's has a golden edge."""
    if duelist.seat == duel.winner:
        canvas.edged(box, ROUND, FELT_LIGHT, lies_on, GOLD, 6)
    else:
        canvas.panel(box, ROUND, FELT_LIGHT, lies_on)


def _badge(canvas: Canvas, duel: DuelPicture, duelist: Duelist, x: int, y: int, size: int = 96) -> None:
    """A seat's number, with a crown, or with what the loser draws."""
    canvas.centre(seat(duelist.seat + 1, size), x, y)
    if duelist.seat == duel.winner:
        canvas.centre(mark("crown", 56), x, y - size // 2 - 4)
    elif duel.draws:
        canvas.centre(figures(f"+{duel.draws}", 44), x, y + size // 2 + 12)
