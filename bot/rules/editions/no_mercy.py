"""Show 'Em No Mercy: stacks, swaps, mass discards, roulette, and mercy at twenty-five cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bot.rules.agenda import NEXT, Option, Step, Steps
from bot.rules.cards import BLUE, GREEN, RED, YELLOW, Effect, Symbol
from bot.rules.choices import ChooseColour
from bot.rules.edition import Edition, Side
from bot.rules.events import CardsDiscarded
from bot.rules.penalty import RaisePenalty, StackOrTake
from bot.rules.steps import DrawColourAndLoseTurn, GoOut, LoseTurn, TurnDirection
from bot.rules.symbols import NUMBERS, draws, reverse, skip, skip_everyone

if TYPE_CHECKING:
    from bot.rules.game import Game
    from bot.rules.state import State


RULES = ("stacking", "seven_zero", "draw_to_match", "force_play", "must_play")
"""N2, N6, N1: rules that other editions offer as house rules are always on here."""


def wild_stacks(cards: int) -> Effect:
    """The player names the colour, and the next one faces the stack (N2, N9)."""
    return lambda _state, seat: [RaisePenalty(cards), ChooseColour(seat), StackOrTake(NEXT)]


def wild_reverse_draw_four(state: State, seat: int) -> Steps:
    """Play turns round before the next player faces the stack; with two in the round it is the player's own (N4)."""
    facing = OwnStack(seat) if state.players == 2 else StackOrTake(NEXT)
    return [RaisePenalty(4), TurnDirection(), ChooseColour(seat), facing]


class OwnStack(StackOrTake):
    """A stack faced by the player of its last card, on the same turn still: an early call stands (N4, G9)."""

    begins_turn: ClassVar[bool] = False


@dataclass
class DiscardColour(Step):
    """All discard their cards of the colour in force; a hand that is empty then has won (N5)."""

    seat: int

    def take(self, game: Game) -> Steps:
        state = game.state
        showing, discarded = state.showing, state.edition.of_colour[state.colour]
        seats = (self.seat,) if state.rules.own_discards_only else state.order_from(self.seat)
        for seat in seats:
            hand = state.hands[seat]
            cards = tuple([card for card in hand if discarded[showing[card]]])
            if len(cards) == len(hand) and not may_finish(state, cards):
                cards = cards[1:]
            if cards:
                game.emit(CardsDiscarded(seat, cards))
        return [GoOut(self.seat)]


def may_finish(state: State, cards: Iterable[int]) -> bool:
    """Whether one of these cards may be the last of a hand."""
    return any(state.rules.may_be_last(state.edition.faces[state.showing[card]]) for card in cards)


def discard_all(_state: State, seat: int) -> Steps:
    """All cards of its colour are discarded."""
    return [DiscardColour(seat)]


class RouletteColour(ChooseColour):
    """The next player names a colour and draws until it comes (N8)."""

    def answered(self, game: Game, option: Option) -> Steps:
        return [*ChooseColour.answered(self, game, option), DrawColourAndLoseTurn(self.seat)]

    def abandoned(self, _game: Game) -> Steps:
        return [LoseTurn(self.seat)]


def roulette(_state: State, _seat: int) -> Steps:
    """The next player spins."""
    return [RouletteColour(NEXT)]


COLOURED = (
    *((number, 2) for number in NUMBERS),
    (Symbol("S", "skip", 20, effect=skip, opening=None), 3),
    (Symbol("R", "reverse", 20, effect=reverse, opening=None), 3),
    (Symbol("+2", "draw-two", 20, effect=draws(2), opening=None, draws=2), 3),
    (Symbol("DA", "discard-all", 20, effect=discard_all, opening=None), 3),
    (Symbol("+4", "draw-four", 20, effect=draws(4), opening=None, draws=4), 2),
    (Symbol("SA", "skip-everyone", 20, effect=skip_everyone, opening=None), 2),
)
WILDS = (
    (Symbol("WR4", "wild-reverse-draw-four", 50, effect=wild_reverse_draw_four, opening=None, draws=4), 8),
    (Symbol("W+6", "wild-draw-six", 50, effect=wild_stacks(6), opening=None, draws=6), 4),
    (Symbol("W+10", "wild-draw-ten", 50, effect=wild_stacks(10), opening=None, draws=10), 4),
    (Symbol("WCR", "colour-roulette", 50, effect=roulette, opening=None), 8),
)

NO_MERCY = Edition(
    "no-mercy",
    Side((RED, BLUE, GREEN, YELLOW), COLOURED, WILDS),
    rules=RULES,
    seats=(2, 6),
    deals_by_draw=False,
    openings_stay=True,
    ends_at_once=True,
    mercy=25,
    scoring="single",
    target=1000,
)
