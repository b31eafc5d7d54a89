"""What one screen is made from: a game as one seat may see it, or the channel, and the language."""

from __future__ import annotations

from functools import cached_property

from discord.utils import format_dt

from bot.art.face import Face, initials
from bot.rules.agenda import Option
from bot.rules.cards import Face as CardFace
from bot.rules.view import has_teams
from bot.screens.avatars import avatar_of
from bot.screens.codec import custom_id
from bot.screens.emoji import COLOUR_SIGNS, card_sign
from bot.screens.layout import ACCENTS
from bot.screens.names import safe_name
from bot.screens.words import card_words, colour_words
from bot.sessions.table import Table
from bot.text import Text

BADGES = ("1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣", "🔟")
"""The numbers of the seats, by which pictures call players without an initial of their own."""
INITIAL_A = ord("🇦")
TEAM_SIGNS = ("🔷", "🔶")
"""By the number of a team: it stands at its seats, in pictures too as a frame of this colour."""
BEFORE_COLOUR = ("colour", "lay", "target", "discard")
"""The questions that may be asked before the colour of a wild is named."""


class ScreenContext:
    """A game that was dealt, as one seat or the channel sees it; everything is worked out once."""

    def __init__(self, table: Table, text: Text, seat: int | None = None, *, marks_own: bool = False) -> None:
        self.table = table
        self.text = text
        self.seat = seat
        self.marks_own = marks_own
        """Whether pictures mark the seat as that of the user who sees them."""
        self.view = view = table.view(seat)
        self.edition = view.edition
        self.names = seat_names(table)
        self.prompt = prompt = view.prompt
        self.is_asked = prompt is not None and prompt.seat == seat
        self.number = 0 if prompt is None else prompt.number
        """The number of the open question; 0 where nothing is asked."""
        self.prefix = custom_id(table.id, self.number, "")
        """How the `custom_id` of all begins that is pressed while this question is open."""
        self.top: CardFace = view.edition.faces[view.top]
        self.accent = None if view.colour is None else ACCENTS[view.colour]
        """The frame's colour: the colour in force."""
        self.says_colour = self.top.colour is not None and not view.inert
        """Whether the colour in force is that of the card on top."""
        self.is_unnamed = not self.says_colour and prompt is not None and prompt.kind in BEFORE_COLOUR
        """Whether the wild on top has been played, but its colour is yet to be named."""
        self.options: dict[str, list[Option]] = {}
        """What the seat may answer or call, by verb."""
        for option in view.options:
            self.options.setdefault(option.verb, []).append(option)

    def signed(self, face: int) -> str:
        """Return a card in words, behind its emoji."""
        return f"{card_sign(self.edition, face)} {card_words(self.text, self.edition, face)}"

    def on_top(self) -> str:
        """Return the card on top, and the colour in force where the card does not say it."""
        card, colour = self.signed(self.view.top), self.view.colour
        if self.view.inert:
            card = self._laid(card)
        if not self.says_colour and colour is not None and not self.is_unnamed:
            named = f"{COLOUR_SIGNS[colour]} {colour_words(self.text, colour)}"
            return self.text("table-top-wild", card=card, colour=named)
        return self.text("table-top", card=card)

    def _laid(self, card: str) -> str:
        """Return the card on top, which was laid there, and what lies under it."""
        beneath = self.view.beneath
        if beneath is None:
            return self.text("table-top-laid", card=card, there="no", beneath="")
        under = card_words(self.text, self.edition, beneath)
        return self.text("table-top-laid", card=card, there="yes", beneath=under)

    def team_sign(self, seat: int) -> str:
        """Return the sign of this seat's team; nothing, where seats play for themselves."""
        return TEAM_SIGNS[self.view.teams[seat]] if has_teams(self.view) else ""

    @cached_property
    def faces(self) -> tuple[Face, ...]:
        """How pictures show the players, by seat."""
        return faces_at(self.table, self.seat if self.marks_own else None)

    def badge(self, seat: int) -> str:
        """Return what pictures show a player by: their initial, or the number of their seat."""
        initial = self.faces[seat].initial
        return chr(INITIAL_A + ord(initial) - ord("A")) if initial else BADGES[seat]

    def badged(self, seat: int, sign: str = "") -> str:
        """Return who sits there, behind their badge, the sign of their team, if there are teams, and another sign."""
        signs = "".join(filter(None, (self.team_sign(seat), sign)))
        return " ".join(filter(None, (self.badge(seat), signs, f"**{self.names[seat]}**")))

    @property
    def is_own_wild(self) -> bool:
        """Whether the colour is chosen for a wild of this seat's own, or to begin: not to draw until it comes (N8)."""
        recent = self.table.recent
        return not recent or recent[-1].seat in {None, self.seat}

    def deadline(self) -> str | None:
        """Return when the time to answer runs out: as a countdown that Discord keeps, in a slow game as a date."""
        deadline = self.table.deadline
        if deadline is None or self.prompt is None:
            return None
        return self.text("table-deadline", when=format_dt(deadline, "f" if self.table.options.is_slow else "R"))


def faces_at(table: Table, own: int | None = None) -> tuple[Face, ...]:
    """Return how pictures show the players, by seat; the `own` one is marked."""
    found = initials([seat.name for seat in table.seats])
    return tuple(
        [
            Face(number, initial, seat.level is not None, avatar_of(seat.user), number == own)
            for number, (seat, initial) in enumerate(zip(table.seats, found, strict=True))
        ]
    )


def seat_names(table: Table) -> tuple[str, ...]:
    """Return the names at the table, made harmless."""
    return tuple([safe_name(seat.name) for seat in table.seats])
