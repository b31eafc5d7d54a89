"""Cards and colours in words, and the sign of each colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.rules.cards import COLOUR_NAMES, Symbol
from bot.rules.edition import Edition
from bot.screens.emoji import face_emoji
from bot.text import Text

COLOUR_SIGNS = ("🔺", "🔵", "🍀", "⭐", "🟪", "🌸", "🩵", "🔶")
"""An emoji a colour, in that colour, each of another shape, for those who cannot tell the colours apart:
triangle, circle, clover, star, square, flower, heart, diamond."""
WILD_SIGN = "🌈"


def colour_words(text: Text, colour: int) -> str:
    """A colour as it stands by itself: "Red"."""
    return text(f"colour-{COLOUR_NAMES[colour]}")


def colour_inside(text: Text, colour: int) -> str:
    """A colour in the middle of a sentence: "red"."""
    return text(f"colour-{COLOUR_NAMES[colour]}.inside")


def colour_sign(colour: int | None) -> str:
    """The emoji for a colour, or for the cards that have none; it differs from the others in shape as well."""
    return WILD_SIGN if colour is None else COLOUR_SIGNS[colour]


def card_sign(edition: Edition, face_index: int) -> str:
    """The emoji of a card, or its colour's."""
    return face_emoji(edition, face_index) or colour_sign(edition.faces[face_index].colour)


def symbol_words(text: Text, edition: Edition, symbol: Symbol) -> str:
    """What stands on a card besides its colour."""
    return symbol.name if symbol.number is not None else text(f"symbol-{symbol.name}", edition=edition.key)


def card_words(text: Text, edition: Edition, face_index: int) -> str:
    """The name of a card: "Red 7", "Wild Draw Four"."""
    face = edition.faces[face_index]
    symbol = symbol_words(text, edition, face.symbol)
    if face.colour is None:
        return symbol
    message = "card-action" if face.symbol.number is None else "card-number"
    return text(message, colour=colour_words(text, face.colour), symbol=symbol)


def card_short(text: Text, edition: Edition, face_index: int) -> str:
    """The name of a card behind its emoji, for texts."""
    return f"{card_sign(edition, face_index)} {card_words(text, edition, face_index)}"


def cards_words(text: Text, edition: Edition, faces: Iterable[int]) -> str:
    """Several cards in the order given, equal ones together: "Red 7 ×2 and Blue 2"."""
    counted = Counter(faces)
    names = {face: card_words(text, edition, face) for face in counted}
    return listed(
        text,
        [
            names[face] if count == 1 else text("card-many", card=names[face], count=count)
            for face, count in counted.items()
        ],
    )


def listed(text: Text, words: Sequence[str]) -> str:
    """Things in a row: "Ann, Ben and Cem"."""
    *others, last = words or (text("list-none"),)
    return text("list-last").join([text("list-between").join(others), last]) if others else last
