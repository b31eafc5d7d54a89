"""The outcome of a challenge: all players see who was right, and those who are shown it the hand."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.face import Face, puck
from bot.art.fan import Fan, FanCard, card_sprite, ground_of
from bot.art.palette import FELT_DEEP
from bot.art.shapes import disc
from bot.art.sprites import Size, figures, mark, sign

WIDTH = 760
MARGIN = 24
MIDDLE = WIDTH // 2
ASIDE = 230
"""How far from the middle the two players stand."""
PLACE = 130
"""How high the place of a player is, where a hand stands below."""


@dataclass(frozen=True, slots=True)
class ChallengePicture:
    edition: str
    challenger: Face
    accused: Face
    guilty: bool
    """Whether it was a bluff, so that the accused draws."""
    top: int
    """The card that was challenged."""
    cards: tuple[int, ...] = ()
    """The rest of the accused's hand; empty for who is not shown it."""
    matching: tuple[int, ...] = ()
    """Those of them that could have been played instead, which makes it a bluff."""
    colour: int | None = None
    """The colour that was in force before, if it is shown."""
    draws: int = 0
    """How many cards the loser draws; 0 if that is not shown."""

    def paint(self) -> Canvas:
        """Draw the card between the two players, with who was right; below it the hand, with what made it a bluff."""
        size = Size.SMALL if self.cards else Size.MIDDLE
        matching = set(self.matching)
        is_known = self.colour is not None
        cards = [
            FanCard(face, 1, is_known and face not in matching, face in matching, face in matching)
            for face in self.cards
        ]
        fan = Fan(self.edition, cards, WIDTH - 2 * MARGIN, Size.MIDDLE)
        ground = ground_of(self.edition, (self.top,))
        hand = fan.height + MARGIN if self.cards else 0
        above = max(size.height, PLACE) + 2 * MARGIN
        canvas = Canvas.felt(WIDTH, above + hand, ground)
        middle = above // 2
        canvas.centre(card_sprite(self.edition, self.top, size), MIDDLE, middle)
        if self.colour is not None:
            x, y = MIDDLE + size.width // 2 + 20, middle + size.height // 2 - 20
            canvas.fill_centre(disc(72), x, y, FELT_DEEP, ground)
            canvas.centre(sign(self.colour, 56), x, y)
        canvas.centre(mark("right", 56), MIDDLE - 130, middle)
        for face, x, right in (
            (self.challenger, MIDDLE - ASIDE, self.guilty),
            (self.accused, MIDDLE + ASIDE, not self.guilty),
        ):
            canvas.centre(puck(face, 112), x, middle - 22)
            canvas.centre(mark("check" if right else "cross", 56), x + 46, middle + 24)
            if self.draws and not right:
                canvas.centre(figures(f"+{self.draws}", 44), x, middle + 66)
        if self.cards:
            fan.paste(canvas, MARGIN, above)
        return canvas
