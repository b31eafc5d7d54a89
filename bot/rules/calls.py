"""What a seat may answer besides the question that the game waits for: UNO, a catch, jumping in, leaving."""

from __future__ import annotations

from bot.rules.agenda import Option, plain
from bot.rules.state import State
from bot.rules.turn import Turn

UNO = plain("uno")
QUIT = plain("quit")
ONLY_QUIT = (QUIT,)


def calls(state: State, seat: int) -> tuple[Option, ...]:
    """Return the calls open to this seat now."""
    if state.over or not state.in_round[seat] or state.round == 0:
        may_leave = state.round > 0 and state.in_match[seat] and not state.champions
        return ONLY_QUIT if may_leave else ()
    if not state.owes and len(state.hands[seat]) != 2 and "jump_in" not in state.rules:
        return ONLY_QUIT
    found = jump_ins(state, seat) if "jump_in" in state.rules else []
    if may_call(state, seat):
        found.append(UNO)
    if state.owes:
        found += catches(state, seat)
    return (*found, QUIT)


def may_call(state: State, seat: int) -> bool:
    """Whether a call of UNO is owed, or may be made early (G9)."""
    if seat in state.owes:
        return True
    if len(state.hands[seat]) != 2 or seat in state.called:
        return False
    question = state.question
    if question is not None and question.seat == seat:
        return state.turn == seat or question.counts_as_turn(state)
    return state.turn == seat and state.played_now is not None  # else the round is being opened, by the dealer


def catches(state: State, seat: int) -> list[Option]:
    """Return a catch for each other seat that owes the call (G9)."""
    options = state.edition.catches
    return [options[other] for other in sorted(state.owes) if other != seat]


def jump_ins(state: State, seat: int) -> list[Option]:
    """Return the play of a card identical to the top, during another seat's turn (house rule `jump_in`)."""
    if not isinstance(state.question, Turn) or state.question.seat == seat:
        return []
    top = state.top
    if state.inert or top.colour is None or top.index not in state.held(seat):
        return []
    return [state.edition.plays[top.index]]
