"""Buttons and selects as Discord takes them: each holds all it needs in its `custom_id`, and so outlives a restart.

They are no items of discord.py's: those would be made anew, one object for each part of a message, whenever one is sent
and whenever one is pressed, which costs more than the move.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from discord import ButtonStyle, ChannelType, ComponentType, PartialEmoji

from bot.screens.codec import Press

LABEL = 80
"""What Discord takes as a button's label."""
ENTRY = 100
"""What Discord takes as the label, and as the description, of an entry of a select."""
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


def is_button(pressable: Pressable) -> bool:
    """Whether it is one; several stand in a row, a select needs one for itself."""
    return bool(pressable["type"] == ComponentType.button.value)


def button(
    press: Press,
    label: str,
    *,
    style: ButtonStyle = PLAIN,
    sign: str | None = None,
    enabled: bool = True,
) -> Pressable:
    """A button; the sign is an emoji before its label."""
    return {
        "type": ComponentType.button.value,
        "style": style.value,
        "label": shortened(label, LABEL),
        "custom_id": press.custom_id,
        **_signed(sign),
        **({} if enabled else {"disabled": True}),
    }


def menu(
    press: Press,
    placeholder: str,
    entries: Sequence[Component],
    *,
    least: int = 1,
    most: int = 1,
) -> Pressable:
    """A select of at most 25 entries."""
    chosen = {"min_values": least, "max_values": min(most, len(entries)), "options": list(entries)}
    return _select(ComponentType.select, press, placeholder) | chosen


def role_menu(press: Press, placeholder: str, role: int | None) -> Pressable:
    """A select of one of the server's roles, or none."""
    before = [] if role is None else [{"id": str(role), "type": "role"}]
    return _select(ComponentType.role_select, press, placeholder) | {
        "min_values": 0,
        "max_values": 1,
        "default_values": before,
    }


def channel_menu(press: Press, placeholder: str, channels: Sequence[int], kinds: Sequence[ChannelType]) -> Pressable:
    """A select of some of the server's channels, or none."""
    return _select(ComponentType.channel_select, press, placeholder) | {
        "min_values": 0,
        "max_values": MOST_ENTRIES,
        "channel_types": [kind.value for kind in kinds],
        "default_values": [{"id": str(channel), "type": "channel"} for channel in channels],
    }


def _select(kind: ComponentType, press: Press, placeholder: str) -> Pressable:
    return {"type": kind.value, "custom_id": press.custom_id, "placeholder": placeholder}


def entry(
    value: str, label: str, *, description: str | None = None, sign: str | None = None, chosen: bool = False
) -> Component:
    """One entry of a select."""
    return {
        "value": value,
        "label": shortened(label, ENTRY),
        **({"description": shortened(description, ENTRY)} if description else {}),
        **_signed(sign),
        "default": chosen,
    }


def _signed(sign: str | None) -> Component:
    return {} if sign is None else {"emoji": _emoji(sign)}


@cache
def _emoji(sign: str) -> dict[str, Any]:
    return dict(PartialEmoji.from_str(sign).to_dict())


def shortened(words: str, most: int) -> str:
    """The words, cut where they are too long."""
    return words if len(words) <= most else f"{words[: most - 1]}…"
