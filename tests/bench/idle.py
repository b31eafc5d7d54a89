"""What the bot costs while nothing happens: memory, and the time until it is on line; beside discord.py alone.

The database is there already, as at every start but the first, which also loads Alembic.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from bot.store.store import Store
from tests.bench._hall import Hall
from tests.bench._program import running

ROUNDS = 3
SETTLE_S = 3.0


async def started(module: str, database: Path) -> tuple[float, float]:
    """Return the megabytes in use and the seconds until it was on line."""
    async with Hall(1) as hall:
        began = time.perf_counter()
        async with running(hall, module, database, has_metrics=False) as program:
            seconds = time.perf_counter() - began
            await asyncio.sleep(SETTLE_S)
            return program.memory / 1e6, seconds


async def measured() -> dict[str, list[tuple[float, float]]]:
    """Return the figures of both; they take turns."""
    found: dict[str, list[tuple[float, float]]] = {"bot": [], "tests.bench._empty": []}
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "uno.db"
        await (await Store.open(f"sqlite+aiosqlite:///{database}")).close()
        for _ in range(ROUNDS):
            for module, figures in found.items():
                figures.append(await started(module, database))
    return found


def run() -> str:
    """Return a line with both."""
    (memory, seconds), (own_memory, own_seconds) = (
        [statistics.median(each) for each in zip(*figures, strict=True)]
        for figures in reversed(asyncio.run(measured()).values())
    )
    return (
        f"idle: {own_memory:.0f} MB, on line after {own_seconds:.2f} s; "
        f"discord.py alone: {memory:.0f} MB, {seconds:.2f} s"
    )
