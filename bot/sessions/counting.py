"""Counting what ended: the results of each end are worked out from the game's record, and added to what is counted."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from bot.rules.calls import QUIT
from bot.sessions.check import fits
from bot.sessions.refusals import Damaged, Outdated, SessionRefusal
from bot.sessions.results import Ending, NotReplayable, counted, endings, seats_that_acted, stopped
from bot.sessions.stored import table_of
from bot.sessions.table import Seat, Table
from bot.store.counting import Counted, Results, Skipped, count_ends
from bot.store.ends import End, uncounted
from bot.store.errors import StoreError
from bot.store.games import Answer, with_answers
from bot.store.store import Store

ENDS_AT_ONCE = 5
"""How many ends are counted in one transaction, for which moves wait on SQLite: some milliseconds an end."""
GAMES_KEPT = 200
"""For how many games the endings are kept in memory: rounds of different games end in between one another."""
TRIES = 3
"""How often a game's record is read that the database does not give, while it gives everything else."""


@dataclass(frozen=True, slots=True)
class _Replayed:
    """The endings of a game, by the number of the answer."""

    seats: tuple[Seat, ...]
    joined: frozenset[int] | None
    """The seats of the players who joined; None: all did."""
    endings: Mapping[int, Ending]


@dataclass(frozen=True, slots=True)
class Former:
    """How many matches of former versions were counted, and of how many of them not all is known."""

    matches: int
    with_quits: int
    """Nothing tells whether a seat left there or was put out; it is taken to have left."""
    with_idle: int
    """Players gave no answer of their own there; they are taken not to have joined."""

    def __str__(self) -> str:
        return (
            f"{self.matches:,} of the games were opened by a former version, which did not note everything. In"
            f" {self.with_quits:,} of them players left or were put out: all are taken to have left. In"
            f" {self.with_idle:,} players never gave an answer of their own: they are taken not to have joined."
        )


class Counting:
    """Counts what ended, in order. Several may do so at the same time: an end is counted once."""

    def __init__(self, store: Store, at_once: int = ENDS_AT_ONCE) -> None:
        self._store = store
        self._at_once = at_once
        self._replayed: OrderedDict[str, _Replayed] = OrderedDict()
        self._former: dict[str, tuple[bool, bool]] = {}
        """The games of former versions: whether players went, and whether some never acted."""
        self._failures: Counter[str] = Counter()
        """How often the database did not give a game."""

    async def count(self) -> int:
        """Count the next ends and return how many; 0 where there are none, or another process counts them."""
        next_ones = await self._store.read(uncounted, self._at_once)
        if not next_ones.ends:
            return 0
        worked_out = [Counted(end, await self._results(end)) for end in next_ones.ends]
        work = partial(count_ends, counted_to=next_ones.counted_to, counted=worked_out)
        return len(worked_out) if await self._store.keep_house(work) else 0

    async def count_all(self) -> None:
        """Count until nothing is left, or another process counts."""
        while await self.count():
            pass

    def former(self) -> Former:
        """Return what this has counted of games of former versions."""
        found = self._former.values()
        return Former(len(found), sum(went for went, _ in found), sum(idle for _, idle in found))

    async def _results(self, end: End) -> Results:
        """Return what an end adds for each seat, or why that is not known."""
        known = self._replayed.get(end.game_id)
        if known is None or end.answer not in known.endings:
            try:
                known = await self._replay(end, known)
            except (NotReplayable, Outdated):
                return Skipped.OTHER_RULES
            except StoreError:
                self._failures[end.game_id] += 1
                if self._failures[end.game_id] < TRIES:
                    raise
                del self._failures[end.game_id]
                return Skipped.UNREADABLE
            except Exception:  # noqa: BLE001  (whatever is wrong with one game must not keep the others)
                return Skipped.UNREADABLE
            self._replayed[end.game_id] = known
        self._replayed.move_to_end(end.game_id)
        if len(self._replayed) > GAMES_KEPT:
            self._replayed.popitem(last=False)
        return counted(known.endings[end.answer], known.seats, end.away, known.joined)

    async def _replay(self, end: End, known: _Replayed | None) -> _Replayed:
        """Return the endings of a game; raise NotReplayable if this end is none of them."""
        game, given = await self._store.read(with_answers, end.game_id)
        if game is None or given is None:
            raise SessionRefusal("unreadable")
        answers = [answer.answer for answer in given]
        table = table_of(game)
        if not fits(table, answers):
            raise Damaged("its answers are not those that were given")
        record = table.record(answers)
        if end.answer > len(answers):
            found = [await asyncio.to_thread(stopped, record)]
        else:
            found = await asyncio.to_thread(endings, record)
        by_answer = {**({} if known is None else known.endings), **{ending.answer: ending for ending in found}}
        ending = by_answer.get(end.answer)
        if ending is None or end.winners not in ({ending.winners, None} if ending.stopped else {ending.winners}):
            raise NotReplayable
        return _Replayed(table.seats, self._joined(table, given), by_answer)

    def _joined(self, table: Table, answers: Sequence[Answer]) -> frozenset[int] | None:
        """Return the seats of the players who joined a match, as far as a former version's can be told; None: all."""
        if table.everyone_joined:
            return None
        acted = seats_that_acted(answers, table.options.turn_seconds)
        idle = any(seat.level is None and place not in acted for place, seat in enumerate(table.seats))
        went = any(answer.answer.endswith(f" {QUIT.verb}") for answer in answers)
        self._former[table.id] = (went, idle)
        return acted
