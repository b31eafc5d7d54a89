"""Presets for a command's option: found by what is typed, in whatever language, as answers are."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.completion import CHOICE_LENGTH, Candidate, found_by, meant_by, normalize
from bot.screens.codec import NO_GAME, Press
from bot.screens.names import unescape
from bot.screens.presets import preset_words
from bot.sessions.presets import LAST, OWN, PRESETS, Preset
from bot.text import LOCALES, Text, text_for


def choices(typed: str, text: Text, own: Sequence[Preset]) -> list[tuple[str, str]]:
    """Return the presets that fit what was typed, the best first: the words of each, and its name."""
    found = found_by(typed, _candidates(text, own))
    return [(one.words[:CHOICE_LENGTH], one.press.what) for one in found]


def meant(typed: str, text: Text, own: Sequence[Preset]) -> str | None:
    """Return the name of the preset that was picked, or typed and is clear."""
    offered = _candidates(text, own)
    if typed in {one.press.what for one in offered}:
        return typed
    found = meant_by(typed, offered)
    return found[0].press.what if len(found) == 1 else None


def is_taken(name: str) -> bool:
    """Tell whether one of everybody's is called this in some language: a server's own would be taken for it."""
    known = {normalize(text_for(locale)(f"preset-{one}")) for one in (*PRESETS, LAST) for locale in LOCALES}
    return normalize(name) in known


def _candidates(text: Text, own: Sequence[Preset]) -> list[Candidate]:
    everybodys = [
        Candidate(
            Press(NO_GAME, 0, name),
            text(f"preset-{name}"),
            (normalize(name), *(normalize(text_for(locale)(f"preset-{name}")) for locale in LOCALES)),
        )
        for name in (*PRESETS, LAST)
    ]
    names = [f"{OWN}{preset.name}" for preset in own]
    return everybodys + [
        Candidate(Press(NO_GAME, 0, name), unescape(preset_words(text, name)), (normalize(name.removeprefix(OWN)),))
        for name in names
    ]
