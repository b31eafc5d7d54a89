"""The signs that stand before words: emoji of the cards and colours.

The application has an emoji for each face, as far as Discord is known to have them; without them the colours' signs do.
Which there are is known once a process (`know`), as a process has one application.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import discord

from bot.art.emoji import emoji_name, emoji_stem, stem_of
from bot.rules.edition import Edition

COLOUR_SIGNS: dict[int | None, str] = {
    None: "🌈",
    **dict(enumerate(("🔺", "🔵", "🍀", "⭐", "🟪", "🌸", "🩵", "🔶"))),
}
"""An emoji a colour, in that colour, each of another shape, for those who cannot tell the colours apart:
triangle, circle, clover, star, square, flower, heart, diamond; and one for the cards that have none."""

_KNOWN: dict[str, str] = {}
"""How they are written, by name and by the stem that all drawings of a face share."""


def know(emojis: Iterable[discord.Emoji]) -> None:
    """Take these for all that there are."""
    forget()
    for emoji in emojis:
        _KNOWN[emoji.name] = _KNOWN[stem_of(emoji.name)] = str(emoji)


def forget() -> None:
    """Do without, until they are known again."""
    _KNOWN.clear()
    card_sign.cache_clear()


def drop(number: int) -> None:
    """Do without the emoji of this id, until it is known again."""
    for name in [name for name, written in _KNOWN.items() if written.endswith(f":{number}>")]:
        del _KNOWN[name]
    card_sign.cache_clear()


def face_emoji(edition: Edition, face: int) -> str | None:
    """Return the emoji of a face as it is written, in its newest drawing if there is that, or in an older one."""
    if not _KNOWN:
        return None
    return _KNOWN.get(emoji_name(edition, face)) or _KNOWN.get(emoji_stem(edition, face))


@cache
def card_sign(edition: Edition, face: int) -> str:
    """Return the emoji of a card, or its colour's."""
    return face_emoji(edition, face) or COLOUR_SIGNS[edition.faces[face].colour]
