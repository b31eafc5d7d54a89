"""A state as text, and back: what is kept of a running game so that it can go on after a restart.

A snapshot holds every secret of the game. It is for the store alone.
"""

from __future__ import annotations

import json
from itertools import repeat
from operator import attrgetter
from typing import Any

from bot.rules.agenda import ITEMS, Question, Step
from bot.rules.editions import EDITIONS
from bot.rules.state import State
from bot.rules.version import FIRST_VERSION, RULES_VERSION, OtherRules

FORMAT = 2

PLAIN = (
    *("round", "shuffles", "dealer"),
    *("hands", "pile", "discards", "aside"),
    *("over", "winner", "colour", "inert", "direction", "turn", "due", "strength", "passes", "number"),
)
"""The parts of a state that JSON keeps as they are."""
ROWS = ("totals", "in_match", "in_round", "knocked_out", "champions")
PLAYED = ("played_now", "played_before")

_as_they_are = attrgetter(*PLAIN, *ROWS)
_encoded = json.JSONEncoder(separators=(",", ":")).encode


class BadSnapshot(ValueError):
    """A text that is no snapshot of this version; the error says no more, because the text is secret."""


def to_json(state: State) -> str:
    """Return the state as one line of JSON."""
    kept: dict[str, Any] = {
        "format": FORMAT,
        "rules": RULES_VERSION,
        "edition": state.edition.key,
        "seats": state.seats,
        "seed": state.seed.hex(),
        "house": state.house,
        "scoring": state.scoring,
        "target": state.target,
        "hand": state.hand,
        "uno": state.uno,
        "side": state.side,
        "owes": sorted(state.owes),
        "called": sorted(state.called),
        "question": None if state.question is None else _item_to_json(state.question),
        "agenda": [*map(_item_to_json, reversed(state.agenda))],
    }
    kept.update(zip(PLAIN + ROWS, _as_they_are(state), strict=True))
    kept["played_now"] = state.played_now and state.played_now.token
    kept["played_before"] = state.played_before and state.played_before.token
    return _encoded(kept)


def from_json(text: str) -> State:
    """Return the state that was kept; raise `BadSnapshot` where the text holds none, or `OtherRules`."""
    try:
        return _state(json.loads(text))
    except OtherRules:
        raise
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadSnapshot("not a snapshot of this version") from None


def _state(kept: dict[str, Any]) -> State:
    form, rules = kept["format"], kept.get("rules", FIRST_VERSION)
    if rules != RULES_VERSION:
        raise OtherRules(rules)
    if form != FORMAT:
        raise ValueError(form)
    state = State(
        EDITIONS[kept["edition"]],
        kept["seats"],
        bytes.fromhex(kept["seed"]),
        kept["house"],
        kept["scoring"],
        kept["target"],
        kept["hand"],
        kept["uno"],
    )
    for name in PLAIN:
        setattr(state, name, kept[name])
    for name in ROWS:
        setattr(state, name, tuple(kept[name]))
    for name in PLAYED:
        setattr(state, name, kept[name] and state.edition.symbols[kept[name]])
    state.turn_to(kept["side"])
    state.owes = set(kept["owes"])
    state.called = set(kept["called"])
    state.agenda = tuple(_item_from_json(item) for item in reversed(kept["agenda"]))
    if kept["question"] is not None:
        question = _item_from_json(kept["question"])
        if not isinstance(question, Question):
            raise TypeError(type(question))
        state.question = question
    return state


def _item_to_json(item: Step | Question) -> list[Any]:
    return [type(item).__name__, *map(getattr, repeat(item), item.__match_args__)]


def _item_from_json(kept: list[Any]) -> Step | Question:
    name, *facts = kept
    return ITEMS[name](*facts)
