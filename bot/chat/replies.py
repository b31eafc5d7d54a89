"""Private answers in words, in the language of the user; whatever happens, an answer in time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any, TypeVar

import aiohttp
import discord

from bot.sessions.user_settings import Users
from bot.text import Text, text_for

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
"""A command, press or choice, which waits for its answer."""

UNREACHABLE = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What is raised where Discord refuses or cannot be reached."""

T = TypeVar("T")

TOO_LATE = 10062
"""Discord's code for an interaction that it has given up on."""
UNKNOWN_MESSAGE = 10008
"""Discord's code for a message that is gone, and not the whole channel."""
ANSWERED = 40060
"""Discord's code for an interaction that was answered already."""


@dataclass(frozen=True, slots=True)
class Timing:
    """How long what takes time may take, in seconds."""

    defer_after: float = 1.5
    """How old a press or command is when Discord is told to wait for its answer; at three seconds it gives up."""
    last_word_after: float = 2.5
    """How old it is when a user is told that the store does not answer, where nothing else can be."""
    answer_within: float = 3.0
    """For how long Discord takes an answer, by its own clock."""
    least_wait: float = 0.5
    """How long the store is waited for, and an answer tried, however late a press or command arrives."""
    picture_within: float = 0.3
    """How long an answer waits for its pictures."""
    check_within: float = 1.0
    """How long an answer waits for a restored game to be checked; its last moves are not known before."""
    choices_within: float = 0.5
    """How long an answer waits for what its user chose for themselves, the first time; it can do without."""
    settings_within: float = 1.0
    """How long the rule book waits for what it can do without."""
    hand_lifetime: float = 14.5 * 60
    """For how long the token of an interaction is used; Discord takes it for 15 minutes."""
    table_after: float = 0.03
    """How long a table waits to be shown: the answer to the press goes first."""
    table_stands: float = 2.0
    """How long a table stands as it is if no player needs it sooner: it can be read, and edits show several moves."""
    choice_stands: float = 4.0
    """The same while a player chooses how their turn goes on, which mostly they do by then: it is shown with it."""
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
    """Return the texts in the language that the user has chosen, or else has on Discord."""
    users: Users = interaction.client.user_settings
    chosen = users.known(interaction.user.id)
    return text_for(interaction.locale.value if chosen is None or chosen.locale is None else chosen.locale)


def public_text_of(interaction: Interaction) -> Text:
    """Return the texts in the language of the server."""
    return text_for((interaction.guild_locale or interaction.locale).value)


def global_name_of(user: discord.User | discord.Member) -> str:
    """Return what a user is called on every server where they have no other name."""
    return user.global_name or user.name


def timing_of(interaction: Interaction) -> Timing:
    """Return how long things may take for this bot."""
    timing: Timing = interaction.client.timing
    return timing


def start_timer(interaction: Interaction, age: float) -> None:
    """Note when the user began to wait for their answer: so many seconds ago, by Discord's clock.

    What seems too old to be answered is tried all the same, as if it were new: the machine's clock may be wrong.
    """
    is_in_time = 0.0 <= age < timing_of(interaction).answer_within
    interaction.extras["started"] = asyncio.get_running_loop().time() - (age if is_in_time else 0.0)


def _seconds_left(interaction: Interaction, seconds: float) -> float:
    """Return how many of so many seconds after the user began to wait are left."""
    now = asyncio.get_running_loop().time()
    started: float = interaction.extras.get("started", now)
    return max(0.0, started + seconds - now)


def token_left(interaction: Interaction) -> float:
    """Return for how many seconds more its answers are edited."""
    return _seconds_left(interaction, timing_of(interaction).hand_lifetime)


def is_late(interaction: Interaction) -> bool:
    """Tell whether Discord is to be told to wait before anything else is done."""
    return not _seconds_left(interaction, timing_of(interaction).defer_after)


def answer_timeout(interaction: Interaction) -> asyncio.Timeout:
    """Return a limit to how long an answer may take: what Discord leaves for the first one, and a while for others."""
    timing = timing_of(interaction)
    if interaction.response.is_done():
        return asyncio.timeout(timing.answer_within)
    return asyncio.timeout(max(timing.least_wait, _seconds_left(interaction, timing.answer_within)))


def is_thinking(interaction: Interaction) -> bool:
    """Tell whether the user sees that the bot thinks, in a message in which the answer is to stand.

    Then the answer is an edit of the original: a followup would be one, too, but Discord calls that deprecated
    (documentation, Create Followup Message).
    """
    is_deferred = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    return is_deferred and not interaction.extras.get("is_answered", False)


async def edit_original(interaction: Interaction, **changes: Any) -> discord.InteractionMessage:
    """Show something in the original answer, which is thinking no more."""
    edited = await interaction.edit_original_response(**changes)
    interaction.extras["is_answered"] = True
    return edited


async def say(interaction: Interaction, sentence: str) -> None:
    """Tell the user privately; where Discord does not take it any more, that is only logged."""
    try:
        async with answer_timeout(interaction):
            if is_thinking(interaction):
                await edit_original(interaction, content=sentence)
            elif interaction.response.is_done():
                await interaction.followup.send(sentence, ephemeral=True)
            else:
                await interaction.response.send_message(sentence, ephemeral=True)
    except UNREACHABLE as error:
        log.warning("A private answer could not be given (%s)", error)


async def hand_over(interaction: Interaction, file: discord.File, sentence: str = "") -> None:
    """Give the user a file, privately."""
    async with answer_timeout(interaction):
        if is_thinking(interaction):
            await edit_original(interaction, content=sentence, attachments=[file])
        elif interaction.response.is_done():
            await interaction.followup.send(sentence, file=file, ephemeral=True)
        else:
            await interaction.response.send_message(sentence, file=file, ephemeral=True)


async def defer_if_slow(interaction: Interaction, work: Awaitable[T], *, quietly: bool = False) -> T:
    """Return what the work returns, however long it takes; before Discord gives up, it is told to wait."""
    deferring: asyncio.Task[None] | None = None

    def begin() -> None:
        nonlocal deferring
        deferring = asyncio.get_running_loop().create_task(_defer_once(interaction, quietly=quietly))

    timer: asyncio.TimerHandle | None = None
    if is_late(interaction):
        begin()
    else:
        left = _seconds_left(interaction, timing_of(interaction).defer_after)
        timer = asyncio.get_running_loop().call_later(left, begin)
    try:
        return await work
    finally:
        if timer is not None:
            timer.cancel()
        if deferring is not None:
            await deferring


async def defer_if_late(interaction: Interaction, *, quietly: bool = False) -> None:
    """Tell Discord to wait where little is left of the time for an answer: pictures follow."""
    if is_late(interaction):
        await _defer_once(interaction, quietly=quietly)


async def _defer_once(interaction: Interaction, *, quietly: bool) -> None:
    """Tell Discord to wait, unless it has an answer or refused that; either way, what was done is done."""
    if interaction.response.is_done() or interaction.extras.get("is_refused", False):
        return
    try:
        await defer(interaction, quietly=quietly)
    except (*UNREACHABLE, TimeoutError) as error:
        interaction.extras["is_refused"] = True
        log.warning("Discord could not be told to wait (%s)", error)


async def give_up_after(interaction: Interaction, work: Awaitable[T], within: float | None = None) -> T:
    """Return what the work returns; raise UserError where that takes too long. What was begun goes on by itself.

    `within`: it can be done without. Else nothing can be answered before, and Discord is told to wait meanwhile;
    completions cannot wait.
    """
    timing = timing_of(interaction)
    left = _seconds_left(interaction, timing.last_word_after if within is None else within)
    begun = asyncio.ensure_future(work)
    waiting = asyncio.wait({begun}, timeout=max(left, timing.least_wait))
    if within is None and interaction.type is not discord.InteractionType.autocomplete:
        await defer_if_slow(interaction, waiting, quietly=True)
    else:
        await waiting
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
    async with answer_timeout(interaction):
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
