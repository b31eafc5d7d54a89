"""How fast moves become durable: the store beside a plain connection behind a lock, measured in the same run.

A hundred sessions each save their game and append an answer, again and again, and wait for each move to be durable.
The anchor does the same two statements on aiosqlite, with the same journal and the same synchronous=FULL, one move
after another. Run it with: python -m tests.bench.store
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

import aiosqlite

from bot.store import Answer, GameStatus, SaveGame, Store, StoredGame

SESSIONS = 100
SECONDS = 3.0
SNAPSHOT = '{"pile":[' + ",".join(str(card % 108) for card in range(800)) + "]}"
NOW = datetime(2026, 1, 1, tzinfo=UTC)


async def moves_per_second(move: Callable[[int, int], Awaitable[None]]) -> float:
    """Drives all sessions at once for a while; `move(session, number)` returns when that move is durable."""
    made = 0
    start = time.perf_counter()

    async def session(seat: int) -> None:
        nonlocal made
        number = 1
        while time.perf_counter() - start < SECONDS:
            number += 1
            await move(seat, number)
            made += 1

    await asyncio.gather(*(session(seat) for seat in range(SESSIONS)))
    return made / (time.perf_counter() - start)


async def ours(folder: Path) -> float:
    """Moves a second through the store."""
    async with await Store.open(f"sqlite+aiosqlite:///{folder / 'ours.db'}") as store:
        table = [
            StoredGame(f"game{channel}", 1, channel, "classic", GameStatus.PLAYING, 1, "{}", NOW, NOW)
            for channel in range(SESSIONS)
        ]
        await asyncio.gather(*(store.save(SaveGame(game)) for game in table))

        async def move(seat: int, number: int) -> None:
            table[seat] = table[seat].next_version(NOW, snapshot=SNAPSHOT)
            await store.save(SaveGame(table[seat], [Answer(number, "play red 7", NOW)], seats_changed=False))

        return await moves_per_second(move)


async def anchor(folder: Path) -> float:
    """Moves a second through one connection that sessions take in turns."""
    async with aiosqlite.connect(folder / "anchor.db") as connection:
        await connection.execute("PRAGMA journal_mode = WAL")
        await connection.execute("PRAGMA synchronous = FULL")
        await connection.execute("CREATE TABLE games (id TEXT PRIMARY KEY, version INTEGER, snapshot TEXT)")
        await connection.execute("CREATE TABLE answers (game_id TEXT, number INTEGER, answer TEXT, at TEXT)")
        await connection.executemany("INSERT INTO games VALUES (?, 1, '')", [(f"game{n}",) for n in range(SESSIONS)])
        await connection.commit()
        lock = asyncio.Lock()

        async def move(seat: int, number: int) -> None:
            async with lock:
                saved = (number, SNAPSHOT, f"game{seat}")
                await connection.execute("UPDATE games SET version = ?, snapshot = ? WHERE id = ?", saved)
                given = (f"game{seat}", number, "play red 7", NOW.isoformat())
                await connection.execute("INSERT INTO answers VALUES (?, ?, ?, ?)", given)
                await connection.commit()

        return await moves_per_second(move)


def disk_wait(folder: Path) -> float:
    """Seconds until this disk says that a small write is safe; the slower, the more a group commit gains."""
    with (folder / "wait").open("wb", buffering=0) as file:
        start = time.perf_counter()
        for _ in range(200):
            file.write(bytes(8192))
            os.fsync(file.fileno())
        return (time.perf_counter() - start) / 200


def run() -> str:
    """Measures both and tells the figure beside its anchor."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wait = disk_wait(folder)
        locked = asyncio.run(anchor(folder))
        grouped = asyncio.run(ours(folder))
    return (
        f"durable moves a second, {SESSIONS} sessions: {grouped:,.0f} with group commit, "
        f"{locked:,.0f} with a locked aiosqlite connection: {grouped / locked:.1f} times "
        f"(a wait for this disk: {wait * 1000:.2f} ms)"
    )


if __name__ == "__main__":
    print(run())
