"""Pages that everyone in a channel reads: posted as the answer to who shows them, in the language of the server."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

import discord

from bot.chat.invitation import IN_THREADS
from bot.chat.limits import Verdict
from bot.chat.private_messages import PrivateMessages
from bot.chat.replies import (
    Interaction,
    UserError,
    defer_if_slow,
    give_up_after,
    public_text_of,
    text_of,
)
from bot.chat.servers import has_bot
from bot.screens.layout import Screen
from bot.screens.pages.audience import Audience
from bot.sessions.guild_settings import settings_of
from bot.text import Text, text_for

T = TypeVar("T")


def may_write(interaction: Interaction) -> bool:
    """Tell whether the user and the bot may both write in this channel of a server where it is."""
    if not has_bot(interaction):
        return False
    name = IN_THREADS["send_messages"] if isinstance(interaction.channel, discord.Thread) else "send_messages"
    return all(getattr(rights, name) for rights in (interaction.permissions, interaction.app_permissions))


async def audience_of(interaction: Interaction, *, publicly: bool) -> tuple[Audience, Text]:
    """Return who reads what the user asks for, and in which language; raise UserError if it cannot be everyone."""
    if not publicly:
        return Audience(may_share=may_write(interaction)), text_of(interaction)
    if not may_write(interaction):
        raise UserError("share-not-here")
    reading = settings_of(interaction.client.store, interaction.guild_id or 0)
    settings = await give_up_after(interaction, reading)
    text = public_text_of(interaction) if settings.locale is None else text_for(settings.locale)
    return Audience(shown_by=interaction.user.display_name), text


async def read_for(audience: Audience, interaction: Interaction, work: Awaitable[T]) -> T:
    """Return what the work returns: for everyone soon or never, as everyone would see that the bot is waited for."""
    return await (give_up_after if audience.is_public else defer_if_slow)(interaction, work)


async def show_to_all(messages: PrivateMessages, interaction: Interaction, screen: Screen) -> None:
    """Answer with a screen that everyone reads; raise UserError if the user showed one a moment ago."""
    if interaction.client.shares.allow(interaction.user.id) is not Verdict.ALLOWED:
        raise UserError("share-too-often")
    await messages.show_to_all(interaction, screen)
