"""How long people wait while one of three processes is killed, added, stands still, or is stopped.

People press all the while, on a server of each shard. Those on shards that no process gives or takes should notice
nothing, as while nothing happens; on the others, it is told after how long a move is made again. Run it with a
PostgreSQL: `.ci/with-postgres python -m tests.bench shards`.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path

from tests.databases import on_a_server
from tests.resilience.shards import come_and_go, town

SHARDS = 3


async def measured() -> list[str]:
    """Return a line for each thing that happened."""
    lines: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        async with on_a_server() as url, town(url, Path(folder), SHARDS) as built:
            await come_and_go(built, lines.append)
    return lines


def run() -> str:
    """Return the figures."""
    if not os.environ.get("TEST_POSTGRES_URL"):
        return "shards: TEST_POSTGRES_URL is not set, and there is no PostgreSQL to share"
    return "\n".join(asyncio.run(measured()))
