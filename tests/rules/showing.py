"""A View and redacted events as lines of text in the notation, as golden files keep them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from bot.rules.cards import COLOUR_LETTERS
from bot.rules.edition import Edition
from bot.rules.events import Event
from bot.rules.notation import face_tokens, format_option
from bot.rules.redaction import Asking, Hidden
from bot.rules.state import LEFT
from bot.rules.view import View

SEATS = {"seat", "other", "by", "accused", "dealer", "winner"}
MANY_SEATS = {"seats", "drawers", "winners"}
CARDS = {"cards", "pile"}


def view_lines(view: View, letters: str) -> Iterator[str]:
    """Yield all that a view holds."""
    edition = view.edition
    colour = "none" if view.colour is None else COLOUR_LETTERS[view.colour]
    table = [
        f"round {view.round}",
        f"dealer {letters[view.dealer]}",
        f"turn {letters[view.turn]}",
        f"direction {'left' if view.direction == LEFT else 'right'}",
    ]
    if edition.two_sided:
        table.append(f"side {edition.sides[view.side].name}")
    laid = " laid" if view.inert else ""
    table += [f"top {edition.faces[view.top].token}{laid}", f"colour {colour}", f"pile {view.pile}"]
    table.append(f"discards {view.discards}")
    if view.back is not None:
        table.append(f"back {edition.faces[view.back].token}")
    if view.due:
        table.append(f"due {view.due}")
    if view.free is not None:
        table.append(f"free {view.free.name}")
    yield "; ".join(table)
    for seat in range(len(view.counts)):
        yield f"  {letters[seat]} {'; '.join(_seat(view, seat))}"
    if view.prompt is not None:
        facts = [f"asks {letters[view.prompt.seat]} {view.prompt.kind}"]
        facts += [f"{name} {_fact(name, fact, edition, letters)}" for name, fact in view.prompt.public.items()]
        yield f"  {'; '.join(facts)}"
    if view.options:
        yield f"  may {', '.join(format_option(edition, letters, option) for option in view.options)}"
    if view.champions:
        yield f"  match {' '.join(letters[seat] for seat in view.champions)}"


def _seat(view: View, seat: int) -> Iterator[str]:
    """Yield what is known of a seat."""
    faces = view.edition
    if seat == view.seat:
        yield f"hand {face_tokens(faces, view.hand)}".rstrip()
    else:
        yield f"cards {view.counts[seat]}"
        if view.backs and view.backs[seat]:
            yield f"backs {face_tokens(faces, view.backs[seat])}"
    if seat in view.owes:
        yield "owes"
    if seat in view.called:
        yield "called"
    if not view.in_round[seat]:
        yield "left" if not view.in_match[seat] else "out"
    if view.totals[seat]:
        yield f"score {view.totals[seat]}"
    if view.over and seat in view.winners:
        yield "winner"


def event_line(event: Event, edition: Edition, letters: str) -> str:
    """Return a redacted event: its name in words, and its facts."""
    name = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in type(event).__name__).strip()
    if isinstance(event, Asking):
        return f"{name} {letters[event.prompt.seat]} {event.prompt.kind}"
    facts = (
        f"{field.name} {_fact(field.name, getattr(event, field.name), edition, letters)}"
        for field in fields(event)  # type: ignore[arg-type]  # every event is a dataclass
    )
    return f"{name}: {', '.join(facts)}".removesuffix(": ")


def _fact(name: str, fact: Any, edition: Edition, letters: str) -> str:
    if isinstance(fact, Hidden):
        return f"{len(fact)} hidden"
    if name == "to":
        return "all" if fact is None else letters[fact]
    if fact is None:
        return "none"
    if name in SEATS:
        return letters[int(fact)]
    if name in MANY_SEATS:
        return " ".join(letters[seat] for seat in fact) or "none"
    if name == "hands":
        return " / ".join(_fact("cards", hand, edition, letters) for hand in fact)
    if name == "card":
        return edition.faces[int(fact)].token
    if name in CARDS and isinstance(fact, tuple):
        return face_tokens(edition, fact) or "nothing"
    if name == "colour":
        return COLOUR_LETTERS[fact]
    return " ".join(map(str, fact)) if isinstance(fact, tuple) else str(fact).lower()
