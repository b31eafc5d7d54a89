"""PNG files: what was drawn is what is seen, whoever packs it."""

from __future__ import annotations

import zlib
from io import BytesIO

import pytest
from PIL import Image

from bot.art import png as packing
from bot.art.canvas import Canvas
from bot.art.palette import GOLD, INK, RGBS
from bot.art.png import png


@pytest.mark.parametrize("packer", ["the quickest", "zlib"])
def test_every_pixel_is_there(monkeypatch: pytest.MonkeyPatch, packer: str) -> None:
    if packer == "zlib":
        monkeypatch.setattr(packing, "_packed", zlib.compress)
    canvas = Canvas(301, 97)
    for index in range(len(RGBS)):
        canvas.box(index, index % 90, 9, 5, index)
    file = png(canvas.image)
    with Image.open(BytesIO(file)) as seen:
        assert (seen.format, seen.mode, seen.size) == ("PNG", "P", (301, 97))
        assert seen.tobytes() == canvas.image.tobytes()
        assert seen.convert("RGBA").tobytes() == expected(canvas).tobytes()


def expected(canvas: Canvas) -> Image.Image:
    """The same pixels, in their colours; nothing where nothing was drawn."""
    seen = Image.new("RGBA", (canvas.width, canvas.height))
    seen.putdata([(*RGBS[index], 255) if index else (0, 0, 0, 0) for index in canvas.image.tobytes()])
    return seen


def test_a_picture_is_well_packed() -> None:
    canvas = Canvas.felt(760, 228)
    canvas.panel((40, 40, 200, 150), 20, GOLD, INK)
    assert len(canvas.png()) < 760 * 228 / 20
