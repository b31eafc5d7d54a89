"""The commands in the languages of the people who type them: names, descriptions, options, choices."""

from __future__ import annotations

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.text import text_for

ENGLISH = text_for(None)


def words(message: str) -> locale_str:
    """The English words of this message, which know how to be said in other languages."""
    return locale_str(ENGLISH(message), message=message)


class Translation(app_commands.Translator):
    """Says what `words` marked in every language that the texts have; Discord falls back to English for the others."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """The words in this language; None where English is spoken, or the words are nobody's."""
        text = text_for(locale.value)
        message = string.extras.get("message")
        return None if message is None or text.locale == ENGLISH.locale else text(message)
