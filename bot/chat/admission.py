"""Which presses and commands are answered: users are let in, and what is being answered is finished."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot import metrics
from bot.chat.lateness import Lateness
from bot.chat.limits import RateLimit, Verdict
from bot.chat.presenter import Presenter
from bot.chat.replies import UserError, say, start_timer, text_of
from bot.chat.servers import needs_table, require_server
from bot.chat.shards import Shards
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import Registry
from bot.sessions.user_settings import Users

if TYPE_CHECKING:
    from bot.chat.client import Uno

log = logging.getLogger(__name__)

TYPING_WEIGHT = 0.5
"""What a completion counts, for which Discord asks at nearly every letter."""

OTHER_COMMANDS = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, app_commands.TransformerError)
"""What is raised where Discord shows commands as they were before the bot learned others."""


class Admission:
    """Decides whose presses and commands are answered, and has those waited for that are being answered."""

    def __init__(
        self, registry: Registry, presenter: Presenter, users: Users, rate_limit: RateLimit, shards: Shards | None
    ) -> None:
        self.answering: set[asyncio.Task[Any]] = set()
        """What answers presses and commands now."""
        self._registry = registry
        self._presenter = presenter
        self._users = users
        self._rate_limit = rate_limit
        self._shards = shards
        self._lateness = Lateness()

    async def admits(self, interaction: discord.Interaction[Any]) -> bool:
        """Tell whether a press or command is to be answered; who is not let in is told so here, if at all.

        The running task answers it: when the bot is stopped, it is waited for.
        """
        if self._shards is not None and self._shards.has_stood_still:
            return False  # the process that took the shard answers, and of two answers the first counts
        metrics.begin_answer(interaction.id)
        task = asyncio.current_task()
        if task is not None:
            self.answering.add(task)
            task.add_done_callback(self.answering.discard)
            task.add_done_callback(lambda _: _end(interaction))
        start_timer(interaction, self._lateness.of(interaction.id))
        is_typing = interaction.type is discord.InteractionType.autocomplete
        verdict = self._rate_limit.allow(interaction.user.id, TYPING_WEIGHT if is_typing else 1.0)
        if verdict is not Verdict.ALLOWED:
            if verdict is Verdict.WARNED:
                log.warning("A user uses the bot too often, and is ignored for a while")
                if not is_typing:
                    await say(interaction, text_of(interaction)("answer-too-often"))
            return False
        await self._users.learn(interaction.user.id, interaction.client.timing.choices_within)
        if is_typing or not needs_table(interaction):
            return True
        try:
            if self._registry.has(require_server(interaction)):
                return True
            raise SessionRefusal("moved")
        except (UserError, SessionRefusal) as refused:
            await self._presenter.fail(interaction, None, refused)
        return False

    async def wait(self, seconds: float) -> None:
        """Wait until all is answered, but not for longer than this."""
        if self.answering:
            await asyncio.wait(self.answering, timeout=seconds)


def _end(interaction: discord.Interaction[Any]) -> None:
    """Note that it is answered, and let go of the message that was pressed.

    With its parts it is large, and as an interaction refers to itself, it would be there until garbage is collected.
    """
    metrics.end_answer(interaction.id)
    interaction.message = None


class Tree(app_commands.CommandTree["Uno"]):
    """The commands. Whatever one raises is told to the user who typed it."""

    async def interaction_check(self, interaction: discord.Interaction[Uno], /) -> bool:
        """Tell whether this is to be answered."""
        return await interaction.client.admission.admits(interaction)

    async def on_error(self, interaction: discord.Interaction[Uno], error: app_commands.AppCommandError, /) -> None:
        """Tell the user what went wrong."""
        cause: Exception = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(error, OTHER_COMMANDS):
            log.warning("A command was used that is another one by now (%s)", error)
            cause = UserError("answer-old-command")
        if interaction.type is not discord.InteractionType.autocomplete:  # which takes no words
            bot = interaction.client
            session = bot.registry.in_channel(interaction.channel_id or 0) if needs_table(interaction) else None
            await bot.presenter.fail(interaction, session, cause)
