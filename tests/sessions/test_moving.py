"""Games that go from one process to another, where both share a database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import timedelta
from random import Random

import pytest
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.sessions import actions
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import Registry
from bot.sessions.session import Session
from bot.sessions.stored import stored_game
from bot.sessions.table import Update
from bot.store.db import ServerWriter, connect
from bot.store.games import answers_of
from bot.store.lease import Lease
from bot.store.store import Store
from tests.clock import FakeClock
from tests.sessions.running import Recorder, answer_once, execute, open_match, play_on
from tests.sessions.spoiling import half, spoil
from tests.sessions.tables import ANN, CAT, CHANNEL, CLASSIC, GUILD

GONE = timedelta(0)
"""A lease that has run out as soon as it begins."""
WAITS_S = 0.4


class Processes:
    """The registries of several processes over one database."""

    def __init__(self, database_url: str) -> None:
        self.presenters: dict[str, Recorder] = {}
        """By the name of the process."""
        self._url = database_url
        self._stack = AsyncExitStack()

    async def start(self, name: str, lasts: timedelta = timedelta(minutes=10)) -> tuple[Registry, Store]:
        database = await connect(self._url)
        store = await self._stack.enter_async_context(Store(database, lease=Lease(database, name, lasts)))
        presenter = self.presenters[name] = Recorder()
        registry = Registry(store, FakeClock(), presenter, moves_within_s=WAITS_S)
        self._stack.callback(registry.close)
        await registry.restore()
        return registry, store

    async def stop(self) -> None:
        await self._stack.aclose()


@pytest.fixture
async def processes(postgres_url: str) -> AsyncIterator[Processes]:
    processes = Processes(postgres_url)
    yield processes
    await processes.stop()


async def refused(session: Session) -> None:
    with pytest.raises(SessionRefusal, match="moved"):
        await answer_once(session, Random(1))


async def test_a_game_belongs_to_the_process_that_opens_it(processes: Processes) -> None:
    first, _ = await processes.start("first")
    assert (await open_match(first)).table.owner == "first"


async def test_another_process_goes_on_in_the_middle_of_a_question(processes: Processes) -> None:
    first, _ = await processes.start("first", GONE)
    before = await open_match(first)
    await answer_once(before, Random(1))
    second, _ = await processes.start("second")
    after = second.in_channel(CHANNEL)
    assert after is not None
    assert after.table.owner == "second"
    assert after.table.view(None) == before.table.view(None)
    await answer_once(after, Random(2))

    await refused(before)
    assert before.has_moved
    assert first.in_channel(CHANNEL) is None
    assert first.get(before.id) is None
    assert first.running() == []
    assert await first.claim() == []
    assert processes.presenters["first"].forgotten == [before]
    assert await first.claim() == []
    assert processes.presenters["first"].forgotten == [before]
    assert after.table.version > before.table.version


async def test_what_was_lost_is_noticed_without_a_move(processes: Processes) -> None:
    first, _ = await processes.start("first", GONE)
    before = await open_match(first)
    await processes.start("second")
    await first.claim()
    assert processes.presenters["first"].forgotten == [before]


async def test_games_of_a_process_that_is_gone_are_taken_when_claims_are_renewed(processes: Processes) -> None:
    second, _ = await processes.start("second")
    first, _ = await processes.start("first", GONE)
    session = await open_match(first)
    taken = await second.claim()
    assert [one.id for one in taken] == [session.id]


async def test_only_games_of_ones_own_shards_are_taken(processes: Processes) -> None:
    second, _ = await processes.start("second")
    first, _ = await processes.start("first", GONE)
    session = await open_match(first)
    shard = (GUILD >> 22) % 2
    assert await second.claim(2, [1 - shard]) == []
    taken = await second.claim(2, [shard])
    assert [one.id for one in taken] == [session.id]


async def test_a_press_finds_the_game_of_a_process_that_is_gone(processes: Processes) -> None:
    second, _ = await processes.start("second")
    first, _ = await processes.start("first", GONE)
    session = await open_match(first)
    found = await second.find(session.id)
    assert found is not None
    assert found is await second.find_in(CHANNEL)
    assert processes.presenters["second"].shown == [(found.table, Update())]
    await answer_once(found, Random(1))


async def test_when_another_process_forgets_who_has_left_one_move_is_refused_and_the_game_goes_on(
    processes: Processes,
) -> None:
    first, _ = await processes.start("first")
    second, _ = await processes.start("second")
    session = await open_match(first)
    await session.do(actions.leave, CAT)
    await second.forget(CAT)
    with pytest.raises(SessionRefusal, match="not_saved"):
        await answer_once(session, Random(1))
    assert session.table.seat_of(CAT) is None
    await play_on(session, Random(1), 9)


async def test_a_user_who_plays_elsewhere_cannot_be_forgotten(processes: Processes) -> None:
    first, _ = await processes.start("first")
    second, _ = await processes.start("second")
    await open_match(first)
    with pytest.raises(SessionRefusal, match="still_seated"):
        await second.forget(CAT)


async def test_a_game_that_was_put_back_behind_its_answers_goes_on(processes: Processes) -> None:
    first, store = await processes.start("first", GONE)
    before = await open_match(first, options=CLASSIC.with_(scoring="single"))
    older = stored_game(before.table).session
    await play_on(before, Random(1), 3)
    await execute(store, "UPDATE games SET session = :older, version = version + 1", older=older)
    after = (await processes.start("second"))[0].in_channel(CHANNEL)
    assert after is not None
    with pytest.raises(SessionRefusal, match="not_saved"):
        await answer_once(after, Random(1))
    await play_on(after, Random(1))
    assert after.table.decided
    numbers = [answer.number for answer in await store.read(answers_of, after.id)]
    assert numbers == list(range(1, after.table.answers + 1))


async def test_an_unreadable_game_of_another_process_makes_no_room(processes: Processes) -> None:
    """That process may be of a newer version, and read it."""
    first, store = await processes.start("first")
    second, _ = await processes.start("second")
    await spoil(store, (await open_match(first)).id, half)
    with pytest.raises(SessionRefusal, match="channel_taken"):
        await open_match(second)


async def test_where_the_other_process_is_there_users_are_asked_to_wait(processes: Processes) -> None:
    first, _ = await processes.start("first")
    second, _ = await processes.start("second")
    session = await open_match(first)
    with pytest.raises(SessionRefusal, match="moved"):
        await second.find(session.id)
    with pytest.raises(SessionRefusal, match="moved"):
        await second.find_in(CHANNEL)
    await answer_once(session, Random(1))
    await session.do(actions.stop, ANN)
    assert await second.find(session.id) is None
    assert await second.find_in(CHANNEL) is None
    assert await second.find("nothing") is None


async def test_however_many_wait_for_what_another_process_runs_no_move_waits_for_them(processes: Processes) -> None:
    first, _ = await processes.start("first")
    second, store = await processes.start("second")
    theirs = [await first.open(GUILD, channel, ANN, "Ann", CLASSIC, "en-US") for channel in range(10, 60)]
    written: list[str] = []
    read: list[str] = []

    def note(engine: AsyncEngine, those: list[str]) -> None:
        @event.listens_for(engine.sync_engine, "before_cursor_execute")
        def remember(_connection: object, _cursor: object, statement: str, *_others: object) -> None:
            those.append(statement)

    assert isinstance(store.database.writer, ServerWriter)
    note(store.database.writer._engine, written)
    note(store.database.reader, read)
    outcomes = await asyncio.gather(*(second.find(session.id) for session in theirs), return_exceptions=True)
    assert {str(one) for one in outcomes} == {"moved"}
    assert written == [], "there is one connection that writes, and moves wait for it"
    assert 0 < len(read) < 10, "one looks for all"
