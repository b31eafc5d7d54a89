"""A hand, which only its owner sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from bot.art.canvas import Canvas
from bot.art.fan import places, sprite
from bot.art.palette import FELT, GOLD, INK, TRANSPARENT
from bot.art.shapes import frame, panel
from bot.art.sprites import Size, figures

WIDTH = 760
MARGIN = 24
GAP = 12
FEW = 3
"""So many cards are shown large."""
A_ROW = 8
"""How many cards a row has, as long as there are not too many rows of them."""
A_LONG_ROW = 10
MANY_ROWS = 5
GROUPED_ABOVE = 24
"""In a hand of more cards than these, equal ones lie on one another, with their number."""
RISE = 22
"""How far a card that stands out is raised above the others."""
SHOWN_OF_ROW = 0.72
"""How much of a card is seen above the row below it."""
SHOWN_OF_MANY = 0.6
HALO = 5
"""How far the frame of a chosen card reaches out."""
BEHIND = 5
"""How far the card behind equal ones peeps out."""
COUNT = 30
"""How high the number of equal cards is."""


@dataclass(frozen=True, slots=True)
class HandPicture:
    """All cards of a hand."""

    edition: str
    """The edition's key."""
    cards: tuple[int, ...]
    """In the order in which they are shown."""
    dimmed: tuple[int, ...] = ()
    """The faces that may not be played now."""
    chosen: tuple[int, ...] = ()
    """Cards that stand out, each as often as it is named: those picked to be discarded."""

    def paint(self) -> Canvas:
        """Rows of cards, those that may be played raised above those that may not."""
        held = list(_held(self))
        size = Size.LARGE if len(held) <= FEW else Size.MIDDLE
        rows = list(_rows(held))
        step = round(size.height * (SHOWN_OF_ROW if len(rows) < MANY_ROWS - 1 else SHOWN_OF_MANY))
        rise = RISE if any(one.raised for one in held) else 0
        height = 2 * MARGIN + rise + size.height + step * (len(rows) - 1)
        canvas = Canvas.felt(WIDTH, height)
        for number, row in enumerate(rows):
            y = MARGIN + rise + number * step
            among = places(len(row), size.width, WIDTH - 2 * MARGIN, GAP)
            for one, place, after in zip(row, among, [*among[1:], among[-1] + size.width], strict=True):
                _lay(canvas, self.edition, one, size, MARGIN + place, y - RISE * one.raised)
                if one.count > 1:
                    _count(canvas, one.count, MARGIN + after, y - RISE * one.raised)
        return canvas


@dataclass(slots=True)
class _Held:
    """A card, or equal ones."""

    face: int
    count: int
    dimmed: bool
    raised: bool
    chosen: bool


def _held(picture: HandPicture) -> Iterator[_Held]:
    """The cards one by one, or equal ones together where there are many."""
    dimmed, chosen = set(picture.dimmed), Counter(picture.chosen)
    some_dimmed = any(face in dimmed for face in picture.cards)
    grouped = len(picture.cards) > GROUPED_ABOVE
    counts = Counter(picture.cards)
    for face in counts if grouped else picture.cards:
        standing_out = min(chosen[face], counts[face]) if grouped else min(chosen[face], 1)
        chosen[face] -= standing_out
        if standing_out:
            yield _Held(face, standing_out, False, True, True)
        rest = (counts[face] if grouped else 1) - standing_out
        if rest:
            dim = face in dimmed
            yield _Held(face, rest, dim, some_dimmed and not dim, False)


def _rows(held: list[_Held]) -> Iterator[list[_Held]]:
    """As many rows as it takes, about equally long."""
    rows = ceil(len(held) / A_ROW)
    if rows > MANY_ROWS:
        rows = max(MANY_ROWS, ceil(len(held) / A_LONG_ROW))
    rows = max(rows, 1)
    for row in range(rows):
        yield held[len(held) * row // rows : len(held) * (row + 1) // rows]


def _lay(canvas: Canvas, edition: str, held: _Held, size: Size, x: int, y: int) -> None:
    shown = sprite(edition, held.face, size)
    if held.dimmed:
        shown = shown.dimmed()
    if held.count > 1:
        canvas.lay(shown, x + BEHIND, y - BEHIND)
    canvas.lay(shown, x, y)
    if held.chosen:
        halo = frame(size.width + 2 * HALO, size.height + 2 * HALO, 18, 2 * HALO)
        canvas.fill(halo, x - HALO, y - HALO, GOLD, TRANSPARENT)


def _count(canvas: Canvas, count: int, right: int, y: int) -> None:
    """How many equal cards lie here, on the upper edge, where neither corner nor middle is hidden."""
    number = figures(f"×{count}", COUNT)
    width, height = number.width + 12, COUNT + 8
    canvas.fill(panel(width, height, height // 2), right - width - 2, y - height // 2, INK, TRANSPARENT)
    canvas.lay(number, right - width + 4, y - COUNT // 2)
