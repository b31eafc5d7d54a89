"""`/help`: how to start, in three lines; it works everywhere."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.replies import Interaction, say, text_of
from cogs.translation import words


class Help(commands.Cog):
    """`/help`."""

    @app_commands.command(name=words("help-name"), description=words("help-description"))
    async def help(self, asked: Interaction) -> None:
        """Tells how to start."""
        await say(asked, text_of(asked)("answer-help"))
