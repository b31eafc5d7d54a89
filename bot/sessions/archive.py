"""Games that are over, to be looked at again: nothing of them is secret any more."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict, deque
from dataclasses import replace

from bot.rules.game import Game
from bot.rules.record import DEAL, Record
from bot.rules.refusal import Refused
from bot.rules.snapshot import from_json, to_json
from bot.sessions.denied import Denied
from bot.sessions.facts import REMEMBERED, Facts
from bot.sessions.kept import seating
from bot.sessions.seats import Seat
from bot.sessions.told import Told, retold
from bot.store import Game as Row
from bot.store import Life, Store

EVERY = 100
"""Every how many answers the state is kept, so that none is far away."""
GAME_ID = re.compile(r"[A-Za-z0-9_-]+")
"""What people type need not look like one."""
MOST = 16
"""How many games are kept at hand."""


class Replay:
    """All steps of a game: the first is the deal, and each answer is one."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._states: list[str] = []
        rounds: list[int] = []
        try:
            for step, (game, answer, _) in enumerate(record.replay(), 1):
                if answer == DEAL:
                    rounds.append(step)
                if step % EVERY == 0:
                    self._states.append(to_json(game.state))
        except (Refused, ValueError, LookupError):
            raise Denied("unreadable") from None
        self.rounds = tuple(rounds)
        """The steps at which the rounds begin."""

    @property
    def steps(self) -> int:
        """How many there are."""
        return len(self._record.answers)

    def gone(self, step: int, way: str) -> int:
        """The step that one gets to from this one."""
        match way:
            case "first":
                step = 1
            case "back":
                step -= 1
            case "on":
                step += 1
            case "last":
                step = self.steps
            case "round-back":
                step = max((first for first in self.rounds if first < step), default=1)
            case "round-on":
                step = min((first for first in self.rounds if first > step), default=self.steps)
        return min(max(step, 1), self.steps)

    def at(self, step: int) -> tuple[Game, list[Told]]:
        """The game after this step, and what the last steps did."""
        start = max(step - REMEMBERED, 0) // EVERY * EVERY
        game = Game(from_json(self._states[start // EVERY - 1])) if start else self._record.start()
        told = deque(retold(game, self._record.answers[start:step]), REMEMBERED)
        return game, list(told)


class Past(Facts):
    """A game that is over, as it stood after one of its steps."""

    def __init__(self, store: Store, row: Row, replay: Replay, step: int) -> None:
        super().__init__(store, row)
        self.step, self.steps, self.rounds = step, replay.steps, replay.rounds
        self._game, told = replay.at(step)
        self.recent.extend(told)
        there = tuple(replace(seat, away=False) for seat in self.seats)
        self._kept = replace(self._kept, seats=there)


def seats_in(row: Row) -> tuple[Seat, ...]:
    """Who sat where in a game; nobody, where that cannot be read."""
    _, seats = seating(row.session)
    return seats


class Archive:
    """The games that are over, of all servers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._replays: OrderedDict[str, Replay] = OrderedDict()

    async def past(self, game_id: str, guild_id: int, step: int = 1, way: str = "here") -> Past:
        """A game of this server after the step that one gets to from this one."""
        row = await self._over(game_id, guild_id)
        replay = await self._replay(row)
        return Past(self._store, row, replay, replay.gone(step, way))

    async def record(self, game_id: str, guild_id: int) -> str:
        """The record of a game of this server, as text."""
        text = await Facts(self._store, await self._over(game_id, guild_id)).record_text()
        if text is None:
            raise Denied("never_dealt")
        return text

    async def _over(self, game_id: str, guild_id: int) -> Row:
        row = await self._store.game(game_id) if GAME_ID.fullmatch(game_id) else None
        if row is None or row.guild_id != guild_id:
            raise Denied("unknown_game")
        if row.life is not Life.ENDED:
            raise Denied("still_running")
        if row.snapshot is None:
            raise Denied("never_dealt")
        return row

    async def _replay(self, row: Row) -> Replay:
        """From what is at hand, else played again beside the event loop."""
        if row.id not in self._replays:
            record = await Facts(self._store, row).record()
            self._replays[row.id] = await asyncio.to_thread(Replay, record)
        self._replays.move_to_end(row.id)
        while len(self._replays) > MOST:
            self._replays.popitem(last=False)
        return self._replays[row.id]
