"""The lobby: joining, leaving, options, start; pressed twice, and by the wrong users."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.rules.editions import EDITIONS
from bot.sessions import actions, deadlines, lobby
from bot.sessions.dance import VOTE
from bot.sessions.guild_settings import GuildSettings
from bot.sessions.options import Options
from bot.sessions.refusals import SessionRefusal
from bot.sessions.table import Change, Guest, Seat, Table
from bot.sessions.votes import Vote
from bot.store.games import GameStatus
from tests.clock import NOW
from tests.sessions.tables import ANN, BEN, CAT, CLASSIC, DAN, EVE, lobby_of, match_of

LATER = NOW + timedelta(seconds=7)


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


def crowd(count: int, options: Options = CLASSIC) -> Table:
    """Return Ann's lobby with so many users in it."""
    table = lobby_of(ANN, options=options)
    for user in range(200, 199 + count):
        table = lobby.join(table, NOW, user, "Guest").table
    return table


def test_the_user_who_opens_a_lobby_sits_first_and_hosts() -> None:
    table = lobby_of()
    assert (names(table), table.host, table.status) == (["Ann", "Ben", "Cat"], ANN, GameStatus.LOBBY)
    assert (table.version, table.game, table.number, table.asked) == (1, None, 0, None)


def test_what_a_server_has_chosen_holds_for_the_games_that_are_opened_there() -> None:
    table = lobby_of(settings=GuildSettings(judging=VOTE, pings=False))
    assert (table.judging, table.pings) == (VOTE, False)


def test_a_change_is_a_new_version_and_the_table_before_stays_as_it_was() -> None:
    before = lobby_of()
    change = lobby.join(before, LATER, DAN, "Dan")
    assert (change.table.version, change.table.updated, change.table.created) == (2, LATER, NOW)
    assert names(change.table) == [*names(before), "Dan"]
    assert len(before.seats) == 3
    assert (change.answers, change.refusal) == ((), None)


# What is refused

FULL = crowd(10)
STARTED = match_of()
OVER = actions.leave(lobby_of(ANN), NOW, ANN).table

ASKED = lobby.ask_in(lobby_of(), NOW, ANN, DAN).table

REFUSED = [
    pytest.param(lambda: lobby.join(lobby_of(), NOW, BEN, "Ben"), "already_seated", id="sitting twice"),
    pytest.param(lambda: lobby.join(FULL, NOW, DAN, "Dan"), "full", id="a full table"),
    pytest.param(lambda: lobby.join(STARTED, NOW, DAN, "Dan"), "started", id="joining after the start"),
    pytest.param(lambda: lobby.join(OVER, NOW, DAN, "Dan"), "no_game", id="joining a lobby that closed"),
    pytest.param(lambda: lobby.add_computer(lobby_of(), NOW, BEN, "easy"), "not_host", id="a guest adds a computer"),
    pytest.param(lambda: lobby.add_computer(lobby_of(), NOW, ANN, "brilliant"), "bad_options", id="an unknown level"),
    pytest.param(lambda: lobby.add_computer(FULL, NOW, ANN, "easy"), "full", id="a computer at a full table"),
    pytest.param(lambda: lobby.add_computer(STARTED, NOW, ANN, "easy"), "started", id="a computer after the start"),
    pytest.param(lambda: lobby.remove_computer(lobby_of(), NOW, BEN, "Ada"), "not_host", id="a guest removes one"),
    pytest.param(lambda: lobby.remove_computer(lobby_of(), NOW, ANN, "Ben"), "no_seat", id="removing a player"),
    pytest.param(lambda: lobby.remove_computer(lobby_of(), NOW, ANN, "Ada"), "no_seat", id="removing nobody"),
    pytest.param(lambda: actions.play_now(lobby_of(), NOW, BEN), "not_host", id="a guest plays now"),
    pytest.param(lambda: actions.play_now(STARTED, NOW, ANN), "started", id="playing now twice"),
    pytest.param(
        lambda: actions.play_now(lobby_of(ANN, options=CLASSIC.with_(computers=False)), NOW, ANN),
        "no_computers",
        id="playing now where people play alone",
    ),
    pytest.param(lambda: lobby.set_options(lobby_of(), NOW, BEN, CLASSIC), "not_host", id="a guest chooses"),
    pytest.param(lambda: lobby.set_options(STARTED, NOW, ANN, CLASSIC), "started", id="choosing after the start"),
    pytest.param(
        lambda: lobby.set_options(crowd(8), NOW, ANN, CLASSIC.with_edition("no-mercy")),
        "too_many",
        id="an edition for fewer players",
    ),
    pytest.param(lambda: actions.start(lobby_of(), NOW, BEN), "not_host", id="a guest starts"),
    pytest.param(lambda: actions.start(lobby_of(ANN), NOW, ANN), "too_few", id="starting alone"),
    pytest.param(lambda: actions.start(STARTED, NOW, ANN), "started", id="starting twice"),
    pytest.param(
        lambda: actions.start(lobby_of(options=CLASSIC.with_(house=("teams",))), NOW, ANN),
        "house_seats",
        id="teams of three",
    ),
    pytest.param(lambda: CLASSIC.with_(house=("stacking", "stack_any")), "house_clash", id="two ways to stack"),
    pytest.param(lambda: CLASSIC.with_(hand=4), "bad_options", id="four cards dealt"),
    pytest.param(lambda: CLASSIC.with_(uno=7), "bad_options", id="seven cards for being caught"),
    pytest.param(lambda: lobby.ask_in(lobby_of(), NOW, DAN, EVE), "not_seated", id="a stranger asks a user in"),
    pytest.param(lambda: lobby.ask_in(lobby_of(), NOW, ANN, BEN), "guest_seated", id="asking in who sits there"),
    pytest.param(lambda: lobby.ask_in(ASKED, NOW, BEN, DAN), "guest_asked", id="asking in twice"),
    pytest.param(lambda: lobby.ask_in(FULL, NOW, ANN, DAN), "full", id="asking into a full lobby"),
    pytest.param(lambda: lobby.ask_in(STARTED, NOW, ANN, DAN), "started", id="asking in after the start"),
    pytest.param(lambda: lobby.ask_in(OVER, NOW, ANN, DAN), "no_game", id="asking into a lobby that closed"),
    pytest.param(lambda: actions.leave(lobby_of(), NOW, DAN), "not_seated", id="a stranger leaves"),
    pytest.param(lambda: actions.kick(lobby_of(), NOW, ANN, 3), "no_seat", id="an empty place is put out"),
    pytest.param(lambda: actions.next_round(lobby_of(), NOW, ANN), "not_started", id="a round before the start"),
]


@pytest.mark.parametrize(("action", "code"), REFUSED)
def test_what_is_refused(action: Any, code: str) -> None:
    with pytest.raises(SessionRefusal) as refused:
        action()
    assert refused.value.code == code


def test_who_is_asked_in_is_kept_with_the_message_and_saved_with_it() -> None:
    assert (ASKED.guests, ASKED.version) == ((Guest(DAN),), 1)
    kept = lobby.keep_asking(ASKED, LATER, DAN, 77, 5).table
    assert (kept.guests, kept.version) == ((Guest(DAN, 77, 5),), 2)
    assert lobby.stop_asking(kept, LATER, 77).table.guests == (Guest(DAN, None, 5),)
    assert lobby.not_asked(ASKED, LATER, DAN).table.guests == ()
    closed = replace(ASKED, status=GameStatus.ENDED)
    assert lobby.keep_asking(closed, LATER, DAN, 77, 5).table.version == 1, "nothing is stored of it any more"


def test_four_play_in_teams_with_the_numbers_that_were_chosen() -> None:
    options = CLASSIC.with_(house=("teams",), hand=9, uno=5)
    table = actions.start(crowd(4, options), NOW, ANN).table
    state = table.playing.state
    assert state.teams == (0, 1, 0, 1)
    assert {len(hand) for hand in state.hands} <= {9, 11}  # an opening Draw Two
    assert state.uno == 5
    assert options.with_edition("transformers").hand == 9


# Seats


@pytest.mark.parametrize("key", EDITIONS)
def test_a_full_table_is_full(key: str) -> None:
    table = crowd(EDITIONS[key].max_seats, Options.for_edition(key))
    with pytest.raises(SessionRefusal, match="full"):
        lobby.join(table, NOW, DAN, "Dan")


@pytest.mark.parametrize("host", ["Ann", "Bruno"])
@pytest.mark.parametrize("key", EDITIONS)
def test_a_table_is_filled_with_computers_and_then_full(key: str, host: str) -> None:
    table = replace(lobby_of(ANN, options=Options.for_edition(key)), seats=(Seat(ANN, host),))
    while len(table.seats) < EDITIONS[key].max_seats:
        table = lobby.add_computer(table, NOW, ANN, "easy").table
    with pytest.raises(SessionRefusal, match="full"):
        lobby.add_computer(table, NOW, ANN, "easy")
    assert len(set(names(table))) == len(table.seats)


def test_the_host_seats_computers_and_removes_them() -> None:
    table = lobby.add_computer(lobby_of(), NOW, ANN, "hard").table
    assert table.seats[3] == Seat(None, "Ada", "hard")
    assert names(lobby.remove_computer(table, NOW, ANN, table.seats[3].name).table) == ["Ann", "Ben", "Cat"]


@pytest.mark.parametrize("key", EDITIONS)
def test_a_host_who_is_alone_plays_now_against_three_normal_computers(key: str) -> None:
    before = lobby_of(ANN, options=Options.for_edition(key))
    table = actions.play_now(before, LATER, ANN).table
    assert [seat.level for seat in table.seats] == [None, "normal", "normal", "normal"]
    assert (len(set(names(table))), table.host, table.seats[0].user) == (4, ANN, ANN)
    assert (table.status, table.view(None).round) == (GameStatus.PLAYING, 1)
    assert table.seed == before.seed


def test_playing_now_fills_up_beside_those_who_joined_at_the_last_moment() -> None:
    table = actions.play_now(lobby_of(ANN, BEN), LATER, ANN).table
    assert [seat.level for seat in table.seats] == [None, None, "normal", "normal"]


def test_teams_play_now_two_against_two() -> None:
    teams = CLASSIC.with_(house=("teams",))
    assert len(actions.play_now(lobby_of(ANN, options=teams), LATER, ANN).table.seats) == 4


def test_when_the_host_leaves_the_next_hosts() -> None:
    assert actions.leave(lobby_of(), NOW, ANN).table.host == BEN


def test_the_next_host_sits_first_and_deals_where_the_host_does() -> None:
    table = lobby_of(ANN, options=Options.for_edition("transformers"), computers=1)
    for user, name in ((BEN, "Ben"), (CAT, "Cat")):
        table = lobby.join(table, NOW, user, name).table
    table = actions.leave(table, NOW, ANN).table
    assert names(table) == ["Ben", "Cat", "Ada"]
    table = actions.start(table, NOW, BEN).table
    assert table.view(None).dealer == table.seat_of(BEN)


def test_the_others_keep_their_places_when_a_guest_leaves() -> None:
    table = lobby.add_computer(lobby_of(), NOW, ANN, "easy").table
    assert names(actions.leave(table, NOW, BEN).table) == ["Ann", "Cat", "Ada"]


@pytest.mark.parametrize("computers", [0, 1])
def test_a_lobby_without_players_is_over(computers: int) -> None:
    table = lobby_of(computers=computers)
    for user in (ANN, BEN, CAT):
        assert table.status is GameStatus.LOBBY
        table = actions.leave(table, LATER, user).table
    assert (table.status, table.ended, table.is_open) == (GameStatus.ENDED, LATER, False)


@pytest.mark.parametrize(
    ("name", "kept"), [("B\x00en", "Ben"), ("B\ud800en", "Ben"), ("\u202eneB", "\u202eneB"), ("🎲" * 40, "🎲" * 40)]
)
def test_of_a_name_stays_what_a_database_takes(name: str, kept: str) -> None:
    assert lobby.join(lobby_of(ANN), NOW, BEN, name).table.seats[1].name == kept


# Votes


def test_the_host_puts_a_guest_out_at_once_and_a_moderator_anyone() -> None:
    assert names(actions.kick(lobby_of(), NOW, ANN, 1).table) == ["Ann", "Cat"]
    assert names(actions.kick(lobby_of(), NOW, DAN, 0, is_moderator=True).table) == ["Ben", "Cat"]


def test_the_others_vote_on_the_host_as_well() -> None:
    table = lobby_of(ANN, BEN, CAT, DAN)
    change = actions.kick(table, NOW, BEN, 0)
    assert change.update.vote == Vote(1, 2, ANN)
    assert actions.kick(change.table, NOW, BEN, 0).update.vote == Vote(1, 2, ANN), "a second vote counts no more"
    change = actions.kick(change.table, NOW, DAN, 0)
    assert change.update.vote is None
    assert change.table.seat_of(ANN) is None
    assert change.table.host == BEN


def test_a_vote_is_against_a_person_and_falls_when_places_shift() -> None:
    voted = actions.kick(lobby_of(ANN, BEN, CAT, DAN, EVE), NOW, EVE, 2).table
    table = actions.leave(voted, NOW, BEN).table
    assert actions.kick(table, NOW, CAT, 2).update.vote == Vote(1, 2, DAN), "the vote was against Cat"


def test_guests_close_a_lobby_by_a_vote() -> None:
    change = actions.stop(lobby_of(), NOW, BEN)
    assert change.update.vote == Vote(1, 2)
    table = actions.stop(change.table, LATER, CAT).table
    assert (table.status, table.ended) == (GameStatus.ENDED, LATER)


# Time


def test_a_lobby_without_news_closes() -> None:
    table = lobby.join(lobby_of(), LATER, DAN, "Dan").table
    moment = LATER + deadlines.LOBBY_WAITS
    assert deadlines.next_moment(table, table.seen) == moment
    assert deadlines.pass_time(table, moment - timedelta(seconds=1), table.seen) is None
    change = deadlines.pass_time(table, moment, table.seen)
    assert change is not None
    assert (change.table.status, change.table.ended) == (GameStatus.ENDED, moment)
    assert deadlines.next_moment(change.table, moment) is None


# Options


def test_another_edition_brings_its_own_scoring_and_keeps_what_fits() -> None:
    table = lobby_of()
    for options in (
        table.options.with_(house=("stacking", "jump_in"), turn_seconds=None),
        table.options.with_(house=("stacking", "jump_in"), turn_seconds=None).with_edition("no-mercy"),
    ):
        table = lobby.set_options(table, NOW, ANN, options).table
    assert table.options == Options("no-mercy", "single", 1000, None, ("jump_in",))


def test_an_edition_is_chosen_for_as_many_players_as_it_takes() -> None:
    table = crowd(EDITIONS["no-mercy"].max_seats)
    options = CLASSIC.with_edition("no-mercy")
    assert lobby.set_options(table, NOW, ANN, options).table.options == options


@pytest.mark.parametrize(
    "choice",
    [
        {"scoring": "most"},
        {"target": 0},
        {"target": 1_000_000},
        {"turn_seconds": 5},
        {"turn_seconds": 3000},
        {"house": ("discard_own",)},
        {"edition": "chess"},
    ],
)
def test_choices_that_make_no_sense_are_refused(choice: dict[str, object]) -> None:
    with pytest.raises(SessionRefusal, match="bad_options"):
        CLASSIC.with_(**choice)


# The start, and a rematch


def test_the_start_deals_the_first_round() -> None:
    change = actions.start(lobby_of(), LATER, ANN)
    table = change.table
    assert (table.status, table.view(None).round, table.answers, table.seen) == (GameStatus.PLAYING, 1, 1, LATER)
    assert change.answers == ("deal",)
    assert table.recent == (change.update,)
    assert change.update.seat is None


def test_the_same_seed_deals_the_same_cards() -> None:
    assert match_of().view(0).hand == match_of().view(0).hand
    assert replace(lobby_of(), seed=bytes(32)).seal != lobby_of().seal


def test_a_rematch_seats_who_opens_it_and_the_computers() -> None:
    table = match_of(computers=1)
    with pytest.raises(SessionRefusal, match="round_running"):
        lobby.rematch_seats(table, ANN)
    over = actions.stop(table, NOW, ANN).table
    with pytest.raises(SessionRefusal, match="not_seated"):
        lobby.rematch_seats(over, DAN)
    assert [seat.name for seat in lobby.rematch_seats(over, CAT)] == ["Cat", "Ada"]
    assert [seat.name for seat in lobby.rematch_invited(over, CAT)] == ["Ann", "Ben"]


def test_who_left_or_was_put_out_opens_no_rematch_and_is_not_asked() -> None:
    table = actions.leave(match_of(ANN, BEN, CAT, DAN), NOW, BEN).table
    over = actions.stop(actions.kick(table, NOW, 0, 2, is_moderator=True).table, NOW, 0, is_moderator=True).table
    for user in (BEN, CAT):
        with pytest.raises(SessionRefusal, match="left_match"):
            lobby.rematch_seats(over, user)
    assert [seat.user for seat in lobby.rematch_invited(over, DAN)] == [ANN]


def test_a_user_who_was_forgotten_is_not_asked_for_a_rematch() -> None:
    over = actions.stop(match_of(), NOW, ANN).table
    forgotten = replace(over, seats=(over.seats[0], Seat(None, "?", pseudonym=-7), over.seats[2]))
    assert [seat.user for seat in lobby.rematch_invited(forgotten, ANN)] == [CAT]


def test_nothing_changes_a_change() -> None:
    """Tables are values: what was seen once stays so, whatever is done afterwards."""
    before = match_of()
    view = before.view(None)
    changes = [actions.leave(before, NOW, BEN), actions.leave(before, NOW, CAT), actions.stop(before, NOW, ANN)]
    assert all(isinstance(change, Change) for change in changes)
    assert before.view(None) is view
    assert replace(before).view(None) == view
