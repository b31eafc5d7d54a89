"""What the bot does beside the games: ratings are shown when they are counted, and what is old is cleared away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from random import Random

import pytest

from bot.sessions import actions
from bot.sessions.housekeeping import Housekeeping
from bot.sessions.registry import Registry
from bot.sessions.table import Update
from bot.store import clearing, history, stats
from bot.store.counting import begin_again
from bot.store.errors import StoreError
from bot.store.games import GameStatus, by_id
from bot.store.store import Store
from tests.clock import FakeClock
from tests.sessions.matches import play_at_random
from tests.sessions.running import Recorder, TroubledStore, count_all, open_lobby, open_match, open_won
from tests.sessions.tables import ANN, BEN, CAT, CHANNEL, GUILD
from tests.thinking import think_at_once

MONTH_S = timedelta(days=30).total_seconds()
DAY_S = timedelta(days=1).total_seconds()


@pytest.fixture
def housekeeping(store: TroubledStore, registry: Registry, clock: FakeClock) -> Housekeeping:
    return Housekeeping(store, registry, clock)


@pytest.fixture
async def running(housekeeping: Housekeeping) -> AsyncIterator[None]:
    """It runs as in the bot."""
    task = asyncio.create_task(housekeeping.run())
    yield
    task.cancel()


async def until(truth: Callable[[], bool]) -> None:
    """Let the tasks of this process go on until something is so."""
    async with asyncio.timeout(30):
        while not truth():  # noqa: ASYNC110  (nobody tells when)
            await asyncio.sleep(0.005)


@pytest.mark.usefixtures("running")
async def test_the_end_shows_the_ratings_as_soon_as_they_are_counted(
    registry: Registry, store: TroubledStore, presenter: Recorder
) -> None:
    session = await open_won(registry)
    assert session.table.ratings is None
    shown = len(presenter.shown)
    await until(lambda: session.table.ratings is not None)
    assert session.table.ratings == await store.read(stats.rating_changes, session.id)
    assert presenter.shown[shown:] == [(session.table, Update())]


async def test_what_another_process_counts_is_shown_as_well(
    registry: Registry, store: TroubledStore, housekeeping: Housekeeping, presenter: Recorder
) -> None:
    session = await open_won(registry)
    await count_all(store)
    await housekeeping.count()
    assert session.table.ratings
    shown = len(presenter.shown)
    await housekeeping.count()
    assert len(presenter.shown) == shown, "once"


async def test_the_end_of_a_match_that_moves_no_rating_is_shown_once(
    registry: Registry, housekeeping: Housekeeping, presenter: Recorder
) -> None:
    session = await play_at_random(registry, Random(2), (ANN,), computers=1, scoring="single")
    assert session.table.decided
    shown = len(presenter.shown)
    await housekeeping.count()
    assert session.table.ratings == ()
    assert len(presenter.shown) == shown
    assert registry.unrated() == []


async def test_while_everything_is_counted_again_ends_wait_for_their_turn(
    registry: Registry, store: TroubledStore, housekeeping: Housekeeping
) -> None:
    await open_won(registry)
    await housekeeping.count()
    await store.keep_house(begin_again)
    second = await open_won(registry)
    assert registry.unrated() == [second]
    await housekeeping.count()
    changes = second.table.ratings
    assert changes is not None
    assert all(change.here[0] != 1000 for change in changes), "the first was counted before it"


@pytest.mark.usefixtures("running")
async def test_it_goes_on_when_the_database_is_back(
    registry: Registry, store: TroubledStore, caplog: pytest.LogCaptureFixture
) -> None:
    store.is_unreadable = True
    with caplog.at_level(logging.WARNING):
        store.end_saved.set()
        await until(lambda: "The house is not kept" in caplog.text)
    store.is_unreadable = False
    session = await open_won(registry)
    await until(lambda: session.table.ratings is not None)


async def test_a_game_that_slept_for_30_days_is_over_without_a_result(
    registry: Registry, store: TroubledStore, housekeeping: Housekeeping, clock: FakeClock, presenter: Recorder
) -> None:
    session = await open_match(registry)
    await session.do(actions.leave, CAT)
    await session.do(actions.sleep)
    clock.pass_by(MONTH_S - 1)
    await housekeeping.clear()
    assert session.table.status is GameStatus.ASLEEP
    clock.pass_by(1)
    shown = len(presenter.shown)
    await housekeeping.clear()
    await housekeeping.clear()
    assert (session.table.status, session.table.ended) == (GameStatus.ENDED, clock.now())
    assert len(presenter.shown) == shown, "nobody looks at it"
    assert registry.in_channel(CHANNEL) is None
    await count_all(store)
    assert await store.read(stats.stats, CAT) is None
    await open_match(registry)


async def test_a_game_that_another_process_has_ended_is_over_here_too(
    registry: Registry, store: TroubledStore, housekeeping: Housekeeping, clock: FakeClock
) -> None:
    session = await open_match(registry)
    await session.do(actions.sleep)
    clock.pass_by(MONTH_S)
    other = Housekeeping(store, Registry(store, clock, Recorder(), think_at_once), clock)
    await other.clear()
    before = session.table
    await housekeeping.clear()
    assert (before.status, session.table.status) == (GameStatus.ASLEEP, GameStatus.ENDED)


async def test_lobbies_that_never_dealt_leave_nothing(
    registry: Registry, store: TroubledStore, housekeeping: Housekeeping, clock: FakeClock
) -> None:
    closed, forsaken = await open_lobby(registry), await open_lobby(registry, channel=CHANNEL + 1)
    await closed.do(actions.end)
    clock.pass_by(DAY_S)
    await housekeeping.clear()
    assert await store.read(by_id, closed.id) is None
    assert forsaken.table.status is GameStatus.ENDED
    again = await registry.rematch(closed, ANN)
    assert [seat.user for seat in again.table.seats] == [ANN]
    assert [seat.user for seat in again.table.invited] == [BEN, CAT]
    clock.pass_by(DAY_S)
    await housekeeping.clear()
    assert await store.read(by_id, forsaken.id) is None


async def test_a_server_that_removed_the_bot_is_forgotten_after_30_days(
    registry: Registry, store: TroubledStore, housekeeping: Housekeeping, clock: FakeClock
) -> None:
    session = await open_won(registry)
    await housekeeping.count()
    await housekeeping.note_guilds([], lambda guild: guild != GUILD)
    clock.pass_by(2 * MONTH_S)
    await housekeeping.clear()
    assert (await store.read(history.of_guild, GUILD)).total == 1, "it is another process's"
    await housekeeping.note_guilds([], lambda guild: guild == GUILD)
    clock.pass_by(MONTH_S - 1)
    await housekeeping.clear()
    assert (await store.read(history.of_guild, GUILD)).total == 1
    clock.pass_by(1)
    await housekeeping.clear()
    assert await store.read(clearing.known_guilds) == set()
    assert registry.get(session.id) is None


async def test_a_server_that_takes_the_bot_back_keeps_what_it_had(
    registry: Registry, store: TroubledStore, housekeeping: Housekeeping, clock: FakeClock
) -> None:
    await open_won(registry)
    await housekeeping.count()
    await housekeeping.note_guilds([], lambda guild: guild == GUILD)
    clock.pass_by(MONTH_S)
    await housekeeping.note_guilds([GUILD], lambda _: True)
    await housekeeping.clear()
    assert (await store.read(history.of_guild, GUILD)).total == 1


async def test_where_the_database_fails_a_server_is_compared_another_time(
    store: TroubledStore, housekeeping: Housekeeping, caplog: pytest.LogCaptureFixture
) -> None:
    store.is_unreadable = True
    await housekeeping.note_guilds([GUILD], lambda _: True)
    assert "The house is not kept" in caplog.text


async def test_forgetting_waits_for_no_move_and_no_move_for_it(store: TroubledStore, registry: Registry) -> None:
    """It is done on the connection for housekeeping."""
    session = await open_won(registry)
    store.goes_on.clear()
    await registry.forget(BEN)
    assert session.table.seat_of(BEN) is None
    store.goes_on.set()


async def test_a_failing_count_is_told_as_one_of_the_store(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.keep_house(lambda connection: connection.exec_driver_sql("SELECT nothing FROM nowhere"))
    assert await store.keep_house(lambda connection: connection.exec_driver_sql("SELECT 1").scalar()) == 1
