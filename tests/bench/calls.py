"""How often the bot asks something of Discord for a move, over whole games, beside two: an answer, and the table.

Three people at each table press what they are asked, in every edition, from the lobby to the end; everything that the
bot sends from then on counts, also hands that are brought up to date, posts, and pictures that are late.
"""

from __future__ import annotations

import asyncio

from bot.rules.editions import EDITIONS
from tests.bench._hall import Hall, Table
from tests.bench._program import running

TABLES = 12
ANCHOR = 2
PAUSE = 0.02
"""Seconds between one press and the next, wherever it is."""
LONGEST = 300.0


async def counted(edition: str) -> tuple[int, float]:
    """Calls and moves of some games."""
    async with Hall(TABLES) as hall, running(hall, "bot") as bot:
        before = hall.requests
        for table in hall.tables:
            await hall.sit_down(table, edition=edition, scoring="single")
        unsticking = asyncio.create_task(hall.unstick())
        async with asyncio.timeout(LONGEST):
            while not all(is_over(hall, table) for table in hall.tables):
                await hall.until(lambda: bool(hall.ready) or all(is_over(hall, table) for table in hall.tables), 60)
                if hall.ready:
                    await hall.move(hall.ready.popleft())
                await asyncio.sleep(PAUSE)
        unsticking.cancel()
        return hall.requests - before, await bot.figure("uno_moves_total")


def is_over(hall: Hall, table: Table) -> bool:
    """Whether its match is."""
    return hall.offers(table, "rematch")


def run() -> str:
    """The figure of all editions, and of each."""
    found = {edition: asyncio.run(counted(edition)) for edition in EDITIONS}
    calls, moves = (sum(column) for column in zip(*found.values(), strict=True))
    each = ", ".join(f"{edition} {own_calls / own_moves:.2f}" for edition, (own_calls, own_moves) in found.items())
    return f"calls a move: {calls / moves:.2f}, {calls / moves / ANCHOR:.2f} times the {ANCHOR} that it takes ({each})"
