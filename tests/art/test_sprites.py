"""The sprites: one for every face, in the shared palette, and none older than its drawing."""

import pytest

from bot.art import sprites
from bot.art.palette import PALETTE
from bot.art.rendering import digest, manifest, sheets
from bot.art.sprites import Size
from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
@pytest.mark.parametrize("size", Size)
def test_every_face_has_its_sprite(edition: Edition, size: Size) -> None:
    drawn = [sprites.card(edition, face.index, size) for face in edition.faces]
    drawn += [sprites.back(edition, side, size) for side in range(len(edition.sides))]
    assert {(sprite.image.mode, sprite.image.size) for sprite in drawn} == {("P", (size.width, size.height))}
    assert len({sprite.image.tobytes() for sprite in drawn}) == len(drawn)
    assert all(bytes(sprite.image.getpalette("RGB") or ())[: len(PALETTE)] == PALETTE for sprite in drawn)


def test_sprites_are_as_their_sources_say() -> None:
    sources = {name: digest(svgs) for name, svgs, _, _ in sheets()}
    assert sprites.manifest() == manifest(sources), "Drawings changed; draw the sprites again: python -m bot.art"
