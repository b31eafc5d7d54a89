"""Seven and Zero: hands change places (N6, `seven_zero`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.rules.agenda import Step, Steps
from bot.rules.choices import ChooseTarget
from bot.rules.events import HandsPassed, HandsSwapped
from bot.rules.rules import HouseRule

if TYPE_CHECKING:
    from bot.rules.cards import Face
    from bot.rules.edition import Edition
    from bot.rules.game import Game

PASSING, SWAPPING = 0, 7


class SevenZero(HouseRule):
    """A 7 swaps two hands, a 0 passes all of them on."""

    name = "seven_zero"

    def suits(self, edition: Edition) -> bool:
        return {PASSING, SWAPPING} <= {symbol.number for symbol in edition.symbols.values()}

    def follows(self, seat: int, face: Face) -> Steps:
        if face.symbol.number == PASSING:
            return [PassHands(seat)]
        return [ChooseSwap(seat)] if face.symbol.number == SWAPPING else []


class ChooseSwap(ChooseTarget):
    """Pick the hand to swap one's own for (N6)."""

    def picked(self, game: Game, other: int) -> Steps:
        game.emit(HandsSwapped(self.seat, other))
        return []


@dataclass
class PassHands(Step):
    """All pass their hands on in the direction of play (N6)."""

    seat: int

    def take(self, game: Game) -> Steps:
        game.emit(HandsPassed(game.state.order_from(self.seat)))
        return []
