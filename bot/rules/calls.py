"""What a seat may answer besides the question that the game waits for: UNO, a catch, jumping in, leaving."""

from __future__ import annotations

from bot.rules.agenda import Option
from bot.rules.state import State
from bot.rules.turn import Turn

UNO = Option("uno")
QUIT = Option("quit")
ONLY_QUIT = (QUIT,)


def calls(state: State, seat: int) -> tuple[Option, ...]:
    """The calls open to this seat now."""
    if state.round == 0 or not state.in_match[seat] or state.champions:
        return ()
    if state.over or not state.in_round[seat]:
        return ONLY_QUIT
    found = jump_ins(state, seat) if "jump_in" in state.rules else []
    if may_call(state, seat):
        found.append(UNO)
    if state.owes:
        found += [Option("catch", other) for other in sorted(state.owes) if other != seat]
    return (*found, QUIT) if found else ONLY_QUIT


def may_call(state: State, seat: int) -> bool:
    """Whether a call of UNO is owed, or may be made early (G9)."""
    if seat in state.owes:
        return True
    if len(state.hands[seat]) != 2 or state.called == seat:
        return False
    question = state.question
    asked = question is not None and question.seat == seat and question.counts_as_turn(state)
    return asked or state.turn == seat


def jump_ins(state: State, seat: int) -> list[Option]:
    """The card identical to the top, while somebody else's turn waits (house rule `jump_in`)."""
    if not isinstance(state.question, Turn) or state.question.seat == seat:
        return []
    top = state.top
    if top.colour is None or top.index not in state.held(seat):
        return []
    return [state.edition.plays[top.index]]
