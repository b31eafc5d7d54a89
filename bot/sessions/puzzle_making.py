"""Puzzles are made behind the players' backs, of what reviews found: where one answer was better than all others.

A review says where that seems so; it is proved in a process of its own. A round gives one puzzle at most, so that no
two of them tell more of a deal than its seat knew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from datetime import timedelta

from bot.players.proof import LEAST_LEAD, Proof
from bot.players.reviewing.review import Decision, RoundReview, from_json
from bot.rules.record import Record
from bot.sessions.clock import Clock
from bot.sessions.puzzle import proved, puzzle_id, write_choices
from bot.sessions.puzzles import played
from bot.store import puzzles, reviews
from bot.store.errors import StoreError, UnitRefused
from bot.store.puzzles import SavePuzzle, StoredPuzzle
from bot.store.store import Store
from bot.worker import NotDone

LOOKS_EVERY_S = 600.0
LOOKS_BACK = timedelta(days=1)
"""How old a review may be that is looked at: after a restart, some are once more."""
CANDIDATES = 2
"""How many decisions of a review are proved at most."""

Prove = Callable[[Record, int, int], "Future[Proof | None]"]
"""Begins to prove a decision: a record, how many of its answers come before, and the seat."""

log = logging.getLogger(__name__)


class PuzzleMaking:
    """Looks through the reviews of one process's games for puzzles."""

    def __init__(self, store: Store, clock: Clock, prove: Prove, is_ours: Callable[[int], bool]) -> None:
        self._store = store
        self._clock = clock
        self._prove = prove
        self._is_ours = is_ours
        """Whether this process has the games of a server."""
        self._looked_at: set[tuple[str, int]] = set()
        """Games and seats whose reviews were looked at, of those that are not too old."""

    async def run(self) -> None:
        """Make puzzles until it is cancelled."""
        while True:
            try:
                await self.make()
            except StoreError as error:
                log.warning("No puzzles are made: %s", error)
            except Exception:
                log.exception("Puzzles could not be made")
            await asyncio.sleep(LOOKS_EVERY_S)

    async def make(self) -> int:
        """Look at the reviews that are new, and return how many puzzles they gave."""
        kept = await self._store.read(puzzles.reviewed_since, self._clock.now() - LOOKS_BACK)
        new = [one for one in kept if one not in self._looked_at]
        self._looked_at.intersection_update(kept)
        made = 0
        for game_id, seat in new:
            try:
                made += await self.make_of(game_id, seat)
            except NotDone as error:
                log.warning("A puzzle could not be proved: %s", error, extra={"game": game_id})
            self._looked_at.add((game_id, seat))
        return made

    async def make_of(self, game_id: str, seat: int) -> int:
        """Make the puzzles that this seat's reviews of a game give; return how many."""
        if not await self._store.read(puzzles.gives_puzzles, game_id):
            return 0
        game, record = await played(self._store, game_id)
        if game is None or record is None or not self._is_ours(game.guild_id):
            return 0
        made = 0
        done = await self._store.read(puzzles.rounds_with_puzzles, game_id)
        for kept in await self._store.read(reviews.of_seat, game_id, seat):
            if kept.round not in done:
                made += await self._make_of_round(game_id, record, from_json(kept.body))
        return made

    async def _make_of_round(self, game_id: str, record: Record, review: RoundReview) -> bool:
        for decision in candidates(review.decisions):
            proof = await asyncio.wrap_future(self._prove(record, decision.step, review.seat))
            if proof is None:
                continue
            puzzle = proved(proof, record.edition, decision.step, review.seat)
            place = (game_id, review.round, puzzle.step, puzzle.seat)
            kept = StoredPuzzle(
                puzzle_id(record, puzzle.step), record.edition, *place, write_choices(puzzle.choices), puzzle.error
            )
            try:
                await self._store.save(SavePuzzle(kept))
            except UnitRefused:
                return False  # the game was deleted meanwhile
            return True
        return False


def candidates(decisions: Iterable[Decision]) -> list[Decision]:
    """Return the decisions of a review at which one answer seems better by enough, the clearest first."""
    leads = [
        (decision.choices[0].chance - decision.choices[1].chance, decision)
        for decision in decisions
        if len(decision.choices) > 1
    ]
    clear = [one for one in leads if one[0] >= LEAST_LEAD]
    return [decision for _, decision in sorted(clear, key=lambda one: -one[0])[:CANDIDATES]]
