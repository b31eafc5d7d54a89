"""The sprites: every face, back, sign and mark, drawn beforehand, in the one shared palette.

Sheets are read when something on them is first asked for, and kept. All sprites are of mode P; index 0 is what is
not there.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache, wraps
from pathlib import Path
from threading import RLock
from typing import Any, TypeVar

from PIL import Image

from bot.art.palette import DIM, PALETTE, PAPER
from bot.rules.cards import COLOUR_NAMES
from bot.rules.edition import Edition

SPRITES = Path(__file__).resolve().parents[2] / "data" / "art" / "sprites"
COLUMNS = 10
"""How many sprites stand in a row of a sheet."""


class Size(Enum):
    """How large a card is: width, height, and the frame that reads best at it."""

    LARGE = (200, 300, "card")
    """The top card, a card alone."""
    MIDDLE = (120, 180, "card")
    """A hand."""
    SMALL = (60, 90, "small")
    """The cards of others, hands at a round's end."""
    EMOJI = (128, 128, "tile")
    """The application's emoji: square, readable at 22 pixels."""

    @property
    def width(self) -> int:
        """In pixels."""
        return self.value[0]

    @property
    def height(self) -> int:
        """In pixels."""
        return self.value[1]

    @property
    def frame(self) -> str:
        """The part that it is drawn in."""
        return self.value[2]


MARK_SIZES = (96, 56, 36, 24)
"""How wide and high marks, signs and badges are, in pixels."""
GLYPH_HEIGHTS = (72, 44, 30, 20)
"""How high digits are, in pixels."""
GLYPHS = "0123456789+-×/.:%"
"""What `figures` can write; "-" is the minus sign."""
FIGURES_KEPT = 1024
"""How many numbers are kept as sprites."""
SEATS = range(1, 11)


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture in the shared palette, and the mask to paste it with. Never changed: what is drawn on is a copy."""

    image: Image.Image
    mask: Image.Image

    @property
    def width(self) -> int:
        """In pixels."""
        return self.image.width

    @property
    def height(self) -> int:
        """In pixels."""
        return self.image.height

    def dimmed(self) -> Sprite:
        """The same, as what cannot be played looks."""
        return Sprite(self.image.point(DIM), self.mask)


_lock = RLock()
_T = TypeVar("_T")


def _once(read: Callable[..., _T]) -> Callable[..., _T]:
    """Cached, and read by one thread at a time."""
    kept = cache(read)

    @wraps(read)
    def reading(*what: object) -> _T:
        with _lock:
            return kept(*what)

    return reading


def card(edition: Edition, face: int, size: Size) -> Sprite:
    """A face, by its index in the edition's table."""
    return _cards(edition.key, size)[face]


def back(edition: Edition, side: int, size: Size) -> Sprite:
    """A card that is not shown; in a two-sided edition what stands for its other side."""
    return _cards(edition.key, size)[len(edition.faces) + side]


def sign(colour: int | None, size: int, side: Sequence[int] = ()) -> Sprite:
    """The sign of a colour, in that colour; for None that of the wild cards, in those of a side.

    `size` is one of MARK_SIZES.
    """
    return mark(sign_name(*side) if colour is None else sign_name(colour), size)


def sign_name(*colours: int) -> str:
    """What a sign is called among the marks; the wild cards' has all colours of a side."""
    return "-".join(["sign", *(COLOUR_NAMES[colour] for colour in colours)])


def seat(number: int, size: int) -> Sprite:
    """The badge of a seat, counted from 1."""
    return mark(f"seat-{number}", size)


def mark(name: str, size: int) -> Sprite:
    """Anything else by its name, which is that of its file in `data/art/marks`."""
    return _marks("marks", size)[name]


@_once
def scene(name: str) -> Sprite:
    """What a whole picture is drawn upon, by its name, or by an edition's key: its banner."""
    with Image.open(SPRITES / f"scene-{name}.png") as opened:
        image = opened.copy()
    return Sprite(image, _mask(image))


def figures(text: str, height: int, colour: int = PAPER) -> Sprite:
    """A number, with signs: `+12`, `3/6`. `height` is one of GLYPH_HEIGHTS, `colour` an index of the palette."""
    return _figures(text, height, colour)


@lru_cache(FIGURES_KEPT)
def _figures(text: str, height: int, colour: int) -> Sprite:
    glyphs = [_marks("glyphs", height)[character] for character in text]
    step = round(glyphs[0].width * 0.84)
    image = Image.new("P", (step * (len(glyphs) - 1) + glyphs[0].width, height))
    image.putpalette(PALETTE)
    for place, glyph in enumerate(glyphs):
        image.paste(glyph.image, (place * step, 0), glyph.mask)
    if colour != PAPER:
        image = image.point([colour if index == PAPER else index for index in range(256)])
    return Sprite(image, _mask(image))


@_once
def _cards(key: str, size: Size) -> list[Sprite]:
    images = list(_cut(f"{key}-{size.name.lower()}", size.width, size.height))
    mask = _mask(images[0])  # all cards of a size have the same outline
    return [Sprite(image, mask) for image in images]


@_once
def _marks(sheet: str, size: int) -> dict[str, Sprite]:
    names = manifest()[sheet]
    width = size if sheet == "marks" else glyph_width(size)
    images = _cut(f"{sheet}-{size}", width, size)
    return {name: Sprite(image, _mask(image)) for name, image in zip(names, images, strict=False)}


@_once
def manifest() -> dict[str, Any]:
    """What is on the sheets, and what they were drawn from."""
    kept: dict[str, Any] = json.loads((SPRITES / "manifest.json").read_text(encoding="utf-8"))
    return kept


def glyph_width(height: int) -> int:
    """How wide a digit of this height is, in pixels."""
    return round(height * 68 / 102)


def _cut(sheet: str, width: int, height: int) -> Iterator[Image.Image]:
    with Image.open(SPRITES / f"{sheet}.png") as opened:
        opened.load()
        for top in range(0, opened.height, height):
            for left in range(0, opened.width, width):
                yield opened.crop((left, top, left + width, top + height))


def _mask(image: Image.Image) -> Image.Image:
    return image.point([0] + [255] * 255, "1")
