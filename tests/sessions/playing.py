"""A program to be killed: short matches in three channels, by the same players, one after the other.

Called with the address of the database, and with how many matches a channel sees if it is to end by itself.
"""

from __future__ import annotations

import asyncio
import sys
from random import Random

from bot.sessions.housekeeping import Housekeeping
from bot.sessions.registry import Registry
from bot.store.games import live
from bot.store.store import Store
from tests.clock import FakeClock
from tests.sessions.matches import play_at_random
from tests.sessions.running import new_registry

PLAYERS = (11, 12, 13)


async def play(registry: Registry, channel: int, matches: int) -> None:
    """Play matches in one channel, and print each that is won; one that is stopped may leave nothing to count."""
    chance = Random()
    for _ in range(matches):
        session = await play_at_random(registry, chance, PLAYERS, channel=channel, scoring="single")
        if session.table.decided:
            sys.stdout.write("over\n")
            sys.stdout.flush()


async def main(database_url: str, matches: int = sys.maxsize) -> None:
    """Play in channels where no game was left behind. No time passes, so that no computer does anything."""
    async with await Store.open(database_url) as store:
        taken = {game.channel_id for game in await store.read(live)}
        free = [channel for channel in range(1, 1000) if channel not in taken]
        registry = new_registry(store)
        counting = asyncio.create_task(Housekeeping(store, registry, FakeClock()).run())
        await asyncio.gather(*(play(registry, channel, matches) for channel in free[:3]))
        counting.cancel()
        registry.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], *map(int, sys.argv[2:])))
