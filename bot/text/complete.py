"""Whether every language has what the default one has."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from bot.assets import LOCALES_FOLDER
from bot.text.text import LOCALES


def missing_messages(folder: Path = LOCALES_FOLDER) -> dict[str, list[str]]:
    """Return, for each language, the messages and attributes that it lacks, by name."""
    by_locale = {locale: set(_names(folder / locale)) for locale in LOCALES}
    wanted = by_locale[LOCALES[0]]
    return {locale: sorted(wanted - names) for locale, names in by_locale.items()}


def _names(folder: Path) -> Iterator[str]:
    for path in folder.glob("*.ftl"):
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                yield entry.id.name
                yield from (f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
