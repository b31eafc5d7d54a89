"""What pictures are drawn on: an image in the one palette, on which sprites and shapes are laid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image

from bot.art.palette import BRIGHT, FELT, PALETTE, RGBS, TRANSPARENT, mixed
from bot.art.png import png
from bot.art.shapes import KEPT, SOLID, Shape, corners
from bot.art.sprites import Sprite

Box = tuple[int, int, int, int]
"""Left, top, width, height."""
RAMP = 8
"""In how many steps one colour goes over into another along a soft edge."""
CORNER = 28
"""How round the corners of a picture are."""


class Canvas:
    """An image, measured from its upper left corner."""

    __slots__ = ("height", "image", "width")

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.image = Image.new("P", (width, height), TRANSPARENT)
        self.image.putpalette(PALETTE)

    @classmethod
    def felt(cls, width: int, height: int, ground: int = FELT) -> Canvas:
        """A round-cornered ground of our own, so that a picture looks alike on dark and on light."""
        made = cls(width, height)
        made.panel((0, 0, width, height), CORNER, ground, TRANSPARENT)
        return made

    def lay(self, sprite: Sprite, x: int, y: int) -> None:
        """Lays a sprite with its upper left corner here."""
        self.image.paste(sprite.image, (x, y), sprite.mask)

    def centre(self, sprite: Sprite, x: int, y: int) -> None:
        """Lays a sprite with its middle here."""
        self.lay(sprite, x - sprite.width // 2, y - sprite.height // 2)

    def fill(self, shape: Shape, x: int, y: int, ink: int, ground: int) -> None:
        """Fills a shape; its soft edges go over into the ground that it lies on."""
        self._show(shape, shown(shape, ink, ground), x, y)

    def box(self, x: int, y: int, width: int, height: int, ink: int) -> None:
        """Fills a rectangle with straight corners."""
        self.image.paste(ink, (x, y, x + width, y + height))

    def panel(self, box: Box, round_by: int, ink: int, ground: int) -> None:
        """Fills a rectangle with round corners."""
        x, y, width, height = box
        self.box(x + round_by, y, width - 2 * round_by, height, ink)
        self.box(x, y + round_by, width, height - 2 * round_by, ink)
        places = [(left, upper) for upper in (y, y + height - round_by) for left in (x, x + width - round_by)]
        for (left, upper), corner, inked in zip(places, corners(round_by), _inked(round_by, ink, ground), strict=True):
            self._show(corner, inked, left, upper)

    def edged(self, box: Box, round_by: int, ink: int, ground: int, edge: int, thick: int) -> None:
        """The same with an edge of another colour."""
        x, y, width, height = box
        self.panel(box, round_by, edge, ground)
        self.panel((x + thick, y + thick, width - 2 * thick, height - 2 * thick), round_by - thick, ink, edge)

    def _show(self, shape: Shape, inked: Image.Image | int, x: int, y: int) -> None:
        self.image.paste(inked, (x, y, x + shape.cover.width, y + shape.cover.height), shape.touched)

    def png(self) -> bytes:
        """The image as a PNG file."""
        return png(self.image)


def shown(shape: Shape, ink: int, ground: int) -> Image.Image | int:
    """What is seen of a shape, where it touches the ground that it lies on."""
    return ink if ground == TRANSPARENT else shape.cover.point(ramp(ground, ink)).convert("P")


@lru_cache(KEPT)
def _inked(round_by: int, ink: int, ground: int) -> tuple[Image.Image | int, ...]:
    """Round corners, which are drawn more often than anything else."""
    return tuple(shown(corner, ink, ground) for corner in corners(round_by))


@cache
def ramp(ground: int, ink: int) -> Sequence[int]:
    """For each share of a pixel that is covered, the index of what shows."""
    steps = [_between(ground, ink, step / RAMP) for step in range(RAMP + 1)]
    return [steps[round(value * RAMP / SOLID)] for value in range(SOLID + 1)]


def _between(ground: int, ink: int, share: float) -> int:
    """The index of the colour that comes nearest to one between two."""
    if share in {0, 1}:
        return ink if share else ground
    wanted = mixed(RGBS[ground], RGBS[ink], share)
    return min(range(1, BRIGHT), key=lambda index: _apart(wanted, RGBS[index]))


def _apart(one: tuple[int, int, int], other: tuple[int, int, int]) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))
