"""Why an answer is refused: a code, for which the texts have a sentence in each language."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules.agenda import Option
from bot.rules.state import State

CODES = {
    "over": "the round is over",
    "out": "that seat is out of the round",
    "stale": "the question is no longer open",
    "not_asked": "somebody else is asked",
    "no_call": "there is no UNO to call",
    "no_catch": "that seat owes no UNO call",
    "not_held": "the card is not in the hand",
    "no_match": "the card does not match",
    "bluff": "it would be a bluff, and bluffs are off",
    "last_card": "it may not be the last card of a hand",
    "only_drawn": "only the card just drawn may be played",
    "no_answer": "the card does not answer this question",
    "can_play": "who can play may not draw or pass",
    "may_draw": "there is something left to draw",
    "nothing_left": "there is nothing left to draw",
    "must_play": "the drawn card must be played",
    "not_offered": "that is no answer to this question",
}
"""The codes, and in plain words what each means."""


class IllegalMove(Exception):
    """The answer is not legal now; nothing was changed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code

    @property
    def why(self) -> str:
        """Return the reason in plain words."""
        return CODES[self.code]


def reason(state: State, seat: int, option: Option, answers: Sequence[Option], *, stale: bool) -> str:
    """Return the code for an answer that is not among those offered."""
    question = state.question
    if question is None:
        return "over"
    if not state.in_round[seat]:
        return "out"
    if option.verb == "uno":
        return "no_call"
    if option.verb == "catch":
        return "no_catch"
    if stale:
        return "stale"
    if question.seat != seat:
        return "not_asked"
    verbs = {answer.verb for answer in answers}
    if option.verb == "play":
        return _reason_for_play(state, seat, option, question.kind)
    if option.verb == "draw" and question.kind == "play":
        return "can_play" if verbs == {"play"} else "nothing_left"
    if option.verb == "pass" and question.kind == "play":
        return "may_draw" if "draw" in verbs else "can_play"
    if option.verb == "pass" and question.kind == "drawn":
        return "must_play"
    return "not_held" if option.verb in {"lay", "discard"} and option.verb in verbs else "not_offered"


def _reason_for_play(state: State, seat: int, option: Option, kind: str) -> str:
    if option.what not in state.held(seat):
        return "not_held"
    if kind == "drawn":
        return "only_drawn"
    if kind != "play":
        return "no_answer"
    return (state.playable()[option.what] and state.refusal(seat, option.what)) or "no_match"
