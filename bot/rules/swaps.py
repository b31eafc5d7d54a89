"""Hands that change places: Seven and Zero (N6, house rule `seven_zero`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.agenda import Step, Steps, item
from bot.rules.choices import ChooseTarget
from bot.rules.events import HandsPassed, HandsSwapped

if TYPE_CHECKING:
    from bot.rules.game import Game


@item
class ChooseSwap(ChooseTarget):
    """Pick the hand to swap one's own for (N6)."""

    seat: int

    def picked(self, game: Game, other: int) -> Steps:
        game.emit(HandsSwapped(self.seat, other))
        return []


@item
class PassHands(Step):
    """All pass their hands on in the direction of play (N6)."""

    seat: int

    def take(self, game: Game) -> Steps:
        game.emit(HandsPassed(tuple(game.state.order_from(self.seat))))
        return []
