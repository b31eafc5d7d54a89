"""How long ordinary moves take while another process stands still in the middle of keeping house, beside quiet times.

On PostgreSQL, where processes share the database. A stopped process is a plain connection in a transaction that holds
what that process would hold, for as long as moves are measured. This process renews its own claim meanwhile, more often
than in earnest. Quiet and stalled rounds take turns. Run it with `.ci/with-postgres python -m tests.bench stalls`.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import UTC, datetime

from sqlalchemy import create_engine, func, insert, select
from sqlalchemy.pool import NullPool

from bot.store import Answer, Counted, End, Figures, SaveGame, SeatResult, Store, StoredGame
from bot.store.counting import count_ends
from bot.store.db import connect
from bot.store.ends import uncounted
from bot.store.lease import STARTING_LOCK, Lease
from bot.store.reading import ReadConnection, connected, dispose
from bot.store.schema import processes, shard_leases
from bot.store.units import Change
from tests.databases import on_a_server
from tests.store.given import a_game

SHARDS = 4
SESSIONS = 20
PAUSE_S = 0.1
"""How long a session rests between two moves."""
ENDS_EVERY = 10
"""Every so many moves, one ends a match."""
ENDS_AT_ONCE = 10
ROUND_S = 4.0
ROUNDS = 5
CLAIMS_EVERY_S = 0.1
NOW = datetime(2026, 1, 1, tzinfo=UTC)
SNAPSHOT = '{"pile":[' + ",".join(str(card % 108) for card in range(800)) + "]}"

Stall = Callable[[ReadConnection], Awaitable[None]]
"""Takes in a transaction what a process holds that stands still there; it is held until the connection is closed."""


async def in_a_claim(stuck: ReadConnection) -> None:
    """Stop another process while it starts and takes shards, with all that it locks: its row, and what it may take."""
    await stuck.execute(select(func.pg_advisory_xact_lock(STARTING_LOCK)))
    await stuck.execute(insert(processes).values(owner="stuck", until=NOW, shard_count=SHARDS))
    free = select(shard_leases.c.shard).where(shard_leases.c.owner == "other")
    await stuck.execute(free.with_for_update())


async def in_a_count(stuck: ReadConnection) -> None:
    """Stop another process while it counts: with the lock, and all that it has added for some ends."""
    found = await uncounted(stuck, ENDS_AT_ONCE)
    assert found.ends
    results = [SeatResult(seat, figures=Figures(rounds=1), place=1 + seat, won=not seat, rated=True) for seat in (0, 1)]
    counted = [Counted(end, results) for end in found.ends]
    assert await stuck.run_sync(count_ends, found.counted_to, counted)


async def in_both(stuck: ReadConnection) -> None:
    """Stop another process at both."""
    await in_a_count(stuck)
    await in_a_claim(stuck)


STALLS: dict[str, Stall] = {
    "a claim stands still": in_a_claim,
    "a count stands still": in_a_count,
    "both stand still": in_both,
}


@dataclass
class Play:
    """Sessions on the shards of this process, each of which makes one move after another."""

    store: Store
    games: list[StoredGame]
    waits: list[float] = field(default_factory=list)

    async def round(self) -> float:
        """Play for a while; return the 99th percentile of how long moves took until they were durable."""
        self.waits = []
        await asyncio.gather(*(self._play(place) for place in range(len(self.games))))
        return statistics.quantiles(self.waits, n=100)[98]

    async def _play(self, place: int) -> None:
        until = time.perf_counter() + ROUND_S
        await asyncio.sleep(PAUSE_S * place / len(self.games))
        while time.perf_counter() < until:
            game = self.games[place] = self.games[place].next_version(NOW, snapshot=SNAPSHOT)
            began = time.perf_counter()
            number = game.version - 1
            changes: list[Change] = [SaveGame(game, [Answer(number, "A play r7", NOW)], seats_changed=False)]
            if number % ENDS_EVERY == 0:
                changes.append(End(game.id, game.guild_id, game.edition, number, NOW, (), (0,)))
            await self.store.save(*changes)
            self.waits.append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE_S)


async def keep_claiming(lease: Lease) -> None:
    """Renew the claim again and again, as the bot does."""
    while True:
        await lease.claim()
        await asyncio.sleep(CLAIMS_EVERY_S)


async def measured(url: str) -> dict[str, list[tuple[float, float]]]:
    """Return for each stall the 99th percentiles of a quiet and of a stalled round, in seconds."""
    engine = create_engine(url, poolclass=NullPool)
    await (await Store.open(url)).close()
    async with AsyncExitStack() as stack:
        database = await connect(url)
        lease = Lease(database, "own")
        store = await stack.enter_async_context(Store(database, lease=lease))
        await lease.start(SHARDS)
        other_database = await connect(url)
        stack.push_async_callback(other_database.close)
        other = Lease(other_database, "other")
        await other.start(SHARDS)
        await lease.release(await lease.claim())
        await other.claim()
        own = sorted(lease.held.epochs)
        games = [
            a_game(channel, guild_id=(SHARDS * 1000 + own[channel % len(own)]) << 22) for channel in range(SESSIONS)
        ]
        await asyncio.gather(*(store.save(SaveGame(game)) for game in games))
        play = Play(store, games)
        claiming = asyncio.create_task(keep_claiming(lease))
        stack.callback(claiming.cancel)
        await play.round()  # the first is slower
        found: dict[str, list[tuple[float, float]]] = {}
        for what, stall in STALLS.items():
            for _ in range(ROUNDS):
                await other.claim()  # so that it is there, and its shards are not free
                quiet = await play.round()
                async with await connected(engine) as stuck:
                    await stall(stuck)
                    found.setdefault(what, []).append((quiet, await play.round()))
        if claiming.done():
            claiming.result()
    await dispose(engine)
    return found


def run() -> str:
    """Return a line for each stall, with the least and the greatest ratio."""
    if not os.environ.get("TEST_POSTGRES_URL"):
        return "stalls: TEST_POSTGRES_URL is not set, and there is no PostgreSQL to share"

    async def on_one() -> dict[str, list[tuple[float, float]]]:
        async with on_a_server() as url:
            return await measured(url)

    lines = []
    for what, rounds in asyncio.run(on_one()).items():
        ratios = [stalled / quiet for quiet, stalled in rounds]
        quiet, stalled = (statistics.median(each) * 1000 for each in zip(*rounds, strict=True))
        lines.append(
            f"stalls p99: {quiet:.1f} ms for a move in quiet times, {stalled:.1f} ms while {what}: "
            f"{statistics.median(ratios):.2f} times ({min(ratios):.2f} to {max(ratios):.2f})"
        )
    return "\n".join(lines)
