"""Games while the machine's clock is set: no time runs out because of it, and none stands still."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.sessions import actions, deadlines
from bot.sessions.registry import Registry
from bot.sessions.session import Session
from bot.store.games import GameStatus
from tests.clock import NOW, FakeClock
from tests.sessions.running import (
    Recorder,
    TroubledStore,
    move,
    new_registry,
    open_lobby,
    open_match,
    stored,
)
from tests.sessions.tables import TURN
from tests.stepped_clock import SteppedClock

HOUR = timedelta(hours=1)
TURN_S = TURN.total_seconds()
SLEEPS_S = deadlines.TABLE_WAITS.total_seconds()
CLOSES_S = deadlines.LOBBY_WAITS.total_seconds()
SLOWER = 1.1
"""How much longer anything may take while the clock is followed."""


@pytest.fixture
async def clock() -> FakeClock:
    """A clock of a machine that can be set."""
    return SteppedClock()


def step(clock: FakeClock, by: timedelta) -> None:
    assert isinstance(clock, SteppedClock)
    clock.step(by)


def status_of(session: Session) -> GameStatus:
    return session.table.status


@pytest.mark.parametrize("by", [-HOUR, HOUR])
async def test_a_turn_lasts_as_long_as_before(registry: Registry, clock: FakeClock, by: timedelta) -> None:
    session = await open_match(registry)
    answers = session.table.answers
    step(clock, by)
    await clock.advance(TURN_S / SLOWER)
    assert session.table.answers == answers
    await clock.advance(TURN_S * SLOWER - TURN_S / SLOWER)
    assert session.table.answers == answers + 1


@pytest.mark.parametrize("by", [-HOUR, HOUR])
async def test_a_lobby_closes_as_before(registry: Registry, clock: FakeClock, by: timedelta) -> None:
    session = await open_lobby(registry)
    step(clock, by)
    await clock.advance(CLOSES_S / SLOWER)
    assert status_of(session) is GameStatus.LOBBY
    await clock.advance(CLOSES_S * SLOWER - CLOSES_S / SLOWER)
    assert status_of(session) is GameStatus.ENDED


@pytest.mark.parametrize("by", [-HOUR, HOUR])
async def test_a_table_falls_asleep_as_before(registry: Registry, clock: FakeClock, by: timedelta) -> None:
    session = await open_match(registry)
    step(clock, by)
    await clock.advance(SLEEPS_S / SLOWER)
    assert status_of(session) is GameStatus.PLAYING
    await clock.advance(SLEEPS_S * SLOWER - SLEEPS_S / SLOWER)
    assert status_of(session) is GameStatus.ASLEEP


# A clock that was set while the bot did not run


async def test_after_a_restart_nothing_waits_for_a_moment_that_is_far_away(
    registry: Registry, store: TroubledStore, presenter: Recorder
) -> None:
    match, lobby = await open_match(registry), await open_lobby(registry, channel=77)
    registry.close()
    clock = FakeClock(NOW - HOUR)
    again = new_registry(store, clock, presenter)
    again.resume(await again.take())
    restored, waiting = again.get(match.id), again.get(lobby.id)
    assert restored is not None
    assert waiting is not None
    assert restored.table.deadline == clock.now() + TURN
    assert waiting.table.updated == restored.table.seen == clock.now()
    answers = restored.table.answers
    await clock.advance(TURN_S)
    assert restored.table.answers == answers + 1
    await clock.advance(CLOSES_S - TURN_S)
    assert waiting.table.status is GameStatus.ENDED
    again.close()


async def test_moments_that_may_be_right_stay(registry: Registry) -> None:
    table = (await open_match(registry)).table
    assert deadlines.without_future(table, NOW) is table
    assert deadlines.without_future(table, NOW + HOUR) is table


async def test_a_sleeping_game_is_not_kept_alive_by_restarts(
    registry: Registry, store: TroubledStore, clock: FakeClock, presenter: Recorder
) -> None:
    session = await open_match(registry)
    await move(session)
    await session.do(actions.sleep)
    asleep_since = session.table.updated
    registry.close()
    for days in (1, 2):
        later = FakeClock(NOW + timedelta(days=days))
        again = new_registry(store, later, presenter)
        (restored,) = await again.take()
        await restored.check()
        await later.advance(SLEEPS_S)
        again.close()
        assert (await stored(store, session)).updated == restored.table.updated == asleep_since
