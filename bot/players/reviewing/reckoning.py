"""Working a round out: from the record of a finished game to what was luck and what was play for one seat.

The same record, round and seat always come to the same review: chance is seeded by them, and what is played out is
counted and not timed. The work is in parts, each of which can be done by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from bot.players.reviewing.points import CurvePoint, DecisionPoint, DrawPoint, Effort, Found, Point
from bot.players.reviewing.review import PLACES, Decision, Luck, RoundReview
from bot.players.seat_replay import SeatReplay
from bot.rules.agenda import Option
from bot.rules.chance import seal
from bot.rules.events import CardsDrawn, Event
from bot.rules.game import Game
from bot.rules.notation import SEAT_LETTERS, TIMEOUT, parse_option
from bot.rules.record import DEAL, Record
from bot.rules.state import State

STEPS_AT_ONCE = 8
"""How many steps of the curve are one part."""
USUAL = Effort()


@dataclass(frozen=True, slots=True)
class RoundSpan:
    """Where a round lies in a record."""

    round: int
    """From 1."""
    first: int
    """How many answers are before its deal."""
    last: int
    """How many answers are before the end of it."""
    teams: tuple[int, ...]
    """By seat, its team."""
    dealt: tuple[int, ...]
    """The seats that were dealt cards."""
    winner: int | None


def finished_rounds(record: Record) -> list[RoundSpan]:
    """Return the rounds of a record that were played to their end."""
    spans: list[RoundSpan] = []
    first = 0
    dealt: tuple[int, ...] = ()
    was_over = True
    for place, (game, answer, _) in enumerate(record.replay()):
        state = game.state
        if answer == DEAL:
            first, dealt = place, tuple(seat for seat in range(state.seats) if state.in_match[seat])
        if state.over and not was_over:
            spans.append(RoundSpan(state.round, first, place + 1, state.teams, dealt, state.winner))
        was_over = state.over
    return spans


class RoundWork:
    """The work on one round for one seat, in parts."""

    def __init__(self, record: Record, span: RoundSpan, seat: int, effort: Effort = USUAL) -> None:
        self._record = record
        self._span = span
        self._seat = seat
        self._states: list[State] = []
        """After each step."""
        self.points: list[Point] = [*self._looked_at()]
        """What is looked at, one after another; each is a part of the work."""
        batches = range(0, len(self._states), STEPS_AT_ONCE)
        self.points += [CurvePoint(self._states[place : place + STEPS_AT_ONCE]) for place in batches]
        decisions = sum(isinstance(point, DecisionPoint) for point in self.points)
        others = len(self._states) + 2 * sum(isinstance(point, DrawPoint) for point in self.points)
        self._effort = replace(
            effort,
            playouts=min(effort.playouts, effort.round_playouts // max(1, decisions)),
            tables=max(1, min(effort.tables, effort.round_tables // others)),
        )

    @property
    def parts(self) -> int:
        """How many parts there are."""
        return len(self.points)

    def work_out(self, part: int) -> Found:
        """Return what one part comes to."""
        chance = Random(f"{seal(self._record.seed)} {self._span.round} {self._seat} {part}")
        return self.points[part].work_out(chance, self._effort)

    def _looked_at(self) -> Iterator[DecisionPoint | DrawPoint]:
        """Play the round again; yield the viewer's decisions and draws."""
        record, span, seat = self._record, self._span, self._seat
        replay = SeatReplay(record, seat)
        game = replay.game
        for answer in record.answers[: span.first]:
            replay.carry_out(answer)
        for step, answer in enumerate(record.answers[span.first : span.last], span.first):
            if (given := self._chosen(game, answer)) is not None:
                is_timeout = answer.endswith(TIMEOUT.verb)
                yield DecisionPoint(step, replay.view(), replay.memory, given, is_timeout=is_timeout)
            before = game.state.copy()
            events = replay.carry_out(answer)
            if answer != DEAL and (cards := _drawn(events, seat)):
                yield DrawPoint(step, before, seat, answer, cards)
            self._states.append(game.state.copy())

    def _chosen(self, game: Game, answer: str) -> Option | None:
        """Return what the viewer chose out of several answers; None where it was not that.

        What is acted out at the table is not chosen, and calls are no answers.
        """
        seat, question = self._seat, game.state.question
        answers = game.answers(seat)
        letter, *words = answer.split()
        if letter != SEAT_LETTERS[seat] or len(answers) < 2 or question is None or question.interlude:
            return None
        if words[0] == TIMEOUT.verb:
            return answers[0]
        try:
            option = parse_option(game.edition, SEAT_LETTERS[: game.state.seats], words[0], words[1:])
        except ValueError:  # it was put out
            return None
        return option if option in answers else None


def _drawn(events: Sequence[Event], seat: int) -> list[int]:
    return [card for event in events if isinstance(event, CardsDrawn) and event.seat == seat for card in event.cards]


def put_together(span: RoundSpan, seat: int, found: Sequence[Found]) -> RoundReview:
    """Return the review of a round, from what all parts of the work on it came to."""
    teams = {span.teams[other] for other in span.dealt}
    has_won = span.winner is not None and span.teams[span.winner] == span.teams[seat]
    return RoundReview(
        span.round,
        seat,
        span.first,
        round(1 / len(teams), PLACES),
        float(has_won),
        tuple(one for one in found if isinstance(one, Decision)),
        tuple(one for one in found if isinstance(one, Luck)),
        tuple(chances for one in found if isinstance(one, list) for chances in one),
    )


def review_round(record: Record, span: RoundSpan, seat: int, effort: Effort = USUAL) -> RoundReview:
    """Return the review of one round for one seat."""
    work = RoundWork(record, span, seat, effort)
    return put_together(span, seat, [work.work_out(part) for part in range(work.parts)])
