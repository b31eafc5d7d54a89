"""The symbols that several editions share: numbers, Skip, Reverse, Draw Two, Wild and Wild Draw Four."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.rules.agenda import NEXT, Steps
from bot.rules.cards import Effect, Face, Symbol
from bot.rules.choices import ChooseColour
from bot.rules.penalty import ChallengeOrAccept, TakePenalty, threaten, wild_threat
from bot.rules.steps import Draw, LoseTurn, TurnDirection
from bot.rules.turn import Turn

if TYPE_CHECKING:
    from bot.rules.state import State


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


def draws(cards: int) -> Effect:
    """The next player draws that many and is passed over, or answers with a card where stacking is on (N2)."""
    return lambda state, _seat: threaten(state, cards)


def draws_last(cards: int) -> Effect:
    """As a last card: the next player draws, a stack with it (G10)."""
    return lambda state, _seat: [Draw(NEXT, state.due + cards)]


def draws_opening(cards: int) -> Effect:
    """The dealer's left draws and loses the turn, and cannot answer (G3)."""
    return lambda _state, _dealer: [TakePenalty(NEXT, cards)]


def wild(_state: State, seat: int) -> Steps:
    """The player names the colour."""
    return [ChooseColour(seat)]


def wild_draws(cards: int, challenge: type[ChallengeOrAccept] = ChallengeOrAccept) -> Effect:
    """The player names the colour; the next one draws that many and is passed over, or challenges (G8, T5)."""
    return lambda state, seat: wild_threat(state, seat, cards, challenge)


def holds_colour(rest: Sequence[Face], colour: int | None) -> bool:
    """A Wild Draw Four is a bluff if the rest of the hand has the colour in force (G8)."""
    return any(face.colour == colour for face in rest if face.colour is not None)


NUMBERS = tuple(Symbol(str(number), str(number), number, number=number) for number in range(10))
SKIP = Symbol("S", "skip", 20, effect=skip, opening=skip)
REVERSE = Symbol("R", "reverse", 20, effect=reverse, opening=reverse_opening)
DRAW_TWO = Symbol("+2", "draw-two", 20, effect=draws(2), last=draws_last(2), opening=draws_opening(2), draws=2)
WILD = Symbol("W", "wild", 50, effect=wild)
WILD_DRAW_FOUR = Symbol(
    "W+4",
    "wild-draw-four",
    50,
    effect=wild_draws(4),
    last=draws_last(4),
    opening=None,
    draws=4,
    bluff=holds_colour,
)
