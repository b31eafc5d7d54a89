"""What a program at the table reads: a View and redacted events as JSON, with cards, seats and colours in the notation.

It is made of these alone, so it tells no more than they do. Cards that the seat may not see are a number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from typing import Any

from bot.rules.cards import COLOUR_LETTERS
from bot.rules.cli.position import DIRECTIONS
from bot.rules.edition import Edition
from bot.rules.events import DEALT, OPEN, OPEN_CARD, OPEN_HANDS, OWNED, SECRET, SHOWN, SIGHT, Event
from bot.rules.notation import SEAT_LETTERS
from bot.rules.redaction import Asking, Hidden
from bot.rules.view import PARTS, Prompt, View

ASKED = "Asked"


def view_as_json(view: View) -> dict[str, Any]:
    """Return all of a View but its options."""
    edition = view.edition
    says: dict[str, Callable[[Any], Any]] = {
        "edition": lambda edition: edition.key,
        "house": list,
        "seat": _seat,
        "dealer": _seat,
        "turn": _seat,
        "direction": lambda way: next(name for name, direction in DIRECTIONS.items() if direction == way),
        "side": lambda side: edition.sides[side].name,
        "colour": _colour,
        "top": lambda face: _face(edition, face),
        "beneath": lambda face: _face(edition, face),
        "free": lambda symbol: None if symbol is None else symbol.token,
        "back": lambda face: _face(edition, face),
        "hand": lambda faces: _faces(edition, faces),
        "counts": _by_seat,
        "backs": lambda backs: _by_seat([_faces(edition, faces) for faces in backs]),
        "teams": _by_seat,
        "in_round": _seats_where,
        "in_match": _seats_where,
        "knocked_out": _seats,
        "owes": _seats,
        "called": _seats,
        "prompt": lambda prompt: None if prompt is None else prompt_as_json(prompt),
        "winner": _seat,
        "winners": _seats,
        "totals": _by_seat,
        "champions": _seats,
    }
    values = {name: getattr(view, name) for name in PARTS if name != "options"}
    return {name: says[name](value) if name in says else value for name, value in values.items()}


def prompt_as_json(prompt: Prompt) -> dict[str, Any]:
    """Return a question as all may know it."""
    facts = {name: _fact(name, value) for name, value in prompt.public.items()}
    return {"seat": _seat(prompt.seat), "kind": prompt.kind, "number": prompt.number, **facts}


def event_as_json(event: Event, edition: Edition) -> dict[str, Any]:
    """Return a redacted event: its name, and its fields."""
    if isinstance(event, Asking):
        return {"event": ASKED, **prompt_as_json(event.prompt)}
    said: dict[str, Any] = {"event": type(event).__name__}
    for field in fields(event):  # type: ignore[arg-type]
        value = getattr(event, field.name)
        cards = CARDS.get(field.metadata.get(SIGHT, ""))
        said[field.name] = _fact(field.name, value) if cards is None else cards(edition, value)
    return said


def _fact(name: str, value: Any) -> Any:
    if name in SEAT:
        return _seat(value)
    if name in SEATS:
        return _seats(value)
    if name in BY_SEAT:
        return _by_seat(value)
    return _colour(value) if name == "colour" else value


def _seat(seat: int | None) -> str | None:
    return None if seat is None else SEAT_LETTERS[seat]


def _seats(seats: Iterable[int]) -> list[str]:
    return [SEAT_LETTERS[seat] for seat in seats]


def _seats_where(are: Sequence[bool]) -> list[str]:
    return [letter for letter, is_so in zip(SEAT_LETTERS, are, strict=False) if is_so]


def _by_seat(row: Sequence[Any]) -> dict[str, Any]:
    return dict(zip(SEAT_LETTERS, row, strict=False))


def _colour(colour: int | None) -> str | None:
    return None if colour is None else COLOUR_LETTERS[colour]


def _face(edition: Edition, face: int | None) -> str | None:
    return None if face is None else edition.faces[face].token


def _faces(edition: Edition, faces: Sequence[int]) -> list[str] | int:
    if isinstance(faces, Hidden):
        return len(faces)
    return [edition.faces[face].token for face in faces]


def _hands(edition: Edition, hands: Sequence[Sequence[int]]) -> dict[str, Any]:
    return _by_seat([_faces(edition, hand) for hand in hands])


CARDS: dict[str, Callable[[Edition, Any], Any]] = {
    OPEN_CARD[SIGHT]: _face,
    OPEN[SIGHT]: _faces,
    OWNED[SIGHT]: _faces,
    SHOWN[SIGHT]: _faces,
    SECRET[SIGHT]: _faces,
    DEALT[SIGHT]: _hands,
    OPEN_HANDS[SIGHT]: _hands,
}
"""By who may see an event's field of cards, how it is written."""
SEAT = {"seat", "other", "by", "to", "accused", "dealer", "winner"}
SEATS = {"seats", "drawers", "voters", "winners"}
BY_SEAT = {"scores"}
