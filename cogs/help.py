"""`/help`: how to start, in three lines, what else there is, and how results count; it works everywhere."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.chat.replies import Interaction, say, text_of
from bot.chat.translation import words
from bot.store import LEAST_GAMES


class Help(commands.Cog):
    """The `/help` command."""

    @app_commands.command(name=words("help-name"), description=words("help-description"))
    async def help(self, asked: Interaction) -> None:
        """Show how to start, and how results count."""
        text = text_of(asked)
        parts = [text("answer-help"), text("answer-help-more"), "", text("answer-ranking", games=LEAST_GAMES)]
        await say(asked, "\n".join(parts))
