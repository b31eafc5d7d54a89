"""All that users read: Fluent messages out of `data/locales`, a folder for each language."""

from bot.text.text import DEFAULT_LOCALE, LOCALES, Text, TextError, check_locales, know_commands, text_for

__all__ = ["DEFAULT_LOCALE", "LOCALES", "Text", "TextError", "check_locales", "know_commands", "text_for"]
