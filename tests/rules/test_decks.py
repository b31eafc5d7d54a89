"""The decks, by the table of the rulings: how many of each card there are, and what they count in a hand."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from bot.rules.cards import COLOUR_LETTERS
from bot.rules.editions import EDITIONS
from bot.rules.notation import colour_index
from tests.rules.knowledge import printed

RBGY, RBGU, DARK = "rbgy", "rbgu", "ptou"

CLASSIC = dict.fromkeys("123456789", 2) | {"0": 1, "+2": 2, "R": 2, "S": 2}
NO_MERCY = dict.fromkeys("0123456789", 2) | {"S": 3, "R": 3, "+2": 3, "DA": 3, "+4": 2, "SA": 2}
LIGHT = dict.fromkeys("123456789", 2) | {"+1": 2, "R": 2, "S": 2, "F": 2}
DARK_FACES = dict.fromkeys("123456789", 2) | {"+5": 2, "R": 2, "SA": 2, "F": 2}

DECKS = {
    ("classic", 0): (RBGY, CLASSIC, {"W": 4, "W+4": 4}, 108),
    ("avengers", 0): (RBGU, CLASSIC, {"W": 4, "W+4": 4, "WG": 4}, 112),
    ("bts", 0): (RBGY, CLASSIC, {"W": 4, "W+4": 4, "WD": 4}, 112),
    ("minecraft", 0): (RBGY, CLASSIC, {"W": 4, "W+4": 4, "WC": 4}, 112),
    ("transformers", 0): (RBGY, LIGHT, {"WO": 4, "W+2": 4}, 112),
    ("transformers", 1): (DARK, DARK_FACES, {"WM": 4, "WDC": 4}, 112),
    ("no-mercy", 0): (RBGY, NO_MERCY, {"WR4": 8, "W+6": 4, "W+10": 4, "WCR": 8}, 168),
}
ACTIONS = {"S": 20, "R": 20, "+2": 20, "+4": 20, "DA": 20, "+1": 10, "+5": 20, "F": 20}
SKIP_EVERYONE = {"transformers": 30, "no-mercy": 20}
WILD_POINTS = {"WDC": 60}

FLIP_PAIRING = "4a5c504d6b0bf24cbff0ba654d478c44f17501a94a1a769e80dffea33d27f03f"
"""The hash of the 112 pairs of faces, as light/dark in the order of the alphabet."""


@pytest.mark.parametrize(("key", "side"), DECKS, ids=str)
def test_deck(key: str, side: int) -> None:
    colours, coloured, wilds, total = DECKS[key, side]
    edition = EDITIONS[key]
    deck = Counter(printed(edition, card)[side] for card in edition.deck)
    assert deck == wilds | {letter + symbol: count for letter in colours for symbol, count in coloured.items()}
    assert deck.total() == total


def test_these_are_all_decks() -> None:
    assert {(key, side) for key, edition in EDITIONS.items() for side in range(len(edition.sides))} == set(DECKS)


@pytest.mark.parametrize("key", EDITIONS)
def test_points_in_hand(key: str) -> None:
    """Numbers count their value, coloured actions 20, wilds 50, with the exceptions of Transformers."""
    for face in EDITIONS[key].faces:
        symbol = face.symbol.token
        if face.colour is None:
            assert face.symbol.points == WILD_POINTS.get(symbol, 50)
        elif symbol.isdigit():
            assert face.symbol.points == face.symbol.number == int(symbol)
        else:
            assert face.symbol.points == (SKIP_EVERYONE[key] if symbol == "SA" else ACTIONS[symbol])
            assert face.symbol.number is None


def test_the_pairing_of_faces_is_the_fixed_one() -> None:
    edition = EDITIONS["transformers"]
    cards = sorted("/".join(printed(edition, card)) for card in edition.deck)
    assert hashlib.sha256(" ".join(cards).encode()).hexdigest() == FLIP_PAIRING


@pytest.mark.parametrize("key", EDITIONS)
def test_equal_cards_are_equal_numbers(key: str) -> None:
    edition = EDITIONS[key]
    assert len({printed(edition, card) for card in edition.deck}) == len(set(edition.deck))
    assert all(edition.card(*printed(edition, card)) == card for card in edition.deck)


@pytest.mark.parametrize(
    ("letter", "name"),
    list(zip("rbgyupto", ("red", "blue", "green", "yellow", "purple", "pink", "teal", "orange"), strict=True)),
)
def test_a_colour_goes_by_its_letter_and_by_its_name(letter: str, name: str) -> None:
    assert COLOUR_LETTERS[colour_index(letter)] == COLOUR_LETTERS[colour_index(name)] == letter


@pytest.mark.parametrize("key", EDITIONS)
def test_a_deck_holds_as_many_copies_as_its_sides_say(key: str) -> None:
    edition = EDITIONS[key]
    for number, side in enumerate(edition.sides):
        held = Counter(edition.faces[edition.showing[number][card]].token for card in edition.deck)
        said = Counter(dict((*side.coloured, *side.wild)))
        copies = {face.token: said[face.symbol] for face in edition.faces if face.side == number}
        assert held == copies
