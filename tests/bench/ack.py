"""How long people wait for the answer to a press: a real move, committed, beside a bot that only says "ok".

From the event on the gateway's socket to the answer at the API's, one press at a time. The two bots take turns, each
in a process of its own. Run it with: python -m tests.bench ack
"""

from __future__ import annotations

import asyncio
import statistics

from tests.bench._hall import Hall, Shown, spread
from tests.bench._program import running

TABLES = 20
ROUNDS = 3
PRESSES = 300
PAUSE = 0.01
BUTTON = {"type": 2, "id": 1, "style": 1, "label": "?", "custom_id": "uno:x:1:do"}


async def ours() -> list[float]:
    """Seconds of each answer."""
    async with Hall(TABLES) as hall, running(hall, "bot"):
        await asyncio.gather(*(hall.sit_down(table, target=10_000) for table in hall.tables))
        unsticking = asyncio.create_task(hall.unstick())
        waits: list[float] = []
        while len(waits) < PRESSES:
            await hall.until(lambda: bool(hall.ready), 60)
            waits.append(await hall.move(hall.ready.popleft()))
            await asyncio.sleep(PAUSE)
        unsticking.cancel()
        return waits


async def theirs() -> list[float]:
    """The same of the bot that only says "ok"."""
    async with Hall(TABLES) as hall, running(hall, "tests.bench._empty"):
        shown = Shown("1", [{"type": 1, "id": 2, "components": [BUTTON]}])
        waits = []
        for number in range(PRESSES):
            waits.append(await hall.press(hall.tables[number % TABLES], 0, "uno:x:1:do", shown))
            await asyncio.sleep(PAUSE)
        return waits


def run() -> str:
    """The figures, with the least and the greatest ratio."""
    rounds = [(spread(asyncio.run(ours())), spread(asyncio.run(theirs()))) for _ in range(ROUNDS)]
    lines = []
    for place, name in enumerate(("p50", "p99")):
        mine = [own[place] for own, _ in rounds]
        other = [anchor[place] for _, anchor in rounds]
        ratios = [own / anchor for own, anchor in zip(mine, other, strict=True)]
        lines.append(
            f"ack {name}: {statistics.median(mine) * 1000:.1f} ms for a committed move, "
            f"{statistics.median(other) * 1000:.1f} ms for an empty bot: "
            f"{statistics.median(ratios):.2f} times ({min(ratios):.2f} to {max(ratios):.2f})"
        )
    return "\n".join(lines)
