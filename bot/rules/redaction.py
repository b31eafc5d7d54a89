"""Events as one seat, or the channel, may know them: hidden unless shown.

Each field of cards says who may see them (see `events.py`). Those that one may see become the faces in play; the others
become `Hidden`, which knows no more than how many there are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from bot.rules.edition import Edition
from bot.rules.events import DEALT, OPEN, OPEN_CARD, OPEN_HANDS, OWNED, SECRET, SHOWN, SIGHT, Asked, Event
from bot.rules.view import Prompt, prompt_for

UNKNOWN = -1


class Hidden(tuple[int, ...]):
    """Cards that this seat may not see: only how many there are."""

    __slots__ = ()

    def __new__(cls, count: int) -> Hidden:
        return super().__new__(cls, (UNKNOWN,) * count)

    def __repr__(self) -> str:
        return f"Hidden({len(self)})"


@dataclass
class Asking(Event):
    """The game waits for an answer; what everyone may know of the question."""

    prompt: Prompt


def seen_by(seat: int | None, events: Iterable[Event], edition: Edition, side: int) -> list[Event]:
    """Return the events as this seat may know them; `side` is the one in play before the first of them."""
    seen: list[Event] = []
    for happened in events:
        kind: Any = type(happened)
        if kind.side_after is not Event.side_after:
            side = happened.side_after(side)
        if isinstance(happened, Asked):
            seen.append(Asking(prompt_for(happened.question, happened.number)))
            continue
        parts = _parts(kind)
        if not parts:
            seen.append(happened)
            continue
        showing = edition.showing[side]
        values: list[Any] = []
        for name, show in parts:
            value = getattr(happened, name)
            values.append(value if show is None else show(value, happened, seat, showing))
        seen.append(kind(*values))
    return seen


Show = Callable[[Any, Any, "int | None", Sequence[int]], object]
"""Redacts a field: its cards, the event, the seat, and for each card the face in play."""


def _open_card(card: int, _event: Any, _seat: int | None, showing: Sequence[int]) -> int:
    return showing[card]


def _open(cards: tuple[int, ...], _event: Any, _seat: int | None, showing: Sequence[int]) -> tuple[int, ...]:
    return tuple(map(showing.__getitem__, cards))


def _owned(cards: tuple[int, ...], happened: Any, seat: int | None, showing: Sequence[int]) -> tuple[int, ...]:
    return tuple(map(showing.__getitem__, cards)) if happened.seat == seat else Hidden(len(cards))


def _shown(cards: tuple[int, ...], happened: Any, seat: int | None, showing: Sequence[int]) -> tuple[int, ...]:
    seen = happened.to is None or (seat is not None and seat in {happened.to, happened.seat})
    return tuple(map(showing.__getitem__, cards)) if seen else Hidden(len(cards))


def _dealt(hands: tuple[tuple[int, ...], ...], happened: Any, seat: int | None, showing: Sequence[int]) -> object:
    return tuple(
        _open(hand, happened, seat, showing) if owner == seat else Hidden(len(hand)) for owner, hand in enumerate(hands)
    )


def _secret(cards: tuple[int, ...], _event: Any, _seat: int | None, _showing: Sequence[int]) -> Hidden:
    return Hidden(len(cards))


def _open_hands(hands: tuple[tuple[int, ...], ...], happened: Any, seat: int | None, showing: Sequence[int]) -> object:
    return tuple(_open(hand, happened, seat, showing) for hand in hands)


SHOWS: dict[str, Show] = {
    OPEN_CARD[SIGHT]: _open_card,
    OPEN[SIGHT]: _open,
    OPEN_HANDS[SIGHT]: _open_hands,
    OWNED[SIGHT]: _owned,
    SHOWN[SIGHT]: _shown,
    DEALT[SIGHT]: _dealt,
    SECRET[SIGHT]: _secret,
}
"""By who may see a field of cards, how it is redacted."""


@cache
def _parts(kind: type[Any]) -> tuple[tuple[str, Show | None], ...]:
    """Return the fields of an event, and how each is redacted; nothing where the event holds no cards."""
    parts = tuple((field.name, SHOWS.get(field.metadata.get(SIGHT, ""))) for field in fields(kind))
    return parts if any(show is not None for _, show in parts) else ()
