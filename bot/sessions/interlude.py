"""What a table acts out before a question is answered, such as a dance (B2).

The rules only know its end: the answer that it acts out, or the default one. A question names that answer
(`Question.interlude`), and `begin` finds what is acted out for it; a screen of its own draws it (`bot.screens.game`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.sessions.dance import Dance

Interlude = Dance
"""The only kind so far; another would have the same methods."""

Begin = Callable[[int, str, Sequence[int], bytes, int], Interlude]

_BEGIN: Mapping[str, Begin] = {"dance": Dance.begin}
_READ: Mapping[str, Callable[[Mapping[str, Any]], Interlude]] = {Dance.kind: Dance.from_json}


def begin(verb: str, seat: int, judging: str, others: Sequence[int], chance: bytes, level: int) -> Interlude:
    """Return the interlude that this seat acts out, before these others, for the answer of this verb.

    The level is how many of the seat's interludes in this match have gone well: so much harder is this one.
    """
    return _BEGIN[verb](seat, judging, others, chance, level)


def from_json(stored: Mapping[str, Any]) -> Interlude:
    """Return the interlude that was stored."""
    return _READ[stored["kind"]](stored)
