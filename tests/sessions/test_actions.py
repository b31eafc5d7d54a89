"""Playing: a table in, a change out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.rules.calls import UNO
from bot.rules.events import CardsDrawn
from bot.rules.refusal import IllegalMove
from bot.rules.round_events import RoundDealt
from bot.sessions import actions, deadlines
from bot.sessions.guild_settings import GuildSettings
from bot.sessions.refusals import SessionRefusal
from bot.sessions.results import ends_of
from bot.sessions.rules_checksum import RULES
from bot.sessions.table import UPDATES_KEPT, Change, Table, Update
from bot.sessions.votes import Votes
from bot.store.games import GameStatus
from tests.clock import NOW
from tests.sessions.positions import (
    FOUR,
    LAST_CARD,
    LATER,
    MATCH,
    TWO_LEFT,
    asleep,
    stopped,
    with_seat,
)
from tests.sessions.tables import (
    ANN,
    BEN,
    CAT,
    CHANNEL,
    CLASSIC,
    DAN,
    TURN,
    call,
    given,
    lobby_of,
    match_of,
    option,
    play,
    user_at,
)

# Playing


def test_a_move() -> None:
    before = given(MATCH)
    view = before.view(None)
    change = play(before, "A play r7", LATER)
    table = change.table
    assert change.answers == ("A play r7",)
    assert (table.answers, table.version, table.updated, table.seen) == (2, 2, LATER, LATER)
    assert (table.asked, table.deadline) == (1, LATER + TURN)
    assert table.number != before.number
    assert (change.update.seat, change.update.away, change.update.back) == (0, (), ())
    assert table.recent == (change.update,)
    assert table.view(None).counts == (2, 3, 3)
    assert (before.asked, before.view(None), before.playing.state.number) == (0, view, before.number)


@pytest.mark.parametrize(
    ("table", "move", "code"),
    [
        pytest.param(given(MATCH), "D play r7", "not_seated", id="a stranger"),
        pytest.param(given(MATCH), "B play r8", "not_asked", id="the wrong seat"),
        pytest.param(given(MATCH), "A play g1", "no_match", id="a card that does not fit"),
        pytest.param(given(MATCH), "A play b1", "not_held", id="a card of the pile"),
        pytest.param(asleep(), "A play r7", "asleep", id="a sleeping game"),
        pytest.param(stopped(), "A play r7", "match_over", id="a game that was stopped"),
    ],
)
def test_moves_that_are_refused(table: Table, move: str, code: str) -> None:
    with pytest.raises((SessionRefusal, IllegalMove)) as refused:
        play(table, move)
    assert isinstance(refused.value, SessionRefusal | IllegalMove)
    assert refused.value.code == code


def test_in_a_lobby_there_is_nothing_to_play() -> None:
    with pytest.raises(SessionRefusal, match="not_started"):
        actions.play(lobby_of(), NOW, ANN, UNO, 0)
    with pytest.raises(SessionRefusal, match="not_started"):
        actions.call(lobby_of(), NOW, ANN, UNO)


@pytest.mark.parametrize("ahead", [-1, 1])
def test_an_old_button_does_nothing(ahead: int) -> None:
    table = given(MATCH)
    with pytest.raises(IllegalMove, match="stale"):
        play(table, "A play r7", number=table.number + ahead)


def test_the_same_button_twice_is_one_answer() -> None:
    before = given(MATCH)
    after = play(before, "A play r7").table
    with pytest.raises(IllegalMove, match="stale"):
        play(after, "A play r7", number=before.number)


@pytest.mark.parametrize(
    ("position", "uno", "answers", "owes"),
    [
        (TWO_LEFT, True, ("A uno", "A play r7"), ()),
        (TWO_LEFT, False, ("A play r7",), (0,)),
        (MATCH, True, ("A play r7",), ()),
    ],
)
def test_play_and_uno_go_together(position: str, uno: bool, answers: tuple[str, ...], owes: tuple[int, ...]) -> None:
    change = play(given(position), "A play r7", uno=uno)
    assert (change.answers, change.table.view(None).owes) == (answers, owes)
    assert change.table.answers == 1 + len(answers)


def test_without_turn_time_there_is_no_deadline() -> None:
    options = CLASSIC.with_(turn_seconds=None)
    assert match_of(options=options).deadline is None
    assert match_of().deadline == NOW + TURN


def test_a_call_leaves_the_deadline_and_a_new_question_sets_it() -> None:
    owing = play(given(TWO_LEFT), "A play r7").table
    called = call(owing, "A uno", LATER).table
    assert (called.deadline, called.number) == (owing.deadline, owing.number)
    assert play(called, "B play r8", LATER).table.deadline == LATER + TURN


def test_each_is_told_what_happened_as_far_as_they_may_know() -> None:
    change = actions.start(lobby_of(), NOW, ANN)
    table, update = change.table, change.update
    for seat, other in ((0, 1), (1, 2), (2, 0)):
        (dealt,) = [event for event in update.seen_by(seat) if isinstance(event, RoundDealt)]
        assert sorted(dealt.hands[seat]) == sorted(table.view(seat).hand) or _drew(update, seat)
        assert set(dealt.hands[other]) == {-1}
    (dealt,) = [event for event in update.seen_by(None) if isinstance(event, RoundDealt)]
    assert {card for hand in dealt.hands for card in hand} == {-1}


def _drew(update: Update, seat: int) -> bool:
    """Tell whether the card that opened the round made this seat draw."""
    return any(isinstance(event, CardsDrawn) and event.seat == seat for event in update.seen_by(seat))


def test_a_table_shows_its_last_updates() -> None:
    table = given(MATCH, GuildSettings(pings=False))
    updates = []
    for _ in range(UPDATES_KEPT + 3):
        user = user_at(table, table.asked or 0)
        change = actions.play(table, NOW, user, table.playing.answers(table.asked or 0)[0], table.number)
        table = change.table
        updates.append(change.update)
    assert table.recent == tuple(updates[-UPDATES_KEPT:])


# The end of a round, of a match


def test_after_a_round_anyone_at_the_table_deals_the_next() -> None:
    with pytest.raises(SessionRefusal, match="round_running"):
        actions.next_round(given(MATCH), NOW, ANN)
    over = play(given(LAST_CARD.format("points 500")), "A play r7").table
    assert (over.status, over.asked, over.deadline, over.decided) == (GameStatus.PLAYING, None, None, False)
    assert not over.is_awake
    with pytest.raises(SessionRefusal, match="not_seated"):
        actions.next_round(over, NOW, DAN)
    with pytest.raises(IllegalMove, match="over"):
        play(over, "B draw")
    change = actions.next_round(over, LATER, CAT)
    assert change.answers == ("deal",)
    assert (change.table.view(None).round, change.table.deadline) == (2, LATER + TURN)
    assert change.table.asked is not None


@pytest.mark.parametrize("status", [GameStatus.PLAYING, GameStatus.ENDED])
def test_a_match_that_is_over_deals_no_more(status: GameStatus) -> None:
    over = play(given(LAST_CARD.format("points 500")), "A play r7").table
    decided = play(given(LAST_CARD.format("single")), "A play r7").table
    table = actions.stop(over, NOW, 0, is_moderator=True).table if status is GameStatus.ENDED else decided
    with pytest.raises(SessionRefusal, match="match_over"):
        actions.next_round(table, NOW, ANN)


def test_the_last_card_wins_a_match_of_one_round() -> None:
    before = given(LAST_CARD.format("single"))
    assert (before.revealed_seed, before.is_open) == (None, False)
    table = play(before, "A play r7", LATER).table
    assert (table.status, table.ended, table.decided, table.is_open) == (GameStatus.ENDED, LATER, True, True)
    assert (table.deadline, table.revealed_seed) == (None, table.seed.hex())
    assert deadlines.next_moment(table, LATER) is None


def test_a_stopped_match_is_open_but_not_decided() -> None:
    table = actions.stop(given(MATCH), LATER, 0, is_moderator=True).table
    assert (table.status, table.ended, table.decided, table.is_open) == (GameStatus.ENDED, LATER, False, True)
    assert (table.deadline, table.interlude) == (None, None)
    with pytest.raises(SessionRefusal, match="match_over"):
        actions.stop(table, NOW, 0, is_moderator=True)
    with pytest.raises(SessionRefusal, match="match_over"):
        actions.next_round(table, NOW, ANN)


LAST_OF_ROUND, LAST_OF_MATCH = given(LAST_CARD.format("points 500")), given(LAST_CARD.format("single"))
OVER = play(LAST_OF_ROUND, "A play r7").table
LEFT = actions.leave(given(MATCH), NOW, CAT).table
ENDS = {
    "in the lobby": (lobby_of(), actions.post(lobby_of(), NOW, 7), []),
    "a lobby that closes": (lobby_of(), actions.stop(lobby_of(), NOW, 0, is_moderator=True), []),
    "the deal": (lobby_of(), actions.start(lobby_of(), NOW, ANN), []),
    "a move": (given(MATCH), play(given(MATCH), "A play r7"), []),
    "the end of a round": (LAST_OF_ROUND, play(LAST_OF_ROUND, "A play r7"), [(0, None)]),
    "the end of the match": (LAST_OF_MATCH, play(LAST_OF_MATCH, "A play r7"), [(0, (0,))]),
    "stopping, and nobody had left": (given(MATCH), actions.stop(given(MATCH), NOW, 0, is_moderator=True), []),
    "stopping, and somebody had left": (LEFT, actions.stop(LEFT, NOW, 0, is_moderator=True), [(1, None)]),
    "between rounds": (OVER, actions.post(OVER, NOW, 7), []),
    "the next deal": (OVER, actions.next_round(OVER, NOW, BEN), []),
}


@pytest.mark.parametrize(("before", "change", "ends"), ENDS.values(), ids=ENDS.keys())
def test_what_is_noted_of_ends(
    before: Table, change: Change | None, ends: list[tuple[int, tuple[int, ...] | None]]
) -> None:
    assert change is not None
    noted = ends_of(before, change)
    answers = change.table.answers
    assert [(end.answer, end.winners) for end in noted] == [(answers + more, winners) for more, winners in ends]
    assert all((end.game_id, end.at, end.away) == (before.id, change.table.updated, ()) for end in noted)


# A computer's move, a message


def test_a_computers_answer_counts_as_long_as_nothing_else_has_happened() -> None:
    table = given(MATCH)
    draw = option(table, "draw")
    change = actions.answer_for(table, NOW, 0, draw, table.version)
    assert change is not None
    assert change.answers == ("A draw",)
    assert actions.answer_for(change.table, NOW, 1, draw, table.version) is None


def test_the_public_message_is_remembered() -> None:
    assert actions.post(given(MATCH), NOW, 77).table.message_id == 77


def test_of_a_lobby_that_closed_the_message_is_known_and_nothing_stored() -> None:
    closed = actions.stop(lobby_of(), NOW, 0, is_moderator=True).table
    posted = actions.post(closed, LATER, 77).table
    assert (posted.message_id, posted.version) == (77, closed.version)


def test_the_announcement_of_a_lobby_is_remembered_until_it_is_gone() -> None:
    kept = actions.keep_announcement(lobby_of(), NOW, 77)
    assert kept is not None
    assert kept.table.announcement_id == 77
    assert actions.keep_announcement(given(MATCH), NOW, 77) is None
    assert actions.drop_announcement(kept.table, NOW, 78) is None
    dropped = actions.drop_announcement(kept.table, NOW, 77)
    assert dropped is not None
    assert dropped.table == replace(kept.table, announcement_id=None)


@pytest.mark.parametrize("start", [actions.start, actions.play_now])
def test_a_game_in_a_thread_leaves_its_channel_and_message_behind(start: Callable[..., Change]) -> None:
    table = start(actions.post(lobby_of(), NOW, 77).table, NOW, ANN, 55).table
    assert (table.channel_id, table.parent_id, table.message_id) == (55, CHANNEL, None)


def test_the_deal_begins_everything_anew() -> None:
    table = actions.start(actions.kick(lobby_of(), NOW, BEN, 2).table, LATER, ANN).table
    assert table.feats is not None
    assert (table.feats.rounds, table.votes, table.rules, table.seen) == (1, Votes(), RULES, LATER)


VOTED = actions.stop(actions.kick(given(FOUR), NOW, BEN, 0).table, NOW, BEN).table
AGAINST_IN_LOBBY = actions.kick(lobby_of(ANN, BEN, CAT, DAN), NOW, BEN, 3).table
DATED: dict[str, Callable[[], Change | None]] = {
    "the message": lambda: actions.post(given(MATCH), LATER, 7),
    "the announcement": lambda: actions.keep_announcement(lobby_of(), LATER, 7),
    "a ping": lambda: actions.keep_ping(given(MATCH), LATER, 7, 1),
    "a seat that is left": lambda: actions.leave(given(MATCH), LATER, BEN),
    "a seat that is given up": lambda: actions.give_up(with_seat(given(MATCH), 1, away=True), LATER, BEN),
    "out of the lobby": lambda: actions.kick(lobby_of(), LATER, ANN, 1),
    "out of the lobby by a vote": lambda: actions.kick(AGAINST_IN_LOBBY, LATER, CAT, 3),
    "out of the match": lambda: actions.kick(given(MATCH), LATER, 0, 1, is_moderator=True),
    "a vote against a player": lambda: actions.kick(given(FOUR), LATER, BEN, 0),
    "a vote against the game": lambda: actions.stop(given(FOUR), LATER, BEN),
    "joining the one": lambda: actions.agree(VOTED, LATER, CAT, 0),
    "joining the other": lambda: actions.agree(VOTED, LATER, CAT),
    "the end": lambda: actions.end(given(MATCH), LATER),
    "falling asleep": lambda: actions.sleep(given(MATCH), LATER),
    "waking up": lambda: actions.mark_present(asleep(), LATER, ANN),
    "coming back": lambda: actions.mark_present(with_seat(given(MATCH), 1, away=True), LATER, BEN),
}


@pytest.mark.parametrize("do", DATED.values(), ids=DATED.keys())
def test_what_changes_is_dated(do: Callable[[], Change | None]) -> None:
    change = do()
    assert change is not None
    assert change.table.updated == LATER


@pytest.mark.parametrize("vote", ["a vote against a player", "a vote against the game"])
def test_who_votes_was_there(vote: str) -> None:
    change = DATED[vote]()
    assert change is not None
    assert change.table.seen == LATER


@pytest.mark.parametrize("out", ["a seat that is left", "out of the match"])
def test_it_is_said_whose_seat_is_out(out: str) -> None:
    change = DATED[out]()
    assert change is not None
    assert change.update.seat == 1


def test_a_sleeping_game_waits_for_nothing() -> None:
    slept = actions.sleep(given(MATCH), LATER)
    assert slept is not None
    assert (slept.table.status, slept.table.deadline) == (GameStatus.ASLEEP, None)


def test_a_game_that_has_ended_does_not_end_again() -> None:
    table = actions.stop(given(MATCH), NOW, 0, is_moderator=True).table
    assert table.status is GameStatus.ENDED
    assert actions.end(table, NOW) is None
