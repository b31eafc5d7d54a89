"""What a judgement goes by: one's own hand and what lies open, from a View or from a seat at a table that is tried."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.rules.agenda import Option
from bot.rules.calls import QUIT, UNO
from bot.rules.edition import Edition
from bot.rules.state import State
from bot.rules.view import View

NOBODY = -1
CATCH = "catch"


@dataclass(slots=True)
class Sight:
    """The table as one seat sees it when it is asked. Cards are indexes of faces in play."""

    edition: Edition
    house: tuple[str, ...]
    seat: int
    hand: Sequence[int]
    counts: Sequence[int]
    top: int
    colour: int | None
    direction: int
    in_round: tuple[bool, ...]
    due: int
    accused: int
    """Whom one may challenge."""
    cards: int
    """How many cards the challenged card itself stands for."""

    def neighbour(self, way: int) -> int:
        """The next seat in the round, this way round from one's own."""
        seats = len(self.counts)
        seat = (self.seat + way) % seats
        while not self.in_round[seat]:
            seat = (seat + way) % seats
        return seat

    def opponents(self) -> list[int]:
        """The other seats in the round."""
        return [seat for seat, there in enumerate(self.in_round) if there and seat != self.seat]


def answers(view: View) -> list[Option]:
    """The options of a view that answer its prompt."""
    if view.prompt is None or view.prompt.seat != view.seat:
        return []
    return [option for option in view.options if option not in {UNO, QUIT} and option.verb != CATCH]


def from_view(view: View) -> Sight:
    """The sight of the seat whose view it is."""
    if view.seat is None:
        raise ValueError("the channel plays no cards")
    public = {} if view.prompt is None else view.prompt.public
    return Sight(
        view.edition,
        view.house,
        view.seat,
        view.hand,
        view.counts,
        view.top,
        view.colour,
        view.direction,
        view.in_round,
        view.due,
        public.get("accused", NOBODY),
        public.get("cards", 0),
    )


def from_state(state: State, seat: int) -> Sight:
    """The sight of a seat at a table that is tried; it takes nothing but what the seat would see."""
    question = state.question
    return Sight(
        state.edition,
        state.house,
        seat,
        state.held(seat),
        [len(hand) for hand in state.hands],
        state.showing[state.discards[-1]],
        state.colour,
        state.direction,
        state.in_round,
        state.due,
        getattr(question, "accused", NOBODY),
        getattr(question, "cards", 0),
    )
