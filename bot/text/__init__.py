"""All that people read, in English and Traditional Chinese: Fluent messages out of `data/locales`."""

from bot.text.text import DEFAULT_LOCALE, LOCALES, LOCALES_FOLDER, Text, TextError, text_for

__all__ = ["DEFAULT_LOCALE", "LOCALES", "LOCALES_FOLDER", "Text", "TextError", "text_for"]
