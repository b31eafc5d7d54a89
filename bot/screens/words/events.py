"""What happened, a sentence an event.

The message of an event is found by its name, and its fields are the variables: a new event needs a sentence in each
language and nothing here. Which part the one who reads has in it, the messages are told in `$you`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import fields
from functools import cache
from typing import Any

from bot.rules.edition import Edition
from bot.rules.events import CardsShown, Event
from bot.rules.redaction import Asking, Hidden
from bot.rules.round_events import DealerDrawn, SeatKnockedOut
from bot.screens.words.cards import card_words, cards_words, colour_inside, listed
from bot.text import Text

Variables = dict[str, str | int]

SEATS = {"seat", "other", "by", "accused", "dealer", "winner", "to"}
MANY_SEATS = {"seats", "winners"}


def event_words(text: Text, event: Event, edition: Edition, names: Sequence[str], viewer: int | None) -> str | None:
    """A redacted event as a sentence for this viewer, or for all; None, where there is nothing to tell."""
    if isinstance(event, Asking):
        return None
    variables: Variables = {"you": "nobody", "without": "nothing"}
    for field in fields(event):  # type: ignore[arg-type]  # every event is a dataclass
        variables |= _fact(text, field.name, getattr(event, field.name), edition, names, viewer, variables)
    variables |= _more(text, event, edition)
    return text(_message(type(event).__name__), **variables) or None


def told_words(text: Text, events: Iterable[Event], edition: Edition, names: Sequence[str], viewer: int | None) -> str:
    """All that one move did, its sentences in a row."""
    sentences = (event_words(text, event, edition, names, viewer) for event in events)
    return text("event-between").join(sentence for sentence in sentences if sentence)


@cache
def _message(name: str) -> str:
    return "event" + re.sub("[A-Z]", lambda letter: f"-{letter[0].lower()}", name)


def _fact(
    text: Text, name: str, fact: Any, edition: Edition, names: Sequence[str], viewer: int | None, before: Variables
) -> Variables:
    """The variables that a field becomes; the first part that the viewer has is theirs."""
    if name in SEATS:
        if fact is None:
            return {"without": name}
        if fact != viewer:
            return {name: names[fact]}
        return {name: text("event-you"), "you": name if before["you"] == "nobody" else before["you"]}
    if name in MANY_SEATS:
        seats = [text("event-you") if seat == viewer else names[seat] for seat in fact]
        found: Variables = {name: listed(text, seats), "count": len(seats)}
        return found | {"you": name} if viewer in fact else found
    if name == "cards" and isinstance(fact, tuple):
        seen = not isinstance(fact, Hidden)
        words = cards_words(text, edition, fact) if seen else ""
        return {"cards": words, "count": len(fact), "seen": "yes" if seen else "no"}
    if name == "card":
        return {"card": card_words(text, edition, fact)}
    if name == "colour":
        return {"colour": colour_inside(text, fact)}
    if isinstance(fact, bool):
        return {name: "yes" if fact else "no"}
    return {name: fact} if isinstance(fact, int) else {}


def _more(text: Text, event: Event, edition: Edition) -> Variables:
    """What a sentence needs besides the event's own fields."""
    match event:
        case DealerDrawn(dealer=dealer, drawers=drawers, cards=cards):
            highest = max(place for place, seat in enumerate(drawers) if seat == dealer)
            return {"card": card_words(text, edition, cards[highest])}
        case CardsShown(cards=cards):
            stirs = edition.stirring is not None and any(edition.stirring[face] for face in cards if face >= 0)
            return {"stirs": "yes" if stirs else "no"}
        case SeatKnockedOut():
            return {"mercy": edition.mercy or 0}
        case _:
            return {}
