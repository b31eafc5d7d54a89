"""Finished games, to be looked at again: nothing of them is secret any more."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict, deque
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.rules.game import Game
from bot.rules.record import DEAL, Record, write
from bot.rules.refusal import IllegalMove
from bot.rules.snapshot import from_json, to_json
from bot.rules.state import State
from bot.sessions.check import fits
from bot.sessions.clock import Clock
from bot.sessions.daily import is_secret
from bot.sessions.refusals import SessionRefusal
from bot.sessions.stored import table_of
from bot.sessions.table import UPDATES_KEPT, Table, Update, replayed
from bot.store.games import GameStatus, StoredGame, by_id, with_answers
from bot.store.store import Store

STATES_EVERY = 100
"""After how many answers each the state is kept, so that no step is far from one."""
REPLAYS_KEPT = 16
GONE = -1
"""In place of a number of cards: the seat was out of the round, without having won it."""
_GAME_ID = re.compile(r"[A-Za-z0-9_-]+")
"""What an id looks like; users may type anything."""


class Replay:
    """All steps of a game: each answer is one, and the first is the deal."""

    def __init__(self, record: Record, states_every: int = STATES_EVERY) -> None:
        self._record = record
        self._states_every = states_every
        self._states: list[str] = []
        self._counts: list[tuple[int, ...]] = []
        """How many cards each seat held after each step."""
        rounds: list[int] = []
        try:
            for step, (game, answer, _) in enumerate(record.replay(), 1):
                if answer == DEAL:
                    rounds.append(step)
                self._counts.append(_counts(game.state))
                if step % states_every == 0:
                    self._states.append(to_json(game.state))
        except (IllegalMove, ValueError, LookupError):
            raise SessionRefusal("unreadable") from None
        self.rounds = tuple(rounds)
        """The steps at which the rounds begin."""

    @property
    def steps(self) -> int:
        """How many steps there are."""
        return len(self._record.answers)

    def step_towards(self, step: int, way: str) -> int:
        """Return the step that lies this way from this one."""
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

    def round_at(self, step: int) -> tuple[Sequence[tuple[int, ...]], int]:
        """Return how many cards each seat held after each step of this step's round so far, and how many it has."""
        first = max((one for one in self.rounds if one <= step), default=1)
        after = min((one for one in self.rounds if one > step), default=self.steps + 1)
        return self._counts[first - 1 : step], after - first

    def at(self, step: int) -> tuple[Game, tuple[Update, ...]]:
        """Return the game after this step, and the updates of the last steps."""
        start = max(step - UPDATES_KEPT, 0) // self._states_every * self._states_every
        game = Game(from_json(self._states[start // self._states_every - 1])) if start else self._record.start()
        updates = deque(replayed(game, self._record.answers[start:step]), UPDATES_KEPT)
        return game, tuple(updates)


def _counts(state: State) -> tuple[int, ...]:
    return tuple(
        [
            GONE if seat in state.knocked_out or not state.in_match[seat] else len(hand)
            for seat, hand in enumerate(state.hands)
        ]
    )


@dataclass(frozen=True, slots=True)
class Past:
    """A finished game, as it stood after one of its steps."""

    table: Table
    step: int
    steps: int
    rounds: tuple[int, ...]
    """The steps at which the rounds begin."""
    counts: Sequence[tuple[int, ...]]
    """How many cards each seat held after each step of this round so far; GONE: it is out."""
    round_steps: int
    """How many steps the round has."""


class Archive:
    """The finished games of all servers, and the daily deals that no one plays any more."""

    def __init__(
        self, store: Store, clock: Clock, replays_kept: int = REPLAYS_KEPT, states_every: int = STATES_EVERY
    ) -> None:
        self._store = store
        self._clock = clock
        self._replays_kept = replays_kept
        self._states_every = states_every
        self._replays: OrderedDict[str, Replay] = OrderedDict()

    async def game(self, game_id: str) -> StoredGame | None:
        """Return a game that is none of a user's secrets, over or not; None if there is no such game."""
        game = await self._store.read(by_id, game_id) if _GAME_ID.fullmatch(game_id) else None
        return None if game is None or is_secret(game, self._clock.now()) else game

    async def past(self, game_id: str, guild_id: int, step: int = 1, way: str = "here") -> Past:
        """Return a game of this server after the step that lies this way; raise SessionRefusal if there is none."""
        stored = await self._over(game_id, guild_id)
        replay = await self._replay(stored)
        step = replay.step_towards(step, way)
        game, updates = replay.at(step)
        table = table_of(stored)
        seats = tuple(replace(seat, away=False) for seat in table.seats)
        table = replace(table, game=game, recent=updates, seats=seats, deadline=None, interlude=None)
        return Past(table, step, replay.steps, replay.rounds, *replay.round_at(step))

    async def table(self, game_id: str, guild_id: int) -> Table:
        """Return a finished game of this server as it stood at its end."""
        return table_of(await self._over(game_id, guild_id))

    async def record(self, game_id: str, guild_id: int) -> str:
        """Return the record of a finished game of this server, as text."""
        return write(await self._record(await self._over(game_id, guild_id)))

    async def finished(self, game_id: str, guild_id: int) -> Record:
        """Return what can be played again of a finished game of this server."""
        return await self._record(await self._over(game_id, guild_id))

    async def _of(self, game_id: str, guild_id: int) -> StoredGame:
        game = await self.game(game_id)
        if game is None or game.guild_id != guild_id:
            raise SessionRefusal("unknown_game")
        return game

    async def _over(self, game_id: str, guild_id: int) -> StoredGame:
        game = await self._of(game_id, guild_id)
        if game.status is not GameStatus.ENDED:
            raise SessionRefusal("still_running")
        if game.snapshot is None:
            raise SessionRefusal("never_dealt")
        return game

    async def _record(self, game: StoredGame) -> Record:
        _, answers = await self._store.read(with_answers, game.id)
        table = table_of(game)
        texts = [answer.answer for answer in answers or ()]
        if not fits(table, texts):
            raise SessionRefusal("damaged")
        return table.record(texts)

    async def _replay(self, game: StoredGame) -> Replay:
        """Return the game's replay, from memory or else made in a thread."""
        if game.id not in self._replays:
            self._replays[game.id] = await asyncio.to_thread(Replay, await self._record(game), self._states_every)
        self._replays.move_to_end(game.id)
        while len(self._replays) > self._replays_kept:
            self._replays.popitem(last=False)
        return self._replays[game.id]
