"""Who may know what, written down once more, apart from the rules: what is secret, and what an event shows to whom.

A seat may know its own hand by the faces in play, what lies open, what it was shown, and of two-sided cards the
inactive faces of the *others'* hands, in no order, and of the top of the draw pile (T8). The channel may know what
every seat may know, for all read it. All else is hidden, the waiting steps and the seed included.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from bot.rules.agenda import Question
from bot.rules.edition import Edition
from bot.rules.events import Asked, Event
from bot.rules.redaction import Asking, Hidden
from bot.rules.snapshot import from_json, to_json
from bot.rules.state import State
from bot.rules.view import Prompt

PUBLIC_FACTS = {"challenge": ("accused", "cards", "colour")}
"""What all may know of a question besides its kind and who is asked."""
INTERLUDES = {"dance": "dance"}
"""By the kind of a question, the answer that is first acted out at the table."""

SHOWN: dict[str, dict[str, str]] = {
    "DealerDrawn": {"cards": "all"},
    "RoundDealt": {"hands": "own", "pile": "nobody"},
    "CardTurned": {"card": "all"},
    "CardPlayed": {"card": "all"},
    "CardsDrawn": {"cards": "seat"},
    "PileRefilled": {"pile": "nobody"},
    "CardsShown": {"cards": "shown"},
    "CardsDiscarded": {"cards": "all"},
    "CardLaid": {"card": "all"},
    "CardAdded": {"card": "all"},
    "RoundEnded": {"hands": "all"},
}
"""For every event that holds cards, by field: who may see them."""


def known_by(event: Event, seat: int | None, edition: Edition, side: int) -> Event:
    """An event as this seat may know it, when this side is in play."""
    if isinstance(event, Asked):
        question = event.question
        public = {
            name: fact for name in PUBLIC_FACTS.get(question.kind, ()) if (fact := getattr(question, name)) is not None
        }
        return Asking(Prompt(event.number, question.seat, question.kind, public, INTERLUDES.get(question.kind, "")))
    known = {
        name: _shown(getattr(event, name), _may_see(who, event, seat), edition, side)
        for name, who in SHOWN.get(type(event).__name__, {}).items()
    }
    return replace(event, **known) if known else event  # type: ignore[type-var]


def _may_see(who: str, event: Any, seat: int | None) -> Callable[[int], bool]:
    """Whether the cards at this place of a field may be seen."""
    if who == "own":
        return lambda place: place == seat
    seen = who == "all" or (who == "seat" and event.seat == seat)
    if who == "shown":
        seen = event.to is None or (seat is not None and seat in {event.to, event.seat})
    return lambda _place: seen


def _shown(cards: Any, may_see: Callable[[int], bool], edition: Edition, side: int) -> Any:
    def face(card: int) -> int:
        return edition.face_named[printed(edition, card)[side]].index

    if isinstance(cards, int):
        return face(cards) if may_see(0) else None
    if cards and isinstance(cards[0], tuple):
        return tuple(
            tuple(map(face, hand)) if may_see(place) else Hidden(len(hand)) for place, hand in enumerate(cards)
        )
    return tuple(map(face, cards)) if may_see(0) else Hidden(len(cards))


def printed(edition: Edition, card: int) -> tuple[str, ...]:
    """The tokens on a card, one a side."""
    return tuple(edition.faces[edition.showing[side][card]].token for side in range(len(edition.sides)))


def otherwise(state: State, seat: int | None, chance: Random) -> State:
    """Another state that this seat could not tell from this one: all that is hidden from it is different.

    The hands keep their sizes, two-sided ones their inactive faces; one's own cards get other backs.
    """
    other = from_json(to_json(state))
    edition = state.edition
    other.seed = chance.randbytes(32)
    other.agenda = ()
    front, back = state.side, 1 - state.side
    for hand, cards in enumerate(other.hands):
        if hand == seat:
            cards[:] = [_card_with(edition, card, front, chance) for card in cards]
        elif seat is None:
            cards[:] = _any_cards(edition, len(cards), chance)
        else:
            chance.shuffle(cards)
            cards[:] = [_card_with(edition, card, back, chance) for card in cards]
    other.discards = [_card_with(edition, card, front, chance) for card in other.discards]
    top = [_card_with(edition, card, back, chance) for card in other.pile[-1:]]
    other.pile = [*_any_cards(edition, len(other.pile) - len(top), chance), *top]
    other.aside = _any_cards(edition, len(other.aside), chance)
    if other.question is not None:
        other.question = _asked_otherwise(other.question, state, other)
    return other


def _asked_otherwise(question: Question, state: State, other: State) -> Question:
    """The same question about the other cards: the guilty are innocent, the card that was drawn is another."""
    facts: dict[str, Any] = dict(zip(question.__match_args__, question.facts(), strict=True))
    if "guilty" in facts:
        facts["guilty"] = not facts["guilty"]
    if "card" in facts:
        place = state.hands[question.seat].index(facts["card"])
        facts["card"] = other.hands[question.seat][place]
    return type(question)(**facts)


def _card_with(edition: Edition, card: int, side: int, chance: Random) -> int:
    """A card that has the same face on this side, where the edition has such a side; else any card."""
    if side >= len(edition.sides):
        return chance.choice(edition.deck)
    faces = list(printed(edition, card))
    for another in range(len(faces)):
        if another != side:
            faces[another] = chance.choice([face.token for face in edition.faces if face.side == another])
    return edition.card(*faces)


def _any_cards(edition: Edition, count: int, chance: Random) -> list[int]:
    return [_card_with(edition, card, len(edition.sides), chance) for card in chance.choices(edition.deck, k=count)]
