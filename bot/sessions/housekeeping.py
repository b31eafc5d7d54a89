"""What the bot does beside the games: counting what ended, telling its tables so, and clearing away what is old."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import datetime
from functools import partial

from bot.sessions.clock import Clock
from bot.sessions.counting import Counting
from bot.sessions.registry import Registry
from bot.sessions.table import Table
from bot.store import clearing
from bot.store.ends import uncounted_matches
from bot.store.errors import StoreError
from bot.store.games import GameStatus
from bot.store.store import Store

COUNTS_EVERY_S = 1.0
"""How often to look for what other processes left to be counted; what this one saves is counted at once."""
CLEARS_EVERY_S = 3600.0

log = logging.getLogger(__name__)


class Housekeeping:
    """Looks after one process's games and the database; several processes may do so at the same time."""

    def __init__(self, store: Store, registry: Registry, clock: Clock) -> None:
        self._store = store
        self._registry = registry
        self._clock = clock
        self._counting = Counting(store)
        self._clears_at = 0.0
        """A moment of the event loop."""
        self._trouble: str | None = None

    async def run(self) -> None:
        """Keep house until it is cancelled."""
        while True:
            self._store.end_saved.clear()
            try:
                await self.count()
                if asyncio.get_running_loop().time() >= self._clears_at:
                    await self.clear()
                    self._clears_at = asyncio.get_running_loop().time() + CLEARS_EVERY_S
                self._trouble = None
            except StoreError as error:
                self._warn(str(error))
            except Exception:  # whatever it is, the next ends are to be counted
                log.exception("Housekeeping failed")
                await asyncio.sleep(COUNTS_EVERY_S)
            with suppress(TimeoutError):
                async with asyncio.timeout(COUNTS_EVERY_S):
                    await self._store.end_saved.wait()

    async def count(self) -> None:
        """Count what ended, and have each match that is counted show what it made of the ratings."""
        while await self._counting.count():
            await self._show_ratings()
        await self._show_ratings()  # of what another process has counted

    async def _show_ratings(self) -> None:
        unrated = self._registry.unrated()
        if unrated:
            waiting = await self._store.read(uncounted_matches, [session.id for session in unrated])
            for session in unrated:
                if session.id not in waiting:
                    await session.show_ratings()

    async def clear(self) -> None:
        """Clear away what no user comes back to: private games, lobbies, games asleep, servers that removed the bot."""
        now, keep_house = self._clock.now(), self._store.keep_house
        while ids := await self._store.read(clearing.forsaken_games, now):
            await keep_house(partial(clearing.end_forsaken, ids=ids, now=now))
        await self._registry.read_again(partial(_is_forsaken, now=now))
        while ids := await self._store.read(clearing.old_private_games, now):
            await keep_house(partial(clearing.delete_games, ids=ids))
        self._registry.drop_private(now)
        while ids := await self._store.read(clearing.never_dealt, now):
            await keep_house(partial(clearing.delete_games, ids=ids))
        await keep_house(partial(clearing.note_cleared, now=now))
        guilds = await self._store.read(clearing.left_long_ago, now)
        for guild in guilds:
            while await keep_house(partial(clearing.clear_guild, guild=guild, now=now)):
                pass
            log.info("Cleared what was kept of a server that had removed the bot")
        self._registry.give_up(guilds)

    async def note_guilds(self, here: Collection[int], is_ours: Callable[[int], bool]) -> None:
        """Note which of the servers that are this process's have the bot, and that the others of them do not."""
        try:
            known = await self._store.read(clearing.known_guilds)
            left = {guild for guild in known if is_ours(guild)}.difference(here)
            await self._store.keep_house(partial(clearing.note_guilds, left=left, here=here, now=self._clock.now()))
        except StoreError as error:
            self._warn(str(error))

    async def knows(self, guild: int) -> bool:
        """Tell whether anything is stored of this server, or that is not known."""
        try:
            return guild in await self._store.read(clearing.known_guilds)
        except StoreError as error:
            self._warn(str(error))
            return True

    def _warn(self, trouble: str) -> None:
        if trouble != self._trouble:  # once, and not every second
            log.warning("The house is not kept: %s", trouble)
        self._trouble = trouble


def _is_forsaken(table: Table, now: datetime) -> bool:
    """Tell whether `clearing.end_forsaken` has ended the game, if no player came back to it."""
    kept = {GameStatus.LOBBY: clearing.NEVER_DEALT_KEPT, GameStatus.ASLEEP: clearing.ASLEEP_KEPT}.get(table.status)
    return kept is not None and table.updated <= now - kept
