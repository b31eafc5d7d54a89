"""Screens as Discord gets them, and as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import ui

TEXT_LIMIT = 4000
"""What Discord takes of text in one message."""
COMPONENTS = 40
"""How many parts one message may have, nested ones counted."""
CUSTOM_ID = 100
"""What Discord takes as a `custom_id`."""

CONTAINER, ROW, BUTTON, SELECT, ROLES, CHANNELS, TEXT, GALLERY, SEPARATOR = 17, 1, 2, 3, 6, 8, 10, 12, 14


def parts(view: ui.LayoutView) -> list[dict[str, Any]]:
    """All components, nested ones too."""
    return list(_walk(view.to_components()))  # type: ignore[no-untyped-call]


def _walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _walk(component.get("components") or [])


def texts(view: ui.LayoutView) -> list[str]:
    """All that is to be read, labels of buttons and entries and words for pictures included."""
    found = []
    for part in parts(view):
        found += [part.get(name) for name in ("content", "label", "placeholder")]
        for entry in part.get("options") or []:
            found += [entry.get("label"), entry.get("description")]
        found += [item.get("description") for item in part.get("items") or []]
    return [text for text in found if text]


def pressable(view: ui.LayoutView) -> dict[str, dict[str, Any]]:
    """What can be pressed, by its `what`."""
    found = [part for part in parts(view) if part.get("custom_id") and not part.get("disabled")]
    return {part["custom_id"].split(":", 3)[3]: part for part in found}


def lines(view: ui.LayoutView) -> Iterator[str]:
    """A screen as lines of text: [button], (greyed one), <select>."""
    for part in parts(view):
        if part["type"] == CONTAINER:
            colour = part.get("accent_color")
            yield f"┌─ {'no accent' if colour is None else f'#{colour:06x}'}"
        elif part["type"] == TEXT:
            yield from (f"│ {line}" for line in part["content"].splitlines())
        elif part["type"] == GALLERY:
            for item in part["items"]:
                name = item["media"]["url"].removeprefix("attachment://")
                yield from (f"│ 🖼 {name}: {line}" for line in item["description"].splitlines())
        elif part["type"] == SEPARATOR:
            yield "│ ──────"
        elif part["type"] == ROW:
            yield f"│ {' '.join(map(_shown, part['components']))}"


def _shown(part: dict[str, Any]) -> str:
    if part["type"] in {ROLES, CHANNELS}:
        return f"<{part['placeholder']}: {' | '.join(str(one['id']) for one in part.get('default_values') or [])}>"
    if part["type"] == SELECT:
        entries = " | ".join(("✓" if entry.get("default") else "") + _named(entry) for entry in part["options"])
        return f"<{part['placeholder']}: {entries}>"
    return f"({_named(part)})" if part.get("disabled") else f"[{_named(part)}]"


def _named(part: dict[str, Any]) -> str:
    sign = (part.get("emoji") or {}).get("name")
    more = f" – {part['description']}" if part.get("description") else ""
    return f"{f'{sign} ' if sign else ''}{part.get('label') or ''}{more}"
