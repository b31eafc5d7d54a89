"""Editions in words."""

from __future__ import annotations

from bot.rules.editions import EDITIONS
from bot.text import Text


def edition_words(key: str, text: Text) -> str:
    """An edition's name; of one that is no more, only its key is known."""
    return text(f"lobby-edition-{key}") if key in EDITIONS else key
