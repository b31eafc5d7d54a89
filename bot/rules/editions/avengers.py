"""Avengers: purple for yellow, and the Infinity Gauntlet."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bot.rules.agenda import Option, Question, Step, Steps, item
from bot.rules.cards import BLUE, GREEN, PURPLE, RED, Symbol
from bot.rules.choices import ChooseColour
from bot.rules.edition import Edition, Side
from bot.rules.editions.classic import COLOURED, HOUSE, WILDS
from bot.rules.events import CardLaid, Event, event
from bot.rules.steps import Draw, GoOut

if TYPE_CHECKING:
    from bot.rules.game import Game
    from bot.rules.state import State

SNAP_DRAWS = 2


@event
class GauntletRaised(Event):
    """The Gauntlet is played, its card yet to be laid: what is left after that decides whether UNO is owed (A2)."""

    seat: int

    def apply(self, state: State) -> None:
        state.owes.discard(self.seat)


@item
class LayCard(Question):
    """Pick the coloured card to lay on the Gauntlet; for a hand that has none it is a plain wild (A1)."""

    kind: ClassVar[str] = "lay"

    seat: int

    def options(self, state: State) -> list[Option]:
        faces = state.edition.faces
        return [
            state.edition.lays[face] for face in dict.fromkeys(state.held(self.seat)) if faces[face].colour is not None
        ]

    def settled(self, game: Game) -> Steps | None:
        if not self.options(game.state):
            return [ChooseColour(self.seat)]
        if self.seat in game.state.owes:
            game.emit(GauntletRaised(self.seat))
        return None

    def answered(self, game: Game, option: Option) -> Steps:
        state = game.state
        game.emit(CardLaid(self.seat, state.card_held(self.seat, option.what)))
        colour = state.edition.faces[option.what].colour
        return [Snap(self.seat, colour), ChooseColour(self.seat) if state.hands[self.seat] else GoOut(self.seat)]


@item
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
    house=HOUSE,
)
