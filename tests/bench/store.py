"""How fast moves become durable: the store beside a plain connection behind a lock, measured in turns in one run.

A hundred sessions each save their game and append an answer, again and again, and wait for each move to be durable.
The anchor does the same on aiosqlite, one move after another: the same tables, columns and pragmas, the same check that
nobody else saved the game, and a commit for each move. Run it with: python -m tests.bench store
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import NamedTuple

import aiosqlite

from bot.store import Answer, GameStatus, SaveGame, Store, StoredGame

SESSIONS = 100
TURNS = 6
TURN_S = 1.0
SNAPSHOT = '{"pile":[' + ",".join(str(card % 108) for card in range(800)) + "]}"
NOW = datetime(2026, 1, 1, tzinfo=UTC)
SAVE = """UPDATE games SET message_id = ?, edition = ?, session = ?, snapshot = ?, seed = ?, version = ?, updated = ?,
answers_digest = ? WHERE id = ? AND version = ?"""

Move = Callable[[int], Awaitable[None]]
"""Makes the next move of a session, and returns when it is durable."""


class Pace(NamedTuple):
    """How fast moves were made."""

    moves_per_second: float
    cpu_us: float
    """Microseconds of the processor for each, which are the same beside other work."""


async def paced(move: Move) -> Pace:
    """Drive all sessions at once for a while."""
    made = 0
    start, cpu = time.perf_counter(), time.process_time()

    async def session(seat: int) -> None:
        nonlocal made
        while time.perf_counter() - start < TURN_S:
            await move(seat)
            made += 1

    await asyncio.gather(*(session(seat) for seat in range(SESSIONS)))
    return Pace(made / (time.perf_counter() - start), (time.process_time() - cpu) / made * 1e6)


async def new_games(store: Store) -> list[StoredGame]:
    """A game for each session."""
    games = [
        StoredGame(f"game{channel}", 1, channel, "classic", GameStatus.PLAYING, 1, "{}", NOW, NOW)
        for channel in range(SESSIONS)
    ]
    await store.save(*map(SaveGame, games))
    return games


@asynccontextmanager
async def grouped(address: str) -> AsyncIterator[Move]:
    """The store's own way."""
    async with await Store.open(address) as store:
        games = await new_games(store)

        async def move(seat: int) -> None:
            game = games[seat] = games[seat].next_version(NOW, snapshot=SNAPSHOT)
            given = [Answer(game.version, "play red 7", NOW)]
            await store.save(SaveGame(game, given, seats_changed=False, indexed_changed=False))

        yield move


@asynccontextmanager
async def locked(address: str) -> AsyncIterator[Move]:
    """One connection that sessions take in turns."""
    async with await Store.open(address) as store:
        games = await new_games(store)
    async with aiosqlite.connect(address.partition("///")[2]) as connection:
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            await connection.execute(f"PRAGMA {pragma}")
        lock = asyncio.Lock()

        async def move(seat: int) -> None:
            game = games[seat] = games[seat].next_version(NOW, snapshot=SNAPSHOT)
            values = (game.message_id, game.edition, game.session, game.snapshot, game.seed, game.version)
            moment = game.updated.isoformat()
            async with lock:
                saving = (*values, moment, game.answers_digest, game.id, game.version - 1)
                if (await connection.execute(SAVE, saving)).rowcount != 1:
                    raise ValueError("somebody else saved the game")
                given = (game.id, game.version, "play red 7", moment)
                await connection.execute("INSERT INTO answers VALUES (?, ?, ?, ?)", given)
                await connection.commit()

        yield move


async def compare(folder: Path) -> list[tuple[Pace, Pace]]:
    """How fast each is, in turns."""
    addresses = (f"sqlite+aiosqlite:///{folder / name}" for name in ("grouped.db", "locked.db"))
    async with grouped(next(addresses)) as ours, locked(next(addresses)) as theirs:
        return [(await paced(ours), await paced(theirs)) for _ in range(TURNS)]


def disk_wait(folder: Path) -> float:
    """Seconds until this disk says that a small write is safe; the slower, the more a group commit gains."""
    with (folder / "wait").open("wb", buffering=0) as file:
        start = time.perf_counter()
        for _ in range(200):
            file.write(bytes(8192))
            os.fsync(file.fileno())
        return (time.perf_counter() - start) / 200


def run() -> str:
    """Measure both and tell the figure beside its anchor."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wait = disk_wait(folder)
        pairs = asyncio.run(compare(folder))
    ours, theirs = (Pace(*map(median, zip(*paces, strict=True))) for paces in zip(*pairs, strict=True))
    ratios = sorted(one.moves_per_second / other.moves_per_second for one, other in pairs)
    return (
        f"durable moves a second, {SESSIONS} sessions: {ours.moves_per_second:,.0f} with group commit, "
        f"{theirs.moves_per_second:,.0f} with a locked aiosqlite connection: {median(ratios):.1f} times "
        f"({ratios[0]:.1f} to {ratios[-1]:.1f}); of the processor {ours.cpu_us:.0f} and {theirs.cpu_us:.0f} µs a move; "
        f"a wait for this disk {wait * 1000:.2f} ms"
    )
