"""Private answers in words, in the language of the user; whatever happens, an answer in time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any, TypeVar

import aiohttp
import discord

from bot.text import Text, text_for

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
"""A command, press or choice, which waits for its answer."""

UNREACHABLE = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What is raised where Discord refuses or cannot be reached."""

T = TypeVar("T")

TOO_LATE = 10062
"""Discord's code for an interaction that it has given up on."""
ANSWERED = 40060
"""Discord's code for an interaction that was answered already."""


@dataclass(frozen=True, slots=True)
class Timing:
    """How long what takes time may take, in seconds."""

    defer_after: float = 2.0
    """After how long Discord is told to wait for an answer; it gives up after three seconds."""
    last_word_after: float = 2.5
    """After how long a user is told that the store does not answer, where nothing else can be."""
    answer_within: float = 3.0
    """For how long Discord takes an answer."""
    picture_within: float = 0.3
    """How long an answer waits for its pictures."""
    check_within: float = 1.5
    """How long an answer waits for a restored game to be checked; its last moves are not known before."""
    settings_within: float = 1.0
    """How long the rule book waits for what it can do without."""
    hand_lifetime: float = 14.5 * 60
    """For how long the token of an interaction is used; Discord takes it for 15 minutes."""
    table_after: float = 0.03
    """How long a table waits to be shown: the answer to the press goes first."""
    claim_every: float = 2.0
    """How often a process that shares its database claims its shards; a lease lasts four times as long."""
    sync_within: float = 30.0
    """How long the start waits for Discord to take the commands; it may want to be left alone for much longer."""
    retry_pauses: tuple[float, ...] = (1.0, 5.0, 20.0)
    """How long to wait before what could not be shown is tried again."""
    attempt_within: float = 15.0
    """How long one attempt to show it may take; Discord may never answer, or want to be left alone for long."""


class UserError(Exception):
    """Something that cannot be done; the message with this id, and what belongs into it, says why not."""

    def __init__(self, message: str, **variables: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.variables = variables


def text_of(interaction: Interaction) -> Text:
    """Return the texts in the language of the user."""
    return text_for(interaction.locale.value)


def public_text_of(interaction: Interaction) -> Text:
    """Return the texts in the language of the server."""
    return text_for((interaction.guild_locale or interaction.locale).value)


def timing_of(interaction: Interaction) -> Timing:
    """Return how long things may take for this bot."""
    timing: Timing = interaction.client.timing
    return timing


def start_timer(interaction: Interaction) -> None:
    """Note that the user waits for their answer from now on."""
    interaction.extras["started"] = asyncio.get_running_loop().time()


def _seconds_left(interaction: Interaction, seconds: float) -> float:
    """Return how many of so many seconds after the timer was started are left."""
    now = asyncio.get_running_loop().time()
    started: float = interaction.extras.get("started", now)
    return max(0.0, started + seconds - now)


async def say(interaction: Interaction, sentence: str) -> None:
    """Tell the user privately; where Discord does not take it any more, that is only logged."""
    try:
        async with asyncio.timeout(timing_of(interaction).answer_within):
            if interaction.response.is_done():
                await interaction.followup.send(sentence, ephemeral=True)
            else:
                await interaction.response.send_message(sentence, ephemeral=True)
    except UNREACHABLE as error:
        log.warning("A private answer could not be given (%s)", error)


async def hand_over(interaction: Interaction, file: discord.File, sentence: str = "") -> None:
    """Give the user a file, privately."""
    async with asyncio.timeout(timing_of(interaction).answer_within):
        if interaction.response.is_done():
            await interaction.followup.send(sentence, file=file, ephemeral=True)
        else:
            await interaction.response.send_message(sentence, file=file, ephemeral=True)


async def defer_if_slow(interaction: Interaction, work: Awaitable[T], *, quietly: bool = False) -> T:
    """Return what the work returns, however long it takes; before Discord gives up, it is told to wait."""
    deferring: asyncio.Task[None] | None = None

    def begin() -> None:
        nonlocal deferring
        if not interaction.response.is_done():
            deferring = asyncio.get_running_loop().create_task(defer(interaction, quietly=quietly))

    left = _seconds_left(interaction, timing_of(interaction).defer_after)
    timer = asyncio.get_running_loop().call_later(left, begin)
    try:
        return await work
    finally:
        timer.cancel()
        if deferring is not None:
            try:
                await deferring
            except (*UNREACHABLE, TimeoutError) as error:  # what was done is done
                log.warning("Discord could not be told to wait (%s)", error)


async def give_up_after(interaction: Interaction, work: Awaitable[T], within: float | None = None) -> T:
    """Return what the work returns, which has to be done before anything can be answered.

    Raise UserError where that takes longer than Discord waits without a word; what was begun goes on by itself.
    """
    limit = timing_of(interaction).last_word_after if within is None else within
    begun = asyncio.ensure_future(work)
    await asyncio.wait({begun}, timeout=_seconds_left(interaction, limit))
    if not begun.done():
        log.warning("The store does not answer in time")
        begun.add_done_callback(_ignore_outcome)
        raise UserError("answer-no-store")
    return begun.result()


def _ignore_outcome(begun: asyncio.Future[Any]) -> None:
    """Mark what it raises as seen."""
    if not begun.cancelled():
        begun.exception()


async def defer(interaction: Interaction, *, quietly: bool = False) -> None:
    """Have Discord wait for what is going to be shown; `quietly`: elsewhere, so that the user sees no waiting."""
    async with asyncio.timeout(timing_of(interaction).answer_within):
        await interaction.response.defer(ephemeral=True, thinking=not quietly and not is_private(interaction))


def is_private(interaction: Interaction) -> bool:
    """Tell whether something in a private message was pressed."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def apologize(interaction: Interaction, error: BaseException, game: str = "") -> None:
    """Log what went wrong, and tell the user that something did."""
    if is_too_late(error):
        log.warning("Discord no longer takes an answer to an interaction (%s)", error, extra={"game": game})
        return
    log.error("Something went wrong while answering", exc_info=error, extra={"game": game})
    await say(interaction, text_of(interaction)("answer-trouble"))


def is_too_late(error: BaseException) -> bool:
    """Tell whether the answer came too late, or a second time: the user cannot be told anything."""
    return isinstance(error, discord.InteractionResponded | TimeoutError) or (
        isinstance(error, discord.HTTPException) and error.code in {TOO_LATE, ANSWERED}
    )
