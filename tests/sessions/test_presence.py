"""Players who are late, away or asleep, and what time does: no player's absence stops a table."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.sessions import actions
from bot.sessions.guild_settings import GuildSettings
from bot.sessions.table import Table, Update
from bot.store.games import GameStatus
from tests.clock import NOW
from tests.sessions.positions import (
    LAST_CARD,
    LATER,
    MATCH,
    SECOND,
    all_away,
    asleep,
    stopped,
    timed_out,
    with_seat,
)
from tests.sessions.tables import (
    ANN,
    BEN,
    CAT,
    DAN,
    TURN,
    given,
    lobby_of,
    play,
)

# Late, away and back


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
    assert actions.next_moment(table, table.seen) == table.seen + actions.TABLE_WAITS
    assert actions.pass_time(table, table.deadline + TURN, table.deadline) is None


@pytest.mark.parametrize("text", ["A play r7", "A draw"])
def test_an_answer_makes_up_for_a_missed_turn(text: str) -> None:
    table = with_seat(given(MATCH), 0, missed=1)
    assert play(table, text).table.seats[0].missed == 0


def test_a_player_who_presses_anything_is_back() -> None:
    table = all_away()
    change = actions.mark_present(table, LATER, BEN)
    assert change is not None
    assert change.update == Update(back=(1,))
    assert (change.table.seats[1].away, change.table.seats[1].missed, change.table.seen) == (False, 0, LATER)
    assert change.table.version == table.version + 1
    assert change.table.host == BEN


NOTHING_CHANGES = [
    pytest.param(given(MATCH), ANN, id="a player who is there"),
    pytest.param(given(MATCH), DAN, id="a stranger"),
    pytest.param(lobby_of(), ANN, id="in the lobby"),
    pytest.param(stopped(), ANN, id="after the end"),
]


@pytest.mark.parametrize(("table", "user"), NOTHING_CHANGES)
def test_where_it_changes_nothing_that_a_player_is_there(table: Table, user: int) -> None:
    assert actions.mark_present(table, LATER, user) is None


def test_a_missed_turn_is_made_up_for_by_being_there() -> None:
    change = actions.mark_present(with_seat(given(MATCH), 0, missed=1), LATER, ANN)
    assert change is not None
    assert (change.update, change.table.seats[0].missed) == (Update(), 0)


# Who hosts


def test_the_host_passes_on_when_the_host_is_away() -> None:
    table = given(MATCH)
    while not table.seats[0].away:
        table = timed_out(table).table
    assert table.host == BEN
    table = timed_out(table).table
    assert table.host == CAT
    assert timed_out(table).table.host == CAT, "where no player is there the host stays"


@pytest.mark.parametrize(("leaver", "host"), [(ANN, BEN), (BEN, ANN)])
def test_the_host_passes_on_when_the_host_leaves(leaver: int, host: int) -> None:
    assert actions.leave(given(MATCH), NOW, leaver).table.host == host


def test_a_player_who_is_back_does_not_host_again() -> None:
    table = given(MATCH)
    while not table.seats[0].away:
        table = timed_out(table).table
    change = actions.mark_present(table, NOW, ANN)
    assert change is not None
    assert change.table.host == BEN


# Sleep


def test_a_game_without_players_for_long_falls_asleep() -> None:
    table = all_away()
    moment = table.seen + actions.TABLE_WAITS
    assert actions.pass_time(table, moment - SECOND, table.seen) is None
    change = actions.pass_time(table, moment, table.seen)
    assert change is not None
    assert (change.table.status, change.table.deadline) == (GameStatus.ASLEEP, None)
    assert actions.next_moment(change.table, table.seen) is None


def test_a_player_who_only_looks_keeps_it_awake() -> None:
    table = replace(given(MATCH), deadline=None)
    looked = NOW + timedelta(minutes=4)
    assert actions.next_moment(table, looked) == looked + actions.TABLE_WAITS
    assert actions.pass_time(table, NOW + actions.TABLE_WAITS, looked) is None


@pytest.mark.parametrize("table", [lobby_of(), asleep(), stopped()])
def test_only_a_game_that_plays_falls_asleep(table: Table) -> None:
    assert actions.sleep(table, NOW) is None


@pytest.mark.parametrize("away", [False, True])
def test_a_press_wakes_a_sleeping_game(away: bool) -> None:
    change = actions.mark_present(with_seat(asleep(), 2, away=away), LATER, CAT)
    assert change is not None
    assert change.update.back == ((2,) if away else ())
    assert (change.table.status, change.table.deadline) == (GameStatus.PLAYING, LATER + TURN)


def test_between_rounds_a_game_sleeps_and_wakes_as_well() -> None:
    over = play(given(LAST_CARD.format("points 500")), "A play r7").table
    change = actions.pass_time(over, over.seen + actions.TABLE_WAITS, over.seen)
    assert change is not None
    woken = actions.mark_present(change.table, LATER, BEN)
    assert woken is not None
    assert (woken.table.status, woken.table.deadline) == (GameStatus.PLAYING, None)
    assert actions.next_round(woken.table, LATER, BEN).answers == ("deal",)


# Deadlines and warnings


def test_a_player_who_is_late_is_warned_once() -> None:
    table = given(MATCH)
    warn_at = NOW + TURN - actions.WARNING
    assert actions.next_moment(table, NOW) == warn_at
    assert actions.pass_time(table, warn_at - SECOND, NOW) is None
    change = actions.pass_time(table, warn_at, NOW)
    assert change is not None
    assert (change.update, change.answers) == (Update(late=0), ())
    assert change.table.version == table.version + 1, "it is stored, and so known after a restart"
    assert actions.next_moment(change.table, NOW) == NOW + TURN
    assert actions.pass_time(change.table, warn_at + SECOND, NOW) is None
    following = play(change.table, "A play r7", warn_at + SECOND).table
    assert actions.next_moment(following, NOW) == warn_at + SECOND + TURN - actions.WARNING


def test_where_pings_are_off_no_player_is_warned() -> None:
    table = given(MATCH, GuildSettings(pings=False))
    assert actions.next_moment(table, NOW) == NOW + TURN
    assert actions.pass_time(table, NOW + TURN - SECOND, NOW) is None


def test_no_time_runs_for_a_seat_that_a_computer_plays() -> None:
    table = with_seat(given(MATCH), 0, away=True)
    assert actions.next_moment(table, NOW) == NOW + actions.TABLE_WAITS
    assert actions.pass_time(table, NOW + TURN, NOW) is None


# Going on after time stood still

MORE = actions.grace_of(given(MATCH).id)
WARNED_AT = NOW + TURN - actions.WARNING


@pytest.mark.parametrize(
    ("resumed", "is_warned", "more"),
    [
        pytest.param(NOW, False, False, id="in good time"),
        pytest.param(WARNED_AT - actions.SETTLING, False, False, id="the warning is far enough away"),
        pytest.param(WARNED_AT - actions.SETTLING + SECOND, False, True, id="the warning would come at once"),
        pytest.param(WARNED_AT - actions.SETTLING + SECOND, True, False, id="they were warned"),
        pytest.param(NOW + TURN - actions.SETTLING, True, False, id="warned, and just in time"),
        pytest.param(NOW + TURN - actions.SETTLING + SECOND, True, True, id="warned, and about to run out"),
        pytest.param(NOW + TURN, False, True, id="as it runs out"),
        pytest.param(NOW + 9 * TURN, True, True, id="long after"),
    ],
)
def test_time_that_ran_out_or_is_about_to_leaves_some_more(resumed: datetime, *, is_warned: bool, more: bool) -> None:
    table = given(MATCH)
    table = replace(table, warned=table.number if is_warned else 0)
    change = actions.resume(table, resumed)
    assert change.table.deadline == (resumed + MORE if more else NOW + TURN)
    assert change.update == Update(spared=0 if more else None)
    assert change.table.recent == ((change.update,) if more else ())
    assert change.table.version == table.version
    due = actions.next_moment(change.table, NOW)
    assert due is not None
    assert due >= resumed + actions.SETTLING
    assert change.table.warned == table.warned, "nobody is warned twice"


def test_many_games_go_on_at_different_moments() -> None:
    tables = [replace(given(MATCH), id=f"game{number:04}") for number in range(1000)]
    resumed = NOW + 9 * TURN
    deadlines = [actions.resume(table, resumed).table.deadline for table in tables]
    assert deadlines == [actions.resume(table, resumed).table.deadline for table in tables]
    seconds = [int((deadline - resumed).total_seconds()) for deadline in deadlines if deadline is not None]
    assert set(seconds) == set(range(30, 60))
    assert max(Counter(seconds).values()) < 2 * len(tables) / 30


def test_a_restart_puts_no_game_to_sleep_at_once() -> None:
    long_after = NOW + timedelta(hours=3)
    change = actions.resume(replace(given(MATCH), deadline=None), long_after)
    assert actions.next_moment(change.table, NOW) == long_after + MORE


def test_a_seat_that_a_computer_plays_is_not_spared() -> None:
    change = actions.resume(with_seat(given(MATCH), 0, away=True), NOW + 2 * TURN)
    assert (change.update, change.table.recent) == (Update(), ())


# The message of a ping


def test_the_message_of_a_ping_is_kept_until_it_is_gone() -> None:
    table = given(MATCH)
    change = actions.keep_ping(table, NOW, 77)
    assert change is not None
    kept = change.table
    assert (kept.ping_id, kept.version) == (77, table.version + 1)
    assert actions.drop_ping(kept, NOW, 76) is None, "another one stands there by now"
    gone = actions.drop_ping(kept, NOW, 77)
    assert gone is not None
    assert (gone.table.ping_id, gone.table.version) == (None, kept.version), "the next save says so"
    assert play(kept, "A play r7", NOW).table.ping_id == 77, "it is removed by itself"
    ended = actions.end(table, NOW)
    assert ended is not None
    assert actions.keep_ping(ended.table, NOW, 77) is None
