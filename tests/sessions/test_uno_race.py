"""The UNO race (G9): a moment to call, no catching after a wrong catch, the first one counts, and how fast it was."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rules.refusal import IllegalMove
from bot.sessions import actions
from bot.sessions.refusals import SessionRefusal
from bot.sessions.table import Seat, Table, Update
from bot.sessions.uno_race import CATCH_AFTER, JUST_NOW, PAUSE, RaceTime
from tests.clock import NOW
from tests.sessions.positions import (
    LATER,
    MATCH,
    SECOND,
    TWO_LEFT,
    asleep,
    stopped,
)
from tests.sessions.tables import (
    PLAYERS,
    TURN,
    call,
    given,
    option,
    play,
)

# The UNO race (G9)


def owing() -> Table:
    """Return a table where Ann has just played her last card but one, and Ben is asked."""
    return play(given(TWO_LEFT), "A play r7").table


@pytest.mark.parametrize("catcher", ["B", "C"])
def test_a_catch_counts_after_a_moment_to_call(catcher: str) -> None:
    table = owing()
    with pytest.raises(SessionRefusal, match="too_early"):
        call(table, f"{catcher} catch A", NOW + CATCH_AFTER - SECOND / 10)
    change = call(table, f"{catcher} catch A", NOW + CATCH_AFTER)
    assert change.answers == (f"{catcher} catch A",)
    assert change.table.view(None).counts[0] == 3
    assert change.table.asked == 1


def test_the_moment_to_call_begins_when_the_call_is_owed_and_no_other_call_prolongs_it() -> None:
    both = "\n".join(line.replace("r8 g3 g4", "r8 g3") for line in TWO_LEFT.splitlines())
    table = play(given(both), "A play r7").table
    table = call(table, "B uno", NOW + CATCH_AFTER - SECOND).table
    assert call(table, "C catch A", NOW + CATCH_AFTER).table.view(None).counts[0] == 3


def test_a_call_before_the_catch_is_safe_and_the_catch_costs_nothing() -> None:
    table = call(owing(), "A uno", NOW + SECOND).table
    assert table.view(None).owes == ()
    with pytest.raises(SessionRefusal, match="too_late"):
        call(table, "B catch A", NOW + SECOND + JUST_NOW - SECOND / 10)
    change = call(table, "B catch A", NOW + SECOND + JUST_NOW)
    assert isinstance(change.refusal, SessionRefusal)


def test_of_two_catches_the_first_counts_and_the_other_is_told() -> None:
    table = call(owing(), "C catch A", NOW + CATCH_AFTER).table
    with pytest.raises(SessionRefusal, match="too_late"):
        call(table, "B catch A", NOW + CATCH_AFTER)


def test_after_a_wrong_catch_there_is_no_catching_for_a_while_and_all_else_goes_on() -> None:
    before = given(TWO_LEFT)
    change = call(before, "A catch B")
    table = change.table
    assert isinstance(change.refusal, SessionRefusal)
    assert change.refusal.code == "paused"
    assert (table.version, change.answers, change.update) == (before.version, (), Update())
    with pytest.raises(SessionRefusal, match="paused"):
        call(table, "A catch B", NOW + PAUSE - SECOND / 10)
    table = play(table, "A play r7", NOW + SECOND).table
    table = call(table, "A uno", NOW + SECOND).table
    table = play(table, "B play r8", NOW + SECOND).table
    again = call(table, "A catch B", NOW + PAUSE)
    assert isinstance(again.refusal, SessionRefusal), "it is a catch again, and wrong again"


def test_a_wrong_catch_outlasts_the_moves_of_others() -> None:
    table = call(given(TWO_LEFT), "B catch A").table
    table = play(table, "A play r7", NOW + SECOND).table
    with pytest.raises(SessionRefusal, match="paused"):
        call(table, "B catch A", NOW + PAUSE - SECOND / 10)
    assert call(table, "B catch A", NOW + PAUSE).table.view(None).counts[0] == 3


def test_how_fast_a_call_or_a_catch_was_is_known_and_the_fastest_of_the_match() -> None:
    change = call(owing(), "B catch A", NOW + 1.9 * SECOND)
    assert change.update.timed == RaceTime(1, 1.9, "catch")
    assert change.table.race.fastest == RaceTime(1, 1.9, "catch")
    both = given("\n".join(line.replace("r8 g3 g4", "r8 g3") for line in TWO_LEFT.splitlines()))
    table = call(play(both, "A play r7").table, "A uno", NOW + 0.8 * SECOND).table
    assert table.race.fastest == RaceTime(0, 0.8, "call")
    table = play(table, "B play r8", LATER).table
    change = call(table, "C catch B", LATER + 2 * SECOND)
    assert change.update.timed == RaceTime(2, 2.0, "catch")
    assert change.table.race.fastest == RaceTime(0, 0.8, "call")


def test_an_early_call_takes_no_time() -> None:
    change = play(given(TWO_LEFT), "A play r7", uno=True)
    assert (change.update.timed, change.table.race.fastest) == (None, None)


def test_a_computer_is_never_the_fastest() -> None:
    table = owing()
    table = replace(table, seats=(*table.seats[:1], Seat(None, "Bot", "easy"), *table.seats[2:]))
    change = actions.answer_for(table, NOW + 2 * SECOND, 1, option(table, "catch A"), table.version)
    assert change is not None
    assert change.update.timed == RaceTime(1, 2.0, "catch")
    assert change.table.race.fastest is None


def test_a_call_that_was_forgotten_is_known_once_no_catch_counts_any_more() -> None:
    assert owing().recent[-1].forgot == ()
    assert play(owing(), "B play r8", LATER).update.forgot == (0,)
    assert call(owing(), "A uno", LATER).update.forgot == ()
    assert call(owing(), "B catch A", LATER).update.forgot == ()
    assert actions.leave(owing(), LATER, PLAYERS[0]).update.forgot == ()


@pytest.mark.parametrize(
    ("table", "called", "code"),
    [
        pytest.param(given(MATCH), "A uno", "no_call", id="nothing to call"),
        pytest.param(given(MATCH), "D uno", "not_seated", id="a stranger"),
        pytest.param(asleep(), "A uno", "asleep", id="a sleeping game"),
        pytest.param(stopped(), "A uno", "match_over", id="a game that was stopped"),
    ],
)
def test_calls_that_are_refused(table: Table, called: str, code: str) -> None:
    with pytest.raises((SessionRefusal, IllegalMove)) as refused:
        call(table, called)
    assert isinstance(refused.value, SessionRefusal | IllegalMove)
    assert refused.value.code == code


def test_jumping_in_is_a_call_of_a_card() -> None:
    table = given(
        """
        edition classic
        house jump_in
        top   r3
        A     r5 g1 g2
        B     r4 g3 g4
        C     r5 g6 g7
        """
    )
    table = play(table, "A play r5").table
    assert call(table, "C play r5", LATER).answers == ("C play r5",)
    change = play(table, "C play r5", LATER)
    assert (change.answers, change.table.asked, change.table.deadline) == (("C play r5",), 0, LATER + TURN)
    with pytest.raises(IllegalMove, match="stale"):
        play(table, "C play r5", number=table.number - 1)
