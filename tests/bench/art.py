"""How fast hands are drawn, and how large they are: the one palette beside Pillow, measured in the same run.

There are two anchors. The naive one is what one writes first: the same cards as resvg paints them, RGBA with soft edges
and ready in memory, are laid at the same places with alpha_composite, and the picture is saved as Pillow does by
default. The careful one draws as we do, with the one palette, and has Pillow save it at level 1: what is left between
them is the packing alone. Ours are packed by isal (extra `speed`), and by Python's own zlib. It needs the extra `dev`,
for resvg. Run it with: python -m tests.bench art
"""

from __future__ import annotations

import statistics
import time
import zlib
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO

from PIL import Image, ImageDraw

from bot.art.build.templates import card_svg
from bot.art.canvas import LEVEL, RADIUS, Canvas, Compress, fastest
from bot.art.fan import Fan, FanCard
from bot.art.palette import FELT, RGBS, TRANSPARENT
from bot.art.pictures import draw
from bot.art.pictures.hand import MARGIN, WIDTH, HandPicture
from bot.art.pictures.table import TablePicture, TableSeat
from bot.art.sprites import Size, Sprite
from bot.rules.editions import EDITIONS
from tests.art.shown import PLAYERS

EDITION = "classic"
HANDS = (7, 24)
ROUNDS = 15
IN_A_ROUND = 10


PACKERS: dict[str, Compress] = {"isal": fastest(), "zlib": zlib.compress}


class Noting(Canvas):
    """Note what is pasted where."""

    __slots__ = ("places",)

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height)
        self.places: list[tuple[int, int]] = []

    def paste(self, _sprite: Sprite, x: int, y: int) -> None:
        self.places.append((x, y))


def hand(count: int) -> HandPicture:
    """That many different cards, as a player holds them."""
    faces = len(EDITIONS[EDITION].faces)
    return HandPicture(EDITION, tuple(sorted(number * 11 % faces for number in range(count))))


def naive(picture: HandPicture) -> Callable[[], bytes]:
    """The same picture without any thought."""
    from resvg_py import svg_to_bytes

    edition, size = EDITIONS[EDITION], Size.MIDDLE
    fan = Fan(EDITION, [FanCard(face) for face in picture.cards], WIDTH - 2 * MARGIN, size)
    noting = Noting(WIDTH, fan.height + 2 * MARGIN)
    fan.paste(noting, MARGIN, MARGIN)
    sprites = [
        Image.open(BytesIO(svg_to_bytes(svg_string=svg, width=size.width, height=size.height))).convert("RGBA")
        for svg in (card_svg(edition, edition.faces[face], size.frame) for face in picture.cards)
    ]

    def drawn() -> bytes:
        image = Image.new("RGBA", (noting.width, noting.height))
        box = (0, 0, noting.width - 1, noting.height - 1)
        ImageDraw.Draw(image).rounded_rectangle(box, RADIUS, RGBS[FELT])
        for sprite, place in zip(sprites, noting.places, strict=True):
            image.alpha_composite(sprite, place)
        file = BytesIO()
        image.save(file, "PNG")
        return file.getvalue()

    return drawn


def careful(picture: HandPicture) -> Callable[[], bytes]:
    """The same image as ours in the one palette, saved by Pillow with as little compression."""

    def drawn() -> bytes:
        file = BytesIO()
        picture.paint().image.save(file, "PNG", compress_level=LEVEL, transparency=TRANSPARENT)
        return file.getvalue()

    return drawn


ANCHORS = {"naive Pillow": naive, "Pillow's level 1 on the same image": careful}


def table() -> TablePicture:
    """A table of ten, in the middle of a game."""
    seats = tuple(
        TableSeat(replace(player, computer=cards % 3 == 0), cards, points=cards * 10)
        for cards, player in enumerate(PLAYERS, 1)
    )
    return TablePicture(EDITION, seats, 3, 0, 1, 40, asked=2, asks="play", due=4)


def seconds(drawing: Callable[[], bytes]) -> float:
    """Processor time for one picture: what else runs on the machine does not count."""
    start = time.thread_time()
    for _ in range(IN_A_ROUND):
        drawing()
    return (time.thread_time() - start) / IN_A_ROUND


def compared(count: int, packer: str, anchor: str) -> str:
    """Ours beside an anchor, in turns, so that both meet the same load."""
    picture = hand(count)

    def ours() -> bytes:
        return picture.paint().png(PACKERS[packer])

    theirs = ANCHORS[anchor](picture)
    sizes = len(ours()), len(theirs())
    pairs = [(seconds(ours), seconds(theirs)) for _ in range(ROUNDS)]
    ratios = sorted(slow / fast for fast, slow in pairs)
    fast, slow = (statistics.median(column) * 1000 for column in zip(*pairs, strict=True))
    return (
        f"a hand of {count}, packed by {packer}: {fast:.2f} ms, {sizes[0]:,} bytes; "
        f"{anchor} {slow:.2f} ms, {sizes[1]:,} bytes: "
        f"{statistics.median(ratios):.1f} times as fast ({ratios[0]:.1f} to {ratios[-1]:.1f}), "
        f"{sizes[0] / sizes[1]:.0%} of the bytes"
    )


def run() -> str:
    """Measure hands, and a full table by itself."""
    lines = [compared(count, packer, anchor) for anchor in ANCHORS for count in HANDS for packer in PACKERS]
    picture = table()
    draw(picture)
    times = sorted(seconds(lambda: draw(picture)) * 1000 for _ in range(ROUNDS))
    lines.append(f"a table of ten: {statistics.median(times):.2f} ms ({times[0]:.2f} to {times[-1]:.2f})")
    return "\n".join(lines)


if __name__ == "__main__":
    print(run())
