"""Picking an opponent, and hands that change places: Seven and Zero (N6, house rule `seven_zero`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bot.rules.agenda import Option, Question, Step, Steps, item
from bot.rules.events import HandsPassed, HandsSwapped

if TYPE_CHECKING:
    from bot.rules.game import Game
    from bot.rules.state import State


class ChooseTarget(Question):
    """Pick an opponent; where there is only one, it is settled at once. A subclass says what happens to them."""

    __slots__ = ()
    kind: ClassVar[str] = "target"

    def options(self, state: State) -> list[Option]:
        targets = state.edition.targets
        return [targets[seat] for seat in state.opponents(self.seat)]

    def settled(self, game: Game) -> Steps | None:
        opponents = game.state.opponents(self.seat)
        return self.picked(opponents[0]) if len(opponents) == 1 else None

    def answered(self, game: Game, option: Option) -> Steps:
        return self.picked(option.what)

    def picked(self, other: int) -> Steps:
        """What the card does with this opponent."""
        raise NotImplementedError


@item
class ChooseSwap(ChooseTarget):
    """Whose hand to take for one's own (N6)."""

    seat: int

    def picked(self, other: int) -> Steps:
        return [SwapHands(self.seat, other)]


@item
class SwapHands(Step):
    """Two seats change hands."""

    seat: int
    other: int

    def take(self, game: Game) -> Steps:
        game.emit(HandsSwapped(self.seat, self.other))
        return []


@item
class PassHands(Step):
    """Everybody passes their hand on in the direction of play (N6)."""

    seat: int

    def take(self, game: Game) -> Steps:
        game.emit(HandsPassed(tuple(game.state.order_from(self.seat))))
        return []
