"""Presets in words: everybody's by their texts, a server's own by the names that its managers gave them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.screens.buttons import ENTRY_LENGTH, Component, entry
from bot.screens.names import safe_name, unescape
from bot.screens.words import edition_words, house_words, listed
from bot.sessions.presets import LAST, NAME_LENGTH, OWN, PRESETS, Preset
from bot.text import Text


def own_words(name: str) -> str:
    """Return the name of a server's preset for any text: nothing in it marks up or pings."""
    return safe_name(name, NAME_LENGTH)


def preset_words(text: Text, name: str) -> str:
    """Return the name of a preset, for any text; of LAST, what it stands for."""
    return own_words(name.removeprefix(OWN)) if name.startswith(OWN) else text(f"preset-{name}")


def in_force_words(text: Text, name: str | None) -> str:
    """Return by which preset is played, in a line; None: by rules of one's own."""
    if name is None:
        return text("preset-none-in-force")
    if name in PRESETS:
        return text("preset-in-force-says", preset=preset_words(text, name), says=text(f"preset-{name}-says"))
    return text("preset-in-force", preset=preset_words(text, name))


def preset_entries(text: Text, own: Iterable[Preset], chosen: str | None, *, last: bool) -> Iterator[Component]:
    """Yield an entry for each preset, and for the user's last table if it is to be among them."""
    for name in (*PRESETS, *((LAST,) if last else ())):
        yield entry(name, text(f"preset-{name}"), description=text(f"preset-{name}-says"), chosen=name == chosen)
    yield from own_entries(text, own, chosen)


def own_entries(text: Text, own: Iterable[Preset], chosen: str | None = None) -> Iterator[Component]:
    """Yield an entry for each of the server's presets."""
    for preset in own:
        name = f"{OWN}{preset.name}"
        label, description = unescape(own_words(preset.name)), _own_says(text, preset)
        yield entry(name, label, description=description, chosen=name == chosen)


def _own_says(text: Text, preset: Preset) -> str:
    """Return the edition of a server's preset with its house rules, or how many they are where a line holds no more."""
    edition = edition_words(text, preset.edition or "")
    if not preset.house:
        return edition
    rules = listed(text, [house_words(text, rule) for rule in preset.house])
    says = text("preset-own-says", edition=edition, rules=rules)
    if len(says) <= ENTRY_LENGTH:
        return says
    return text("preset-own-says", edition=edition, rules=text("preset-own-rules", count=len(preset.house)))
