"""A language: messages looked up by their id and filled in.

A language is a folder of `data/locales` with the same files as the default one; to add a language, add its folder.

Nothing is wrapped in isolation marks (Fluent's `use_isolating`): they would break mentions, links and timestamps, and
lengthen labels. Code that puts a text of unknown direction into a message isolates that alone.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import ClassVar

from fluent.runtime import FluentBundle, FluentResource

DEFAULT_LOCALE = "en-US"
LOCALES_FOLDER = Path(__file__).resolve().parents[2] / "data" / "locales"

REMEMBERED_MESSAGES = 5000
"""How many of the last messages are remembered: a table says most of what it said a move ago."""
REMEMBERED_LOCALES = 100

log = logging.getLogger(__name__)


class TextError(Exception):
    """A language, a message, or something that belongs in it, is missing."""


class Text:
    """The messages of one language; calling it with a message's id gives the message."""

    strict: ClassVar[bool] = False
    """Whether a missing message raises `TextError`, as in tests; else it is logged, and the fallback used."""

    def __init__(self, locale: str, sources: Iterable[str], fallback: Text | None = None) -> None:
        self.locale = locale
        self._fallback = fallback
        self._bundle = FluentBundle([locale], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))
        self._remembered = lru_cache(REMEMBERED_MESSAGES, typed=True)(self._fill)

    def __call__(self, message: str, /, **variables: str | int) -> str:
        """Return a message with its variables; `id.attribute` means an attribute of it.

        Whole numbers are grouped as in the language (1,000); pass a string where that must not be, as with an id.
        Where something is missing, return it in the fallback language, or at last the id.
        """
        try:
            return self._remembered(message, **variables)
        except TextError as error:
            if self.strict:
                raise
            log.error("%s", error)  # noqa: TRY400  # the id says more than the stack
        return message if self._fallback is None else self._fallback(message, **variables)

    def _fill(self, message: str, /, **variables: str | int) -> str:
        name, _, attribute = message.partition(".")
        try:
            found = self._bundle.get_message(name)
            pattern = found.attributes[attribute] if attribute else found.value
        except LookupError:
            pattern = None
        if pattern is None:
            raise TextError(f"{self.locale}: no message {message}")
        filled, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise TextError(f"{self.locale}: {message}: {'; '.join(map(str, errors))}")
        return str(filled)

    def __repr__(self) -> str:
        return f"Text({self.locale!r})"


@lru_cache(REMEMBERED_LOCALES)
def text_for(locale: str | None = None) -> Text:
    """Return the language for one of Discord's locales."""
    return _read(nearest(locale or "", LOCALES))


def nearest(locale: str, locales: Sequence[str]) -> str:
    """Return the locale itself if it is there, else the first of the same language (zh-HK: zh-TW), else the first."""
    if locale in locales:
        return locale
    language = locale.partition("-")[0]
    return next((found for found in locales if found.partition("-")[0] == language), locales[0])


def find_locales(folder: Path) -> tuple[str, ...]:
    """Return the languages below a folder, the default one first; raise `TextError` where one is incomplete."""
    wanted = {path.name for path in (folder / DEFAULT_LOCALE).glob("*.ftl")}
    if not wanted:
        raise TextError(f"{folder / DEFAULT_LOCALE}: no messages")
    locales = sorted(path.name for path in folder.iterdir() if path.is_dir() and not path.name.startswith("."))
    for locale in locales:
        missing = wanted - {path.name for path in (folder / locale).glob("*.ftl")}
        if missing:
            raise TextError(f"{folder / locale}: missing {', '.join(sorted(missing))}")
    return DEFAULT_LOCALE, *(locale for locale in locales if locale != DEFAULT_LOCALE)


@cache
def _read(locale: str) -> Text:
    sources = [path.read_text(encoding="utf-8") for path in sorted((LOCALES_FOLDER / locale).glob("*.ftl"))]
    return Text(locale, sources, None if locale == DEFAULT_LOCALE else _read(DEFAULT_LOCALE))


LOCALES = find_locales(LOCALES_FOLDER)
"""All languages, the default one first."""
