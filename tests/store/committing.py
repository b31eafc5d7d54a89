"""A program to be killed: eight games commit in a loop, and every acknowledged answer is printed.

Called with the address of the database. Takes the games up where the last run left them.
"""

from __future__ import annotations

import asyncio
import sys

from bot.store import SaveGame, Store, StoredGame, games
from tests.store.given import NOW, a_game, answer

GAMES = 8


async def play(store: Store, game: StoredGame) -> None:
    """Give one answer after the other; the snapshot tells the number of the last."""
    while True:
        number = int(game.snapshot or 0) + 1
        game = game.next_version(NOW, snapshot=str(number))
        await store.save(SaveGame(game, [answer(number)]))
        sys.stdout.write(f"{game.id} {number}\n")
        sys.stdout.flush()


async def main(database_url: str) -> None:
    """Play until killed."""
    async with await Store.open(database_url) as store:
        table = await store.read(games.live)
        if not table:
            table = [a_game(channel, snapshot="0") for channel in range(GAMES)]
            await store.save(*map(SaveGame, table))
        await asyncio.gather(*(play(store, game) for game in table))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
