"""Hard computers at a running table: their thoughts come in time, late, or not at all, and the game goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import Future

import pytest

from bot.players import Decision, Thought
from bot.players.fixed import FixedThought
from bot.rules.events import CardsDrawn
from bot.rules.view import answers
from bot.sessions import actions, lobby
from bot.sessions.computers import PATIENCE_S, THINKS_S
from bot.sessions.registry import Registry
from bot.sessions.session import Session
from bot.store.store import Store
from bot.worker import NotDone
from tests.clock import FakeClock
from tests.sessions.running import Recorder, move, new_registry
from tests.sessions.tables import ANN, CLASSIC

DUE_S = THINKS_S[1]


class Thinking:
    """Thinks nothing out by itself: a test says what becomes of each thought."""

    def __init__(self) -> None:
        self.asked: list[tuple[Thought, float, Future[Decision]]] = []

    def __call__(self, thought: Thought | FixedThought, within_s: float) -> Future[Decision]:
        """Remember what is asked."""
        assert isinstance(thought, Thought)
        decision: Future[Decision] = Future()
        self.asked.append((thought, within_s, decision))
        return decision

    @property
    def last(self) -> Future[Decision]:
        """What was asked last."""
        return self.asked[-1][2]

    def verbs(self) -> set[str]:
        """Return what can be answered."""
        return {option.verb for option in answers(self.asked[-1][0].view)}

    def draws(self) -> Decision:
        """Return the decision to draw, which no sensible player who can play makes."""
        options = answers(self.asked[-1][0].view)
        return Decision(next(option for option in options if option.verb == "draw"), 1, is_cut_short=False)


@pytest.fixture
def thinking() -> Thinking:
    return Thinking()


@pytest.fixture
async def registry(store: Store, clock: FakeClock, presenter: Recorder, thinking: Thinking) -> AsyncIterator[Registry]:
    running = new_registry(store, clock, presenter, thinking)
    await running.take()
    yield running
    running.close()


@pytest.fixture
async def session(registry: Registry, clock: FakeClock, thinking: Thinking) -> Session:
    """A table where a hard computer has just begun to think."""
    session = await registry.open(1, 2, ANN, "Ann", CLASSIC.with_(turn_seconds=None), "en-US")
    await session.do(lobby.add_computer, ANN, "hard")
    await session.do(actions.start, ANN)
    await until_it_thinks(session, clock, thinking)
    return session


async def until_it_thinks(session: Session, clock: FakeClock, thinking: Thinking) -> None:
    """Let them play until the computer thinks of something new, and may play a card or draw."""
    before = len(thinking.asked)
    while len(thinking.asked) == before or thinking.last.done() or not {"play", "draw"} <= thinking.verbs():
        if session.table.asked == 0:
            await move(session)
        else:
            await clock.advance(0.1)


def drew(presenter: Recorder) -> bool:
    """Tell whether the computer drew a card."""
    update = presenter.updates[-1]
    return any(isinstance(event, CardsDrawn) and event.seat == 1 for event in update.seen_by(None))


async def test_it_seems_to_think_until_the_moment_comes(
    session: Session, clock: FakeClock, presenter: Recorder, thinking: Thinking
) -> None:
    version, (_, within_s, decision) = session.table.version, thinking.asked[-1]
    assert THINKS_S[0] <= within_s <= THINKS_S[1]
    decision.set_running_or_notify_cancel()
    decision.set_result(thinking.draws())
    await clock.advance(within_s - 0.2)
    assert session.table.version == version
    await clock.advance(0.3)
    assert drew(presenter)


async def test_what_is_not_begun_when_it_is_due_is_answered_sensibly_without(
    session: Session, clock: FakeClock, presenter: Recorder, thinking: Thinking
) -> None:
    decision = thinking.last
    await clock.advance(DUE_S)
    assert decision.cancelled()
    assert presenter.updates[-1].seat == 1
    assert not drew(presenter)


async def test_what_is_late_is_waited_for_a_little(
    session: Session, clock: FakeClock, presenter: Recorder, thinking: Thinking
) -> None:
    version, (_, within_s, decision) = session.table.version, thinking.asked[-1]
    decision.set_running_or_notify_cancel()
    await clock.advance(within_s + PATIENCE_S / 2)
    assert session.table.version == version
    before = asyncio.all_tasks()
    decision.set_result(thinking.draws())
    for _ in range(3):  # it is heard of from another thread
        await asyncio.sleep(0)
    await asyncio.wait(asyncio.all_tasks() - before)
    assert drew(presenter)


async def test_what_hangs_is_answered_without_and_comes_too_late(
    session: Session, clock: FakeClock, presenter: Recorder, thinking: Thinking
) -> None:
    version, (_, within_s, decision) = session.table.version, thinking.asked[-1]
    decision.set_running_or_notify_cancel()
    await clock.advance(within_s + PATIENCE_S + 0.01)
    assert session.table.version == version + 1
    assert not drew(presenter)
    decision.set_result(thinking.draws())
    await clock.advance(0)
    assert session.table.version == version + 1


async def test_what_fails_is_answered_without(
    session: Session, clock: FakeClock, presenter: Recorder, thinking: Thinking, caplog: pytest.LogCaptureFixture
) -> None:
    version, decision = session.table.version, thinking.last
    decision.set_running_or_notify_cancel()
    decision.set_exception(NotDone("The process ended twice while it did this."))
    await clock.advance(DUE_S)
    assert session.table.version > version
    assert not drew(presenter)
    assert "A computer player could not decide" in caplog.text


async def test_a_table_that_changes_is_thought_about_anew(
    session: Session, registry: Registry, thinking: Thinking
) -> None:
    former = thinking.last
    await session.do(actions.post, 5)
    assert former.cancelled()
    assert not thinking.last.done()
    registry.close()
    assert thinking.last.cancelled()


async def test_what_it_remembers_stays_with_the_table(session: Session, clock: FakeClock, thinking: Thinking) -> None:
    seen = len(thinking.asked[-1][0].memory.discards)
    for _ in range(3):
        await until_it_thinks(session, clock, thinking)
    thought = thinking.asked[-1][0]
    assert len(thought.memory.discards) > seen
    assert thought.memory.known[1] == list(thought.view.hand)
