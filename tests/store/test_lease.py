"""Leases: who runs a game on a database that processes share, and who may not write it any more."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.store import GameMoved, GameStatus, SaveGame, Store, StoredGame, StoreError, games
from bot.store.db import connect, transaction
from bot.store.lease import Lease, runners
from bot.store.schema import leases
from tests.store.given import NOW, a_game, answer

SHORT = timedelta(seconds=0.5)


class Processes:
    """Stores over one database, each with a lease of its own, as processes would have them."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._stack = AsyncExitStack()

    async def start(self, name: str, lasts: timedelta = timedelta(minutes=10)) -> tuple[Store, Lease]:
        await (await Store.open(self._url)).close()
        database = await connect(self._url)
        own = Lease(database, name, lasts)
        store = await self._stack.enter_async_context(Store(database, lease=own))
        await own.renew()
        return store, own

    async def stop(self) -> None:
        await self._stack.aclose()


@pytest.fixture
async def processes(postgres_url: str) -> AsyncIterator[Processes]:
    started = Processes(postgres_url)
    yield started
    await started.stop()


async def test_a_game_is_run_by_who_made_it(processes: Processes) -> None:
    first, lease = await processes.start("first")
    other, other_lease = await processes.start("other")
    game = a_game(owner=lease.owner)
    await first.save(SaveGame(game))
    assert await other_lease.take() == []
    assert await other_lease.take_these([game.id]) == []
    assert await lease.owned() == {game.id}
    assert await other.read(games.by_id, game.id) == game


async def test_it_is_told_who_runs_a_game(processes: Processes) -> None:
    first, lease = await processes.start("first")
    gone, gone_lease = await processes.start("gone", timedelta(0))
    theirs, left, free = a_game(1, owner=lease.owner), a_game(2, owner=gone_lease.owner), a_game(3)
    over = a_game(4, owner=lease.owner, status=GameStatus.ENDED, ended=NOW)
    for game in (theirs, left, free, over):
        await first.save(SaveGame(game))
    told = await gone.read(runners, [game.id for game in (theirs, left, free, over)] + ["nothing"])
    assert told == {theirs.id: lease.owner, left.id: None, free.id: None}


async def test_only_its_owner_saves_a_game(processes: Processes) -> None:
    first, lease = await processes.start("first")
    other, other_lease = await processes.start("other")
    game = a_game(owner=lease.owner)
    await first.save(SaveGame(game))
    for owner in (other_lease.owner, None):
        stolen = replace(game.next_version(NOW), owner=owner)
        with pytest.raises(GameMoved):
            await other.save(SaveGame(stolen, [answer(1)]))
    await first.save(SaveGame(game.next_version(NOW), [answer(1)]))
    assert await other.read(games.answers_of, game.id) == [answer(1)]


async def test_games_of_one_that_is_gone_are_taken_as_they_are(processes: Processes) -> None:
    first, lease = await processes.start("first", SHORT)
    _, other_lease = await processes.start("other")
    game = a_game(owner=lease.owner)
    await first.save(SaveGame(game))
    moved = game.next_version(NOW, snapshot="later")
    await first.save(SaveGame(moved, [answer(1)]))
    taken: list[StoredGame] = []
    while not taken:
        taken = await other_lease.take()
    assert taken == [replace(moved, owner=other_lease.owner)]
    assert await other_lease.take() == []
    with pytest.raises(GameMoved):
        await first.save(SaveGame(moved.next_version(NOW), [answer(2)]))
    assert await lease.renew() is False
    assert await lease.owned() == set()
    assert await lease.renew() is True


async def test_a_lease_that_is_renewed_does_not_end(processes: Processes) -> None:
    first, lease = await processes.start("first")
    _, other_lease = await processes.start("other")
    await first.save(SaveGame(a_game(owner=lease.owner)))
    ends = [await end_of(lease)]
    for _ in range(3):
        assert await lease.renew() is True
        assert await other_lease.take() == []
        ends.append(await end_of(lease))
    assert ends == sorted(set(ends)), "each time it ends later"


async def end_of(lease: Lease) -> datetime:
    query = select(leases.c.until).where(leases.c.owner == lease.owner)
    end: datetime = await transaction(lease._database.writer, lambda connection: connection.execute(query).scalar_one())
    return end


async def test_who_closes_gives_the_games_back_at_once(processes: Processes, postgres_url: str) -> None:
    game = a_game()
    async with await Store.open(postgres_url, to_run_games=True) as first:
        assert first.lease is not None
        await first.lease.renew()
        await first.save(SaveGame(replace(game, owner=first.lease.owner)))
    _, lease = await processes.start("other")
    assert [one.id for one in await lease.take()] == [game.id]


async def test_only_what_is_wanted_is_taken(processes: Processes, postgres_url: str) -> None:
    ended = {"status": GameStatus.ENDED, "ended": NOW}
    table = {
        "mine": a_game(1, guild_id=3 << 22),
        "theirs": a_game(2, guild_id=4 << 22),
        "long over": a_game(3, guild_id=3 << 22, **ended),
        "just over": a_game(4, guild_id=3 << 22, **ended | {"ended": datetime.now(UTC)}),
    }
    async with await Store.open(postgres_url) as store:
        await store.save(*map(SaveGame, table.values()))
    _, lease = await processes.start("first")
    taken = {game.id for game in await lease.take(2, [1], datetime.now(UTC) - timedelta(minutes=1))}
    assert taken == {table["mine"].id, table["just over"].id}
    assert await lease.owned() == taken


async def test_of_many_that_take_at_one_time_each_game_has_one_owner(processes: Processes, postgres_url: str) -> None:
    table = [a_game(channel) for channel in range(200)]
    async with await Store.open(postgres_url) as store:
        await asyncio.gather(*(store.save(SaveGame(game)) for game in table))
    leases = [(await processes.start(f"process {number}"))[1] for number in range(4)]
    hauls = await asyncio.gather(*(lease.take() for lease in leases))
    ids = [game.id for haul in hauls for game in haul]
    assert sorted(ids) == sorted(game.id for game in table)


async def test_a_save_and_a_take_at_one_time_lose_nothing(processes: Processes) -> None:
    """Whichever is first: the game is taken with the move, or the move is refused."""
    first, lease = await processes.start("first", timedelta(0))
    _, other_lease = await processes.start("other")
    for channel in range(30):
        game = a_game(channel, owner=lease.owner)
        await first.save(SaveGame(game))
        saving = first.save(SaveGame(game.next_version(NOW, snapshot="later"), [answer(1)]))
        taken = [one for one in await other_lease.take() if one.id == game.id]
        (outcome,) = await asyncio.gather(saving, return_exceptions=True)
        assert outcome is None or isinstance(outcome, GameMoved)
        assert len(taken) == 1
        assert (taken[0].snapshot == "later") is (outcome is None)


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
    (tmp_path / "data").mkdir()
    sqlite3.connect(tmp_path / "data" / "uno.db.lock").close()
    await (await Store.open(sqlite_url, to_run_games=True)).close()
