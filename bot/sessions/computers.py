"""The computer players of one session: when they move, and what. They know their View and what they were told."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from bot.players import Player, player
from bot.rules.agenda import Option
from bot.sessions.clock import Clock
from bot.sessions.facts import Facts
from bot.sessions.told import Told

log = logging.getLogger(__name__)

STAND_IN = "normal"
"""How well a computer plays for somebody who is away."""
THINKS = (1.0, 3.0)
"""From how many to how many seconds a computer takes to answer."""
REACTS = (2.0, 4.5)
"""The same to call UNO or to catch somebody: no faster than people."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a computer is about to do as long as nothing else happens: a call, or answering what it is asked."""

    seat: int
    version: int
    call: Option | None


Acts = Callable[[Plan, Option], Awaitable[None]]


class Computers:
    """Whoever is played by a computer in this session."""

    def __init__(self, table: Facts, acts: Acts) -> None:
        self._table = table
        self._acts = acts
        self._players: dict[int, Player] = {}
        self._clock = Clock(self._ring)
        self._plan: Plan | None = None
        self._moving: asyncio.Task[None] | None = None

    def hear(self, told: Told) -> None:
        """Each learns what its seat may know."""
        for seat, computer in self._players.items():
            for event in told.seen_by(seat):
                computer.sees(event)

    def plan(self) -> None:
        """Decides who of them does what next, and when; called after every change."""
        wishes = [*self._calls(), *self._answer()] if self._table.is_awake else []
        if not wishes:
            self._clock.set(None)
            return
        seconds, self._plan = min(wishes, key=lambda wish: wish[0])
        self._clock.set(datetime.now(UTC) + timedelta(seconds=seconds))

    def close(self) -> None:
        """They do nothing more."""
        self._clock.close()
        if self._moving is not None:
            self._moving.cancel()

    def _calls(self) -> list[tuple[float, Plan]]:
        wishes = []
        for seat in self._table.computer_seats:
            call = self._player(seat).call(self._table.view(seat))
            if call is not None:
                wishes.append((random.uniform(*REACTS), Plan(seat, self._table.version, call)))
        return wishes

    def _answer(self) -> list[tuple[float, Plan]]:
        asked = self._table.asked
        if asked not in self._table.computer_seats:
            return []
        return [(random.uniform(*THINKS), Plan(asked, self._table.version, None))]

    def _player(self, seat: int) -> Player:
        level = self._table.seats[seat].level or STAND_IN
        if seat not in self._players:
            self._players[seat] = player(level, random.Random())
        return self._players[seat]

    def _ring(self) -> None:
        if self._plan is not None:
            self._moving = asyncio.get_running_loop().create_task(self._move(self._plan))

    async def _move(self, plan: Plan) -> None:
        """Thinks beside the event loop, then acts."""
        if plan.version != self._table.version:
            return
        view = self._table.view(plan.seat)
        try:
            option = plan.call
            if option is None:
                option = await asyncio.to_thread(self._player(plan.seat).answer, view)
        except Exception:
            log.exception("A computer player could not decide", extra={"game": self._table.id})
            option = view.options[0]
        await self._acts(plan, option)
