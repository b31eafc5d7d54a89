"""The computer players of one session: when they act, and how. They know only their View and what they were shown.

Before they move, they let people see what was dramatic; a call of UNO, or a catch, does not wait for that. While the
only player at a table skips to their turn, they neither wait nor catch.

Easy and normal ones answer at once; what a hard one has to think out is thought elsewhere, while it seems to think. If
that is not begun when it is to answer, or takes much longer, it answers as a normal one would.

Where people are to play alone, a seat whose player is away gets the default answers, and nobody calls for it.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.metrics import LATE_ANSWERS
from bot.players import Decision, Player, Thought, player
from bot.players.fixed import FixedThought
from bot.rules.agenda import Option
from bot.rules.calls import UNO
from bot.sessions import lesson
from bot.sessions.clock import Clock, Timer
from bot.sessions.table import Change, Table, Update
from bot.sessions.table_talk import remark_on

log = logging.getLogger(__name__)

STAND_IN = "normal"
"""How well a computer plays for a player who is away, and where there is no time to think."""
THINKS_S = (1.0, 3.0)
"""The fewest and the most seconds that a computer takes to answer."""
STEP_S = 1.8
"""The same in the guided round, where each move is to be read."""
REACTS_S = (2.0, 4.5)
"""The fewest and the most to call UNO or to catch a player: no faster than a human player."""
SKIPPING_THINKS_S = 0.5
"""How long a hard one thinks where the only player skips the others' turns."""
PATIENCE_S = 1.0
"""How much longer a thought may take that was begun in time."""

Think = Callable[[Thought | FixedThought, float], Future[Decision]]
"""Has something thought out that is wanted within so many seconds; what is not begun then is cancelled."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a computer does next unless the table changes first: a call, or (None) answering what it is asked."""

    seat: int
    version: int
    call: Option | None


class Computers:
    """All seats that computers play at one table."""

    def __init__(self, clock: Clock, think: Think, act: Callable[[Plan, Option], None], chance: random.Random) -> None:
        self._clock = clock
        self._think = think
        self._act = act
        """Carries out a plan."""
        self._chance = chance
        """What pauses and remarks come from."""
        self.players: dict[int, Player] = {}
        """By seat, those that have played since this process has the game."""
        self._timer: Timer | None = None
        self._thinking: Future[Decision] | None = None
        """What is thought out for the present plan."""
        self._waiting: asyncio.Future[Decision] | None = None
        """The same, where it is waited for although it is late."""
        self._is_closed = False

    def follow(self, table: Table, update: Update) -> None:
        """Let each computer see what happened, and plan what comes next; to be called once after every change."""
        for seat, computer in self.players.items():
            try:
                for event in update.seen_by(seat):
                    computer.observe(event)
            except Exception:  # the move is made, and everybody else must see it
                log.exception("A computer player could not follow", extra={"game": table.id})
        self.plan(table)

    def remarking(self, change: Change) -> Change:
        """Return a change with what a computer player says to it; they do now and then, where it is dramatic."""
        table, update = change.table, change.update
        if not table.has_remarks or not update.is_dramatic or not table.options.computers:
            return change
        in_match = table.playing.state.in_match
        seats = [place for place, seat in enumerate(table.seats) if seat.level is not None and in_match[place]]
        remark = remark_on(update.seen_by(None), update.seat, seats, self._chance) if seats else None
        if remark is None:
            return change
        update = replace(update, remark=remark)
        return replace(change, update=update, table=replace(table, recent=(*table.recent[:-1], update)))

    def plan(self, table: Table) -> None:
        """Decide which computer acts next, and when."""
        self._drop_plan()
        if self._is_closed or not table.is_awake:
            return
        if lesson.script_of(table) is not None:
            self._plan_step(table)
            return
        plans = []
        for seat in table.computer_seats:
            call = self._call(table, seat)
            if call is not None and (call == UNO or not table.is_skipping):
                plans.append((self._pause(table, REACTS_S), Plan(seat, table.version, call)))
            if seat == table.asked:
                pause = self._pause(table, THINKS_S, self._drama_left(table))
                plans.append((pause, Plan(seat, table.version, None)))
        if plans:
            seconds, plan = min(plans, key=lambda planned: (planned[0], planned[1].call is None))
            if plan.call is None:
                self._thinking = self._begin_to_think(table, plan.seat, max(seconds, SKIPPING_THINKS_S))
                if self._thinking is not None:
                    seconds = max(seconds, SKIPPING_THINKS_S)
            self._timer = self._clock.call_later(seconds, lambda: self._fall_due(table, plan))

    def _pause(self, table: Table, seconds: tuple[float, float], least: float = 0.0) -> float:
        """Return how long a computer waits, at least so long; not at all where the only player skips that."""
        return 0.0 if table.is_skipping else max(self._chance.uniform(*seconds), least)

    def _drama_left(self, table: Table) -> float:
        """Return for how many more seconds people want to see what happened, before anything else does."""
        ends = table.drama_ends
        return 0.0 if ends is None else (ends - self._clock.now()) / timedelta(seconds=1)

    def _plan_step(self, table: Table) -> None:
        """Have a computer of the guided round give the answer that it has there."""
        step = lesson.next_step(table)
        if step is not None and step.options[0] in table.playing.options(step.seat) and not step.is_players:
            plan = Plan(step.seat, table.version, step.options[0])
            self._timer = self._clock.call_later(STEP_S, lambda: self._fall_due(table, plan))

    def close(self) -> None:
        """Cancel what is planned, and plan nothing more."""
        self._is_closed = True
        self._drop_plan()

    def _drop_plan(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._thinking is not None:
            self._thinking.cancel()
        if self._waiting is not None:
            self._waiting.cancel()
        self._timer = self._thinking = self._waiting = None

    def _call(self, table: Table, seat: int) -> Option | None:
        """Return the call that this seat wants to make."""
        if not table.options.computers:
            return None
        try:
            return self._player(table, seat).call(table.view(seat))
        except Exception:  # it can still answer what it is asked
            log.exception("A computer player could not call", extra={"game": table.id})
            return None

    def _player(self, table: Table, seat: int) -> Player:
        if seat not in self.players:
            self.players[seat] = player(table.seats[seat].level or STAND_IN, random.Random())
        return self.players[seat]

    def _begin_to_think(self, table: Table, seat: int, seconds: float) -> Future[Decision] | None:
        """Have an answer thought out while it seems to be; None where that takes no time."""
        if not table.options.computers:
            return None
        try:
            thought = self._player(table, seat).thought(table.view(seat))
            return None if thought is None else self._think(thought, seconds)
        except Exception as error:  # noqa: BLE001  (logged when it is to answer)
            failed: Future[Decision] = Future()
            failed.set_exception(error)
            return failed

    def _fall_due(self, table: Table, plan: Plan) -> None:
        """Act as planned, now or as soon as the answer is there."""
        thinking = self._thinking
        if plan.call is not None:
            self._act(plan, plan.call)
        elif thinking is None:
            self._act(plan, self._answer_at_once(table, plan.seat, self._player(table, plan.seat)))
        elif thinking.cancel():  # no process had the time
            self._answer_as_normal(table, plan, self._clock.now())
        elif thinking.done():
            self._answer_as_thought(table, plan, self._clock.now(), thinking)
        else:
            self._wait(table, plan, self._clock.now(), thinking)

    def _wait(self, table: Table, plan: Plan, due: datetime, thinking: Future[Decision]) -> None:
        """Wait a little longer."""

        def answer(waiting: asyncio.Future[Decision]) -> None:
            if not waiting.cancelled():
                self._answer_as_thought(table, plan, due, waiting)

        self._waiting = asyncio.wrap_future(thinking)
        self._waiting.add_done_callback(answer)
        self._timer = self._clock.call_later(PATIENCE_S, lambda: self._answer_as_normal(table, plan, due))

    def _answer_at_once(self, table: Table, seat: int, computer: Player) -> Option:
        view = table.view(seat)
        if not table.options.computers:
            return view.options[0]
        try:
            return computer.answer(view)
        except Exception:
            log.exception("A computer player could not decide", extra={"game": table.id})
            return view.options[0]

    def _answer_as_thought(
        self, table: Table, plan: Plan, due: datetime, thought: Future[Decision] | asyncio.Future[Decision]
    ) -> None:
        try:
            decision = thought.result()
        except Exception:
            log.exception("A computer player could not decide", extra={"game": table.id})
            self._answer_as_normal(table, plan, due)
            return
        self._answer(plan, decision.option, "short" if decision.is_cut_short else "full", due)

    def _answer_as_normal(self, table: Table, plan: Plan, due: datetime) -> None:
        option = self._answer_at_once(table, plan.seat, player(STAND_IN, random.Random()))
        self._answer(plan, option, "normal", due)

    def _answer(self, plan: Plan, option: Option, thought: str, due: datetime) -> None:
        self._drop_plan()
        LATE_ANSWERS.labels(thought).observe((self._clock.now() - due) / timedelta(seconds=1))
        self._act(plan, option)
