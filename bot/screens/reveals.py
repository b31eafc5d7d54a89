"""What the last move revealed, as a picture: a duel, a challenge, a Creeper, the Gauntlet's snap, a dance, the Flip.

It is made from what the one who looks may know of the move: a hand that was shown to one seat alone is in that seat's
picture and in no other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile, zip_longest

from bot.art.pictures import HIDDEN, Picture
from bot.art.pictures.challenge import ChallengePicture
from bot.art.pictures.creeper import CreeperPicture
from bot.art.pictures.dance import DancePicture
from bot.art.pictures.duel import Duelist, DuelPicture
from bot.art.pictures.flip import FlipPicture
from bot.art.pictures.snap import SnapPicture
from bot.rules.editions.avengers import CardLaid
from bot.rules.editions.bts import Danced
from bot.rules.editions.transformers import DuelFought, TableFlipped
from bot.rules.events import CardPlayed, CardsDrawn, CardsShown, Challenged, ColourNamed, Event
from bot.rules.redaction import Hidden
from bot.rules.round_events import CardTurned
from bot.screens.layout import Pictured
from bot.screens.names import spoken
from bot.screens.scene import Scene
from bot.screens.words import told_words

Found = tuple[Picture, Sequence[Event]]
"""A picture, and the events that it shows."""


def reveals(scene: Scene) -> Iterator[Pictured]:
    """The picture of what the last move revealed, if it did."""
    found = revealed(scene)
    if found is not None:
        picture, events = found
        words = told_words(scene.text, events, scene.view.edition, scene.names, scene.view.seat)
        yield Pictured(picture, spoken(words))


def private_reveals(scene: Scene) -> Iterator[Pictured]:
    """The same, where this seat was shown more than the channel."""
    own = revealed(scene)
    if own is None:
        return
    public = revealed(Scene.of(scene.session, scene.text))
    if public is not None and own[0] != public[0]:
        yield from reveals(scene)


def revealed(scene: Scene) -> Found | None:
    """What of the last move is worth a picture."""
    last = scene.session.recent[-1] if scene.session.recent else None
    if last is None or last.edition is None:
        return None
    events = last.seen_by(scene.view.seat)
    return next((found for found in (look(scene, events) for look in LOOKS) if found is not None), None)


def _flip(scene: Scene, events: Sequence[Event]) -> Found | None:
    turned = [event for event in events if isinstance(event, TableFlipped)]
    played = [event for event in events if isinstance(event, CardPlayed)]
    if not turned or not played:
        return None
    (flip, *_) = played
    return FlipPicture(scene.view.edition.key, flip.seat, flip.card, scene.view.top), [flip, *turned]


def _duel(scene: Scene, events: Sequence[Event]) -> Found | None:
    fought = next((event for event in events if isinstance(event, DuelFought)), None)
    if fought is None:
        return None
    shown = [event for event in events if isinstance(event, CardsShown)]
    drawn = [event for event in events if isinstance(event, CardsDrawn)]
    one, other = (_duelist(scene, seat, shown) for seat in (fought.seat, fought.other))
    draws = sum(len(event.cards) for event in drawn)
    top = _played_by(scene, fought.seat)
    return DuelPicture(scene.view.edition.key, top, one, other, fought.winner, draws), [*shown, fought, *drawn]


def _duelist(scene: Scene, seat: int, shown: Sequence[CardsShown]) -> Duelist:
    """What a seat showed. Of a whole hand the lowest number counts; a card alone is the highest."""
    cards = tuple(card for event in shown if event.seat == seat for card in event.cards)
    faces = scene.view.edition.faces
    numbers = {card: number for card in cards if (number := faces[card].symbol.number) is not None}
    return Duelist(seat, cards, min(numbers, key=lambda card: numbers[card], default=None))


def _challenge(scene: Scene, events: Sequence[Event]) -> Found | None:
    challenged = next((event for event in events if isinstance(event, Challenged)), None)
    if challenged is None:
        return None
    seat, accused = challenged.seat, challenged.accused
    top, colour = _played_by(scene, accused), _colour_before(scene, accused)
    shown = [event for event in events if isinstance(event, CardsShown)]
    is_shown = scene.view.seat == seat  # the accused knows that hand without a picture
    cards = tuple(card for event in shown for card in event.cards) if is_shown else ()
    loser = accused if challenged.guilty else seat
    drawn = [event for event in events if isinstance(event, CardsDrawn) and event.seat == loser]
    draws = sum(len(event.cards) for event in drawn)
    picture = ChallengePicture(
        scene.view.edition.key,
        seat,
        accused,
        challenged.guilty,
        top,
        cards,
        _matching(scene, top, cards, colour),
        colour,
        draws,
    )
    return picture, [*shown, challenged, *drawn]


def _matching(scene: Scene, top: int, cards: Sequence[int], colour: int | None) -> tuple[int, ...]:
    """The faces that make it a bluff, where it is known what colour was in force."""
    faces = scene.view.edition.faces
    bluff = faces[top].symbol.bluff
    if bluff is None or colour is None:
        return ()
    return tuple(card for card in dict.fromkeys(cards) if bluff((faces[card],), colour))


def _creeper(scene: Scene, events: Sequence[Event]) -> Found | None:
    """A card that goes off when it is drawn, and what was drawn for it right after."""
    stirring = scene.view.edition.stirring
    for shown, after in zip_longest(events, events[1:]):
        if isinstance(shown, CardsShown) and stirring is not None and shown.to is None and stirring[shown.cards[0]]:
            drawn = [after] if isinstance(after, CardsDrawn) else []
            cards = tuple(card for event in drawn for card in _faces(event.cards))
            return CreeperPicture(scene.view.edition.key, shown.seat, shown.cards[0], cards), [shown, *drawn]
    return None


def _snap(scene: Scene, events: Sequence[Event]) -> Found | None:
    """The colour was named, for a card that was laid before; or the laid card was the last one of a hand."""
    drawn = [event for event in events if isinstance(event, CardsDrawn)]
    if any(isinstance(event, ColourNamed) for event in events):
        laid = next((event for event in _since_played(scene) if isinstance(event, CardLaid)), None)
    else:
        laid = next((event for event in events if isinstance(event, CardLaid) and drawn), None)
    if laid is None:
        return None
    drew = tuple((event.seat, len(event.cards)) for event in drawn)
    gauntlet = _played_by(scene, laid.seat)
    seats = len(scene.names)
    return SnapPicture(scene.view.edition.key, laid.seat, gauntlet, laid.cards[0], seats, drew), [laid, *drawn]


def _dance(scene: Scene, events: Sequence[Event]) -> Found | None:
    """How a routine ended: with its last move, or where it went wrong."""
    danced, dance = next((event for event in events if isinstance(event, Danced)), None), scene.session.recent[-1].dance
    if danced is None or dance is None or not dance.routine:
        return None
    done = len(dance.routine) if danced.danced else dance.done
    drawn = [event for event in events if isinstance(event, CardsDrawn)]
    picture = DancePicture(scene.view.edition.key, dance.seat, dance.routine, done, stumbled=not danced.danced)
    return picture, [danced, *drawn]


LOOKS: tuple[Callable[[Scene, Sequence[Event]], Found | None], ...] = (
    _flip,
    _duel,
    _challenge,
    _creeper,
    _snap,
    _dance,
)


def _faces(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (HIDDEN,) * len(cards) if isinstance(cards, Hidden) else cards


def _remembered(scene: Scene) -> list[Event]:
    return [event for told in scene.session.recent for event in told.seen_by(scene.view.seat)]


def _since_played(scene: Scene) -> Iterator[Event]:
    """What happened since a card was last played, the latest first."""
    return takewhile(lambda event: not isinstance(event, CardPlayed), reversed(_remembered(scene)))


def _played_by(scene: Scene, seat: int) -> int:
    """The card that a seat played last; the one on top, where that is not remembered."""
    played = [event.card for event in _remembered(scene) if isinstance(event, CardPlayed) and event.seat == seat]
    return played[-1] if played else scene.view.top


def _colour_before(scene: Scene, seat: int) -> int | None:
    """The colour in force before the card that a seat played last, where that is remembered."""
    colour = before = None
    for event in _remembered(scene):
        if isinstance(event, CardPlayed | CardTurned):
            if isinstance(event, CardPlayed) and event.seat == seat:
                before = colour
            colour = scene.view.edition.faces[event.card].colour
        elif isinstance(event, ColourNamed):
            colour = event.colour
        elif isinstance(event, TableFlipped):
            colour = None
    return before
