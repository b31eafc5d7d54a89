"""Games that go from one process to another, where both share a database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import timedelta
from random import Random

import pytest
from sqlalchemy import event, update
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.sessions import Denied, Options, Session, Sessions
from bot.store import Store
from bot.store.engine import connect
from bot.store.lease import Lease
from bot.store.schema import games
from tests.sessions.tables import ANN, CAT, CHANNEL, GUILD, answer_once, play_on, started

GONE = timedelta(0)
"""A lease that has run out as soon as it begins."""


class Processes:
    """The sessions of several processes over one database."""

    def __init__(self, database_url: str) -> None:
        self._url = database_url
        self._stack = AsyncExitStack()

    async def start(self, name: str, lasts: timedelta = timedelta(minutes=10)) -> Sessions:
        await (await Store.open(self._url)).close()
        engines = await connect(self._url)
        store = await self._stack.enter_async_context(Store(engines, lease=Lease(engines, name, lasts)))
        sessions = Sessions(store)
        self._stack.callback(sessions.close)
        await sessions.restore()
        return sessions

    async def stop(self) -> None:
        await self._stack.aclose()


@pytest.fixture
async def processes(postgres_url: str) -> AsyncIterator[Processes]:
    processes = Processes(postgres_url)
    yield processes
    await processes.stop()


async def deny(session: Session) -> None:
    with pytest.raises(Denied, match="moved"):
        await answer_once(session, Random(1))


async def test_another_process_goes_on_in_the_middle_of_a_question(processes: Processes) -> None:
    first = await processes.start("first", GONE)
    before = await started(first)
    await answer_once(before, Random(1))
    second = await processes.start("second")
    after = second.in_channel(CHANNEL)
    assert after is not None
    assert after.view(None) == before.view(None)
    await answer_once(after, Random(2))

    await deny(before)
    assert before.has_moved
    assert first.in_channel(CHANNEL) is None
    assert first.get(before.id) is None
    lost, found = await first.look_after()
    assert (lost, found) == ([before], [])
    assert (await first.look_after())[0] == []
    assert after.version > before.version


async def test_what_was_lost_is_noticed_without_a_move(processes: Processes) -> None:
    first = await processes.start("first", GONE)
    before = await started(first)
    await processes.start("second")
    lost, _ = await first.look_after()
    assert lost == [before]


async def test_games_of_one_that_is_gone_are_found_while_looking_after(processes: Processes) -> None:
    second = await processes.start("second")
    first = await processes.start("first", GONE)
    session = await started(first)
    _, found = await second.look_after()
    assert [one.id for one in found] == [session.id]


async def test_a_press_finds_the_game_of_one_that_is_gone(processes: Processes) -> None:
    second = await processes.start("second")
    first = await processes.start("first", GONE)
    session = await started(first)
    found = await second.find(session.id)
    assert found is not None
    assert found is await second.find_in(CHANNEL)
    await answer_once(found, Random(1))


async def test_when_another_process_forgets_who_has_left_one_move_is_refused_and_the_game_goes_on(
    processes: Processes,
) -> None:
    first, second = await processes.start("first"), await processes.start("second")
    session = await started(first)
    await session.leave(CAT)
    await second.forget(CAT)
    with pytest.raises(Denied, match="not_saved"):
        await answer_once(session, Random(1))
    assert session.seat_of(CAT) is None
    await play_on(session, Random(1), 9)


async def test_a_game_that_was_put_back_behind_its_answers_goes_on(processes: Processes) -> None:
    first = await processes.start("first", GONE)
    before = await started(first, Options.for_edition("classic", "single"))
    older = before._kept.to_json()
    await play_on(before, Random(1), 3)
    async with first._store._engines.writer.begin() as connection:
        await connection.execute(update(games).values(session=older, version=games.c.version + 1))
    after = (await processes.start("second")).in_channel(CHANNEL)
    assert after is not None
    with pytest.raises(Denied, match="not_saved"):
        await answer_once(after, Random(1))
    await play_on(after, Random(1))
    assert after.decided
    assert [answer.number for answer in await first._store.answers(after.id)] == list(range(1, after._kept.answers + 1))


async def test_where_the_other_process_is_there_people_are_asked_to_wait(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.sessions.arrivals.MOVES_WITHIN", 0.3)
    first = await processes.start("first")
    second = await processes.start("second")
    session = await started(first)
    with pytest.raises(Denied, match="moved"):
        await second.find(session.id)
    with pytest.raises(Denied, match="moved"):
        await second.find_in(CHANNEL)
    await answer_once(session, Random(1))
    await session.stop(ANN)
    assert await second.find(session.id) is None
    assert await second.find_in(CHANNEL) is None
    assert await second.find("nothing") is None


async def test_however_many_wait_for_what_another_process_runs_no_move_waits_for_them(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.sessions.arrivals.MOVES_WITHIN", 0.6)
    first, second = await processes.start("first"), await processes.start("second")
    options = Options.for_edition("classic")
    theirs = [await first.open(GUILD, channel, ANN, "Ann", options, "en-US") for channel in range(10, 60)]
    written: list[str] = []
    read: list[str] = []

    def note(engine: AsyncEngine, those: list[str]) -> None:
        @event.listens_for(engine.sync_engine, "before_cursor_execute")
        def hear(_connection: object, _cursor: object, statement: str, *_others: object) -> None:
            those.append(statement)

    note(second._store._engines.writer, written)
    note(second._store._engines.reader, read)
    refused = await asyncio.gather(*(second.find(session.id) for session in theirs), return_exceptions=True)
    assert {str(one) for one in refused} == {"moved"}
    assert written == [], "there is one connection that writes, and moves wait for it"
    assert 0 < len(read) < 10, "one looks for all"
