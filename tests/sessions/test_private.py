"""Games that one user plays for themselves: in no channel, without limits, time or results; and the guided round."""

from __future__ import annotations

from datetime import timedelta
from random import Random

import pytest

from bot.rules.record import DEAL
from bot.sessions import actions
from bot.sessions.archive import Archive
from bot.sessions.housekeeping import Housekeeping
from bot.sessions.lesson import LESSON, OPTIONS, PLAYER, SCRIPTS, Step, next_step
from bot.sessions.privacy import export
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import OpenLimits, Registry
from bot.sessions.session import Session
from bot.sessions.table import Seat
from bot.store.clearing import PRIVATE_KEPT
from bot.store.ends import uncounted
from bot.store.games import GameStatus, answers_of, by_id, hosted_by, in_channel, last_hosted
from tests.clock import FakeClock
from tests.find_lesson import found
from tests.sessions.running import TroubledStore, answer_once, new_registry, open_lobby, open_match
from tests.sessions.tables import ANN, BEN, CHANNEL, CLASSIC, GUILD
from tests.sessions.test_moving import OTHER_GUILD, Processes, processes

__all__ = ["processes"]

SCRIPT = SCRIPTS[LESSON]
SOLO = "solo"
"""A kind of private game without a script."""
SEATS = (Seat(ANN, "Ann"), Seat(None, "Ada", "easy"), Seat(None, "Bruno", "easy"))


async def learn(registry: Registry, user: int = ANN, guild: int = GUILD) -> Session:
    """Begin the guided round."""
    seats = [Seat(user, "Ann"), *SEATS[1:]]
    return await registry.open_private(LESSON, user, guild, seats, OPTIONS, "en-US", SCRIPT.seed)


async def solo(registry: Registry, guild: int = GUILD) -> Session:
    """Begin another private game."""
    return await registry.open_private(SOLO, ANN, guild, SEATS, CLASSIC.with_(turn_seconds=None), "en-US")


async def do(session: Session, step: Step) -> None:
    """Give the answers of a step of the player's."""
    *calls, option = step.options
    await session.do(actions.play, ANN, option, session.table.number, uno=bool(calls))


async def finish(session: Session, clock: FakeClock) -> None:
    """Go through the guided round to its end."""
    while (step := next_step(session.table)) is not None:
        if step.is_players:
            await do(session, step)
        else:
            await clock.advance(2)


async def test_the_script_is_a_game_that_the_rules_allow(
    registry: Registry, store: TroubledStore, clock: FakeClock
) -> None:
    session = await learn(registry)
    await finish(session, clock)
    assert session.table.decided
    assert session.table.playing.state.champions == (PLAYER,)
    given = [answer.answer for answer in await store.read(answers_of, session.id)]
    assert given == [DEAL, *(text for step in SCRIPT.steps for text in step.texts)]
    async with session.lock:
        await session.read_again()  # which replays the record
    assert session.table.decided


async def test_whatever_else_is_answered_is_refused_and_changes_nothing(registry: Registry, clock: FakeClock) -> None:
    session = await learn(registry)
    while (step := next_step(session.table)) is not None:
        if not step.is_players:
            await clock.advance(2)
            continue
        table = session.table
        for option in table.playing.options(PLAYER):
            is_wanted = step.options == [option]
            if not is_wanted and option.verb != "quit":
                with pytest.raises(SessionRefusal, match="other_step"):
                    await session.do(actions.play, ANN, option, table.number)
        assert session.table is table
        await do(session, step)


async def test_a_deal_of_a_former_version_is_played_as_one_likes(registry: Registry, clock: FakeClock) -> None:
    session = await registry.open_private(LESSON, ANN, GUILD, SEATS, OPTIONS, "en-US", bytes(32))
    assert next_step(session.table) is None
    chance = Random(1)
    for _ in range(200):
        if session.table.asked == PLAYER:
            await answer_once(session, chance)
        await clock.advance(5)
    assert session.table.decided


async def test_it_takes_no_channel_and_no_limit(store: TroubledStore, clock: FakeClock) -> None:
    registry = new_registry(store, clock, limits=OpenLimits(hosted=1, in_guild=1))
    own, other = await learn(registry), await solo(registry)
    assert (registry.private_of(ANN, LESSON), registry.private_of(ANN, SOLO)) == (own, other)
    assert registry.private_of(BEN, LESSON) is None
    assert registry.in_channel(ANN) is None
    assert await store.read(in_channel, ANN) is None
    lobby = await open_lobby(registry)
    assert registry.in_channel(CHANNEL) is lobby
    assert [place.game_id for place in await store.read(hosted_by, ANN)] == [lobby.id]
    assert await store.read(last_hosted, GUILD, ANN) is None
    registry.close()


async def test_a_user_has_one_of_each_kind(registry: Registry, store: TroubledStore) -> None:
    first = await learn(registry)
    others = [await solo(registry), await learn(registry, BEN)]
    second = await learn(registry, guild=0)
    assert first.table.status is GameStatus.ENDED
    assert registry.private_of(ANN, LESSON) is second
    assert set(registry.running()) == {*others, second}
    kept = await store.read(by_id, first.id)
    assert kept is not None
    assert kept.status is GameStatus.ENDED


async def test_one_that_this_process_does_not_have_makes_room(
    registry: Registry, store: TroubledStore, clock: FakeClock
) -> None:
    lost = await learn(registry)
    registry.give_up([GUILD])
    found = await learn(registry)
    assert registry.running() == [found]
    assert await store.read(by_id, lost.id) is None


async def test_time_does_nothing_to_it(registry: Registry, clock: FakeClock) -> None:
    session = await learn(registry)
    version = session.table.version
    await clock.advance(20 * 3600)
    assert (session.table.version, session.table.status) == (version, GameStatus.PLAYING)
    assert clock.timers == []


async def test_it_goes_on_after_a_restart(store: TroubledStore, clock: FakeClock) -> None:
    before = new_registry(store, clock)
    session = await learn(before)
    await do(session, SCRIPT.players[0])  # and the others are about to answer
    before.close()
    after = new_registry(store, clock)
    await after.take()
    found = after.private_of(ANN, LESSON)
    assert found is not None
    assert (found.id, found.table.private, found.table.pings, found.table.has_remarks) == (
        session.id,
        LESSON,
        False,
        False,
    )
    after.resume([found])
    await finish(found, clock)
    assert found.table.decided
    after.close()


async def test_nothing_of_it_is_counted(registry: Registry, store: TroubledStore, clock: FakeClock) -> None:
    won, left = await learn(registry), await solo(registry)
    await finish(won, clock)
    await left.do(actions.leave, ANN)
    assert (won.table.status, left.table.status) == (GameStatus.ENDED, GameStatus.ENDED)
    assert (await store.read(uncounted, 5)).ends == []
    assert registry.unrated() == []
    for session in (won, left):
        with pytest.raises(SessionRefusal, match="unknown_game"):
            await Archive(store, clock).past(session.id, GUILD)
        assert await Archive(store, clock).game(session.id) is None


async def test_it_is_cleared_away_a_day_after_the_last_answer(
    registry: Registry, store: TroubledStore, clock: FakeClock
) -> None:
    over, idle = await learn(registry), await solo(registry)
    await finish(over, clock)
    match = await open_match(registry)
    housekeeping = Housekeeping(store, registry, clock)
    clock.pass_by((PRIVATE_KEPT - timedelta(minutes=5)).total_seconds())
    young = await learn(registry, BEN)
    await housekeeping.clear()
    assert await store.read(by_id, over.id) is not None
    clock.pass_by(600)
    await housekeeping.clear()
    for session in (over, idle):
        assert await store.read(by_id, session.id) is None
        assert await store.read(answers_of, session.id) == []
        assert registry.get(session.id) is None
    assert [registry.get(session.id) for session in (young, match)] == [young, match]


async def test_who_is_forgotten_leaves_nothing_of_it(registry: Registry, store: TroubledStore) -> None:
    session = await learn(registry)
    await do(session, SCRIPT.players[0])
    assert [game["game"] for game in (await export(store, ANN))["games"]] == [session.id]
    await registry.forget(ANN)
    assert await store.read(by_id, session.id) is None
    assert registry.get(session.id) is None
    with pytest.raises(SessionRefusal):
        await do(session, SCRIPT.players[1])


async def test_who_plays_at_a_table_keeps_it(registry: Registry, store: TroubledStore) -> None:
    session, match = await learn(registry), await open_match(registry)
    with pytest.raises(SessionRefusal, match="still_seated"):
        await registry.forget(ANN)
    assert registry.private_of(ANN, LESSON) is session
    assert await store.read(by_id, session.id) is not None
    await registry.forget(ANN, leaves=True)
    assert await store.read(by_id, session.id) is None
    assert match.table.seat_of(ANN) is None


async def test_it_belongs_to_the_process_where_it_was_begun(processes: Processes) -> None:
    first, _, lease = await processes.start("first")
    before = await learn(first)
    nowhere = await solo(first, guild=0)
    assert lease.held.shard_of(0) == 0
    first.leave([0, 1])
    await lease.release([0, 1])
    second, _, _ = await processes.start("second")
    taken = second.private_of(ANN, LESSON)
    assert taken is not None
    assert second.private_of(ANN, SOLO) is not None
    with pytest.raises(SessionRefusal):
        await do(before, SCRIPT.players[0])
    with pytest.raises(SessionRefusal, match="moved"):
        await learn(first, BEN, OTHER_GUILD)
    await do(taken, SCRIPT.players[0])
    assert nowhere.table.guild_id == 0


def test_the_deal_is_one_that_the_search_finds() -> None:
    answers = found(int.from_bytes(SCRIPT.seed, "big"))
    assert answers == [text for step in SCRIPT.steps for text in step.texts]
