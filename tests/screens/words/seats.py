"""Who sits at the tables of these tests, and how a test is put in every language."""

from __future__ import annotations

import pytest

from bot.screens.names import safe_name
from bot.text import LOCALES, text_for

ENGLISH, CHINESE = text_for("en-US"), text_for("zh-TW")
NAMES = ("Ann", "Ben", "小安", "Dee", "Eve", "Fay", "Guy", "Hal", "Ida", "Joe")
LONG_NAMES = tuple(safe_name(letter * 30) for letter in "*_~`|<>[#]")
LABEL = 80
"""The longest label that a button can bear."""

languages = pytest.mark.parametrize("text", [text_for(locale) for locale in LOCALES], ids=LOCALES)


def is_said(words: str | None) -> bool:
    """Whether it is something to read, whole."""
    return bool(words and words.strip()) and not set(words or "") & set("{}\u2068\u2069")
