"""A language: messages looked up by their id and filled in.

A language is a folder of `data/locales` with the same files as the default one; to add a language, add its folder, and
its name to `LOCALES`. A message is parsed when it is first asked for: most are never, and parsed they are large.

Nothing is wrapped in isolation marks (Fluent's `use_isolating`): they would break mentions, links and timestamps, and
lengthen labels. Code that puts a text of unknown direction into a message isolates that alone.

A message names a command as `{ COMMAND("uno new") }`, by its English name: that becomes a mention, which is pressed to
use the command, once Discord's ids are known (`know_commands`); until then, and in what is not read as markdown
(`Text.plain`), it becomes the name in the language, `/uno 開局`, made of the messages `uno-name` and `new-name`.
A mention bears the English name in every language: Discord shows what stands in it, and one with a translated name
does nothing when it is pressed (discord-api-docs #5518 and #5462).
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, ClassVar

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from bot.assets import LOCALES_FOLDER, AssetError, require

DEFAULT_LOCALE = "en-US"
LOCALES = (DEFAULT_LOCALE, "zh-TW")
"""All languages, the default one first."""

REMEMBERED_MESSAGES = 5000
"""How many of the last messages are remembered: a table says most of what it said a move ago."""
REMEMBERED_LOCALES = 100

# Fluent begins an entry at the start of a line and goes on where a line is indented, empty, or closes a brace.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![-a-zA-Z#]).*)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")

_COMMAND_START, _COMMAND_END = "\ue000", "\ue001"
"""What a command's English name stands between until it is known how it is to be written; no person types these."""
_COMMAND = re.compile(f"{_COMMAND_START}([^{_COMMAND_END}]+){_COMMAND_END}")
_command_ids: dict[str, int] = {}
"""Discord's ids of the commands, by their English names; a process has one application."""

log = logging.getLogger(__name__)


class TextError(AssetError):
    """A message, or something that belongs in it, is missing."""


class Text:
    """The messages of one language; calling it with a message's id gives the message."""

    strict: ClassVar[bool] = False
    """Whether a missing message raises `TextError`, as in tests; else it is logged, and the fallback used."""

    def __init__(self, locale: str, sources: Iterable[str], fallback: Text | None = None) -> None:
        self.locale = locale
        self._fallback = fallback
        self._bundle = FluentBundle([locale], functions={"COMMAND": _marked}, use_isolating=False)
        self._parser = FluentParser(with_spans=False)
        self._unparsed = {entry[1]: entry[0] for source in sources for entry in _ENTRY.finditer(source)}
        """Messages and terms that nothing has asked for yet."""
        self._remembered = lru_cache(REMEMBERED_MESSAGES, typed=True)(self._fill)

    def __call__(self, message: str, /, **variables: str | int) -> str:
        """Return a message with its variables; `id.attribute` means an attribute of it.

        Whole numbers are grouped as in the language (1,000); pass a string where that must not be, as with an id.
        Where something is missing, return it in the fallback language, or at last the id.
        """
        words = self._say(message, variables)
        return _COMMAND.sub(self._mention, words) if _COMMAND_START in words else words

    def plain(self, message: str, /, **variables: str | int) -> str:
        """Return the message for a place that is not read as markdown: it names commands instead of mentioning them."""
        return _COMMAND.sub(self._name, self._say(message, variables))

    def has(self, message: str) -> bool:
        """Return whether this language itself has a message, not only the fallback."""
        self._parse(message)
        return self._bundle.has_message(message)

    def _say(self, message: str, variables: Mapping[str, str | int]) -> str:
        try:
            return self._remembered(message, **variables)
        except TextError as error:
            if self.strict:
                raise
            log.error("%s", error)  # noqa: TRY400  # the id says more than the stack
        return message if self._fallback is None else self._fallback._say(message, variables)

    def _mention(self, command: re.Match[str]) -> str:
        known = _command_ids.get(command[1].partition(" ")[0])
        return self._name(command) if known is None else f"</{command[1]}:{known}>"

    def _name(self, command: re.Match[str]) -> str:
        return f"/{' '.join([self.plain(f'{part}-name') for part in command[1].split()])}"

    def _fill(self, message: str, /, **variables: str | int) -> str:
        name, _, attribute = message.partition(".")
        self._parse(name)
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

    def _parse(self, name: str) -> None:
        """Parse a message or term, and those that it refers to, unless that was done."""
        entry = self._unparsed.pop(name, None)
        if entry is not None:
            self._bundle.add_resource(self._parser.parse(entry))
            for referred in _REFERENCE.findall(entry):
                self._parse(referred)

    def __repr__(self) -> str:
        return f"Text({self.locale!r})"


def know_commands(ids: Mapping[str, int]) -> None:
    """Take these for Discord's ids of the commands, by their English names; texts mention those from now on."""
    _command_ids.clear()
    _command_ids.update(ids)


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


def check_locales(folder: Path = LOCALES_FOLDER, locales: Sequence[str] = LOCALES) -> None:
    """Raise AssetError where a language lacks a file that one of them has, or a file is empty."""
    names = sorted({path.name for locale in locales for path in (folder / locale).glob("*.ftl")})
    if not names:
        raise AssetError(f"{folder} holds no texts; install the program again.")
    require(folder / locale / name for locale in locales for name in names)


def _marked(command: Any) -> Any:
    """Return the command that a message names, marked."""
    return f"{_COMMAND_START}{command}{_COMMAND_END}"


@cache
def _read(locale: str) -> Text:
    sources = [path.read_text(encoding="utf-8") for path in sorted((LOCALES_FOLDER / locale).glob("*.ftl"))]
    return Text(locale, sources, None if locale == DEFAULT_LOCALE else _read(DEFAULT_LOCALE))
