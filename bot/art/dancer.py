"""A dancer: a figure of round limbs below a head, in a pose for each move of a routine."""

from __future__ import annotations

from typing import NamedTuple

from bot.art.canvas import Canvas
from bot.art.palette import INK, PAPER, TRANSPARENT
from bot.art.shapes import Point, lines
from bot.art.sprites import Sprite

WIDTH, HEIGHT = 180, 160
"""The room that a figure has; its feet stand at the lower edge."""
LIMB, OUTLINE = 15, 7


class Pose(NamedTuple):
    """Where a figure has its joints."""

    head: Point
    shoulders: Point
    hips: Point
    arms: tuple[tuple[Point, Point], tuple[Point, Point]]
    """The elbow and the hand of each."""
    legs: tuple[tuple[Point, Point], tuple[Point, Point]]
    """The knee and the foot of each."""


STANDS = Pose(
    (90, 34),
    (90, 66),
    (90, 98),
    (((68, 84), (58, 108)), ((112, 84), (122, 108))),
    (((78, 120), (74, 142)), ((102, 120), (106, 142))),
)
FALLS = Pose(
    (34, 112),
    (62, 122),
    (98, 132),
    (((50, 138), (28, 142)), ((70, 142), (48, 146))),
    (((124, 112), (150, 124)), ((126, 138), (156, 142))),
)
CHEERS = Pose(
    (90, 44),
    (90, 74),
    (90, 102),
    (((62, 58), (46, 28)), ((118, 58), (134, 28))),
    (((68, 118), (52, 142)), ((112, 118), (128, 142))),
)
POSES = {
    "left": Pose(
        (74, 36),
        (80, 66),
        (94, 98),
        (((50, 62), (22, 56)), ((56, 82), (26, 84))),
        (((72, 118), (48, 140)), ((108, 118), (122, 142))),
    ),
    "right": Pose(
        (106, 36),
        (100, 66),
        (86, 98),
        (((130, 62), (158, 56)), ((124, 82), (154, 84))),
        (((108, 118), (132, 140)), ((72, 118), (58, 142))),
    ),
    "up": Pose(
        (90, 50),
        (90, 80),
        (90, 106),
        (((70, 52), (66, 16)), ((110, 52), (114, 16))),
        (((80, 124), (80, 144)), ((100, 124), (100, 144))),
    ),
    "down": Pose(
        (90, 64),
        (90, 92),
        (90, 118),
        (((56, 94), (38, 122)), ((124, 94), (142, 122))),
        (((50, 116), (56, 143)), ((130, 116), (124, 143))),
    ),
    "clap": Pose(
        (90, 56),
        (90, 84),
        (90, 108),
        (((58, 58), (84, 20)), ((122, 58), (96, 20))),
        (((72, 122), (62, 143)), ((108, 122), (118, 143))),
    ),
    "spin": Pose(
        (90, 36),
        (90, 66),
        (90, 96),
        (((58, 58), (30, 72)), ((122, 74), (150, 58))),
        (((90, 120), (90, 144)), ((118, 106), (104, 128))),
    ),
}
"""By the move that a figure has just danced."""


def draw_dancer(canvas: Canvas, pose: Pose, head: Sprite, x: int, floor: int) -> tuple[int, int]:
    """Draw a figure with its feet on the floor, in the middle of `x`; return where the middle of its head is."""
    left, top = x - WIDTH // 2, floor - HEIGHT
    limbs: list[tuple[Point, ...]] = [(pose.shoulders, pose.hips)]
    limbs += [(pose.shoulders, *arm) for arm in pose.arms]
    limbs += [(pose.hips, *leg) for leg in pose.legs]
    for thick, colour, ground in ((LIMB + OUTLINE, INK, TRANSPARENT), (LIMB, PAPER, INK)):
        canvas.fill(lines(WIDTH, HEIGHT, thick, *limbs), left, top, colour, ground)
    across, down = left + round(pose.head[0]), top + round(pose.head[1])
    canvas.centre(head, across, down)
    return across, down
