"""The games of a process: opened, found, restored, and those that cannot be read any more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from bot.sessions import actions, lobby
from bot.sessions.guild_settings import GuildSettings
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import ENDED_KEPT, ENDED_LATELY, Registry
from bot.sessions.session import Session
from bot.sessions.stored import stored_game
from bot.sessions.table import Update
from bot.store.errors import StoreError
from bot.store.games import GameStatus, SaveGame, StoredGame, by_id, in_channel, new_game_id
from tests.clock import FakeClock
from tests.sessions.running import (
    Recorder,
    TroubledStore,
    answer_once,
    count_all,
    new_registry,
    open_lobby,
    open_match,
    play_on,
)
from tests.sessions.spoiling import SPOILS, Spoils, half, no_edition, spoil
from tests.sessions.tables import ANN, BEN, CAT, CHANNEL, CLASSIC, DAN, GUILD, match_of
from tests.thinking import think_at_once

Restart = Callable[[], Registry]


@pytest.fixture
def restart(registry: Registry, store: TroubledStore, clock: FakeClock, presenter: Recorder) -> Restart:
    """Begin another run of the program, where this one ends."""

    def begin() -> Registry:
        registry.close()
        return new_registry(store, clock, presenter)

    return begin


async def game_of(store: TroubledStore, session: Session) -> StoredGame:
    game = await store.read(by_id, session.id)
    assert game is not None
    return game


# Opening


async def test_a_lobby_that_opens_is_stored_and_found(
    registry: Registry, store: TroubledStore, clock: FakeClock
) -> None:
    settings = GuildSettings(judging="vote", pings=False)
    session = await registry.open(GUILD, CHANNEL, ANN, "Ann", CLASSIC, "de", settings)
    table = session.table
    assert (table.guild_id, table.channel_id, table.host, table.locale) == (GUILD, CHANNEL, ANN, "de")
    assert (table.judging, table.pings, table.created) == ("vote", False, clock.now())
    assert await game_of(store, session) == stored_game(table)
    assert registry.get(table.id) is registry.in_channel(CHANNEL) is session
    assert registry.running() == [session]


async def test_each_game_has_a_seed_of_its_own(registry: Registry, store: TroubledStore) -> None:
    first, second = await open_match(registry), await open_match(registry, channel=CHANNEL + 1)
    assert first.table.seed != second.table.seed
    assert first.table.view(0).hand != second.table.view(0).hand
    unseeded = Registry(store, FakeClock(), Recorder(), think_at_once)
    seeds = {(await unseeded.open(GUILD, channel, DAN, "Dan", CLASSIC, "en-US")).table.seed for channel in (31, 32)}
    assert len(seeds) == 2
    unseeded.close()


async def test_a_channel_has_one_game(registry: Registry) -> None:
    session = await open_lobby(registry)
    with pytest.raises(SessionRefusal, match="channel_taken"):
        await open_lobby(registry)
    other = await open_lobby(registry, channel=CHANNEL + 1)
    assert registry.in_channel(CHANNEL) is session
    assert registry.in_channel(CHANNEL + 1) is other


async def test_a_lobby_that_cannot_be_saved_is_not_opened(registry: Registry, store: TroubledStore) -> None:
    store.failure = StoreError("The disk is full.")
    with pytest.raises(SessionRefusal, match="not_saved"):
        await open_lobby(registry)
    store.failure = None
    assert registry.in_channel(CHANNEL) is None
    await open_lobby(registry)


async def test_a_lobby_that_all_leave_frees_the_channel(registry: Registry) -> None:
    session = await open_lobby(registry)
    for user in (ANN, BEN, CAT):
        await session.do(actions.leave, user)
    assert registry.in_channel(CHANNEL) is None
    await open_lobby(registry)


async def test_a_stopped_game_frees_the_channel_and_can_still_be_looked_at(registry: Registry) -> None:
    session = await open_match(registry)
    await session.do(actions.stop, DAN, is_moderator=True)
    assert registry.in_channel(CHANNEL) is None
    assert registry.get(session.id) is session
    assert registry.running() == []


async def test_a_rematch_seats_who_opens_it_and_asks_the_others(registry: Registry) -> None:
    session = await open_match(registry, options=CLASSIC.with_(turn_seconds=30))
    with pytest.raises(SessionRefusal, match="round_running"):
        await registry.rematch(session, ANN)
    await session.do(actions.stop, ANN, is_moderator=True)
    with pytest.raises(SessionRefusal, match="not_seated"):
        await registry.rematch(session, DAN)
    again = (await registry.rematch(session, CAT, settings=GuildSettings(pings=False))).table
    assert [seat.user for seat in again.seats] == [CAT]
    assert [seat.name for seat in again.invited] == ["Ann", "Ben"]
    assert (again.host, again.options, again.pings) == (CAT, session.table.options, False)
    assert (again.locale, again.status, again.version) == ("en-US", GameStatus.LOBBY, 1)
    assert again.seal != session.table.seal
    with pytest.raises(SessionRefusal, match="channel_taken"):
        await registry.rematch(session, ANN)


async def test_after_a_restart_a_rematch_still_asks_those_who_have_not_joined(
    registry: Registry, restart: Restart
) -> None:
    session = await open_match(registry)
    await session.do(actions.stop, ANN)
    again = await registry.rematch(session, CAT)
    await again.do(lobby.join, ANN, "Ann")
    restored = restart()
    (lobby_again,) = [one for one in await restored.take() if one.id == again.id]
    assert [seat.name for seat in lobby_again.table.invited] == ["Ann", "Ben"], "who sits there is not shown again"
    (over,) = [one for one in await restored.take() if one.id == session.id]
    await lobby_again.do(actions.end)
    assert (await restored.rematch(over, BEN)).table.host == BEN


async def test_a_rematch_may_be_in_another_language(registry: Registry) -> None:
    session = await open_match(registry)
    await session.do(actions.stop, ANN, is_moderator=True)
    assert (await registry.rematch(session, ANN, "de")).table.locale == "de"


# Restoring


async def test_a_process_restores_its_games_and_those_that_ended_lately(
    registry: Registry, restart: Restart, clock: FakeClock
) -> None:
    session = await open_match(registry)
    (restored,) = await restart().take()
    await restored.do(actions.stop, ANN, is_moderator=True)
    (ended,) = await restart().take()
    assert (ended.id, ended.table.status) == (session.id, GameStatus.ENDED)
    clock.pass_by(ENDED_LATELY.total_seconds())
    assert len(await restart().take()) == 1
    clock.pass_by(1)
    assert await restart().take() == []


async def test_a_game_that_ended_lately_is_known_but_does_not_run(registry: Registry, restart: Restart) -> None:
    session = await open_match(registry)
    await session.do(actions.stop, ANN, is_moderator=True)
    again = restart()
    (ended,) = await again.take()
    assert (again.get(session.id), again.in_channel(CHANNEL), again.running()) == (ended, None, [])
    await open_lobby(again)


async def test_a_match_that_was_won_has_its_ratings_after_a_restart(
    registry: Registry, store: TroubledStore, restart: Restart, caplog: pytest.LogCaptureFixture
) -> None:
    session = await open_match(registry, options=CLASSIC.with_(scoring="single"))
    await play_on(session, Random(1))
    (restored,) = await restart().take()
    assert restored.table.ratings is None
    await count_all(store)
    (restored,) = await restart().take()
    assert {change.user_id for change in restored.table.ratings or ()} == {ANN, BEN, CAT}


async def test_what_is_restored_twice_runs_once(registry: Registry, clock: FakeClock) -> None:
    session = await open_match(registry)
    (restored,) = await registry.take()
    registry.resume([restored])
    assert registry.get(session.id) is restored
    assert registry.in_channel(CHANNEL) is restored
    assert len(clock.timers) == 1


# Games that cannot be read


@pytest.mark.parametrize("spoils", SPOILS)
async def test_a_game_that_cannot_be_read_stops_no_other(
    registry: Registry, store: TroubledStore, restart: Restart, spoils: Spoils, caplog: pytest.LogCaptureFixture
) -> None:
    """As after an update that knows its rules no more: it stays stored, until users want to play there."""
    good, bad = await open_match(registry), await open_match(registry, channel=CHANNEL + 1)
    await spoil(store, bad.id, spoils)
    again = restart()
    (restored,) = await again.take()
    assert restored.table.view(None) == good.table.view(None)
    assert [getattr(record, "game", "") for record in caplog.records] == [bad.id]
    assert bad.table.seed.hex() not in caplog.text
    assert again.get(bad.id) is again.in_channel(CHANNEL + 1) is None
    stored = await store.read(in_channel, CHANNEL + 1)
    assert stored is not None
    assert (stored.id, stored.status) == (bad.id, GameStatus.PLAYING)
    again.close()


async def test_a_game_that_cannot_be_read_makes_room_where_users_want_to_play(
    registry: Registry, store: TroubledStore, restart: Restart, clock: FakeClock
) -> None:
    bad = await open_match(registry)
    await spoil(store, bad.id, half)
    again = restart()
    await again.take()
    clock.pass_by(100)
    fresh = await open_match(again)
    assert again.in_channel(CHANNEL) is fresh
    game = await game_of(store, bad)
    assert (game.status, game.ended) == (GameStatus.ASIDE, clock.now())
    assert [seat.name for seat in game.seats] == ["Ann", "Ben", "Cat"]
    with pytest.raises(SessionRefusal, match="channel_taken"):
        await open_lobby(again)
    again.close()


async def test_a_game_that_can_be_read_makes_no_room(
    registry: Registry, store: TroubledStore, presenter: Recorder
) -> None:
    """Not even one that this process did not load: it is taken up."""
    game = replace(stored_game(match_of()), id=new_game_id(), version=1)
    await store.save(SaveGame(game))
    with pytest.raises(SessionRefusal, match="channel_taken"):
        await open_lobby(registry)
    (session,) = registry.running()
    assert session.id == game.id
    assert presenter.shown[-1] == (session.table, Update())


async def test_a_game_that_is_loaded_anew_is_given_up_as_it_was(registry: Registry, presenter: Recorder) -> None:
    before = await open_match(registry)
    (after,) = await registry.take()
    assert registry.in_channel(CHANNEL) is after is not before
    assert presenter.forgotten == [before]
    await answer_once(after, Random(1))
    assert presenter.shown[-1][0] is after.table


async def test_where_no_room_can_be_made_that_is_told(registry: Registry, store: TroubledStore) -> None:
    bad = await open_match(registry)
    await spoil(store, bad.id, no_edition)
    store.is_unreadable = True
    with pytest.raises(SessionRefusal, match="not_saved"):
        await open_lobby(registry)


# What does not stay


async def test_of_the_games_that_ended_only_the_last_are_kept(store: TroubledStore) -> None:
    registry = new_registry(store)
    first = await registry.open(GUILD, CHANNEL, ANN, "Ann", CLASSIC, "en-US")
    running = await registry.open(GUILD, CHANNEL + 1, ANN, "Ann", CLASSIC, "en-US")
    await first.do(actions.stop, ANN, is_moderator=True)
    for _ in range(ENDED_KEPT):
        session = await registry.open(GUILD, CHANNEL, ANN, "Ann", CLASSIC, "en-US")
        await session.do(actions.stop, ANN, is_moderator=True)
    assert registry.get(first.id) is first
    for _ in range(ENDED_KEPT):
        session = await registry.open(GUILD, CHANNEL, ANN, "Ann", CLASSIC, "en-US")
        await session.do(actions.stop, ANN, is_moderator=True)
    assert registry.get(first.id) is None
    assert registry.get(running.id) is running
    assert registry.in_channel(CHANNEL + 1) is running
    registry.close()
