"""A match against computers alone may run fast: they answer without their pauses until the player is asked."""

from __future__ import annotations

from random import Random

import pytest

from bot.players.levels import Easy
from bot.rules.calls import UNO
from bot.sessions import actions
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import Registry
from bot.sessions.session import Session
from tests.clock import FakeClock
from tests.sessions.running import Recorder, answer_once, open_match
from tests.sessions.tables import ANN, BEN, CAT


async def alone(registry: Registry) -> Session:
    """Ann's match against three computers, one of which is asked."""
    session = await open_match(registry, BEN, computers=3)
    await session.do(actions.leave, BEN)
    chance = Random(3)
    while session.table.asked == 0:
        await answer_once(session, chance)
    return session


async def test_computers_answer_at_once_until_the_player_is_asked(registry: Registry, clock: FakeClock) -> None:
    session, chance = await alone(registry), Random(5)
    for _ in range(40):
        if session.table.view(None).over:
            break
        if session.table.asked == 0:
            await answer_once(session, chance)
            continue
        began = clock.now()
        await session.skip(ANN)
        assert session.table.is_skipping
        while session.table.asked not in {0, None}:
            await clock.advance(0)
        assert clock.now() == began
        assert not session.table.is_skipping


async def test_their_own_calls_come_before_their_answers(
    registry: Registry, clock: FakeClock, presenter: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Easy, "call", lambda _, view: UNO if UNO in view.options else None)
    session, chance = await alone(registry), Random(7)
    while not session.table.decided and clock.timers:
        if session.table.view(None).over:
            break
        if session.table.asked == 0:
            await answer_once(session, chance)
        else:
            await session.skip(ANN)
            await clock.advance(0)
    for _, update in presenter.shown:
        assert not any(seat != 0 for seat in update.forgot), "a computer that calls had the time to"


@pytest.mark.parametrize("user", [CAT, BEN])
async def test_only_that_player_may(registry: Registry, user: int) -> None:
    session = await alone(registry)
    if user == CAT:
        with pytest.raises(SessionRefusal, match="not_seated"):
            await session.skip(user)
    else:
        await session.skip(user)
    assert not session.table.is_skipping


async def test_not_where_other_people_play(registry: Registry) -> None:
    session, chance = await open_match(registry, BEN, computers=2), Random(3)
    while session.table.asked in session.table.present_seats:
        await answer_once(session, chance)
    await session.skip(ANN)
    assert not session.table.is_skipping
