"""Draw the sprites from their SVG: resvg paints, and each pixel becomes the nearest colour of the palette."""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Iterator
from typing import Any

from PIL import Image

from bot.art import sprites
from bot.art.build import templates
from bot.art.emoji import DIGEST
from bot.art.palette import BRIGHT, OF_SPRITES, PALETTE, RGBS, TRANSPARENT
from bot.art.sprites import COLUMNS, GLYPH_HEIGHTS, GLYPHS, MARK_SIZES, Size
from bot.assets import SPRITES_FOLDER
from bot.progress import Report
from bot.rules.cards import COLOUR_NAMES
from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS

OPAQUE = 128
"""A pixel of this alpha or more belongs to the picture: sprites have no half-transparent edges."""


class Nearest(dict[int, int]):
    """The palette's index for each pixel; one is worked out when it is first met."""

    def __missing__(self, pixel: int) -> int:
        red, green, blue, alpha = pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24
        index = TRANSPARENT
        if alpha >= OPAQUE:
            index = min(range(1, BRIGHT), key=lambda index: _distance(RGBS[index], (red, green, blue)))
        self[pixel] = index
        return index


def _distance(one: tuple[int, int, int], other: tuple[int, int, int]) -> int:
    """Return how different two colours look, roughly."""
    red, green, blue = (a - b for a, b in zip(one, other, strict=True))
    return 3 * red * red + 6 * green * green + 2 * blue * blue


_nearest = Nearest()


def render(svg: str, width: int, height: int) -> Image.Image:
    """Return an SVG picture in the shared palette."""
    from resvg_py import svg_to_bytes

    painted = Image.open(io.BytesIO(svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True)))
    pixels = memoryview(painted.convert("RGBA").tobytes()).cast("I")
    image = Image.frombytes("P", painted.size, bytes(map(_nearest.__getitem__, pixels)))
    image.putpalette(PALETTE)
    return image


def card_svgs(edition: Edition, size: Size) -> list[str]:
    """Return what is on the sheet of an edition: its faces in order, then the back of each side."""
    return [templates.card_svg(edition, face, size.frame) for face in edition.faces] + [
        templates.back_svg(edition, side, size.frame) for side in range(len(edition.sides))
    ]


def mark_svgs() -> dict[str, str]:
    """Return what is on the sheets of marks, by name."""
    signs = {sprites.sign_name(colour): templates.sign_svg(colour) for colour in range(len(COLOUR_NAMES))}
    sides = [side.colours for edition in EDITIONS.values() for side in edition.sides]
    signs |= {sprites.sign_name(*colours): templates.sign_svg(None, colours) for colours in sides}
    return signs | {name: templates.mark_svg(name) for name in templates.mark_names()}


def glyph_svgs() -> dict[str, str]:
    """Return what is on the sheets of digits and letters, by character."""
    return {character: templates.glyph_svg(character) for character in GLYPHS}


def sheets() -> Iterator[tuple[str, list[str], int, int]]:
    """Yield every sheet: its name, what is on it, and how wide and high each sprite is."""
    for edition in EDITIONS.values():
        for size in Size:
            yield f"{edition.key}-{size.name.lower()}", card_svgs(edition, size), size.width, size.height
    marks, glyphs = list(mark_svgs().values()), list(glyph_svgs().values())
    for side in MARK_SIZES:
        yield f"marks-{side}", marks, side, side
    for height in GLYPH_HEIGHTS:
        yield f"glyphs-{height}", glyphs, sprites.glyph_width(height), height
    for edition in EDITIONS.values():
        yield f"scene-{edition.key}", [templates.banner_svg(edition)], *templates.BANNER
    for name in templates.scene_names():
        yield f"scene-{name}", [templates.scene_svg(name)], *templates.scene_size(name)


def digest(svgs: list[str]) -> str:
    """Return what a sheet was drawn from, in short; it changes with the drawings and with the colours of sprites."""
    return hashlib.sha256(OF_SPRITES + "".join(svgs).encode()).hexdigest()


def render_all(report: Report, *, anew: bool = False) -> list[str]:
    """Draw each sheet whose sources changed since it was drawn, or all `anew`; return their names."""
    SPRITES_FOLDER.mkdir(exist_ok=True)
    drawn_from: dict[str, str] = {} if anew else _drawn_from()
    wanted = list(sheets())
    digests = {name: digest(svgs) for name, svgs, _, _ in wanted}
    stale = [
        one
        for one in wanted
        if drawn_from.get(one[0]) != digests[one[0]] or not (SPRITES_FOLDER / f"{one[0]}.png").exists()
    ]
    for count, (name, svgs, width, height) in enumerate(stale, 1):
        sheet(svgs, width, height).save(SPRITES_FOLDER / f"{name}.png", optimize=True, transparency=TRANSPARENT)
        report(count, len(stale))
    for path in SPRITES_FOLDER.glob("*.png"):
        if path.stem not in digests:
            path.unlink()
    text = json.dumps(manifest(digests), indent=1, ensure_ascii=False) + "\n"
    (SPRITES_FOLDER / "manifest.json").write_text(text, encoding="utf-8", newline="\n")
    return [name for name, *_ in stale]


def manifest(sheets: dict[str, str]) -> dict[str, Any]:
    """Return what is on the sheets, what they were drawn from, and what tells each emoji from its earlier drawings."""
    return {
        "marks": list(mark_svgs()),
        "glyphs": list(glyph_svgs()),
        "emoji": {
            edition.key: [digest([svg])[:DIGEST] for svg in card_svgs(edition, Size.EMOJI)[: len(edition.faces)]]
            for edition in EDITIONS.values()
        },
        "sheets": sheets,
    }


def _drawn_from() -> dict[str, str]:
    try:
        return dict(json.loads((SPRITES_FOLDER / "manifest.json").read_text(encoding="utf-8"))["sheets"])
    except FileNotFoundError:
        return {}


def sheet(svgs: list[str], width: int, height: int) -> Image.Image:
    """Draw sprites in rows."""
    columns = min(COLUMNS, len(svgs))
    image = Image.new("P", (columns * width, -(-len(svgs) // columns) * height), TRANSPARENT)
    image.putpalette(PALETTE)
    for place, svg in enumerate(svgs):
        image.paste(render(svg, width, height), (place % columns * width, place // columns * height))
    return image
