"""The writer: many units in one transaction, none harmed by another, none acknowledged too early or lost."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count, groupby
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, event, text

from bot.store import (
    ChannelTaken,
    SaveGame,
    SaveGuildSettings,
    Store,
    StoreError,
    UnitRefused,
    VersionConflict,
    games,
    settings,
)
from bot.store.db import Database, WriteConnection, connect, transaction
from bot.store.migrate import migrate
from bot.store.units import Change, RowWrite
from tests.store.given import NOW, SEED, a_game, answer

T = TypeVar("T")


@asynccontextmanager
async def tracing(database: Database, listen: Callable[[str], None]) -> AsyncIterator[None]:
    """Tell of each statement just before it is written: its verb, and where rows are put."""

    def tell(statement: str) -> None:
        words = statement.split()
        listen(f"INSERT {words[2]}" if words[0] == "INSERT" else words[0])

    def executing(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        tell(statement)

    def committing(_connection: object) -> None:
        tell("COMMIT")

    def trace(connection: Connection, change: Callable[..., None]) -> None:
        driver = connection.connection.driver_connection
        if isinstance(driver, sqlite3.Connection):
            driver.set_trace_callback(tell if change is event.listen else None)
        else:
            change(connection.engine, "before_cursor_execute", executing)
            change(connection.engine, "commit", committing)

    await database.writer.run(lambda connection: trace(connection, event.listen))
    yield
    await database.writer.run(lambda connection: trace(connection, event.remove))


async def outcomes(store: Store, *units: Change) -> list[type[BaseException] | None]:
    """Save all in one batch, one unit each, and tell how each ended."""
    busy = store.save()  # while it is written, the others wait for each other
    _, *ended = await asyncio.gather(busy, *map(store.save, units), return_exceptions=True)
    return [None if end is None else type(end) for end in ended]


class Slow:
    """A connection that does its work when it is told to."""

    def __init__(self, connection: WriteConnection) -> None:
        self.begun, self.may_go_on = asyncio.Event(), asyncio.Event()
        self.work: asyncio.Task[Any] | None = None
        self._connection = connection

    def run(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        task = asyncio.ensure_future(self._run(work))
        self.work = task
        return task

    async def close(self) -> None:
        await self._connection.close()

    async def _run(self, work: Callable[[Connection], T]) -> T:
        self.begun.set()
        await self.may_go_on.wait()
        return await self._connection.run(work)


@pytest.fixture
def slow(database: Database) -> Slow:
    return Slow(database.writer)


async def test_many_units_share_one_commit(database: Database, store: Store) -> None:
    table = [a_game(channel) for channel in range(100)]
    sent: list[str] = []
    async with tracing(database, sent.append):
        await asyncio.gather(*(store.save(SaveGame(game, [answer(1)])) for game in table))
    assert sent.count("COMMIT") == 2, "the first is not kept waiting for the others"
    assert len(await store.read(games.live)) == 100
    for game in table:
        assert await store.read(games.answers_of, game.id) == [answer(1)]


async def test_many_units_take_few_statements(database: Database, store: Store) -> None:
    table = [a_game(channel) for channel in range(50)]
    await store.save(*map(SaveGame, table))
    sent: list[str] = []
    table = [game.next_version(NOW) for game in table]
    async with tracing(database, sent.append):
        busy = store.save()
        saves = (store.save(SaveGame(game, [answer(1)]), SaveGuildSettings(1, json.dumps({}))) for game in table)
        await asyncio.gather(busy, *saves)
    first, *runs = [what for what, _ in groupby(sent) if what != "BEGIN"]
    rows = ["UPDATE", "INSERT answers", "INSERT guild_settings"]
    assert [first, *runs] == ["COMMIT", "SELECT", *rows, "DELETE", "INSERT seats", "COMMIT"]
    sent.clear()
    async with tracing(database, sent.append):
        await store.save(SaveGame(table[0].next_version(NOW), seats_changed=False))
    assert [what for what in sent if what != "BEGIN"] == ["SELECT", "UPDATE", "COMMIT"]


async def test_no_save_is_acknowledged_before_the_commit(database: Database, store: Store) -> None:
    game = a_game()
    seen: list[bool] = []

    def listen(verb: str) -> None:
        if verb == "COMMIT":
            seen.append(waiting.done())

    async with tracing(database, listen):
        waiting = store.save(SaveGame(game))
        await waiting
    assert seen == [False]
    assert await store.read(games.by_id, game.id) == game


async def test_a_unit_that_fails_leaves_the_others_of_its_batch(database: Database, store: Store) -> None:
    old, good, other = a_game(1), a_game(2), a_game(3)
    await store.save(SaveGame(old, [answer(1)]))
    sent: list[str] = []
    async with tracing(database, sent.append):
        ended = await outcomes(
            store,
            SaveGame(good, [answer(1)]),
            SaveGame(old.next_version(NOW), [answer(1)]),
            SaveGame(a_game(1)),
            SaveGame(a_game(2)),
            SaveGame(a_game(4, version=9)),
            SaveGame(a_game(5, guild_id=2**70)),
            SaveGame(a_game(6, session="\ud800")),
            SaveGame(other),
            SaveGame(good.next_version(NOW), [answer(2)]),
            SaveGuildSettings(1, json.dumps({"a": 1})),
        )
    refused = [None, UnitRefused, ChannelTaken, ChannelTaken, VersionConflict, UnitRefused, UnitRefused]
    assert ended == [*refused, None, None, None]
    assert sent.count("COMMIT") == 2, "the one before, and this batch"
    assert {game.channel_id for game in await store.read(games.live)} == {1, 2, 3}
    assert await store.read(games.by_id, old.id) == old
    assert await store.read(games.answers_of, good.id) == [answer(1), answer(2)]
    assert await store.read(settings.of_guild, 1) == {"a": 1}


CARDS = "r5 g6"


class Unwritable:
    """A change whose rows cannot be made."""

    def writes(self, dialect: str) -> Iterator[RowWrite]:
        raise ArithmeticError(f"Ann holds {CARDS}")


async def test_a_unit_that_cannot_be_written_is_refused_by_itself_and_logged_without_its_cards(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    first, whole, last = a_game(1), a_game(2), a_game(3)
    ended = await outcomes(store, SaveGame(first), Unwritable(), SaveGame(last))
    assert ended == [None, UnitRefused, None]
    with pytest.raises(UnitRefused, match="ArithmeticError"):
        await store.save(SaveGame(whole), Unwritable())
    assert {game.channel_id for game in await store.read(games.live)} == {1, 3}
    errors = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert len(errors) == 2
    for error in errors:
        assert "ArithmeticError" in error
        assert "test_writer.py" in error, "where"
        assert "in writes" in error
    assert CARDS not in caplog.text


async def test_a_unit_is_written_whole_or_not_at_all(store: Store) -> None:
    first, second = a_game(1), a_game(1)
    with pytest.raises(ChannelTaken):
        await store.save(SaveGuildSettings(1, json.dumps({"a": 1})), SaveGame(first, [answer(1)]), SaveGame(second))
    assert await store.read(games.live) == []
    assert await store.read(games.answers_of, first.id) == []
    assert await store.read(settings.of_guild, 1) == {}


async def test_units_of_a_game_keep_their_order(database: Database, store: Store) -> None:
    versions = [a_game()]
    for number in range(1, 700):
        versions.append(versions[-1].next_version(NOW, snapshot=str(number)))
    sent: list[str] = []
    async with tracing(database, sent.append):
        units = [SaveGame(game, [answer(game.version)]) for game in versions]
        assert await outcomes(store, *units) == [None] * 700
    assert sent.count("COMMIT") == 3, "the one before, and two batches"
    assert await store.read(games.by_id, versions[0].id) == versions[-1]
    assert [given.number for given in await store.read(games.answers_of, versions[0].id)] == list(range(1, 701))


async def test_a_refused_version_refuses_those_that_build_on_it(store: Store) -> None:
    game = a_game()
    await store.save(SaveGame(game, [answer(1)]))
    second = game.next_version(NOW)
    units = (
        SaveGame(second, [answer(1)]),
        SaveGame(second.next_version(NOW), [answer(2)]),
        SaveGame(second, [answer(3)]),
    )
    assert await outcomes(store, *units) == [UnitRefused, VersionConflict, None]
    assert await store.read(games.answers_of, game.id) == [answer(1), answer(3)]


async def test_cancelling_the_wait_does_not_take_the_unit_back(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    game, other = a_game(1), a_game(2)
    waiting = store.save(SaveGame(game))
    await asyncio.sleep(0)
    waiting.cancel()
    await store.save(SaveGame(other))
    assert waiting.cancelled()
    assert await store.read(games.by_id, game.id) == game
    await store.close()
    assert not caplog.records


async def test_a_failure_that_no_caller_waits_for_is_logged(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    waiting = store.save(SaveGame(a_game(version=5)))
    await asyncio.sleep(0)
    waiting.cancel()
    await store.save(SaveGame(a_game()))
    assert "its caller had stopped waiting" in caplog.text


async def test_closing_writes_what_waits(database_url: str) -> None:
    table = [a_game(channel) for channel in range(700)]
    store = await Store.open(database_url)
    waiting = [store.save(SaveGame(game)) for game in table]
    await asyncio.sleep(0)
    await store.close()
    assert all(task.done() for task in waiting)
    await asyncio.gather(*waiting)
    async with await Store.open(database_url) as store:
        assert len(await store.read(games.live)) == 700


async def test_a_closing_that_is_cut_short_still_writes(database_url: str) -> None:
    game = a_game()
    store = await Store.open(database_url)
    waiting = store.save(SaveGame(game))
    await asyncio.sleep(0)
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    closing.cancel()
    await waiting
    await store.close()


async def test_a_closing_does_not_wait_for_a_server_that_is_silent(postgres_url: str) -> None:
    database = await connect(postgres_url)
    await migrate(database)
    slow = Slow(database.writer)
    store = Store(replace(database, writer=slow))
    waiting = store.save(SaveGame(a_game()))
    await slow.begun.wait()
    async with asyncio.timeout(30):
        await store.close(step_s=0.01)
    assert not waiting.done()
    slow.may_go_on.set()
    await asyncio.wait([waiting])
    await database.close()


async def test_a_closed_store_takes_nothing_more(store: Store) -> None:
    await store.close()
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.save(SaveGame(a_game()))


async def test_a_save_that_waits_when_everything_is_cancelled_fails(database: Database, slow: Slow) -> None:
    store = Store(replace(database, writer=slow))
    first, second = store.save(SaveGame(a_game(1))), store.save(SaveGame(a_game(2)))
    await slow.begun.wait()
    assert slow.work is not None
    slow.work.cancel()
    for waiting in (first, second):
        with pytest.raises(StoreError, match="closed before"):
            await waiting
    with pytest.raises(StoreError, match="closed"):
        await store.save(SaveGame(a_game()))
    await store.close()


async def test_a_locked_database_fails_the_batch_and_not_the_writer(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = a_game(1), a_game(2)
    async with await Store.open(sqlite_url, lock_wait_s=0.01) as store:
        lock = sqlite3.connect(sqlite_url.removeprefix("sqlite+aiosqlite:///"))
        lock.execute("BEGIN IMMEDIATE")
        _, *ended = await asyncio.gather(
            store.save(), store.save(SaveGame(first)), store.save(SaveGame(second)), return_exceptions=True
        )
        assert [type(end) for end in ended] == [StoreError, StoreError]
        assert ended[0] is not ended[1]
        assert "is locked by another program" in str(ended[0])
        assert "2 units could not be written" in caplog.text
        assert store.trouble == str(ended[0])
        assert await store.read(games.live) == []
        lock.close()
        assert await outcomes(store, SaveGame(first), SaveGame(second)) == [None, None]
        assert store.trouble is None


async def test_what_is_refused_is_no_trouble_of_the_database(store: Store) -> None:
    assert await outcomes(store, SaveGame(a_game(version=5))) == [VersionConflict]
    assert store.trouble is None


async def test_a_database_that_is_silent_is_in_trouble(database: Database, slow: Slow) -> None:
    ticks = count(step=4)
    store = Store(replace(database, writer=slow), clock=lambda: next(ticks))
    saving = store.save(SaveGame(a_game()))
    await slow.begun.wait()
    troubles = [store.trouble, store.trouble]
    assert troubles == [None, f"The database {database.name} has not answered for 8 seconds; nothing can be saved."]
    slow.may_go_on.set()
    await saving
    assert store.trouble is None


async def test_a_full_disk_fails_the_batch_and_not_the_writer(sqlite_url: str) -> None:
    def limit(pages: int) -> Callable[[Connection], None]:
        return lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}").close()

    database = await connect(sqlite_url)
    await migrate(database)
    game, large = a_game(1), a_game(2, snapshot="x" * 200_000)
    # The third unit has the others tried one by one, which must come to the same.
    batches = [game, large], [game, a_game(3, guild_id=2**70), large]
    async with Store(database) as store:
        for batch in batches:
            await transaction(database.writer, limit(20))  # it holds for this connection
            assert await outcomes(store, *map(SaveGame, batch)) == [StoreError] * len(batch)
            assert (store.trouble or "").startswith("The disk with the database")
        assert await store.read(games.live) == []
        await transaction(database.writer, limit(2**20))
        assert await outcomes(store, SaveGame(game), SaveGame(large)) == [None, None]


async def test_a_lost_connection_is_made_anew(postgres_url: str) -> None:
    database = await connect(postgres_url)
    await migrate(database)
    game = a_game(1)
    async with Store(database) as store:
        await store.save(SaveGame(game))
        await store.read(games.live)
        others = text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid != pg_backend_pid() AND datname = current_database()"
        )
        async with database.reading() as connection:
            await connection.execute(others)
        await store.save(SaveGame(game.next_version(NOW)))
        assert await store.read(games.by_id, game.id) == game.next_version(NOW)


async def test_two_processes_do_not_overwrite_each_other(database_url: str) -> None:
    async with await Store.open(database_url) as one, await Store.open(database_url) as two:
        game = a_game()
        await one.save(SaveGame(game))
        second = game.next_version(NOW)
        ended = await asyncio.gather(
            *(store.save(SaveGame(second, [answer(1)])) for store in (one, two)), return_exceptions=True
        )
        assert sorted(type(end).__name__ for end in ended) == ["NoneType", "VersionConflict"]
        assert await two.read(games.answers_of, game.id) == [answer(1)]


async def test_secrets_reach_neither_errors_nor_logs(database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with await Store.open(database_url) as store:
        game = a_game()
        await store.save(SaveGame(game, [answer(1)]))
        await store.read(games.by_id, game.id)
        # None where nothing may be missing: PostgreSQL would print the whole row.
        for wrong in ({"session": None}, {"message_id": 2**70}, {"snapshot": "\ud800"}):
            with pytest.raises(UnitRefused) as caught:
                await store.save(SaveGame(replace(game.next_version(NOW), **wrong), [answer(2)]))
            assert SEED not in str(caught.value)
            assert caught.value.__cause__ is None
            assert caught.value.__context__ is None
    assert SEED not in caplog.text
    assert "play r1" not in caplog.text
