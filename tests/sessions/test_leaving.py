"""Leaving, putting out, and ending the game, by one's own or by a vote."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.rules.refusal import IllegalMove
from bot.sessions import actions
from bot.sessions.refusals import SessionRefusal
from bot.sessions.table import Change, Table
from bot.sessions.votes import Vote
from bot.store.games import GameStatus
from tests.clock import NOW
from tests.sessions.positions import (
    FOUR,
    LAST_CARD,
    LATER,
    MATCH,
    asleep,
    timed_out,
    with_seat,
)
from tests.sessions.tables import (
    ANN,
    BEN,
    CAT,
    CLASSIC,
    DAN,
    EVE,
    asked,
    given,
    lobby_of,
    match_of,
    play,
    user_at,
)

# Leaving, putting out, stopping


def test_a_player_who_leaves_is_out_and_where_one_is_left_the_match_is_over() -> None:
    change = actions.leave(given(MATCH), NOW, ANN)
    assert change.answers == ("A quit",)
    assert change.table.view(None).in_match == (False, True, True)
    table = actions.leave(change.table, LATER, BEN).table
    assert (table.view(None).champions, table.status, table.ended) == ((2,), GameStatus.ENDED, LATER)
    assert not table.decided, "it counts as stopped"
    with pytest.raises(SessionRefusal, match="match_over"):
        actions.leave(table, NOW, CAT)


def test_a_player_leaves_once() -> None:
    table = actions.leave(given(FOUR), NOW, ANN).table
    with pytest.raises(IllegalMove):
        actions.leave(table, NOW, ANN)
    with pytest.raises(SessionRefusal, match="not_seated"):
        actions.leave(table, NOW, EVE)


def test_a_match_that_all_players_have_left_is_over() -> None:
    table = match_of(ANN, BEN, computers=2)
    table = actions.leave(table, NOW, ANN).table
    assert table.status is GameStatus.PLAYING
    table = actions.leave(table, LATER, BEN).table
    assert (table.status, table.ended, table.decided) == (GameStatus.ENDED, LATER, False)


def test_players_leave_a_sleeping_game_and_it_sleeps_on() -> None:
    table = actions.leave(asleep(), LATER, ANN).table
    assert (table.status, table.deadline, table.asked) == (GameStatus.ASLEEP, None, 1)
    assert actions.leave(table, LATER, BEN).table.status is GameStatus.ENDED


GIVEN_UP = [
    pytest.param(lobby_of(), id="in a lobby"),
    pytest.param(asleep(), id="in a game that sleeps"),
    pytest.param(with_seat(given(MATCH), 1, away=True, missed=2), id="away"),
]


@pytest.mark.parametrize("table", GIVEN_UP)
def test_who_does_not_play_gives_up_their_seat_at_once(table: Table) -> None:
    change = actions.give_up(table, NOW, BEN)
    assert change is not None
    assert change.table.seat_of(BEN) is None or not change.table.view(None).in_match[1]
    assert actions.give_up(given(MATCH), NOW, BEN) is None, "this player is there"


# Kicks


def test_a_moderator_puts_out_at_once_and_the_host_does_not() -> None:
    change = actions.kick(given(FOUR), NOW, EVE, 2, is_moderator=True)
    assert (change.answers, change.update.vote) == (("C kicked",), None)
    assert change.table.view(None).in_match == (True, True, False, True)
    assert actions.kick(given(FOUR), NOW, ANN, 2).update.vote == Vote(1, 2, CAT)


def test_a_kick_leaves_a_sleeping_game_asleep() -> None:
    assert actions.kick(asleep(), NOW, DAN, 2, is_moderator=True).table.status is GameStatus.ASLEEP


def test_the_others_vote_on_it() -> None:
    table = given(FOUR)
    change = actions.kick(table, LATER, BEN, 0)
    assert (change.update.vote, change.answers) == (Vote(1, 2, ANN), ())
    assert (change.table.version, change.table.seen) == (table.version + 1, LATER)
    assert actions.kick(change.table, NOW, BEN, 0).update.vote == Vote(1, 2, ANN), "a second vote counts no more"
    assert actions.kick(change.table, NOW, CAT, 3).update.vote == Vote(1, 2, DAN), "a vote is against one person"
    change = actions.kick(change.table, NOW, CAT, 0)
    assert (change.answers, change.update.vote) == (("A kicked B C",), None)
    assert change.table.host == BEN


def test_a_vote_takes_more_than_half_of_the_others_who_are_there() -> None:
    table = match_of(ANN, BEN, CAT, DAN, EVE, computers=2)
    for user, vote in ((BEN, Vote(1, 3, ANN)), (CAT, Vote(2, 3, ANN))):
        change = actions.kick(table, NOW, user, 0)
        assert change.update.vote == vote
        table = change.table
    away = with_seat(table, 4, away=True)
    assert actions.kick(away, NOW, CAT, 0).answers == ("A kicked B C",), "Eve is away: of three others two are enough"
    assert actions.kick(table, NOW, EVE, 0).answers == ("A kicked B C E",)


FALLEN = [
    pytest.param(lambda table: actions.leave(table, NOW, BEN).table, id="who voted has left"),
    pytest.param(lambda table: actions.kick(table, NOW, 0, 1, is_moderator=True).table, id="who voted was put out"),
    pytest.param(lambda table: actions.leave(table, NOW, DAN).table, id="another player has left"),
    pytest.param(lambda table: gone_and_back(table, 1), id="who voted was away"),
    pytest.param(lambda table: gone_and_back(table, 0), id="who was voted against was away"),
]


def gone_and_back(table: Table, seat: int) -> Table:
    """Let a player miss turns until they are away, and come back."""
    while not table.seats[seat].away:
        table = timed_out(table).table if table.asked == seat else default(table)
    back = actions.mark_present(table, NOW, (ANN, BEN)[seat])
    assert back is not None
    return back.table


def default(table: Table) -> Table:
    """Let the player who is asked give the default answer."""
    user, number, answers = asked(table)
    return actions.play(table, NOW, user, answers[0], number).table


@pytest.mark.parametrize("fall", FALLEN)
def test_votes_fall_where_seats_change_or_a_player_concerned_is_not_there(fall: Callable[[Table], Table]) -> None:
    table = fall(actions.kick(given(FOUR), NOW, BEN, 0).table)
    assert actions.kick(table, NOW, CAT, 0).update.vote == Vote(1, 2, ANN)


TWO_LEFT = [
    pytest.param(lambda: match_of(ANN, BEN), id="two"),
    pytest.param(lambda: match_of(ANN, BEN, computers=2), id="two, and computers"),
    pytest.param(lambda: with_seat(given(MATCH), 2, away=True), id="two, and one is away"),
    pytest.param(lambda: actions.leave(given(MATCH), NOW, CAT).table, id="two, and one has left"),
]


@pytest.mark.parametrize("table", TWO_LEFT)
def test_of_two_neither_puts_the_other_out(table: Callable[[], Table]) -> None:
    for user, seat in ((ANN, 1), (BEN, 0)):
        with pytest.raises(SessionRefusal, match="two_left"):
            actions.kick(table(), NOW, user, seat)


def test_votes_outlast_the_moves_meanwhile() -> None:
    table = play(actions.stop(given(MATCH), NOW, BEN).table, "A play r7").table
    table = actions.stop(table, NOW, CAT).table
    assert actions.stop(table, NOW, ANN).table.status is GameStatus.ENDED


@pytest.mark.parametrize("seat", [-1, 4])
def test_nobody_agrees_about_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(SessionRefusal) as refused:
        actions.agree(given(FOUR), NOW, BEN, seat)
    assert refused.value.code == "no_seat"


def test_to_agree_is_to_join_a_vote_that_is_open() -> None:
    assert actions.agree(given(FOUR), NOW, BEN, 0) is None
    assert actions.agree(given(FOUR), NOW, BEN) is None
    assert actions.agree(actions.stop(given(FOUR), NOW, BEN).table, NOW, CAT, 0) is None
    table = actions.stop(actions.kick(given(FOUR), NOW, BEN, 0).table, NOW, BEN).table
    kicked, agreed = actions.agree(table, NOW, CAT, 0), actions.agree(table, NOW, CAT)
    assert kicked is not None
    assert kicked.answers == ("A kicked B C",)
    assert agreed is not None
    assert agreed.update.vote == Vote(2, 4)


# Stopping


def test_until_all_have_had_a_turn_the_host_stops_at_once_and_most_are_enough() -> None:
    table = match_of(ANN, BEN, CAT, DAN, computers=1)
    while len(table.unplayed) > 1:
        assert not table.is_under_way
        table = computer_moves(table) if table.asked == 4 else default(table)
    assert actions.stop(table, NOW, ANN).table.status is GameStatus.ENDED
    voted = actions.stop(actions.stop(table, NOW, BEN).table, NOW, CAT).table
    assert voted.vote(None) == Vote(2, 3)
    assert actions.stop(voted, NOW, DAN).table.status is GameStatus.ENDED
    (last,) = table.unplayed
    table = actions.leave(table, NOW, user_at(table, last)).table
    assert table.is_under_way, "who has left is not waited for"


def computer_moves(table: Table) -> Table:
    """Let the computer that is asked give the default answer."""
    seat = table.asked
    assert seat is not None
    change = actions.answer_for(table, NOW, seat, table.playing.answers(seat)[0], table.version)
    assert change is not None
    return change.table


def test_from_then_on_all_who_are_there_have_to_agree() -> None:
    table = with_seat(given(FOUR), 3, away=True)
    for user, vote in ((ANN, Vote(1, 3)), (BEN, Vote(2, 3))):
        change = actions.stop(table, NOW, user)
        assert change.update.vote == vote
        table = change.table
    assert actions.stop(table, NOW, CAT).table.status is GameStatus.ENDED
    assert actions.stop(given(FOUR), NOW, EVE, is_moderator=True).table.status is GameStatus.ENDED


def test_where_nobody_is_rated_most_of_them_are_enough() -> None:
    table = match_of(ANN, computers=2)
    assert actions.stop(replace(table, unplayed=frozenset()), NOW, ANN).table.status is GameStatus.ENDED
    teams = match_of(ANN, options=CLASSIC.with_(house=("teams",)), computers=3)
    ann, ada, bruno, cleo = teams.seats
    teams = replace(teams, seats=(ann, ada, replace(bruno, user=BEN, level=None), cleo), unplayed=frozenset())
    assert teams.vote(None) == Vote(0, 2), "both are of one team"
    assert not teams.is_rated


def test_the_end_of_a_match_is_the_end_of_its_votes() -> None:
    table = actions.stop(given(LAST_CARD.format("single")), NOW, BEN).table
    assert play(table, "A play r7").table.votes.cast == frozenset()


def test_a_vote_brings_its_voter_back() -> None:
    table = with_seat(given(FOUR), 1, away=True, missed=2)
    assert not actions.kick(table, NOW, BEN, 0).table.seats[1].away


DAN_LEFT = actions.leave(given(FOUR), NOW, DAN).table
NO_VOTE = [
    pytest.param(lambda: actions.kick(given(FOUR), NOW, 999, 0), "not_seated", id="a stranger against a player"),
    pytest.param(lambda: actions.stop(given(FOUR), NOW, 999), "not_seated", id="a stranger against the game"),
    pytest.param(lambda: actions.kick(DAN_LEFT, NOW, DAN, 0), "not_seated", id="a player who left, against another"),
    pytest.param(lambda: actions.stop(DAN_LEFT, NOW, DAN), "not_seated", id="a player who left, against the game"),
    pytest.param(lambda: actions.kick(match_of(computers=1), NOW, ANN, 3), "no_vote_needed", id="against a computer"),
    pytest.param(
        lambda: actions.kick(with_seat(given(FOUR), 2, away=True), NOW, ANN, 2), "no_vote_needed", id="against one away"
    ),
    pytest.param(lambda: actions.kick(given(FOUR), NOW, ANN, 7), "no_seat", id="a seat that is not there"),
    pytest.param(lambda: actions.kick(given(FOUR), NOW, ANN, -1), "no_seat", id="before the first seat"),
]


@pytest.mark.parametrize(("vote", "code"), NO_VOTE)
def test_votes_that_are_refused(vote: Callable[[], Change], code: str) -> None:
    with pytest.raises(SessionRefusal) as refused:
        vote()
    assert refused.value.code == code


def test_the_others_are_enough_where_one_has_left() -> None:
    assert actions.stop(DAN_LEFT, NOW, BEN).update.vote == Vote(1, 3)
