"""Finding an answer by typing."""

from dataclasses import replace

import pytest

from bot.chat.completion import (
    TYPING_AT_ONCE,
    Candidate,
    OpenAnswers,
    candidates,
    found_by,
    interlude_candidates,
    meant_by,
)
from bot.screens.context import seat_names
from bot.sessions.dance import HONOUR, MOVES, ROUTINE, VOTE, Dance
from bot.sessions.table import Seat
from bot.store.games import GameStatus
from bot.text import LOCALES, text_for
from tests.screens.tables import HOST, at, sat

ENGLISH, CHINESE = text_for("en-US"), text_for("zh-TW")
ANN, BEN, STRANGER = HOST, HOST + 1, 1

HAND = """
edition classic
A r7 r7 r+2 b8 W W+4 g1
B y1 y2 y3
top r5
draw y4 y5 y6
"""
LAST_BUT_ONE = """
edition classic
A r7 b2
B y1 y2
top r5
draw y4 y5 y6
"""


def offered(scenario: str, locale: str = "en-US", seat: int = 0) -> list[Candidate]:
    table = at(scenario)
    return candidates(text_for(locale), table.view(seat), seat_names(table), table.id)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("r7", "do play r7"),
        ("R7", "do play r7"),
        ("ｒ７", "do play r7"),
        ("red 7", "do play r7"),
        ("play red 7", "do play r7"),
        ("紅 7", "do play r7"),
        ("紅7", "do play r7"),
        ("紅色 7", "do play r7"),
        ("出紅色7", "do play r7"),
        ("red", "do play r7"),
        ("r+2", "do play r+2"),
        ("red +2", "do play r+2"),
        ("+2", "do play r+2"),
        ("draw two", "do play r+2"),
        ("罰抽兩張", "do play r+2"),
        ("w+4", "do play W+4"),
        ("wild draw", "do play W+4"),
        ("wild", "do play W"),
        ("萬用牌", "do play W"),
        ("draw", "do draw"),
        ("抽牌", "do draw"),
        ("抽", "do draw"),
    ],
)
@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_typed_finds_it_first(typed: str, found: str, locale: str) -> None:
    best = found_by(typed, offered(HAND, locale))
    assert best[0].press.what == found


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("rde 7", "r7"),
        ("yelow 7", "y7"),
        ("yellwo 7", "y7"),
        ("yelo", "y7"),
        ("gren 7", "g7"),
        ("bleu 7", "b7"),
        ("blue seven", None),
        ("yelow 8", None),
        ("yelow +2 7", None),
        ("revrse", "gR"),
        ("grean reverce", "gR"),
        ("wld", "W"),
        ("wilde", "W"),
        ("ild", None),
        ("cahllenge", None),
    ],
)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_typo_is_forgiven(typed: str, found: str | None, locale: str) -> None:
    hand = "edition classic\nA r7 y7 g7 b7 gR W r9\nB y1 y2 y3\ntop g7\ndraw y4 y5 y6"
    meant = [one.press.what for one in meant_by(typed, offered(hand, locale))]
    assert meant == ([] if found is None else [f"do play {found}"])


def test_a_typo_may_mean_several() -> None:
    assert [one.press.what for one in meant_by("darw", offered(HAND))] == ["do play r+2", "do play W+4", "do draw"]


def test_nothing_typed_offers_everything_cards_first() -> None:
    everything = [candidate.press.what for candidate in found_by(" ", offered(HAND))]
    assert everything == ["do play r7", "do play r+2", "do play W", "do play W+4", "do draw"]


@pytest.mark.parametrize("typed", ["r9", "b8", "green", "ketchup", "17", "quit", "leave"])
def test_what_is_not_open_is_not_found(typed: str) -> None:
    assert found_by(typed, offered(HAND)) == []
    assert meant_by(typed, offered(HAND)) == []


def test_uno_can_be_called_with_the_last_but_one_card() -> None:
    found = [candidate.press.what for candidate in offered(LAST_BUT_ONE)]
    assert found == ["do uno", "do+uno play r7", "do play r7", "do draw"]
    assert [candidate.press.what for candidate in meant_by("r7", offered(LAST_BUT_ONE))] == ["do play r7"]
    assert [candidate.press.what for candidate in meant_by("r7 uno", offered(LAST_BUT_ONE))] == ["do+uno play r7"]
    assert [candidate.press.what for candidate in meant_by("red 7 + UNO!", offered(LAST_BUT_ONE))] == ["do+uno play r7"]
    assert [candidate.press.what for candidate in meant_by("紅 7 uno", offered(LAST_BUT_ONE))] == ["do+uno play r7"]
    assert [candidate.press.what for candidate in meant_by("uno", offered(LAST_BUT_ONE))] == ["do uno"]


def test_several_are_meant_where_it_is_not_clear() -> None:
    assert [candidate.press.what for candidate in meant_by("red", offered(HAND))] == ["do play r7", "do play r+2"]


def test_who_is_not_asked_is_offered_nothing() -> None:
    assert offered(HAND, seat=1) == []


def test_each_can_be_pressed() -> None:
    for scenario in (HAND, LAST_BUT_ONE):
        for candidate in offered(scenario, "zh-TW"):
            assert len(candidate.press.custom_id) <= 100
            assert candidate.press.number == 1
            assert candidate.press.game == at(HAND).id


# What is remembered


def test_who_types_another_letter_is_offered_the_same() -> None:
    table, open_answers = at(HAND), OpenAnswers()
    first = open_answers.of(table, ANN, ENGLISH)
    assert first == offered(HAND)
    assert open_answers.of(replace(table, version=2), ANN, ENGLISH) is first
    assert open_answers.of(table, ANN, CHINESE) == offered(HAND, "zh-TW")
    renamed = replace(table, seats=(table.seats[0], Seat(BEN, "Cem")))
    assert open_answers.of(renamed, ANN, ENGLISH) is not first
    assert open_answers.of(at(HAND, "A play r7"), ANN, ENGLISH) == []


def test_what_was_open_long_ago_is_forgotten() -> None:
    open_answers, table = OpenAnswers(), at(HAND)
    for game in range(100):
        open_answers.of(replace(table, id=str(game)), ANN, ENGLISH)
    assert len(open_answers) == TYPING_AT_ONCE


def test_nothing_is_open_to_who_has_no_seat_or_before_the_deal() -> None:
    assert OpenAnswers().of(at(HAND), STRANGER, ENGLISH) == []
    assert OpenAnswers().of(sat(), ANN, ENGLISH) == []
    assert OpenAnswers().of(replace(at(HAND), status=GameStatus.LOBBY), ANN, ENGLISH) == []


# On the dance floor


def test_the_next_move_of_a_dance_comes_first() -> None:
    table = replace(at(HAND), interlude=Dance(0, ("spin", "left"), 1))
    dancer = [candidate.press for candidate in OpenAnswers().of(table, ANN, ENGLISH)]
    assert dancer[0].what == "dance left"
    assert {press.what for press in dancer} == {f"dance {move}" for move in MOVES}
    assert {press.number for press in dancer} == {1}
    assert OpenAnswers().of(table, BEN, ENGLISH) == []


@pytest.mark.parametrize(("judging", "judges"), [(VOTE, [1]), (HONOUR, [0]), (ROUTINE, [])])
def test_who_judges_is_offered_the_verdicts(judging: str, judges: list[int]) -> None:
    table = replace(at(HAND), interlude=Dance(0, ("spin",), judging=judging))
    for seat in (0, 1):
        found = [candidate.press for candidate in interlude_candidates(ENGLISH, table, seat)]
        verdicts = [press.what for press in found if press.verb == "judge"]
        assert verdicts == (["judge yes", "judge no"] if seat in judges else [])
        assert all(press.number == table.number for press in found if press.verb == "judge")
