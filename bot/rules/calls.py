"""What a seat may answer besides the question that the game waits for: UNO, a catch, jumping in, leaving."""

from __future__ import annotations

from typing import Final

from bot.rules.agenda import Option, plain
from bot.rules.state import State

UNO: Final = plain("uno")
QUIT: Final = plain("quit")
ONLY_QUIT: Final = (QUIT,)
MOST_WITH_CALL: Final = 2
"""With more cards no call is owed, and none may be made early."""


def calls(state: State, seat: int) -> tuple[Option, ...]:
    """Return the calls open to this seat now."""
    if state.over or not state.in_round[seat] or state.round == 0:
        may_leave = state.round > 0 and state.in_match[seat] and not state.champions
        return ONLY_QUIT if may_leave else ()
    found: tuple[Option, ...] = ONLY_QUIT
    if state.owes:
        found = (*catches(state, seat), QUIT)
    if len(state.hands[seat]) <= MOST_WITH_CALL and may_call(state, seat):
        found = (UNO, *found)
    if state.rules.out_of_turn:
        found = (*(option for offers in state.rules.out_of_turn for option in offers(state, seat)), *found)
    return found


def may_call(state: State, seat: int) -> bool:
    """Whether a call of UNO is owed, or may be made early (G9)."""
    if seat in state.owes:
        return True
    if seat in state.called:
        return False
    held = len(state.hands[seat])
    question = state.question
    if question is not None and question.seat == seat:
        return held in question.early_with and (state.turn == seat or question.counts_as_turn(state))
    return (
        held == MOST_WITH_CALL and state.turn == seat and state.played_now is not None
    )  # else the round is being opened, by the dealer


def catches(state: State, seat: int) -> list[Option]:
    """Return a catch for each other seat that owes the call (G9)."""
    options = state.edition.catches
    return [options[other] for other in sorted(state.owes) if other != seat]
