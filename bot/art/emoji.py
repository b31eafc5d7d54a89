"""The application's emoji, one for every face: its name and its picture.

A name begins with the face, because screen readers read it aloud: `red_7_classic_3fa2`. Its last four characters
change with the drawing, so that an outdated emoji is known by its name.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache

from bot.art.manifest import manifest
from bot.art.palette import TRANSPARENT
from bot.art.sprites import Size, card
from bot.rules.cards import COLOUR_NAMES
from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS

LONGEST_NAME = 32
DIGEST = 4
"""How many characters of a name tell one drawing of a face from another."""


def emoji_name(edition: Edition, face: int) -> str:
    """Return the name of a face's emoji."""
    return f"{emoji_stem(edition, face)}_{manifest()['emoji'][edition.key][face]}"


@cache
def emoji_stem(edition: Edition, face: int) -> str:
    """Return the name without what tells the drawing; the edition's key is cut to fit."""
    printed = edition.faces[face]
    words = printed.symbol.name if printed.colour is None else f"{COLOUR_NAMES[printed.colour]}_{printed.symbol.name}"
    room = LONGEST_NAME - len(words) - 1 - DIGEST - 1
    return f"{words.replace('-', '_')}_{edition.key.replace('-', '')[:room]}"


def stem_of(name: str) -> str:
    """Return the stem of a name, whichever drawing it stands for."""
    return name.rpartition("_")[0]


def emoji_png(edition: Edition, face: int) -> bytes:
    """Return the picture to upload."""
    file = io.BytesIO()
    card(edition, face, Size.EMOJI).image.save(file, "PNG", transparency=TRANSPARENT)
    return file.getvalue()


def every_emoji() -> Iterator[tuple[Edition, int]]:
    """Yield each edition with each of its faces."""
    for edition in EDITIONS.values():
        for face in edition.faces:
            yield edition, face.index
