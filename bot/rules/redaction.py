"""Events as one seat, or the channel, may know them: hidden unless shown.

Each field of cards is redacted by its annotation (see `events.py`). Cards that may be seen become the faces in play;
the others become `Hidden`, which knows no more than how many there are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields, replace
from functools import cache
from typing import Any

from bot.rules.edition import Edition
from bot.rules.events import EVENTS, Asked, Event, event
from bot.rules.view import Prompt, prompt_for

UNKNOWN = -1


class Hidden(tuple[int, ...]):
    """Cards that the one who looks may not see: only how many there are."""

    __slots__ = ()

    def __new__(cls, count: int) -> Hidden:
        return super().__new__(cls, (UNKNOWN,) * count)

    def __repr__(self) -> str:
        return f"Hidden({len(self)})"


@event
class Asking(Event):
    """The game waits for an answer; what everybody may know of the question."""

    prompt: Prompt


def seen_by(seat: int | None, events: Iterable[Event], edition: Edition, side: int) -> Iterator[Event]:
    """The events as this seat may know them; `side` is the one in play before the first of them."""
    for happened in events:
        side = happened.side_after(side)
        if isinstance(happened, Asked):
            yield Asking(prompt_for(happened.question, happened.number))
            continue
        eyes = _eyes(type(happened).__name__)
        if not eyes:
            yield happened
            continue
        showing = edition.showing[side]
        changes = {name: look(getattr(happened, name), happened, seat, showing) for name, look in eyes}
        yield replace(happened, **changes)  # type: ignore[type-var]  # every event is a dataclass


Look = Callable[[Any, Any, "int | None", Sequence[int]], object]


def _open_card(card: int, _event: Any, _seat: int | None, showing: Sequence[int]) -> int:
    return showing[card]


def _open(cards: tuple[int, ...], _event: Any, _seat: int | None, showing: Sequence[int]) -> tuple[int, ...]:
    return tuple(showing[card] for card in cards)


def _owned(cards: tuple[int, ...], happened: Any, seat: int | None, showing: Sequence[int]) -> tuple[int, ...]:
    return _open(cards, happened, seat, showing) if happened.seat == seat else Hidden(len(cards))


def _shown(cards: tuple[int, ...], happened: Any, seat: int | None, showing: Sequence[int]) -> tuple[int, ...]:
    seen = happened.to is None or (seat is not None and seat in {happened.to, happened.seat})
    return _open(cards, happened, seat, showing) if seen else Hidden(len(cards))


def _dealt(hands: tuple[tuple[int, ...], ...], happened: Any, seat: int | None, showing: Sequence[int]) -> object:
    return tuple(
        _open(hand, happened, seat, showing) if owner == seat else Hidden(len(hand)) for owner, hand in enumerate(hands)
    )


def _secret(cards: tuple[int, ...], _event: Any, _seat: int | None, _showing: Sequence[int]) -> Hidden:
    return Hidden(len(cards))


def _open_hands(hands: tuple[tuple[int, ...], ...], happened: Any, seat: int | None, showing: Sequence[int]) -> object:
    return tuple(_open(hand, happened, seat, showing) for hand in hands)


LOOKS: dict[str, Look] = {
    "OpenCard": _open_card,
    "Open": _open,
    "Owned": _owned,
    "Shown": _shown,
    "Dealt": _dealt,
    "Secret": _secret,
    "OpenHands": _open_hands,
}


@cache
def _eyes(name: str) -> tuple[tuple[str, Look], ...]:
    found = fields(EVENTS[name])  # type: ignore[arg-type]  # every event is a dataclass
    return tuple((field.name, LOOKS[str(field.type)]) for field in found if str(field.type) in LOOKS)
