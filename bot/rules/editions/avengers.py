"""Avengers: purple for yellow, and the Infinity Gauntlet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bot.rules.agenda import Option, Question, Step, Steps
from bot.rules.cards import BLUE, GREEN, PURPLE, RED, Symbol
from bot.rules.choices import ChooseColour
from bot.rules.edition import Edition, Side
from bot.rules.editions.classic import COLOURED, WILDS
from bot.rules.events import CallDeferred, CardLaid
from bot.rules.steps import Draw, GoOut

if TYPE_CHECKING:
    from bot.rules.game import Game
    from bot.rules.state import State

SNAP_DRAWS = 2


class LayCard(Question):
    """Pick the coloured card to lay on the Gauntlet; for a hand that has none to lay it is a plain wild (A1)."""

    kind: ClassVar[str] = "lay"

    def options(self, state: State) -> list[Option]:
        edition, held = state.edition, state.held(self.seat)
        coloured = [face for face in dict.fromkeys(held) if edition.faces[face].colour is not None]
        if len(held) == 1:
            coloured = [face for face in coloured if state.rules.may_be_last(edition.faces[face])]
        return [edition.lays[face] for face in coloured]

    def settled(self, game: Game) -> Steps | None:
        if not self.options(game.state):
            return [ChooseColour(self.seat)]
        if self.seat in game.state.owes:
            game.emit(CallDeferred(self.seat))
        return None

    def answered(self, game: Game, option: Option) -> Steps:
        state = game.state
        game.emit(CardLaid(self.seat, state.card_held(self.seat, option.what)))
        colour = state.edition.faces[option.what].colour
        return [Snap(self.seat, colour), ChooseColour(self.seat) if state.hands[self.seat] else GoOut(self.seat)]


@dataclass
class Snap(Step):
    """All who hold a card of the laid card's colour draw two, the player of the Gauntlet last (A1)."""

    seat: int
    colour: int | None

    def take(self, game: Game) -> Steps:
        state = game.state
        order = [*state.opponents(self.seat), self.seat]
        return [
            Draw(seat, SNAP_DRAWS)
            for seat in order
            if any(face.colour == self.colour for face in state.faces_held(seat))
        ]


def gauntlet(_state: State, seat: int) -> Steps:
    """Lay a card, snap, and name the colour."""
    return [LayCard(seat)]


GAUNTLET = Symbol("WG", "infinity-gauntlet", 50, effect=gauntlet)

AVENGERS = Edition(
    "avengers",
    Side((RED, BLUE, GREEN, PURPLE), COLOURED, (*WILDS, (GAUNTLET, 4))),
)
