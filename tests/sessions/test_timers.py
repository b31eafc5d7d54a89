"""What a running session does by itself: by the clock, and where computers play."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import NoReturn

import pytest

from bot.players.levels import Easy
from bot.rules.agenda import Option
from bot.sessions import actions, deadlines, lobby
from bot.sessions.guild_settings import GuildSettings
from bot.sessions.options import Options
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import Registry
from bot.sessions.results import ends_of
from bot.sessions.session import RETRY_S, Session
from bot.sessions.table import Table, Update
from bot.store.errors import StoreError
from bot.store.games import GameStatus
from tests.clock import NOW, FakeClock
from tests.sessions.running import (
    Recorder,
    TroubledStore,
    answer_once,
    move,
    notice,
    open_lobby,
    open_match,
    pass_until,
    play_on,
    stored,
)
from tests.sessions.tables import ANN, BEN, CAT, CLASSIC, DAN, TURN

TURN_S = TURN.total_seconds()
WARNED_S = TURN_S - deadlines.WARNING.total_seconds()
SLEEPS_S = deadlines.TABLE_WAITS.total_seconds()


def status(session: Session) -> GameStatus:
    return session.table.status


def fails(*_: object) -> NoReturn:
    raise ZeroDivisionError


# The clock


async def test_a_lobby_without_news_closes_itself(registry: Registry, clock: FakeClock, presenter: Recorder) -> None:
    session = await open_lobby(registry)
    waits = deadlines.LOBBY_WAITS.total_seconds()
    await clock.advance(waits - 1)
    assert status(session) is GameStatus.LOBBY
    await clock.advance(1)
    assert status(session) is GameStatus.ENDED
    assert presenter.shown[-1] == (session.table, Update())
    assert clock.timers == []


async def test_a_player_who_is_late_is_warned_once_then_the_default_is_answered(
    registry: Registry, clock: FakeClock, presenter: Recorder
) -> None:
    session = await open_match(registry)
    seat, shown, version = session.table.asked, len(presenter.shown), session.table.version
    await clock.advance(WARNED_S)
    assert presenter.updates[shown:] == [Update(late=seat)]
    assert session.table.version == version + 1
    await clock.advance(TURN_S - WARNED_S - 1)
    assert len(presenter.shown) == shown + 1
    await clock.advance(1)
    assert presenter.updates[-1].seat == seat
    assert session.table.version == version + 2
    await clock.advance(WARNED_S)
    assert presenter.updates[-1].late == session.table.asked


async def test_where_pings_are_off_no_player_is_warned(
    registry: Registry, clock: FakeClock, presenter: Recorder
) -> None:
    session = await open_match(registry, settings=GuildSettings(pings=False))
    await pass_until(clock, lambda: not session.table.present_seats)
    assert {update.late for update in presenter.updates} == {None}


async def test_after_two_missed_turns_computers_stand_in_and_without_players_nothing_moves(
    registry: Registry, clock: FakeClock, presenter: Recorder
) -> None:
    session = await open_match(registry)
    await pass_until(clock, lambda: not session.table.present_seats)
    assert sorted(seat for update in presenter.updates for seat in update.away) == [0, 1, 2]
    version = session.table.version
    await clock.advance(TURN_S)
    assert session.table.version == version
    assert status(session) is GameStatus.PLAYING
    await notice(session, BEN)
    assert presenter.updates[-1].back == (1,)
    assert not session.table.seats[1].away
    assert session.table.host == BEN


async def test_a_game_that_is_only_looked_at_stays_awake_and_then_sleeps(
    registry: Registry, store: TroubledStore, clock: FakeClock
) -> None:
    session = await open_match(registry, options=CLASSIC.with_(turn_seconds=None))
    version = session.table.version
    await clock.advance(SLEEPS_S - 1)
    await notice(session, ANN)
    await notice(session, DAN)
    assert session.table.version == version, "that players are there is nothing to save"
    await clock.advance(SLEEPS_S - 1)
    assert status(session) is GameStatus.PLAYING
    await clock.advance(1)
    assert status(session) is GameStatus.ASLEEP
    assert (await stored(store, session)).status is GameStatus.ASLEEP
    with pytest.raises(SessionRefusal, match="asleep"):
        await move(session)
    await notice(session, CAT)
    await move(session)


async def test_what_the_clock_could_not_save_it_tries_again(
    registry: Registry, store: TroubledStore, clock: FakeClock
) -> None:
    session = await open_match(registry)
    await clock.advance(WARNED_S)
    version = session.table.version
    store.failure = StoreError("The disk is full.")
    await clock.advance(TURN_S - WARNED_S)
    store.failure = None
    await clock.advance(RETRY_S - 1)
    assert session.table.version == version
    await clock.advance(1)
    assert session.table.version == version + 1


async def test_whatever_goes_wrong_when_time_passes_it_is_tried_again(
    registry: Registry, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    session = await open_match(registry)
    await clock.advance(WARNED_S)
    version = session.table.version
    with monkeypatch.context() as broken:
        broken.setattr(deadlines, "pass_time", fails)
        await clock.advance(TURN_S - WARNED_S)
    assert session.table.version == version
    assert "Time could not pass" in caplog.text
    await clock.advance(RETRY_S)
    assert session.table.version == version + 1


async def test_a_move_in_time_stops_the_clock(registry: Registry, clock: FakeClock, presenter: Recorder) -> None:
    session = await open_match(registry)
    await clock.advance(WARNED_S - 1)
    update = await move(session)
    await clock.advance(2)
    assert presenter.updates[-1] is update


@pytest.mark.parametrize(
    ("seconds", "status"),
    [
        (3 * TURN_S, GameStatus.PLAYING),
        pytest.param(3 * SLEEPS_S, GameStatus.ASLEEP, id="so long that it would have fallen asleep"),
    ],
)
async def test_a_held_game_stands_still_and_leaves_a_moment_when_it_goes_on(
    registry: Registry, clock: FakeClock, presenter: Recorder, seconds: float, status: GameStatus
) -> None:
    session = await open_match(registry)
    version, seat = session.table.version, session.table.asked
    session.hold()
    await clock.advance(seconds)
    assert (session.table.version, session.is_held) == (version, True)
    registry.resume([session])
    assert not session.is_held
    assert presenter.shown[-1] == (session.table, Update(spared=seat))
    assert session.table.recent[-1] == Update(spared=seat)
    await clock.advance(deadlines.SETTLING.total_seconds() - 1)
    assert session.table.version == version
    await clock.advance(deadlines.grace_of(session.id).total_seconds() + 1 - deadlines.SETTLING.total_seconds())
    assert (session.table.version, session.table.status) == (version + 2, status), "a warning, and then that"


async def test_what_was_not_held_is_not_resumed(registry: Registry, clock: FakeClock, presenter: Recorder) -> None:
    session = await open_match(registry)
    before, shown = session.table, len(presenter.shown)
    registry.resume([session])
    assert session.table is before
    assert len(presenter.shown) == shown


async def test_a_hold_that_comes_while_the_clock_rings_stops_it(registry: Registry, clock: FakeClock) -> None:
    session = await open_match(registry)
    (timer,) = clock.timers
    version, before = session.table.version, asyncio.all_tasks()
    timer.callback()
    session.hold()
    clock.pass_by(SLEEPS_S)
    await asyncio.wait(asyncio.all_tasks() - before)
    assert session.table.version == version


async def test_once_closed_no_clock_runs_whatever_comes_late(registry: Registry, clock: FakeClock) -> None:
    """The next client of this process takes the same games up; two must not play them."""
    session = await open_match(registry, computers=2)
    registry.close()
    await move(session)
    version = session.table.version
    assert clock.timers == []
    await clock.advance(3 * SLEEPS_S)
    assert session.table.version == version


# Computers


async def until_a_computer_is_asked(registry: Registry) -> Session:
    session = await open_match(registry, BEN, computers=1)
    while session.table.asked not in session.table.computer_seats:
        await move(session)
    return session


async def test_a_player_plays_a_match_against_computers(registry: Registry, clock: FakeClock) -> None:
    session = await registry.open(1, 2, ANN, "Ann", Options.for_edition("minecraft", "single"), "en-US")
    for level in ("easy", "normal", "easy"):
        await session.do(lobby.add_computer, ANN, level)
    await session.do(actions.start, ANN)
    chance = Random(4)
    while not session.table.decided:
        if session.table.asked == 0:
            await play_on(session, chance, 1)
        else:
            before = session.table.version
            await clock.advance(5)
            assert session.table.version > before
    assert len({seat.name for seat in session.table.seats}) == 4


async def test_a_computer_takes_its_time(registry: Registry, clock: FakeClock, presenter: Recorder) -> None:
    session = await registry.open(1, 2, ANN, "Ann", CLASSIC, "en-US")
    await session.do(lobby.add_computer, ANN, "easy")
    await session.do(actions.start, ANN)
    while session.table.asked == 0:
        await move(session)
    version = session.table.version
    await clock.advance(0.9)
    assert session.table.version == version
    await clock.advance(2.2)
    assert session.table.version > version
    assert presenter.updates[-1].seat == 1


async def test_a_computer_whose_move_could_not_be_saved_moves_later(
    registry: Registry, store: TroubledStore, clock: FakeClock
) -> None:
    session = await until_a_computer_is_asked(registry)
    version = session.table.version
    store.failure = StoreError("The disk is full.")
    await clock.advance(5)
    assert session.table.version == version
    store.failure = None
    await clock.advance(5)
    assert session.table.version > version


async def test_a_computer_that_could_not_end_the_round_ends_it_later(
    registry: Registry, store: TroubledStore, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Easy, "call", lambda *_: None)
    monkeypatch.setattr(Easy, "choose", lambda _self, _view, options: first_play(options) or options[0])
    session, chance = await open_match(registry, BEN, computers=1), Random(1)
    while not computer_ends_the_round(session.table):
        if session.table.asked in session.table.computer_seats:
            await clock.advance(5)
        else:
            await answer_once(session, chance)
    before = session.table
    store.failure = StoreError("The disk is full.")
    await clock.advance(5)
    assert session.table.version == before.version
    store.failure = None
    await clock.advance(5)
    assert session.table.view(None).over


def first_play(options: Sequence[Option]) -> Option | None:
    return next((option for option in options if option.verb == "play"), None)


def computer_ends_the_round(table: Table) -> bool:
    """Tell whether a computer is asked, and the round ends by the first card that it can play."""
    seat = table.asked
    if seat not in table.computer_seats:
        return False
    option = first_play(table.playing.answers(seat))
    change = None if option is None else actions.answer_for(table, NOW, seat, option, table.version)
    return change is not None and bool(ends_of(table, change))


async def test_a_computer_whose_move_fails_moves_later(
    registry: Registry, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    session = await until_a_computer_is_asked(registry)
    version = session.table.version
    with monkeypatch.context() as broken:
        broken.setattr(actions, "answer_for", fails)
        await clock.advance(5)
    assert session.table.version == version
    assert "A computer player could not move" in caplog.text
    await clock.advance(5)
    assert session.table.version > version


@pytest.mark.parametrize(
    ("what", "logged"),
    [("observe", "A computer player could not follow"), ("call", "A computer player could not call")],
)
async def test_a_computer_that_fails_keeps_no_move_from_being_shown(
    registry: Registry,
    clock: FakeClock,
    presenter: Recorder,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    what: str,
    logged: str,
) -> None:
    monkeypatch.setattr(Easy, what, fails)
    session = await open_match(registry, BEN, computers=1)
    while session.table.asked in session.table.computer_seats:
        await clock.advance(5)
    update = await move(session)
    assert presenter.shown[-1] == (session.table, update)
    assert logged in caplog.text
    assert [getattr(record, "game", None) for record in caplog.records][-1] == session.id
    while session.table.asked not in session.table.computer_seats:
        await move(session)
    version = session.table.version
    await clock.advance(5)
    assert session.table.version > version, "it still answers"


async def test_when_the_last_player_leaves_computers_do_not_play_on(
    registry: Registry, clock: FakeClock, presenter: Recorder
) -> None:
    session = await registry.open(1, 2, ANN, "Ann", CLASSIC, "en-US")
    for _ in range(2):
        await session.do(lobby.add_computer, ANN, "easy")
    await session.do(actions.start, ANN)
    await session.do(actions.leave, ANN)
    shown = len(presenter.shown)
    await clock.advance(SLEEPS_S)
    assert len(presenter.shown) == shown


async def test_a_computer_stands_in_for_a_player_who_is_away(registry: Registry, clock: FakeClock) -> None:
    session = await open_match(registry, settings=GuildSettings(pings=False))
    await pass_until(clock, lambda: any(seat.away for seat in session.table.seats))
    (away,) = session.table.computer_seats
    while session.table.asked != away:
        await move(session)
    version = session.table.version
    await clock.advance(5)
    assert session.table.version > version
