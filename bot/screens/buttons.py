"""Buttons and selects that hold all they need in their `custom_id`, so that they outlive a restart."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Protocol, Self, cast

import discord
from discord import ui
from discord.ui.select import BaseSelect

from bot.screens.codec import PATTERN, Press, parse

LABEL = 80
"""What Discord takes as a button's label."""
ENTRY = 100
"""What Discord takes as the label, and as the description, of an entry of a select."""
MOST_ENTRIES = 25
"""How many entries may be in a select, and chosen in one."""

PLAIN = discord.ButtonStyle.secondary
MAIN = discord.ButtonStyle.primary
GOOD = discord.ButtonStyle.success
BAD = discord.ButtonStyle.danger


class Presses(Protocol):
    """Who carries out what is pressed: the client."""

    async def pressed(self, interaction: discord.Interaction[Any], press: Press, values: Sequence[str]) -> None:
        """Answers the interaction; the values are those chosen in a select, of roles and channels their ids."""


class Pressable(ui.DynamicItem[ui.Item[Any]], template=PATTERN):
    """Any button or select of a game."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], _match: re.Match[str], /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        press = parse(self.custom_id)
        chosen = self.item.values if isinstance(self.item, BaseSelect) else ()
        values = tuple(str(getattr(value, "id", value)) for value in chosen)
        if press is not None:
            await cast(Presses, interaction.client).pressed(interaction, press, values)


def button(
    press: Press,
    label: str,
    *,
    style: discord.ButtonStyle = PLAIN,
    sign: str | None = None,
    enabled: bool = True,
) -> Pressable:
    """A button; the sign is an emoji before its label."""
    return Pressable(
        ui.Button(
            label=shortened(label, LABEL),
            emoji=sign,
            style=style,
            custom_id=press.custom_id,
            disabled=not enabled,
        )
    )


def menu(
    press: Press,
    placeholder: str,
    entries: Sequence[discord.SelectOption],
    *,
    least: int = 1,
    most: int = 1,
) -> Pressable:
    """A select of at most 25 entries."""
    return Pressable(
        ui.Select(
            custom_id=press.custom_id,
            placeholder=placeholder,
            options=list(entries),
            min_values=least,
            max_values=min(most, len(entries)),
        )
    )


def role_menu(press: Press, placeholder: str, role: int | None) -> Pressable:
    """A select of one of the server's roles, or none."""
    return Pressable(
        ui.RoleSelect(
            custom_id=press.custom_id,
            placeholder=placeholder,
            min_values=0,
            default_values=[] if role is None else [discord.Object(role)],
        )
    )


def channel_menu(
    press: Press, placeholder: str, channels: Sequence[int], kinds: Sequence[discord.ChannelType]
) -> Pressable:
    """A select of some of the server's channels, or none."""
    return Pressable(
        ui.ChannelSelect(
            custom_id=press.custom_id,
            placeholder=placeholder,
            min_values=0,
            max_values=MOST_ENTRIES,
            channel_types=list(kinds),
            default_values=[discord.Object(channel) for channel in channels],
        )
    )


def entry(
    value: str, label: str, *, description: str | None = None, sign: str | None = None, chosen: bool = False
) -> discord.SelectOption:
    """One entry of a select."""
    return discord.SelectOption(
        value=value,
        label=shortened(label, ENTRY),
        description=description and shortened(description, ENTRY),
        emoji=sign,
        default=chosen,
    )


def shortened(words: str, most: int) -> str:
    """The words, cut where they are too long."""
    return words if len(words) <= most else f"{words[: most - 1]}…"
