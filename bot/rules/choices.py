"""What a card lets its player choose: the colour in force (G7), or an opponent."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from bot.rules.agenda import COLOUR_OPTIONS, ITEMS, Option, Question, Steps
from bot.rules.compiling import mypyc_attr
from bot.rules.events import ColourNamed

if TYPE_CHECKING:
    from bot.rules.game import Game
    from bot.rules.state import State


class ChooseColour(Question):
    """Name the colour in force: any of the side's (G7)."""

    kind: ClassVar[str] = "colour"

    def options(self, state: State) -> list[Option]:
        return list(_namings(state.edition.sides[state.side].colours, state.colour))

    def answered(self, game: Game, option: Option) -> Steps:
        game.emit(ColourNamed(self.seat, option.what))
        return []

    def abandoned(self, game: Game) -> Steps:
        return self.answered(game, self.options(game.state)[0])


@cache
def _namings(colours: tuple[int, ...], in_force: int | None) -> tuple[Option, ...]:
    """Return all colours of a side, the one in force first."""
    first = in_force if in_force in colours else colours[0]
    return (COLOUR_OPTIONS[first], *(COLOUR_OPTIONS[colour] for colour in colours if colour != first))


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseTarget(Question):
    """Pick an opponent; where there is only one, it is settled at once. A subclass says what happens to them."""

    kind: ClassVar[str] = "target"

    def options(self, state: State) -> list[Option]:
        targets = state.edition.targets
        return [targets[seat] for seat in state.opponents(self.seat)]

    def settled(self, game: Game) -> Steps | None:
        opponents = game.state.opponents(self.seat)
        return self.picked(game, opponents[0]) if len(opponents) == 1 else None

    def answered(self, game: Game, option: Option) -> Steps:
        return self.picked(game, option.what)

    def picked(self, game: Game, other: int) -> Steps:
        """Do to this opponent what the card does, and return what follows from that."""
        raise NotImplementedError


del ITEMS[ChooseTarget.__name__]  # it is asked by its subclasses alone
