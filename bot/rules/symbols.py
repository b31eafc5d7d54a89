"""The symbols that several editions share: numbers, Skip, Reverse, Draw Two, Wild and Wild Draw Four."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.rules.agenda import NEXT, Steps
from bot.rules.cards import Face, Symbol
from bot.rules.penalty import threaten, wild_threat
from bot.rules.steps import Draw, DrawAndLoseTurn, LoseTurn, TurnDirection
from bot.rules.swaps import ChooseSwap, PassHands
from bot.rules.turn import ChooseColour, Turn

if TYPE_CHECKING:
    from bot.rules.state import State


def _zero(state: State, seat: int) -> Steps:
    return [PassHands(seat)] if "seven_zero" in state.rules else []


def _seven(state: State, seat: int) -> Steps:
    return [ChooseSwap(seat)] if "seven_zero" in state.rules else []


def skip(_state: State, _seat: int) -> Steps:
    """The next player is passed over."""
    return [LoseTurn(NEXT)]


def skip_everyone(_state: State, seat: int) -> Steps:
    """The same player goes again (T7, N7)."""
    return [Turn(seat)]


def reverse(state: State, _seat: int) -> Steps:
    """Play turns round; with two in the round the other is passed over (G6, G16)."""
    return [TurnDirection(), LoseTurn(NEXT)] if state.players == 2 else [TurnDirection()]


def reverse_opening(_state: State, dealer: int) -> Steps:
    """The dealer goes first, to the right (G3)."""
    return [TurnDirection(), Turn(dealer)]


def draw_two(state: State, _seat: int) -> Steps:
    """The next player draws two and is passed over."""
    return threaten(state, 2)


def draw_two_last(state: State, _seat: int) -> Steps:
    """As a last card: the next player draws, a stack with it (G10)."""
    return [Draw(NEXT, state.due + 2)]


def draw_two_opening(_state: State, _dealer: int) -> Steps:
    """The dealer's left draws and loses the turn, and cannot answer (G3)."""
    return [DrawAndLoseTurn(NEXT, 2)]


def wild(_state: State, seat: int) -> Steps:
    """The player names the colour."""
    return [ChooseColour(seat)]


def wild_opening(_state: State, _dealer: int) -> Steps:
    """The dealer's left names the colour and then plays (G3)."""
    return [ChooseColour(NEXT)]


def wild_draw_four(state: State, seat: int) -> Steps:
    """The next player draws four and is passed over, or challenges (G8)."""
    return wild_threat(state, seat, 4)


def wild_draw_four_last(state: State, _seat: int) -> Steps:
    """As a last card: the next player draws, a stack with it (G10)."""
    return [Draw(NEXT, state.due + 4)]


def holds_colour(rest: Sequence[Face], colour: int | None) -> bool:
    """A Wild Draw Four is a bluff if the rest of the hand has the colour in force (G8)."""
    return any(face.colour == colour for face in rest if face.colour is not None)


NUMBERS = tuple(
    Symbol(str(number), str(number), number, number=number, effect=effect)
    if (effect := {0: _zero, 7: _seven}.get(number))
    else Symbol(str(number), str(number), number, number=number)
    for number in range(10)
)
SKIP = Symbol("S", "skip", 20, effect=skip, opening=skip)
REVERSE = Symbol("R", "reverse", 20, effect=reverse, opening=reverse_opening)
DRAW_TWO = Symbol("+2", "draw-two", 20, effect=draw_two, last=draw_two_last, opening=draw_two_opening, draws=2)
WILD = Symbol("W", "wild", 50, effect=wild, opening=wild_opening)
WILD_DRAW_FOUR = Symbol(
    "W+4",
    "wild-draw-four",
    50,
    effect=wild_draw_four,
    last=wild_draw_four_last,
    opening=None,
    draws=4,
    bluff=holds_colour,
)
