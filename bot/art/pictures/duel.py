"""A duel of two players: a card each, or both hands."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Box, Canvas
from bot.art.face import Face, puck
from bot.art.fan import Fan, FanCard, card_sprite, ground_of
from bot.art.palette import FELT_LIGHT, GOLD
from bot.art.sprites import Size, figures, mark

WIDTH = 760
MARGIN = 24
MIDDLE = WIDTH // 2
RADIUS = 24
EDGE = 16
WING = 320
"""How wide the place of a player is if each shows a card."""
COLUMN = 100
"""How much room a player takes beside their hand."""


@dataclass(frozen=True, slots=True)
class Duelist:
    """One side of a duel."""

    face: Face
    cards: tuple[int, ...]
    """What all see: one card, a whole hand, or nothing if no number is held."""
    deciding: int | None
    """The face whose number was compared; None if no number is held."""


@dataclass(frozen=True, slots=True)
class DuelPicture:
    edition: str
    top: int
    """The card that called for it."""
    one: Duelist
    """That who began."""
    other: Duelist
    began_wins: bool
    draws: int = 0
    """How many cards the loser draws."""

    @property
    def winner(self) -> Duelist:
        """The side that won."""
        return self.one if self.began_wins else self.other

    def paint(self) -> Canvas:
        """Draw both sides, with the cards whose numbers were compared, the winner's in gold."""
        if len(self.one.cards) <= 1 and len(self.other.cards) <= 1:
            return _cards(self)
        return _hands(self)


def _cards(duel: DuelPicture) -> Canvas:
    """Draw a card each, side by side, and between them the card that called for the duel."""
    large = Size.LARGE
    ground = ground_of(duel.edition, (duel.top,))
    height = large.height + 2 * EDGE + 28
    canvas = Canvas.felt(WIDTH, height, ground)
    canvas.centre(card_sprite(duel.edition, duel.top, Size.SMALL), MIDDLE, height // 2)
    inner = MIDDLE - EDGE - WING // 2
    for duelist, towards in ((duel.one, -1), (duel.other, 1)):
        x = MIDDLE + towards * inner
        _panel(canvas, duel, duelist, (x - WING // 2, EDGE, WING, height - 2 * EDGE), ground)
        at = x - towards * 52
        if duelist.cards:
            canvas.centre(card_sprite(duel.edition, duelist.cards[0], large), at, height // 2)
        else:
            canvas.centre(mark("cross", 96), at, height // 2)
        _badge(canvas, duel, duelist, x + towards * 106, 88)
    return canvas


def _hands(duel: DuelPicture) -> Canvas:
    """Draw both hands, one above the other, the first with the card that called for the duel."""
    ground = ground_of(duel.edition, (duel.top,))
    room = WIDTH - 2 * MARGIN - COLUMN - 16
    fans = [
        Fan(duel.edition, [_fan_card(duelist, face) for face in duelist.cards], room, Size.MIDDLE, flush=True)
        for duelist in (duel.one, duel.other)
    ]
    heights = [fan.height + 36 for fan in fans]
    canvas = Canvas.felt(WIDTH, sum(heights) + 3 * EDGE, ground)
    y = EDGE
    for duelist, fan, height in zip((duel.one, duel.other), fans, heights, strict=True):
        _panel(canvas, duel, duelist, (EDGE, y, WIDTH - 2 * EDGE, height), ground)
        _badge(canvas, duel, duelist, MARGIN + COLUMN // 2, y + 54, 72)
        if duelist is duel.one:
            canvas.centre(card_sprite(duel.edition, duel.top, Size.SMALL), MARGIN + COLUMN // 2, y + 166)
        if duelist.cards:
            fan.paste(canvas, MARGIN + COLUMN + 8, y + 18)
        y += height + EDGE
    return canvas


def _fan_card(duelist: Duelist, face: int) -> FanCard:
    decides = face == duelist.deciding
    return FanCard(face, dimmed=not decides, raised=decides, framed=decides)


def _panel(canvas: Canvas, duel: DuelPicture, duelist: Duelist, box: Box, ground: int) -> None:
    canvas.panel(box, RADIUS, FELT_LIGHT, ground, (GOLD, 6) if duel.winner is duelist else None)


def _badge(canvas: Canvas, duel: DuelPicture, duelist: Duelist, x: int, y: int, size: int = 96) -> None:
    """Draw a player, with a crown or with what the loser draws."""
    canvas.centre(puck(duelist.face, size), x, y)
    if duel.winner is duelist:
        canvas.centre(mark("crown", 56), x, y - size // 2 - 4)
    elif duel.draws:
        canvas.centre(figures(f"+{duel.draws}", 44), x, y + size // 2 + 18)
