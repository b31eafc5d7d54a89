"""Sheets of pictures, as they look in dark and in light Discord: `python -m tests.art.sheets FILE`."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from io import BytesIO

from PIL import Image

from bot.art.pictures import Picture, draw
from bot.rules.editions import EDITIONS
from tests.art.shown import SHOWN

DARK, LIGHT = (49, 51, 56), (255, 255, 255)
GAP = 16
COLUMNS = 2
PHONE = 350


def sheet(images: Sequence[Image.Image], columns: int, ground: tuple[int, int, int]) -> Image.Image:
    """Put pictures below one another, each in the column that is shortest so far."""
    width = max(image.width for image in images)
    bottoms = [GAP] * columns
    places = []
    for image in images:
        column = bottoms.index(min(bottoms))
        places.append((GAP + column * (width + GAP), bottoms[column]))
        bottoms[column] += image.height + GAP
    made = Image.new("RGB", (columns * (width + GAP) + GAP, max(bottoms)), ground)
    for image, place in zip(images, places, strict=True):
        made.paste(image, place, image)
    return made


def looks(pictures: Iterable[Picture], columns: int, *, phone: bool = False) -> Image.Image:
    """Return a sheet of these pictures on dark, and beside it one on light."""
    images = [Image.open(BytesIO(draw(picture))).convert("RGBA") for picture in pictures]
    if phone:
        images = [
            image.resize((PHONE, round(image.height * PHONE / image.width)), Image.Resampling.LANCZOS)
            if image.width > PHONE
            else image
            for image in images
        ]
    grounds = [sheet(images, columns, ground) for ground in (DARK, LIGHT)]
    both = Image.new("RGB", (sum(look.width for look in grounds), grounds[0].height))
    for number, look in enumerate(grounds):
        both.paste(look, (number * look.width, 0))
    return both


def main() -> None:
    """Draw a sheet."""
    parser = argparse.ArgumentParser(prog="python -m tests.art.sheets", description=__doc__)
    parser.add_argument("file")
    parser.add_argument("--editions", nargs="*", default=list(SHOWN), choices=list(EDITIONS))
    parser.add_argument("--kinds", nargs="*", help="words that begin the pictures' names")
    parser.add_argument("--columns", type=int, default=COLUMNS)
    parser.add_argument("--phone", action="store_true", help=f"as narrow as on a phone, {PHONE} pixels")
    given = parser.parse_args()
    pictures = [
        picture
        for edition in given.editions
        for name, picture in SHOWN[edition].items()
        if not given.kinds or name.startswith(tuple(given.kinds))
    ]
    both = looks(pictures, given.columns, phone=given.phone)
    both.quantize().save(given.file, optimize=True)
    print(f"{given.file}: {len(pictures)} pictures, {both.width} × {both.height}")


if __name__ == "__main__":
    main()
