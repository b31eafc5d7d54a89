"""The commands in the languages of the users who type them: names, descriptions, options, choices."""

from __future__ import annotations

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.text import text_for

ENGLISH = text_for(None)


def words(message: str) -> locale_str:
    """Return the English words of this message, marked to be translated."""
    return locale_str(ENGLISH(message), message=message)


class Translation(app_commands.Translator):
    """Translates what `words` marked, into every language of the texts; Discord shows English for the others."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """Return the words in this language; None for English, and for words that `words` did not mark."""
        text = text_for(locale.value)
        message = string.extras.get("message")
        return None if message is None or text.locale == ENGLISH.locale else text(message)
