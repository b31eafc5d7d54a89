"""Pictures as they were: a change that was not meant shows as a difference.

All pictures of an edition are kept on one sheet. To renew the sheets after a change that was meant, set RENEW_GOLDEN=1,
and look at them before keeping them.
"""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.art.palette import PALETTE
from bot.art.pictures import draw
from tests.art.sheets import GAP
from tests.art.shown import SHOWN

GOLDEN = Path(__file__).parent / "golden"
RENEW = "RENEW_GOLDEN"
MOST_BYTES = 3_000_000
COLUMNS = 3
COLUMN = 936
BLOCK = 24
"""Differences are looked at in blocks of this many pixels: a mark that is gone is not lost in a large picture."""
TOLERATED = 24
"""How much the pixels of a block may differ on average, of 255."""

Place = tuple[str, Image.Image, tuple[int, int]]


def placed(edition: str) -> list[Place]:
    """Return the pictures of an edition, and where each stands on its sheet."""
    bottoms = [0] * COLUMNS
    places: list[Place] = []
    for name, picture in SHOWN[edition].items():
        image = Image.open(BytesIO(draw(picture)))
        image.load()
        column = bottoms.index(min(bottoms))
        places.append((name, image, (column * COLUMN, bottoms[column])))
        bottoms[column] += image.height + GAP
    return places


def sheet(places: list[Place]) -> Image.Image:
    """Put all of them on one image, in the palette that they share."""
    width = max(x + image.width for _, image, (x, _) in places)
    height = max(y + image.height for _, image, (_, y) in places)
    made = Image.new("P", (width, height))
    made.putpalette(PALETTE)
    for _, image, place in places:
        made.paste(image, place)
    return made


@pytest.mark.parametrize("edition", SHOWN)
def test_pictures_are_as_they_were(edition: str) -> None:
    file = GOLDEN / f"{edition}.png"
    places = placed(edition)
    if os.environ.get(RENEW):
        file.parent.mkdir(exist_ok=True)
        sheet(places).save(file, optimize=True, transparency=0)
    again = f"If this was meant: {RENEW}=1 pytest {Path(__file__).name}, and look at {file.name}"
    assert file.exists(), again
    with Image.open(file) as golden:
        kept = golden.convert("RGB")
    changed = []
    for name, image, (x, y) in places:
        before = kept.crop((x, y, x + image.width, y + image.height))
        blocks = ImageChops.difference(before, image.convert("RGB")).convert("L").reduce(BLOCK)
        if ImageStat.Stat(blocks).extrema[0][1] > TOLERATED:
            changed.append(name)
    assert not changed, again


def test_sheets_are_small_and_belong_to_an_edition() -> None:
    files = list(GOLDEN.glob("*"))
    assert {file.stem for file in files} == set(SHOWN)
    assert sum(file.stat().st_size for file in files) < MOST_BYTES
