"""The computers of a daily deal: what they do follows from the record alone, however long it takes to think it out.

They answer nothing else where there is no time to think: they wait. What they call is said in `bot.players.fixed`; only
how fast they are goes by the clock, and it changes nothing of the game but what the player does meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import CancelledError, Future

from bot.players import Decision
from bot.players.fixed import FixedThought, due_call
from bot.rules.agenda import Option
from bot.rules.calls import UNO
from bot.sessions.clock import Clock, Timer
from bot.sessions.computers import Plan, Think
from bot.sessions.daily import COMPUTERS
from bot.sessions.table import Change, Table, Update

log = logging.getLogger(__name__)

STEP_S = 1.5
"""How long each of them takes to answer, or to catch the player: time to read what happened, and to call UNO."""
AGAIN_AFTER_S = 2.0
"""After how long something is tried again that failed."""


class FixedComputers:
    """All computers at the table of one daily deal."""

    def __init__(
        self, clock: Clock, think: Think, act: Callable[[Plan, Option], None], read_record: Callable[[], None]
    ) -> None:
        self._clock = clock
        self._think = think
        self._act = act
        """Carries out a plan."""
        self._read_record = read_record
        """Has the record read where it is not known, as after a restart; then the plan is asked for again."""
        self._timer: Timer | None = None
        self._thinking: Future[Decision] | None = None
        self._waiting: asyncio.Future[Decision] | None = None
        """The same, where it is waited for."""
        self._is_closed = False

    def follow(self, table: Table, _update: Update) -> None:
        """Plan what comes next; to be called once after every change."""
        self.plan(table)

    def remarking(self, change: Change) -> Change:
        """Return the change: they say nothing."""
        return change

    def plan(self, table: Table) -> None:
        """Decide which computer acts next, and when."""
        self._drop_plan()
        if self._is_closed or not table.is_awake:
            return
        if table.given is None:
            self._timer = self._clock.call_later(STEP_S, self._read_record)
            return
        call = due_call(table.playing, COMPUTERS)
        if call is not None:
            seat, option = call
            plan = Plan(seat, table.version, option)
            pause = 0.0 if option == UNO else STEP_S
            self._timer = self._clock.call_later(pause, lambda: self._act(plan, option))
        elif table.asked in COMPUTERS:
            self._have_thought_out(table, Plan(table.asked, table.version, None))

    def close(self) -> None:
        """Cancel what is planned, and plan nothing more."""
        self._is_closed = True
        self._drop_plan()

    def _drop_plan(self) -> None:
        for planned in (self._timer, self._thinking, self._waiting):
            if planned is not None:
                planned.cancel()
        self._timer = self._thinking = self._waiting = None

    def _have_thought_out(self, table: Table, plan: Plan) -> None:
        self._thinking = self._think(FixedThought(table.record(table.given or ()), plan.seat), STEP_S)
        self._timer = self._clock.call_later(STEP_S, lambda: self._fall_due(table, plan))

    def _fall_due(self, table: Table, plan: Plan) -> None:
        """Answer as soon as the answer is there."""

        def answer(thought: Future[Decision] | asyncio.Future[Decision]) -> None:
            if self._thinking is thinking:
                self._answer(table, plan, thought)

        thinking = self._thinking
        if thinking is None:
            return
        if thinking.done():
            answer(thinking)
        else:
            self._waiting = asyncio.wrap_future(thinking)
            self._waiting.add_done_callback(answer)

    def _answer(self, table: Table, plan: Plan, thought: Future[Decision] | asyncio.Future[Decision]) -> None:
        try:
            option = thought.result().option
        except (CancelledError, asyncio.CancelledError):  # too much else waits to be thought out
            self._timer = self._clock.call_later(AGAIN_AFTER_S, lambda: self.plan(table))
        except Exception:
            log.exception("A computer player could not decide", extra={"game": table.id})
            self._timer = self._clock.call_later(AGAIN_AFTER_S, lambda: self.plan(table))
        else:
            self._drop_plan()
            self._act(plan, option)
