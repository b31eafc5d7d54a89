"""What people want to see for a while: which moves are dramatic, and for how long they stay to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from bot.rules.events import CardsDiscarded, CardsDrawn, ColourNamed, Event

STAYS = timedelta(seconds=4)
"""For how long a dramatic move is to be seen; computers do not move before."""
HEADLINE_STAYS = STAYS + timedelta(seconds=2)
"""For how long after the move its headline stands: a table may show a move up to two seconds late
(`Timing.table_stands` in `bot.chat.replies`)."""
MANY_DRAWN = 4
"""How many cards drawn at once are dramatic."""
MANY_DISCARDED = 3

DRAMATIC = (
    "RoundEnded",
    "SeatKnockedOut",
    "TableFlipped",
    "DuelFought",
    "Challenged",
    "CardsShown",
    "CardLaid",
    "Danced",
    "HandsSwapped",
    "HandsPassed",
    "UnoCaught",
    "CardsDiscarded",
    "CardsDrawn",
    "UnoCalled",
)
"""The events for which a table stops, the most dramatic first; of cards drawn or discarded only many."""
_RANKS = {name: rank for rank, name in enumerate(DRAMATIC)}


def most_dramatic(events: Sequence[Event]) -> Event | None:
    """Return what of a move a table stops for; None where that is nothing."""
    found, best = None, len(DRAMATIC)
    for event in events:
        rank = _RANKS.get(type(event).__name__, best)
        if rank < best and _is_much(event, events):
            found, best = event, rank
    return found


def until_colour(drawn: CardsDrawn, events: Sequence[Event]) -> ColourNamed | None:
    """Return the color that was chosen, where a seat drew until it came up."""
    for event in events:
        if event is drawn:
            break
        if isinstance(event, ColourNamed) and event.seat == drawn.seat:
            return event
    return None


def _is_much(event: Event, events: Sequence[Event]) -> bool:
    if isinstance(event, CardsDrawn):
        return len(event.cards) >= MANY_DRAWN or until_colour(event, events) is not None
    return not isinstance(event, CardsDiscarded) or len(event.cards) >= MANY_DISCARDED
