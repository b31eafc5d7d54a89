"""Who is let in: everybody, but nobody so often that others would have to wait, and only where the game is."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.flood import Flood, Verdict
from cogs.moves import Moves
from cogs.replies import Interaction, hear, in_time, say, text_of
from cogs.uno import UnoCommands

if TYPE_CHECKING:
    from bot.client import Uno

log = logging.getLogger(__name__)

TYPING = 0.5
"""What a completion counts, for which Discord asks at nearly every letter."""


class Door:
    """What everybody passes who uses the bot."""

    def __init__(self, bot: Uno, moves: Moves) -> None:
        self._bot = bot
        self._moves = moves
        self._flood = Flood()

    async def admits(self, interaction: Interaction) -> bool:
        """Whether this is to be answered; who is not let in is told so here, if at all."""
        hear(interaction)
        is_typing = interaction.type is discord.InteractionType.autocomplete
        verdict = self._flood.judge(interaction.user.id, TYPING if is_typing else weight_of(interaction))
        if verdict is Verdict.TOLD:
            log.warning("Somebody uses the bot too often, and is ignored for a while")
            if not is_typing:
                await say(interaction, text_of(interaction)("answer-too-often"))
        if verdict is not Verdict.WELCOME:
            return False
        if is_typing or not is_for_the_game(interaction):
            return True
        return await self._is_here(interaction, interaction.channel_id or 0)

    async def _is_here(self, interaction: Interaction, channel_id: int) -> bool:
        """Whether the channel's game can be played here, if there is one: it may be about to change machines."""
        try:
            await in_time(interaction, self._bot.sessions.find_in(channel_id))
        except Exception as error:  # noqa: BLE001  (told to the person, and logged)
            await self._moves.fail(interaction, None, error)
            return False
        return True


def is_for_the_game(interaction: Interaction) -> bool:
    """Whether it is a command for the game in a channel; presses find theirs by themselves."""
    return isinstance(getattr(interaction.command, "binding", None), UnoCommands)


def weight_of(interaction: Interaction) -> float:
    """What this counts: mostly one, and more where its command says so."""
    return 1.0 if interaction.command is None else float(interaction.command.extras.get("weight", 1.0))
