"""Looking up messages: languages, variables, plurals, and what is missing."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.assets import LOCALES_FOLDER, AssetError
from bot.text import LOCALES, Text, TextError, check_locales, know_commands, text_for
from bot.text.text import nearest

ENGLISH = """
greeting = Hello, { $name }!
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
colour = Red
    .inside = red
uno-name = uno
new-name = new
closed = Closed. { COMMAND("uno new") } opens another.
only-english = English
"""
CHINESE = """
greeting = 你好，{ $name }！
cards = { $count } 張牌
uno-name = uno
new-name = 開局
closed = 關了。用 { COMMAND("uno new") } 再開一桌吧。
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


def test_every_folder_is_a_language() -> None:
    assert sorted(path.name for path in LOCALES_FOLDER.iterdir()) == sorted(LOCALES)


def test_a_language_that_lacks_a_file_is_an_error(tmp_path: Path) -> None:
    locales = ("en-US", "de")
    with pytest.raises(AssetError, match="holds no texts"):
        check_locales(tmp_path / "nowhere", locales)
    for locale in locales:
        (tmp_path / locale).mkdir()
    (tmp_path / "de" / "hand.ftl").touch()
    with pytest.raises(AssetError, match=r"en-US.hand\.ftl is missing or empty"):
        check_locales(tmp_path, locales)
    (tmp_path / "en-US" / "hand.ftl").write_text(ENGLISH, encoding="utf-8")
    with pytest.raises(AssetError, match=r"de.hand\.ftl is missing or empty"):
        check_locales(tmp_path, locales)
    (tmp_path / "de" / "hand.ftl").write_text(ENGLISH, encoding="utf-8")
    check_locales(tmp_path, locales)


def test_what_a_message_refers_to_is_found(chinese: Text) -> None:
    text = Text("en-US", ["# A remark\na = { -b } and { a-b }\n", "-b = B { c }\na-b =\n    two\n\n    lines\nc = C\n"])
    assert text("a") == "B C and two\n\nlines"
    assert [text.has(name) for name in ("c", "-b", "nothing")] == [True, False, False]
    assert not chinese.has("only-english")


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


def test_a_command_is_mentioned_once_its_id_is_known(english: Text, chinese: Text) -> None:
    """By its English name in every language: one with a translated name does nothing when it is pressed."""
    assert english("closed") == "Closed. /uno new opens another."
    assert chinese("closed") == "關了。用 /uno 開局 再開一桌吧。"
    know_commands({"uno": 7})
    assert english("closed") == "Closed. </uno new:7> opens another."
    assert chinese("closed") == "關了。用 </uno new:7> 再開一桌吧。"
    assert [text.plain("closed") for text in (english, chinese)] == [
        "Closed. /uno new opens another.",
        "關了。用 /uno 開局 再開一桌吧。",
    ]


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
