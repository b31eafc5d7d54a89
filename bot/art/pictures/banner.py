"""An edition's banner, for its lobby."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.canvas import Canvas
from bot.art.sprites import scene


@dataclass(frozen=True, slots=True)
class BannerPicture:
    """The edition's graphic idea, with its own cards."""

    edition: str
    """The edition's key."""

    def paint(self) -> Canvas:
        """The scene that was drawn for it beforehand."""
        banner = scene(self.edition)
        canvas = Canvas(banner.width, banner.height)
        canvas.lay(banner, 0, 0)
        return canvas
