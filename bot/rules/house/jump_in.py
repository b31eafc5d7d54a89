"""Jumping in: a card identical to the top may be played out of turn (`jump_in`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.rules import HouseRule
from bot.rules.turn import Turn

if TYPE_CHECKING:
    from bot.rules.agenda import Option
    from bot.rules.state import State


class JumpIn(HouseRule):
    """While another seat's turn waits, a coloured card identical to the top may be played."""

    name = "jump_in"

    def out_of_turn(self, state: State, seat: int) -> list[Option]:
        if not isinstance(state.question, Turn) or state.question.seat == seat:
            return []
        top = state.top
        if state.inert or top.colour is None or top.index not in state.held(seat):
            return []
        return [state.edition.plays[top.index]] if state.may_play(seat, top.index) else []
