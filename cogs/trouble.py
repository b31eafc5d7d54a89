"""What a command raises, told to whoever typed it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.door import is_for_the_game
from cogs.moves import Moves
from cogs.replies import Interaction, Unable

if TYPE_CHECKING:
    from bot.client import Uno

log = logging.getLogger(__name__)

OTHER_COMMANDS = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, app_commands.TransformerError)
"""What is raised where Discord shows commands as they were before the bot learned others."""


def hear_of_trouble(bot: Uno, moves: Moves) -> None:
    """Answers every command that did not go as it should."""

    @bot.tree.error
    async def on_error(asked: Interaction, error: app_commands.AppCommandError) -> None:
        cause: Exception = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(error, OTHER_COMMANDS):
            log.warning("Somebody used a command that is another one by now (%s)", error)
            cause = Unable("answer-old-command")
        if asked.type is discord.InteractionType.autocomplete:
            return  # which takes no words
        session = bot.sessions.in_channel(asked.channel_id or 0) if is_for_the_game(asked) else None
        await moves.fail(asked, session, cause)
