"""Looking up messages: languages, variables, plurals, and what is missing."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.text import LOCALES, Text, TextError, text_for
from bot.text.text import find_locales, nearest

ENGLISH = """
greeting = Hello, { $name }!
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
colour = Red
    .inside = red
only-english = English
"""
CHINESE = """
greeting = 你好，{ $name }！
cards = { $count } 張牌
"""


@pytest.fixture
def english() -> Text:
    return Text("en-US", [ENGLISH])


@pytest.fixture
def chinese(english: Text) -> Text:
    return Text("zh-TW", [CHINESE], english)


@pytest.fixture
def lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    """As at run time."""
    monkeypatch.setattr(Text, "strict", False)


@pytest.mark.parametrize("locale", ["zh-TW", "zh-CN", "zh-HK", "zh"])
def test_every_chinese_reads_traditional_chinese(locale: str) -> None:
    assert text_for(locale).locale == "zh-TW"


@pytest.mark.parametrize("locale", ["en-US", "en-GB", "de", "ja", "zhx", "", None])
def test_every_other_locale_reads_english(locale: str | None) -> None:
    assert text_for(locale).locale == "en-US"


def test_a_language_is_read_once() -> None:
    assert text_for("zh-CN") is text_for("zh-TW")


@pytest.mark.parametrize(
    ("locale", "expected"),
    [("pt-PT", "pt-PT"), ("pt-BR", "pt-BR"), ("pt", "pt-BR"), ("zh-HK", "zh-TW"), ("zhx", "en-US"), ("", "en-US")],
)
def test_a_locale_has_its_own_folder_or_one_of_its_language_or_the_default(locale: str, expected: str) -> None:
    assert nearest(locale, ["en-US", "pt-BR", "pt-PT", "zh-TW"]) == expected


def test_a_language_is_found_by_its_folder(tmp_path: Path) -> None:
    for locale in ("de", "en-US", ".cache"):
        (tmp_path / locale).mkdir()
    for locale in ("de", "en-US"):
        (tmp_path / locale / "hand.ftl").touch()
    assert find_locales(tmp_path) == ("en-US", "de")


def test_a_language_that_lacks_a_file_is_an_error(tmp_path: Path) -> None:
    for locale in ("de", "en-US"):
        (tmp_path / locale).mkdir()
    with pytest.raises(TextError, match="en-US: no messages"):
        find_locales(tmp_path)
    for name in ("end.ftl", "hand.ftl"):
        (tmp_path / "en-US" / name).touch()
    (tmp_path / "de" / "hand.ftl").touch()
    with pytest.raises(TextError, match=r"de: missing end\.ftl"):
        find_locales(tmp_path)


def test_where_there_are_no_languages_that_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="en-US: no messages"):
        find_locales(tmp_path / "nowhere")


def test_every_locale_has_its_texts() -> None:
    assert [text_for(locale).locale for locale in LOCALES] == list(LOCALES)


def test_variables_are_filled_in(english: Text, chinese: Text) -> None:
    assert english("greeting", name="Ann") == "Hello, Ann!"
    assert chinese("greeting", name="Ann") == "你好，Ann！"


def test_a_name_with_braces_is_only_a_name(english: Text) -> None:
    assert english("greeting", name="{ $count }") == "Hello, { $count }!"


def test_numbers_have_plurals_and_groups(english: Text, chinese: Text) -> None:
    assert [english("cards", count=count) for count in (1, 2, 1000)] == ["one card", "2 cards", "1,000 cards"]
    assert chinese("cards", count=1) == "1 張牌"


def test_an_attribute_is_a_text_of_its_own(english: Text) -> None:
    assert (english("colour"), english("colour.inside")) == ("Red", "red")


@pytest.mark.parametrize("message", ["nothing", "colour.nothing", "nothing.inside", ""])
def test_a_missing_message_is_an_error(english: Text, message: str) -> None:
    with pytest.raises(TextError):
        english(message)


def test_a_missing_variable_is_an_error(english: Text) -> None:
    with pytest.raises(TextError, match="name"):
        english("greeting")
    with pytest.raises(TextError, match="count"):
        english("cards")


@pytest.mark.usefixtures("lenient")
def test_what_is_missing_is_said_in_english_and_logged(chinese: Text, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert chinese("only-english") == "English"
    assert "zh-TW: no message only-english" in caplog.text


@pytest.mark.usefixtures("lenient")
def test_what_is_missing_everywhere_is_its_id(chinese: Text, caplog: pytest.LogCaptureFixture) -> None:
    assert chinese("nothing") == "nothing"
    assert chinese("greeting") == "greeting"
    assert len(caplog.records) == 4
