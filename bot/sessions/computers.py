"""The computer players of one session: when they act, and how. They know only their View and what they were shown.

Where people are to play alone, a seat whose player is away gets the default answers, and nobody calls for it.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from dataclasses import dataclass

from bot.players import Player, player
from bot.rules.agenda import Option
from bot.sessions.clock import Clock, Timer
from bot.sessions.table import Table, Update

log = logging.getLogger(__name__)

STAND_IN = "normal"
"""How well a computer plays for a player who is away."""
THINKS_S = (1.0, 3.0)
"""The fewest and the most seconds that a computer takes to answer."""
REACTS_S = (2.0, 4.5)
"""The same to call UNO or to catch a player: no faster than a human player."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a computer does next unless the table changes first: a call, or (None) answering what it is asked."""

    seat: int
    version: int
    call: Option | None


class Computers:
    """All seats that computers play at one table."""

    def __init__(self, clock: Clock, act: Callable[[Plan, Option], None]) -> None:
        self._clock = clock
        self._act = act
        """Carries out a plan."""
        self.players: dict[int, Player] = {}
        """By seat, those that have played since this process has the game."""
        self._timer: Timer | None = None
        self._thinking: asyncio.Task[None] | None = None
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

    def plan(self, table: Table) -> None:
        """Decide which computer acts next, and when."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._is_closed or not table.is_awake:
            return
        plans = []
        for seat in table.computer_seats:
            call = self._call(table, seat)
            if call is not None:
                plans.append((random.uniform(*REACTS_S), Plan(seat, table.version, call)))
            if seat == table.asked:
                plans.append((random.uniform(*THINKS_S), Plan(seat, table.version, None)))
        if plans:
            seconds, plan = min(plans, key=lambda planned: planned[0])
            self._timer = self._clock.call_later(seconds, lambda: self._begin(table, plan))

    def close(self) -> None:
        """Cancel what is planned, and plan nothing more."""
        self._is_closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._thinking is not None:
            self._thinking.cancel()

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

    def _begin(self, table: Table, plan: Plan) -> None:
        if plan.call is not None:
            self._act(plan, plan.call)
        else:
            self._thinking = asyncio.get_running_loop().create_task(self._think(table, plan))

    async def _think(self, table: Table, plan: Plan) -> None:
        """Choose an answer in a thread, then act."""
        view = table.view(plan.seat)
        if not table.options.computers:
            self._act(plan, view.options[0])
            return
        try:
            option = await asyncio.to_thread(self._player(table, plan.seat).answer, view)
        except Exception:
            log.exception("A computer player could not decide", extra={"game": table.id})
            option = view.options[0]
        self._act(plan, option)
