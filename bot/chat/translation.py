"""The commands in the languages of the users who type them: names, descriptions, options, choices."""

from __future__ import annotations

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.text import LOCALES, TextError, text_for

ENGLISH = text_for(None)

_marked: set[str] = set()
"""The messages that commands are called and described by."""


def words(message: str) -> locale_str:
    """Return the English words of this message, marked to be translated."""
    _marked.add(message)
    return locale_str(ENGLISH.plain(message), message=message)


def check_words() -> None:
    """Raise TextError if a language lacks a text that `words` has marked: Discord would be told its id."""
    for text in map(text_for, LOCALES):
        for message in sorted(_marked):
            if not text.has(message):
                raise TextError(f"The language {text.locale} has no text {message}; install the program again.")


class Translation(app_commands.Translator):
    """Translates what `words` marked, into every language of the texts; Discord shows English for the others."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """Return the words in this language; None for English, and for words that `words` did not mark."""
        text = text_for(locale.value)
        message = string.extras.get("message")
        return None if message is None or text.locale == ENGLISH.locale else text.plain(message)
