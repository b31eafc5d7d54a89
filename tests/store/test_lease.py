"""Leases: who runs a shard on a database that processes share, and who may not write its games any more."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, insert, select, text, update
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.util import await_only

from bot.store import GameMoved, GameStatus, SaveGame, Store, StoredGame, StoreError, games
from bot.store.db import connect, transaction
from bot.store.errors import OtherShardCount
from bot.store.games import on_shards
from bot.store.lease import LASTS, Lease
from bot.store.schema import LIVE, identifies, metadata, shard_leases
from bot.store.schema import processes as processes_rows
from tests.store.given import NOW, a_game, answer

LONG = timedelta(minutes=10)
GONE = timedelta(0)
"""A lease that has run out as soon as it begins."""
SHARDS = 4


class Processes:
    """Stores over one database, each with a lease of its own, as processes would have them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._stack = AsyncExitStack()

    async def prepare(self, name: str, lasts: timedelta = LONG) -> tuple[Store, Lease]:
        """Open a store that has claimed nothing yet."""
        await (await Store.open(self.url)).close()
        database = await connect(self.url)
        own = Lease(database, name, lasts)
        return await self._stack.enter_async_context(Store(database, lease=own)), own

    async def start(self, name: str, lasts: timedelta = LONG, shard_count: int = SHARDS) -> tuple[Store, Lease]:
        store, own = await self.prepare(name, lasts)
        await own.start(shard_count)
        return store, own

    async def stop(self) -> None:
        await self._stack.aclose()


@pytest.fixture
async def processes(postgres_url: str) -> AsyncIterator[Processes]:
    started = Processes(postgres_url)
    yield started
    await started.stop()


def shards(lease: Lease) -> list[int]:
    return sorted(lease.held.epochs)


async def settle(*leases: Lease) -> None:
    """Claim in turns, as processes do every few seconds, until nothing changes hands."""
    while True:
        before = [shards(lease) for lease in leases]
        for lease in leases:
            surplus = await lease.claim()
            if surplus:
                await lease.release(surplus)
        if before == [shards(lease) for lease in leases]:
            return


def on_shard(shard: int, channel: int = 7) -> StoredGame:
    return a_game(channel, guild_id=(SHARDS * 1000 + shard) << 22)


# Shares


async def test_one_alone_has_all_shards(processes: Processes) -> None:
    _, lease = await processes.start("first")
    assert shards(lease) == [0, 1, 2, 3]
    assert await lease.claim() == []


async def test_who_comes_gets_a_share_and_no_shard_has_two(processes: Processes) -> None:
    _, first = await processes.start("first")
    _, second = await processes.start("second")
    assert shards(second) == []
    assert await first.claim() == [2, 3]
    assert shards(first) == [0, 1, 2, 3], "until they are handed over"
    await first.release([2, 3])
    assert shards(first) == [0, 1]
    assert await second.claim() == []
    assert shards(second) == [2, 3]
    _, third = await processes.start("third")
    await settle(first, second, third)
    held = [shards(lease) for lease in (first, second, third)]
    assert sorted(map(len, held)) == [1, 1, 2]
    assert sorted(shard for each in held for shard in each) == [0, 1, 2, 3]


async def test_more_processes_than_shards_leave_some_without(processes: Processes) -> None:
    leases = [(await processes.start(f"process {number}"))[1] for number in range(SHARDS + 2)]
    await settle(*leases)
    assert sorted(len(shards(lease)) for lease in leases) == [0, 0, 1, 1, 1, 1]


async def test_those_of_one_that_is_gone_are_shared_out(processes: Processes) -> None:
    _, gone = await processes.start("gone", GONE)
    assert shards(gone) == [0, 1, 2, 3], "as far as it knows"
    _, first = await processes.start("first")
    assert shards(first) == [0, 1, 2, 3]
    assert first.held.epochs[0] > gone.held.epochs[0]


async def test_who_stood_still_learns_what_it_has_lost(processes: Processes) -> None:
    _, late = await processes.start("late", GONE)
    _, first = await processes.start("first")
    late.lasts = LONG
    assert await late.claim() == []
    assert shards(late) == []
    await settle(first, late)
    assert len(shards(late)) == len(shards(first)) == 2


async def test_who_stood_still_keeps_what_nobody_took(processes: Processes) -> None:
    _, late = await processes.start("late", GONE)
    before = late.held
    late.lasts = LONG
    assert await late.claim() == []
    assert late.held == before


async def test_a_lease_that_is_renewed_does_not_end(processes: Processes) -> None:
    store, lease = await processes.start("first")
    query = select(processes_rows.c.until).where(processes_rows.c.owner == lease.owner)
    ends: list[datetime] = []
    for _ in range(3):
        await lease.claim()
        ends.append(await transaction(store.database.writer, lambda connection: connection.scalars(query).one()))
    assert ends == sorted(set(ends)), "each time it ends later"


async def test_who_closes_gives_the_shards_back_at_once(processes: Processes) -> None:
    async with await Store.open(processes.url, to_run_games=True) as first:
        assert first.lease is not None
        assert first.lease.lasts == LASTS
        await first.lease.start(SHARDS)
    _, other = await processes.start("other")
    assert shards(other) == [0, 1, 2, 3]


async def test_of_many_that_claim_at_one_time_each_shard_has_one(processes: Processes) -> None:
    leases = [(await processes.prepare(f"process {number}"))[1] for number in range(4)]
    await asyncio.gather(*(lease.start(SHARDS) for lease in leases))
    held = [shard for lease in leases for shard in shards(lease)]
    assert sorted(held) == sorted(set(held))
    await settle(*leases)
    assert [len(shards(lease)) for lease in leases] == [1] * SHARDS


async def test_a_claim_takes_nothing_from_who_comes_in_the_middle_of_it(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, first = await processes.start("first")
    await first.release([3])
    _, second = await processes.prepare("second")
    known = first._living

    def known_just_before(connection: Connection) -> set[str]:
        living = known(connection)
        await_only(second.start(SHARDS))
        return living

    monkeypatch.setattr(first, "_living", known_just_before)
    await first.claim()
    assert (shards(first), shards(second)) == ([0, 1, 2], [3])
    await second.claim()
    assert shards(second) == [3]


async def test_nobody_waits_for_a_claim_that_stands_still(processes: Processes) -> None:
    """What another one locks is left to it for now, and a renewal needs no lock of others."""
    await processes.start("gone", GONE)
    engine = create_async_engine(processes.url)
    async with engine.connect() as stuck:
        await stuck.execute(select(shard_leases).where(shard_leases.c.shard < 2).with_for_update())
        _, lease = await processes.start("first")
        assert shards(lease) == [2, 3]
    await engine.dispose()
    await lease.claim()
    assert shards(lease) == [0, 1, 2, 3]


async def test_a_process_that_is_late_takes_what_it_lacks_not_its_own_again(processes: Processes) -> None:
    """Its lease may run out in the middle of the claim that renews it."""
    engine = create_async_engine(processes.url)
    async with engine.connect() as stuck:
        await processes.start("gone", GONE)
        await stuck.execute(select(shard_leases).where(shard_leases.c.shard == 3).with_for_update())
        _, late = await processes.start("late", GONE)
        taken = dict(late.held.epochs)
        assert sorted(taken) == [0, 1, 2]
    await engine.dispose()
    await late.claim()
    assert shards(late) == [0, 1, 2, 3]
    assert taken.items() <= late.held.epochs.items()


# The number of shards


async def test_all_agree_on_the_number_of_shards(processes: Processes) -> None:
    _, first = await processes.start("first")
    with pytest.raises(OtherShardCount, match="with 4 shards, and this one has 5; give SHARD_COUNT the same value"):
        await processes.start("second", shard_count=5)
    assert await first.claim() == []
    assert shards(first) == [0, 1, 2, 3]


async def test_with_another_number_all_begin_anew(processes: Processes) -> None:
    store, late = await processes.start("late", GONE)
    for count in (2, 6, SHARDS):
        _, lease = await processes.start(f"of {count}", GONE, count)
        assert shards(lease) == list(range(count))
        assert min(lease.held.epochs.values()) > max(late.held.epochs.values())
        with pytest.raises(GameMoved):
            await store.save(SaveGame(on_shard(1)))
    await processes.start("last", shard_count=2)
    with pytest.raises(OtherShardCount):
        await late.claim()


# Saves


async def test_only_who_has_its_shard_saves_a_game(processes: Processes) -> None:
    first, lease = await processes.start("first")
    other, _ = await processes.start("other")
    game = on_shard(3)
    await first.save(SaveGame(game))
    for store in (other, (await processes.prepare("not started"))[0]):
        with pytest.raises(GameMoved):
            await store.save(SaveGame(game.next_version(NOW), [answer(1)]))
        with pytest.raises(GameMoved):
            await store.save(SaveGame(on_shard(3, 8)))
    await first.save(SaveGame(game.next_version(NOW), [answer(1)]))
    await lease.release([3])
    with pytest.raises(GameMoved):
        await first.save(SaveGame(game.next_version(NOW).next_version(NOW), [answer(2)]))
    assert await other.read(games.answers_of, game.id) == [answer(1)]
    assert await other.read(games.in_channel, 8) is None


async def test_who_has_lost_a_shard_saves_nothing_there_and_all_elsewhere(processes: Processes) -> None:
    late, _ = await processes.start("late")
    lost, kept = on_shard(0, 1), on_shard(1, 2)
    await late.save(SaveGame(lost), SaveGame(kept))
    taking = update(shard_leases).where(shard_leases.c.shard == 0).values(owner="first", epoch=99)
    await transaction(late.database.housekeeping, lambda connection: connection.execute(taking))
    of_both = late.save(SaveGame(lost.next_version(NOW)), SaveGame(kept.next_version(NOW)))
    of_one = late.save(SaveGame(kept.next_version(NOW), [answer(1)]))
    outcomes = await asyncio.gather(of_both, of_one, return_exceptions=True)
    assert isinstance(outcomes[0], GameMoved)
    assert outcomes[1] is None
    stored = [await late.read(games.by_id, game.id) for game in (lost, kept)]
    assert [game.version for game in stored if game is not None] == [1, 2]


async def test_a_suspended_process_saves_nothing_until_it_knows_what_it_has(processes: Processes) -> None:
    store, lease = await processes.start("first")
    lease.suspend()
    with pytest.raises(GameMoved):
        await store.save(SaveGame(on_shard(2)))
    await lease.claim()
    await store.save(SaveGame(on_shard(2)))


async def test_a_save_and_a_claim_at_one_time_lose_nothing(processes: Processes) -> None:
    """Whichever is first: the game is taken with the move, or the move is refused."""
    for number in range(20):
        first, lease = await processes.start(f"first {number}", GONE)
        _, other = await processes.prepare(f"other {number}", GONE)
        game = on_shard(number % SHARDS, number)
        await first.save(SaveGame(game))
        saving = first.save(SaveGame(game.next_version(NOW, snapshot="later"), [answer(1)]))
        await other.start(SHARDS)
        while shards(other) != shards(lease):  # the one in which is saved is left alone
            await other.claim()
        found = await first.read(games.by_id, game.id)
        (outcome,) = await asyncio.gather(saving, return_exceptions=True)
        assert outcome is None or isinstance(outcome, GameMoved)
        assert found is not None
        assert (found.snapshot == "later") is (outcome is None)
        await processes.stop()  # a server has so many connections and no more


# The games of shards


async def test_only_what_is_wanted_is_read(processes: Processes) -> None:
    ended = {"status": GameStatus.ENDED, "ended": NOW}
    table = {
        "mine": a_game(1, guild_id=3 << 22),
        "theirs": a_game(2, guild_id=4 << 22),
        "long over": a_game(3, guild_id=3 << 22, **ended),
        "just over": a_game(4, guild_id=3 << 22, **ended | {"ended": datetime.now(UTC)}),
        "theirs, just over": a_game(5, guild_id=4 << 22, **ended | {"ended": datetime.now(UTC)}),
    }
    store, lease = await processes.start("first", shard_count=2)
    await store.save(*map(SaveGame, table.values()))
    since = datetime.now(UTC) - timedelta(minutes=1)
    found = {game.id for game in await store.read(games.live, lease.held.shard_count, [1], since)}
    assert found == {table["mine"].id, table["just over"].id}
    assert {game.id for game in await store.read(games.live, 2, [0])} == {table["theirs"].id}


async def test_what_it_takes_to_find_them_does_not_grow_with_the_games_of_others(processes: Processes) -> None:
    store, _ = await processes.start("first")
    many = [values_of(on_shard(0), number) for number in range(20_000)] + [values_of(on_shard(3), 20_000)]

    def explain(connection: Connection) -> Sequence[str]:
        connection.execute(insert(metadata.tables["games"]), many)
        connection.execute(text("ANALYZE games"))
        query = select(metadata.tables["games"].c.id).where(on_shards(LIVE, SHARDS, [3]))
        words = str(query.compile(dialect=connection.dialect, compile_kwargs={"literal_binds": True}))
        return connection.scalars(text(f"EXPLAIN {words}")).all()

    plan = "\n".join(await transaction(store.database.writer, explain))
    assert "live_games_by_shard" in plan, plan


def values_of(game: StoredGame, number: int) -> dict[str, object]:
    values = {name: getattr(game, name) for name in games.COLUMNS}
    return values | {"id": f"game {number}", "channel_id": number, "status": game.status.value}


# Turns to identify


async def test_one_identifies_after_the_other(processes: Processes) -> None:
    store, first = await processes.start("first")
    _, second = await processes.start("second")
    turns = await asyncio.gather(*(lease.take_turn(0) for lease in (first, second) for _ in range(3)))
    assert min(turns) == 0.0
    assert all(4 < wait_s <= 5 for wait_s in sorted(turns)[1:])
    assert await second.take_turn(1) == 0.0, "another bucket"
    passing = update(identifies).values(next_at=func.clock_timestamp())
    await transaction(store.database.housekeeping, lambda connection: connection.execute(passing))
    assert min(await asyncio.gather(first.take_turn(0), second.take_turn(0))) == 0.0


# A file is for one process.


async def test_two_bots_on_one_file_are_refused_in_a_sentence(sqlite_url: str) -> None:
    async with await Store.open(sqlite_url, to_run_games=True) as store:
        assert store.lease is None
        with pytest.raises(StoreError, match=r"Another bot runs on the database .*uno.db; stop it first"):
            await Store.open(sqlite_url, to_run_games=True)
        async with await Store.open(sqlite_url) as looking:
            assert await looking.read(games.live) == []
    await (await Store.open(sqlite_url, to_run_games=True)).close()


async def test_a_lock_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "uno.db.lock").mkdir()
    with pytest.raises(StoreError, match=r"uno.db.lock cannot be opened"):
        await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'uno.db'}", to_run_games=True)


async def test_a_bot_that_was_killed_is_no_hindrance(sqlite_url: str, tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "data" / "uno.db.lock").close()
    await (await Store.open(sqlite_url, to_run_games=True)).close()
