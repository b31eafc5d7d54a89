"""Who is let in: everybody, but nobody so often that others would have to wait."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

import discord

from cogs.moves import Moves
from cogs.replies import Interaction, say, text_of

log = logging.getLogger(__name__)

AT_ONCE = 40.0
"""So often somebody may use the bot at once."""
A_SECOND = 10.0
"""So often a second for as long as they like; no hand presses faster."""
IGNORED = 15.0
"""So many seconds whoever did it more often is not answered."""
TYPING = 0.25
"""What a completion counts, which Discord asks for at every letter."""


@dataclass(slots=True)
class Visitor:
    """How often somebody may still come in, as of a moment."""

    left: float
    at: float
    ignored_until: float = 0.0


class Door:
    """Counts how often each person comes; whoever floods is told once, and then ignored for a while."""

    def __init__(self, moves: Moves, now: Callable[[], float] = time.monotonic) -> None:
        self._moves = moves
        self._now = now
        self._visitors: OrderedDict[int, Visitor] = OrderedDict()
        """The last seen last."""

    async def admits(self, interaction: Interaction) -> bool:
        """Whether this is to be answered; who is not let in is told so here, if at all."""
        typing = interaction.type is discord.InteractionType.autocomplete
        is_welcome, is_told = self._counted(interaction.user.id, TYPING if typing else 1.0)
        if is_told:
            log.warning("Somebody uses the bot too often, and is ignored for %.0f seconds", IGNORED)
        if is_told and not typing:
            await say(interaction, text_of(interaction)("answer-too-often"))
        if not is_welcome or typing or interaction.type is not discord.InteractionType.application_command:
            return is_welcome
        return await self._is_here(interaction)

    async def _is_here(self, interaction: Interaction) -> bool:
        """Whether the game of the channel can be played here, if there is one: it may be about to change machines."""
        try:
            await interaction.client.sessions.find_in(interaction.channel_id or 0)
        except Exception as error:  # noqa: BLE001  (told to the person, and logged)
            await self._moves.fail(interaction, None, error)
            return False
        return True

    def _counted(self, user: int, weight: float) -> tuple[bool, bool]:
        """Whether somebody may come in, and whether they are to be told that they may not."""
        now = self._now()
        visitor = self._visitors.setdefault(user, Visitor(AT_ONCE, now))
        self._visitors.move_to_end(user)
        visitor.left = min(AT_ONCE, visitor.left + (now - visitor.at) * A_SECOND)
        visitor.at = now
        self._forget_old(now)
        if now < visitor.ignored_until:
            return False, False
        if visitor.left >= weight:
            visitor.left -= weight
            return True, False
        visitor.ignored_until = now + IGNORED
        return False, True

    def _forget_old(self, now: float) -> None:
        """Those who did not come for so long that nothing is left to remember."""
        while self._visitors:
            user, visitor = next(iter(self._visitors.items()))
            if now - visitor.at < max(IGNORED, AT_ONCE / A_SECOND):
                return
            del self._visitors[user]
