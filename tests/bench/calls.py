"""How often the bot asks something of Discord for a move, over whole games, beside two: an answer, and the table.

Three people at each table press what they are asked, in every edition, from the lobby to the end; everything that the
bot sends from then on counts, also hands that are brought up to date, posts, and pictures that are late. First they
press as soon as they can, then as people do who think.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.rules.editions import EDITIONS
from tests.bench._hall import Hall, Table
from tests.bench._program import running

ANCHOR = 2
TABLES = 12
QUICKLY_S = 0.2
THINKING_TABLES = 4
THINKING_S = 2.5
"""After how many seconds whoever is asked presses."""
LONGEST_S = 900.0


async def counted(editions: Sequence[str], pause_s: float) -> tuple[int, float]:
    """Calls and moves of a game of each of these editions, all played at once."""
    async with Hall(len(editions)) as hall, running(hall, "bot") as bot:
        before = hall.requests
        for table, edition in zip(hall.tables, editions, strict=True):
            await hall.sit_down(table, edition=edition, scoring="single")
        unsticking = asyncio.create_task(hall.unstick())
        async with asyncio.timeout(LONGEST_S):
            await asyncio.gather(*(play(hall, table, pause_s) for table in hall.tables))
        unsticking.cancel()
        return hall.requests - before, await bot.figure("uno_moves_total")


async def play(hall: Hall, table: Table, pause_s: float) -> None:
    """Have them play to the end."""
    while not is_over(hall, table):
        await hall.until(lambda: table.offer is not None or is_over(hall, table), LONGEST_S)
        await asyncio.sleep(pause_s)
        if table.offer is not None:
            await hall.move(table)


def is_over(hall: Hall, table: Table) -> bool:
    """Whether its match is."""
    return hall.offers(table, "rematch")


def run() -> str:
    """The figure of all editions, of each, and of people who think."""
    found = {edition: asyncio.run(counted([edition] * TABLES, QUICKLY_S)) for edition in EDITIONS}
    calls, moves = (sum(column) for column in zip(*found.values(), strict=True))
    each = ", ".join(f"{edition} {own_calls / own_moves:.2f}" for edition, (own_calls, own_moves) in found.items())
    slow_calls, slow_moves = asyncio.run(counted([*EDITIONS] * THINKING_TABLES, THINKING_S))
    return (
        f"calls a move: {calls / moves:.2f}, {calls / moves / ANCHOR:.2f} times the {ANCHOR} that it takes ({each}); "
        f"{slow_calls / slow_moves:.2f} where each move takes {THINKING_S} s"
    )
