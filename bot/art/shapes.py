"""Plain shapes with soft edges: discs, frames, stars, lines. Each is drawn once for a size, and kept for a while."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image, ImageDraw

FINER = 4
"""How many times finer a shape is drawn than it is shown, in each direction."""
KEPT = 128
SOLID = 255
FAINTEST = 12
"""What covers less of a pixel than this leaves it as it is."""

Point = tuple[float, float]
Pen = ImageDraw.ImageDraw


class Shape(NamedTuple):
    """How much of each pixel is covered, and which pixels are touched at all."""

    cover: Image.Image
    touched: Image.Image


def shape(width: int, height: int, trace: Callable[[Pen], None]) -> Shape:
    """A shape of this size, traced `FINER` times as large."""
    fine = Image.new("L", (width * FINER, height * FINER))
    trace(ImageDraw.Draw(fine))
    return covering(fine.reduce(FINER))


def covering(cover: Image.Image) -> Shape:
    """A shape by how much it covers of each pixel."""
    return Shape(cover, cover.point([SOLID * (value >= FAINTEST) for value in range(SOLID + 1)], "1"))


@lru_cache(KEPT)
def disc(across: int) -> Shape:
    """A full circle."""
    return shape(across, across, lambda pen: pen.ellipse((0, 0, across * FINER - 1, across * FINER - 1), SOLID))


@lru_cache(KEPT)
def corners(round_by: int) -> tuple[Shape, ...]:
    """The quarters of a circle: the upper two, then the lower two."""
    whole = disc(2 * round_by).cover
    places = [(x, y) for y in (0, round_by) for x in (0, round_by)]
    return tuple(covering(whole.crop((x, y, x + round_by, y + round_by))) for x, y in places)


@lru_cache(KEPT)
def frame(width: int, height: int, round_by: int, thick: int) -> Shape:
    """The outline of a rectangle with round corners."""
    box = (0, 0, width * FINER - 1, height * FINER - 1)
    return shape(
        width,
        height,
        lambda pen: pen.rounded_rectangle(box, round_by * FINER, None, SOLID, thick * FINER),
    )


@lru_cache(KEPT)
def bent(width: int, height: int, round_by: int, thick: int, right: bool, lower: bool) -> Shape:
    """A quarter of such an outline."""
    whole = frame(width, height, round_by, thick).cover
    box = (width // 2 * right, height // 2 * lower, width // (2 - right), height // (2 - lower))
    quarter = Image.new("L", whole.size)
    quarter.paste(whole.crop(box), box[:2])
    return covering(quarter)


@lru_cache(KEPT)
def polygon(width: int, height: int, *points: Point) -> Shape:
    """Straight lines between points."""
    return shape(width, height, lambda pen: pen.polygon([(x * FINER, y * FINER) for x, y in points], SOLID))


def line(width: int, height: int, thick: int, *points: Point) -> Shape:
    """A bent line with round ends."""

    def trace(pen: Pen) -> None:
        pen.line([(x * FINER, y * FINER) for x, y in points], SOLID, thick * FINER, "curve")
        half = thick * FINER / 2
        for x, y in (points[0], points[-1]):
            pen.ellipse((x * FINER - half, y * FINER - half, x * FINER + half, y * FINER + half), SOLID)

    return shape(width, height, trace)


@lru_cache(KEPT)
def half(width: int, height: int, round_by: int, slant: int) -> Shape:
    """The right half of a panel, cut with a slant."""
    box = (0, 0, width * FINER - 1, height * FINER - 1)
    middle, lean = width * FINER // 2, slant * FINER // 2

    def trace(pen: Pen) -> None:
        pen.rounded_rectangle(box, round_by * FINER, SOLID)
        pen.polygon([(-1, -1), (middle + lean, -1), (middle - lean, box[3] + 1), (-1, box[3] + 1)], 0)

    return shape(width, height, trace)


@lru_cache(KEPT)
def crescent(across: int) -> Shape:
    """A waxing moon."""
    whole, bite = across * FINER, across * FINER // 3

    def trace(pen: Pen) -> None:
        pen.ellipse((0, 0, whole - 1, whole - 1), SOLID)
        pen.ellipse((bite, -bite // 2, whole + bite, whole - bite // 2), 0)

    return shape(across, across, trace)


@lru_cache(KEPT)
def star(across: int, points: int, depth: float) -> Shape:
    """A star; `depth` is how far the dents reach in, as a part of the radius."""
    middle = across / 2
    points_around = []
    for number in range(2 * points):
        reach = middle if number % 2 == 0 else middle * (1 - depth)
        angle = pi * number / points - pi / 2
        points_around.append((middle + reach * cos(angle), middle + reach * sin(angle)))
    return polygon(across, across, *points_around)
