"""A hand as it is shown: what may be played first, then by colour and number, equal cards together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from bot.rules.agenda import Option
from bot.rules.cards import Face
from bot.rules.edition import Edition
from bot.rules.view import View
from bot.screens.words import card_words, colour_sign, colour_words
from bot.screens.words.cards import symbol_words
from bot.text import Text

CARD_VERBS = ("play", "lay")
"""The answers that are given by pressing a card."""


@dataclass(frozen=True, slots=True)
class Held:
    """Equal cards of a hand."""

    face: Face
    count: int
    option: Option | None
    """The answer that one of them would be now."""


def held(view: View) -> list[Held]:
    """The whole hand."""
    answers = {option.what: option for option in view.options if option.verb in CARD_VERBS}
    faces = view.edition.faces
    cards = [Held(faces[face], count, answers.get(face)) for face, count in sorted(Counter(view.hand).items())]
    return sorted(cards, key=lambda card: card.option is None)


def colour_lines(text: Text, edition: Edition, cards: Iterable[int]) -> list[str]:
    """All these cards, a line a colour: "Red: 3, 7 ×2, Skip" behind the colour's sign; those without a colour last."""
    groups: dict[int | None, list[str]] = {}
    for index, count in sorted(Counter(cards).items()):
        face = edition.faces[index]
        words = card_words(text, edition, index) if face.colour is None else symbol_words(text, edition, face.symbol)
        several = words if count == 1 else text("card-many", card=words, count=count)
        groups.setdefault(face.colour, []).append(several)
    return [_line(text, colour, text("list-between").join(group)) for colour, group in groups.items()]


def listed_by_colour(text: Text, edition: Edition, cards: Iterable[int]) -> str:
    """The same in one sentence, to be read aloud."""
    return text("picture-between").join(line.partition(" ")[2] for line in colour_lines(text, edition, cards))


def _line(text: Text, colour: int | None, cards: str) -> str:
    line = cards if colour is None else text("table-colour", colour=colour_words(text, colour), cards=cards)
    return f"{colour_sign(colour)} {line}"
