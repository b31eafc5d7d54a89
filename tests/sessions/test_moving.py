"""Games that go from one process to another with their shard, where processes share a database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import timedelta
from random import Random

import pytest

from bot.sessions import actions
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import Registry
from bot.sessions.session import Session
from bot.store.db import connect
from bot.store.games import answers_of
from bot.store.lease import Lease
from bot.store.store import Store
from tests.clock import FakeClock
from tests.sessions.running import Recorder, answer_once, open_match, play_on
from tests.sessions.spoiling import half, spoil
from tests.sessions.tables import ANN, CAT, CHANNEL, CLASSIC, GUILD
from tests.thinking import think_at_once

GONE = timedelta(0)
"""A lease that has run out as soon as it begins."""
SHARDS = 2
SHARD = (GUILD >> 22) % SHARDS
OTHER_GUILD = GUILD + (1 << 22)
OTHER_SHARD = 1 - SHARD


class Processes:
    """The registries of several processes over one database."""

    def __init__(self, database_url: str) -> None:
        self.presenters: dict[str, Recorder] = {}
        """By the name of the process."""
        self._url = database_url
        self._stack = AsyncExitStack()

    async def start(self, name: str, lasts: timedelta = timedelta(minutes=10)) -> tuple[Registry, Store, Lease]:
        database = await connect(self._url)
        lease = Lease(database, name, lasts)
        store = await self._stack.enter_async_context(Store(database, lease=lease))
        presenter = self.presenters[name] = Recorder()
        registry = Registry(store, FakeClock(), presenter, think_at_once)
        self._stack.callback(registry.close)
        await lease.start(SHARDS)
        await registry.take()
        return registry, store, lease

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


async def test_another_process_goes_on_in_the_middle_of_a_question(processes: Processes) -> None:
    first, _, _ = await processes.start("first", GONE)
    before = await open_match(first)
    await answer_once(before, Random(1))
    second, _, _ = await processes.start("second")
    after = second.in_channel(CHANNEL)
    assert after is not None
    assert after.table.view(None) == before.table.view(None)
    await answer_once(after, Random(2))

    await refused(before)
    assert after.table.version > before.table.version
    assert second.get(before.id) is after


async def test_a_process_that_leaves_shards_lets_go_of_their_games_at_once(processes: Processes) -> None:
    first, store, lease = await processes.start("first")
    gone = await open_match(first)
    stays = await first.open(OTHER_GUILD, CHANNEL + 1, ANN, "Ann", CLASSIC, "en-US")
    assert first.has(GUILD)
    first.leave([SHARD])
    assert (first.has(GUILD), first.has(OTHER_GUILD)) == (False, True)
    assert (first.get(gone.id), first.in_channel(CHANNEL)) == (None, None)
    assert first.running() == [stays]
    assert processes.presenters["first"].forgotten == [gone]
    await lease.release([SHARD])
    await refused(gone)
    await stays.do(actions.stop, ANN, is_moderator=True)

    second, _, _ = await processes.start("second")
    (taken,) = second.running()
    assert (taken.id, second.has(GUILD), second.has(OTHER_GUILD)) == (gone.id, True, False)
    await answer_once(taken, Random(1))
    numbers = [answer.number for answer in await store.read(answers_of, taken.id)]
    assert numbers == list(range(1, taken.table.answers + 1))


async def test_only_games_of_its_own_shards_are_taken(processes: Processes) -> None:
    first, _, _ = await processes.start("first", GONE)
    session = await open_match(first)
    second, _, _ = await processes.start("second")
    second.leave(range(SHARDS))
    assert await second.take([OTHER_SHARD]) == []
    (taken,) = await second.take([SHARD])
    assert taken.id == session.id


async def test_nothing_is_opened_on_a_shard_of_another_process(processes: Processes) -> None:
    await processes.start("first")
    second, _, _ = await processes.start("second")
    assert not second.has(GUILD)
    with pytest.raises(SessionRefusal, match="moved"):
        await open_match(second)


async def test_when_another_process_forgets_who_has_left_one_move_is_refused_and_the_game_goes_on(
    processes: Processes,
) -> None:
    first, _, _ = await processes.start("first")
    second, _, _ = await processes.start("second")
    session = await open_match(first)
    await session.do(actions.leave, CAT)
    await second.forget(CAT)
    with pytest.raises(SessionRefusal, match="not_saved"):
        await answer_once(session, Random(1))
    assert session.table.seat_of(CAT) is None
    await play_on(session, Random(1), 9)


async def test_a_user_who_plays_elsewhere_cannot_be_forgotten(processes: Processes) -> None:
    first, _, _ = await processes.start("first")
    second, _, _ = await processes.start("second")
    await open_match(first)
    with pytest.raises(SessionRefusal, match="still_seated"):
        await second.forget(CAT)


async def test_an_unreadable_game_of_another_process_makes_no_room(processes: Processes) -> None:
    """That process may be of a newer version, and read it."""
    first, store, _ = await processes.start("first")
    second, _, _ = await processes.start("second")
    await spoil(store, (await open_match(first)).id, half)
    with pytest.raises(SessionRefusal, match="moved"):
        await open_match(second)
