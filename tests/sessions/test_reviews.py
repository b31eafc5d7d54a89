"""Reviews of finished games: asked for, worked out one after another, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from bot.players.reviewing.points import Found
from bot.players.reviewing.process import Job
from bot.sessions import actions
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import Registry
from bot.sessions.reviews import MOST_OF_USER, Reviewed, Reviews
from bot.sessions.session import Session
from bot.store.reviews import keep_review, of_seat
from bot.worker import NotDone
from tests.clock import FakeClock
from tests.sessions.running import TroubledStore, open_match, play_on
from tests.sessions.tables import ANN, BEN, CLASSIC, GUILD
from tests.thinking import review_at_once


class Waiting:
    """Has jobs done only when it is told to."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Job, Future[Found | int]]] = []

    def work_out(self, job: Job) -> Future[Found | int]:
        """Take a job."""
        result: Future[Found | int] = Future()
        self.jobs.append((job, result))
        return result

    def go_on(self) -> None:
        """Do the job that waits."""
        job, result = self.jobs.pop()
        result.set_result(review_at_once(job).result())


@pytest.fixture
def waiting() -> Waiting:
    return Waiting()


@pytest.fixture
async def reviews(store: TroubledStore, clock: FakeClock, waiting: Waiting) -> AsyncIterator[Reviews]:
    reviews = Reviews(store, clock, waiting.work_out)
    yield reviews
    reviews.close()


async def over(registry: Registry, channel: int = 2, target: int = 60) -> Session:
    """A match that was played to its end."""
    session = await open_match(registry, channel=channel, options=CLASSIC.with_(target=target))
    await play_on(session, Random(4))
    return session


async def worked_out(reviews: Reviews, session: Session) -> Reviewed:
    """What Ann is shown as soon as her review is ready."""
    while not (found := await reviews.ask(session.id, GUILD, 0, ANN)).is_ready:
        assert found.work is not None
        await found.work.changed.wait()
    return found


async def test_it_is_worked_out_once_and_kept(registry: Registry, store: TroubledStore, clock: FakeClock) -> None:
    session = await over(registry, target=200)
    reviews = Reviews(store, clock, review_at_once)
    asked = await reviews.ask(session.id, GUILD, 0, ANN)
    assert asked.rounds == ()
    assert asked.total == session.table.view(None).round > 1
    assert not asked.is_ready
    assert asked.work is not None
    found = await worked_out(reviews, session)
    assert found.work is None
    assert [review.round for review in found.rounds] == list(range(1, found.total + 1))
    assert found.rounds == await reviews.kept(session.id, 0)
    again = Reviews(store, clock, Waiting().work_out)
    assert (await again.ask(session.id, GUILD, 0, ANN)).rounds == found.rounds


async def test_what_is_asked_for_twice_is_one_review(registry: Registry, reviews: Reviews, waiting: Waiting) -> None:
    session = await over(registry)
    first = await reviews.ask(session.id, GUILD, 0, ANN)
    again = await reviews.ask(session.id, GUILD, 0, ANN)
    assert first.work is again.work
    await asyncio.sleep(0)
    assert len(waiting.jobs) == 1


async def test_of_several_one_comes_after_another(registry: Registry, reviews: Reviews, waiting: Waiting) -> None:
    sessions = [await over(registry, channel) for channel in (2, 3)]
    first = await reviews.ask(sessions[0].id, GUILD, 0, ANN)
    second = await reviews.ask(sessions[1].id, GUILD, 1, BEN)
    assert (first.before, second.before) == (0, 1)
    await asyncio.sleep(0)
    waiting.go_on()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    waiting.go_on()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert first.work is not None
    assert 0 < first.work.share < 1


async def test_nobody_floods_it(registry: Registry, reviews: Reviews) -> None:
    sessions = [await over(registry, channel) for channel in range(2, 3 + MOST_OF_USER)]
    for session in sessions[:-1]:
        await reviews.ask(session.id, GUILD, 0, ANN)
    with pytest.raises(SessionRefusal, match="too_many_reviews"):
        await reviews.ask(sessions[-1].id, GUILD, 0, ANN)
    assert (await reviews.ask(sessions[0].id, GUILD, 0, ANN)).work is not None
    assert (await reviews.ask(sessions[-1].id, GUILD, 1, BEN)).work is not None


async def test_what_fails_is_said_once_and_tried_again_then(
    registry: Registry, reviews: Reviews, waiting: Waiting, caplog: pytest.LogCaptureFixture
) -> None:
    session = await over(registry)
    asked = await reviews.ask(session.id, GUILD, 0, ANN)
    await asyncio.sleep(0)
    _, result = waiting.jobs.pop()
    result.set_exception(NotDone("The process ended twice while it did this."))
    assert asked.work is not None
    await asked.work.changed.wait()
    with pytest.raises(SessionRefusal, match="review_failed"):
        await reviews.ask(session.id, GUILD, 0, ANN)
    assert (await reviews.ask(session.id, GUILD, 0, ANN)).work is not None
    caplog.clear()


async def test_former_reckonings_are_worked_out_anew(
    registry: Registry, store: TroubledStore, clock: FakeClock
) -> None:
    session = await over(registry)
    reviews = Reviews(store, clock, review_at_once)
    await worked_out(reviews, session)
    [kept, *_] = await store.read(of_seat, session.id, 0)
    await store.keep_house(partial(keep_review, kept=replace(kept, reckoning=0), user_id=ANN))
    assert (await reviews.ask(session.id, GUILD, 0, ANN)).work is not None


async def test_only_rounds_that_are_over(registry: Registry, reviews: Reviews) -> None:
    session = await open_match(registry)
    await play_on(session, Random(1), 5)
    with pytest.raises(SessionRefusal, match="still_running"):
        await reviews.ask(session.id, GUILD, 0, ANN)
    await session.do(actions.stop, ANN, is_moderator=True)
    with pytest.raises(SessionRefusal, match="no_round"):
        await reviews.ask(session.id, GUILD, 0, ANN)
    with pytest.raises(SessionRefusal, match="unknown_game"):
        await reviews.ask(session.id, GUILD + 1, 0, ANN)
