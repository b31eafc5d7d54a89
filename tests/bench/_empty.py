"""A discord.py bot that answers every press with a word, and does nothing else: what no bot can be faster than."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from typing import Any, Self

import discord
from discord import ui
from discord.ext import commands
from discord.http import Route
from yarl import URL


class Anything(ui.DynamicItem[ui.Item[Any]], template=re.compile("uno:.*")):
    """Any button."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], _match: re.Match[str], /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("ok", ephemeral=True)


class Empty(commands.AutoShardedBot):
    """The bot."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Anything)
        _, address, _ = await self.http.get_bot_gateway()
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(address)


def main() -> None:
    """Run until it is stopped."""
    with suppress(ModuleNotFoundError):
        import uvloop

        uvloop.install()
    Route.BASE = os.environ["DISCORD_API_URL"]
    intents = discord.Intents(guilds=True, guild_messages=True)
    cache = discord.MemberCacheFlags.none()
    bot = Empty("!", intents=intents, max_messages=None, member_cache_flags=cache, chunk_guilds_at_startup=False)
    bot.run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
