"""The application's emoji of the faces, as far as Discord is known to have them; without them the colours' signs do."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.art.emoji import emoji_name, emoji_stem, stem_of
from bot.rules.edition import Edition

_KNOWN: dict[str, str] = {}
"""How they are written, by name and by the stem that all drawings of a face share. A process has one application."""


def know(emojis: Iterable[discord.Emoji]) -> None:
    """Takes these for all that there are."""
    _KNOWN.clear()
    for emoji in emojis:
        _KNOWN[emoji.name] = _KNOWN[stem_of(emoji.name)] = str(emoji)


def forget() -> None:
    """Does without, until they are known again."""
    _KNOWN.clear()


def face_emoji(edition: Edition, face: int) -> str | None:
    """The emoji of a face as it is written, in its newest drawing if there is that, or in an older one."""
    if not _KNOWN:
        return None
    return _KNOWN.get(emoji_name(edition, face)) or _KNOWN.get(emoji_stem(edition, face))
