"""Transformers: cards with a light and a dark face, duels, and the Flip that turns everything over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from bot.rules.agenda import NEXT, Option, Question, Step, Steps, plain
from bot.rules.cards import BLUE, GREEN, ORANGE, PINK, PURPLE, RED, TEAL, YELLOW, Face, Symbol
from bot.rules.choices import ChooseColour, ChooseTarget
from bot.rules.edition import Edition, Side
from bot.rules.editions.flip_pairing import PAIRS
from bot.rules.events import CardsDiscarded, CardsShown, Event
from bot.rules.penalty import WRONG_CHALLENGE, ChallengeOrAccept, accusation, suffer
from bot.rules.steps import Draw, DrawColour, DrawColourAndLoseTurn, LoseTurn
from bot.rules.symbols import (
    NUMBERS,
    REVERSE,
    SKIP,
    draws,
    draws_last,
    draws_opening,
    holds_colour,
    skip_everyone,
    wild_draws,
)

if TYPE_CHECKING:
    from bot.rules.game import Game
    from bot.rules.state import State

MOST_SPARED = 2
LOSER_DRAWS = 2

IGNORE = plain("ignore")
ACTIVATE = plain("activate")


# Duels: T2, T3


@dataclass
class DuelFought(Event):
    """Two compared their numbers, and one of them won."""

    seat: int
    other: int
    winner: int


def lowest(state: State, seat: int) -> int | None:
    """Return the lowest number of a hand, None if it has no number."""
    return min([face.symbol.number for face in state.faces_held(seat) if face.symbol.number is not None], default=None)


def fight(game: Game, seat: int, other: int, mine: int | None, theirs: int | None) -> int:
    """Let two fight; return the winner: the greater number, or the challenger on a tie or against no numbers."""
    wins = theirs is None or (mine is not None and mine >= theirs)
    winner = seat if wins else other
    game.emit(DuelFought(seat, other, winner))
    return winner


class OptimusDuel(ChooseTarget):
    """Pick whom to challenge: both show all their highest number and no other card; the higher wins (T2)."""

    def picked(self, game: Game, other: int) -> Steps:
        mine, theirs = show_highest(game, self.seat), show_highest(game, other)
        winner = fight(game, self.seat, other, mine, theirs)
        return [SpareCards(winner), ChooseColour(winner)]


def show_highest(game: Game, seat: int) -> int | None:
    """Show all the highest number of a hand; return it, None if the hand has no number."""
    faces, showing = game.edition.faces, game.state.showing
    highest, shown = None, 0
    for card in game.state.hands[seat]:
        number = faces[showing[card]].symbol.number
        if number is not None and (highest is None or number > highest):
            highest, shown = number, card
    if highest is not None:
        game.emit(CardsShown(seat, None, (shown,)))
    return highest


class SpareCards(Question):
    """The winner puts up to two cards of the hand under the Optimus card, and keeps at least one (T2)."""

    kind: ClassVar[str] = "discard"

    def options(self, state: State) -> list[Option]:
        held = sorted(state.held(self.seat))
        most = min(MOST_SPARED, len(held) - 1)
        counts = range(most + 1)
        return [_sparing(choice) for count in counts for choice in dict.fromkeys(combinations(held, count))]

    def settled(self, game: Game) -> Steps | None:
        return None if len(game.state.hands[self.seat]) > 1 else []

    def answered(self, game: Game, option: Option) -> Steps:
        state = game.state
        showing = state.showing
        left = list(state.hands[self.seat])
        spared = []
        for face in option.faces:
            card = next(card for card in left if showing[card] == face)
            left.remove(card)
            spared.append(card)
        if spared:
            game.emit(CardsDiscarded(self.seat, tuple(spared)))
        return []


@cache
def _sparing(faces: tuple[int, ...]) -> Option:
    return Option("discard", faces=faces)


class MegatronDuel(ChooseTarget):
    """Pick whom to challenge: both show all their hands; the lower lowest number draws, the other names (T3)."""

    def picked(self, game: Game, other: int) -> Steps:
        state = game.state
        for seat in (self.seat, other):
            game.emit(CardsShown(seat, None, tuple(state.hands[seat])))
        mine, theirs = lowest(state, self.seat), lowest(state, other)
        winner = fight(game, self.seat, other, mine, theirs)
        loser = other if winner == self.seat else self.seat
        return [Draw(loser, LOSER_DRAWS), ChooseColour(winner)]


def optimus_power(_state: State, seat: int) -> Steps:
    """A duel for the highest number."""
    return [OptimusDuel(seat)]


def megatrons_rule(_state: State, seat: int) -> Steps:
    """A duel for the lowest number."""
    return [MegatronDuel(seat)]


# The Flip: T4


@dataclass
class TableFlipped(Event):
    """Everything turned over: the discards, with the top going to the bottom, the draw pile, all hands."""

    def apply(self, state: State) -> None:
        state.discards.reverse()
        state.pile.reverse()
        state.turn_to(1 - state.side)
        state.colour = state.top.colour

    def side_after(self, side: int) -> int:
        return 1 - side


@dataclass
class CardActivated(Event):
    """The action card that a Flip uncovered was activated."""

    seat: int


@dataclass
class TurnOver(Step):
    """Everything is turned over."""

    def take(self, game: Game) -> Steps:
        game.emit(TableFlipped())
        return []


@dataclass
class Uncover(Step):
    """What lies on top after a Flip: an action may be activated, and a wild lets the player name the colour (T4)."""

    seat: int

    def take(self, game: Game) -> Steps:
        top = game.state.top
        if top.colour is None:
            return [ChooseColour(self.seat)]
        return [ActivateOrIgnore(self.seat)] if top.symbol.number is None else []


class ActivateOrIgnore(Question):
    """Activate the action card that the Flip uncovered as if just played, or leave it (T4)."""

    kind: ClassVar[str] = "flipped"

    def options(self, _state: State) -> list[Option]:
        return [IGNORE, ACTIVATE]

    def answered(self, game: Game, option: Option) -> Steps:
        if option == IGNORE:
            return []
        game.emit(CardActivated(self.seat))
        symbol = game.state.top.symbol
        return [TurnOver()] if symbol is FLIP else symbol.effect(game.state, self.seat)


def flip(_state: State, seat: int) -> Steps:
    """Everything turns over, and the player may use what comes up."""
    return [TurnOver(), Uncover(seat)]


def flip_last(_state: State, _seat: int) -> Steps:
    """As a last card: everything turns over, and what it uncovers does nothing (G10)."""
    return [TurnOver()]


# Draw cards


def holds_colour_or_wild(rest: Sequence[Face], colour: int | None) -> bool:
    """A Wild Draw card is a bluff if the rest of the hand has the colour in force or a wild (T5)."""
    return holds_colour(rest, colour) or any(face.colour is None for face in rest)


class OpenChallenge(ChallengeOrAccept):
    """The same challenge, with the hand shown to all (T5)."""

    openly: ClassVar[bool] = True


@dataclass
class TakeColourPenalty(Step):
    """A seat takes the penalty of drawing until the named colour comes (T6)."""

    seat: int

    def take(self, game: Game) -> Steps:
        seat = game.resolve(self.seat)
        return suffer(game, seat, DrawColour(seat))


class ColourChallenge(ChallengeOrAccept):
    """The same challenge, where the penalty is to draw until the named colour comes (T6)."""

    def accepted(self, _due: int) -> Steps:
        return [TakeColourPenalty(self.seat)]

    def refuted(self, _due: int) -> Steps:
        return [LoseTurn(self.seat), DrawColour(self.seat), Draw(self.seat, WRONG_CHALLENGE)]

    def returned(self) -> Steps:
        return [DrawColour(self.accused)]


def wild_draw_colour(state: State, seat: int) -> Steps:
    """The player names a colour, and the next one draws until it comes and is passed over, or challenges (T6)."""
    if not state.rules.allows_bluffs:
        return [ChooseColour(seat), TakeColourPenalty(NEXT)]
    return [ChooseColour(seat), ColourChallenge(NEXT, *accusation(state, seat), colour=state.colour)]


def wild_draw_colour_last(_state: State, seat: int) -> Steps:
    """As a last card: the colour is still asked, then the next player draws until it comes (G10).

    The round goes on without a player who leaves instead of naming it (G14).
    """
    return [ChooseColour(seat), DrawColourAndLoseTurn(NEXT)]


DRAW_ONE = Symbol("+1", "draw-one", 10, effect=draws(1), last=draws_last(1), opening=draws_opening(1))
DRAW_FIVE = Symbol("+5", "draw-five", 20, effect=draws(5), last=draws_last(5))
FLIP = Symbol("F", "flip", 20, effect=flip, last=flip_last, opening=None, follows_itself=True)
SKIP_EVERYONE = Symbol("SA", "skip-everyone", 30, effect=skip_everyone)
OPTIMUS = Symbol("WO", "optimus-power", 50, effect=optimus_power)
WILD_DRAW_TWO = Symbol(
    "W+2",
    "wild-draw-two",
    50,
    effect=wild_draws(2, OpenChallenge),
    last=draws_last(2),
    opening=None,
    bluff=holds_colour_or_wild,
)
MEGATRON = Symbol("WM", "megatrons-rule", 50, effect=megatrons_rule)
WILD_DRAW_COLOUR = Symbol(
    "WDC",
    "wild-draw-colour",
    60,
    effect=wild_draw_colour,
    last=wild_draw_colour_last,
    bluff=holds_colour_or_wild,
)

TRANSFORMERS = Edition(
    "transformers",
    Side(
        (RED, BLUE, GREEN, YELLOW),
        tuple((symbol, 2) for symbol in (*NUMBERS[1:], DRAW_ONE, REVERSE, SKIP, FLIP)),
        ((OPTIMUS, 4), (WILD_DRAW_TWO, 4)),
        name="light",
    ),
    Side(
        (PINK, TEAL, ORANGE, PURPLE),
        tuple((symbol, 2) for symbol in (*NUMBERS[1:], DRAW_FIVE, REVERSE, SKIP_EVERYONE, FLIP)),
        ((MEGATRON, 4), (WILD_DRAW_COLOUR, 4)),
        name="dark",
    ),
    pairs=PAIRS,
    deals_by_draw=False,
    scoring="single",
)
