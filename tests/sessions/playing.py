"""A program to be killed: short matches in three channels, by the same people, one after the other.

Called with the address of the database, and with how many matches a channel sees if it is to end by itself.
"""

from __future__ import annotations

import asyncio
import sys
from random import Random

from bot.sessions import Sessions
from bot.sessions import computers as stand_ins
from bot.store import Store
from tests.sessions.matches import play_at_random

PEOPLE = (11, 12, 13)


async def play(sessions: Sessions, channel: int, matches: int) -> None:
    """Matches in one channel; each that is over is told."""
    chance = Random()
    for _ in range(matches):
        await play_at_random(sessions, chance, PEOPLE, channel=channel, scoring="single")
        sys.stdout.write("over\n")
        sys.stdout.flush()


async def main(database_url: str, matches: int = sys.maxsize) -> None:
    """Plays, in channels where no game was left behind."""
    stand_ins.THINKS = stand_ins.REACTS = (1000.0, 1000.0)
    async with await Store.open(database_url) as store:
        taken = {game.channel_id for game in await store.live_games()}
        free = [channel for channel in range(1, 1000) if channel not in taken]
        sessions = Sessions(store)
        await asyncio.gather(*(play(sessions, channel, matches) for channel in free[:3]))
        sessions.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], *map(int, sys.argv[2:])))
