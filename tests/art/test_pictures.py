"""Pictures: every kind, whatever it may have to show."""

from __future__ import annotations

import pkgutil
from collections.abc import Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, is_dataclass, replace
from importlib import import_module
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.art import fan, pictures
from bot.art.canvas import Canvas
from bot.art.fan import Fan, FanCard
from bot.art.palette import PALETTE, colour
from bot.art.pictures import HIDDEN, Picture, draw
from bot.art.pictures.board import BoardPicture, BoardRow
from bot.art.pictures.chart import ChartPicture
from bot.art.pictures.hand import HandPicture
from bot.art.pictures.podium import Placed, PodiumPicture
from bot.art.pictures.round_end import RoundPicture, RoundSeat
from bot.art.pictures.table import TablePicture, TableSeat
from bot.art.sprites import Size, Sprite
from bot.rules.cards import COLOUR_NAMES
from bot.rules.editions import EDITIONS
from tests.art.shown import PERSON, PLAYERS, all_shown, many, seated

CORNER = (8, 8, 40, 62)
"""Where digit and sign of a MIDDLE card are."""
MOST_BYTES = 200_000
WIDEST, HIGHEST = 920, 1400


def kinds() -> Iterator[type]:
    """Every kind of picture that there is a file for."""
    for found in pkgutil.iter_modules(pictures.__path__):
        module = import_module(f"{pictures.__name__}.{found.name}")
        own = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
        painted = [one for one in own if hasattr(one, "paint")]
        assert len(painted) == 1, f"{found.name}.py holds one kind"
        yield painted[0]


def opened(picture: Picture) -> Image.Image:
    """A picture as Discord gets it."""
    image = Image.open(BytesIO(draw(picture)))
    image.load()
    return image


def plain(value: object) -> bool:
    """Whether it is made of numbers, strings, bytes and tuples all through."""
    if is_dataclass(value):
        return all(plain(getattr(value, field.name)) for field in fields(value))
    if isinstance(value, tuple):
        return all(map(plain, value))
    return value is None or isinstance(value, int | str | bytes)


def test_every_kind_is_shown() -> None:
    assert set(kinds()) == {type(picture) for _, _, picture in all_shown()}


@pytest.mark.parametrize(
    "picture", [pytest.param(picture, id=f"{edition} {name}") for edition, name, picture in all_shown()]
)
def test_description_and_drawing(picture: Picture) -> None:
    assert isinstance(picture, Hashable)
    assert not hasattr(picture, "__dict__")
    assert plain(picture)
    assert picture == replace(picture)  # type: ignore[type-var]  # every kind is a dataclass
    image = opened(picture)
    assert image.format == "PNG"
    assert image.mode == "P"
    assert bytes(image.getpalette("RGB") or ())[: len(PALETTE)] == PALETTE
    assert image.info["transparency"] == 0
    assert image.width <= WIDEST
    assert image.height <= HIGHEST
    data = draw(picture)
    assert len(data) < MOST_BYTES
    assert data == draw(picture)


def test_threads_draw_the_same() -> None:
    shown = [picture for _, _, picture in all_shown()] * 3
    alone = [draw(picture) for picture in shown]
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(draw, shown)) == alone


# Hands


class Noting(Canvas):
    """Note which card is pasted where."""

    __slots__ = ("pasted",)

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height)
        self.pasted: list[tuple[Sprite, int, int]] = []

    def paste(self, sprite: Sprite, x: int, y: int) -> None:
        if sprite.height == Size.MIDDLE.height:
            self.pasted.append((sprite, x, y))
        super().paste(sprite, x, y)


@pytest.mark.parametrize("count", [4, 7, 8, 9, 16, 17, 24, 25, 33, 41, 60, 110])
@pytest.mark.parametrize("dimmed", [False, True])
def test_no_card_of_a_hand_is_hidden(count: int, dimmed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = many("no-mercy", count)
    noted: list[Noting] = []

    def felt(width: int, height: int, _ground: int) -> Canvas:
        noted.append(Noting(width, height))
        return noted[-1]

    monkeypatch.setattr(Canvas, "felt", felt)
    HandPicture("no-mercy", cards, tuple(set(cards[::3])) if dimmed else ()).paint()
    (canvas,) = noted
    seen = 0
    for sprite, x, y in canvas.pasted:
        left, top, right, bottom = CORNER
        box = (x + left, y + top, x + right, y + bottom)
        changed = ImageChops.difference(
            canvas.image.crop(box).convert("RGB"), sprite.image.crop(CORNER).convert("RGB")
        ).convert("L")
        covered = sum(changed.histogram()[1:])
        seen += covered < 0.2 * (right - left) * (bottom - top)
    assert seen >= len(set(cards) if len(cards) > 24 else cards)
    assert all(
        0 <= x <= canvas.width - sprite.width and 0 <= y <= canvas.height - sprite.height
        for sprite, x, y in canvas.pasted
    )


def test_equal_cards_of_a_large_hand_show_their_number(monkeypatch: pytest.MonkeyPatch) -> None:
    counts: list[int] = []
    monkeypatch.setattr(fan, "_paste_count", lambda _canvas, count, *_: counts.append(count))
    HandPicture("classic", (3,) * 20 + (5,) * 7 + (9,)).paint()
    assert counts == [20, 7]


def test_hands_of_any_size() -> None:
    for edition in EDITIONS:
        for count in (0, 1, 2, 3, 5):
            draw(HandPicture(edition, many(edition, count)))
    draw(HandPicture("classic", (HIDDEN,) * 7))


@pytest.mark.parametrize("counts", [range(1, 9), range(9, 17), range(17, 25)])
def test_hands_of_as_many_rows_are_equally_large(counts: range) -> None:
    """Whether it is their turn, and whatever is chosen: the page does not jump where one takes the other's place."""
    sizes = set()
    for count in counts:
        cards = many("classic", count)
        for changes in ({}, {"dimmed": cards[:1]}, {"chosen": cards[:1]}):
            canvas = HandPicture("classic", cards, **changes).paint()
            sizes.add((canvas.width, canvas.height))
    assert len(sizes) == 1


def test_chosen_cards_stand_out_as_often_as_named() -> None:
    none, one, two = (HandPicture("transformers", (3, 3, 4, 5, 6), chosen=(3,) * times) for times in (0, 1, 2))
    assert len({draw(none), draw(one), draw(two)}) == 3


def test_fan_in_no_room_still_shows_all() -> None:
    cards = [FanCard(face) for face in many("bts", 8)]
    canvas = Canvas(400, 300)
    Fan("bts", cards, 400, Size.MIDDLE).paste(canvas, 0, 0)
    assert canvas.image.getbbox()


# Tables

TABLE = TablePicture(
    "transformers", seated(*(TableSeat(PERSON, cards + 2) for cards in range(5))), 3, 0, 1, 40, 1, "play", back=60
)


@pytest.mark.parametrize(("edition", "side"), [("avengers", 0), ("transformers", 1)])
def test_the_sign_of_a_colour_to_be_named_has_those_of_the_side(edition: str, side: int) -> None:
    faces, colours = EDITIONS[edition].faces, EDITIONS[edition].sides[side].colours
    top = next(face.index for face in faces if face.side == side and face.colour is None)
    canvas = TablePicture(edition, seated(*[TableSeat(PERSON, 7)] * 2), top, None, 1, 40, 0, "colour", 0, side).paint()
    seen = set(canvas.image.crop((584, canvas.height // 2 - 32, 648, canvas.height // 2 + 32)).tobytes())
    assert {one for one in range(len(COLOUR_NAMES)) if colour(one) in seen} == set(colours)


@pytest.mark.parametrize(
    "other",
    [
        replace(TABLE, top=4),
        replace(TABLE, colour=1),
        replace(TABLE, colour=None),
        replace(TABLE, direction=-1),
        replace(TABLE, pile=41),
        replace(TABLE, pile=0),
        replace(TABLE, asked=2),
        replace(TABLE, asked=None),
        replace(TABLE, asks="colour"),
        replace(TABLE, due=2),
        replace(TABLE, side=1),
        replace(TABLE, back=61),
        replace(TABLE, asleep=True),
        *(
            replace(TABLE, seats=(TABLE.seats[0], seat, *TABLE.seats[2:]))
            for seat in (
                TableSeat(PLAYERS[1], 4),
                TableSeat(PLAYERS[2], 3),
                TableSeat(PLAYERS[1], 3, "out"),
                TableSeat(PLAYERS[1], 3, "knocked-out"),
                TableSeat(PLAYERS[1], 3, "left"),
                TableSeat(replace(PLAYERS[1], computer=True), 3),
                TableSeat(PLAYERS[1], 3, away=True),
                TableSeat(PLAYERS[1], 3, uno="owes"),
                TableSeat(PLAYERS[1], 3, uno="called"),
                TableSeat(PLAYERS[1], 3, points=0),
                TableSeat(PLAYERS[1], 3, points=10),
            )
        ),
    ],
)
def test_all_that_a_table_says_shows(other: TablePicture) -> None:
    assert draw(other) != draw(TABLE)
    if (other.pile, other.back) == (TABLE.pile, TABLE.back):
        assert draw(replace(other, low=True)) != draw(replace(TABLE, low=True))


@pytest.mark.parametrize("seats", range(2, 11))
def test_a_low_table_leaves_room_for_another_picture(seats: int) -> None:
    table = TablePicture("classic", seated(*[TableSeat(PERSON, 7)] * seats), 3, 0, 1, 40)
    low = replace(table, low=True).paint()
    assert low.width == table.paint().width
    assert low.height <= table.paint().height * 2 // 3


@pytest.mark.parametrize("low", [False, True])
@pytest.mark.parametrize("seats", range(2, 11))
def test_seats_of_a_table_stand_apart(seats: int, low: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.art.pictures import table

    places: list[tuple[int, int]] = []
    monkeypatch.setattr(table, "_seat", lambda _canvas, _table, _number, _there, x, y: places.append((x, y)))
    canvas = TablePicture("classic", seated(*[TableSeat(PERSON, 7)] * seats), 3, 0, 1, 40, low=low).paint()
    width, height = table.POD
    assert len(places) == seats
    for number, (x, y) in enumerate(places):
        assert width // 2 + 8 <= x <= canvas.width - width // 2 - 8
        assert height // 2 + 8 <= y <= canvas.height - height // 2 - 8
        for x2, y2 in places[number + 1 :]:
            assert abs(x - x2) >= width + 16 or abs(y - y2) >= height + 16


# Ends and boards


def test_boards_of_few_and_of_unranked() -> None:
    alone = BoardRow(None, "0", 0, own=True)
    top = BoardRow(1, "1", 1000)
    assert opened(BoardPicture((top, alone))).height > opened(BoardPicture((top, BoardRow(2, "0", 0, own=True)))).height
    draw(BoardPicture((alone,)))
    shared = (BoardRow(1, "9", 1000), BoardRow(1, "9", 1000), BoardRow(3, "1", 10, own=True))
    assert opened(BoardPicture(shared)).height == opened(BoardPicture((*shared[:2], BoardRow(3, "1", 10)))).height


def test_charts_of_any_days() -> None:
    for points in (
        ((1, 0), (1, 5)),
        ((1, 10), (2, 10), (3, 9)),
        ((700_000, 99_999), (740_000, 1)),
        tuple((day, day % 7) for day in range(1, 3000)),
    ):
        assert opened(ChartPicture(points)).width <= WIDEST


def test_ends_of_the_largest_tables() -> None:
    rows = tuple(RoundSeat(player, many("classic", 13), worth=999, added=-999, total=99999) for player in PLAYERS)
    counted = opened(RoundPicture("classic", rows, (0,))).height
    assert counted <= HIGHEST
    assert opened(RoundPicture("classic", tuple(replace(row, total=None) for row in rows), (0,))).height <= counted
    few = tuple(RoundSeat(player, many("classic", seat)) for seat, player in enumerate(PLAYERS[:4]))
    in_rows = opened(RoundPicture("classic", tuple(replace(row, total=1) for row in few), (0,))).height
    assert opened(RoundPicture("classic", few, (0,))).height <= in_rows * 3 // 5, "two share a row"
    for places in ((1,) * 10, (1, 2, 2, 2, 2, 2, 2, 2, 2, 2), tuple(range(1, 11)), (1, 0), (0, 0)):
        draw(PodiumPicture("bts", tuple(map(Placed, PLAYERS, places, [1000] * 10))))
