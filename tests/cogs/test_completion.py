"""Finding an answer by typing."""

import pytest

from bot.rules.view import view
from bot.text import LOCALES, text_for
from cogs.completion import Candidate, Offers, candidates, found_by, meant_by
from tests.rules.given import Given

NAMES = ("Ann", "Ben")

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
    return candidates(text_for(locale), view(Given(scenario).game, seat), NAMES, "k3Jx")


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
            assert candidate.press.game == "k3Jx"


def test_whoever_types_another_letter_is_offered_the_same() -> None:
    table, offers, english = Given(HAND), Offers(), text_for("en-US")
    first = offers.open_to(english, view(table.game, 0), NAMES, "k3Jx")
    assert first == offered(HAND)
    assert offers.open_to(english, view(table.game, 0), NAMES, "k3Jx") is first
    assert offers.open_to(text_for("zh-TW"), view(table.game, 0), NAMES, "k3Jx") == offered(HAND, "zh-TW")
    assert offers.open_to(english, view(table.game, 0), ("Ann", "Cem"), "k3Jx") is not first
    table("A play r7")
    assert offers.open_to(english, view(table.game, 0), NAMES, "k3Jx") == []


def test_old_offers_are_forgotten() -> None:
    offers, seen = Offers(), view(Given(HAND).game, 0)
    for game in range(100):
        offers.open_to(text_for("en-US"), seen, NAMES, str(game))
    assert len(offers) < 50
