"""What time does to a table: turns that run out, sleep, warnings, and more time after it stood still."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.sessions import deadlines
from bot.sessions.guild_settings import GuildSettings
from bot.sessions.table import Update
from bot.store.games import GameStatus
from tests.clock import NOW
from tests.sessions.positions import MATCH, SECOND, all_away, timed_out, with_seat
from tests.sessions.tables import TURN, given, play

# Running out


def test_when_time_runs_out_the_default_is_answered() -> None:
    table = given(MATCH)
    change = timed_out(table)
    assert change.answers == ("A draw",)
    assert (change.update.seat, change.update.away, change.table.asked) == (0, (), 1)
    assert [seat.missed for seat in change.table.seats] == [1, 0, 0]
    assert change.table.deadline == NOW + 2 * TURN
    assert change.table.seen == table.seen


def test_after_two_missed_turns_in_a_row_a_computer_stands_in() -> None:
    table = given(MATCH)
    away = []
    for _ in range(6):
        change = timed_out(table)
        table = change.table
        away.append(change.update.away)
    assert away == [(), (), (), (0,), (1,), (2,)]
    assert all(seat.away for seat in table.seats)
    assert (table.present_seats, table.computer_seats, table.is_awake) == ([], [0, 1, 2], False)


def test_without_players_the_game_stands_still_until_it_sleeps() -> None:
    table = all_away()
    assert table.deadline is not None
    assert deadlines.next_moment(table, table.seen) == table.seen + deadlines.TABLE_WAITS
    assert deadlines.pass_time(table, table.deadline + TURN, table.deadline) is None


# Sleep


def test_a_game_without_players_for_long_falls_asleep() -> None:
    table = all_away()
    moment = table.seen + deadlines.TABLE_WAITS
    assert deadlines.pass_time(table, moment - SECOND, table.seen) is None
    change = deadlines.pass_time(table, moment, table.seen)
    assert change is not None
    assert (change.table.status, change.table.deadline) == (GameStatus.ASLEEP, None)
    assert deadlines.next_moment(change.table, table.seen) is None


def test_a_player_who_only_looks_keeps_it_awake() -> None:
    table = replace(given(MATCH), deadline=None)
    looked = NOW + timedelta(minutes=4)
    assert deadlines.next_moment(table, looked) == looked + deadlines.TABLE_WAITS
    assert deadlines.pass_time(table, NOW + deadlines.TABLE_WAITS, looked) is None


# Warnings


def test_a_player_who_is_late_is_warned_once() -> None:
    table = given(MATCH)
    warn_at = NOW + TURN - deadlines.WARNING
    assert deadlines.next_moment(table, NOW) == warn_at
    assert deadlines.pass_time(table, warn_at - SECOND, NOW) is None
    change = deadlines.pass_time(table, warn_at, NOW)
    assert change is not None
    assert (change.update, change.answers) == (Update(late=0), ())
    assert change.table.version == table.version + 1, "it is stored, and so known after a restart"
    assert deadlines.next_moment(change.table, NOW) == NOW + TURN
    assert deadlines.pass_time(change.table, warn_at + SECOND, NOW) is None
    following = play(change.table, "A play r7", warn_at + SECOND).table
    assert deadlines.next_moment(following, NOW) == warn_at + SECOND + TURN - deadlines.WARNING


def test_where_pings_are_off_no_player_is_warned() -> None:
    table = given(MATCH, GuildSettings(pings=False))
    assert deadlines.next_moment(table, NOW) == NOW + TURN
    assert deadlines.pass_time(table, NOW + TURN - SECOND, NOW) is None


def test_no_time_runs_for_a_seat_that_a_computer_plays() -> None:
    table = with_seat(given(MATCH), 0, away=True)
    assert deadlines.next_moment(table, NOW) == NOW + deadlines.TABLE_WAITS
    assert deadlines.pass_time(table, NOW + TURN, NOW) is None


# Going on after time stood still

MORE = deadlines.grace_of(given(MATCH).id)
WARNED_AT = NOW + TURN - deadlines.WARNING


@pytest.mark.parametrize(
    ("resumed", "is_warned", "more"),
    [
        pytest.param(NOW, False, False, id="in good time"),
        pytest.param(WARNED_AT - deadlines.SETTLING, False, False, id="the warning is far enough away"),
        pytest.param(WARNED_AT - deadlines.SETTLING + SECOND, False, True, id="the warning would come at once"),
        pytest.param(WARNED_AT - deadlines.SETTLING + SECOND, True, False, id="they were warned"),
        pytest.param(NOW + TURN - deadlines.SETTLING, True, False, id="warned, and just in time"),
        pytest.param(NOW + TURN - deadlines.SETTLING + SECOND, True, True, id="warned, and about to run out"),
        pytest.param(NOW + TURN, False, True, id="as it runs out"),
        pytest.param(NOW + 9 * TURN, True, True, id="long after"),
    ],
)
def test_time_that_ran_out_or_is_about_to_leaves_some_more(resumed: datetime, *, is_warned: bool, more: bool) -> None:
    table = given(MATCH)
    table = replace(table, warned=table.number if is_warned else 0)
    change = deadlines.resume(table, resumed)
    assert change.table.deadline == (resumed + MORE if more else NOW + TURN)
    assert change.update == Update(spared=0 if more else None)
    assert change.table.recent == ((change.update,) if more else ())
    assert change.table.version == table.version
    due = deadlines.next_moment(change.table, NOW)
    assert due is not None
    assert due >= resumed + deadlines.SETTLING
    assert change.table.warned == table.warned, "nobody is warned twice"


def test_many_games_go_on_at_different_moments() -> None:
    tables = [replace(given(MATCH), id=f"game{number:04}") for number in range(1000)]
    resumed = NOW + 9 * TURN
    due = [deadlines.resume(table, resumed).table.deadline for table in tables]
    assert due == [deadlines.resume(table, resumed).table.deadline for table in tables]
    seconds = [int((deadline - resumed).total_seconds()) for deadline in due if deadline is not None]
    assert set(seconds) == set(range(30, 60))
    assert max(Counter(seconds).values()) < 2 * len(tables) / 30


def test_a_restart_puts_no_game_to_sleep_at_once() -> None:
    long_after = NOW + timedelta(hours=3)
    change = deadlines.resume(replace(given(MATCH), deadline=None), long_after)
    assert deadlines.next_moment(change.table, NOW) == long_after + MORE


def test_a_seat_that_a_computer_plays_is_not_spared() -> None:
    change = deadlines.resume(with_seat(given(MATCH), 0, away=True), NOW + 2 * TURN)
    assert (change.update, change.table.recent) == (Update(), ())
