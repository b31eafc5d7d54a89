"""Games and answers to try the store with."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.store import Answer, GameStatus, StoredGame, StoredSeat, new_game_id

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
