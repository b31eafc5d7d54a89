"""What one screen is made from: a game as somebody may see it, and the language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from discord.utils import format_dt

from bot.rules.cards import Face
from bot.rules.view import View
from bot.screens.codec import Press
from bot.screens.layout import ACCENTS
from bot.screens.names import safe_name
from bot.screens.words import card_short, card_words, colour_sign, colour_words
from bot.sessions import Facts
from bot.text import Text

BADGES = ("1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣", "🔟")
"""The numbers of the seats, by which pictures call them."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A game that was dealt, as one seat or the channel sees it."""

    session: Facts
    text: Text
    view: View
    names: tuple[str, ...]

    @classmethod
    def of(cls, session: Facts, text: Text, seat: int | None = None) -> Self:
        """The game as this seat may know it, or as the channel may."""
        return cls(session, text, session.view(seat), names_at(session))

    @property
    def number(self) -> int:
        """The number of the open question; 0 where nothing is asked."""
        return self.view.prompt.number if self.view.prompt is not None else 0

    @property
    def top(self) -> Face:
        """The face on top of the discard pile."""
        return self.view.edition.faces[self.view.top]

    @property
    def accent(self) -> int | None:
        """The frame's colour: the colour in force."""
        return None if self.view.colour is None else ACCENTS[self.view.colour]

    def press(self, what: str) -> Press:
        """Something that can be pressed here, while this question is open."""
        return Press(self.session.id, self.number, what)

    def card(self, face: int) -> str:
        """A card in words."""
        return card_words(self.text, self.view.edition, face)

    def signed(self, face: int) -> str:
        """A card in words, behind its emoji."""
        return card_short(self.text, self.view.edition, face)

    def on_top(self) -> str:
        """The card on top, and the colour in force where the card does not say it."""
        card, colour = self.signed(self.view.top), self.view.colour
        if self.top.colour is None and colour is not None and not self.is_unnamed:
            named = f"{colour_sign(colour)} {colour_words(self.text, colour)}"
            return self.text("table-top-wild", card=card, colour=named)
        return self.text("table-top", card=card)

    @property
    def is_unnamed(self) -> bool:
        """Whether the wild on top has been played, but its colour is yet to be named."""
        prompt = self.view.prompt
        return self.top.colour is None and prompt is not None and prompt.kind in {"colour", "lay", "target", "discard"}

    def badged(self, seat: int, *signs: str) -> str:
        """Who sits there, behind their number and other signs."""
        return " ".join([BADGES[seat], *filter(None, signs), f"**{self.names[seat]}**"])

    def deadline(self) -> str | None:
        """When the time to answer runs out, as a countdown that Discord keeps."""
        deadline = self.session.deadline
        if deadline is None or self.view.prompt is None:
            return None
        return self.text("table-deadline", when=format_dt(deadline, "R"))


def names_at(session: Facts) -> tuple[str, ...]:
    """The names of those seated, made harmless."""
    return tuple(safe_name(seat.name) for seat in session.seats)
