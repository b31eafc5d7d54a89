"""The table, as the channel sees it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from bot.art.canvas import Box, Canvas
from bot.art.face import Face, puck
from bot.art.fan import GROUNDS, card_sprite, laid_on, spread
from bot.art.palette import FELT_DEEP, FELT_LIGHT, GOLD, INK, PAPER, SILVER, TRANSPARENT, colour, light
from bot.art.pictures import GONE, HIDDEN, Fate
from bot.art.shapes import crescent, disc, frame, frame_quarter, polygon, star
from bot.art.sprites import Size, Sprite, figures, mark, sign
from bot.rules.cards import BLUE, ORANGE, RED
from bot.rules.editions import EDITIONS
from bot.rules.state import LEFT

Uno = Literal["", "owes", "called"]

WIDTH = 920
MIDDLE = WIDTH // 2
RING = (488, 364)
"""How large the ring around the middle is."""
BEND = 150
THICK = 24
POD = (176, 124)
"""How large the place of a seat is."""
RADIUS = 22
FACE = 76
OUT = 6
"""How far a face stands out of its place, above and on the left."""
EDGE = 20
APART = 24
"""How far the seats above and below are from the ring."""
SEATS_AT = {1: (0,), 2: (-200, 200), 3: (-280, 0, 280), 4: (-336, -112, 112, 336)}
"""Where seats stand above or below the ring, by how many there are."""
MOST_BACKS = 12
PEEPS = 56
"""How much of the cards of a seat shows."""
ARROW = 64
LOW_SEATS = 4
"""How many seats a row of a low picture has at most."""
LOW_MIDDLE = (96, 124)
"""How large the ring around the top card is there."""
LOW_BEND, LOW_THICK = 30, 12
TEAMS = (light(BLUE), colour(ORANGE))
"""What frames the seats of a team."""
ASKS = {"dance": "spin", "lay": "cards", "discard": "cards", "more": "cards"}
"""What a seat is asked besides its turn and a colour, if there is a mark for it."""


@dataclass(frozen=True, slots=True)
class TableSeat:
    face: Face
    cards: int
    fate: Fate = "in"
    away: bool = False
    """Whether a computer stands in for the player."""
    uno: Uno = ""
    points: int | None = None
    """The total; None if no points are shown."""
    team: int | None = None
    """Which it belongs to; None if seats play for themselves."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """All that the channel may know of a running game."""

    edition: str
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
    """The seat whose answer is awaited."""
    asks: str | None = None
    """The kind of the open question."""
    due: int = 0
    """The sum of a running stack."""
    side: int = 0
    """The side in play of a two-sided deck."""
    back: int | None = None
    """What the top of the draw pile shows, if cards have two faces."""
    asleep: bool = False
    """Whether the game waits for a player to come back."""
    inert: bool = False
    """Whether the top was laid there, so that only the colour in force can be matched (A1)."""
    beneath: int | None = None
    """The face that it was laid on, if that is still there."""
    low: bool = False
    """Whether it leaves room for another picture: the top card small, and the seats in rows beside it."""

    @property
    def colours(self) -> tuple[int, ...]:
        """Those of the ring: the colour in force, or all of the side while none is named."""
        return self.side_colours if self.colour is None else (self.colour,)

    @property
    def side_colours(self) -> tuple[int, ...]:
        """What a wild card may name."""
        return EDITIONS[self.edition].sides[self.side].colours

    def paint(self) -> Canvas:
        """Draw the piles in the middle, the ring around them, and the seats around that, clockwise from the left."""
        if self.low:
            return _low(self)
        above, below = _rows(len(self.seats))
        beside = POD[1] + APART
        top = EDGE + beside * bool(above)
        canvas = Canvas.felt(WIDTH, top + RING[1] + beside * bool(below) + EDGE, GROUNDS[self.side])
        middle = top + RING[1] // 2
        _ring(canvas, self, middle)
        _piles(canvas, self, middle)
        if self.due:
            _due(canvas, self.due, middle)
        for number, (there, place) in enumerate(zip(self.seats, _around(above, below, middle), strict=True)):
            _seat(canvas, self, number, there, *place)
        if EDITIONS[self.edition].two_sided:
            _side(canvas, self.side)
        if self.asleep:
            canvas.centre(mark("away", 56), MIDDLE - 154, middle - 112)
        return canvas


# The middle


def _ring(canvas: Canvas, table: TablePicture, middle: int) -> None:
    """Draw the ring in its colours; four arrows on it show the direction."""
    width, height = RING
    left, top = MIDDLE - width // 2, middle - height // 2
    _coloured(canvas, table, (left, top, width, height), BEND, THICK, (3, 7))
    onward = table.direction == LEFT
    half = THICK // 2
    for x, y, ahead in (
        (MIDDLE, top + half, (1, 0)),
        (left + width - half, middle, (0, 1)),
        (MIDDLE, top + height - half, (-1, 0)),
        (left + half, middle, (0, -1)),
    ):
        _arrow(canvas, x, y, ahead if onward else (-ahead[0], -ahead[1]))


def _coloured(canvas: Canvas, table: TablePicture, box: Box, bend: int, thick: int, insets: tuple[int, int]) -> None:
    """Draw the frame of a box in the colour in force, or in all of them."""
    left, top, width, height = box
    canvas.fill(frame(width, height, bend, thick), left, top, INK, GROUNDS[table.side])
    for number, one in enumerate(table.colours):
        for inset, ink, under in zip(insets, (light(one), colour(one)), (INK, light(one)), strict=True):
            outline = (width - 2 * inset, height - 2 * inset, bend - inset, thick - 2 * inset)
            part = frame(*outline) if len(table.colours) == 1 else frame_quarter(*outline, number in {1, 2}, number > 1)
            canvas.fill(part, left + inset, top + inset, ink, under)


def _arrow(canvas: Canvas, x: int, y: int, ahead: tuple[int, int]) -> None:
    along, across = ahead
    for reach, ink, ground in ((30, INK, TRANSPARENT), (21, PAPER, INK)):
        shape = [(reach, 0), (-reach * 0.75, -reach), (-reach * 0.3, 0), (-reach * 0.75, reach)]
        turned = [(ARROW / 2 + along * a - across * b, ARROW / 2 + across * a + along * b) for a, b in shape]
        canvas.fill_centre(polygon(ARROW, ARROW, *turned), x, y, ink, ground)


def _piles(canvas: Canvas, table: TablePicture, middle: int) -> None:
    """Draw the draw pile, the card on top of the discards, and the sign of the colour in force."""
    large, small = Size.LARGE, Size.SMALL
    if table.inert:
        laid_on(canvas, table.edition, table.beneath, table.top, (MIDDLE, middle))
    else:
        canvas.centre(card_sprite(table.edition, table.top, large), MIDDLE, middle)
    aside = large.width // 2 + 58
    x, y = MIDDLE - aside - small.width // 2, middle - small.height // 2 - 16
    if table.pile:
        back = card_sprite(table.edition, HIDDEN if table.back is None else table.back, small, table.side)
        for behind in range(min(4, table.pile) - 1, -1, -1):
            canvas.paste(back, x - 3 * behind, y - 3 * behind)
    else:
        canvas.fill(frame(small.width, small.height, 10, 4), x, y, FELT_LIGHT, GROUNDS[table.side])
    canvas.centre(figures(str(table.pile), 44), x + small.width // 2, y + small.height + 30)
    canvas.fill_centre(disc(116), MIDDLE + aside, middle, FELT_DEEP, GROUNDS[table.side])
    canvas.centre(sign(table.colour, 96, table.side_colours), MIDDLE + aside, middle)


def _due(canvas: Canvas, due: int, middle: int) -> None:
    """Draw the sum of a running stack over the lower corner of the top card."""
    number = figures(f"+{due}", 44)
    across = number.width + 60
    x, y = MIDDLE + 104, middle + 116
    canvas.fill_centre(star(across, 12, 0.18), x, y, INK, TRANSPARENT)
    canvas.fill_centre(star(across - 14, 12, 0.18), x, y, colour(RED), INK)
    canvas.centre(number, x, y)


def _side(canvas: Canvas, side: int) -> None:
    """Draw a sun for the light side, a moon for the dark one."""
    ground, corner = GROUNDS[side], EDGE
    if side:
        canvas.fill(crescent(72), corner, corner, SILVER, ground)
    else:
        canvas.fill(star(80, 12, 0.28), corner - 4, corner - 4, GOLD, ground)
        canvas.fill(disc(48), corner + 12, corner + 12, ground, GOLD)
        canvas.fill(disc(38), corner + 17, corner + 17, GOLD, ground)


# The low one


def _low(table: TablePicture) -> Canvas:
    """Draw the top card in a small ring of the colour in force, and beside it the seats in order, row by row."""
    rows = -(-len(table.seats) // LOW_SEATS)
    step = POD[1] + APART
    canvas = Canvas.felt(WIDTH, rows * step - APART + 2 * EDGE, GROUNDS[table.side])
    width, height = LOW_MIDDLE
    middle = canvas.height // 2
    x = EDGE + width // 2
    _coloured(canvas, table, (EDGE, middle - height // 2, width, height), LOW_BEND, LOW_THICK, (2, 4))
    canvas.centre(card_sprite(table.edition, table.top, Size.SMALL), x, middle)
    canvas.centre(sign(table.colour, 36, table.side_colours), EDGE + 16, middle - height // 2 + 16)
    if table.due:
        canvas.centre(figures(f"+{table.due}", 30), x, middle + height // 2 - 12)
    if table.asleep:
        canvas.centre(mark("away", 36), EDGE + 16, middle + height // 2 - 16)
    _arrow(canvas, EDGE + width - 4, middle, (1 if table.direction == LEFT else -1, 0))
    columns = -(-len(table.seats) // rows)
    left = EDGE + width + 26
    across = (WIDTH - 8 - left) // columns
    for number, there in enumerate(table.seats):
        row, place = divmod(number, columns)
        _seat(canvas, table, number, there, left + place * across + across // 2, EDGE + row * step + POD[1] // 2)
    return canvas


# The seats


def _rows(seats: int) -> tuple[int, int]:
    """Return how many seats stand above and below the ring; two stand left and right of it."""
    return (seats - 1) // 2, (seats - 2) // 2


def _around(above: int, below: int, middle: int) -> Iterator[tuple[int, int]]:
    """Yield where the middle of each seat is."""
    aside = MIDDLE - EDGE // 2 - POD[0] // 2 - 6
    beyond = RING[1] // 2 + APART + POD[1] // 2
    yield MIDDLE - aside, middle
    for x in SEATS_AT[above] if above else ():
        yield MIDDLE + x, middle - beyond
    yield MIDDLE + aside, middle
    for x in SEATS_AT[below] if below else ():
        yield MIDDLE - x, middle + beyond


def _seat(canvas: Canvas, table: TablePicture, number: int, there: TableSeat, x: int, y: int) -> None:
    """Draw a seat: who sits there, how many cards they hold; golden if their answer is awaited."""
    width, height = POD
    left, top = x - width // 2, y - height // 2
    gone = there.fate != "in"
    ground = FELT_DEEP if gone else FELT_LIGHT
    if table.asked == number:
        box, radius, border = (left - 8, top - 8, width + 16, height + 16), RADIUS + 8, (GOLD, 8)
        canvas.panel(box, radius, ground, GROUNDS[table.side], border)
    else:
        canvas.panel((left, top, width, height), RADIUS, ground, GROUNDS[table.side])
    if there.team is not None:
        canvas.panel((left, top, width, height), RADIUS, ground, TRANSPARENT, (TEAMS[there.team], 8))
    if gone:
        canvas.centre(mark(GONE[there.fate], 56), x + 24, y)
    else:
        _cards(canvas, table, there, left, top)
    face = puck(there.face, FACE)
    canvas.paste(face.dimmed() if gone else face, left - OUT, top - OUT)
    if there.away:
        canvas.paste(mark("away", 36), left + FACE - OUT - 30, top + FACE - OUT - 30)
    if table.asked == number and table.asks == "colour":
        canvas.paste(sign(None, 36, table.side_colours), left + 76, top + 14)
    elif table.asked == number and table.asks in ASKS:
        canvas.paste(mark(ASKS[table.asks], 36), left + 76, top + 14)
    if there.points is not None:
        _points(canvas, there.points, x, top + height)


def _cards(canvas: Canvas, table: TablePicture, there: TableSeat, left: int, top: int) -> None:
    """Draw the hand from behind, and how many cards it has."""
    width, height = POD
    back = _peeping(card_sprite(table.edition, HIDDEN, Size.SMALL, table.side))
    places = spread(min(there.cards, MOST_BACKS), back.width, width - 24, -36)
    for place in places:
        canvas.paste(back, left + 12 + place, top + height - PEEPS)
    count = figures(str(there.cards), 44)
    right = left + width - (48 if there.uno else 12)
    canvas.paste(count, right - count.width, top + 10)
    if there.uno:
        canvas.centre(mark("uno" if there.uno == "owes" else "check", 56), left + width - 14, top + 20)


def _points(canvas: Canvas, points: int, x: int, y: int) -> None:
    number = figures(str(points), 30, GOLD)
    width = number.width + 24
    canvas.panel((x - width // 2, y - 22, width, 38), 19, INK, TRANSPARENT)
    canvas.centre(number, x, y - 3)


def _peeping(back: Sprite) -> Sprite:
    """Return the upper part of a card."""
    box = (0, 0, back.width, PEEPS)
    return Sprite(back.image.crop(box), back.mask.crop(box))
