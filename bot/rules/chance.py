"""Chance that all can check: the shuffles of a game follow from its seed, the same on every Python.

Shuffle number `n` of a game draws its numbers from the bytes SHA-256(seed, n, 0), SHA-256(seed, n, 1), ... , with `n`
and the block number as eight bytes each, most significant first. They are read four at a time as one number, also most
significant first. A number below `k` is such a number modulo `k`, where those in the last, incomplete run of `k` are
passed over. The shuffle is Fisher and Yates': from the last place down to the second, each place changes cards with a
place drawn from those up to and including itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import count
from struct import Struct
from typing import Final

SEED_BYTES = 32
WORDS: Final = 1 << 32
SURELY_FAIR: Final = WORDS - (1 << 16)
"""Below this no number is in the last, incomplete run of anything that could be shuffled."""
BLOCK: Final = Struct(">8I")


def shuffled(cards: Iterable[int], seed: bytes, shuffle: int) -> list[int]:
    """Return the cards in the order of this shuffle of the seed's game; the last is the top."""
    order = list(from_top(cards, seed, shuffle))
    order.reverse()
    return order


def from_top(cards: Iterable[int], seed: bytes, shuffle: int) -> Iterator[int]:
    """Yield the same from the top down, shuffling no further than is asked for."""
    order = list(cards)
    left = len(order)
    for block in _blocks(seed, shuffle):
        for word in block:
            if left < 2:
                yield from order[:left]
                return
            if word >= SURELY_FAIR and word >= WORDS - WORDS % left:
                continue
            other = word % left
            left -= 1
            yield order[other]
            order[other] = order[left]


def seal(seed: bytes) -> str:
    """Return what is shown of a seed before the game ends: enough to recognise it, not to know it."""
    return sha256(seed).hexdigest()


def _blocks(seed: bytes, shuffle: int) -> Iterator[tuple[int, ...]]:
    """Yield the numbers of a shuffle, those of one block of bytes at a time."""
    begun = sha256(seed + shuffle.to_bytes(8, "big"))
    for block in count():
        whole = begun.copy()
        whole.update(block.to_bytes(8, "big"))
        yield BLOCK.unpack(whole.digest())
