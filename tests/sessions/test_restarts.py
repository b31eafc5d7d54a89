"""Games that go on after a restart as if there had been none."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.rules.editions import EDITIONS
from bot.sessions import actions
from bot.sessions.dance import NO, VOTE, Dance
from bot.sessions.guild_settings import GuildSettings
from bot.sessions.options import Options
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import Registry
from bot.sessions.session import Session
from bot.sessions.stored import stored_game
from bot.sessions.table import Update
from bot.store.games import GameStatus, SaveGame, answers_of
from tests.clock import NOW, FakeClock
from tests.sessions.running import (
    Recorder,
    TroubledStore,
    answer_once,
    execute,
    move,
    new_registry,
    open_lobby,
    open_match,
    play_on,
    stored,
)
from tests.sessions.tables import BEN, CLASSIC, TURN, asked, random_move

TURN_S = TURN.total_seconds()
WARNED_S = TURN_S - actions.WARNING.total_seconds()
SLEEPS_S = actions.TABLE_WAITS.total_seconds()


# Restarts


async def restarted(registry: Registry, store: TroubledStore, clock: FakeClock, presenter: Recorder) -> Session:
    """Return the one game as the next run of the program has it."""
    registry.close()
    (session,) = await new_registry(store, clock, presenter).restore()
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
        (restored,) = await again.restore()
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
    assert restored.table.version == session.table.version + 1


async def test_time_that_ran_out_during_a_restart_leaves_a_moment(
    registry: Registry, store: TroubledStore, clock: FakeClock, presenter: Recorder
) -> None:
    await open_match(registry)
    clock.pass_by(3 * TURN_S)
    restored = await restarted(registry, store, clock, presenter)
    seat, version = restored.table.asked, restored.table.version
    assert restored.table.recent[-1] == Update(spared=seat)
    await clock.advance(14)
    assert restored.table.version == version
    await clock.advance(1)
    assert presenter.updates[-1].seat == seat
    assert (restored.table.version, restored.table.status) == (version + 1, GameStatus.PLAYING)


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
    await restored.remember()
    assert not restored.table.recent
    store.is_unreadable = False
    await restored.remember()
    known = [event for update in session.table.recent for event in update.seen_by(0)]
    found = [event for update in restored.table.recent for event in update.seen_by(0)]
    assert known[-len(found) :] == found or found[-len(known) :] == known
    assert restored.table.recent[-1].seat == session.table.recent[-1].seat
    assert restored.table.version == session.table.version


@pytest.mark.parametrize("answer", ["A dance", "A play", "Z draw", "A play y99", "deal"])
async def test_where_the_answers_do_not_replay_the_table_stays_as_it_is(
    registry: Registry, store: TroubledStore, clock: FakeClock, presenter: Recorder, answer: str
) -> None:
    """As where the match was begun under other rules."""
    await play_on(await open_match(registry), Random(3), 9)
    await execute(store, "UPDATE answers SET answer = :answer WHERE number = 5", answer=answer)
    restored = await restarted(registry, store, clock, presenter)
    before = restored.table
    await restored.remember()
    assert restored.table is before
    await move(restored)
    assert presenter.shown[-1][0] is restored.table


async def test_what_is_known_is_not_looked_up(registry: Registry, store: TroubledStore) -> None:
    session, waiting = await open_match(registry), await open_lobby(registry, channel=77)
    tables = session.table, waiting.table
    store.is_unreadable = True
    await session.remember()
    await waiting.remember()
    assert (session.table, waiting.table) == tables


async def test_a_game_that_was_put_back_behind_its_answers_goes_on(registry: Registry, store: TroubledStore) -> None:
    session = await open_match(registry, options=CLASSIC.with_(scoring="single"))
    older = session.table
    await play_on(session, Random(1), 3)
    game = await stored(store, session)
    put_back = game.next_version(NOW, session=stored_game(older).session)
    await store.save(SaveGame(put_back, seats_changed=False))
    with pytest.raises(SessionRefusal, match="not_saved"):
        await answer_once(session, Random(1))
    await play_on(session, Random(1))
    numbers = [answer.number for answer in await store.read(answers_of, session.id)]
    assert numbers == list(range(1, session.table.answers + 1))


async def test_a_dozen_games_move_at_once(registry: Registry, store: TroubledStore) -> None:
    sessions = [await open_match(registry, channel=channel) for channel in range(10, 22)]
    await asyncio.gather(*(play_on(session, Random(number), 10) for number, session in enumerate(sessions)))
    for session in sessions:
        assert (await stored(store, session)).version == session.table.version
        assert len(await store.read(answers_of, session.id)) == session.table.answers
