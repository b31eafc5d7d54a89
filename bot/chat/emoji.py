"""Which emoji the application has: asked at the start, and again from time to time, as they are uploaded meanwhile."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.chat.replies import UNREACHABLE
from bot.screens import emoji

log = logging.getLogger(__name__)

REFRESH_S = 20 * 60.0
START_WAITS_S = 5.0
"""How long the start waits for Discord's list."""
INVALID_BODY = 50035
"""Discord's code for an invalid request body."""


async def learn_emoji(client: discord.Client) -> None:
    """Ask Discord which emoji there are; keep to what is known if it does not answer soon."""
    try:
        async with asyncio.timeout(START_WAITS_S):
            emoji.know(await client.fetch_application_emojis())
    except UNREACHABLE as error:
        log.warning("It is not known which emoji there are (%s)", error)


async def keep_emoji_known(client: discord.Client) -> None:
    """Ask again from time to time, without end."""
    while True:
        await asyncio.sleep(REFRESH_S)
        await learn_emoji(client)


def drop_rejected_emoji(error: BaseException) -> None:
    """Stop using emoji if Discord refused one, as it was deleted; what is shown next has none."""
    if isinstance(error, discord.HTTPException) and error.code == INVALID_BODY and "emoji" in error.text.lower():
        log.warning("Discord does not know an emoji of ours any more")
        emoji.forget()
