"""`/settings`: how games go on a server, for those who manage it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.screens.codec import Press
from bot.screens.settings import chosen_in, settings
from bot.sessions import GuildSettings, keep_settings, settings_of
from cogs.gallery import Gallery
from cogs.replies import Interaction, Unable, patiently, text_of
from cogs.translation import words

if TYPE_CHECKING:
    from bot.client import Uno


class SettingsCommand(commands.Cog):
    """`/settings`, and everything on its screen."""

    def __init__(self, bot: Uno, gallery: Gallery) -> None:
        self._bot = bot
        self._gallery = gallery
        self._keeping = asyncio.Lock()
        """Two managers choose one after the other: neither takes the other's choice back."""

    @app_commands.command(name=words("settings-name"), description=words("settings-description"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, asked: Interaction) -> None:
        """Shows all choices."""
        guild_id = managed(asked)
        await self._show(asked, await patiently(asked, settings_of(self._bot.store, guild_id)))

    async def pressed(self, click: Interaction, press: Press, values: Sequence[str]) -> None:
        """Keeps a choice."""
        guild_id = managed(click)
        if press.words == ["role"]:
            values = [role for role in values if role != str(guild_id)]  # the role that everybody has
        await self._show(click, await patiently(click, self._kept(guild_id, press.words, values)))

    async def _kept(self, guild_id: int, words: Sequence[str], values: Sequence[str]) -> GuildSettings:
        async with self._keeping:
            former = await settings_of(self._bot.store, guild_id)
            chosen = chosen_in(former, words, values)
            if chosen != former:
                await keep_settings(self._bot.store, guild_id, chosen)
        return chosen

    async def _show(self, interaction: Interaction, chosen: GuildSettings) -> None:
        guild = interaction.guild
        there = set() if guild is None else {part.id for part in (*guild.roles, *guild.channels)}
        await self._gallery.show(interaction, settings(chosen, text_of(interaction), there))


def managed(interaction: Interaction) -> int:
    """The server, which this person may manage."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Unable("settings-managers-only")
    return interaction.guild_id
