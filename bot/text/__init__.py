"""All that users read: Fluent messages out of `data/locales`, where every folder is a language."""

from bot.text.text import DEFAULT_LOCALE, LOCALES, LOCALES_FOLDER, Text, TextError, text_for

__all__ = ["DEFAULT_LOCALE", "LOCALES", "LOCALES_FOLDER", "Text", "TextError", "text_for"]
