"""An edition's banner, for its lobby."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.sprites import scene


@dataclass(frozen=True, slots=True)
class BannerPicture:
    edition: str

    def paint(self) -> Canvas:
        banner = scene(self.edition)
        canvas = Canvas(banner.width, banner.height)
        canvas.paste(banner, 0, 0)
        return canvas
