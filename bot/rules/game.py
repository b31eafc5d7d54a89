"""A game: it judges answers, runs the agenda until a seat must be asked, and reports the events.

The state changes only by these events, so that folding them over the first state gives the last.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.rules import scoring
from bot.rules.agenda import NEXT, Option, Step, Steps
from bot.rules.backs import Backs
from bot.rules.calls import QUIT, calls
from bot.rules.chance import shuffled
from bot.rules.compiling import mypyc_attr
from bot.rules.dealing import deal_round
from bot.rules.edition import Faces
from bot.rules.events import Asked, CardsDrawn, CardsShown, Event, PileRefilled, UnoCalled, UnoCaught
from bot.rules.refusal import IllegalMove, reason
from bot.rules.round_events import MatchWon, RoundEnded, SeatKnockedOut, SeatLeft, SeatPutOut
from bot.rules.state import State
from bot.rules.steps import Draw
from bot.rules.turn import Turn, play


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A match in play."""

    __slots__ = ("_answers", "_asked", "_events", "backs", "edition", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.edition = state.edition
        self._events: list[Event] = []
        self._asked: int | None = None
        """The seat that is asked."""
        self._answers: tuple[Option, ...] = ()
        """What it may answer, worked out once."""
        self.backs = Backs()
        if state.question is not None:
            self._asked, self._answers = state.question.seat, tuple(state.question.options(state))

    def copy(self) -> Game:
        """Return the same game once more, in which other answers can be given."""
        copy = Game.__new__(Game)
        copy.state = self.state.copy()
        copy.edition = self.edition
        copy.backs = self.backs
        copy._events, copy._asked, copy._answers = [], self._asked, self._answers
        return copy

    # What may be answered

    def options(self, seat: int) -> tuple[Option, ...]:
        """Return all that this seat may answer now; where it is asked, the first is given when time runs out."""
        found = calls(self.state, seat)
        return self._answers + found if seat == self._asked else found

    def answers(self, seat: int) -> tuple[Option, ...]:
        """Return the answers to the question that the game waits for; none where this seat is not asked."""
        return self._answers if seat == self._asked else ()

    # Answering

    def deal(self) -> list[Event]:
        """Deal the first round, or the next one after a round that did not decide the match."""
        if self.state.champions or (self.state.round and not self.state.over):
            raise IllegalMove("over" if self.state.champions else "not_offered")
        return self.run(deal_round(self))

    def answer(self, seat: int, option: Option, number: int | None = None) -> list[Event]:
        """Carry an answer out and return its events; raise `IllegalMove` and change nothing where it is not legal.

        `number` is that of the question which is answered: an old one is refused. Without it the present one is meant.
        """
        state = self.state
        question = state.question
        answers = self._answers if seat == self._asked else ()
        stale = number is not None and number != state.number
        if question is not None and not stale and option in answers:
            return self.run([*question.answered(self, option), *state.agenda])
        if option not in calls(state, seat) or (stale and option.verb == "play"):
            raise IllegalMove(reason(state, seat, option, answers, stale=stale))
        return self.run(self._called(seat, option))

    def time_out(self, seat: int) -> list[Event]:
        """Give the default answer for a seat that is asked (G15)."""
        answers = self.answers(seat)
        if not answers:
            raise IllegalMove("over" if self.state.question is None else "not_asked")
        return self.answer(seat, answers[0])

    def kick(self, seat: int, voters: Collection[int]) -> list[Event]:
        """Put a seat out, by the votes of others in the match or, without any, by a moderator (G14).

        Raise `IllegalMove` where it may not leave, or where these cannot put it out: one vote is none.
        """
        state = self.state
        if QUIT not in calls(state, seat):
            raise IllegalMove("over" if state.champions or not state.round else "out")
        may_vote = all(state.in_match[voter] and voter != seat for voter in voters)
        if not may_vote or len(set(voters)) != len(voters) or len(voters) == 1:
            raise IllegalMove("not_offered")
        self.emit(SeatPutOut(seat, scoring.leaving_score(state, seat), tuple(sorted(voters))))
        self._end_if_alone(by_kick=True)
        return self.run(self._waiting())

    def _waiting(self) -> Steps:
        """Return the agenda where the open question still waits."""
        state = self.state
        return [*state.agenda] if state.question is None else [state.question, *state.agenda]

    def _called(self, seat: int, option: Option) -> Steps:
        """Carry a call out; return the agenda, where except for jumping in the question still waits."""
        state = self.state
        if option.verb == "play":
            return play(self, seat, state.card_held(seat, option.what))
        waiting = self._waiting()
        if option.verb == "uno":
            self.emit(UnoCalled(seat))
        elif option.verb == "catch":
            caught = option.what
            self.emit(UnoCaught(caught, seat))
            return [Draw(caught, state.uno), *waiting]
        else:
            self.emit(SeatLeft(seat, scoring.leaving_score(state, seat)))
            self._end_if_alone()
        return waiting

    # What steps and questions do

    def emit(self, event: Event) -> None:
        """Apply an event to the state, and report it with the others of this answer."""
        event.apply(self.state)
        self._events.append(event)

    def resolve(self, seat: int) -> int:
        """Return the seat itself, or the next in play where `NEXT` is meant."""
        return self.state.next_seat() if seat == NEXT else seat

    def draw(self, seat: int, most: int, enough: Faces | None = None) -> list[int]:
        """Let a seat draw at most that many cards, until one shows a face of `enough`; return what it drew.

        The pile is refilled when the next card is needed (G11); a hand that grows too large is out at once (N10).
        """
        state = self.state
        if not state.in_round[seat]:
            return []
        hand, mercy = state.hands[seat], self.edition.mercy
        held = len(hand)
        left = most if mercy is None else min(most, mercy - held)
        while left > 0 and (state.pile or self._refill()):
            cards = state.pile[: -left - 1 : -1]
            if enough is not None:
                showing = state.showing
                for place, card in enumerate(cards, 1):
                    if enough[showing[card]]:
                        del cards[place:]
                        left = place
                        break
            self.emit(CardsDrawn(seat, tuple(cards)))
            left -= len(cards)
        drawn = hand[held:]
        if mercy is not None and len(hand) >= mercy:
            self.emit(SeatKnockedOut(seat))
            self._end_if_alone()
        return drawn

    def drawn_effect(self, seat: int, drawn: Sequence[int]) -> Steps:
        """Return what the card that was drawn last sets off in the hand of the seat that drew it (M1)."""
        if self.edition.stirring is None or not drawn:
            return []
        state = self.state
        effect = self.edition.faces[state.showing[drawn[-1]]].symbol.drawn
        if effect is None:
            return []
        self.emit(CardsShown(seat, None, (drawn[-1],)))
        return effect(state, seat)

    def end_round(self, winner: int | None) -> None:
        """End the round, and the match if it is decided (G12)."""
        state = self.state
        scores = scoring.round_scores(state, winner)
        winners = scoring.winners(state, winner)
        self.emit(RoundEnded(winner, winners, scores, tuple(map(tuple, state.hands))))
        self._end_match_if_won()

    def end_blocked_round(self) -> None:
        """End a round in which no seat can go on: the lowest hand wins (G11)."""
        self.end_round(scoring.lowest_hand(self.state))

    def _end_match_if_won(self) -> None:
        champions = scoring.champions(self.state)
        if champions:
            is_shared = len({self.state.teams[seat] for seat in champions}) > 1
            self.emit(MatchWon(champions, is_shared))

    def _end_if_alone(self, *, by_kick: bool = False) -> None:
        """Let the last team in a round win it, and the last in a match win that (G14, N10).

        A kick wins no round where others, who were knocked out, are still in the match.
        """
        state = self.state
        there = state.in_match if state.over else state.in_round
        if len({team for team, is_there in zip(state.teams, there, strict=True) if is_there}) > 1:
            return
        if state.over:
            self._end_match_if_won()
        elif by_kick and not state.is_walkover:
            self.emit(RoundEnded(None, (), (0,) * state.seats, tuple(map(tuple, state.hands))))
        else:
            self.end_round(there.index(True))

    def _refill(self) -> bool:
        state = self.state
        cards = state.discards[:-1] + state.aside
        if not cards:
            return False
        self.emit(PileRefilled(tuple(shuffled(cards, state.seed, state.shuffles))))
        return True

    # Running

    def run(self, agenda: Steps) -> list[Event]:
        """Take what waits, in order, until a question must be asked or the round is over; return the events.

        When nothing waits any more, it is the next player's turn.
        """
        state = self.state
        self._asked, self._answers = None, ()
        while not state.over:
            if agenda:
                waiting = agenda.pop(0)
                if isinstance(waiting, Step):
                    agenda = waiting.take(self) + agenda
                    continue
                question = waiting if waiting.seat != NEXT else waiting.asked_of(state.next_seat())
                instead = question.settled(self) if state.in_round[question.seat] else question.abandoned(self)
                if instead is not None:
                    agenda = instead + agenda
                    continue
            else:
                question = Turn(state.next_seat())
            if question is not state.question:
                asked = Asked(question, state.number + 1, tuple(agenda))
                asked.apply(state)
                self._events.append(asked)
            self._asked, self._answers = question.seat, tuple(question.options(state))
            break
        events = self._events
        self._events = []
        return events
