"""BTS: the Dancing Wild."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bot.rules.agenda import NEXT, Option, Question, Steps, plain
from bot.rules.cards import BLUE, GREEN, RED, YELLOW, Symbol
from bot.rules.choices import ChooseColour
from bot.rules.edition import Edition, Side
from bot.rules.editions.classic import COLOURED, WILDS
from bot.rules.events import Event
from bot.rules.steps import Draw, LoseTurn

if TYPE_CHECKING:
    from bot.rules.game import Game
    from bot.rules.state import State

DANCE = plain("dance")
DECLINE = plain("decline")
DECLINED_DRAWS = 3


@dataclass
class Danced(Event):
    """The seat that was asked to dance did, or declined (B1)."""

    seat: int
    danced: bool


class DanceOrDraw(Question):
    """Dance in front of the table, or draw three; the seat's turn follows either way (B1)."""

    kind: ClassVar[str] = "dance"
    interlude: ClassVar[str] = DANCE.verb

    def options(self, _state: State) -> list[Option]:
        return [DECLINE, DANCE]

    def answered(self, game: Game, option: Option) -> Steps:
        danced = option == DANCE
        game.emit(Danced(self.seat, danced))
        return [] if danced else [Draw(self.seat, DECLINED_DRAWS)]

    def abandoned(self, _game: Game) -> Steps:
        return [LoseTurn(self.seat)]


def dancing_wild(_state: State, seat: int) -> Steps:
    """The player names the colour, and the next player dances or draws."""
    return [ChooseColour(seat), DanceOrDraw(NEXT)]


DANCING_WILD = Symbol("WD", "dancing-wild", 50, effect=dancing_wild)

BTS = Edition("bts", Side((RED, BLUE, GREEN, YELLOW), COLOURED, (*WILDS, (DANCING_WILD, 4))))
