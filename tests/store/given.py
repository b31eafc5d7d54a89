"""Games and answers to try the store with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

from bot.store import (
    Answer,
    Counted,
    End,
    GameStatus,
    SaveGame,
    SeatResult,
    Store,
    StoredGame,
    StoredSeat,
    forget,
    new_game_id,
)
from bot.store.counting import count_ends
from bot.store.ends import uncounted

NOW = datetime(2026, 2, 3, 4, 5, 6, 789012, tzinfo=UTC)
SEED = "5eed" * 16


def a_game(channel_id: int = 7, **others: Any) -> StoredGame:
    """A game in its first version, with a seed that must not be seen."""
    game = StoredGame(
        id=new_game_id(),
        guild_id=3 << 22,
        channel_id=channel_id,
        edition="classic",
        status=GameStatus.PLAYING,
        host=100,
        session='{"options": "陳"}',
        created=NOW,
        updated=NOW,
        snapshot='{"hand": "r7"}',
        seed=SEED,
        seats=(
            StoredSeat(100, "Ann"),
            StoredSeat(None, "Bó", level="easy"),
            StoredSeat(101, "陳", missed=1, away=True),
        ),
    )
    return replace(game, **others)


def answer(number: int) -> Answer:
    """The answer of this number, given that many seconds after the start."""
    return Answer(number, f"play r{number}", NOW + timedelta(seconds=number))


RESULTS: dict[str, Sequence[SeatResult]] = {}
"""What was worked out of the games that ended."""


async def save_end(store: Store, game: StoredGame, end: End, results: Sequence[SeatResult]) -> None:
    """Save the end of a game."""
    RESULTS[game.id] = results
    await store.save(SaveGame(game), end)


async def count(store: Store) -> None:
    """Count until nothing is left."""
    while (found := await store.read(uncounted, 3)).ends:
        counted = [Counted(end, RESULTS[end.game_id]) for end in found.ends]
        await store.keep_house(partial(count_ends, counted_to=found.counted_to, counted=counted))


async def forgotten(store: Store, user: int, unreadable: Sequence[str] = ()) -> None:
    """Forget a user."""
    await store.keep_house(partial(forget, user_id=user, unreadable=unreadable))
