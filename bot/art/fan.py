"""Cards side by side: next to one another where there is room, else overlapping, so that the left edges are seen."""

from __future__ import annotations

from collections.abc import Sequence

from bot.art.canvas import Canvas
from bot.art.pictures import HIDDEN
from bot.art.sprites import Size, Sprite, back, card
from bot.rules.editions import EDITIONS


def sprite(edition: str, face: int, size: Size, side: int = 0) -> Sprite:
    """A card as it is seen: a face, or the back of one that is hidden."""
    if face == HIDDEN:
        return back(EDITIONS[edition], side, size)
    return card(EDITIONS[edition], face, size)


def places(count: int, width: int, room: int, gap: int) -> list[int]:
    """How far from the left of a room each of so many cards lies; all together stand in the middle."""
    if count < 2:
        return [(room - width) // 2] * count
    step = min(width + gap, (room - width) / (count - 1))
    left = (room - width - step * (count - 1)) / 2
    return [round(left + step * place) for place in range(count)]


def lay_row(canvas: Canvas, sprites: Sequence[Sprite], x: int, y: int, room: int, gap: int = 8) -> None:
    """Lays them in a row from `x` on, at the left of a room, closer together where there are many."""
    if not sprites:
        return
    among = places(len(sprites), sprites[0].width, room, gap)
    for one, place in zip(sprites, among, strict=True):
        canvas.lay(one, x + place - among[0], y)
