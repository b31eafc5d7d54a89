"""Deflecting: a Skip or a Reverse of the colour in force sends a penalty on (`deflect`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.agenda import NEXT
from bot.rules.penalty import StackOrTake
from bot.rules.rules import HouseRule
from bot.rules.steps import Draw, GoOut, TurnDirection

if TYPE_CHECKING:
    from bot.rules.agenda import Steps
    from bot.rules.cards import Effect, Face
    from bot.rules.edition import Edition, Faces
    from bot.rules.state import State

SKIP, REVERSE = "skip", "reverse"


class Deflect(HouseRule):
    """A Skip lets it pass over its player; a Reverse turns the direction, and the player who is next then faces it."""

    name = "deflect"

    def suits(self, edition: Edition) -> bool:
        return any(symbol.draws for symbol in edition.symbols.values())

    def answers(self, edition: Edition, _strength: int, colour: int | None) -> Faces | None:
        return edition.set_of(lambda face: face.symbol.name in {SKIP, REVERSE} and face.colour == colour)

    def answered(self, face: Face) -> Effect | None:
        return {SKIP: _skip, REVERSE: _reverse}.get(face.symbol.name)


def _skip(state: State, seat: int) -> Steps:
    if state.hands[seat]:
        return [StackOrTake(NEXT)]
    drawn: Steps = [] if state.edition.ends_at_once else [Draw(NEXT, state.due)]
    return [*drawn, GoOut(seat)]


def _reverse(state: State, seat: int) -> Steps:
    return [TurnDirection(), *_skip(state, seat)]
