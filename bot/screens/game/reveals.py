"""What the last move revealed, as a picture: a duel, a challenge, a Creeper, the Gauntlet's snap, a dance, the Flip.

It is made from what the seat that looks may know of the move: a hand that was shown to one seat alone is in that seat's
picture and in no other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest

from bot.art.pictures import HIDDEN, Picture
from bot.art.pictures.challenge import ChallengePicture
from bot.art.pictures.creeper import CreeperPicture
from bot.art.pictures.duel import Duelist, DuelPicture
from bot.art.pictures.flip import FlipPicture
from bot.art.pictures.snap import SnapPicture
from bot.rules.editions.transformers import DuelFought, TableFlipped
from bot.rules.events import CardLaid, CardPlayed, CardsDrawn, CardsShown, Challenged, ColourNamed, Event
from bot.rules.redaction import Hidden
from bot.rules.round_events import CardTurned
from bot.screens.context import ScreenContext
from bot.screens.game.interludes import INTERLUDES
from bot.screens.layout import PictureBlock
from bot.screens.words import events_words

Reveal = tuple[Picture, Sequence[Event]]
"""A picture, and the events that it shows."""


def reveals(context: ScreenContext) -> list[PictureBlock]:
    """Return the picture of what the last move revealed, if it did."""
    found = _revealed(context)
    return [] if found is None else [_block(context, found)]


def private_reveals(context: ScreenContext) -> list[PictureBlock]:
    """Return the same, where this seat was shown more than the channel."""
    own = _revealed(context)
    if own is None:
        return []
    public = _revealed(ScreenContext(context.table, context.text))
    if public is None or own[0] == public[0]:
        return []
    marked = _revealed(ScreenContext(context.table, context.text, context.seat, marks_own=True))
    return [] if marked is None else [_block(context, marked)]


def _block(context: ScreenContext, found: Reveal) -> PictureBlock:
    picture, events = found
    words = events_words(context.text, events, context.edition, context.names, context.seat)
    return PictureBlock(picture, words)


def _revealed(context: ScreenContext) -> Reveal | None:
    """Return what of the last move is worth a picture."""
    recent = context.table.recent
    if not recent or recent[-1].edition is None:
        return None
    last = recent[-1]
    events = last.seen_by(context.seat)
    kinds = set(map(type, events))
    for kind, find in REVEALS:
        if kind in kinds and (found := find(context, events)) is not None:
            return found
    if last.interlude is None:
        return None
    return INTERLUDES[last.interlude.kind].reveal(context, last.interlude, events)


def _flip(context: ScreenContext, events: Sequence[Event]) -> Reveal | None:
    turned = [event for event in events if isinstance(event, TableFlipped)]
    flip = next((event for event in events if isinstance(event, CardPlayed)), None)
    if flip is None:
        return None
    return FlipPicture(context.edition.key, context.faces[flip.seat], flip.card, context.view.top), [flip, *turned]


def _duel(context: ScreenContext, events: Sequence[Event]) -> Reveal | None:
    fought = next(event for event in events if isinstance(event, DuelFought))
    shown = [event for event in events if isinstance(event, CardsShown)]
    drawn = [event for event in events if isinstance(event, CardsDrawn)]
    one, other = (_duelist(context, seat, shown) for seat in (fought.seat, fought.other))
    draws = sum(len(event.cards) for event in drawn)
    top = _played_by(context, fought.seat)
    return DuelPicture(context.edition.key, top, one, other, fought.winner == fought.seat, draws), [
        *shown,
        fought,
        *drawn,
    ]


def _duelist(context: ScreenContext, seat: int, shown: Sequence[CardsShown]) -> Duelist:
    """Return what a seat showed. Of a whole hand the lowest number counts; a card alone is the highest."""
    cards = tuple(card for event in shown if event.seat == seat for card in event.cards)
    faces = context.edition.faces
    numbers = {card: number for card in cards if (number := faces[card].symbol.number) is not None}
    return Duelist(context.faces[seat], cards, min(numbers, key=lambda card: numbers[card], default=None))


def _challenge(context: ScreenContext, events: Sequence[Event]) -> Reveal | None:
    challenged = next(event for event in events if isinstance(event, Challenged))
    seat, accused = challenged.seat, challenged.accused
    top, colour = _played_by(context, accused), _colour_before(context, accused)
    shown = [event for event in events if isinstance(event, CardsShown)]
    told = [event for event in shown if context.seat != accused or event.to is None]  # they know that hand themselves
    cards = tuple(card for event in told for card in _seen(event.cards))
    loser = accused if challenged.guilty else seat
    drawn = [event for event in events if isinstance(event, CardsDrawn) and event.seat == loser]
    picture = ChallengePicture(
        context.edition.key,
        context.faces[seat],
        context.faces[accused],
        challenged.guilty,
        top,
        cards,
        _matching(context, top, cards, colour),
        colour,
        sum(len(event.cards) for event in drawn),
    )
    return picture, [*shown, challenged, *drawn]


def _matching(context: ScreenContext, top: int, cards: Sequence[int], colour: int | None) -> tuple[int, ...]:
    """Return the faces that make it a bluff, where it is known what colour was in force."""
    faces = context.edition.faces
    bluff = faces[top].symbol.bluff
    if bluff is None or colour is None:
        return ()
    return tuple(card for card in dict.fromkeys(cards) if bluff((faces[card],), colour))


def _creeper(context: ScreenContext, events: Sequence[Event]) -> Reveal | None:
    """Return a card that goes off when it is drawn, and what was drawn for it right after."""
    stirring = context.edition.stirring
    for shown, after in zip_longest(events, events[1:]):
        if isinstance(shown, CardsShown) and stirring is not None and shown.to is None and stirring[shown.cards[0]]:
            drawn = [after] if isinstance(after, CardsDrawn) else []
            cards = tuple(card for event in drawn for card in _faces(event.cards))
            return CreeperPicture(context.edition.key, context.faces[shown.seat], shown.cards[0], cards), [
                shown,
                *drawn,
            ]
    return None


def _snap(context: ScreenContext, _events: Sequence[Event]) -> Reveal | None:
    """Return the card that was laid on the one played last, and what all drew for it; also once its colour is named."""
    for update in reversed(context.table.recent):
        events = update.seen_by(context.seat)
        laid = next((event for event in events if isinstance(event, CardLaid)), None)
        if laid is not None:
            return _snap_of(context, laid, events)
        if any(isinstance(event, CardPlayed) for event in events):
            break
    return None


def _snap_of(context: ScreenContext, laid: CardLaid, events: Sequence[Event]) -> Reveal:
    drawn = [event for event in events if isinstance(event, CardsDrawn)]
    drew = tuple((event.seat, len(event.cards)) for event in drawn)
    gauntlet = _played_by(context, laid.seat)
    picture = SnapPicture(context.edition.key, context.faces, laid.seat, gauntlet, laid.card, drew)
    return picture, [laid, *drawn]


REVEALS: tuple[tuple[type[Event], Callable[[ScreenContext, Sequence[Event]], Reveal | None]], ...] = (
    (TableFlipped, _flip),
    (DuelFought, _duel),
    (Challenged, _challenge),
    (CardsShown, _creeper),
    (CardLaid, _snap),
    (ColourNamed, _snap),
)
"""What is looked for in a move in which there is an event of this kind; the first found is shown."""


def _seen(cards: tuple[int, ...]) -> tuple[int, ...]:
    return () if isinstance(cards, Hidden) else cards


def _faces(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (HIDDEN,) * len(cards) if isinstance(cards, Hidden) else cards


def _remembered(context: ScreenContext) -> list[Event]:
    return [event for update in context.table.recent for event in update.seen_by(context.seat)]


def _played_by(context: ScreenContext, seat: int) -> int:
    """Return the card that a seat played last; the one on top, where that is not remembered."""
    for event in reversed(_remembered(context)):
        if isinstance(event, CardPlayed) and event.seat == seat:
            return event.card
    return context.view.top


def _colour_before(context: ScreenContext, seat: int) -> int | None:
    """Return the colour in force before the card that a seat played last, where that is remembered."""
    colour = before = None
    for event in _remembered(context):
        if isinstance(event, CardPlayed | CardTurned):
            if isinstance(event, CardPlayed) and event.seat == seat:
                before = colour
            colour = context.edition.faces[event.card].colour
        elif isinstance(event, ColourNamed):
            colour = event.colour
        elif isinstance(event, TableFlipped):
            colour = None
    return before
