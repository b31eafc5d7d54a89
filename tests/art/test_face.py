"""Faces: who is who, whatever they are called, whatever their avatar is, and whoever looks at them."""

from __future__ import annotations

import zlib
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from bot.art.build.vision import KINDS, difference, seen
from bot.art.canvas import Canvas
from bot.art.face import MOST_AVATAR_ACROSS, Face, initials, puck
from bot.art.palette import FELT, FELT_DEEP, FELT_LIGHT, MOST_SEATS, NIGHT_DEEP, RGB, RGBS, TRANSPARENT, colour, of_seat
from bot.art.sprites import GLYPHS, LETTERS
from bot.rules.cards import COLOUR_NAMES

CLEARLY = 20.0
ACROSS = 96
COLOURS = [RGBS[of_seat(number)] for number in range(MOST_SEATS)]
SMALL = 24


def avatar(ground: RGB = (200, 120, 40), across: int = 128, form: str = "PNG") -> bytes:
    """An avatar of one colour."""
    file = BytesIO()
    Image.new("RGB", (across, across), ground).save(file, form)
    return file.getvalue()


def chunk(name: bytes, data: bytes) -> bytes:
    """A part of a PNG file."""
    return len(data).to_bytes(4, "big") + name + data + zlib.crc32(name + data).to_bytes(4, "big")


def bomb(across: int) -> bytes:
    """A short file of very many pixels."""
    head = across.to_bytes(4, "big") * 2 + bytes((8, 0, 0, 0, 0))
    rows = zlib.compress(bytes(1_000_000), 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def look(sprite: Image.Image) -> Image.Image:
    """What is seen of it."""
    return sprite.convert("RGB")


@pytest.mark.parametrize("kind", [None, *KINDS])
def test_the_colours_of_seats_are_told_apart(kind: str | None) -> None:
    shown = COLOURS if kind is None else [seen(one, kind) for one in COLOURS]
    assert min(difference(one, other) for one, other in combinations(shown, 2)) > CLEARLY


def test_no_seat_has_a_colour_that_could_be_in_force() -> None:
    hues = [RGBS[colour(hue)] for hue in range(len(COLOUR_NAMES))]
    assert min(difference(one, hue) for one in COLOURS for hue in hues) > CLEARLY


def test_seats_stand_out_from_what_they_lie_on() -> None:
    grounds = [RGBS[ground] for ground in (FELT, FELT_DEEP, FELT_LIGHT, NIGHT_DEEP)]
    assert min(difference(one, ground) for one in COLOURS for ground in grounds) > CLEARLY


def test_a_seat_has_its_colour_and_a_letter_that_all_can_read() -> None:
    for number in range(MOST_SEATS):
        used = set(puck(Face(number, "M"), ACROSS).image.tobytes())
        assert of_seat(number) in used
        assert used >= set(puck(Face(number, "M", computer=True), ACROSS).image.tobytes()) & {of_seat(number)}


@pytest.mark.parametrize(
    ("names", "wanted"),
    [
        (["Ada", "Ben", "Cleo"], ["A", "B", "C"]),
        (["Ada", "Anna", "Ben", "bruno"], ["A", "", "B", ""]),
        (["Émile", "öz", "Łukasz"], ["E", "O", ""]),
        (["𝓐𝓭𝓪", "Ｂｅｎ", "ⓒleo"], ["A", "B", "C"]),
        (["小明", "Дима", "ßen"], ["", "", "S"]),
        (["~*Ada*~", "🦊 Fox", "", "???"], ["A", "F", "", ""]),
        (["7even", "_x_"], ["", "X"]),
    ],
)
def test_the_first_with_an_initial_has_it_and_the_others_go_by_their_number(
    names: list[str], wanted: list[str]
) -> None:
    assert initials(names) == wanted


def test_every_initial_can_be_written() -> None:
    assert set(LETTERS) <= set(GLYPHS)
    assert len({puck(Face(0, letter), ACROSS).image.tobytes() for letter in ("", *LETTERS)}) == len(LETTERS) + 1


@pytest.mark.parametrize("across", [24, 36, 56, 64, 96, 160])
@pytest.mark.parametrize("number", [0, 9])
def test_no_face_reaches_beyond_its_puck(number: int, across: int) -> None:
    for face in (Face(number), Face(number, "W"), Face(number, "W", True), Face(number, "W", own=True)):
        sprite = puck(face, across)
        assert (sprite.width, sprite.height) == (across, across)
        assert sprite.image.getpixel((0, 0)) == TRANSPARENT


def test_all_that_a_face_says_shows() -> None:
    faces = [
        Face(0),
        Face(1),
        Face(0, "A"),
        Face(0, "A", computer=True),
        Face(0, "A", avatar=avatar()),
        Face(0, "A", avatar=avatar((0, 0, 0))),
        Face(0, "A", own=True),
    ]
    assert len({puck(face, ACROSS).image.tobytes() for face in faces}) == len(faces)


def test_an_avatar_is_shown_in_a_ring_of_its_players_colour() -> None:
    for ground in ((0, 0, 0), (255, 255, 255), (200, 120, 40), (3, 200, 90)):
        image = puck(Face(4, "A", avatar=avatar(ground)), ACROSS).image
        assert of_seat(4) in set(image.tobytes())
        middle = look(image).crop((36, 36, 60, 60)).resize((1, 1)).getpixel((0, 0))
        assert isinstance(middle, tuple)
        assert difference(ground, (middle[0], middle[1], middle[2])) < CLEARLY
        assert TRANSPARENT not in set(image.crop((30, 30, 66, 66)).tobytes())


@pytest.mark.parametrize(
    "broken",
    [
        b"",
        b"no picture",
        avatar()[:60],
        avatar()[:50] + b"\0" * 40 + avatar()[90:],
        avatar(form="GIF"),
        avatar(across=MOST_AVATAR_ACROSS + 1),
        bomb(30_000),
        bomb(2**31 - 1),
    ],
    ids=["empty", "words", "short", "damaged", "another kind", "large", "bomb", "larger bomb"],
)
def test_what_is_no_avatar_leaves_the_initial(broken: bytes) -> None:
    plain, tried = puck(Face(2, "C"), ACROSS), puck(Face(2, "C", avatar=broken), ACROSS)
    assert tried.image.tobytes() == plain.image.tobytes()


def test_transparent_avatars_lie_on_the_colour() -> None:
    file = BytesIO()
    Image.new("RGBA", (SMALL, SMALL)).save(file, "PNG")
    image = puck(Face(6, "G", avatar=file.getvalue()), ACROSS).image
    assert image.getpixel((ACROSS // 2, ACROSS // 2)) == of_seat(6)


def test_a_face_is_pasted_like_any_sprite() -> None:
    canvas = Canvas.felt(200, 200)
    canvas.centre(puck(Face(0, "A"), ACROSS), 100, 100)
    canvas.centre(puck(Face(1, "B"), 36).dimmed(), 30, 30)
    assert of_seat(0) in set(canvas.image.tobytes())
    assert of_seat(1) not in set(canvas.image.tobytes())
