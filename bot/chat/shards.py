"""The shards of this process, where several share a database: their games, and their connections to Discord.

Every process is like every other. Each claims its share of the shards, connects those, and runs their games; it takes
over those of a process that is gone, and hands some over where another has room.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from bot.chat.budget import Budget
from bot.sessions.registry import Registry
from bot.sessions.session import Session
from bot.store.errors import StoreError
from bot.store.lease import Lease

log = logging.getLogger(__name__)

ALONE_S = 5.0
"""How long a process waits with identifying if the database does not tell whose turn it is."""


class Connections(Protocol):
    """The connections to Discord, one for each shard."""

    def connect_shard(self, shard: int) -> None:
        """Begin to connect a shard; return at once."""

    def disconnect_shard(self, shard: int) -> None:
        """Begin to end the connection of a shard, or give up making it; return at once."""

    def connected_shards(self) -> Collection[int]:
        """Return the shards that are connected, or about to be."""


class Shards:
    """Keeps the games and the connections of this process to the shards that it holds."""

    def __init__(
        self,
        lease: Lease,
        registry: Registry,
        connections: Connections,
        budget: Budget,
        taken: Callable[[Sequence[Session]], object],
        every_s: float,
    ) -> None:
        self.trouble: str | None = None
        """Why it is not known which shards this process has, in a sentence for the operator."""
        self._lease = lease
        self._registry = registry
        self._connections = connections
        self._budget = budget
        self._taken = taken
        self._every_s = every_s
        self._running: dict[int, int] = {}
        """The shards whose games run here, with their epochs."""
        self._lasts_s = lease.lasts.total_seconds()
        self._clock = asyncio.get_running_loop().time
        self._renewed = self._clock()
        """When the last renewal that succeeded was begun."""

    async def start(self, shard_count: int) -> None:
        """Claim a share of the shards and load their games; raise StoreError where that cannot be."""
        self._renewed = self._clock()
        await self._lease.start(shard_count)
        self._budget.set_processes(self._lease.processes)
        await self._follow()

    async def keep(self) -> None:
        """Connect the shards that were claimed, and renew the claim again and again, without end.

        Where that fails for longer than a lease lasts, other processes may have the shards: their games stop here.
        """
        self._connect()
        while True:
            await asyncio.sleep(self._every_s / 4 if self._lease.is_short else self._every_s)
            try:
                await self._keep_once()
            except (StoreError, TimeoutError) as error:
                self._fail(str(error) or "The database does not answer.")
            except Exception as error:  # whatever it is: without the claim all games would be lost
                log.exception("The shards could not be claimed")
                self._fail(type(error).__name__)
            else:
                self.trouble = None

    @property
    def has_stood_still(self) -> bool:
        """Tell whether this process did nothing for so long that others may answer in its place; it will know soon."""
        return self.trouble is None and self._clock() >= self._renewed + self._lasts_s

    async def may_identify(self, shard: int, concurrency: int | None) -> None:
        """Return when it is this shard's turn to identify, of which so many may do so at one time; None: any number.

        Raise CancelledError if this process has the shard no more.
        """
        while True:
            if shard not in self._running:
                raise asyncio.CancelledError
            if concurrency is None:
                return
            try:
                wait_s = await self._lease.take_turn(shard % concurrency)
            except StoreError as error:
                log.warning("It is not known whose turn it is to identify: %s", error)
                await asyncio.sleep(ALONE_S)
                return
            if not wait_s:
                return
            await asyncio.sleep(wait_s)

    async def _keep_once(self) -> None:
        surplus = await self._claim()
        if surplus:
            log.info("Handing over shards %s", _list(surplus))
            self._leave(surplus)
            await self._lease.release(surplus)
        await self._follow()
        self._connect()
        for shard in set(self._connections.connected_shards()) - self._running.keys():
            self._connections.disconnect_shard(shard)

    async def _claim(self) -> list[int]:
        begun = self._clock()
        async with asyncio.timeout(max(self._every_s, self._renewed + self._lasts_s - begun)):
            surplus = await self._lease.claim()
        self._renewed = begun
        self._budget.set_processes(self._lease.processes)
        return surplus

    async def _follow(self) -> None:
        """Let go of the games of shards that are lost, and load those of shards that are new."""
        held = dict(self._lease.held.epochs)
        lost = [shard for shard, epoch in self._running.items() if held.get(shard) != epoch]
        if lost:
            log.warning("Other processes have taken shards %s, which this one had", _list(lost))
            self._leave(lost)
        for shard in sorted(held.keys() - self._running.keys()):
            if self._clock() > self._renewed + self._every_s:  # there may be many games
                await self._claim()
                if self._lease.held.epochs.get(shard) != held[shard]:
                    continue
            async with asyncio.timeout(self._lasts_s):
                taken = await self._registry.take([shard])
            self._running[shard] = held[shard]
            log.info("Took up shard %d with %d games", shard, len(taken))
            self._taken(taken)  # their time goes on when the shard is connected

    def _leave(self, shards: Collection[int]) -> None:
        self._registry.leave(shards)
        for shard in shards:
            self._running.pop(shard, None)

    def _connect(self) -> None:
        for shard in sorted(self._running.keys() - set(self._connections.connected_shards())):
            self._connections.connect_shard(shard)

    def _fail(self, why: str) -> None:
        log.warning("It is not known whether this process still runs its games: %s", why)
        self.trouble = "It is not known whether this process still runs its games: see the log."
        if self._running and self._clock() >= self._renewed + self._lasts_s:
            log.warning("The games of shards %s stop here", _list(self._running))
            self._lease.suspend()
            self._leave(list(self._running))


def _list(shards: Collection[int]) -> str:
    return ", ".join(map(str, sorted(shards)))
