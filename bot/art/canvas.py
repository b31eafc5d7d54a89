"""What pictures are drawn on."""

from __future__ import annotations

from io import BytesIO

from PIL import Image


class Canvas:
    """An image in the one palette."""

    __slots__ = ("image",)

    def __init__(self, width: int, height: int, ground: int = 0) -> None:
        self.image = Image.new("P", (width, height), ground)

    def png(self) -> bytes:
        """The image as a PNG file: larger files at a lower level would cost more than they save."""
        file = BytesIO()
        self.image.save(file, "PNG", compress_level=1)
        return file.getvalue()
