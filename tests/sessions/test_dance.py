"""The dance floor of the Dancing Wild (B2): what is acted out before its question is answered."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from itertools import pairwise
from typing import Any

import pytest

from bot.rules.editions.bts import Danced
from bot.rules.refusal import IllegalMove
from bot.sessions import actions, deadlines
from bot.sessions.changes import acted_out
from bot.sessions.dance import (
    DANCE_SECONDS,
    HONOUR,
    JUDGINGS,
    MOVES,
    NO,
    ROUTINE,
    ROUTINE_LENGTH,
    VOTE,
    YES,
    Dance,
    judging_of,
)
from bot.sessions.guild_settings import GuildSettings
from bot.sessions.refusals import SessionRefusal
from bot.sessions.table import Change, Table, Update
from bot.store.games import GameStatus
from tests.clock import NOW
from tests.sessions.tables import ANN, BEN, CAT, DAN, EVE, TURN, call, given, option, play

DANCE = """
    edition bts
    top   r5
    A     WD y1 y2
    B     b1 y3 g7
    C     b4 g5 g6
    {}
    draw  b7 g7 y7 r7 b6 g8
"""
THREE = DANCE.format("")
FOUR = DANCE.format("D b8 g9 r1")

SECOND = timedelta(seconds=1)
LATER = NOW + 7 * SECOND


def asked_to_dance(judging: str = ROUTINE, position: str = THREE) -> Table:
    """Return a table where Ben is asked to dance."""
    table = play(given(position, GuildSettings(judging=judging)), "A play WD").table
    return play(table, "A colour b").table


def on_the_floor(judging: str = ROUTINE, position: str = THREE) -> Table:
    """Return a table where Ben dances."""
    return play(asked_to_dance(judging, position), "B dance").table


def dance_of(table: Table) -> Dance:
    assert table.interlude is not None
    return table.interlude


def act(table: Table, user: int, deed: str, number: int | None = None) -> Change:
    """Make a move of the routine, or give a verdict, as on the newest screen."""
    if number is None:
        number = table.number if deed in {YES, NO} else dance_of(table).done
    change = actions.act(table, LATER, user, deed, number)
    assert change is not None
    return change


def danced(update: Update) -> list[bool]:
    """Return how the dances went that ended with this."""
    return [event.danced for event in update.seen_by(None) if isinstance(event, Danced)]


def away(table: Table, *seats: int) -> Table:
    return replace(table, seats=tuple(replace(seat, away=place in seats) for place, seat in enumerate(table.seats)))


# The routine


def test_taking_to_the_floor_answers_nothing_yet() -> None:
    before = asked_to_dance()
    change = play(before, "B dance", LATER)
    table, dance = change.table, dance_of(change.table)
    assert (change.answers, change.update) == ((), Update())
    assert (dance.seat, dance.done, dance.judging, len(dance.routine)) == (1, 0, ROUTINE, ROUTINE_LENGTH)
    assert set(dance.routine) <= set(MOVES)
    assert (table.number, table.asked, table.version) == (before.number, 1, before.version + 1)
    assert table.deadline == LATER + timedelta(seconds=DANCE_SECONDS[ROUTINE])


def test_an_old_button_begins_no_dance() -> None:
    table = asked_to_dance()
    with pytest.raises(IllegalMove, match="stale"):
        play(table, "B dance", number=table.number - 1)


def test_no_move_of_a_routine_comes_twice_in_a_row_and_each_dance_has_its_own() -> None:
    routines = [Dance.begin(0, ROUTINE, (1,), bytes([number]), 0).routine for number in range(100)]
    assert all(first != second for routine in routines for first, second in pairwise(routine))
    assert len(set(routines)) == 100
    assert {len(routine) for routine in routines} == {ROUTINE_LENGTH}


def test_each_dance_that_goes_well_makes_the_next_one_longer() -> None:
    """Up to eight moves, in every routine that chance can make; a stumble changes nothing."""
    for number in range(200):
        lengths = [len(Dance.begin(0, ROUTINE, (1,), bytes([number]), level).routine) for level in range(4)]
        assert lengths == [6, 7, 8, 8]
    table = on_the_floor()
    for move in dance_of(table).routine:
        table = act(table, BEN, move).table
    assert table.performed == (1,)
    again = play(replace(asked_to_dance(), performed=table.performed), "B dance", LATER).table
    assert len(dance_of(again).routine) == 7
    assert acted_out(again, LATER, good=False).table.performed == (1,)


def test_six_right_moves_are_the_dance() -> None:
    table = on_the_floor()
    *moves, last = dance_of(table).routine
    for done, move in enumerate(moves, 1):
        change = act(table, BEN, move)
        table = change.table
        assert (dance_of(table).done, danced(change.update), change.answers) == (done, [], ())
    change = act(table, BEN, last)
    assert (change.table.interlude, danced(change.update), change.answers) == (None, [True], ("B dance",))
    assert (change.table.asked, change.table.deadline) == (1, LATER + TURN)


def test_a_stumble_draws_three_and_all_are_shown_where_it_went_wrong() -> None:
    table = on_the_floor()
    routine = dance_of(table).routine
    table = act(table, BEN, routine[0]).table
    wrong = next(move for move in MOVES if move != routine[1])
    change = act(table, BEN, wrong)
    assert (change.table.interlude, danced(change.update), change.answers) == (None, [False], ("B decline",))
    assert change.table.view(None).counts[1] == 6
    assert change.update.interlude == Dance(1, routine, 1)


@pytest.mark.parametrize("well", [True, False])
def test_a_second_press_of_the_last_move_does_nothing(*, well: bool) -> None:
    table = on_the_floor()
    *moves, last = dance_of(table).routine
    for move in moves:
        table = act(table, BEN, move).table
    pressed = last if well else next(move for move in MOVES if move != last)
    over = act(table, BEN, pressed).table
    assert over.interlude is None
    assert actions.act(over, LATER, BEN, pressed, len(moves)) is None


def test_the_deadline_of_a_dance_is_not_moved_by_its_moves() -> None:
    table = on_the_floor()
    assert act(table, BEN, dance_of(table).routine[0]).table.deadline == table.deadline


@pytest.mark.parametrize("number", [0, 2, 5])
def test_a_move_pressed_on_an_old_screen_or_twice_is_no_stumble(number: int) -> None:
    table = on_the_floor()
    for move in dance_of(table).routine[:1]:
        table = act(table, BEN, move).table
    assert dance_of(table).done == 1
    assert all(actions.act(table, NOW, BEN, move, number) is None for move in MOVES)


# The vote


@pytest.mark.parametrize("well", [True, False])
def test_most_of_the_others_decide(*, well: bool) -> None:
    table = on_the_floor(VOTE)
    assert dance_of(table).routine == ()
    verdict, other = (YES, NO) if well else (NO, YES)
    table = act(table, ANN, other).table
    change = act(table, ANN, verdict)
    assert danced(change.update) == [], "the last vote of each counts"
    change = act(change.table, CAT, verdict)
    assert (danced(change.update), change.table.interlude) == ([well], None)


@pytest.mark.parametrize(
    ("votes", "verdicts"),
    [
        pytest.param([(ANN, NO), (CAT, YES)], [[], [True]], id="a tie is for the dancer"),
        pytest.param([(ANN, YES), (CAT, NO)], [[], [True]], id="in either order"),
        pytest.param([(ANN, NO), (CAT, NO)], [[], [False]], id="both are against"),
        pytest.param([(ANN, YES), (CAT, YES)], [[], [True]], id="both are for it"),
    ],
)
def test_how_two_votes_are_counted(votes: list[tuple[int, str]], verdicts: list[list[bool]]) -> None:
    table = on_the_floor(VOTE)
    found = []
    for user, deed in votes:
        change = act(table, user, deed)
        table = change.table
        found.append(danced(change.update))
    assert found == verdicts


@pytest.mark.parametrize("judging", JUDGINGS)
def test_only_on_a_vote_others_may_say_how_it_was(judging: str) -> None:
    assert dance_of(on_the_floor(judging)).is_voted_on is (judging == VOTE)


def test_more_than_half_of_three_decide_without_the_third() -> None:
    table = act(on_the_floor(VOTE, FOUR), ANN, NO).table
    assert danced(act(table, DAN, NO).update) == [False]


def test_those_who_are_away_are_not_waited_for() -> None:
    table = away(on_the_floor(VOTE, FOUR), 2, 3)
    assert danced(act(table, ANN, YES).update) == [True]
    with pytest.raises(SessionRefusal, match="not_judging"):
        act(table, CAT, YES)


def test_a_verdict_on_an_old_screen_does_nothing() -> None:
    table = on_the_floor(VOTE)
    assert actions.act(table, NOW, ANN, YES, table.number - 1) is None


def test_where_no_other_player_is_there_a_routine_judges() -> None:
    table = away(asked_to_dance(VOTE), 0, 2)
    assert dance_of(play(table, "B dance").table).judging == ROUTINE


@pytest.mark.parametrize("judging", JUDGINGS)
@pytest.mark.parametrize("others", [(), (2,)])
def test_who_judges(judging: str, others: tuple[int, ...]) -> None:
    assert judging_of(judging, others) == (ROUTINE if judging == VOTE and not others else judging)


# On the dancer's honour


@pytest.mark.parametrize("well", [True, False])
def test_on_ones_honour(*, well: bool) -> None:
    change = act(on_the_floor(HONOUR), BEN, YES if well else NO)
    assert danced(change.update) == [well]
    assert change.table.view(None).counts[1] == (3 if well else 6)
    assert actions.act(change.table, NOW, BEN, YES, change.table.number) is None, "a double press changes nothing"


# What is refused

REFUSED = [
    pytest.param(lambda: play(on_the_floor(), "B decline"), "dancing", id="another answer during the dance"),
    pytest.param(lambda: play(on_the_floor(), "B dance"), "dancing", id="taking to the floor twice"),
    pytest.param(lambda: act(on_the_floor(), CAT, "left"), "not_dancing", id="another player moves"),
    pytest.param(lambda: act(on_the_floor(), EVE, "left"), "not_seated", id="a stranger moves"),
    pytest.param(
        lambda: actions.act(asked_to_dance(), NOW, EVE, "left", 0), "not_seated", id="a stranger, without a dance"
    ),
    pytest.param(lambda: act(on_the_floor(), CAT, YES), "not_judging", id="a verdict on a routine"),
    pytest.param(lambda: act(on_the_floor(VOTE), BEN, YES), "not_judging", id="the dancer votes"),
    pytest.param(lambda: act(on_the_floor(VOTE), DAN, YES), "not_seated", id="a stranger votes"),
    pytest.param(lambda: act(on_the_floor(VOTE), BEN, "left"), "not_dancing", id="a move during a vote"),
    pytest.param(lambda: act(on_the_floor(HONOUR), ANN, YES), "not_judging", id="another judges"),
    pytest.param(lambda: act(on_the_floor(HONOUR), BEN, "left"), "not_dancing", id="a move on one's honour"),
    pytest.param(lambda: play(asked_to_dance(), "C dance"), "not_asked", id="another player dances"),
]


@pytest.mark.parametrize(("press", "code"), REFUSED)
def test_what_is_refused(press: Any, code: str) -> None:
    with pytest.raises((SessionRefusal, IllegalMove)) as refused:
        press()
    assert isinstance(refused.value, SessionRefusal | IllegalMove)
    assert refused.value.code == code


# Meanwhile, and how it ends otherwise


def test_a_dancer_who_leaves_dances_no_more() -> None:
    table = actions.leave(on_the_floor(), NOW, BEN).table
    assert (table.interlude, table.view(None).in_match) == (None, (True, False, True))


def test_the_dance_goes_on_when_another_leaves() -> None:
    before = on_the_floor()
    table = actions.leave(before, LATER, CAT).table
    assert (table.interlude, table.deadline) == (before.interlude, before.deadline)


def test_the_dance_goes_on_when_a_call_is_made() -> None:
    two_left = THREE.replace("WD y1 y2", "WD y1")
    before = on_the_floor(position=two_left)
    table = call(before, "A uno", LATER).table
    assert (table.interlude, table.deadline, table.number) == (before.interlude, before.deadline, before.number)


def test_a_stopped_game_dances_no_more() -> None:
    table = actions.stop(on_the_floor(), NOW, 0, is_moderator=True).table
    assert (table.interlude, table.status) == (None, GameStatus.ENDED)


def test_a_dancer_is_not_warned() -> None:
    table = on_the_floor()
    assert deadlines.next_moment(table, NOW) == table.deadline
    assert table.deadline is not None
    assert deadlines.pass_time(table, table.deadline - SECOND, NOW) is None


@pytest.mark.parametrize(
    ("judging", "votes", "well", "missed"),
    [
        pytest.param(ROUTINE, [], False, 1, id="an unfinished routine is a missed turn"),
        pytest.param(HONOUR, [], False, 1, id="so is saying nothing on one's honour"),
        pytest.param(VOTE, [], True, 0, id="silence is no reproach"),
        pytest.param(VOTE, [(ANN, YES)], True, 0, id="one vote for it"),
        pytest.param(VOTE, [(ANN, NO)], False, 0, id="one vote against it"),
        pytest.param(VOTE, [(ANN, NO), (ANN, YES)], True, 0, id="a vote that was changed"),
    ],
)
def test_when_the_time_is_up(judging: str, votes: list[tuple[int, str]], well: bool, missed: int) -> None:
    table = on_the_floor(judging)
    for user, deed in votes:
        table = act(table, user, deed).table
    assert table.deadline is not None
    change = deadlines.pass_time(table, table.deadline, NOW)
    assert change is not None
    assert (danced(change.update), change.table.interlude) == ([well], None)
    assert change.table.seats[1].missed == missed


def test_a_dancer_who_falls_asleep_finds_the_dance_as_it_was() -> None:
    change = actions.sleep(on_the_floor(), NOW)
    assert change is not None
    woken = actions.mark_present(change.table, LATER, BEN)
    assert woken is not None
    assert woken.table.interlude == on_the_floor().interlude
    assert woken.table.deadline == LATER + TURN


def test_a_computer_dances_without_a_floor() -> None:
    table = away(asked_to_dance(), 1)
    change = actions.answer_for(table, NOW, 1, option(table, "dance"), table.version)
    assert change is not None
    assert danced(change.update) == [True]


@pytest.mark.parametrize("judging", JUDGINGS)
def test_a_dance_is_read_again_as_it_was_stored(judging: str) -> None:
    table = on_the_floor(judging)
    if judging == VOTE:
        table = act(table, ANN, NO).table
    assert Dance.from_json(dance_of(table).to_json()) == dance_of(table)
