"""The panels in which a lobby's options are read and chosen: a user has one of each, and a new one replaces it."""

from __future__ import annotations

from contextlib import suppress

from bot.chat.private_messages import PrivateMessage, PrivateMessages
from bot.chat.replies import UNREACHABLE, Interaction
from bot.screens.layout import Screen


class OptionPanels:
    """The last panel that each user opened of each lobby, so that no two of them say different things."""

    def __init__(self, private: PrivateMessages) -> None:
        self._private = private
        self._open: dict[str, dict[int, PrivateMessage]] = {}
        """By game and user."""

    async def open(self, interaction: Interaction, game: str, screen: Screen) -> None:
        """Answer with a new panel, and remove the one that the user had open before."""
        await self._keep(interaction, game, await self._private.show(interaction, screen, is_beside=True))

    async def update(self, interaction: Interaction, game: str, screen: Screen) -> None:
        """Answer a choice in a panel with that panel as it is now."""
        await self._keep(interaction, game, await self._private.show(interaction, screen))

    def forget_game(self, game: str) -> None:
        """Remember no panel of a lobby that has started or closed."""
        self._open.pop(game, None)

    async def _keep(self, interaction: Interaction, game: str, message: PrivateMessage) -> None:
        """Remember a user's panel, and remove the one that they had before."""
        message.lighten()
        panels = self._open.setdefault(game, {})
        former = panels.get(interaction.user.id)
        panels[interaction.user.id] = message
        if former is not None and former.id != message.id:
            with suppress(*UNREACHABLE):  # the user may have dismissed it
                await former.delete()
