"""All cards on a few pictures, to look at: on dark and on light, and in the colours that the colour-blind see."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from bot.art import sprites
from bot.art.build.vision import KINDS, seen
from bot.art.palette import RGBS
from bot.art.sprites import Size, Sprite
from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS

GROUNDS = {"dark": (49, 51, 56), "light": (255, 255, 255)}
"""Those of Discord's themes."""
GAP = 8

Row = list[Sprite]


def contact_sheets() -> dict[str, Image.Image]:
    """Return pictures by name: some cards as large as in a hand, all faces on each ground, and the colours."""
    samples = [list(_samples(edition, side)) for edition, side in _sides()]
    faces = [row for edition, side in _sides() for row in _faces(edition, side)]
    return {
        "cards": _in_rows(samples, "dark"),
        **{f"faces-{ground}": _in_rows(faces, ground) for ground in GROUNDS},
        "colours": _colours(),
    }


def _sides() -> Iterator[tuple[Edition, int]]:
    for edition in EDITIONS.values():
        for side in range(len(edition.sides)):
            yield edition, side


def _faces(edition: Edition, side: int) -> Iterator[Row]:
    """Yield all small faces: a row for each colour, with the wild cards and the back at their ends."""
    others = [*_of(edition, side, None, Size.SMALL), sprites.back(edition, side, Size.SMALL)]
    colours = edition.sides[side].colours
    for place, colour in enumerate(colours):
        yield _of(edition, side, colour, Size.SMALL) + others[place :: len(colours)]


def _samples(edition: Edition, side: int) -> Iterator[Sprite]:
    """Yield a number and an action of each colour, the wild cards, and the back."""
    for place, colour in enumerate(edition.sides[side].colours):
        cards = _of(edition, side, colour, Size.MIDDLE)
        yield from (cards[place * 2], cards[-1 - place])
    yield from _of(edition, side, None, Size.MIDDLE)
    yield sprites.back(edition, side, Size.MIDDLE)


def _of(edition: Edition, side: int, colour: int | None, size: Size) -> Row:
    """Return the cards of a colour, or the wild ones."""
    return [
        sprites.card(edition, face.index, size) for face in edition.faces if (face.side, face.colour) == (side, colour)
    ]


def _colours() -> Image.Image:
    """Show a card of each colour of each deck as most people see it, and with each kind of colour blindness."""
    decks = {edition.sides[side].colours: (edition, side) for edition, side in _sides()}
    row = [
        _of(edition, side, colour, Size.SMALL)[place]
        for colours, (edition, side) in decks.items()
        for place, colour in enumerate(colours)
    ]
    strips = [_in_rows([row], "dark", kind).convert("RGB") for kind in (None, *KINDS)]
    image = Image.new("RGB", (strips[0].width, sum(strip.height for strip in strips)))
    for place, strip in enumerate(strips):
        image.paste(strip, (0, place * strip.height))
    return image


def _in_rows(rows: list[Row], ground: str, kind: str | None = None) -> Image.Image:
    """Put sprites in rows on a ground, in the colours that are seen."""
    width = GAP + max(sum(sprite.width + GAP for sprite in row) for row in rows)
    height = GAP + sum(row[0].height + GAP for row in rows)
    image = Image.new("P", (width, height), len(RGBS))
    colours = [colour if kind is None else seen(colour, kind) for colour in (*RGBS, GROUNDS[ground])]
    image.putpalette(bytes(channel for colour in colours for channel in colour))
    top = GAP
    for row in rows:
        left = GAP
        for sprite in row:
            image.paste(sprite.image, (left, top), sprite.mask)
            left += sprite.width + GAP
        top += row[0].height + GAP
    return image
