"""The faces of players at a table: pucks in a colour of their own with an initial or an avatar; computers are robots.

A face is a value, as pictures are. It is drawn from what it says alone, also where its avatar is no picture at all.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from io import BytesIO
from typing import TYPE_CHECKING

from bot.art.canvas import Canvas
from bot.art.palette import INK, PALETTE, PAPER, SILVER, TRANSPARENT, of_seat
from bot.art.shapes import disc
from bot.art.sprites import GLYPH_HEIGHTS, LETTERS, Sprite, figures, sprite_of

if TYPE_CHECKING:
    from PIL.Image import Image

KEPT = 512
"""How many are kept as sprites."""
MOST_AVATAR_ACROSS = 512
"""An avatar with more pixels than that to a side is not looked at."""
WRITTEN = 0.8
"""How much of a puck its initial may take."""
RINGED = 12
"""Which part of a puck the ring around the viewer's own face takes, on each side."""


@dataclass(frozen=True, slots=True)
class Face:
    """How a picture shows a player: by what the text beside it begins their line with."""

    seat: int
    """From 0; each has a colour, and a number to go by where there is no initial."""
    initial: str = ""
    """One of LETTERS, which no other face at the table has; empty for the number."""
    computer: bool = False
    avatar: bytes | None = field(default=None, repr=False)
    """A PNG file, or what passed for one: it comes from elsewhere."""
    own: bool = False
    """Whether it is that of the user who alone sees the picture."""

    @property
    def letters(self) -> str:
        """The initial, or the number, from 1."""
        return self.initial or str(self.seat + 1)


def initials(names: Sequence[str]) -> list[str]:
    """Return an initial for each name: that of the first who has it; nothing for the others, and for other scripts."""
    found: list[str] = []
    for name in names:
        initial = _initial(name)
        found.append("" if initial in found else initial)
    return found


@lru_cache(KEPT)
def puck(face: Face, across: int) -> Sprite:
    """Return a face as a puck of this diameter; it is as wide and high."""
    canvas = Canvas(across, across)
    room = across
    if face.own:
        room -= 2 * (across // RINGED)
        middle = across // 2
        canvas.fill_centre(disc(across), middle, middle, PAPER, TRANSPARENT)
    if face.computer:
        _robot(canvas, face, room)
    else:
        _person(canvas, face, room)
    return sprite_of(canvas.image)


def _person(canvas: Canvas, face: Face, across: int) -> None:
    middle, rim = canvas.width // 2, max(2, across // 24)
    colour = of_seat(face.seat)
    inner = across - 2 * rim
    canvas.fill_centre(disc(across), middle, middle, INK, TRANSPARENT)
    canvas.fill_centre(disc(inner), middle, middle, colour, INK)
    within = inner - 4 * rim
    portrait = None if face.avatar is None else _portrait(face.avatar, within, colour)
    if portrait is None:
        canvas.centre(_written(face.letters, inner), middle, middle)
        return
    canvas.fill_centre(disc(within + 2 * rim), middle, middle, INK, colour)
    place = middle - within // 2
    canvas.image.paste(portrait, (place, place), disc(within).touched)


def _robot(canvas: Canvas, face: Face, across: int) -> None:
    """Draw a head in the seat's colour, with ears and an antenna; its nose is the initial."""
    middle = canvas.width // 2
    edge = (canvas.width - across) // 2
    rim = max(2, across // 24)

    def part(left: float, top: float, width: float, height: float, radius: float, colour: int) -> None:
        """Draw a part with its rim; all is measured in hundredths."""
        box = (
            edge + round(left * across / 100),
            edge + round(top * across / 100),
            round(width * across / 100),
            round(height * across / 100),
        )
        canvas.panel(box, max(round(radius * across / 100), rim + 1), colour, TRANSPARENT, (INK, rim))

    part(42, 0, 16, 22, 7, SILVER)
    for left in (0, 82):
        part(left, 42, 18, 32, 7, SILVER)
    part(8, 14, 84, 84, 24, of_seat(face.seat))
    for x in (middle - round(across * 0.29), middle + round(across * 0.29)):
        y = edge + round(across * 0.36)
        canvas.fill_centre(disc(round(across * 0.17)), x, y, INK, TRANSPARENT)
        canvas.fill_centre(disc(round(across * 0.08)), x, y, PAPER, INK)
    canvas.centre(_written(face.letters, round(across * 0.82)), middle, edge + round(across * 0.6))


def _written(letters: str, room: int) -> Sprite:
    """Return an initial or number as large as it fits."""
    for height in GLYPH_HEIGHTS:
        sprite = figures(letters, height)
        if max(sprite.width, height) <= WRITTEN * room + 2:
            return sprite
    return figures(letters, GLYPH_HEIGHTS[-1])


@lru_cache(KEPT)
def _portrait(avatar: bytes, across: int, ground: int) -> Image | None:
    """Return an avatar in the shared palette; None if it is no picture, or too large a one."""
    from PIL import Image

    try:
        with Image.open(BytesIO(avatar), formats=("PNG",)) as opened:
            if max(opened.size) > MOST_AVATAR_ACROSS:
                return None
            seen = opened.convert("RGBA").resize((across, across), Image.Resampling.LANCZOS, reducing_gap=2.0)
    except Exception:  # noqa: BLE001 - whatever Pillow makes of a broken file, it must not cost the picture
        return None
    on = Image.new("RGB", seen.size, tuple(PALETTE[3 * ground : 3 * ground + 3]))
    on.paste(seen, None, seen)
    return on.quantize(palette=_colours(), dither=Image.Dither.FLOYDSTEINBERG).point(_NO_HOLES)


@cache
def _colours() -> Image:
    """Return an image with the shared palette, to go by; what is transparent is ink there."""
    from PIL.Image import new

    image = new("P", (1, 1))
    ink = PALETTE[3 * INK : 3 * INK + 3]
    image.putpalette(ink + PALETTE[3:] + ink * (256 - len(PALETTE) // 3))
    return image


_NO_HOLES = [index if 0 < index < len(PALETTE) // 3 else INK for index in range(256)]


def _initial(name: str) -> str:
    """Return the first letter or digit of a name, if it is, but for accents, one that can be drawn."""
    for character in unicodedata.normalize("NFKD", name).upper():
        if character.isalnum():
            return character if character in LETTERS else ""
    return ""
