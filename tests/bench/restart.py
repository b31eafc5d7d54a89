"""How much longer a start takes with ten thousand games that sleep and a thousand that run, beside one with none.

From starting the program until it identifies to Discord, which it does when all games are restored. They take turns.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from bot.playground import LocalDiscord
from bot.rules.record import DEAL
from bot.sessions.stored import stored_game
from bot.store.games import Answer, GameStatus, SaveGame, StoredGame, new_game_id
from bot.store.store import Store
from tests.bench._program import TOKEN, running
from tests.sessions.tables import TURN, match_of, random_changes

ASLEEP, RUNNING = 10_000, 1_000
ROUNDS = 3
MOVES = 12


async def fill(database: Path) -> None:
    """Make a database with so many games, each in the middle of a round."""
    now = datetime.now(UTC)
    dealt = match_of()
    changes = list(random_changes(dealt, Random(1), MOVES))
    texts = [DEAL, *(answer for change in changes for answer in change.answers)]
    answers = [Answer(number, text, now) for number, text in enumerate(texts, 1)]
    table = replace(changes[-1].table, updated=now, seen=now, deadline=now + TURN)
    copies = [copy_of(stored_game(table), number) for number in range(ASLEEP + RUNNING)]
    async with await Store.open(f"sqlite+aiosqlite:///{database}") as store:
        for first in range(0, len(copies), 500):
            await store.save(*(SaveGame(copy, answers) for copy in copies[first : first + 500]))


def copy_of(game: StoredGame, number: int) -> StoredGame:
    """Return the same game in another channel."""
    status = GameStatus.ASLEEP if number < ASLEEP else GameStatus.PLAYING
    return replace(game, id=new_game_id(), channel_id=10**17 + number, status=status, version=1)


async def seconds_to_start(database: Path) -> float:
    """Return how long it takes until the bot is there."""
    async with LocalDiscord(token=TOKEN) as local:
        local.inject("* /channels/*", 503, times=None)  # what comes after the start is not looked at
        began = time.perf_counter()
        async with running(local, "bot", database):
            return time.perf_counter() - began


async def measured() -> tuple[list[float], list[float]]:
    """Return how long it takes with games and without."""
    full, empty = [], []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        await fill(folder / "full.db")
        for number in range(ROUNDS):
            full.append(await seconds_to_start(folder / "full.db"))
            empty.append(await seconds_to_start(folder / f"empty{number}.db"))
    return full, empty


def run() -> str:
    """Return the figures, with the least and the greatest difference."""
    full, empty = asyncio.run(measured())
    more = [with_games - without for with_games, without in zip(full, empty, strict=True)]
    return (
        f"restart with {ASLEEP:,} sleeping and {RUNNING:,} running games: {statistics.median(full):.1f} s, "
        f"with none {statistics.median(empty):.1f} s: {statistics.median(more):.1f} s more "
        f"({min(more):.1f} to {max(more):.1f})"
    )
