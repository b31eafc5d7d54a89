"""A running session: what is done is computed, committed and published, in this order, or not at all."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from random import Random

import pytest

from bot.rules.agenda import Option
from bot.rules.refusal import IllegalMove
from bot.sessions import actions, lobby
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import Registry
from bot.sessions.stored import SaveTable
from bot.sessions.table import Update
from bot.sessions.uno_race import CATCH_AFTER
from bot.store.errors import GameMoved, StoreError
from bot.store.games import answers_of
from tests.clock import NOW, FakeClock
from tests.sessions.running import (
    Recorder,
    TroubledStore,
    answer_once,
    count_all,
    last_move,
    move,
    open_lobby,
    open_match,
    stored,
)
from tests.sessions.tables import ANN, BEN, CAT, CLASSIC, DAN, asked


async def until(truth: Callable[[], bool]) -> None:
    """Let everything run until something is so."""
    async with asyncio.timeout(60):
        while not truth():  # noqa: ASYNC110  (there is no event to wait for)
            await asyncio.sleep(0.001)


async def until_it_waits(*tasks: asyncio.Task[object]) -> None:
    """Let these tasks run until they wait for the store."""
    for _ in range(50):
        await asyncio.sleep(0)
    assert not any(task.done() for task in tasks)


# Computed, committed, published


async def test_a_move_is_computed_then_committed_then_published(
    registry: Registry, store: TroubledStore, presenter: Recorder
) -> None:
    session = await open_match(registry)
    before = session.table
    presenter.log.clear()
    store.goes_on.clear()
    moving = asyncio.create_task(move(session))
    await until_it_waits(moving)
    assert presenter.log == [f"prepare {before.version + 1}"]
    assert session.table is before, "who looks meanwhile waits for nothing, and sees what is stored"
    assert session.table.view(None).prompt is not None
    assert (await stored(store, session)).version == before.version
    store.goes_on.set()
    update = await moving
    assert presenter.log == [f"prepare {before.version + 1}", "saved", f"show {before.version + 1}"]
    assert presenter.prepared[-1] is session.table
    assert presenter.shown[-1] == (session.table, update)
    assert (await stored(store, session)).version == session.table.version == before.version + 1


async def test_every_answer_is_in_the_store_when_its_player_is_told(registry: Registry, store: TroubledStore) -> None:
    session = await open_match(registry)
    for count in range(2, 30):
        await move(session)
        assert len(await store.read(answers_of, session.id)) == session.table.answers == count


async def test_what_is_refused_is_neither_saved_nor_shown(
    registry: Registry, store: TroubledStore, presenter: Recorder
) -> None:
    session = await open_match(registry)
    before, log = session.table, [*presenter.log]
    user, number, answers = asked(before)
    with pytest.raises(IllegalMove, match="stale"):
        await session.do(actions.play, user, answers[0], number - 1)
    with pytest.raises(SessionRefusal, match="not_seated"):
        await session.do(actions.leave, DAN)
    assert await session.do(actions.mark_present, ANN) is None
    assert session.table is before
    assert presenter.log == log
    assert (await stored(store, session)).version == before.version


async def test_a_wrong_catch_is_told_and_costs_catching_alone_although_nothing_is_saved(
    registry: Registry, store: TroubledStore, presenter: Recorder
) -> None:
    session = await open_match(registry)
    log = [*presenter.log]
    user, _, _ = asked(session.table)
    seat = session.table.seated(user)
    catch = Option("catch", (seat + 1) % 3)
    for _ in range(2):
        with pytest.raises(SessionRefusal, match="paused"):
            await session.do(actions.call, user, catch)
    assert presenter.log == log
    await move(session)
    assert (await stored(store, session)).version == session.table.version


# Saves that fail


async def test_a_move_that_cannot_be_saved_was_not_made(
    registry: Registry, store: TroubledStore, presenter: Recorder
) -> None:
    session = await open_match(registry)
    before, shown = session.table, len(presenter.shown)
    store.failure = StoreError("The disk is full.")
    for _ in range(2):
        with pytest.raises(SessionRefusal, match="not_saved"):
            await move(session)
    assert session.table is before
    assert len(presenter.shown) == shown
    store.failure = None
    await move(session)
    assert session.table.version == before.version + 1
    assert len(await store.read(answers_of, session.id)) == 2


async def test_a_move_that_was_saved_although_the_database_did_not_say_so_is_made(
    registry: Registry, store: TroubledStore, presenter: Recorder
) -> None:
    session = await open_match(registry)
    user, number, answers = asked(session.table)
    store.loses_answers = True
    update = await session.do(actions.play, user, answers[0], number)
    store.loses_answers = False
    assert update is not None
    assert session.table.version == (await stored(store, session)).version
    assert presenter.shown[-1] == (session.table, update)
    with pytest.raises(IllegalMove, match="stale"):
        await session.do(actions.play, user, answers[0], number)
    await move(session)
    assert [answer.number for answer in await store.read(answers_of, session.id)] == [1, 2, 3]


async def test_where_the_database_cannot_be_read_either_the_next_move_reads_it(
    registry: Registry, store: TroubledStore
) -> None:
    session = await open_match(registry)
    user, number, answers = asked(session.table)
    store.loses_answers = store.is_unreadable = True
    with pytest.raises(SessionRefusal, match="not_saved"):
        await session.do(actions.play, user, answers[0], number)
    before = session.table
    store.loses_answers = store.is_unreadable = False
    with pytest.raises(IllegalMove, match="stale"):
        await session.do(actions.play, user, answers[0], number)
    assert session.table.version == before.version + 1
    await move(session)


async def test_what_others_saved_meanwhile_is_taken_over(registry: Registry, store: TroubledStore) -> None:
    session = await open_match(registry)
    await store.save(SaveTable(actions.leave(session.table, NOW, CAT), session.table))
    with pytest.raises(SessionRefusal, match="not_saved"):
        await move(session)
    assert session.table.view(None).in_match == (True, True, False)
    await move(session)


async def test_in_a_game_of_another_process_nothing_is_done(registry: Registry, store: TroubledStore) -> None:
    session = await open_match(registry)
    before = session.table
    store.failure = GameMoved("Another process runs it.")
    with pytest.raises(SessionRefusal, match="moved"):
        await move(session)
    assert session.table is before


async def test_a_move_goes_on_when_its_caller_is_gone(registry: Registry, store: TroubledStore) -> None:
    session = await open_match(registry)
    user, number, answers = asked(session.table)
    store.goes_on.clear()
    moving = asyncio.create_task(session.do(actions.play, user, answers[0], number))
    await until_it_waits(moving)
    moving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await moving
    again = asyncio.create_task(session.do(actions.play, user, answers[0], number))
    await until_it_waits(again)
    store.goes_on.set()
    with pytest.raises(IllegalMove, match="stale"):
        await again
    assert len(await store.read(answers_of, session.id)) == session.table.answers == 2


async def test_a_save_that_is_refused_when_the_game_is_given_up_is_no_error(
    registry: Registry, store: TroubledStore, caplog: pytest.LogCaptureFixture
) -> None:
    session = await open_match(registry)
    store.goes_on.clear()
    store.failure = GameMoved("Another process has the shard.")
    moving = asyncio.create_task(move(session))
    await until_it_waits(moving)
    session.close()
    moving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await moving
    saving = session._saving
    assert saving is not None
    store.goes_on.set()
    await asyncio.wait([saving])
    await asyncio.sleep(0)
    saving = session._saving = None
    gc.collect()
    assert caplog.records == []


async def test_a_move_whose_caller_is_gone_is_shown_by_itself(
    registry: Registry, store: TroubledStore, presenter: Recorder
) -> None:
    session = await open_match(registry)
    before = session.table
    store.goes_on.clear()
    moving = asyncio.create_task(move(session))
    await until_it_waits(moving)
    moving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await moving
    assert session.table is before
    store.goes_on.set()
    await until(lambda: session.table is not before and not session.lock.locked())
    assert session.table.version == before.version + 1
    assert presenter.shown[-1] == (session.table, Update())
    await move(session)


async def test_the_end_of_a_match_is_shown_although_its_caller_is_gone(
    registry: Registry, store: TroubledStore, presenter: Recorder
) -> None:
    session = await open_match(registry, options=CLASSIC.with_(scoring="single"))
    last = await last_move(session, Random(1))
    store.goes_on.clear()
    moving = asyncio.create_task(session.do(last))
    await until(lambda: presenter.prepared[-1].decided)
    moving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await moving
    store.goes_on.set()
    await until(lambda: session.table.decided and not session.lock.locked())
    assert presenter.shown[-1] == (session.table, Update())
    await count_all(store)
    await session.show_ratings()
    assert session.table.ratings


# Two at once


async def test_of_two_answers_at_once_the_first_counts_and_the_other_is_told(registry: Registry) -> None:
    session = await open_match(registry)
    outcomes = await asyncio.gather(move(session), move(session), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Update, IllegalMove]


async def test_start_pressed_twice_deals_once(registry: Registry) -> None:
    session = await open_lobby(registry)
    start = [session.do(actions.start, ANN) for _ in range(2)]
    outcomes = await asyncio.gather(*start, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Update, SessionRefusal]
    assert session.table.view(None).round == 1


async def test_joining_during_the_start_is_refused(registry: Registry) -> None:
    session = await open_lobby(registry)
    joining = session.do(lobby.join, DAN, "Dan")
    outcomes = await asyncio.gather(session.do(actions.start, ANN), joining, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Update, SessionRefusal]
    assert len(session.table.view(None).counts) == len(session.table.seats) == 3


async def test_of_two_catches_at_once_the_first_counts(registry: Registry, clock: FakeClock) -> None:
    session, chance = await open_match(registry), Random(8)
    while not session.table.view(None).owes:
        await answer_once(session, chance)
    (seat, *_) = session.table.view(None).owes
    await clock.advance(CATCH_AFTER.total_seconds())
    catchers = [user for place, user in enumerate((ANN, BEN, CAT)) if place != seat]
    catches = [session.do(actions.call, user, Option("catch", seat)) for user in catchers]
    first, second = await asyncio.gather(*catches, return_exceptions=True)
    assert isinstance(first, Update)
    assert isinstance(second, SessionRefusal)
    assert second.code == "too_late"
