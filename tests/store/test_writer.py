"""The writer: many units in one transaction, none harmed by another, none acknowledged too early or lost."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import groupby
from typing import Any

import pytest
from sqlalchemy import event, text

from bot.store import ChannelTaken, SaveGame, SaveGuildSettings, Store, StoreError, UnitRefused, VersionConflict
from bot.store.batch import write
from bot.store.engine import Engines, connect
from bot.store.in_file import InFile
from bot.store.migrate import migrate
from tests.store.given import NOW, SEED, a_game, answer


@asynccontextmanager
async def telling(engines: Engines, listen: Callable[[str], None]) -> AsyncIterator[None]:
    """Tells of each statement just before the writer sends it: its verb, and where rows are put."""

    def tell(statement: str) -> None:
        words = statement.split()
        listen(f"INSERT {words[2]}" if words[0] == "INSERT" else words[0])

    def hear(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        tell(statement)

    def commit(_connection: object) -> None:
        tell("COMMIT")

    one_by_one = engines.writer.sync_engine
    event.listen(one_by_one, "before_cursor_execute", hear)
    event.listen(one_by_one, "commit", commit)
    if engines.in_file is not None:
        (await writing(engines.in_file)).set_trace_callback(tell)
    yield
    if engines.in_file is not None and engines.in_file._connection is not None:
        engines.in_file._connection.set_trace_callback(None)
    event.remove(one_by_one, "before_cursor_execute", hear)
    event.remove(one_by_one, "commit", commit)


async def writing(in_file: InFile | None) -> sqlite3.Connection:
    """What the writer writes to the file with, until something befalls it."""
    assert in_file is not None
    await in_file.do(lambda _send: None)
    assert in_file._connection is not None
    return in_file._connection


async def outcomes(store: Store, *units: SaveGame | SaveGuildSettings) -> list[type[BaseException] | None]:
    """Commits all at once, one unit each, and tells how each ended."""
    ended = await asyncio.gather(*map(store.commit, units), return_exceptions=True)
    return [None if end is None else type(end) for end in ended]


async def test_many_units_share_one_commit(engines: Engines, store: Store) -> None:
    table = [a_game(channel) for channel in range(100)]
    sent: list[str] = []
    async with telling(engines, sent.append):
        await asyncio.gather(*(store.commit(SaveGame(game, [answer(1)])) for game in table))
    assert sent.count("COMMIT") == 1
    assert len(await store.live_games()) == 100
    for game in table:
        assert await store.answers(game.id) == [answer(1)]


async def test_many_units_take_few_statements(engines: Engines, store: Store) -> None:
    table = [a_game(channel) for channel in range(50)]
    await store.commit(*map(SaveGame, table))
    sent: list[str] = []
    async with telling(engines, sent.append):
        saves = (store.commit(SaveGame(game.then(NOW), [answer(1)]), SaveGuildSettings(1, {})) for game in table)
        await asyncio.gather(*saves)
    runs = [what for what, _ in groupby(sent) if what != "BEGIN"]
    assert runs == ["SELECT", "UPDATE", "INSERT answers", "INSERT guild_settings", "COMMIT"]


async def test_nobody_is_released_before_the_commit(engines: Engines, store: Store) -> None:
    game = a_game()
    seen: list[bool] = []

    def listen(verb: str) -> None:
        if verb == "COMMIT":
            seen.append(waiting.done())

    async with telling(engines, listen):
        waiting = asyncio.create_task(store.commit(SaveGame(game)))
        await waiting
    assert seen == [False]
    assert await store.game(game.id) == game


async def test_a_unit_that_fails_leaves_the_others_of_its_batch(engines: Engines, store: Store) -> None:
    old, good, other = a_game(1), a_game(2), a_game(3)
    await store.commit(SaveGame(old, [answer(1)]))
    sent: list[str] = []
    async with telling(engines, sent.append):
        ended = await outcomes(
            store,
            SaveGame(good, [answer(1)]),
            SaveGame(old.then(NOW), [answer(1)]),
            SaveGame(a_game(1)),
            SaveGame(a_game(2)),
            SaveGame(a_game(4, version=9)),
            SaveGame(a_game(5, guild_id=2**70)),
            SaveGame(a_game(6, session="\ud800")),
            SaveGame(other),
            SaveGame(good.then(NOW), [answer(2)]),
            SaveGuildSettings(1, {"a": 1}),
        )
    refused = [None, UnitRefused, ChannelTaken, ChannelTaken, VersionConflict, UnitRefused, UnitRefused]
    assert ended == [*refused, None, None, None]
    assert sent.count("COMMIT") == 1
    assert {game.channel_id for game in await store.live_games()} == {1, 2, 3}
    assert await store.game(old.id) == old
    assert await store.answers(good.id) == [answer(1), answer(2)]
    assert await store.guild_settings(1) == {"a": 1}


async def test_a_unit_is_written_whole_or_not_at_all(store: Store) -> None:
    first, second = a_game(1), a_game(1)
    with pytest.raises(ChannelTaken):
        await store.commit(SaveGuildSettings(1, {"a": 1}), SaveGame(first, [answer(1)]), SaveGame(second))
    assert await store.live_games() == []
    assert await store.answers(first.id) == []
    assert await store.guild_settings(1) == {}


async def test_units_of_a_game_keep_their_order(engines: Engines, store: Store) -> None:
    versions = [a_game()]
    for number in range(1, 700):
        versions.append(versions[-1].then(NOW, snapshot=str(number)))
    sent: list[str] = []
    async with telling(engines, sent.append):
        units = [SaveGame(game, [answer(game.version)]) for game in versions]
        assert await outcomes(store, *units) == [None] * 700
    assert sent.count("COMMIT") == 2
    assert await store.game(versions[0].id) == versions[-1]
    assert [given.number for given in await store.answers(versions[0].id)] == list(range(1, 701))


async def test_a_refused_version_refuses_those_that_build_on_it(store: Store) -> None:
    game = a_game()
    await store.commit(SaveGame(game, [answer(1)]))
    second = game.then(NOW)
    units = SaveGame(second, [answer(1)]), SaveGame(second.then(NOW), [answer(2)]), SaveGame(second, [answer(3)])
    assert await outcomes(store, *units) == [UnitRefused, VersionConflict, None]
    assert await store.answers(game.id) == [answer(1), answer(3)]


async def test_cancelling_the_wait_does_not_take_the_unit_back(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    game, other = a_game(1), a_game(2)
    waiting = asyncio.create_task(store.commit(SaveGame(game)))
    await asyncio.sleep(0)
    waiting.cancel()
    await store.commit(SaveGame(other))
    assert waiting.cancelled()
    assert await store.game(game.id) == game
    await store.close()
    assert not caplog.records


async def test_a_unit_that_fails_with_nobody_waiting_is_logged(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    waiting = asyncio.create_task(store.commit(SaveGame(a_game(version=5))))
    await asyncio.sleep(0)
    waiting.cancel()
    await store.commit(SaveGame(a_game()))
    assert "nobody waits for" in caplog.text


async def test_closing_writes_what_waits(database_url: str) -> None:
    table = [a_game(channel) for channel in range(700)]
    store = await Store.open(database_url)
    waiting = [asyncio.create_task(store.commit(SaveGame(game))) for game in table]
    await asyncio.sleep(0)
    await store.close()
    assert all(task.done() for task in waiting)
    await asyncio.gather(*waiting)
    async with await Store.open(database_url) as store:
        assert len(await store.live_games()) == 700


async def test_a_closing_that_is_cut_short_still_writes(database_url: str) -> None:
    game = a_game()
    store = await Store.open(database_url)
    waiting = asyncio.create_task(store.commit(SaveGame(game)))
    await asyncio.sleep(0)
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    closing.cancel()
    await waiting
    await store.close()


async def test_a_closing_does_not_wait_for_a_server_that_is_silent(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, over = asyncio.Event(), asyncio.Event()

    async def silent(*given: Any) -> Any:
        begun.set()
        await over.wait()
        return await write(*given)

    monkeypatch.setattr("bot.store.store.CLOSING", 0.01)
    monkeypatch.setattr("bot.store.writer.write", silent)
    store = await Store.open(postgres_url, to_run_games=True)
    waiting = asyncio.create_task(store.commit(SaveGame(a_game())))
    await begun.wait()
    async with asyncio.timeout(30):
        await store.close()
    assert not waiting.done()
    over.set()
    await asyncio.wait([waiting])


async def test_a_closed_store_takes_nothing_more(store: Store) -> None:
    await store.close()
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.commit(SaveGame(a_game()))


async def test_whoever_waits_when_everything_is_cancelled_is_told(store: Store) -> None:
    waiting = asyncio.create_task(store.commit(SaveGame(a_game())))
    await asyncio.sleep(0)
    (writer,) = (task for task in asyncio.all_tasks() if task.get_name() == "store writer")
    writer.cancel()
    with pytest.raises(StoreError, match="closed before"):
        await waiting
    with pytest.raises(asyncio.CancelledError):
        await writer
    with pytest.raises(StoreError, match="closed"):
        await store.commit(SaveGame(a_game()))


async def test_a_locked_database_fails_the_batch_and_not_the_writer(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.store.sqlite_file.LOCK_WAIT_S", 0.01)
    first, second = a_game(1), a_game(2)
    async with await Store.open(sqlite_url) as store:
        lock = sqlite3.connect(sqlite_url.removeprefix("sqlite+aiosqlite:///"))
        lock.execute("BEGIN IMMEDIATE")
        ended = await asyncio.gather(
            store.commit(SaveGame(first)), store.commit(SaveGame(second)), return_exceptions=True
        )
        assert [type(end) for end in ended] == [StoreError, StoreError]
        assert ended[0] is not ended[1]
        assert "is locked by another program" in str(ended[0])
        assert "2 units could not be written" in caplog.text
        assert store.trouble == str(ended[0])
        assert await store.live_games() == []
        lock.close()
        assert await outcomes(store, SaveGame(first), SaveGame(second)) == [None, None]
        assert store.trouble is None


async def test_what_is_refused_is_no_trouble_of_the_database(store: Store) -> None:
    assert await outcomes(store, SaveGame(a_game(version=5))) == [VersionConflict]
    assert store.trouble is None


async def test_a_database_that_is_silent_is_in_trouble(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.writer.SILENT", 0.0)
    begun, over = asyncio.Event(), asyncio.Event()

    async def slow(*given: Any) -> Any:
        begun.set()
        await over.wait()
        return await write(*given)

    monkeypatch.setattr("bot.store.writer.write", slow)
    saving = asyncio.create_task(store.commit(SaveGame(a_game())))
    await begun.wait()
    assert "has not answered for" in (store.trouble or "")
    over.set()
    await saving
    assert store.trouble is None


async def test_a_full_disk_fails_the_batch_and_not_the_writer(sqlite_url: str) -> None:
    async def limit(pages: int) -> None:
        # It holds for a connection; the writer has one that writes together, and one for one by one.
        (await writing(engines.in_file)).execute(f"PRAGMA max_page_count = {pages}")
        async with engines.writer.connect() as one_by_one:
            await one_by_one.execute(text(f"PRAGMA max_page_count = {pages}"))

    engines = await connect(sqlite_url)
    await migrate(engines)
    game, large = a_game(1), a_game(2, snapshot="x" * 200_000)
    # The third unit has the others tried one by one, which must come to the same.
    batches = [game, large], [game, a_game(3, guild_id=2**70), large]
    async with Store(engines) as store:
        await limit(20)
        for batch in batches:
            ended = await asyncio.gather(*map(store.commit, map(SaveGame, batch)), return_exceptions=True)
            assert {type(end) for end in ended} == {StoreError}
            assert all(str(end).startswith("The disk with the database") for end in ended)
        assert await store.live_games() == []
        await limit(2**20)
        assert await outcomes(store, SaveGame(game), SaveGame(large)) == [None, None]


async def test_a_lost_connection_is_made_anew(postgres_url: str) -> None:
    engines = await connect(postgres_url)
    await migrate(engines)
    game = a_game(1)
    async with Store(engines) as store:
        await store.commit(SaveGame(game))
        await store.live_games()
        others = text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid != pg_backend_pid() AND datname = current_database()"
        )
        async with engines.reader.connect() as connection:
            await connection.execute(others)
        await store.commit(SaveGame(game.then(NOW)))
        assert await store.game(game.id) == game.then(NOW)


async def test_two_processes_do_not_overwrite_each_other(database_url: str) -> None:
    async with await Store.open(database_url) as one, await Store.open(database_url) as two:
        game = a_game()
        await one.commit(SaveGame(game))
        second = game.then(NOW)
        ended = await asyncio.gather(
            *(store.commit(SaveGame(second, [answer(1)])) for store in (one, two)), return_exceptions=True
        )
        assert sorted(type(end).__name__ for end in ended) == ["NoneType", "VersionConflict"]
        assert await two.answers(game.id) == [answer(1)]


async def test_secrets_reach_neither_errors_nor_logs(database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with await Store.open(database_url) as store:
        game = a_game()
        await store.commit(SaveGame(game, [answer(1)]))
        await store.game(game.id)
        # None where nothing may be missing: PostgreSQL would print the whole row.
        for wrong in ({"session": None}, {"guild_id": 2**70}, {"snapshot": "\ud800"}):
            with pytest.raises(UnitRefused) as caught:
                await store.commit(SaveGame(replace(game.then(NOW), **wrong), [answer(2)]))
            assert SEED not in str(caught.value)
            assert caught.value.__cause__ is None
            assert caught.value.__context__ is None
    assert SEED not in caplog.text
    assert "play r1" not in caplog.text
