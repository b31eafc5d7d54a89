"""Counting all results anew from the games' records; `python -m bot rebuild-stats`."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from bot.sessions.denied import Denied
from bot.sessions.kept import from_json, seating
from bot.sessions.tallies import Ending, OtherRules, counts, endings, stopped
from bot.store import Count, CountAgain, End, FinishRecount, MoreEnded, Store, StoreError

BATCH = 20
"""How many ends are written at once: a bot that runs meanwhile waits for no more than these."""
REMEMBERED = 200
"""Of how many games, whose rounds ended in between one another's, what ended is kept in mind."""

Tell = Callable[[int, int], None]


class Recount:
    """Counts everything again, in the order in which it was counted first.

    What is counted now stays in force until the end; where it is interrupted, nothing has changed.
    """

    def __init__(self, store: Store, tell: Tell) -> None:
        self._store = store
        self._tell = tell
        """Hears how many ends are counted, and of how many."""
        self._endings: OrderedDict[str, dict[int, Ending | None]] = OrderedDict()
        self.unreadable: set[str] = set()
        """The games that cannot be read any more: what ended in them is left out."""

    async def run(self) -> None:
        """Begins, counts and finishes, while other games may go on."""
        number = await self._store.begin_recount()
        await self._store.sweep()
        counted_to = 0
        while True:
            counted_to = await self._catch_up(number, counted_to)
            try:
                await self._store.commit(FinishRecount(number, counted_to))
                break
            except MoreEnded:
                continue
        await self._store.sweep()

    async def _catch_up(self, number: int, counted_to: int) -> int:
        last = await self._store.last_end()
        self._tell(counted_to, last)
        while ends := await self._store.ends_after(counted_to, BATCH):
            again = [(end, await self._ending(end)) for end in ends]
            counted = [(end, partial(_counts, ending, end.away)) for end, ending in again if ending is not None]
            await self._store.commit(CountAgain(number, counted))
            counted_to = ends[-1].number
            self._tell(counted_to, max(last, counted_to))
        return counted_to

    async def _ending(self, end: End) -> Ending | None:
        known = self._endings.setdefault(end.game_id, {})
        self._endings.move_to_end(end.game_id)
        if end.answer not in known:
            known.update(await self._endings_of(end))
        if len(self._endings) > REMEMBERED:
            self._endings.popitem(last=False)
        return known[end.answer]

    async def _endings_of(self, end: End) -> Mapping[int, Ending | None]:
        game = await self._store.game(end.game_id)
        if game is None or game.header is None:
            raise StoreError(f"Game {end.game_id}, whose end was counted, is not stored.")
        answers = [answer.answer for answer in await self._store.answers(end.game_id)]
        try:
            record = from_json(game.session).record(bytes.fromhex(game.header), answers)
        except (Denied, ValueError):
            self.unreadable.add(end.game_id)
            return {end.answer: None}
        try:
            found = [stopped(record)] if end.answer > len(answers) else endings(record)
        except OtherRules:
            found = []
        if not any(ending.answer == end.answer for ending in found):
            raise StoreError(
                f"Game {end.game_id} was played under other rules and cannot be counted again; nothing was changed."
            )
        return {ending.answer: ending for ending in found}


def _counts(ending: Ending, away: Sequence[int], session: str) -> tuple[Count, ...]:
    _, seats = seating(session)
    return counts(ending, seats, away)
