"""Which emoji the application has: asked at the start, and again from time to time, as they are uploaded meanwhile."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import discord

from bot.chat.replies import UNREACHABLE
from bot.screens import emoji
from bot.screens.buttons import REFUSED_SIGNS
from bot.screens.layout import Screen

log = logging.getLogger(__name__)

REFRESH_S = 20 * 60.0
START_WAITS_S = 5.0
"""How long the start waits for Discord's list."""
INVALID_BODY = 50035
"""Discord's code for an invalid request body."""
REFUSED = re.compile(r"^In (?:\w+\.)?(components\.[\w.]+)\.emoji[.:]", re.MULTILINE)
"""How discord.py writes which components Discord refuses for their emoji; an answer has them below `data`."""

T = TypeVar("T")


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


async def without_refused_emoji(screen: Screen, send: Callable[[], Awaitable[T]]) -> T:
    """Return what sending the screen returns; where Discord refuses emoji, leave those out and send again at once."""
    while True:
        try:
            return await send()
        except discord.HTTPException as error:
            if not _leave_out(_refused_in(error), screen.to_components()):
                raise
            log.warning("Discord refuses emoji of ours, which are left out (%s)", error.text)


def _refused_in(error: discord.HTTPException) -> list[list[str]]:
    """Return the ways from a message to its components whose emoji were refused."""
    if error.code != INVALID_BODY:
        return []
    return [path.split(".") for path in REFUSED.findall(error.text)]


def _leave_out(paths: Sequence[Sequence[str]], components: list[dict[str, Any]]) -> bool:
    """Take these emoji out of their buttons and entries, and use them no more; tell whether there were any."""
    dropped = False
    for path in paths:
        part: Any = {"components": components}
        with suppress(LookupError, TypeError, ValueError):
            for key in path:
                part = part[int(key)] if isinstance(part, list) else part[key]
            refused = part.pop("emoji")
            dropped = True
            if refused.get("id"):
                emoji.drop(int(refused["id"]))
            else:
                REFUSED_SIGNS.add(refused["name"])
    return dropped
