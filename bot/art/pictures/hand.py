"""A hand, which only its owner sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.fan import Fan, Laid, ground
from bot.art.sprites import Size

WIDTH = 760
MARGIN = 24
FEW = 3
"""How many cards are shown large."""
GROUPED_ABOVE = 24
"""In a hand of more cards than these, equal ones lie on one another, with their number."""


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
        laid = list(_laid(self))
        fan = Fan(self.edition, laid, WIDTH - 2 * MARGIN, Size.LARGE if len(laid) <= FEW else Size.MIDDLE)
        canvas = Canvas.felt(WIDTH, fan.height + 2 * MARGIN, ground(self.edition, self.cards))
        fan.lay(canvas, MARGIN, MARGIN)
        return canvas


def _laid(hand: HandPicture) -> Iterator[Laid]:
    """The cards one by one, or equal ones together where there are many."""
    dimmed, chosen = set(hand.dimmed), Counter(hand.chosen)
    some_dimmed = not dimmed.isdisjoint(hand.cards)
    grouped = len(hand.cards) > GROUPED_ABOVE
    piles = Counter(hand.cards).items() if grouped else [(face, 1) for face in hand.cards]
    for face, count in piles:
        picked = min(chosen[face], count)
        chosen[face] -= picked
        if picked:
            yield Laid(face, picked, raised=True, framed=True)
        if count > picked:
            dim = face in dimmed
            yield Laid(face, count - picked, dimmed=dim, raised=some_dimmed and not dim)
