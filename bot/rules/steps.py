"""The steps that cards of every edition are made of."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.rules.agenda import NEXT, Step, Steps
from bot.rules.events import DirectionTurned, TurnLost

if TYPE_CHECKING:
    from bot.rules.game import Game

UNTIL_IT_COMES: Final = sys.maxsize


@dataclass
class Draw(Step):
    """A seat draws that many cards; one that stirs does so before the rest is drawn (M1)."""

    seat: int
    count: int
    quietly: bool = False

    def take(self, game: Game) -> Steps:
        seat = game.resolve(self.seat)
        stirring = None if self.quietly else game.edition.stirring
        drawn = game.draw(seat, self.count, stirring)
        if stirring is None:
            return []
        effect = game.drawn_effect(seat, drawn)
        return [*effect, Draw(seat, self.count - len(drawn))] if effect else []


@dataclass
class DrawColour(Step):
    """A seat draws until a card of the colour in force comes (T6, N8)."""

    seat: int

    def take(self, game: Game) -> Steps:
        colour = game.state.colour
        if colour is not None:
            game.draw(game.resolve(self.seat), UNTIL_IT_COMES, game.edition.of_colour[colour])
        return []


@dataclass
class LoseTurn(Step):
    """A seat is passed over."""

    seat: int = NEXT

    def take(self, game: Game) -> Steps:
        game.emit(TurnLost(game.resolve(self.seat)))
        return []


@dataclass
class DrawAndLoseTurn(Step):
    """A seat draws that many cards and is passed over."""

    seat: int
    count: int

    def take(self, game: Game) -> Steps:
        seat = game.resolve(self.seat)
        game.emit(TurnLost(seat))
        return Draw(seat, self.count).take(game)


@dataclass
class DrawColourAndLoseTurn(Step):
    """A seat draws until a card of the colour in force comes, and is passed over."""

    seat: int

    def take(self, game: Game) -> Steps:
        seat = game.resolve(self.seat)
        game.emit(TurnLost(seat))
        return DrawColour(seat).take(game)


@dataclass
class TurnDirection(Step):
    """Play goes the other way round."""

    def take(self, game: Game) -> Steps:
        game.emit(DirectionTurned())
        return []


@dataclass
class GoOut(Step):
    """A seat without cards wins the round: this one before the others in order of play (G10, N5)."""

    seat: int

    def take(self, game: Game) -> Steps:
        state = game.state
        for seat in state.order_from(self.seat):
            if not state.hands[seat]:
                game.end_round(seat)
                break
        return []
