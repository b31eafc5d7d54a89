"""Plain shapes with soft edges: discs, frames, stars, lines. Each is drawn once for a size, and kept for a while."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw as Pen

FINER = 4
"""How many times finer a shape is drawn than it is shown, in each direction."""
KEPT = 128
SOLID = 255
FAINTEST = 12
"""What covers less of a pixel than this leaves it as it is."""

Point = tuple[float, float]


class Shape(NamedTuple):
    """How much of each pixel is covered, and which pixels are touched at all."""

    cover: Image
    touched: Image


@lru_cache(KEPT)
def disc(across: int) -> Shape:
    """Return a full circle."""
    return _traced(across, across, lambda pen: pen.ellipse(_box(across, across), SOLID))


@lru_cache(KEPT)
def corners(radius: int) -> tuple[Shape, ...]:
    """Return the quarters of a circle: the upper two, then the lower two."""
    whole = disc(2 * radius).cover
    places = [(x, y) for y in (0, radius) for x in (0, radius)]
    return tuple(_covering(whole.crop((x, y, x + radius, y + radius))) for x, y in places)


@lru_cache(KEPT)
def frame(width: int, height: int, radius: int, thick: int) -> Shape:
    """Return the outline of a rectangle with round corners."""
    return _traced(
        width,
        height,
        lambda pen: pen.rounded_rectangle(_box(width, height), radius * FINER, None, SOLID, thick * FINER),
    )


@lru_cache(KEPT)
def frame_quarter(width: int, height: int, radius: int, thick: int, right: bool, lower: bool) -> Shape:
    """Return a quarter of such an outline."""
    from PIL.Image import new

    whole = frame(width, height, radius, thick).cover
    box = (width // 2 * right, height // 2 * lower, width // (2 - right), height // (2 - lower))
    quarter = new("L", whole.size)
    quarter.paste(whole.crop(box), box[:2])
    return _covering(quarter)


@lru_cache(KEPT)
def polygon(width: int, height: int, *points: Point) -> Shape:
    """Return what lies between straight lines from point to point."""
    return _traced(width, height, lambda pen: pen.polygon([(x * FINER, y * FINER) for x, y in points], SOLID))


def line(width: int, height: int, thick: int, *points: Point) -> Shape:
    """Return a bent line with round ends."""
    return lines(width, height, thick, points)


def lines(width: int, height: int, thick: int, *bent: Sequence[Point]) -> Shape:
    """Return bent lines with round ends, as one shape."""

    def trace(pen: Pen) -> None:
        half = thick * FINER / 2
        for points in bent:
            pen.line([(x * FINER, y * FINER) for x, y in points], SOLID, thick * FINER, "curve")
            for x, y in (points[0], points[-1]):
                pen.ellipse((x * FINER - half, y * FINER - half, x * FINER + half, y * FINER + half), SOLID)

    return _traced(width, height, trace)


@lru_cache(KEPT)
def half_panel(width: int, height: int, radius: int, slant: int) -> Shape:
    """Return the right half of a panel, cut with a slant."""
    box = _box(width, height)
    middle, lean = width * FINER // 2, slant * FINER // 2

    def trace(pen: Pen) -> None:
        pen.rounded_rectangle(box, radius * FINER, SOLID)
        pen.polygon([(-1, -1), (middle + lean, -1), (middle - lean, box[3] + 1), (-1, box[3] + 1)], 0)

    return _traced(width, height, trace)


@lru_cache(KEPT)
def crescent(across: int) -> Shape:
    """Return a waxing moon."""
    whole, bite = across * FINER, across * FINER // 3

    def trace(pen: Pen) -> None:
        pen.ellipse(_box(across, across), SOLID)
        pen.ellipse((bite, -bite // 2, whole + bite, whole - bite // 2), 0)

    return _traced(across, across, trace)


@lru_cache(KEPT)
def star(across: int, points: int, depth: float) -> Shape:
    """Return a star; `depth` is how far the dents reach in, as a part of the radius."""
    middle = across / 2
    outline = []
    for number in range(2 * points):
        reach = middle if number % 2 == 0 else middle * (1 - depth)
        angle = pi * number / points - pi / 2
        outline.append((middle + reach * cos(angle), middle + reach * sin(angle)))
    return polygon(across, across, *outline)


def _traced(width: int, height: int, trace: Callable[[Pen], None]) -> Shape:
    """Return a shape of this size that is traced `FINER` times as large."""
    from PIL.Image import new
    from PIL.ImageDraw import Draw

    fine = new("L", (width * FINER, height * FINER))
    trace(Draw(fine))
    return _covering(fine.reduce(FINER))


def _covering(cover: Image) -> Shape:
    return Shape(cover, cover.point([SOLID * (value >= FAINTEST) for value in range(SOLID + 1)], "1"))


def _box(width: int, height: int) -> tuple[int, int, int, int]:
    """Return the box of the whole shape, as Pillow counts the pixels in it."""
    return 0, 0, width * FINER - 1, height * FINER - 1
