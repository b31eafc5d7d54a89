"""What a command raises, told to whoever typed it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from cogs.moves import Moves
from cogs.replies import Interaction
from cogs.uno import UnoCommands

if TYPE_CHECKING:
    from bot.client import Uno


def hear_of_trouble(bot: Uno, moves: Moves) -> None:
    """Answers every command that did not go as it should."""

    @bot.tree.error
    async def on_error(asked: Interaction, error: app_commands.AppCommandError) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        plays = isinstance(getattr(asked.command, "binding", None), UnoCommands)
        await moves.fail(asked, bot.sessions.in_channel(asked.channel_id or 0) if plays else None, cause)
