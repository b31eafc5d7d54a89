"""What has happened: one class a fact, and the change that it makes to the state.

Each field that holds cards says who may see them: `OPEN`, `OPEN_CARD` and `OPEN_HANDS` all, `OWNED` the event's seat,
`SHOWN` those it is shown to, `DEALT` each seat its own part, `SECRET` no seat. Redaction (`redaction.py`) goes by that.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.rules.agenda import Question, Step
from bot.rules.compiling import mypyc_attr
from bot.rules.state import State

SIGHT = "sight"
OPEN_CARD = {SIGHT: "open card"}
OPEN = {SIGHT: "open"}
OPEN_HANDS = {SIGHT: "open hands"}
OWNED = {SIGHT: "owned"}
SHOWN = {SIGHT: "shown"}
DEALT = {SIGHT: "dealt"}
SECRET = {SIGHT: "secret"}

EVENTS: dict[str, type[Event]] = {}
"""All kinds of events, by their names."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A fact. Each kind is a dataclass; those of every move are made by a written `__init__`, which can be compiled."""

    def __init_subclass__(cls) -> None:
        EVENTS[cls.__name__] = cls

    def apply(self, state: State) -> None:
        """Change the state to what it is after this event."""

    def side_after(self, side: int) -> int:
        """Return the side in play after it, where this one was before."""
        return side


@dataclass(init=False)
class Asked(Event):
    """The game rests and waits for an answer."""

    question: Question
    number: int
    agenda: tuple[Step | Question, ...]

    def __init__(self, question: Question, number: int, agenda: tuple[Step | Question, ...]) -> None:
        self.question = question
        self.number = number
        self.agenda = agenda

    def apply(self, state: State) -> None:
        question = self.question
        state.question = question
        state.number = self.number
        state.agenda = self.agenda
        if question.begins_turn:
            if state.called:  # those calls were for a turn that is over (G9), but for one that goes on after a penalty
                goes_on = state.turn != question.seat or state.played_now is None
                state.called &= {question.seat} if goes_on else set()
            state.turn = question.seat
            state.played_before = state.played_now
            state.played_now = None


@dataclass(init=False)
class CardPlayed(Event):
    """A card was played from a hand; the calls that others owed are no longer to be had (G9)."""

    seat: int
    card: int = field(metadata=OPEN_CARD)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def apply(self, state: State) -> None:
        seat = self.seat
        hand = state.hands[seat]
        hand.remove(self.card)
        state.discards.append(self.card)
        state.inert = False
        face = state.edition.faces[state.showing[self.card]]
        if face.colour is not None:
            state.colour = face.colour
        state.turn = seat
        state.played_now = face.symbol
        state.passes = 0
        state.owes.clear()
        if len(hand) == 1 and seat not in state.called:
            state.owes.add(seat)
        if state.called:
            state.called &= {seat}


@dataclass(init=False)
class CardsDrawn(Event):
    """A seat drew from the pile, for any reason; what was drawn first stands first."""

    seat: int
    cards: tuple[int, ...] = field(metadata=OWNED)

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def apply(self, state: State) -> None:
        state.hands[self.seat] += self.cards
        del state.pile[-len(self.cards) :]
        state.passes = 0
        state.owes.discard(self.seat)


@dataclass
class CardKept(Event):
    """A drawn card that could have been played was kept."""

    seat: int


@dataclass
class TurnPassed(Event):
    """With nothing left to draw, a turn was passed (G11)."""

    seat: int

    def apply(self, state: State) -> None:
        state.passes += 1


@dataclass
class TurnLost(Event):
    """A seat was passed over; the turn before that is over, and an early call of UNO with it (G9)."""

    seat: int

    def apply(self, state: State) -> None:
        state.turn = self.seat
        state.called.clear()


@dataclass
class DirectionTurned(Event):
    """Play goes the other way round."""

    def apply(self, state: State) -> None:
        state.direction = -state.direction


@dataclass
class ColourNamed(Event):
    """The colour in force was named."""

    seat: int
    colour: int

    def apply(self, state: State) -> None:
        state.colour = self.colour


@dataclass
class PileRefilled(Event):
    """The discards, and hands set aside, were shuffled into a new draw pile (G11)."""

    pile: tuple[int, ...] = field(metadata=SECRET)

    def apply(self, state: State) -> None:
        state.pile = list(self.pile)
        del state.discards[:-1]
        state.aside = []
        state.shuffles += 1


# UNO


@dataclass
class UnoCalled(Event):
    """UNO was called: early, or as the call that was owed (G9)."""

    seat: int

    def apply(self, state: State) -> None:
        if self.seat in state.owes:
            state.owes.remove(self.seat)
        else:
            state.called.add(self.seat)


@dataclass
class UnoCaught(Event):
    """The seat owed the call and was caught (G9)."""

    seat: int
    by: int

    def apply(self, state: State) -> None:
        state.owes.discard(self.seat)


@dataclass
class CallDeferred(Event):
    """More cards of this hand are yet to go: what is left after that decides whether UNO is owed (A2, `doubles`)."""

    seat: int

    def apply(self, state: State) -> None:
        state.owes.discard(self.seat)


@dataclass
class CallsClosed(Event):
    """The calls that were owed are no longer to be had (G9)."""

    def apply(self, state: State) -> None:
        state.owes.clear()


# What cards do


@dataclass
class PenaltyRaised(Event):
    """That many more cards are due from the seat that faces the penalty; they are the strength of what is answered."""

    cards: int

    def apply(self, state: State) -> None:
        state.due += self.cards
        state.strength = self.cards


@dataclass
class PenaltySettled(Event):
    """The penalty is no longer due."""

    def apply(self, state: State) -> None:
        state.due = state.strength = 0


@dataclass
class Challenged(Event):
    """The player of a Wild Draw card was challenged: found guilty of a bluff, or innocent (G8)."""

    seat: int
    accused: int
    guilty: bool


@dataclass
class CardsShown(Event):
    """Cards of a hand were shown, to one seat or to all."""

    seat: int
    to: int | None
    cards: tuple[int, ...] = field(metadata=SHOWN)


@dataclass
class HandsSwapped(Event):
    """Two seats changed hands; a hand that was received owes its call anew (N6, G9)."""

    seat: int
    other: int

    def apply(self, state: State) -> None:
        hands = state.hands
        hands[self.seat], hands[self.other] = hands[self.other], hands[self.seat]
        _received(state, (self.seat, self.other))


@dataclass
class HandsPassed(Event):
    """All passed their hands on in the direction of play (N6)."""

    seats: tuple[int, ...]

    def apply(self, state: State) -> None:
        hands = [state.hands[seat] for seat in self.seats]
        for seat, hand in zip(self.seats, [hands[-1], *hands[:-1]], strict=True):
            state.hands[seat] = hand
        _received(state, self.seats)


def _received(state: State, seats: tuple[int, ...]) -> None:
    for seat in seats:
        state.owes.discard(seat)
        if len(state.hands[seat]) == 1:
            state.owes.add(seat)


@dataclass
class CardsDiscarded(Event):
    """Cards went from a hand under the top of the discard pile, without effect; a last card left owes the call."""

    seat: int
    cards: tuple[int, ...] = field(metadata=OPEN)

    def apply(self, state: State) -> None:
        hand = state.hands[self.seat]
        for card in self.cards:
            hand.remove(card)
        state.discards[-1:-1] = self.cards
        _left_with(state, self.seat)


@dataclass
class CardLaid(Event):
    """A card was laid from a hand on the discard pile, where it does nothing (A1); a last card left owes the call."""

    seat: int
    card: int = field(metadata=OPEN_CARD)

    def apply(self, state: State) -> None:
        hand = state.hands[self.seat]
        hand.remove(self.card)
        state.discards.append(self.card)
        state.inert = True
        _left_with(state, self.seat)


@dataclass
class CardAdded(Event):
    """Another card of the same number was put on the one just played (`doubles`)."""

    seat: int
    card: int = field(metadata=OPEN_CARD)

    def apply(self, state: State) -> None:
        state.hands[self.seat].remove(self.card)
        state.discards.append(self.card)
        state.colour = state.top.colour
        _left_with(state, self.seat)


@dataclass
class AddingEnded(Event):
    """No more cards are put on: a single one left owes the call (`doubles`)."""

    seat: int

    def apply(self, state: State) -> None:
        _left_with(state, self.seat)


def _left_with(state: State, seat: int) -> None:
    """Let a seat owe the call that is left with a single card, and has not called already (G9)."""
    if len(state.hands[seat]) == 1 and seat not in state.called:
        state.owes.add(seat)
