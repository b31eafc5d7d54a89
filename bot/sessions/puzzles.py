"""Puzzles as users meet them: the next one, a try at it, and a mistake of their own once more."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial

from bot.players.reviewing.review import from_json
from bot.rules.record import Record
from bot.sessions.check import fits
from bot.sessions.clock import Clock
from bot.sessions.daily import is_secret
from bot.sessions.puzzle import Posed, Puzzle, of_decision, of_stored, position
from bot.sessions.refusals import SessionRefusal
from bot.sessions.shipped_puzzles import Shipped, shipped_puzzles
from bot.sessions.stored import table_of
from bot.store import puzzles, reviews
from bot.store.games import GameStatus, StoredGame, with_answers
from bot.store.puzzles import Attempt, PuzzleRating, SavePuzzle, StoredPuzzle
from bot.store.store import Store

MOST_UNREADABLE = 20
"""After so many puzzles in a row that cannot be shown there is none."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of a try."""

    posed: Posed
    answer: str
    """That counts: of two presses the first one's."""
    attempt: Attempt | None
    """What it made of the user's rating; None: it did not count."""


class Puzzles:
    """The puzzles of the program and of all games that give some."""

    def __init__(self, store: Store, clock: Clock, shipped: Mapping[str, Shipped] | None = None) -> None:
        self._store = store
        self._clock = clock
        self._shipped = shipped_puzzles() if shipped is None else shipped
        self._ids = tuple(self._shipped)

    async def keep_shipped(self) -> None:
        """Give each puzzle that ships with the program a rating to be kept, as those of games have."""
        if self._shipped:
            await self._store.save(*(SavePuzzle(one.stored) for one in self._shipped.values()))

    async def rating(self, user: int) -> PuzzleRating:
        """Return how good a user is at puzzles."""
        return await self._store.read(puzzles.puzzle_rating, user)

    async def next(self, user: int, edition: str | None = None) -> Posed | None:
        """Return the puzzle that comes next for a user, of this edition or any; None where there is none."""
        for _ in range(MOST_UNREADABLE):
            found = await self._store.read(puzzles.next_puzzle, user, edition, self._ids)
            if found is None:
                return None
            stored, is_repeat = found
            posed = await self._posed(stored)
            if posed is not None:
                return replace(posed, is_repeat=is_repeat)
            await self._store.keep_house(partial(puzzles.delete_puzzle, puzzle_id=stored.id))
        return None

    async def attempt(self, user: int, puzzle_id: str, answer: str, *, is_repeat: bool = False) -> Tried | None:
        """Have a user answer a puzzle, once for their rating; None where it is gone, or has no such answer."""
        stored = await self._store.read(puzzles.puzzle, puzzle_id, self._ids)
        posed = None if stored is None else await self._posed(stored)
        if posed is None or posed.puzzle.choice(answer) is None:
            return None
        is_right = posed.puzzle.is_right(answer)
        work = partial(puzzles.attempt, user_id=user, puzzle_id=puzzle_id, answer=answer, now=self._clock.now())
        made = await self._store.keep_house(partial(work, is_right=is_right))
        if made is None:
            return None
        if is_repeat:
            return Tried(replace(posed, is_repeat=True), answer, None)
        return Tried(posed, made.answer, made)

    async def own(self, user: int, game_id: str, step: int) -> Posed | None:
        """Return a decision of a user's own review as a puzzle that does not count; None where there is none."""
        game, record = await played(self._store, game_id)
        users = [] if game is None else [one.user_id for one in game.seats]
        if game is None or record is None or user not in users or is_secret(game, self._clock.now()):
            return None
        seat = users.index(user)
        for kept in await self._store.read(reviews.of_seat, game_id, seat):
            decision = from_json(kept.body).decision_at(step)
            if decision is not None:
                return await _shown(record, of_decision(decision, seat), game_id)
        return None

    async def _posed(self, stored: StoredPuzzle) -> Posed | None:
        """Return a puzzle with its table; None where its game cannot be read as it was played."""
        if stored.game_id is None:
            shipped = self._shipped[stored.id]
            record: Record | None = shipped.record
            puzzle = shipped.puzzle
        else:
            _, record = await played(self._store, stored.game_id)
            puzzle = of_stored(stored)
        posed = None if record is None else await _shown(record, puzzle, stored.game_id)
        if posed is None:
            return None
        return replace(posed, id=stored.id, rating=stored.rating)


async def played(store: Store, game_id: str) -> tuple[StoredGame | None, Record | None]:
    """Return a game that is over, and its record; None where it is none, or cannot be read."""
    game, given = await store.read(with_answers, game_id)
    if game is None or given is None or game.status is not GameStatus.ENDED or game.snapshot is None:
        return None, None
    texts = [answer.answer for answer in given]
    try:
        table = table_of(game)
    except SessionRefusal:
        return game, None
    return game, table.record(texts) if fits(table, texts) else None


async def _shown(record: Record, puzzle: Puzzle, game_id: str | None) -> Posed | None:
    try:
        table = await asyncio.to_thread(position, record, puzzle)
    except SessionRefusal:
        return None
    return Posed(puzzle, table, game_id=game_id)
