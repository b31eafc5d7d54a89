"""Cards laid out in rows: side by side if there is room, else overlapping so that their corners are seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from bot.art.canvas import Canvas
from bot.art.palette import FELT, GOLD, INK, NIGHT_DEEP, TRANSPARENT
from bot.art.pictures import HIDDEN
from bot.art.shapes import frame
from bot.art.sprites import Size, Sprite, back, card, figures
from bot.rules.editions import EDITIONS

GAP = 12
ROW = 8
"""How many cards a row has, as long as there are not too many rows of them."""
LONG_ROW = 10
MANY_ROWS = 5
SHOWN_OF_ROW = 0.72
"""How much of a card is seen above the row below it."""
SHOWN_OF_MANY = 0.6
RISE = 24
"""How far a card that stands out is raised above the others."""
HALO = 5
"""How far the frame around a card reaches out."""
BEHIND = 5
"""How far the card behind equal ones peeps out."""
LAID = 16
"""How much of a card is seen below one that was laid on it."""
COUNT = 30
"""How high the number of equal cards is."""
GROUNDS = (FELT, NIGHT_DEEP)
"""What the cards of each side of a deck lie on."""


@dataclass(slots=True)
class FanCard:
    """A card, or several equal ones on one another."""

    face: int
    count: int = 1
    dimmed: bool = False
    raised: bool = False
    framed: bool = False


class Fan:
    """Rows of cards, about equally long, in a room of this width."""

    def __init__(
        self, edition: str, cards: Sequence[FanCard], room: int, size: Size, *, row: int = ROW, flush: bool = False
    ) -> None:
        self.edition = edition
        self.room = room
        self.size = size
        self.flush = flush
        """Whether the rows begin at the left of the room; else they stand in its middle."""
        self.lift = 28 if size is Size.SMALL else 14
        """How far above a card the number of equal ones begins: so far that it hides no digit."""
        self.rows = list(_rows(cards, row))
        self.rise = RISE if any(one.raised or one.count > 1 for one in cards) else 0
        shown = SHOWN_OF_ROW if len(self.rows) < MANY_ROWS - 1 else SHOWN_OF_MANY
        self.step = size.height + max(self.rise, GAP // 2) if size is Size.SMALL else round(size.height * shown)

    @property
    def height(self) -> int:
        return self.rise + self.size.height + self.step * (len(self.rows) - 1)

    def paste(self, canvas: Canvas, left: int, top: int) -> None:
        """Paste the cards with the upper left corner of their room here."""
        for number, row in enumerate(self.rows):
            places = spread(len(row), self.size.width, self.room)
            shift = left - places[0] if self.flush and places else left
            ends = [*places[1:], places[-1] + self.size.width] if places else []
            for one, place, end in zip(row, places, ends, strict=True):
                y = top + self.rise + number * self.step - RISE * one.raised
                self._paste_card(canvas, one, shift + place, y)
                if one.count > 1:
                    _paste_count(canvas, one.count, shift + end, y - self.lift)

    def _paste_card(self, canvas: Canvas, one: FanCard, x: int, y: int) -> None:
        sprite = card_sprite(self.edition, one.face, self.size)
        if one.dimmed:
            sprite = sprite.dimmed()
        if one.count > 1:
            canvas.paste(sprite, x + BEHIND, y - BEHIND)
        canvas.paste(sprite, x, y)
        if one.framed:
            halo = frame(sprite.width + 2 * HALO, sprite.height + 2 * HALO, 18, 2 * HALO)
            canvas.fill(halo, x - HALO, y - HALO, GOLD, TRANSPARENT)


def laid_on(canvas: Canvas, edition: str, beneath: int | None, top: int, middle: tuple[int, int]) -> None:
    """Paste a card that was laid on another one: smaller, so that the other, if still there, is seen around it."""
    x, y = middle
    card = card_sprite(edition, top, Size.MIDDLE)
    if beneath is not None:
        canvas.centre(card_sprite(edition, beneath, Size.LARGE), x, y)
        y += (Size.LARGE.height - card.height) // 2 - LAID
        canvas.panel(
            (x - card.width // 2 - HALO, y - card.height // 2 - HALO, card.width + 2 * HALO, card.height + 2 * HALO),
            16,
            INK,
            TRANSPARENT,
        )
    canvas.centre(card, x, y)


def card_sprite(edition: str, face: int, size: Size, side: int = 0) -> Sprite:
    """Return a card as it is seen: its face, or the back of a hidden one while this side is in play."""
    deck = EDITIONS[edition]
    if face != HIDDEN:
        return card(deck, face, size)
    return back(deck, 1 - side if deck.two_sided else side, size)


def ground_of(edition: str, faces: Iterable[int]) -> int:
    """Return the colour that these cards lie on."""
    deck = EDITIONS[edition]
    return next((GROUNDS[deck.faces[face].side] for face in faces if face != HIDDEN), FELT)


def grouped(cards: Sequence[int], most: int) -> list[tuple[int, int]]:
    """Return faces and counts: the cards one by one, or equal ones together if there are more than `most`."""
    return list(Counter(cards).items()) if len(cards) > most else [(face, 1) for face in cards]


def spread(count: int, width: int, room: int, gap: int = GAP) -> list[int]:
    """Return how far from the left of a room each of so many things lies; together they stand in its middle."""
    if count < 2:
        return [(room - width) // 2] * count
    step = min(width + gap, (room - width) / (count - 1))
    left = (room - width - step * (count - 1)) / 2
    return [round(left + step * place) for place in range(count)]


def _rows(cards: Sequence[FanCard], row: int) -> Iterator[Sequence[FanCard]]:
    rows = ceil(len(cards) / row)
    if rows > MANY_ROWS:
        rows = max(MANY_ROWS, ceil(len(cards) / max(LONG_ROW, row)))
    rows = max(rows, 1)
    for number in range(rows):
        yield cards[len(cards) * number // rows : len(cards) * (number + 1) // rows]


def _paste_count(canvas: Canvas, count: int, right: int, top: int) -> None:
    """How many equal cards lie here, on the upper edge, where neither corner nor middle is hidden."""
    number = figures(f"×{count}", COUNT)
    width, height = number.width + 12, COUNT + 6
    canvas.panel((right - width - 2, top, width, height), height // 2, INK, TRANSPARENT)
    canvas.paste(number, right - width + 4, top + 3)
