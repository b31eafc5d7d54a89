"""Canvases as PNG files: what was drawn is what is seen, whatever compresses it."""

from __future__ import annotations

import zlib
from io import BytesIO

import pytest
from PIL import Image

from bot.art.canvas import Canvas, Compress, fastest
from bot.art.palette import GOLD, INK, RGBS


@pytest.mark.parametrize("compress", [fastest(), zlib.compress], ids=["fastest", "zlib"])
def test_every_pixel_is_there(compress: Compress) -> None:
    canvas = Canvas(301, 97)
    for index in range(len(RGBS)):
        canvas.rectangle(index, index % 90, 9, 5, index)
    with Image.open(BytesIO(canvas.png(compress))) as seen:
        assert (seen.format, seen.mode, seen.size) == ("PNG", "P", (301, 97))
        assert seen.tobytes() == canvas.image.tobytes()
        assert seen.convert("RGBA").tobytes() == expected(canvas).tobytes()


def expected(canvas: Canvas) -> Image.Image:
    """Return the same pixels in their colours, transparent where nothing was drawn."""
    seen = Image.new("RGBA", (canvas.width, canvas.height))
    seen.putdata([(*RGBS[index], 255) if index else (0, 0, 0, 0) for index in canvas.image.tobytes()])
    return seen


def test_a_picture_is_well_packed() -> None:
    canvas = Canvas.felt(760, 228)
    canvas.panel((40, 40, 200, 150), 20, GOLD, INK)
    assert len(canvas.png()) < 760 * 228 / 20
