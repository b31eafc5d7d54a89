"""Counting all results again from the games' records: `python -m bot rebuild-stats`."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from bot.sessions.refusals import SessionRefusal
from bot.sessions.results import Ending, OtherRules, counted, endings, stopped
from bot.sessions.stored import table_of
from bot.sessions.table import Seat
from bot.store.errors import StoreError
from bot.store.games import answers_of, by_id
from bot.store.recount import CountAgain, FinishRecount, MoreEnded, begin, last_number, results_after, sweep
from bot.store.results import RoundResult
from bot.store.store import Store

ENDS_AT_ONCE = 20
"""How many ends are written at once; a bot that runs meanwhile waits for no more than these."""
GAMES_KEPT = 200
"""For how many games the endings are kept in memory: rounds of different games end in between one another."""

Report = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class _Replayed:
    """The endings of a game, by the number of the answer; None for one that cannot be read any more."""

    seats: tuple[Seat, ...]
    endings: dict[int, Ending | None]


class Recount:
    """Counts everything again, in the order in which it was counted first.

    The former counts stay in force until the end; if the recount is interrupted, nothing has changed.
    """

    def __init__(self, store: Store, report: Report) -> None:
        self._store = store
        self._report = report
        """Called with how many ends are counted, and of how many."""
        self._replayed: OrderedDict[str, _Replayed] = OrderedDict()
        self.unreadable: set[str] = set()
        """The games that cannot be read any more: what ended in them is left out."""

    async def run(self) -> None:
        """Count everything again, while games may go on."""
        number = await begin(self._store)
        await sweep(self._store)
        counted_to = 0
        while True:
            counted_to = await self._catch_up(number, counted_to)
            try:
                await self._store.save(FinishRecount(number, counted_to))
                break
            except MoreEnded:
                continue
        await sweep(self._store)

    async def _catch_up(self, number: int, counted_to: int) -> int:
        last = await self._store.read(last_number)
        self._report(counted_to, last)
        while ends := await self._store.read(results_after, counted_to, ENDS_AT_ONCE):
            again = []
            for end_number, result in ends:
                replayed = await self._replay(result)
                ending = replayed.endings[result.answer]
                if ending is not None:
                    seats = counted(ending, replayed.seats, result.away)
                    again.append((end_number, replace(result, seats=seats)))
            await self._store.save(CountAgain(number, again))
            counted_to = ends[-1][0]
            self._report(counted_to, max(last, counted_to))
        return counted_to

    async def _replay(self, result: RoundResult) -> _Replayed:
        """Return the endings of the game of this result."""
        known = self._replayed.get(result.game_id)
        if known is None or result.answer not in known.endings:
            seats, found = await self._ended_in(result)
            known = _Replayed(seats, {**({} if known is None else known.endings), **found})
            self._replayed[result.game_id] = known
        self._replayed.move_to_end(result.game_id)
        if len(self._replayed) > GAMES_KEPT:
            self._replayed.popitem(last=False)
        return known

    async def _ended_in(self, result: RoundResult) -> tuple[tuple[Seat, ...], Mapping[int, Ending | None]]:
        game = await self._store.read(by_id, result.game_id)
        if game is None:
            raise StoreError(f"Game {result.game_id}, whose end was counted, is not stored.")
        answers = [answer.answer for answer in await self._store.read(answers_of, result.game_id)]
        try:
            table = table_of(game)
        except SessionRefusal:
            self.unreadable.add(result.game_id)
            return (), {result.answer: None}
        record = table.record(answers)
        try:
            found = [stopped(record)] if result.answer > len(answers) else endings(record)
        except OtherRules:
            found = []
        if not any(ending.answer == result.answer for ending in found):
            raise StoreError(
                f"Game {result.game_id} was played under other rules and cannot be counted again; nothing was changed."
            )
        return table.seats, {ending.answer: ending for ending in found}
