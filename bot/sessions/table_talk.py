"""What is said at a table besides the game: the players' reactions, and a computer's remark now and then.

Neither is stored, and neither says anything of a hand.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from random import Random
from typing import NamedTuple

from bot.rules.events import CardsDrawn, Challenged, Event, UnoCalled, UnoCaught
from bot.rules.round_events import RoundEnded, SeatKnockedOut

SIGNS = {"laugh": "😂", "shock": "😱", "anger": "😡", "party": "🎉"}
"""What players may react with."""
SHOWN_FOR = timedelta(seconds=10)
"""For how long a reaction is shown; the next change after that drops it."""
AGAIN_AFTER = timedelta(seconds=5)
"""After this long a player may react again."""

REMARKED_ON = 1 / 3
"""On how many dramatic moves a computer remarks."""
LINES = 3
"""How many remarks there are for each mood."""
HURT_BY = 2
"""How many cards drawn at once hurt."""


class Reaction(NamedTuple):
    """A player's reaction."""

    seat: int
    kind: str
    """A key of SIGNS."""
    at: datetime


class Remark(NamedTuple):
    """What a computer says to a move: one of the lines for its mood."""

    seat: int
    mood: str
    """`uno`, `hurt`, `proud` or `amused`."""
    line: int


def remark_on(events: Sequence[Event], by: int | None, computers: Collection[int], chance: Random) -> Remark | None:
    """Return what a computer says to a dramatic move of this seat; None mostly, and where none is concerned."""
    if chance.random() >= REMARKED_ON or any(isinstance(event, RoundEnded) for event in events):
        return None
    hurt = {seat for event in events for seat in _hurt_by(event)}
    moods = [(event.seat, "uno") for event in events if isinstance(event, UnoCalled) and event.seat in computers]
    moods = moods or [(seat, "hurt") for seat in sorted(hurt) if seat in computers]
    if not moods and by in computers and by is not None and hurt:
        moods = [(by, "proud")]
    moods = moods or [(seat, "amused") for seat in sorted(computers) if seat != by]
    if not moods:
        return None
    seat, mood = chance.choice(moods)
    return Remark(seat, mood, chance.randint(1, LINES))


def _hurt_by(event: Event) -> tuple[int, ...]:
    match event:
        case CardsDrawn(seat=seat, cards=cards) if len(cards) >= HURT_BY:
            return (seat,)
        case UnoCaught(seat=seat) | SeatKnockedOut(seat=seat) | Challenged(accused=seat, guilty=True):
            return (seat,)
        case Challenged(seat=seat):
            return (seat,)
    return ()
