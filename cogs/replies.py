"""Private answers in words, in the language of the person; whatever happens, an answer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar

import aiohttp
import discord

from bot.text import Text, text_for

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
"""Somebody's command, click or choice, which waits for its answer."""

UNREACHABLE = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What is raised where Discord refuses or cannot be reached."""

Made = TypeVar("Made")

PATIENCE = 2.0
"""How many seconds after it was heard an answer may be due before Discord is told to wait; it gives up after three."""
LAST_WORD = 2.5
"""How many seconds after they were heard somebody is told that the store does not answer, where nothing else can be."""
HEARD = 3.0
"""For how many seconds Discord takes an answer to an interaction; after that nobody waits for it any more."""
TOO_LATE = 10062
"""Discord's code for an interaction that it has given up on."""
ANSWERED = 40060
"""Discord's code for an interaction that was answered already."""


class Unable(Exception):
    """Something that cannot be done; the message with this id, and what belongs into it, says why not."""

    def __init__(self, message: str, **variables: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.variables = variables


def text_of(interaction: Interaction) -> Text:
    """The texts in the language of the person."""
    return text_for(interaction.locale.value)


def public_text_of(interaction: Interaction) -> Text:
    """The texts in the language of the server."""
    return text_for((interaction.guild_locale or interaction.locale).value)


async def say(interaction: Interaction, sentence: str) -> None:
    """Tells the person privately; where Discord does not take it any more, that is only logged."""
    try:
        async with asyncio.timeout(HEARD):
            if interaction.response.is_done():
                await interaction.followup.send(sentence, ephemeral=True)
            else:
                await interaction.response.send_message(sentence, ephemeral=True)
    except UNREACHABLE as error:
        log.warning("A private answer could not be given (%s)", error)


async def hand_over(interaction: Interaction, file: discord.File, sentence: str = "") -> None:
    """Hands the person a file, privately."""
    async with asyncio.timeout(HEARD):
        if interaction.response.is_done():
            await interaction.followup.send(sentence, file=file, ephemeral=True)
        else:
            await interaction.response.send_message(sentence, file=file, ephemeral=True)


def hear(interaction: Interaction) -> None:
    """From now on somebody waits for their answer."""
    interaction.extras["heard"] = time.monotonic()


async def patiently(interaction: Interaction, work: Coroutine[Any, Any, Made], *, quietly: bool = False) -> Made:
    """Waits for what is being done, however long it takes; what it raises is raised."""
    made = asyncio.ensure_future(work)
    await asyncio.wait({made}, timeout=_left(interaction, PATIENCE))
    if not made.done() and not interaction.response.is_done():
        await wait(interaction, quietly=quietly)
    return await made


async def in_time(interaction: Interaction, work: Awaitable[Made], within: float | None = None) -> Made:
    """Waits for what has to be done before anything can be answered, for as long as Discord can wait without a word.

    Raises `Unable` after that; what was begun goes on by itself.
    """
    made = asyncio.ensure_future(work)
    await asyncio.wait({made}, timeout=_left(interaction, LAST_WORD if within is None else within))
    if not made.done():
        log.warning("The store does not answer in time")
        made.add_done_callback(_heed)
        raise Unable("answer-no-store")
    return made.result()


def _left(interaction: Interaction, seconds: float) -> float:
    """How many of so many seconds after it was heard are left."""
    now = time.monotonic()
    heard: float = interaction.extras.get("heard", now)
    return max(0.0, heard + seconds - now)


def _heed(made: asyncio.Future[Any]) -> None:
    """Nobody waits for this any more, so nobody hears what it raises."""
    if not made.cancelled():
        made.exception()


async def wait(interaction: Interaction, *, quietly: bool = False) -> None:
    """Has Discord wait for what is going to be shown; `quietly`: elsewhere, so that the person sees no waiting."""
    async with asyncio.timeout(HEARD):
        await interaction.response.defer(ephemeral=True, thinking=not quietly and not is_private(interaction))


def is_private(interaction: Interaction) -> bool:
    """Whether something in a private message was pressed."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def apologise(interaction: Interaction, error: BaseException, game: str = "") -> None:
    """Logs what went wrong, and tells the person that something did."""
    if is_unheard(error):
        log.warning("Discord no longer takes an answer to an interaction (%s)", error, extra={"game": game})
        return
    log.error("Something went wrong while answering", exc_info=error, extra={"game": game})
    await say(interaction, text_of(interaction)("answer-trouble"))


def is_unheard(error: BaseException) -> bool:
    """Whether the answer came too late, or a second time: nobody is there to be told anything."""
    return isinstance(error, discord.InteractionResponded | TimeoutError) or (
        isinstance(error, discord.HTTPException) and error.code in {TOO_LATE, ANSWERED}
    )
