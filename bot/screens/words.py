"""The game in words: cards, what is asked and may be answered, what was refused, what happened.

The words for one card or colour are kept, as every screen needs them again. The message of an event is found by its
name, and its fields are the variables: a new event needs a sentence in each language and nothing here. Which part the
reader has in it, the messages are told in `$you`. What several events say at once is one sentence (`event_sentences`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache

from bot.rules.agenda import Option
from bot.rules.cards import COLOUR_NAMES, Symbol
from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS
from bot.rules.editions.transformers import DuelFought
from bot.rules.events import EVENTS, CardLaid, CardsDrawn, CardsShown, Challenged, Event, TurnLost
from bot.rules.redaction import Asking, Hidden
from bot.rules.round_events import CardTurned, DealerDrawn, RoundDealt, SeatKnockedOut
from bot.rules.rules import rules_of
from bot.rules.view import View
from bot.screens.emoji import COLOUR_SIGNS
from bot.screens.names import label_with, unescape
from bot.text import Text

STACKED = {"stack", "challenge"}
"""The questions that are answered with a card on top of the one that asks."""
SEATS = {"seat", "other", "by", "accused", "dealer", "winner", "to"}
MANY_SEATS = {"seats", "voters", "winners"}
"""The fields of events that name seats."""

# Cards and colours


@cache
def colour_words(text: Text, colour: int) -> str:
    """Return a colour as it stands by itself: "Red"."""
    return text(f"colour-{COLOUR_NAMES[colour]}")


@cache
def colour_inside(text: Text, colour: int) -> str:
    """Return a colour in the middle of a sentence: "red"."""
    return text(f"colour-{COLOUR_NAMES[colour]}.inside")


@cache
def colour_label(text: Text, colour: int) -> str:
    """Return the short name of a colour: "Red", 「紅」."""
    return text(f"colour-{COLOUR_NAMES[colour]}.short")


@cache
def symbol_words(text: Text, edition: Edition, symbol: Symbol) -> str:
    """Return what stands on a card besides its colour."""
    return symbol.name if symbol.number is not None else text(f"symbol-{symbol.name}", edition=edition.key)


@cache
def card_words(text: Text, edition: Edition, face_index: int) -> str:
    """Return the name of a card: "Red 7", "Wild Draw Four"."""
    face = edition.faces[face_index]
    symbol = symbol_words(text, edition, face.symbol)
    if face.colour is None:
        return symbol
    if face.symbol.number is None:
        return text("card-action", colour=colour_words(text, face.colour), symbol=symbol)
    return text("card-number", short=colour_label(text, face.colour), symbol=symbol)


@cache
def card_label(text: Text, edition: Edition, face_index: int) -> str:
    """Return the short name of a card, for a button: "Red 7", "Red +2", "Wild +4"."""
    face = edition.faces[face_index]
    symbol = text("label-symbol", symbol=face.symbol.name, words=symbol_words(text, edition, face.symbol))
    if face.colour is None:
        return symbol
    kind = "sign" if face.symbol.number is not None or symbol.startswith("+") else "word"
    return text("label-card", kind=kind, colour=colour_label(text, face.colour), symbol=symbol)


@cache
def card_inside(text: Text, edition: Edition, face_index: int) -> str:
    """Return the name of a card in a sentence: "Red 7", "a Wild Draw Four", "the Infinity Gauntlet"."""
    card, face = card_words(text, edition, face_index), edition.faces[face_index]
    return card if face.colour is not None else text("card-inside", card=card, symbol=face.symbol.name)


def cards_words(text: Text, edition: Edition, faces: Iterable[int], *, inside: bool = False) -> str:
    """Return several cards in the order given, equal ones together: "Red 7 ×2 and Wild"; in a sentence "and a Wild"."""
    cards = []
    for face, count in Counter(faces).items():
        if count > 1:
            cards.append(text("card-many", card=card_words(text, edition, face), count=count))
        else:
            cards.append((card_inside if inside else card_words)(text, edition, face))
    return listed(text, cards)


def colour_lines(text: Text, edition: Edition, cards: Iterable[int], *, signs: bool = True) -> list[str]:
    """Return all these cards, a line a colour: "Red: 3, 7 ×2, Skip" behind the colour's sign; wilds last."""
    groups: dict[int | None, list[str]] = {}
    for index, count in sorted(Counter(cards).items()):
        face = edition.faces[index]
        card = card_words(text, edition, index) if face.colour is None else symbol_words(text, edition, face.symbol)
        several = card if count == 1 else text("card-many", card=card, count=count)
        groups.setdefault(face.colour, []).append(several)
    between = text("list-between")
    lines = []
    for colour, group in groups.items():
        line = between.join(group)
        if colour is not None:
            line = text("table-colour", colour=colour_words(text, colour), cards=line)
        lines.append(f"{COLOUR_SIGNS[colour]} {line}" if signs else line)
    return lines


def listed(text: Text, words: Sequence[str], last_with: str = "last") -> str:
    """Return things in a row: "Ann, Ben and Cem"; "Ann, Ben or Cem" with "or"."""
    if len(words) == 1:
        return words[0]
    *others, last = words or (text("list-none"),)
    return text(f"list-{last_with}").join([text("list-between").join(others), last]) if others else last


def edition_words(text: Text, key: str) -> str:
    """Return an edition's name; of one that is no more, only its key is known."""
    return text(f"lobby-edition-{key}") if key in EDITIONS else key


def house_words(text: Text, rule: str) -> str:
    """Return a house rule's name."""
    return text(f"lobby-house-{rule.replace('_', '-')}")


def house_says(text: Text, rule: str) -> str:
    """Return a house rule in a line."""
    return text(f"lobby-house-{rule.replace('_', '-')}-says")


# Questions


def matches_words(text: Text, view: View) -> str:
    """Return what may be played, for the middle of a line: "red or a 7"."""
    top = view.edition.faces[view.top]
    if view.prompt is not None and view.prompt.kind == "stack":
        return text("matches-stack", answers=answers_words(text, view))
    if view.colour is None:
        matching = text("matches-unnamed")
    elif top.colour is None or view.inert:
        matching = text("matches-colour", colour=colour_inside(text, view.colour))
    else:
        message = "matches-colour-or-symbol" if top.symbol.number is None else "matches-colour-or-number"
        matching = text(
            message,
            colour=colour_inside(text, view.colour),
            symbol=symbol_words(text, view.edition, top.symbol),
            number=-1 if top.symbol.number is None else top.symbol.number,
        )
    if view.free is None or view.free == top.symbol:
        return matching
    return text("matches-free", matches=matching, symbol=symbol_words(text, view.edition, view.free))


def answers_words(text: Text, view: View) -> str:
    """Return the cards that answer the penalty that is due, for the middle of a line."""
    edition = view.edition
    answering = rules_of(edition, view.house).answering(view.strength, view.colour)
    colours: dict[Symbol, set[int | None]] = {}
    for face in edition.faces:
        if answering[face.index]:
            colours.setdefault(face.symbol, set()).add(face.colour)
    whole = [symbol for symbol, found in colours.items() if found != {view.colour}]
    in_force = [symbol for symbol, found in colours.items() if found == {view.colour}]
    words = [symbol_words(text, edition, symbol) for symbol in whole]
    if in_force and view.colour is not None:
        symbols = listed(text, [symbol_words(text, edition, symbol) for symbol in in_force], "or")
        words.append(text("matches-and-colour", symbols=symbols, colour=colour_inside(text, view.colour)))
    return listed(text, words, "or")


def question_words(text: Text, view: View, names: Sequence[str]) -> str:
    """Return the open question as a sentence for everybody; where nothing is asked, why not."""
    prompt = view.prompt
    if prompt is None:
        return text("question-over" if view.champions else "question-next-round")
    return text(
        f"question-{prompt.kind}",
        seat=names[prompt.seat],
        accused=names[prompt.public.get("accused", prompt.seat)],
        count=view.due,
        colour="" if view.colour is None else colour_inside(text, view.colour),
        top=view.edition.faces[view.top].symbol.name,
        card=card_words(text, view.edition, view.top),
    )


def option_words(text: Text, view: View, names: Sequence[str], option: Option) -> str:
    """Return an answer as a label, in which no markdown is read."""
    verb, what, faces = option
    message = f"option-{verb}"
    match verb:
        case "play":
            return text(message, kind=_kind_of_play(view, what), card=card_words(text, view.edition, what))
        case "lay" | "add":
            return text(message, card=card_words(text, view.edition, what))
        case "colour":
            return text(message, colour=colour_words(text, what))
        case "target" | "catch":
            return label_with(lambda name: text(message, seat=name, count=view.counts[what]), unescape(names[what]))
        case "discard":
            return text(message, count=len(faces), cards=cards_words(text, view.edition, faces))
        case "pass":
            return text(message, kind="play" if view.prompt is None else view.prompt.kind)
        case "accept" | "take":
            colour = "" if view.colour is None else colour_inside(text, view.colour)
            return text(message, count=view.due, colour=colour)
        case "activate":
            return text(message, card=card_words(text, view.edition, view.top))
        case _:
            return text(message)


def refusal_words(text: Text, code: str) -> str:
    """Return why something was refused, by the rules or by the session."""
    return text(f"refused-{code.replace('_', '-')}")


def _kind_of_play(view: View, face: int) -> str:
    prompt = view.prompt
    if prompt is None:
        return "play"
    if prompt.seat != view.seat:
        return "jump-in"
    if prompt.kind not in STACKED:
        return "play"
    return "stack" if view.edition.faces[face].symbol.draws else "answer"


# What happened

BY_ITSELF: Mapping[str, str] = {"skipped": "no", "more": "no", "drew": "unknown", "drawers": ""}
"""What the other events of its move add to a sentence, where none do; see `_story`."""


def event_words(
    text: Text,
    event: Event,
    edition: Edition,
    names: Sequence[str],
    viewer: int | None,
    added: Mapping[str, str] = BY_ITSELF,
) -> str | None:
    """Return a redacted event as a sentence for this viewer, or for all; None where there is nothing to tell.

    Where the viewer has several parts in an event, the first counts.
    """
    if isinstance(event, Asking):
        return None
    message, parts = _sentence(type(event).__name__)
    variables: dict[str, str | int] = {"you": "nobody", "without": "nothing", **added}
    for name in parts:
        fact = getattr(event, name)
        if name in SEATS:
            if fact is None:
                variables["without"] = name
            elif fact != viewer:
                variables[name] = names[fact]
            else:
                variables[name] = text("event-you")
                if variables["you"] == "nobody":
                    variables["you"] = name
        elif name in MANY_SEATS:
            variables[name] = _seats_listed(text, fact, names, viewer)
            variables["count"] = len(fact)
            if viewer in fact:
                variables["you"] = name
        elif name == "cards" and isinstance(fact, tuple):
            is_seen = not isinstance(fact, Hidden)
            variables["cards"] = cards_words(text, edition, fact, inside=True) if is_seen else ""
            variables["count"] = len(fact)
            variables["seen"] = "yes" if is_seen else "no"
        elif name == "card":
            variables["card"] = card_inside(text, edition, fact)
        elif name == "colour":
            variables["colour"] = colour_inside(text, fact)
        elif isinstance(fact, bool):
            variables[name] = "yes" if fact else "no"
        elif isinstance(fact, int):
            variables[name] = fact
    match event:  # what a sentence needs besides the event's own fields
        case DealerDrawn(dealer=dealer, drawers=drawers, cards=cards):
            highest = max(place for place, seat in enumerate(drawers) if seat == dealer)
            variables["card"] = card_inside(text, edition, cards[highest])
        case CardsShown(to=to, cards=cards):
            variables["stirs"] = "yes" if _stirs(edition, cards) else "no"
            if to is not None and not isinstance(cards, Hidden):
                variables["cards"] = cards_words(text, edition, cards)  # a hand, which is a list
        case CardLaid(card=card):
            colour = edition.faces[card].colour
            if colour is not None:
                variables |= {"shout": colour_words(text, colour), "colour": colour_inside(text, colour)}
        case DuelFought(seat=seat, winner=winner):
            variables["won"] = "seat" if winner == seat else "other"
        case SeatKnockedOut():
            variables["mercy"] = edition.mercy or 0
    return text(message, **variables) or None


def events_words(
    text: Text, events: Iterable[Event], edition: Edition, names: Sequence[str], viewer: int | None
) -> str:
    """Return all that these events tell, their sentences in a row."""
    said = event_sentences(text, events, edition, names, viewer)
    return text("event-between").join([words for _, words in said])


def event_sentences(
    text: Text, events: Iterable[Event], edition: Edition, names: Sequence[str], viewer: int | None
) -> list[tuple[Event, str]]:
    """Return what these events of a move tell, each sentence with the event that it tells."""
    said = []
    for event, added in _story(text, _in_order(events), edition, names, viewer):
        words = event_words(text, event, edition, names, viewer, {**BY_ITSELF, **added})
        if words is not None:
            said.append((event, words))
    return said


def _story(
    text: Text, events: Sequence[Event], edition: Edition, names: Sequence[str], viewer: int | None
) -> Iterator[tuple[Event, dict[str, str]]]:
    """Yield the events worth a sentence, with what the others around them add to it.

    Of the cards that were turned over first, only the last counts. Who drew the highest card deals. Who is skipped for
    drawing is told in one sentence, and a card that goes off is told with what it did, not with the draw before it.
    Who draws for a card that was laid is told with that card; what the viewer drew themselves is told as well.
    """
    turned = [event for event in events if isinstance(event, CardTurned)]
    laid: CardLaid | None = None
    for place, event in enumerate(events):
        before = events[place - 1] if place else None
        after = events[place + 1] if place + 1 < len(events) else None
        match event:
            case CardTurned() if event is not turned[-1]:
                continue
            case RoundDealt() if isinstance(before, DealerDrawn):
                continue
            case TurnLost(seat=seat) if isinstance(after, CardsDrawn) and after.seat == seat:
                if not _goes_off(events[place + 1 : place + 3], edition):
                    continue
                yield event, {}
            case CardLaid():
                laid = event
                drawers = dict.fromkeys(one.seat for one in events[place:] if isinstance(one, CardsDrawn))
                drew = {"drew": "yes", "drawers": _seats_listed(text, drawers, names, viewer)}
                yield event, drew if drawers else {"drew": "no"}
            case CardsDrawn(seat=seat):
                if _goes_off(events[place : place + 2], edition) or (laid is not None and seat != viewer):
                    continue
                is_skipped = isinstance(before, TurnLost) and before.seat == seat
                is_more = isinstance(before, CardsShown) and before.to is None and _stirs(edition, before.cards)
                yield event, {"skipped": "yes" if is_skipped else "no", "more": "yes" if is_more else "no"}
            case _:
                yield event, {}


def _in_order(events: Iterable[Event]) -> list[Event]:
    """Return events as they are told: first the challenge, then the hand that was shown for it."""
    told: list[Event] = []
    for event in events:
        was_shown = isinstance(event, Challenged) and told and isinstance(told[-1], CardsShown)
        told.insert(len(told) - 1 if was_shown else len(told), event)
    return told


def _goes_off(events: Sequence[Event], edition: Edition) -> bool:
    """Tell whether a single card was drawn that went off, and was shown for that."""
    match events:
        case [CardsDrawn(cards=cards), CardsShown(to=None, cards=shown)]:
            return len(cards) == 1 and _stirs(edition, shown)
        case _:
            return False


def _stirs(edition: Edition, cards: Iterable[int]) -> bool:
    """Tell whether one of these cards goes off when it is drawn."""
    stirring = edition.stirring
    return stirring is not None and any(stirring[face] for face in cards if face >= 0)


def _seats_listed(text: Text, seats: Iterable[int], names: Sequence[str], viewer: int | None) -> str:
    """Return who sits there, the viewer last: "Ann, Ben and you"."""
    others_first = sorted(seats, key=lambda seat: seat == viewer)
    return listed(text, [text("event-you") if seat == viewer else names[seat] for seat in others_first])


@cache
def _sentence(event: str) -> tuple[str, tuple[str, ...]]:
    """Return the message of an event, and the names of its fields."""
    message = re.sub("[A-Z]", lambda letter: f"-{letter[0].lower()}", event)
    facts = fields(EVENTS[event])  # type: ignore[arg-type]  # every event is a dataclass
    return f"event{message}", tuple(field.name for field in facts)
