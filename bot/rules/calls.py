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
    if state.over or not state.in_round[seat] or state.round == 0:
        may_leave = state.round > 0 and state.in_match[seat] and not state.champions
        return ONLY_QUIT if may_leave else ()
    found = jump_ins(state, seat) if "jump_in" in state.rules else []
    if seat in state.owes or (len(state.hands[seat]) == 2 and may_call_early(state, seat)):
        found.append(UNO)
    if state.owes:
        found += [Option("catch", other) for other in sorted(state.owes) if other != seat]
    return (*found, QUIT) if found else ONLY_QUIT


def may_call_early(state: State, seat: int) -> bool:
    """Whether whoever holds two cards may call UNO before one of them is played (G9)."""
    if state.called == seat:
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
