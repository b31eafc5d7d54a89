"""What happens to a match and its rounds: dealing, ending, leaving; the events besides those of play."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from bot.rules.events import DEALT, OPEN, OPEN_CARD, OPEN_HANDS, SECRET, Event
from bot.rules.state import LEFT, State

T = TypeVar("T")


@dataclass
class DealerDrawn(Event):
    """Each seat drew a card and the highest deals (G2): who drew, and what each drew, in turn."""

    dealer: int
    drawers: tuple[int, ...]
    cards: tuple[int, ...] = field(metadata=OPEN)
    shuffles: int

    def apply(self, state: State) -> None:
        state.dealer = self.dealer
        state.shuffles = self.shuffles


@dataclass
class RoundDealt(Event):
    """The deck was shuffled and the hands were dealt."""

    round: int
    dealer: int
    hands: tuple[tuple[int, ...], ...] = field(metadata=DEALT)
    pile: tuple[int, ...] = field(metadata=SECRET)

    def apply(self, state: State) -> None:
        state.round = self.round
        state.dealer = state.turn = self.dealer
        state.shuffles += 1
        state.hands = [list(hand) for hand in self.hands]
        state.pile = list(self.pile)
        state.discards = []
        state.aside = []
        state.in_round = state.in_match
        state.knocked_out = ()
        state.over = False
        state.winner = None
        state.turn_to(0)
        state.colour = None
        state.inert = False
        state.direction = LEFT
        state.passes = 0
        state.played_now = state.played_before = None

    def side_after(self, _side: int) -> int:
        return 0


@dataclass
class CardTurned(Event):
    """The dealer turned the top of the draw pile over, as the first discard (G3)."""

    card: int = field(metadata=OPEN_CARD)

    def apply(self, state: State) -> None:
        state.discards.append(state.pile.pop())
        state.colour = state.top.colour


@dataclass
class CardBuried(Event):
    """The first discard was not accepted and went under the draw pile (G3)."""

    def apply(self, state: State) -> None:
        state.pile.insert(0, state.discards.pop())


@dataclass
class RoundEnded(Event):
    """The round is over: who won it, and with whom, what each seat scores for it, and the hands, now open to all."""

    winner: int | None
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...] = field(metadata=OPEN_HANDS)

    def apply(self, state: State) -> None:
        state.over = True
        state.winner = self.winner
        state.totals = tuple(total + score for total, score in zip(state.totals, self.scores, strict=True))
        state.owes.clear()
        state.called.clear()
        state.due = state.strength = 0
        state.question = None
        state.agenda = ()


@dataclass
class MatchWon(Event):
    """The match is over, won by these; shared, if these are not one team."""

    winners: tuple[int, ...]
    is_shared: bool

    def apply(self, state: State) -> None:
        state.champions = self.winners


@dataclass
class SeatLeft(Event):
    """A seat left the match; its hand is set aside (G14)."""

    seat: int
    score: int

    def apply(self, state: State) -> None:
        _out(state, self.seat)
        state.in_match = _with(state.in_match, self.seat, False)
        team = state.teams[self.seat]
        state.totals = tuple(
            [total + self.score * (other == team) for total, other in zip(state.totals, state.teams, strict=True)]
        )
        if state.turn == self.seat and state.played_now is None:
            state.played_now = state.played_before  # a turn that is lost was none (T4)


@dataclass
class SeatPutOut(SeatLeft):
    """A seat was put out of the match: by the votes of these, or by a moderator. All else is as where it leaves."""

    voters: tuple[int, ...]


@dataclass
class SeatKnockedOut(Event):
    """A hand grew too large; it is set aside (N10)."""

    seat: int

    def apply(self, state: State) -> None:
        _out(state, self.seat)
        state.knocked_out += (self.seat,)


def _out(state: State, seat: int) -> None:
    state.in_round = _with(state.in_round, seat, False)
    state.aside += state.hands[seat]
    state.hands[seat] = []
    state.owes.discard(seat)
    state.called.discard(seat)


def _with(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*row[:place], value, *row[place + 1 :])
