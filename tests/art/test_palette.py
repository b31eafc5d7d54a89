"""The palette: its room, its dimmed twins, and that no two colours of a side look alike to any player."""

from itertools import combinations

import pytest

from bot.art.build.vision import KINDS, difference, seen
from bot.art.palette import BRIGHT, DIM, FELT, PALETTE, RGBS, TRANSPARENT, colour, deep, light
from bot.rules.cards import COLOUR_NAMES
from bot.rules.edition import Side
from bot.rules.editions import EDITIONS

CLEARLY, JUST_VISIBLE = 20.0, 2.5
SIDES = {f"{key}-{side.name}": side for key, edition in EDITIONS.items() for side in edition.sides}


def test_there_is_room_for_all() -> None:
    assert len(RGBS) <= 256
    assert len(PALETTE) == 3 * len(RGBS)
    named = [shade(hue) for shade in (colour, deep, light) for hue in (*range(len(COLOUR_NAMES)), None)]
    assert len(set(named)) == len(named)
    assert max(named) < BRIGHT


def test_dimmed_twins() -> None:
    assert len(DIM) == 256
    assert DIM[TRANSPARENT] == TRANSPARENT
    assert all(DIM[DIM[index]] == DIM[index] >= BRIGHT for index in range(1, BRIGHT))
    for index in range(1, BRIGHT):
        assert difference(RGBS[DIM[index]], RGBS[FELT]) <= difference(RGBS[index], RGBS[FELT]) + JUST_VISIBLE


@pytest.mark.parametrize("kind", [None, *KINDS])
@pytest.mark.parametrize("side", SIDES.values(), ids=SIDES)
def test_the_colours_of_a_side_are_told_apart(side: Side, kind: str | None) -> None:
    colours = [RGBS[colour(hue)] for hue in side.colours]
    if kind is not None:
        colours = [seen(one, kind) for one in colours]
    assert min(difference(one, other) for one, other in combinations(colours, 2)) > CLEARLY


def test_what_the_simulation_makes_of_grey() -> None:
    for kind in KINDS:
        assert max(abs(a - b) for a, b in zip(seen((128, 128, 128), kind), (128, 128, 128), strict=True)) <= 1


def test_difference_is_that_of_the_eye() -> None:
    assert difference((0, 0, 0), (255, 255, 255)) == pytest.approx(100, abs=0.5)
    assert difference((10, 20, 30), (10, 20, 30)) == 0
