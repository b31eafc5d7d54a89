"""The sprites: every face, back, sign, mark and digit, drawn beforehand by `bot.art.build` in the one shared palette.

A sheet is read when something on it is first asked for, and kept. Pillow is imported no sooner, here, in `canvas` and
in `shapes`: the bot only describes pictures, and another process draws them. All sprites are of mode P; index 0 is
transparent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache, wraps
from threading import RLock
from typing import TYPE_CHECKING, TypeVar

from bot.art.manifest import manifest
from bot.art.palette import DIM, PALETTE, PAPER
from bot.assets import SPRITES_FOLDER
from bot.rules.cards import COLOUR_NAMES
from bot.rules.edition import Edition

if TYPE_CHECKING:
    from PIL.Image import Image

COLUMNS = 10
"""How many sprites stand in a row of a sheet."""


class Size(Enum):
    """How large a card is: width and height in pixels, and the frame that reads best at that size."""

    LARGE = (200, 300, "card")
    """The top card, a card alone."""
    MIDDLE = (120, 180, "card")
    """A hand."""
    SMALL = (60, 90, "small")
    """The cards of others, hands at a round's end."""
    EMOJI = (128, 128, "tile")
    """The application's emoji: square, readable at 22 pixels."""

    def __init__(self, width: int, height: int, frame: str) -> None:
        self.width = width
        self.height = height
        self.frame = frame


MARK_SIZES = (96, 56, 36, 24)
"""How wide and high marks, signs and badges are, in pixels."""
GLYPH_HEIGHTS = (72, 44, 30, 20)
"""How high digits are, in pixels."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
GLYPHS = f"0123456789+-×/.:%{LETTERS}"
"""What `figures` can write; "-" is the minus sign."""
FIGURES_KEPT = 1024
"""How many numbers are kept as sprites."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """An image in the shared palette, and the mask to paste it with. It is shared, and so never drawn on."""

    image: Image
    mask: Image

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height

    def dimmed(self) -> Sprite:
        """Return the sprite as it looks when it cannot be played."""
        return Sprite(self.image.point(DIM), self.mask)


_lock = RLock()
_T = TypeVar("_T")


def _once(read: Callable[..., _T]) -> Callable[..., _T]:
    """Cache what is read, which one thread does at a time."""
    kept = cache(read)

    @wraps(read)
    def reading(*what: object) -> _T:
        with _lock:
            return kept(*what)

    return reading


def card(edition: Edition, face: int, size: Size) -> Sprite:
    """Return a face by its index."""
    return _cards(edition.key, size)[face]


def back(edition: Edition, side: int, size: Size) -> Sprite:
    """Return the back of a card; in a two-sided edition what stands for this side of it."""
    return _cards(edition.key, size)[len(edition.faces) + side]


def sign(colour: int | None, size: int, side: Sequence[int] = ()) -> Sprite:
    """Return the sign of a colour, or for None that of the wild cards in the colours of a side."""
    return mark(sign_name(*side) if colour is None else sign_name(colour), size)


def sign_name(*colours: int) -> str:
    """Return the name of a sign among the marks; that of the wild cards names all colours of a side."""
    return "-".join(["sign", *(COLOUR_NAMES[colour] for colour in colours)])


def mark(name: str, size: int) -> Sprite:
    """Return a mark by the name of its file in `data/art/marks`; `size` is one of MARK_SIZES."""
    return _marks("marks", size)[name]


@_once
def scene(name: str) -> Sprite:
    """Return the ground of a whole picture by its name, or the banner of an edition by its key."""
    from PIL.Image import open as open_image

    with open_image(SPRITES_FOLDER / f"scene-{name}.png") as opened:
        image = opened.copy()
    return Sprite(image, _mask(image))


@lru_cache(FIGURES_KEPT)
def figures(text: str, height: int, colour: int = PAPER) -> Sprite:
    """Return a number with signs: `+12`, `3/6`. `height` is one of GLYPH_HEIGHTS, `colour` an index of the palette."""
    from PIL.Image import new

    glyphs = [_marks("glyphs", height)[character] for character in text]
    step = round(glyphs[0].width * 0.84)
    image = new("P", (step * (len(glyphs) - 1) + glyphs[0].width, height))
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


def glyph_width(height: int) -> int:
    """Return how wide a digit of this height is, in pixels."""
    return round(height * 68 / 102)


def _cut(sheet: str, width: int, height: int) -> Iterator[Image]:
    from PIL.Image import open as open_image

    with open_image(SPRITES_FOLDER / f"{sheet}.png") as opened:
        opened.load()
        for top in range(0, opened.height, height):
            for left in range(0, opened.width, width):
                yield opened.crop((left, top, left + width, top + height))


def sprite_of(image: Image) -> Sprite:
    """Return an image of mode P as a sprite."""
    return Sprite(image, _mask(image))


def _mask(image: Image) -> Image:
    return image.point([0] + [255] * 255, "1")
