"""Colours, symbols and faces: what is printed on a card, and the token that names it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.rules.agenda import Steps
    from bot.rules.state import State

RED, BLUE, GREEN, YELLOW, PURPLE, PINK, TEAL, ORANGE = range(8)
COLOUR_NAMES = ("red", "blue", "green", "yellow", "purple", "pink", "teal", "orange")
COLOUR_LETTERS = "rbgyupto"

Effect = Callable[["State", int], "Steps"]
"""What a card does: the steps and questions that the seat who played it sets off."""


def nothing(_state: State, _seat: int) -> Steps:
    """Do nothing: the effect of a card that has none."""
    return []


@dataclass(frozen=True, slots=True, eq=False)
class Symbol:
    """What stands on a card besides its colour, and all that it does."""

    token: str
    name: str
    """The key of its texts and pictures."""
    points: int
    number: int | None = None
    effect: Effect = nothing
    last: Effect = nothing
    """What still happens when it was the last card of a hand (G10)."""
    opening: Effect | None = nothing
    """What it does as the first discard, besides letting a colour be named; None: another card is turned (G3)."""
    drawn: Effect | None = None
    """What it sets off in the hand of the seat that draws it (M1)."""
    draws: int = 0
    """Its strength in a stack (N2); 0: neither stacks nor can be stacked on."""
    bluff: Callable[[Sequence[Face], int | None], bool] | None = None
    """Whether the rest of the hand and the colour in force make playing it illegal (G8, T5)."""
    follows_itself: bool = False
    """Whether the turn after one that played it may play it on anything (T4)."""


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """One printed face: a symbol in a colour, or a wild."""

    index: int
    side: int
    colour: int | None
    symbol: Symbol
    token: str = field(init=False)

    def __post_init__(self) -> None:
        letter = "" if self.colour is None else COLOUR_LETTERS[self.colour]
        object.__setattr__(self, "token", letter + self.symbol.token)

    def is_bluff(self, rest: Sequence[Face], colour: int | None) -> bool:
        """Whether playing it is illegal, with this rest of the hand and this colour in force (G8, T5)."""
        return self.symbol.bluff is not None and self.symbol.bluff(rest, colour)

    def __repr__(self) -> str:
        return self.token
