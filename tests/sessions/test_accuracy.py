"""How accurately a daily deal was played: reckoned behind it, once, by its review."""

from __future__ import annotations

import logging
from concurrent.futures import Future
from dataclasses import replace

import pytest

from bot.players.reviewing.points import Found
from bot.players.reviewing.process import Job
from bot.players.reviewing.review import Choice, Decision, Mark, RoundReview
from bot.sessions import daily
from bot.sessions.accuracy import Accuracies, accuracy_of
from bot.sessions.registry import Registry
from bot.sessions.reviews import Reviews
from bot.store import daily as stored
from bot.store.reviews import of_seat
from bot.worker import NotDone
from tests.clock import FakeClock
from tests.sessions.running import TroubledStore
from tests.sessions.tables import ANN
from tests.sessions.test_daily import DAY, begin, play_on
from tests.sessions.test_session import until
from tests.thinking import review_at_once


def decision(loss: float) -> Decision:
    """A decision at which the answer cost so much."""
    choices = (Choice("A draw", 0.9), Choice("A pass", 0.9 - loss))
    return Decision(1, "A pass" if loss else "A draw", is_timeout=False, choices=choices, error=0.001, tables=100)


def reviewed(*losses: float) -> RoundReview:
    """A review with decisions that cost so much."""
    return RoundReview(1, 0, 0, 0.25, 1.0, tuple(map(decision, losses)), (), ((0.25, 0.25, 0.25, 0.25),))


@pytest.mark.parametrize(
    ("losses", "accuracy"),
    [((0.0,), 100), ((0.0, 0.02), 100), ((0.0, 0.05), 50), ((0.3, 0.0, 0.01), 67), ((0.2,), 0), ((), None)],
)
def test_accuracy_is_the_share_of_good_decisions(losses: tuple[float, ...], accuracy: int | None) -> None:
    assert accuracy_of(reviewed(*losses)) == accuracy
    assert decision(0.02).mark is Mark.FINE


@pytest.fixture
def accuracies(registry: Registry, store: TroubledStore, clock: FakeClock) -> Accuracies:
    return Accuracies(store, registry, clock, Reviews(store, clock, review_at_once))


async def test_it_is_reckoned_once_and_shown(
    registry: Registry, store: TroubledStore, clock: FakeClock, accuracies: Accuracies
) -> None:
    assert not await accuracies.reckon_next()
    session = await begin(registry)
    await play_on(session, clock)
    assert await accuracies.reckon_next()
    assert not await accuracies.reckon_next()
    result = await store.read(stored.result_of, ANN, daily.number_of(DAY))
    assert result is not None
    assert result.accuracy is not None
    assert 0 <= result.accuracy <= 100
    assert len(await store.read(of_seat, session.id, daily.PLAYER)) == 1
    await until(lambda: session.table.daily is not None and session.table.daily.result.accuracy == result.accuracy)


async def test_what_fails_is_not_tried_again(
    registry: Registry, store: TroubledStore, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_job: Job) -> Future[Found | int]:
        failed: Future[Found | int] = Future()
        failed.set_exception(NotDone("it was too slow"))
        return failed

    accuracies = Accuracies(store, registry, clock, Reviews(store, clock, fail))
    await play_on(await begin(registry), clock)
    with caplog.at_level(logging.WARNING):
        assert await accuracies.reckon_next()
    assert "could not be reckoned" in caplog.text
    assert not await accuracies.reckon_next()
    result = await store.read(stored.result_of, ANN, daily.number_of(DAY))
    assert result is not None
    assert result.accuracy is None


async def test_of_a_game_that_is_gone_nothing_is_reckoned(
    registry: Registry, store: TroubledStore, clock: FakeClock, accuracies: Accuracies
) -> None:
    session = await begin(registry)
    await play_on(session, clock)
    result = daily.result_of(session.table)
    assert result is not None
    await store.save(replace(result, user_id=ANN + 1000, game_id="gone"))
    while await accuracies.reckon_next():
        pass
    found = await store.read(stored.result_of, ANN + 1000, daily.number_of(DAY))
    assert found is not None
    assert found.accuracy is None
