"""The table, as the channel sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.art.pictures import Standing

Uno = Literal["", "owes", "called"]


@dataclass(frozen=True, slots=True)
class TableSeat:
    """What is seen of one seat."""

    cards: int
    standing: Standing = "in"
    computer: bool = False
    away: bool = False
    """Whether a computer stands in for the person who sits there."""
    uno: Uno = ""
    points: int | None = None
    """The total; None where no points are shown."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """All that everybody may know of a running game."""

    edition: str
    """The edition's key."""
    seats: tuple[TableSeat, ...]
    top: int
    """The face on top of the discards."""
    colour: int | None
    """The colour in force; None while it is yet to be named."""
    direction: int
    """1: to the left, to the next higher seat; -1: to the right."""
    pile: int
    """How many cards the draw pile has."""
    asked: int | None = None
    """Whose answer is awaited."""
    asks: str | None = None
    """The kind of the open question."""
    due: int = 0
    """The sum of a running stack."""
    side: int = 0
    """The side in play of a two-sided deck."""
    back: int | None = None
    """What the top of the draw pile shows, where cards have two faces."""
    asleep: bool = False
    """Whether the game waits for somebody to come back."""
