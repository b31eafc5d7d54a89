"""A language: messages looked up by their id and filled in.

Nothing is wrapped in isolation marks (Fluent's `use_isolating`): they would break mentions, links and timestamps, and
lengthen labels. Whoever puts a text of unknown direction into a message isolates that alone.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import ClassVar

from fluent.runtime import FluentBundle, FluentResource

LOCALES = ("en-US", "zh-TW")
DEFAULT_LOCALE = "en-US"
LOCALES_FOLDER = Path(__file__).resolve().parents[2] / "data" / "locales"

REMEMBERED = 5000
"""How many of the last sentences are remembered: a table says most of what it said a move ago."""

log = logging.getLogger(__name__)


class TextError(Exception):
    """A message, or something that belongs in it, is missing."""


class Text:
    """The messages of one language; calling it with a message's id gives the message."""

    strict: ClassVar[bool] = False
    """Whether what is missing raises `TextError`, as in tests; else it is logged and made do without."""

    def __init__(self, locale: str, sources: Iterable[str], fallback: Text | None = None) -> None:
        self.locale = locale
        self._fallback = fallback
        self._bundle = FluentBundle([locale], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))
        self._said = lru_cache(REMEMBERED, typed=True)(self._filled)

    def __call__(self, message: str, /, **variables: str | int) -> str:
        """A message with its variables; `id.attribute` means an attribute of it.

        Whole numbers are written as the language groups them (1,000): what must not be, like an id, is a string.
        Where something is missing, the language that is fallen back on says it, or at last the id stands for it.
        """
        try:
            return self._said(message, **variables)
        except TextError as error:
            if self.strict:
                raise
            log.error("%s", error)  # noqa: TRY400  # the id says more than the stack
        return message if self._fallback is None else self._fallback(message, **variables)

    def _filled(self, message: str, /, **variables: str | int) -> str:
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


def text_for(locale: str | None = None) -> Text:
    """The language for one of Discord's locales: Traditional Chinese for every Chinese, English for all others."""
    return _text("zh-TW" if locale is not None and locale.partition("-")[0] == "zh" else DEFAULT_LOCALE)


@cache
def _text(locale: str) -> Text:
    sources = [path.read_text(encoding="utf-8") for path in sorted((LOCALES_FOLDER / locale).glob("*.ftl"))]
    return Text(locale, sources, None if locale == DEFAULT_LOCALE else _text(DEFAULT_LOCALE))
