"""`/uno-settings`: how games go on a server, for the users who manage it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.chat.permissions import known_server
from bot.chat.preset_choices import is_taken
from bot.chat.replies import Interaction, UserError, defer_if_slow, text_of
from bot.chat.servers import in_servers, require_server
from bot.chat.translation import words
from bot.screens.codec import Press
from bot.screens.pages.settings import FIRST, apply_choice, page_of, settings
from bot.sessions.guild_settings import GuildSettings, keep_settings, settings_of
from bot.sessions.presets import NAME_LENGTH

if TYPE_CHECKING:
    from bot.chat.client import Uno


class SettingsCommand(commands.Cog):
    """The `/uno-settings` command, and everything on its screen."""

    def __init__(self, bot: Uno) -> None:
        self._bot = bot
        self._keeping = asyncio.Lock()
        """Choices are saved one after the other, so that two managers do not undo each other's."""

    @app_commands.command(name=words("uno-settings-name"), description=words("settings-description"))
    @in_servers
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.rename(keep=words("keep-name"))
    @app_commands.describe(keep=words("keep-description"))
    async def settings(self, asked: Interaction, keep: app_commands.Range[str, 1, NAME_LENGTH] | None = None) -> None:
        """Show the server's settings, after keeping how the game here is played as a preset of that name."""
        guild_id = managed(asked)
        if keep is None:
            await self._show(asked, await defer_if_slow(asked, settings_of(self._bot.store, guild_id)))
            return
        running = self._bot.registry.in_channel(asked.channel_id or 0)
        if running is None:
            raise UserError("settings-no-table")
        if is_taken(keep):
            raise UserError("settings-preset-taken")
        options = running.table.options
        keeping = self._kept(guild_id, lambda former: former.with_preset(keep, options))
        await self._show(asked, await defer_if_slow(asked, keeping))

    async def pressed(self, click: Interaction, press: Press, values: Sequence[str]) -> None:
        """Save a choice, or turn the page, and show the settings."""
        guild_id = managed(click)
        if press.words in (["role"], ["told"]):
            values = [role for role in values if role != str(guild_id)]  # the role that every member has
        keeping = self._kept(guild_id, lambda former: apply_choice(former, press.words, values))
        await self._show(click, await defer_if_slow(click, keeping), page_of(press.words))

    async def _kept(self, guild_id: int, change: Callable[[GuildSettings], GuildSettings]) -> GuildSettings:
        async with self._keeping:
            former = await settings_of(self._bot.store, guild_id)
            chosen = change(former)
            if chosen != former:
                await keep_settings(self._bot.store, guild_id, chosen)
        return chosen

    async def _show(self, interaction: Interaction, chosen: GuildSettings, page: str = FIRST) -> None:
        guild = known_server(interaction)
        chosen_parts = {part for part in (chosen.hosts, *chosen.channels) if isinstance(part, int)}
        there = chosen_parts if guild is None else {part.id for part in (*guild.roles, *guild.channels)}
        await self._bot.presenter.show(interaction, settings(chosen, text_of(interaction), there, page))


def managed(interaction: Interaction) -> int:
    """Return the server's id; raise UserError if the user may not manage it."""
    server = require_server(interaction)
    if not interaction.permissions.manage_guild:
        raise UserError("settings-managers-only")
    return server
