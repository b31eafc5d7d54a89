"""The first words on a server that has just added the bot: what next, and what its invitation left out."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

import discord

from bot.chat.budget import Budget, Rank
from bot.chat.invitation import PERMISSIONS
from bot.chat.replies import UNREACHABLE
from bot.sessions.clock import Clock
from bot.text import Text, text_for

log = logging.getLogger(__name__)

JUST_JOINED = timedelta(minutes=10)
"""A server that the bot joined longer ago is none that has just added it, whatever made Discord say so."""
WELCOME_WITHIN_S = 60.0


async def welcome(guild: discord.Guild, budget: Budget, clock: Clock) -> None:
    """Say hello on a server that has just added the bot, in a channel that all see; where there is none, nowhere."""
    channel = _channel(guild)
    joined = guild.me.joined_at
    if channel is None or joined is None or clock.now() - joined > JUST_JOINED:
        return
    try:
        async with asyncio.timeout(WELCOME_WITHIN_S), budget.turn(channel.id, Rank.LAST):
            await channel.send(welcome_words(text_for(guild.preferred_locale.value), guild.me.guild_permissions))
    except (*UNREACHABLE, TimeoutError) as error:
        log.warning("A server that has added the bot could not be welcomed (%s)", error)


def welcome_words(text: Text, given: discord.Permissions) -> str:
    """Return the welcome: two lines, the second only where permissions of the invitation are missing."""
    missing = [name for name, is_asked in PERMISSIONS if is_asked and not getattr(given, name)]
    lines = [text("welcome-next")]
    if missing:
        # As Discord calls it; discord.py has an older name for one.
        called = (name.replace("read_messages", "view_channel").replace("_", "-") for name in missing)
        named = text("list-between").join(text(f"permission-{name}") for name in called)
        lines.append(text("welcome-missing", permissions=named))
    return "\n".join(lines)


def _channel(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the channel for news of the server, or the first where the bot may write and all may read."""
    first = [] if guild.system_channel is None else [guild.system_channel]
    for channel in (*first, *guild.text_channels):
        own = channel.permissions_for(guild.me)
        if own.view_channel and own.send_messages and channel.permissions_for(guild.default_role).view_channel:
            return channel
    return None
