"""Every card and colour has words in every language, and a colour a sign."""

from __future__ import annotations

import pytest

from bot.rules.cards import COLOUR_NAMES
from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS
from bot.screens.emoji import COLOUR_SIGNS, card_sign
from bot.screens.words import card_words, cards_words, colour_words, listed
from bot.text import Text
from tests.screens.words.seats import CHINESE, ENGLISH, LABEL, is_said, languages

COLOURS = range(len(COLOUR_NAMES))


@languages
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_card_has_a_name_of_its_own(text: Text, edition: Edition) -> None:
    names = [card_words(text, edition, face.index) for face in edition.faces]
    assert all(map(is_said, names))
    assert len(set(names)) == len(names)
    assert all(len(card_words(text, edition, face.index)) <= LABEL // 2 - 2 for face in edition.faces)


@languages
def test_every_colour_has_a_name_of_its_own(text: Text) -> None:
    assert len({colour_words(text, colour) for colour in COLOURS}) == len(COLOURS)


def test_every_colour_has_a_sign_of_its_own() -> None:
    signs = [COLOUR_SIGNS[colour] for colour in (None, *COLOURS)]
    assert len(set(signs)) == len(signs)
    assert all(len(sign) == 1 for sign in signs)


@pytest.mark.parametrize(
    ("edition", "token", "english", "chinese"),
    [
        ("classic", "r7", "Red 7", "紅 7"),
        ("classic", "bS", "Blue Skip", "藍色禁止"),
        ("no-mercy", "bS", "Blue Skip", "藍色跳過"),
        ("transformers", "gS", "Green Skip", "綠色跳過"),
        ("transformers", "tSA", "Teal Skip Everyone", "青色跳過所有人"),
        ("avengers", "u+2", "Purple Draw Two", "紫色罰抽兩張"),
        ("minecraft", "WC", "Creeper", "苦力怕"),
        ("no-mercy", "W+10", "Wild Draw Ten", "萬用抽十張"),
    ],
)
def test_cards_are_called_as_on_the_sheets(edition: str, token: str, english: str, chinese: str) -> None:
    played = EDITIONS[edition]
    face = played.face_named[token].index
    assert card_words(ENGLISH, played, face) == english
    assert card_words(CHINESE, played, face) == chinese


@pytest.mark.parametrize(
    ("tokens", "english", "chinese"),
    [
        ("", "nothing", "無"),
        ("r7", "Red 7", "紅 7"),
        ("r7 W", "Red 7 and Wild", "紅 7、萬用牌"),
        ("r7 b2 r7 W", "Red 7 ×2, Blue 2 and Wild", "紅 7 ×2、藍 2、萬用牌"),
    ],
)
def test_several_cards_stand_in_a_row(tokens: str, english: str, chinese: str) -> None:
    classic = EDITIONS["classic"]
    faces = [classic.face_named[token].index for token in tokens.split()]
    assert cards_words(ENGLISH, classic, faces) == english
    assert cards_words(CHINESE, classic, faces) == chinese


def test_people_stand_in_a_row() -> None:
    assert listed(ENGLISH, ["Ann", "Ben", "Cem"]) == "Ann, Ben and Cem"
    assert listed(CHINESE, ["小安", "小本"]) == "小安、小本"


def test_a_card_has_the_sign_of_its_colour() -> None:
    classic = EDITIONS["classic"]
    assert card_sign(classic, classic.face_named["r7"].index) == "🔺"
    assert card_sign(classic, classic.face_named["W"].index) == "🌈"
