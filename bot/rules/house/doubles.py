"""Doubles: more of the same number may go on top of a number played (`doubles`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bot.rules.agenda import Option, Question, Steps, plain
from bot.rules.events import AddingEnded, CallDeferred, CardAdded
from bot.rules.rules import HouseRule
from bot.rules.steps import GoOut

if TYPE_CHECKING:
    from bot.rules.cards import Face
    from bot.rules.game import Game
    from bot.rules.state import State

DONE = plain("done")


class Doubles(HouseRule):
    """A number played from the hand on its player's turn may have others of its kind put on it."""

    name = "doubles"

    def on_turn(self, seat: int, face: Face) -> Steps:
        return [] if face.symbol.number is None else [AddMore(seat)]


class AddMore(Question):
    """Put one more of the same number on top, or be done; what is left after that decides whether UNO is owed (G9)."""

    kind: ClassVar[str] = "more"
    early_with: ClassVar[tuple[int, ...]] = (1, 2)

    def options(self, state: State) -> list[Option]:
        return [DONE, *_more(state, self.seat)]

    def settled(self, game: Game) -> Steps | None:
        if not _more(game.state, self.seat):
            return []
        if self.seat in game.state.owes:
            game.emit(CallDeferred(self.seat))
        return None

    def answered(self, game: Game, option: Option) -> Steps:
        state = game.state
        if option == DONE:
            game.emit(AddingEnded(self.seat))
            return []
        game.emit(CardAdded(self.seat, state.card_held(self.seat, option.what)))
        return [AddMore(self.seat) if state.hands[self.seat] else GoOut(self.seat)]


def _more(state: State, seat: int) -> list[Option]:
    """Return the cards of a hand that have the number on top, each once, in the order held."""
    faces, number = state.edition.faces, state.top.symbol.number
    held = dict.fromkeys(state.held(seat))
    return [Option("add", face) for face in held if faces[face].symbol.number == number]
