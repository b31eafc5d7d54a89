"""Chance that anybody can check: the shuffles of a game follow from its seed, the same on every Python.

Shuffle number `n` of a game draws its numbers from the bytes SHA-256(seed, n, 0), SHA-256(seed, n, 1), ... , with `n`
and the block number as eight bytes each, most significant first. They are read four at a time as one number, also most
significant first. A number below `k` is such a number modulo `k`, where those in the last, incomplete run of `k` are
passed over. The shuffle is Fisher and Yates': from the last place down to the second, each place changes cards with a
place drawn from those up to and including itself.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable, Iterator

SEED_BYTES = 32
WORDS = 1 << 32


def shuffled(cards: Iterable[int], seed: bytes, shuffle: int) -> list[int]:
    """The cards in the order of this shuffle of the seed's game; the last is the top."""
    order = list(from_top(cards, seed, shuffle))
    order.reverse()
    return order


def from_top(cards: Iterable[int], seed: bytes, shuffle: int) -> Iterator[int]:
    """The same from the top down, shuffling no further than is asked for."""
    order = list(cards)
    words = _words(seed, shuffle)
    for limit in range(len(order), 1, -1):
        fair = WORDS - WORDS % limit
        word = next(words)
        while word >= fair:
            word = next(words)
        other = word % limit
        yield order[other]
        order[other] = order[limit - 1]
    yield from order[:1]


def seal(seed: bytes) -> str:
    """What is shown of a seed before the game ends: enough to recognise it, not to know it."""
    return hashlib.sha256(seed).hexdigest()


def _words(seed: bytes, shuffle: int) -> Iterator[int]:
    prefix = seed + shuffle.to_bytes(8, "big")
    block = 0
    while True:
        digest = hashlib.sha256(prefix + block.to_bytes(8, "big")).digest()
        yield from struct.unpack(">8I", digest)
        block += 1
