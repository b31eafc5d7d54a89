"""What pictures are drawn on: an image in the shared palette that takes sprites and shapes, and becomes a PNG file.

Compressing takes longer than drawing; isal does it three to four times as fast as zlib, if it is installed.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from bot.art.palette import BRIGHT, FELT, PALETTE, RGBS, TRANSPARENT, mixed, nearest
from bot.art.shapes import KEPT, SOLID, Shape, corners
from bot.art.sprites import Sprite

if TYPE_CHECKING:
    from PIL.Image import Image

Box = tuple[int, int, int, int]
"""Left, top, width, height."""
Border = tuple[int, int]
"""Its colour and its thickness."""
Compress = Callable[[bytes, int], bytes]

RADIUS = 28
"""How round the corners of a picture are."""
RAMP = 8
"""In how many steps one colour goes over into another along a soft edge."""
LEVEL = 1
"""How hard the file is compressed; more makes it hardly smaller, and takes much longer."""


class Canvas:
    """An image, measured from its upper left corner. Colours are indexes of the palette."""

    __slots__ = ("height", "image", "width")

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        from PIL.Image import new

        self.image = new("P", (width, height), TRANSPARENT)
        self.image.putpalette(PALETTE)

    @classmethod
    def felt(cls, width: int, height: int, ground: int = FELT) -> Canvas:
        """Return a canvas with a round-cornered ground, so that a picture looks alike in dark and in light Discord."""
        made = cls(width, height)
        made.panel((0, 0, width, height), RADIUS, ground, TRANSPARENT)
        return made

    def paste(self, sprite: Sprite, x: int, y: int) -> None:
        """Paste a sprite with its upper left corner here."""
        self.image.paste(sprite.image, (x, y), sprite.mask)

    def centre(self, sprite: Sprite, x: int, y: int) -> None:
        """Paste a sprite with its middle here."""
        self.paste(sprite, x - sprite.width // 2, y - sprite.height // 2)

    def fill(self, shape: Shape, x: int, y: int, colour: int, ground: int) -> None:
        """Fill a shape; its soft edges go over into the ground that it lies on."""
        self._paint(shape, _coloured(shape, colour, ground), x, y)

    def fill_centre(self, shape: Shape, x: int, y: int, colour: int, ground: int) -> None:
        """Fill a shape with its middle here."""
        self.fill(shape, x - shape.cover.width // 2, y - shape.cover.height // 2, colour, ground)

    def rectangle(self, x: int, y: int, width: int, height: int, colour: int) -> None:
        """Fill a rectangle with sharp corners."""
        self.image.paste(colour, (x, y, x + width, y + height))

    def panel(self, box: Box, radius: int, colour: int, ground: int, border: Border | None = None) -> None:
        """Fill a rectangle with round corners."""
        x, y, width, height = box
        if border is not None:
            edge, thick = border
            self.panel(box, radius, edge, ground)
            inner = (x + thick, y + thick, width - 2 * thick, height - 2 * thick)
            self.panel(inner, radius - thick, colour, edge)
            return
        self.rectangle(x + radius, y, width - 2 * radius, height, colour)
        self.rectangle(x, y + radius, width, height - 2 * radius, colour)
        places = [(left, upper) for upper in (y, y + height - radius) for left in (x, x + width - radius)]
        coloured = _coloured_corners(radius, colour, ground)
        for (left, upper), corner, image in zip(places, corners(radius), coloured, strict=True):
            self._paint(corner, image, left, upper)

    def png(self, compress: Compress | None = None) -> bytes:
        """Return the image as a PNG file of mode P."""
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 3, 0, 0, 0)  # eight bits a pixel, with a palette
        # Each row begins with the number of its filter, here 0 for none: another column, of zeroes.
        rows = self.image.crop((-1, 0, self.width, self.height)).tobytes()
        packed = (compress or fastest())(rows, LEVEL)
        return b"".join((_SIGNATURE, _chunk(b"IHDR", head), _COLOURS, _chunk(b"IDAT", packed), _END))

    def _paint(self, shape: Shape, coloured: Image | int, x: int, y: int) -> None:
        self.image.paste(coloured, (x, y, x + shape.cover.width, y + shape.cover.height), shape.touched)


@cache
def fastest() -> Compress:
    """Return what compresses fastest of what is installed; like Pillow, it is imported where pictures are drawn."""
    try:
        from isal.isal_zlib import compress
    except ModuleNotFoundError:
        from zlib import compress
    return compress


def _coloured(shape: Shape, colour: int, ground: int) -> Image | int:
    """Return what is seen of a shape where it touches the ground."""
    return colour if ground == TRANSPARENT else shape.cover.point(_ramp(ground, colour)).convert("P")


@lru_cache(KEPT)
def _coloured_corners(radius: int, colour: int, ground: int) -> tuple[Image | int, ...]:
    """Round corners are drawn more often than anything else."""
    return tuple(_coloured(corner, colour, ground) for corner in corners(radius))


@cache
def _ramp(ground: int, colour: int) -> Sequence[int]:
    """For each share of a pixel that is covered, the index of the colour that shows."""
    steps = [_between(ground, colour, step / RAMP) for step in range(RAMP + 1)]
    return [steps[round(value * RAMP / SOLID)] for value in range(SOLID + 1)]


def _between(ground: int, colour: int, share: float) -> int:
    """Return the index that comes nearest to a colour between these two."""
    if share in {0, 1}:
        return colour if share else ground
    return 1 + nearest(mixed(RGBS[ground], RGBS[colour], share), RGBS[1:BRIGHT])


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(name)))


_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_OPACITIES = bytes([0xFF] * TRANSPARENT + [0])  # those that follow are opaque
_COLOURS = _chunk(b"PLTE", PALETTE) + _chunk(b"tRNS", _OPACITIES)
_END = _chunk(b"IEND", b"")
