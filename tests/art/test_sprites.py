"""The sprites: one for every face, in the shared palette, and none older than its drawing."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.art import sprites
from bot.art.build import __main__ as command
from bot.art.build import contact, render, templates
from bot.art.build.render import card_svgs, digest, manifest, sheets
from bot.art.manifest import manifest as kept
from bot.art.palette import BRIGHT, DIM, GOLD, OF_SPRITES, PAPER, TRANSPARENT
from bot.art.sprites import GLYPH_HEIGHTS, GLYPHS, MARK_SIZES, Size, Sprite, figures
from bot.assets import SPRITES_FOLDER
from bot.rules.cards import BLUE, COLOUR_NAMES, GREEN, RED, YELLOW, Symbol
from bot.rules.edition import Edition, Side
from bot.rules.editions import EDITIONS

STALE = "Drawings changed; draw the sprites again: python -m bot.art.build"
editions = pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)


def share_that_differs(one: Image.Image, other: Image.Image) -> float:
    """How much of two pictures is clearly not the same."""
    greatest = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).convert("L")
    return sum(greatest.histogram()[32:]) / (one.width * one.height)


@editions
@pytest.mark.parametrize("size", Size)
def test_every_face_has_its_sprite(edition: Edition, size: Size) -> None:
    drawn = [sprites.card(edition, face.index, size) for face in edition.faces]
    drawn += [sprites.back(edition, side, size) for side in range(len(edition.sides))]
    assert {(sprite.image.mode, sprite.image.size) for sprite in drawn} == {("P", (size.width, size.height))}
    assert len({sprite.image.tobytes() for sprite in drawn}) == len(drawn)
    assert all(bytes(sprite.image.getpalette("RGB") or ())[: len(OF_SPRITES)] == OF_SPRITES for sprite in drawn)
    for sprite in drawn:  # all have the same outline, so they share its mask
        assert sprite.mask.tobytes() == sprite.image.point([0] + [255] * 255, "1").tobytes()


def test_sprites_are_as_their_sources_say() -> None:
    sources = {name: digest(svgs) for name, svgs, _, _ in sheets()}
    assert kept() == manifest(sources), STALE


@editions
def test_sprites_are_what_their_sources_give(edition: Edition) -> None:
    """One face of each edition, drawn again: the sheets were not painted over."""
    size, last = Size.MIDDLE, len(edition.faces) - 1
    anew = render.render(card_svgs(edition, size)[last], size.width, size.height)
    assert share_that_differs(anew, sprites.card(edition, last, size).image) < 0.01, STALE


def test_marks_signs_and_badges() -> None:
    for size in MARK_SIZES:
        shown = [sprites.sign(colour, size) for colour in range(len(COLOUR_NAMES))]
        sides = {side.colours for edition in EDITIONS.values() for side in edition.sides}
        shown += [sprites.sign(None, size, colours) for colours in sides]
        shown += [sprites.mark(name, size) for name in templates.mark_names()]
        assert {sprite.image.size for sprite in shown} == {(size, size)}
        assert len({sprite.image.tobytes() for sprite in shown}) == len(shown)


@pytest.mark.parametrize("height", GLYPH_HEIGHTS)
def test_figures(height: int) -> None:
    one, two = figures("1", height), figures("+12", height)
    assert one.height == two.height == height
    assert one.width < two.width < 3 * one.width
    assert len({figures(character, height).image.tobytes() for character in GLYPHS}) == len(GLYPHS)


def test_figures_in_another_colour() -> None:
    white, golden = figures("7", 44), figures("7", 44, GOLD)
    assert PAPER in white.image.tobytes()
    assert PAPER not in golden.image.tobytes()
    assert golden.image.tobytes().count(GOLD) >= white.image.tobytes().count(PAPER)


def test_dimmed() -> None:
    sprite = sprites.card(EDITIONS["classic"], 0, Size.SMALL)
    dimmed = sprite.dimmed()
    assert dimmed.mask is sprite.mask
    assert dimmed.image.tobytes() == bytes(DIM[index] for index in sprite.image.tobytes())
    assert all(index == TRANSPARENT or index >= BRIGHT for index in dimmed.image.tobytes())


def test_many_threads_get_the_same_sprites() -> None:
    edition = EDITIONS["bts"]

    def some(face: int) -> Sprite:
        return sprites.card(edition, face, Size.SMALL)

    with ThreadPoolExecutor(8) as threads:
        got = list(threads.map(some, [face.index for face in edition.faces] * 4))
    assert len({id(sprite) for sprite in got}) == len(edition.faces)


def test_a_face_without_a_drawing_is_named() -> None:
    unheard = Symbol("X", "unheard-of", 20)
    edition = Edition("classic", Side((RED,), ((unheard, 2),), ()))
    with pytest.raises(templates.ArtError, match=r"data/art/symbols/unheard-of\.svg is missing"):
        templates.card_svg(edition, edition.faces[0], "card")


def test_an_edition_needs_only_its_own_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new edition is a ground, a back, an emblem and its own symbols; the rest is shared."""
    for folder in ("parts", "signs", "symbols"):
        (tmp_path / folder).symlink_to(templates.ART / folder)
    own = tmp_path / "editions" / "seventh"
    (own / "symbols").mkdir(parents=True)
    square = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path class="{}" d="M0 0H100V100H0Z"/></svg>'
    )
    for name, kind in (("ground", "glow"), ("back", "shade"), ("emblem", "gold"), ("symbols/party", "solid")):
        (own / f"{name}.svg").write_text(square.format(kind), encoding="utf-8")
    monkeypatch.setattr(templates, "ART", tmp_path)
    party, seven = Symbol("P", "party", 20), Symbol("7", "7", 7, number=7)
    wild = EDITIONS["classic"].symbols["W"]
    edition = Edition("seventh", Side((RED, BLUE, GREEN, YELLOW), ((party, 2), (seven, 2)), ((wild, 4),)))
    templates._file.cache_clear()
    try:
        svgs = {svg for size in Size for svg in card_svgs(edition, size)}
    finally:
        templates._file.cache_clear()
    assert len(svgs) == len({size.frame for size in Size}) * (len(edition.faces) + 1)


def test_the_command_draws_only_what_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(render, "SPRITES_FOLDER", tmp_path)
    few = [sheet for sheet in sheets() if sheet[0] in {"marks-24", "glyphs-20"}]
    monkeypatch.setattr(render, "sheets", lambda: iter(few))
    (tmp_path / "gone.png").touch()
    assert command.main([]) == 0
    assert capsys.readouterr().out == "Drawn: marks-24, glyphs-20\n"
    assert {path.name for path in tmp_path.iterdir()} == {"marks-24.png", "glyphs-20.png", "manifest.json"}
    for name in ("marks-24", "glyphs-20"):
        with Image.open(tmp_path / f"{name}.png") as one, Image.open(SPRITES_FOLDER / f"{name}.png") as other:
            assert share_that_differs(one, other) < 0.01
    assert command.main([]) == 0
    assert "as their sources say" in capsys.readouterr().out
    (tmp_path / "marks-24.png").unlink()
    assert command.main([]) == 0
    assert capsys.readouterr().out == "Drawn: marks-24\n"


def test_a_broken_part_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "signs").mkdir()
    (tmp_path / "signs" / "red.svg").write_text("<svg", encoding="utf-8")
    monkeypatch.setattr(templates, "ART", tmp_path)
    templates._file.cache_clear()
    try:
        assert command.main([]) == command.FAILED
    finally:
        templates._file.cache_clear()
    assert "data/art" in capsys.readouterr().err


def test_pictures_to_look_at() -> None:
    pictures = contact.contact_sheets()
    assert set(pictures) == {"cards", "faces-dark", "faces-light", "colours"}
    assert pictures["faces-dark"].size == pictures["faces-light"].size
    assert pictures["faces-dark"].convert("RGB").getpixel((0, 0)) == contact.GROUNDS["dark"]
