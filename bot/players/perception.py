"""What a judgement goes by: a seat's hand and what lies open, from a View or from the state of a tried table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.rules.edition import Edition
from bot.rules.penalty import ChallengeOrAccept
from bot.rules.rules import Rules, rules_of
from bot.rules.state import State
from bot.rules.view import View

NO_SEAT = -1


@dataclass(slots=True, init=False)
class Perception:
    """The table as one seat sees it when it is asked. Cards are indexes of faces in play."""

    edition: Edition
    house: tuple[str, ...]
    rules: Rules
    seat: int
    hand: Sequence[int]
    counts: Sequence[int]
    top: int
    colour: int | None
    direction: int
    teams: tuple[int, ...]
    in_round: tuple[bool, ...]
    due: int
    accused: int
    """The seat that may be challenged."""
    cards: int
    """How many cards the challenged card itself stands for."""
    discards: Sequence[int]
    """What lies among the discards, as far as the player has seen it, in no order."""

    def neighbour(self, way: int) -> int:
        """Return the next seat in the round in this direction."""
        seats = len(self.counts)
        seat = (self.seat + way) % seats
        while not self.in_round[seat]:
            seat = (seat + way) % seats
        return seat

    def opponents(self) -> list[int]:
        """Return the seats of others' teams in the round."""
        return [seat for seat, there in enumerate(self.in_round) if there and not self.is_ally(seat)]

    def is_ally(self, seat: int) -> bool:
        """Whether a seat plays with this one; each does with itself."""
        return self.teams[seat] == self.teams[self.seat]


def from_view(view: View, discards: Sequence[int] = ()) -> Perception:
    """Return what the view's own seat goes by, and these discards that it remembers."""
    if view.seat is None:
        raise ValueError("the channel plays no cards")
    public = {} if view.prompt is None else view.prompt.public
    seen = Perception()
    seen.edition = view.edition
    seen.house = view.house
    seen.rules = rules_of(view.edition, view.house)
    seen.seat = view.seat
    seen.hand = view.hand
    seen.counts = view.counts
    seen.top = view.top
    seen.colour = view.colour
    seen.direction = view.direction
    seen.teams = view.teams
    seen.in_round = view.in_round
    seen.due = view.due
    seen.accused = public.get("accused", NO_SEAT)
    seen.cards = public.get("cards", 0)
    seen.discards = discards
    return seen


def from_state(state: State, seat: int) -> Perception:
    """Return what a seat goes by at a table that is tried out: nothing but what it would see."""
    question = state.question
    seen = Perception()
    seen.edition = state.edition
    seen.house = state.house
    seen.rules = state.rules
    seen.seat = seat
    seen.hand = state.held(seat)
    seen.counts = [len(hand) for hand in state.hands]
    seen.top = state.showing[state.discards[-1]]
    seen.colour = state.colour
    seen.direction = state.direction
    seen.teams = state.teams
    seen.in_round = state.in_round
    seen.due = state.due
    if isinstance(question, ChallengeOrAccept):
        seen.accused, seen.cards = question.accused, question.cards
    else:
        seen.accused, seen.cards = NO_SEAT, 0
    seen.discards = [state.showing[card] for card in state.discards] if state.edition.two_sided else state.discards
    return seen
