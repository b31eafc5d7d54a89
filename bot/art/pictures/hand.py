"""A hand, which only its player sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.fan import RISE, Fan, FanCard, ground_of, grouped
from bot.art.sprites import Size

WIDTH = 760
MARGIN = 24
GROUPED_ABOVE = 24
"""In a larger hand equal cards lie on one another, with their number."""


@dataclass(frozen=True, slots=True)
class HandPicture:
    edition: str
    cards: tuple[int, ...]
    """In the order in which they are shown."""
    dimmed: tuple[int, ...] = ()
    """The faces that may not be played now."""
    chosen: tuple[int, ...] = ()
    """Those picked to be discarded, each as often as it was picked."""

    def paint(self) -> Canvas:
        """Draw rows of cards, those that may be played raised above those that may not.

        As many rows are equally high whatever is raised: a page does not jump where one hand takes another's place.
        """
        fan = Fan(self.edition, list(_fan_cards(self)), WIDTH - 2 * MARGIN, Size.MIDDLE)
        top = MARGIN + RISE - fan.rise
        canvas = Canvas.felt(WIDTH, top + fan.height + MARGIN, ground_of(self.edition, self.cards))
        fan.paste(canvas, MARGIN, top)
        return canvas


def _fan_cards(hand: HandPicture) -> Iterator[FanCard]:
    dimmed, chosen = set(hand.dimmed), Counter(hand.chosen)
    some_dimmed = not dimmed.isdisjoint(hand.cards)
    for face, count in grouped(hand.cards, GROUPED_ABOVE):
        picked = min(chosen[face], count)
        chosen[face] -= picked
        if picked:
            yield FanCard(face, picked, raised=True, framed=True)
        if count > picked:
            dim = face in dimmed
            yield FanCard(face, count - picked, dimmed=dim, raised=some_dimmed and not dim)
