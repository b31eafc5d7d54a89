"""The table, as the channel sees it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Literal

from bot.art.canvas import Canvas
from bot.art.fan import lay_row, sprite
from bot.art.palette import FELT, FELT_DEEP, FELT_LIGHT, GOLD, INK, PAPER, TRANSPARENT, colour
from bot.art.pictures import HIDDEN, Standing
from bot.art.shapes import band, disc, frame, panel, polygon, star
from bot.art.sprites import Size, figures, mark, seat, sign
from bot.rules.cards import RED
from bot.rules.editions import EDITIONS

Uno = Literal["", "owes", "called"]

WIDTH = 900
MIDDLE = WIDTH // 2
TALL, FLAT = 680, 420
"""How high the picture is; two sit left and right of the middle, and need less."""
REACH = (362, 268)
"""How far from the middle the seats sit."""
RING = (244, 182)
"""How far from the middle the ring reaches."""
THICK = 18
POD = (164, 120)
"""How large the place of a seat is."""
ROUND = 20
LEFT = 1


@dataclass(frozen=True, slots=True)
class TableSeat:
    """What is seen of one seat."""

    cards: int
    standing: Standing = "in"
    computer: bool = False
    away: bool = False
    """Whether a computer stands in for the person who sits there."""
    uno: Uno = ""
    points: int | None = None
    """The total; None where no points are shown."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """All that everybody may know of a running game."""

    edition: str
    """The edition's key."""
    seats: tuple[TableSeat, ...]
    top: int
    """The face on top of the discards."""
    colour: int | None
    """The colour in force; None while it is yet to be named."""
    direction: int
    """1: to the left, to the next higher seat; -1: to the right."""
    pile: int
    """How many cards the draw pile has."""
    asked: int | None = None
    """Whose answer is awaited."""
    asks: str | None = None
    """The kind of the open question."""
    due: int = 0
    """The sum of a running stack."""
    side: int = 0
    """The side in play of a two-sided deck."""
    back: int | None = None
    """What the top of the draw pile shows, where cards have two faces."""
    asleep: bool = False
    """Whether the game waits for somebody to come back."""

    def paint(self) -> Canvas:
        """The piles in the middle, the ring around them, and the seats around that, clockwise from the left."""
        height = FLAT if len(self.seats) == 2 else TALL
        canvas = Canvas.felt(WIDTH, height)
        middle = height // 2
        _ring(canvas, self, middle)
        _piles(canvas, self, middle)
        for number, (there, (x, y)) in enumerate(zip(self.seats, _around(len(self.seats), middle), strict=True)):
            _seat(canvas, self, number, there, x, y)
        return canvas


def _around(seats: int, middle: int) -> Iterator[tuple[int, int]]:
    """Where the middle of each seat is."""
    for number in range(seats):
        angle = pi + 2 * pi * number / seats
        yield round(MIDDLE + REACH[0] * cos(angle)), round(middle + REACH[1] * sin(angle))


def _ring(canvas: Canvas, table: TablePicture, middle: int) -> None:
    """The ring in the colour in force, in all colours while none is named, with the direction in four arrows."""
    across, high = RING
    left, top = MIDDLE - across, middle - high
    colours = EDITIONS[table.edition].sides[table.side].colours if table.colour is None else (table.colour,)
    rim = band(2 * across + 8, 2 * high + 8, THICK + 8)
    canvas.fill(rim, left - 4, top - 4, INK, FELT)
    part = 360 // len(colours)
    for number, one in enumerate(colours):
        first = 45 + part * number
        canvas.fill(band(2 * across, 2 * high, THICK, first, first + part), left, top, colour(one), INK)
    for number in range(4):
        angle = pi / 4 + number * pi / 2
        one = colours[number % len(colours)]
        x, y = (across - THICK / 2) * cos(angle), (high - THICK / 2) * sin(angle)
        ahead = angle + pi / 2 * table.direction
        _arrow(canvas, round(MIDDLE + x), round(middle + y), (across * cos(ahead), high * sin(ahead)))


ARROW = 60


def _arrow(canvas: Canvas, x: int, y: int, ahead: tuple[float, float]) -> None:
    """A chevron on the ring, pointing ahead."""
    length = (ahead[0] ** 2 + ahead[1] ** 2) ** 0.5
    ux, uy = ahead[0] / length, ahead[1] / length
    half = ARROW / 2
    for reach, ink, ground in ((26, INK, TRANSPARENT), (19, PAPER, INK)):
        points = [(reach, 0), (-reach * 0.6, -reach * 0.95), (-reach * 0.15, 0), (-reach * 0.6, reach * 0.95)]
        turned = [(round(half + ux * a - uy * b, 1), round(half + uy * a + ux * b, 1)) for a, b in points]
        canvas.fill(polygon(ARROW, ARROW, *turned), x - ARROW // 2, y - ARROW // 2, ink, ground)


def _piles(canvas: Canvas, table: TablePicture, middle: int) -> None:
    """The draw pile, the card on top of the discards, the sign of the colour, what is due."""
    size = Size.LARGE
    canvas.centre(sprite(table.edition, table.top, size), MIDDLE, middle)
    pile = Size.SMALL
    x = MIDDLE - size.width // 2 - 20 - pile.width
    y = middle - pile.height // 2 - 12
    if table.pile:
        shown = sprite(table.edition, HIDDEN if table.back is None else table.back, pile, table.side)
        for behind in range(min(3, table.pile) - 1, -1, -1):
            canvas.lay(shown, x - 4 * behind, y - 4 * behind)
    else:
        canvas.fill(frame(pile.width, pile.height, 10, 4), x, y, FELT_LIGHT, FELT)
    number = figures(str(table.pile), 30)
    canvas.centre(number, x + pile.width // 2, y + pile.height + 24)
    x = MIDDLE + size.width // 2 + 50
    canvas.fill(disc(92), x - 46, middle - 46, FELT_DEEP, FELT)
    canvas.centre(sign(table.colour, 56), x, middle)
    if table.due:
        number = figures(f"+{table.due}", 44)
        across = number.width + 56
        y = middle + size.height // 2 - 34
        canvas.fill(star(across, 12, 0.18), MIDDLE + 96 - across // 2, y - across // 2, INK, TRANSPARENT)
        canvas.fill(star(across - 12, 12, 0.18), MIDDLE + 102 - across // 2, y + 6 - across // 2, colour(RED), INK)
        canvas.centre(number, MIDDLE + 96, y)


def _seat(canvas: Canvas, table: TablePicture, number: int, there: TableSeat, x: int, y: int) -> None:
    width, height = POD
    left, top = x - width // 2, y - height // 2
    asked = table.asked == number
    gone = there.standing != "in"
    ground = FELT_DEEP if gone else FELT_LIGHT
    if asked:
        canvas.fill(panel(width + 16, height + 16, ROUND + 8), left - 8, top - 8, GOLD, FELT)
        canvas.fill(panel(width, height, ROUND), left, top, ground, GOLD)
    else:
        canvas.fill(panel(width, height, ROUND), left, top, ground, FELT)
    badge = seat(number + 1, 56)
    canvas.lay(badge.dimmed() if gone else badge, left + 6, top + 6)
    if there.computer or there.away:
        canvas.lay(mark("away" if there.away else "computer", 36), left + width - 44, top + 8)
    if gone:
        canvas.lay(mark("out", 56), left + width // 2, top + height - 60)
        return
    cards = [sprite(table.edition, HIDDEN, Size.SMALL, table.side)] * min(there.cards, 8)
    count = figures(str(there.cards), 44)
    canvas.lay(count, left + width - count.width - 10, top + height - 54)
    if there.uno:
        canvas.centre(mark("uno", 56), left + width - 8, top + 12)
