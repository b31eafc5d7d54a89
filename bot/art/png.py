"""PNG files of images in the one palette.

Packing takes longer than drawing, so it is done by the quickest packer there is.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable

from PIL.Image import Image

from bot.art.palette import PALETTE, TRANSPARENT

SIGNATURE = b"\x89PNG\r\n\x1a\n"
BITS, INDEXED = 8, 3
"""An image's pixels are bytes, which are places in the palette."""
LEVEL = 1
"""How hard is tried to make it small; more makes little of it, and takes much longer."""


def _packer() -> Callable[[bytes, int], bytes]:
    """isal's, where it is installed: three to four times as fast, and no larger."""
    try:
        from isal import isal_zlib
    except ModuleNotFoundError:
        return zlib.compress
    packed: Callable[[bytes, int], bytes] = isal_zlib.compress
    return packed


_packed = _packer()


def png(image: Image) -> bytes:
    """The image as a PNG file."""
    head = struct.pack(">IIBBBBB", image.width, image.height, BITS, INDEXED, 0, 0, 0)
    # Each row begins with how it is filtered, which is not at all: another column, of zeroes.
    rows = image.crop((-1, 0, image.width, image.height)).tobytes()
    return b"".join((SIGNATURE, _chunk(b"IHDR", head), _COLOURS, _chunk(b"IDAT", _packed(rows, LEVEL)), _END))


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(name)))


_OPACITIES = bytes([0xFF] * TRANSPARENT + [0])  # of all further ones: full
_COLOURS = _chunk(b"PLTE", PALETTE) + _chunk(b"tRNS", _OPACITIES)
_END = _chunk(b"IEND", b"")
