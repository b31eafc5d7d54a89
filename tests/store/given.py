"""Games and answers to try the store with."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.store import Answer, Game, Life, new_game_id

NOW = datetime(2026, 2, 3, 4, 5, 6, 789012, tzinfo=UTC)
SEED = "5eed" * 16


def a_game(channel_id: int = 7, **others: Any) -> Game:
    """A game in its first version, with a seed that must not be seen."""
    game = Game(
        id=new_game_id(),
        guild_id=3 << 22,
        channel_id=channel_id,
        edition="classic",
        life=Life.PLAYING,
        session='{"seats": ["Ann", "Bó", "陳"]}',
        created=NOW,
        updated=NOW,
        snapshot='{"hand": "r7"}',
        header=f'{{"seed": "{SEED}"}}',
    )
    return replace(game, **others)


def answer(number: int) -> Answer:
    """The answer of this number, given that many seconds after the start."""
    return Answer(number, f"play r{number}", NOW + timedelta(seconds=number))
