"""Commands of former versions under their old names: each only says where it went. They go with the next version.

Discord hides a command from those who lack a permission, and outside of servers, and can hide it no further.
"""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.chat.replies import Interaction, say, text_of
from bot.chat.servers import in_servers
from bot.chat.translation import words


class Former(commands.Cog):
    """The former commands, which have no options any more."""

    @app_commands.command(name=words("rules-name"), description=words("former-description"))
    @in_servers
    async def rules(self, asked: Interaction) -> None:
        """Say where the rule book went."""
        await _point(asked, "uno rules")

    @app_commands.command(name=words("help-name"), description=words("former-description"))
    @in_servers
    async def help(self, asked: Interaction) -> None:
        """Say where the help went."""
        await _point(asked, "uno help")

    @app_commands.command(name=words("history-name"), description=words("former-description"))
    @in_servers
    async def history(self, asked: Interaction) -> None:
        """Say where the last games went."""
        await _point(asked, "uno history")

    @app_commands.command(name=words("replay-name"), description=words("former-description"))
    @in_servers
    async def replay(self, asked: Interaction) -> None:
        """Say where the replay went."""
        await _point(asked, "uno replay")

    @app_commands.command(name=words("privacy-name"), description=words("former-description"))
    @in_servers
    async def privacy(self, asked: Interaction) -> None:
        """Say where one's own data went."""
        await _point(asked, "uno me")

    @app_commands.command(name=words("settings-name"), description=words("former-description"))
    @in_servers
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, asked: Interaction) -> None:
        """Say where the settings went."""
        await _point(asked, "uno-settings")


async def _point(asked: Interaction, command: str) -> None:
    """Say that the command is another one now."""
    await say(asked, text_of(asked)("answer-former", command=command))
