"""Buttons and selects as Discord takes them: each holds all it needs in its `custom_id`, and so outlives a restart.

They are no items of discord.py's: those would be made anew, one object for each part of a message, whenever one is sent
and whenever one is pressed, which costs more than the move.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from discord import ButtonStyle, ChannelType, ComponentType, PartialEmoji

LABEL_LENGTH = 80
"""How many characters Discord takes as a button's label."""
LABEL_WIDTH = 34
"""How many columns a label of ours takes at most; Discord's guidelines for buttons ask for no more letters beside an
emoji, as phones cut what is longer. Descriptions of entries are wrapped (discord-api-docs #6895)."""
ENTRY_LENGTH = 100
"""How many it takes as the label, and as the description, of an entry of a select."""
MOST_ENTRIES = 25
"""How many entries may be in a select, and chosen in one."""

PLAIN: Final = ButtonStyle.secondary
MAIN: Final = ButtonStyle.primary
GOOD: Final = ButtonStyle.success
BAD: Final = ButtonStyle.danger

Component = dict[str, Any]
"""A part of a message."""
Pressable = Component
"""A button, or a select."""

REFUSED_SIGNS: set[str] = set()
"""Emoji of Unicode's that Discord has refused, as far as this process has seen."""

_BUTTON = ComponentType.button.value


def button(
    custom_id: str, label: str, *, style: ButtonStyle = PLAIN, sign: str | None = None, enabled: bool = True
) -> Pressable:
    """Return a button; the sign is an emoji before its label."""
    made: Pressable = {
        "type": _BUTTON,
        "style": style.value,
        "label": label if len(label) <= LABEL_LENGTH else shortened(label, LABEL_LENGTH),
        "custom_id": custom_id,
    }
    if sign is not None and sign not in REFUSED_SIGNS:
        made["emoji"] = _emoji(sign)
    if not enabled:
        made["disabled"] = True
    return made


def link(url: str, label: str) -> Pressable:
    """Return a button that opens an address; the bot is told nothing of it."""
    return {"type": _BUTTON, "style": ButtonStyle.link.value, "label": shortened(label, LABEL_LENGTH), "url": url}


def menu(custom_id: str, placeholder: str, entries: Sequence[Component], *, least: int = 1, most: int = 1) -> Pressable:
    """Return a select of at most 25 entries."""
    return {
        "type": ComponentType.select.value,
        "custom_id": custom_id,
        "placeholder": placeholder,
        "min_values": least,
        "max_values": min(most, len(entries)),
        "options": list(entries),
    }


def role_menu(custom_id: str, placeholder: str, role: int | None) -> Pressable:
    """Return a select of one of the server's roles, or none."""
    return {
        "type": ComponentType.role_select.value,
        "custom_id": custom_id,
        "placeholder": placeholder,
        "min_values": 0,
        "max_values": 1,
        "default_values": [] if role is None else [{"id": str(role), "type": "role"}],
    }


def channel_menu(custom_id: str, placeholder: str, channels: Sequence[int], kinds: Sequence[ChannelType]) -> Pressable:
    """Return a select of some of the server's channels, or none."""
    return {
        "type": ComponentType.channel_select.value,
        "custom_id": custom_id,
        "placeholder": placeholder,
        "min_values": 0,
        "max_values": MOST_ENTRIES,
        "channel_types": [kind.value for kind in kinds],
        "default_values": [{"id": str(channel), "type": "channel"} for channel in channels],
    }


def entry(
    value: str, label: str, *, description: str | None = None, sign: str | None = None, chosen: bool = False
) -> Component:
    """Return an entry of a select."""
    made: Component = {"value": value, "label": shortened(label, ENTRY_LENGTH), "default": chosen}
    if description:
        made["description"] = shortened(description, ENTRY_LENGTH)
    if sign is not None and sign not in REFUSED_SIGNS:
        made["emoji"] = _emoji(sign)
    return made


@cache
def _emoji(sign: str) -> dict[str, Any]:
    return dict(PartialEmoji.from_str(sign).to_dict())


def shortened(words: str, most: int) -> str:
    """Return the words, cut where they are too long."""
    return words if len(words) <= most else f"{words[: most - 1]}…"
