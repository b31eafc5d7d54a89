"""The leaderboard's top as bars; the names stand beside it as text."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BoardRow:
    """One place of a leaderboard."""

    rank: int
    value: str
    """What is compared, in digits and the signs + - . / % only: "1523", "63%"."""
    length: int
    """How long the bar is, in thousandths of the longest."""
    own: bool = False
    """Whether it is the place of the one who asked."""


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """The places that one page shows."""

    rows: tuple[BoardRow, ...]
    """The best first; a place further down, such as one's own, follows after a gap."""
