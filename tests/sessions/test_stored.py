"""A table there and back as it is stored: what survives a restart, and games that cannot be read."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from bot.rules.editions import EDITIONS
from bot.rules.snapshot import to_json
from bot.sessions import actions, deadlines, lobby
from bot.sessions.dance import JUDGINGS, ROUTINE, VOTE, Dance
from bot.sessions.options import Options
from bot.sessions.refusals import SessionRefusal
from bot.sessions.stored import SaveTable, seats_of, stored_game, table_of
from bot.sessions.table import Change, Guest, Seat, Table
from bot.sessions.votes import Votes
from bot.store.games import COLUMNS, GameStatus, StoredSeat
from bot.store.units import RowWrite, SeatsWrite, WriteOrder
from tests.clock import NOW
from tests.sessions.spoiling import DAMAGED, SPOILS, Spoils, no_edition, older_rules
from tests.sessions.tables import ANN, BEN, CAT, DAN, given, lobby_of, match_of, played_on, random_changes

LATER = NOW + timedelta(hours=1, microseconds=17)

LOST = {
    "is_outdated",  # found again from the cards
    "invited",  # read from the former game
    "race",  # a moment's matter
    "reactions",  # the same
    "is_skipping",  # the same
    "feats",  # counted anew while the answers are replayed
    "recent",  # replayed
    "given",  # the same
    "daily",  # read from the results
    "ratings",  # read from what was counted
    "_views",
}
"""What a restart forgets."""

FULL = Table(
    "abcDEF-_",
    guild_id=1 << 60,
    channel_id=1 << 61,
    status=GameStatus.ASLEEP,
    host=BEN,
    locale="zh-TW",
    options=Options("no-mercy", "points", 300, None, ("jump_in",)),
    seats=(
        Seat(ANN, "Ann", missed=1),
        Seat(BEN, "陳 🎲", missed=2, away=True),
        Seat(None, "Ada", "hard"),
        Seat(None, "?", pseudonym=-(1 << 61)),
    ),
    seed=bytes(range(100, 132)),
    created=NOW - timedelta(days=1),
    updated=LATER,
    seen=LATER - timedelta(seconds=3),
    message_id=1 << 62,
    ended=LATER + timedelta(seconds=1),
    version=9,
    judging=VOTE,
    pings=False,
    game=match_of(options=Options.for_edition("no-mercy"), computers=1).game,
    answers=33,
    answers_digest=0xFFFFFFFF,
    rules="5eed5eed",
    deadline=LATER + timedelta(seconds=40),
    warned=17,
    called=18,
    parent_id=1 << 59,
    wants_thread=True,
    has_reactions=False,
    has_remarks=False,
    ping_id=1 << 61,
    announcement_id=1 << 58,
    interlude=Dance(1, ("left", "up"), 1, VOTE, (0,), (2, 3)),
    votes=Votes(frozenset({(None, BEN), (BEN, ANN)})),
    performed=(1, 1),
    private="puzzle",
    unplayed=frozenset({0, 2}),
    everyone_joined=False,
    rematch_of="former",
    invited=(Seat(DAN, "Dan"),),
    guests=(Guest(None, 1 << 59, 1 << 58),),
)
"""A table with something in every field that is stored."""

STORED = {field.name for field in fields(Table)} - LOST


def facts(table: Table) -> dict[str, object]:
    """Return what is to survive a restart; of the cards their snapshot, as games cannot be compared."""
    found = {name: getattr(table, name) for name in STORED}
    return found | {"game": None if table.game is None else to_json(table.game.state)}


def again(table: Table) -> Table:
    return table_of(stored_game(table))


@pytest.mark.parametrize("name", sorted(STORED))
def test_every_field_survives_a_restart(name: str) -> None:
    assert facts(FULL)[name] != facts(lobby_of())[name], "it would not be noticed here if it were lost"
    assert facts(again(FULL))[name] == facts(FULL)[name]


def test_of_whom_was_asked_in_nothing_is_stored_but_the_message() -> None:
    asked = replace(FULL, guests=(Guest(DAN), Guest(CAT, 1 << 59, 1 << 58)))
    assert str(CAT) not in stored_game(asked).session
    assert again(asked).guests == (Guest(None, 1 << 59, 1 << 58),)


@pytest.mark.parametrize("name", sorted(LOST - {"_views"}))
def test_what_a_restart_forgets_is_as_in_a_new_table(name: str) -> None:
    assert getattr(again(FULL), name) == getattr(lobby_of(), name)


@pytest.mark.parametrize("key", EDITIONS)
def test_at_each_step_of_a_match_everything_is_as_it_was(key: str) -> None:
    for change in random_changes(match_of(options=Options.for_edition(key)), Random(11), 75):
        table = change.table
        restored = again(table)
        assert facts(restored) == facts(table)
        for seat in (None, 0, 1, 2):
            assert restored.view(seat) == table.view(seat)


def test_a_lobby_survives_as_well() -> None:
    assert facts(again(lobby_of(computers=2))) == facts(lobby_of(computers=2))


def test_a_restored_table_goes_on() -> None:
    assert played_on(again(match_of(options=Options.for_edition("classic", "single"))), Random(2)).decided


# What the store is told


def test_the_columns_of_a_stored_game() -> None:
    game = stored_game(actions.leave(match_of(computers=1), LATER, BEN).table)
    assert game.seats == (
        StoredSeat(ANN, "Ann"),
        StoredSeat(BEN, "Ben", left=True),
        StoredSeat(CAT, "Cat"),
        StoredSeat(None, "Ada", "easy"),
    )
    assert (game.edition, game.host, game.version, game.updated) == ("classic", ANN, 3, LATER)


def test_the_sessions_own_text_names_no_user() -> None:
    for table in (FULL, actions.kick(lobby_of(ANN, BEN, CAT, DAN), NOW, BEN, 0).table):
        session = stored_game(table).session
        assert not [user for user in (ANN, BEN, CAT, DAN) if str(user) in session.replace(str(table.id), "")]
        assert not [seat.name for seat in table.seats if f'"{seat.name}"' in session]


def test_a_stored_game_prints_no_secret() -> None:
    assert FULL.seed.hex() not in repr(stored_game(FULL))


def rows(change: Change, before: Table | None, of: WriteOrder | type[SeatsWrite]) -> list[Mapping[str, Any]]:
    """Return the rows of this kind that are written to make a change durable."""
    found: list[Mapping[str, Any]] = []
    for write in SaveTable(change, before).writes("sqlite"):
        if isinstance(write, SeatsWrite) and of is SeatsWrite:
            found += write.rows
        if isinstance(write, RowWrite) and write.order is of:
            found.append(write.values)
    return found


def late(table: Table) -> Change | None:
    return deadlines.pass_time(replace(table, warned=table.number), NOW + timedelta(minutes=2), NOW)


@pytest.mark.parametrize(
    ("before", "action", "seats", "standing"),
    [
        pytest.param(lobby_of(), lambda table: lobby.join(table, NOW, DAN, "Dan"), True, False, id="joining"),
        pytest.param(lobby_of(), lambda table: lobby.add_computer(table, NOW, ANN, "easy"), True, False, id="computer"),
        pytest.param(lobby_of(), lambda table: actions.leave(table, NOW, BEN), True, False, id="leaving the lobby"),
        pytest.param(lobby_of(), lambda table: actions.leave(table, NOW, ANN), True, True, id="another host"),
        pytest.param(lobby_of(), lambda table: actions.start(table, NOW, ANN), False, True, id="starting"),
        pytest.param(lobby_of(), lambda table: actions.start(table, NOW, ANN, 7), False, True, id="a thread"),
        pytest.param(lobby_of(), lambda table: actions.post(table, NOW, 7), False, False, id="a message"),
        pytest.param(
            match_of(),
            lambda table: next(iter(random_changes(table, Random(1), 1))),
            False,
            False,
            id="a move",
        ),
        pytest.param(match_of(), lambda table: actions.leave(table, NOW, BEN), True, False, id="leaving the match"),
        pytest.param(match_of(), late, True, False, id="a missed turn"),
        pytest.param(match_of(), lambda table: actions.stop(table, NOW, BEN), False, False, id="a vote"),
        pytest.param(match_of(), lambda table: actions.stop(table, NOW, ANN), False, True, id="stopping"),
        pytest.param(
            match_of(), lambda table: actions.kick(table, NOW, 0, 1, is_moderator=True), True, False, id="a kick"
        ),
        pytest.param(match_of(), lambda table: actions.sleep(table, NOW), False, True, id="falling asleep"),
    ],
)
def test_what_has_not_changed_is_not_written(
    before: Table, action: Callable[[Table], Change | None], seats: bool, standing: bool
) -> None:
    made = action(before)
    assert made is not None
    assert bool(rows(made, before, SeatsWrite)) is seats
    assert (stored_game(made.table).seats != stored_game(before).seats) is seats
    (written,) = rows(made, before, WriteOrder.GAME)
    stored, former = stored_game(made.table), stored_game(before)
    assert ("status" in written) is standing
    changed = {name for name in COLUMNS if getattr(stored, name) != getattr(former, name)}
    assert changed <= written.keys(), "what has changed is written"


def test_the_seats_of_a_new_game_are_rows() -> None:
    assert [row["name"] for row in rows(Change(lobby_of()), None, SeatsWrite)] == ["Ann", "Ben", "Cat"]


def test_the_answers_that_a_change_adds_are_numbered_from_the_last() -> None:
    table = given("edition classic\ntop r5\nA r7 g1\nB r8 g3 g4\ndraw b1 b2 b3 b4")
    made = actions.play(table, LATER, ANN, table.playing.answers(0)[1], table.number, uno=True)
    assert [(row["number"], row["answer"], row["at"]) for row in rows(made, table, WriteOrder.ANSWER)] == [
        (2, "A uno", LATER),
        (3, "A play r7", LATER),
    ]
    assert not rows(actions.stop(table, NOW, 0, is_moderator=True), table, WriteOrder.ANSWER)


# Games that cannot be read


@pytest.mark.parametrize("spoils", [*SPOILS, older_rules])
def test_a_game_of_other_rules_or_that_is_damaged_is_unreadable(spoils: Spoils) -> None:
    game = stored_game(match_of())
    spoiled = spoils(game)
    assert spoiled != game
    with pytest.raises(SessionRefusal, match="unreadable"):
        table_of(spoiled)


@pytest.mark.parametrize("damaged", DAMAGED)
def test_nothing_can_be_made_of_a_damaged_session(damaged: str) -> None:
    with pytest.raises(SessionRefusal, match="unreadable"):
        table_of(replace(stored_game(match_of()), session=damaged))


@pytest.mark.parametrize("session", [*DAMAGED, no_edition(stored_game(match_of())).session])
def test_who_sat_in_an_unreadable_game_is_known_all_the_same(session: str) -> None:
    assert seats_of(replace(stored_game(FULL), session=session)) == FULL.seats


def without(session: dict[str, object], *names: str) -> dict[str, object]:
    return {name: value for name, value in session.items() if name not in names}


SINCE = ("judging", "pings", "votes", "warned", "called", "ping", "unplayed", "everyone_joined", "rematch_of")
"""What former versions did not store."""


def test_votes_of_and_against_users_who_were_forgotten_have_fallen() -> None:
    game = stored_game(FULL)
    for gone, left in ((0, {(None, BEN)}), (1, set())):
        seats = [replace(seat, user_id=-5) if place == gone else seat for place, seat in enumerate(game.seats)]
        assert table_of(replace(game, seats=tuple(seats))).votes.cast == left


def test_what_was_stored_before_there_was_a_choice() -> None:
    table = replace(FULL, judging=ROUTINE, pings=True, votes=Votes(), interlude=Dance(0, ("left",), 0))
    table = replace(
        table, warned=0, called=0, ping_id=None, unplayed=frozenset(), everyone_joined=False, rematch_of=None
    )
    game = stored_game(table)
    session = without(json.loads(game.session), *SINCE)
    session["interlude"] = without(session["interlude"], "judging", "ayes", "noes")  # type: ignore[arg-type]
    found = table_of(replace(game, session=json.dumps(session)))
    assert facts(found) == facts(table)


def test_a_session_that_has_not_been_seen_counts_as_seen_when_it_was_saved() -> None:
    game = stored_game(FULL)
    session = json.loads(game.session) | {"seen": None}
    assert table_of(replace(game, session=json.dumps(session))).seen == FULL.updated


@pytest.mark.parametrize("judging", JUDGINGS)
def test_the_text_is_made_of_plain_json(judging: str) -> None:
    session = json.loads(stored_game(replace(FULL, judging=judging)).session)
    assert session["judging"] == judging
    assert session["votes"] == [[1, 0], [None, 1]]
