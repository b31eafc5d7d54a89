"""How often the bot asks something of Discord for a move, over whole games, beside two: an answer, and the table.

People press whatever they see, right and wrong, in every edition, from the lobby to the end of a match; everything that
the bot sends counts, also hands that are brought up to date, posts, pings and answers to what is refused.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from bot.rules.editions import EDITIONS
from tests.e2e_games.test_random_games import play
from tests.e2e_games.town import town

GAMES = 6
ANCHOR = 2


async def counted(edition: str) -> tuple[int, int]:
    """Calls and moves of some games."""
    with tempfile.TemporaryDirectory() as folder:
        async with town(Path(folder)) as here:
            channels = await play(here, edition, GAMES)
            return here.watch.routes.total(), sum(channel.moves for channel in channels)


def run() -> str:
    """The figure of all editions, and of each."""
    found = {edition: asyncio.run(counted(edition)) for edition in EDITIONS}
    calls, moves = (sum(column) for column in zip(*found.values(), strict=True))
    each = ", ".join(f"{edition} {own_calls / own_moves:.2f}" for edition, (own_calls, own_moves) in found.items())
    return f"calls a move: {calls / moves:.2f}, {calls / moves / ANCHOR:.2f} times the {ANCHOR} that it takes ({each})"
