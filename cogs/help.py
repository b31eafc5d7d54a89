"""`/help`: how to start, in three lines, what else there is, and how results count; it works everywhere."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.store import LEAST_GAMES
from cogs.replies import Interaction, say, text_of
from cogs.translation import words


class Help(commands.Cog):
    """`/help`."""

    @app_commands.command(name=words("help-name"), description=words("help-description"))
    async def help(self, asked: Interaction) -> None:
        """Tells how to start, and how results count."""
        text = text_of(asked)
        parts = [text("answer-help"), text("answer-help-more"), "", text("answer-ranking", games=LEAST_GAMES)]
        await say(asked, "\n".join(parts))
