"""Games that go on after a restart as if there had been none."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.rules.editions import EDITIONS
from bot.sessions import actions, deadlines
from bot.sessions.dance import NO, VOTE, Dance
from bot.sessions.guild_settings import GuildSettings
from bot.sessions.options import Options
from bot.sessions.registry import Registry
from bot.sessions.session import Session
from bot.sessions.table import Update
from bot.store.games import GameStatus, answers_of
from tests.clock import NOW, FakeClock
from tests.sessions.running import (
    Recorder,
    TroubledStore,
    answer_once,
    move,
    new_registry,
    open_lobby,
    open_match,
    play_on,
    stored,
)
from tests.sessions.spoiling import other_rules, put_answer, spoil
from tests.sessions.tables import BEN, TURN, asked, random_move

TURN_S = TURN.total_seconds()
WARNED_S = TURN_S - deadlines.WARNING.total_seconds()
SLEEPS_S = deadlines.TABLE_WAITS.total_seconds()


# Restarts


async def restarted(registry: Registry, store: TroubledStore, clock: FakeClock, presenter: Recorder) -> Session:
    """Return the one game as the next run of the program has it."""
    registry.close()
    again = new_registry(store, clock, presenter)
    (session,) = await again.take()
    again.resume([session])
    return session


@pytest.mark.parametrize("key", EDITIONS)
async def test_after_a_restart_everything_is_as_it_was(registry: Registry, store: TroubledStore, key: str) -> None:
    chance = Random(11)
    session = await open_match(registry, options=Options.for_edition(key))
    for _ in range(8):
        await play_on(session, chance, 3)
        table = session.table
        if table.decided:
            break
        again = new_registry(store)
        (restored,) = await again.take()
        again.close()
        found = restored.table
        assert (found.seats, found.options, found.interlude) == (table.seats, table.options, table.interlude)
        assert (found.deadline, found.version) == (table.deadline, table.version)
        for seat in (None, 0, 1, 2):
            assert found.view(seat) == table.view(seat)


async def test_a_restart_in_the_middle_of_a_turn_keeps_its_deadline(
    registry: Registry, store: TroubledStore, clock: FakeClock, presenter: Recorder
) -> None:
    session = await open_match(registry)
    clock.pass_by(20)
    restored = await restarted(registry, store, clock, presenter)
    assert restored.table.deadline == session.table.deadline == NOW + TURN
    await clock.advance(TURN_S - 20)
    assert restored.table.version == session.table.version + 2, "a warning, and the default answer"


async def test_time_that_ran_out_during_a_restart_leaves_a_moment(
    registry: Registry, store: TroubledStore, clock: FakeClock, presenter: Recorder
) -> None:
    await open_match(registry)
    clock.pass_by(3 * TURN_S)
    restored = await restarted(registry, store, clock, presenter)
    seat, version = restored.table.asked, restored.table.version
    assert restored.table.recent[-1] == Update(spared=seat)
    more = deadlines.grace_of(restored.id).total_seconds()
    await clock.advance(deadlines.SETTLING.total_seconds() - 1)
    assert restored.table.version == version
    await clock.advance(more - deadlines.SETTLING.total_seconds())
    assert [update for update in presenter.updates if update.late is not None] == [Update(late=seat)]
    await clock.advance(1)
    assert presenter.updates[-1].seat == seat
    assert (restored.table.seats[seat or 0].missed, restored.table.status) == (1, GameStatus.PLAYING)


async def test_after_a_restart_no_time_runs_until_players_are_heard(
    registry: Registry, store: TroubledStore, clock: FakeClock, presenter: Recorder
) -> None:
    await open_match(registry)
    registry.close()
    again = new_registry(store, clock, presenter)
    (restored,) = await again.take()
    await clock.advance(3 * TURN_S)
    assert (restored.is_held, restored.table.deadline) == (True, NOW + TURN)
    shown = len(presenter.shown)
    again.resume([restored])
    assert restored.table.deadline == clock.now() + deadlines.grace_of(restored.id)
    assert presenter.updates[shown:] == [Update(spared=restored.table.asked)]


async def test_who_was_warned_before_a_restart_is_not_warned_again(
    registry: Registry, store: TroubledStore, clock: FakeClock, presenter: Recorder
) -> None:
    session = await open_match(registry)
    await clock.advance(WARNED_S)
    await session.do(actions.keep_ping, 4711, 0)
    restored = await restarted(registry, store, clock, presenter)
    assert restored.table.ping_id == 4711
    shown = len(presenter.shown)
    await clock.advance(deadlines.grace_of(restored.id).total_seconds() - 1)
    assert {update.late for update in presenter.updates[shown:]} == {None}
    await restored.do(actions.drop_ping, 4711)
    await move(restored)
    assert (await restarted(registry, store, clock, presenter)).table.ping_id is None


async def test_computers_go_on_after_a_restart(
    registry: Registry, store: TroubledStore, clock: FakeClock, presenter: Recorder
) -> None:
    session = await open_match(registry, BEN, computers=1)
    while session.table.asked not in session.table.computer_seats:
        await move(session)
    restored = await restarted(registry, store, clock, presenter)
    await clock.advance(5)
    assert restored.table.version > session.table.version


def dance_of(session: Session) -> Dance | None:
    return session.table.interlude


async def dancing(registry: Registry, judging: str) -> Session:
    """Return a game with a dancer on the floor."""
    session = await open_match(registry, options=Options.for_edition("bts"), settings=GuildSettings(judging=judging))
    chance = Random(2)
    while True:
        if session.table.asked is not None:
            user, number, answers = asked(session.table)
            dance = next((answer for answer in answers if answer.verb == "dance"), None)
            if dance is not None:
                await session.do(actions.play, user, dance, number)
                return session
        await answer_once(session, chance)


async def test_a_dance_goes_on_after_a_restart(
    registry: Registry, store: TroubledStore, clock: FakeClock, presenter: Recorder
) -> None:
    session = await dancing(registry, "routine")
    await session.do(random_move(session.table, Random(0)))
    going_on = session.table.interlude
    assert going_on is not None
    assert going_on.done == 1
    restored = await restarted(registry, store, clock, presenter)
    assert restored.table.interlude == going_on
    dancer = restored.table.seats[going_on.seat].user or 0
    for done in range(1, len(going_on.routine)):
        await restored.do(actions.act, dancer, going_on.routine[done], done)
    assert restored.table.interlude is None


async def test_votes_on_a_dance_are_kept_over_a_restart_and_count_when_the_time_is_up(
    registry: Registry, store: TroubledStore, clock: FakeClock, presenter: Recorder
) -> None:
    session = await dancing(registry, VOTE)
    table = session.table
    assert table.interlude is not None
    voter = next(seat for seat in range(3) if seat != table.interlude.seat)
    await session.do(actions.act, table.seats[voter].user or 0, NO, table.number)
    restored = await restarted(registry, store, clock, presenter)
    assert restored.table.interlude is not None
    assert restored.table.interlude.noes == (voter,)
    await clock.advance(TURN_S)
    assert restored.table.seats[table.interlude.seat].missed == 0
    assert dance_of(restored) is None


@pytest.mark.parametrize("edition", ["classic", "transformers"])
async def test_what_happened_last_is_found_again_after_a_restart(
    registry: Registry, store: TroubledStore, clock: FakeClock, presenter: Recorder, edition: str
) -> None:
    session = await open_match(registry, options=Options.for_edition(edition, "single"))
    await play_on(session, Random(3), 30)
    restored = await restarted(registry, store, clock, presenter)
    assert not restored.table.recent
    store.is_unreadable = True
    await restored.check()
    assert not restored.table.recent
    store.is_unreadable = False
    await restored.check()
    known = [event for update in session.table.recent for event in update.seen_by(0)]
    found = [event for update in restored.table.recent for event in update.seen_by(0)]
    assert not [update for update in restored.table.recent if update.spared is not None]
    assert known[-len(found) :] == found or found[-len(known) :] == known
    assert restored.table.recent[-1].seat == session.table.recent[-1].seat
    assert restored.table.version == session.table.version


async def test_what_happened_last_is_found_also_where_somebody_has_more_time(
    registry: Registry, store: TroubledStore, clock: FakeClock, presenter: Recorder
) -> None:
    await play_on(await open_match(registry), Random(3), 9)
    clock.pass_by(3 * TURN_S)
    restored = await restarted(registry, store, clock, presenter)
    assert [update.spared for update in restored.table.recent] == [restored.table.asked]
    for _ in range(2):
        await restored.check()
        assert [update.spared is None for update in restored.table.recent] == [True] * 5 + [False]


@pytest.mark.parametrize("answer", ["A dance", "A play", "Z draw", "A play y99", "deal"])
async def test_a_match_that_was_begun_under_other_rules_goes_on(
    registry: Registry,
    store: TroubledStore,
    clock: FakeClock,
    presenter: Recorder,
    answer: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    session = await open_match(registry)
    await play_on(session, Random(3), 9)
    await put_answer(store, session.id, 5, answer)
    await spoil(store, session.id, other_rules)
    restored = await restarted(registry, store, clock, presenter)
    await restored.check()
    (record,) = caplog.records
    assert (record.levelname, getattr(record, "game", "")) == ("WARNING", session.id)
    assert "other rules" in record.message
    assert restored.table.view(0) == session.table.view(0)
    assert not restored.table.recent
    await move(restored)
    assert presenter.shown[-1][0] is restored.table


async def test_what_is_known_is_not_looked_up(registry: Registry, store: TroubledStore) -> None:
    session, waiting = await open_match(registry), await open_lobby(registry, channel=77)
    tables = session.table, waiting.table
    store.is_unreadable = True
    await session.check()
    await waiting.check()
    assert (session.table, waiting.table) == tables


async def test_a_dozen_games_move_at_once(registry: Registry, store: TroubledStore) -> None:
    sessions = [await open_match(registry, channel=channel) for channel in range(10, 22)]
    await asyncio.gather(*(play_on(session, Random(number), 10) for number, session in enumerate(sessions)))
    for session in sessions:
        assert (await stored(store, session)).version == session.table.version
        assert len(await store.read(answers_of, session.id)) == session.table.answers
