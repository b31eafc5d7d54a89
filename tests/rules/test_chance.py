"""Chance is what its docstring says, the same everywhere, and fair."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import repeat

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import chance
from bot.rules.chance import SEED_BYTES, from_top, seal, shuffled
from tests.rules.tables import at

SEED = bytes(range(32))
VECTORS = {
    (bytes(32), 0): [2, 8, 9, 0, 5, 7, 11, 6, 1, 4, 10, 3],
    (bytes(32), 1): [1, 11, 2, 6, 8, 10, 3, 0, 5, 7, 4, 9],
    (SEED, 0): [9, 2, 4, 8, 11, 1, 10, 6, 7, 5, 0, 3],
    (SEED, 1000): [4, 10, 1, 8, 3, 7, 5, 6, 2, 11, 0, 9],
}
"""The numbers below twelve in the order of a shuffle: they must never change, or no old record could be checked."""

CELLS = 120
SHUFFLES = 12_000
LIKELY = range(65, 190)
"""Chi square with 119 degrees of freedom is outside of this in one experiment of ten thousand."""


def numbers(seed: bytes, shuffle: int) -> Iterator[int]:
    """The numbers of a shuffle, read from the docstring."""
    block = 0
    while True:
        said = hashlib.sha256(seed + shuffle.to_bytes(8, "big") + block.to_bytes(8, "big")).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(said[start : start + 4], "big")
        block += 1


def below(limit: int, drawn: Iterator[int]) -> int:
    """The next number below this limit."""
    while (number := next(drawn)) // limit == 2**32 // limit:
        pass
    return number % limit


def by_the_docstring(cards: list[int], seed: bytes, shuffle: int) -> list[int]:
    """Fisher and Yates' shuffle, with those numbers."""
    order, drawn = list(cards), numbers(seed, shuffle)
    for place in reversed(range(1, len(order))):
        other = below(place + 1, drawn)
        order[place], order[other] = order[other], order[place]
    return order


@at(200)
@given(st.lists(st.integers(0, 200), max_size=170), st.binary(min_size=32, max_size=32), st.integers(0, 2**64 - 1))
def test_a_shuffle_is_the_one_written_down(cards: list[int], seed: bytes, shuffle: int) -> None:
    assert shuffled(cards, seed, shuffle) == by_the_docstring(cards, seed, shuffle)


@at(100)
@given(st.lists(st.integers(0, 200), max_size=170), st.binary(min_size=32, max_size=32))
def test_from_the_top_is_the_same_from_the_other_end(cards: list[int], seed: bytes) -> None:
    kept = list(cards)
    assert list(from_top(cards, seed, 7)) == shuffled(cards, seed, 7)[::-1]
    assert cards == kept


@pytest.mark.parametrize(("seed", "shuffle"), VECTORS)
def test_vectors(seed: bytes, shuffle: int) -> None:
    assert shuffled(range(12), seed, shuffle) == VECTORS[seed, shuffle]


def test_a_number_in_the_last_incomplete_run_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """2^32 - 1 is the only one that has no place among three; between two all are fair."""
    monkeypatch.setattr(chance, "_blocks", lambda _seed, _shuffle: repeat((2**32 - 1, 0, 2**32 - 1)))
    assert shuffled([7, 8, 9], SEED, 0) == [9, 8, 7]


def test_every_order_is_equally_likely() -> None:
    orders = Counter(tuple(shuffled(range(5), SEED, shuffle)) for shuffle in range(SHUFFLES))
    expected = SHUFFLES / CELLS
    assert len(orders) == CELLS
    assert int(sum((count - expected) ** 2 / expected for count in orders.values())) in LIKELY


def test_every_card_of_a_deck_is_equally_likely_on_top() -> None:
    tops = Counter(next(from_top(range(CELLS), SEED, shuffle)) for shuffle in range(SHUFFLES))
    expected = SHUFFLES / CELLS
    assert int(sum((tops[card] - expected) ** 2 / expected for card in range(CELLS))) in LIKELY


def test_seeds_and_shuffles_differ() -> None:
    deck = range(108)
    orders = {tuple(shuffled(deck, seed.to_bytes(32, "big"), shuffle)) for seed in range(20) for shuffle in range(20)}
    assert len(orders) == 400


def test_the_seal_is_the_hash_of_the_seed() -> None:
    assert seal(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert seal(bytes(SEED_BYTES)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
