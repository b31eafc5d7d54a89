"""Players who are away, back or asleep, and who hosts: no player's absence stops a table."""

from __future__ import annotations

import pytest

from bot.sessions import actions, deadlines
from bot.sessions.table import Table, Update
from bot.store.games import GameStatus
from tests.clock import NOW
from tests.sessions.positions import LAST_CARD, LATER, MATCH, all_away, asleep, stopped, timed_out, with_seat
from tests.sessions.tables import ANN, BEN, CAT, DAN, TURN, given, lobby_of, play

# Away and back


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
    change = deadlines.pass_time(over, over.seen + deadlines.TABLE_WAITS, over.seen)
    assert change is not None
    woken = actions.mark_present(change.table, LATER, BEN)
    assert woken is not None
    assert (woken.table.status, woken.table.deadline) == (GameStatus.PLAYING, None)
    assert actions.next_round(woken.table, LATER, BEN).answers == ("deal",)


# The message of a ping


def test_the_message_of_a_ping_is_kept_until_it_is_gone() -> None:
    table = given(MATCH)
    change = actions.keep_ping(table, NOW, 77, 0)
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
    assert actions.keep_ping(ended.table, NOW, 77, 0) is None
