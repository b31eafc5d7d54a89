"""Leaving, putting out, and ending the game, by one's own or by a vote."""

from __future__ import annotations

from collections.abc import Callable

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
    with_seat,
)
from tests.sessions.tables import (
    ANN,
    BEN,
    CAT,
    DAN,
    EVE,
    TURN,
    given,
    match_of,
    play,
)

# Leaving, putting out, stopping


def test_a_player_who_leaves_is_out_and_the_last_wins() -> None:
    change = actions.leave(given(MATCH), NOW, ANN)
    assert change.answers == ("A quit",)
    assert change.table.view(None).in_match == (False, True, True)
    table = actions.leave(change.table, LATER, BEN).table
    assert (table.view(None).champions, table.status, table.ended) == ((2,), GameStatus.ENDED, LATER)
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


def test_players_can_leave_a_sleeping_game() -> None:
    table = actions.leave(asleep(), LATER, ANN).table
    assert (table.status, table.deadline) == (GameStatus.PLAYING, LATER + TURN)
    assert actions.leave(table, LATER, BEN).table.decided


def test_a_sleeping_game_wakes_when_a_player_leaves_who_is_not_asked() -> None:
    table = actions.leave(asleep(), LATER, BEN).table
    assert (table.status, table.asked, table.deadline) == (GameStatus.PLAYING, 0, LATER + TURN)


KICKED = [
    pytest.param(lambda table: actions.kick(table, NOW, ANN, 2), id="by the host"),
    pytest.param(lambda table: actions.kick(table, NOW, DAN, 2, is_moderator=True), id="by a moderator"),
]


@pytest.mark.parametrize("kick", KICKED)
def test_the_host_and_moderators_put_out_at_once(kick: Callable[[Table], Change]) -> None:
    change = kick(given(MATCH))
    assert (change.answers, change.update.vote) == (("C quit",), None)
    assert change.table.view(None).in_match == (True, True, False)


def test_others_vote_on_it() -> None:
    table = given(FOUR)
    change = actions.kick(table, LATER, BEN, 0)
    assert (change.update.vote, change.answers) == (Vote(1, 2), ())
    assert (change.table.version, change.table.seen) == (table.version + 1, LATER)
    assert actions.kick(change.table, NOW, BEN, 0).update.vote == Vote(1, 2), "a second vote counts no more"
    assert actions.kick(change.table, NOW, CAT, 3).update.vote == Vote(1, 2), "a vote is against one seat"
    change = actions.kick(change.table, NOW, CAT, 0)
    assert (change.answers, change.update.vote) == (("A quit",), None)
    assert change.table.host == BEN


def test_votes_outlast_the_moves_meanwhile() -> None:
    table = play(actions.stop(given(MATCH), NOW, BEN).table, "A play r7").table
    assert actions.stop(table, NOW, CAT).table.status is GameStatus.ENDED


def test_the_end_of_a_match_is_the_end_of_its_votes() -> None:
    table = actions.stop(given(LAST_CARD.format("single")), NOW, BEN).table
    assert play(table, "A play r7").table.votes.cast == frozenset()


def test_the_table_ends_the_game_by_a_vote() -> None:
    change = actions.stop(given(MATCH), NOW, BEN)
    assert change.update.vote == Vote(1, 2)
    assert actions.stop(change.table, NOW, BEN).update.vote == Vote(1, 2), "a second vote counts no more"
    table = actions.stop(change.table, LATER, CAT).table
    assert (table.status, table.ended, table.votes.cast) == (GameStatus.ENDED, LATER, frozenset())


def test_players_who_are_away_are_not_asked_for_their_votes() -> None:
    table = with_seat(given(FOUR), 3, away=True)
    assert actions.kick(table, NOW, BEN, 0).update.vote == Vote(1, 2)
    table = with_seat(table, 2, away=True)
    assert actions.kick(table, NOW, BEN, 0).answers == ("A quit",), "of Ben alone one vote is enough"


def test_a_vote_brings_its_voter_back() -> None:
    table = with_seat(given(FOUR), 1, away=True, missed=2)
    assert not actions.kick(table, NOW, BEN, 0).table.seats[1].away


DAN_LEFT = actions.leave(given(FOUR), NOW, DAN).table
NO_VOTE = [
    pytest.param(lambda: actions.kick(given(FOUR), NOW, 999, 0), "not_seated", id="a stranger against a player"),
    pytest.param(lambda: actions.stop(given(FOUR), NOW, 999), "not_seated", id="a stranger against the game"),
    pytest.param(lambda: actions.kick(DAN_LEFT, NOW, DAN, 0), "not_seated", id="a player who left, against another"),
    pytest.param(lambda: actions.stop(DAN_LEFT, NOW, DAN), "not_seated", id="a player who left, against the game"),
    pytest.param(lambda: actions.kick(given(FOUR), NOW, ANN, 7), "no_seat", id="a seat that is not there"),
    pytest.param(lambda: actions.kick(given(FOUR), NOW, ANN, -1), "no_seat", id="before the first seat"),
]


@pytest.mark.parametrize(("vote", "code"), NO_VOTE)
def test_votes_that_are_refused(vote: Callable[[], Change], code: str) -> None:
    with pytest.raises(SessionRefusal) as refused:
        vote()
    assert refused.value.code == code


def test_the_others_are_enough_where_one_has_left() -> None:
    assert actions.stop(DAN_LEFT, NOW, BEN).update.vote == Vote(1, 2)
