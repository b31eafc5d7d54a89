"""What is looked at before the bot connects: a program that lacks a part must not register commands without names."""

from __future__ import annotations

import importlib

from bot.art.manifest import check_sprites
from bot.chat.translation import check_words
from bot.text import check_locales


def check_program() -> None:
    """Raise AssetError, with a sentence, if a language, a sprite or a text of the commands is missing or empty."""
    check_locales()
    check_sprites()
    importlib.import_module("cogs")  # which says what commands are called
    check_words()
