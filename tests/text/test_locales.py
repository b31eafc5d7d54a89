"""The files of messages: the same ones in every language, complete, and in the right script."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.assets import LOCALES_FOLDER
from bot.text import DEFAULT_LOCALE, LOCALES

TRANSLATIONS = tuple(locale for locale in LOCALES if locale != DEFAULT_LOCALE)
CHINESE_SIGNS = "，。：；！？、（）「」《》⋯…"
UNSAID = {
    # Speak to the player, or say anyone, someone, everyone; and in American spelling.
    "en-US": r"(?i)\b(some|any|no|every)body\b|\bwhoever\b|(colo|favo|hono|neighbo|behavio)ur|\bgrey|\blast but one\b",
    # What friends at a table in Taiwan call otherwise: 房主, 房間, token, 青色, 唬人, 跳過, 共 11 分.
    "zh-TW": "桌主|等候室|權杖|藍綠色|違規|失去.*回合|牌序指紋|值 *[0-9{]|忘記你",
}
"""Words that no text says any more, by language."""
SPOKEN_ELSEWHERE = {"end.ftl", "hand.ftl", "table.ftl"}
SUBJECTS = sorted(path.name for path in LOCALES_FOLDER.glob("*/*.ftl"))


def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body


class Parts(Visitor):
    """What a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.keys: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.words.append(node.value)


def messages(locale: str, subject: str) -> Iterator[tuple[str, Parts]]:
    """All texts of a file by their id, attributes too."""
    for entry in entries(LOCALES_FOLDER / locale / subject):
        if isinstance(entry, ast.Message | ast.Term):
            patterns = {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
            for name, pattern in {entry.id.name: entry.value, **patterns}.items():
                parts = Parts()
                if pattern is not None:
                    parts.visit(pattern)
                yield name, parts


def test_the_files_are_the_same_in_every_language() -> None:
    assert SUBJECTS
    assert Counter(SUBJECTS) == dict.fromkeys(SUBJECTS, len(LOCALES))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_line_is_understood(locale: str) -> None:
    for path in (LOCALES_FOLDER / locale).glob("*.ftl"):
        junk = [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)]
        assert not junk, path


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_stands_twice(locale: str) -> None:
    counted = Counter(name for subject in set(SUBJECTS) for name, _ in messages(locale, subject))
    assert [name for name, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("locale", TRANSLATIONS)
@pytest.mark.parametrize("subject", sorted(set(SUBJECTS)))
def test_a_translation_says_the_same_with_the_same(locale: str, subject: str) -> None:
    original = dict(messages(DEFAULT_LOCALE, subject))
    translated = dict(messages(locale, subject))
    assert translated.keys() == original.keys()
    for name, parts in translated.items():
        assert parts.variables <= original[name].variables | {"edition", "you"}, name


@pytest.mark.parametrize("subject", sorted(set(SUBJECTS)))
def test_chinese_is_traditional_and_in_chinese_punctuation(subject: str) -> None:
    for name, parts in messages("zh-TW", subject):
        said = "".join(parts.words)
        # Big5 has the characters of Traditional Chinese and no others.
        foreign = [sign for sign in said if "CJK UNIFIED" in unicodedata.name(sign, "") and not in_big5(sign)]
        assert not foreign, name
        for before, after in pairwise(said):
            assert not (after in ",:;!?()" and "CJK UNIFIED" in unicodedata.name(before, "")), name


@pytest.mark.parametrize("subject", sorted(set(SUBJECTS)))
def test_chinese_has_no_singular(subject: str) -> None:
    """A variant `[one]` is never chosen there; `[1]` is."""
    for name, parts in messages("zh-TW", subject):
        assert "one" not in parts.keys, name


@pytest.mark.parametrize("subject", sorted(set(SUBJECTS)))
def test_english_has_no_chinese_punctuation_and_no_double_spaces(subject: str) -> None:
    for name, parts in messages("en-US", subject):
        said = " ".join(parts.words)
        assert not set(said) & set(CHINESE_SIGNS.replace("…", "")), name
        assert all(not re.search(r"\S  +\S", words) for words in parts.words), name


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("subject", sorted({*SUBJECTS} - SPOKEN_ELSEWHERE))
def test_nothing_is_said_in_words_that_went(locale: str, subject: str) -> None:
    for name, parts in messages(locale, subject):
        found = re.search(UNSAID[locale], "".join(parts.words))
        assert found is None, f"{name}: {found}"


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-US", "Whoever reaches it wins."),
        ("en-US", "Name the colour."),
        ("en-US", "Everybody draws."),
        ("zh-TW", "由桌主按開始。"),
        ("zh-TW", "並失去這回合。"),
    ],
)
def test_words_that_went_are_found(locale: str, said: str) -> None:
    assert re.search(UNSAID[locale], said)


def in_big5(sign: str) -> bool:
    try:
        sign.encode("big5")
    except UnicodeEncodeError:
        return False
    return True
