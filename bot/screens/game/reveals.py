"""What the last moves revealed, as pictures: a duel, a challenge, a Creeper, the Gauntlet's snap, a dance, the Flip.

It is made from what the seat that looks may know of a move: a hand that was shown to one seat alone is in that seat's
picture and in no other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
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
from bot.screens.layout import PictureBlock, file_name
from bot.screens.words import events_words
from bot.sessions.table import Update

Reveal = tuple[Picture, Sequence[Event]]
"""A picture, and the events that it shows."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move as a screen's seat saw it, and the moves before it that are remembered."""

    context: ScreenContext
    updates: Sequence[Update]
    """The newest last: the move itself."""

    @property
    def events(self) -> Sequence[Event]:
        """What it did."""
        return self.updates[-1].seen_by(self.context.seat)

    @property
    def remembered(self) -> list[Event]:
        """What it did, and what the moves before it did."""
        return [event for update in self.updates for event in update.seen_by(self.context.seat)]


def reveals(context: ScreenContext) -> list[PictureBlock]:
    """Return the pictures of what was revealed and still is to be seen, the oldest first; no two of a kind.

    The moves beside them tell what happened: for those who hear it, a picture only says that it shows that.
    """
    return [
        PictureBlock(picture, context.text("picture-reveal", kind=_kind(picture)))
        for picture, _ in _found(context).values()
    ]


def _found(context: ScreenContext) -> dict[str, Reveal]:
    """Return what was revealed and still is to be seen, by the kinds of its pictures, the oldest first."""
    found: dict[str, Reveal] = {}
    for place in context.table.standing:
        reveal = _revealed(Move(context, context.table.recent[: place + 1]))
        if reveal is not None:
            found.setdefault(_kind(reveal[0]), reveal)
    return found


def private_reveals(context: ScreenContext) -> list[PictureBlock]:
    """Return the same, where this seat was shown more than the channel, with what it saw in words."""
    own = _found(context)
    if not own:
        return []
    public = _found(ScreenContext(context.table, context.text))
    more = [kind for kind, (picture, _) in own.items() if kind in public and public[kind][0] != picture]
    marked = _found(ScreenContext(context.table, context.text, context.seat, marks_own=True)) if more else {}
    names, edition = context.names, context.edition
    return [
        PictureBlock(picture, events_words(context.text, events, edition, names, context.seat))
        for picture, events in (marked[kind] for kind in more)
    ]


def _kind(picture: Picture) -> str:
    return file_name(picture).partition(".")[0]


def _revealed(move: Move) -> Reveal | None:
    """Return what of a move is worth a picture."""
    last = move.updates[-1]
    if last.edition is None:
        return None
    kinds = set(map(type, move.events))
    for kind, find in REVEALS:
        if kind in kinds and (found := find(move)) is not None:
            return found
    if last.interlude is None:
        return None
    return INTERLUDES[last.interlude.kind].reveal(move.context, last.interlude, move.events)


def _flip(move: Move) -> Reveal | None:
    context, events, update = move.context, move.events, move.updates[-1]
    turned = [event for event in events if isinstance(event, TableFlipped)]
    flip = next((event for event in events if isinstance(event, CardPlayed)), None)
    if flip is None:
        return None
    top = context.view.top if update.top is None else update.top
    return FlipPicture(context.edition.key, context.faces[flip.seat], flip.card, top), [flip, *turned]


def _duel(move: Move) -> Reveal | None:
    context, events = move.context, move.events
    fought = next(event for event in events if isinstance(event, DuelFought))
    shown = [event for event in events if isinstance(event, CardsShown)]
    drawn = [event for event in events if isinstance(event, CardsDrawn)]
    one, other = (_duelist(context, seat, shown) for seat in (fought.seat, fought.other))
    draws = sum(len(event.cards) for event in drawn)
    top = _played_by(move, fought.seat)
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


def _challenge(move: Move) -> Reveal | None:
    context, events = move.context, move.events
    challenged = next(event for event in events if isinstance(event, Challenged))
    seat, accused = challenged.seat, challenged.accused
    top, colour = _played_by(move, accused), _colour_before(move, accused)
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


def _creeper(move: Move) -> Reveal | None:
    """Return a card that goes off when it is drawn, and what was drawn for it right after."""
    context, events = move.context, move.events
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


def _snap(move: Move) -> Reveal | None:
    """Return the card that was laid on the one played last, and what all drew for it."""
    context = move.context
    laid = next(event for event in move.events if isinstance(event, CardLaid))
    drawn = [event for event in move.events if isinstance(event, CardsDrawn)]
    drew = tuple((event.seat, len(event.cards)) for event in drawn)
    gauntlet = _played_by(move, laid.seat)
    picture = SnapPicture(context.edition.key, context.faces, laid.seat, gauntlet, laid.card, drew)
    return picture, [laid, *drawn]


REVEALS: tuple[tuple[type[Event], Callable[[Move], Reveal | None]], ...] = (
    (TableFlipped, _flip),
    (DuelFought, _duel),
    (Challenged, _challenge),
    (CardsShown, _creeper),
    (CardLaid, _snap),
)
"""What is looked for in a move in which there is an event of this kind; the first found is shown."""


def _seen(cards: tuple[int, ...]) -> tuple[int, ...]:
    return () if isinstance(cards, Hidden) else cards


def _faces(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (HIDDEN,) * len(cards) if isinstance(cards, Hidden) else cards


def _played_by(move: Move, seat: int) -> int:
    """Return the card that a seat played last; the one on top, where that is not remembered."""
    for event in reversed(move.remembered):
        if isinstance(event, CardPlayed) and event.seat == seat:
            return event.card
    return move.context.view.top


def _colour_before(move: Move, seat: int) -> int | None:
    """Return the colour in force before the card that a seat played last, where that is remembered."""
    colour = before = None
    for event in move.remembered:
        if isinstance(event, CardPlayed | CardTurned):
            if isinstance(event, CardPlayed) and event.seat == seat:
                before = colour
            colour = move.context.edition.faces[event.card].colour
        elif isinstance(event, ColourNamed):
            colour = event.colour
        elif isinstance(event, TableFlipped):
            colour = None
    return before
