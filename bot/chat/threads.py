"""Threads that games get for themselves: where there can be one, and how it is made."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.chat.budget import Budget
from bot.chat.invitation import FOR_THREADS
from bot.chat.replies import UNREACHABLE, Interaction
from bot.screens.buttons import shortened
from bot.screens.words import edition_words
from bot.sessions.table import Table
from bot.text import text_for

log = logging.getLogger(__name__)

ALREADY_MADE = 160004
"""Discord's code for a message from which a thread was made before."""
MADE_WITHIN_S = 10.0
"""How long the start of a game waits for its thread."""
NAME_LENGTH = 100
"""How many characters Discord takes as the name of a thread."""


def has_threads(interaction: Interaction) -> bool:
    """Tell whether a game that is opened here can get a thread: not where it is in one, or in the chat of a voice."""
    return isinstance(interaction.channel, discord.TextChannel)


def missing_for_thread(interaction: Interaction) -> list[str]:
    """Return the permissions, by Discord's names, that the bot lacks here to play in a thread of its own."""
    return [name for name in FOR_THREADS if not getattr(interaction.app_permissions, name)]


async def make_thread(click: Interaction, table: Table, budget: Budget) -> int | None:
    """Make a thread from the lobby's message, which was pressed, and return its id; None where there can be none.

    Discord gives it the id of the message, and makes no second one: what was made before the bot was killed is that.
    """
    message = click.message
    if message is None or not has_threads(click) or missing_for_thread(click):
        return None
    try:
        async with asyncio.timeout(MADE_WITHIN_S), budget.turn(table.channel_id):
            await message.create_thread(name=thread_name(table))
    except (*UNREACHABLE, TimeoutError) as error:
        if not isinstance(error, discord.HTTPException) or error.code != ALREADY_MADE:
            log.warning("A game gets no thread (%s)", error, extra={"game": table.id})
            return None
    return message.id


def thread_name(table: Table) -> str:
    """Return what the thread of a game is called: its edition and its host."""
    text = text_for(table.locale)
    host = next((seat.name for seat in table.seats if seat.user == table.host), "")
    name = text("lobby-thread-name", edition=edition_words(text, table.options.edition), host=host)
    return shortened(" ".join(name.split()), NAME_LENGTH)
