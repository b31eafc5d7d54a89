"""A game as a value: whole matches of it, what it shows to whom, and its record."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields, replace
from random import Random

import pytest

from bot.rules.chance import seal
from bot.rules.editions import EDITIONS
from bot.rules.record import read, write
from bot.rules.snapshot import to_json
from bot.sessions import actions
from bot.sessions.options import Options
from bot.sessions.refusals import SessionRefusal
from bot.sessions.table import Seat, Table, Update, replayed
from bot.store.games import GameStatus
from tests.clock import NOW
from tests.sessions.tables import (
    ANN,
    BEN,
    DAN,
    SEED,
    given,
    lobby_of,
    match_of,
    play,
    played_on,
    random_changes,
)


@pytest.mark.parametrize("key", EDITIONS)
def test_a_whole_match_of_each_edition_has_a_record_that_verifies(key: str) -> None:
    start = actions.start(lobby_of(options=Options.for_edition(key).with_(target=150)), NOW, ANN)
    answers, table, versions = [*start.answers], start.table, {1, start.table.version}
    for change in random_changes(start.table, Random(7)):
        assert change.table.version == table.version + 1
        assert change.table.answers == table.answers + len(change.answers)
        table = change.table
        answers += change.answers
        versions.add(table.version)
    assert (table.status, table.decided) == (GameStatus.ENDED, True)
    record = read(write(table.record(answers)))
    assert record.seed.hex() == table.revealed_seed
    *_, (last, _, _) = record.replay()
    assert to_json(last.state) == to_json(table.playing.state)


@pytest.mark.parametrize("key", EDITIONS)
def test_a_match_that_is_replayed_tells_the_same(key: str) -> None:
    start = actions.start(lobby_of(options=Options.for_edition(key)), NOW, ANN)
    answers, told = [*start.answers], [start.update]
    for change in random_changes(start.table, Random(3), 30):
        answers += change.answers
        if change.answers:
            told.append(change.update)
    again = list(replayed(match_of(options=Options.for_edition(key)).record().start(), answers))
    for seat in (None, 0, 1, 2):
        events = [event for update in told for event in update.seen_by(seat)]
        assert [event for update in again for event in update.seen_by(seat)] == events
    assert [update.seat for update in again] == [
        None if answer == "deal" else "ABC".index(answer[0]) for answer in answers
    ]


def test_a_view_is_worked_out_once() -> None:
    table = match_of()
    assert table.view(0) is table.view(0)
    assert table.view(0) is not table.view(None)
    assert replace(table, message_id=5).view(0) is not table.view(0)


def test_a_table_cannot_be_changed() -> None:
    table = match_of()
    with pytest.raises(FrozenInstanceError):
        table.host = DAN  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        table.seats[0].away = True  # type: ignore[misc]


def test_no_secret_is_printed() -> None:
    table = played_on(match_of(), Random(1), 5)
    assert SEED.hex() not in repr(table)
    assert repr(SEED)[2:20] not in repr(table)
    assert "CardPlayed" not in repr(table)
    assert "CardsDrawn" not in repr(table.recent)


def test_before_the_deal_there_is_nothing_to_see() -> None:
    table = lobby_of()
    assert (table.asked, table.number, table.decided, table.is_awake, table.is_open) == (None, 0, False, False, False)
    assert table.present_seats == [0, 1, 2]
    for look in (lambda: table.view(None), lambda: table.playing, lambda: table.computer_seats):
        with pytest.raises(SessionRefusal, match="not_started"):
            look()


def test_the_seal_is_shown_first_and_the_seed_at_the_end() -> None:
    table = match_of()
    assert (table.seal, table.revealed_seed) == (seal(SEED), None)
    assert actions.stop(table, NOW, 0, is_moderator=True).table.revealed_seed == SEED.hex()
    assert actions.stop(lobby_of(), NOW, 0, is_moderator=True).table.revealed_seed is None, "no card was dealt"


def seated(*seats: Seat) -> Table:
    return replace(match_of(), seats=seats)


ANNS, BENS, ADAS = Seat(ANN, "Ann"), Seat(BEN, "Ben"), Seat(None, "Ada", "easy")
GONE = Seat(None, "?", pseudonym=-5)


@pytest.mark.parametrize(
    ("table", "present", "computers", "awake"),
    [
        (seated(ANNS, BENS, ADAS), [0, 1], [2], True),
        (seated(replace(ANNS, away=True), BENS, ADAS), [1], [0, 2], True),
        (seated(replace(ANNS, away=True), replace(BENS, away=True), ADAS), [], [0, 1, 2], False),
        (actions.leave(seated(ANNS, BENS, ADAS), NOW, BEN).table, [0], [2], True),
        (replace(seated(ANNS, BENS, ADAS), status=GameStatus.ASLEEP), [0, 1], [2], False),
    ],
)
def test_who_plays_themselves_and_for_whom_a_computer_does(
    table: Table, present: list[int], computers: list[int], awake: bool
) -> None:
    assert (table.present_seats, table.computer_seats, table.is_awake) == (present, computers, awake)


def test_who_sits_where() -> None:
    table = seated(ANNS, GONE, ADAS)
    assert [table.seat_of(user) for user in (ANN, BEN)] == [0, None]
    assert table.seated(ANN) == 0
    with pytest.raises(SessionRefusal, match="not_seated"):
        table.seated(BEN)


def test_a_player_who_has_left_is_known_still() -> None:
    assert actions.leave(match_of(), NOW, BEN).table.seat_of(BEN) == 1


def test_a_number_tells_which_question_is_open() -> None:
    table = given("edition classic\nscoring points 500\ntop r5\nA r7\nB r8 g3")
    assert table.number == table.playing.state.number
    over = play(table, "A play r7").table
    assert (over.asked, over.number) == (None, 0)


def test_an_update_without_events_tells_nothing() -> None:
    assert not Update(late=1).seen_by(1)
    assert Update() == Update()


def test_every_field_of_a_table_is_looked_at_when_it_is_stored() -> None:
    """For one that is added, `test_stored.py` has to say whether it survives a restart."""
    from tests.sessions.test_stored import LOST, STORED

    assert {field.name for field in fields(Table)} == STORED | LOST
