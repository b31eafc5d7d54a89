"""`/uno help`: how to start, what else there is, and how results count; it works everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.chat.invitation import add_button
from bot.chat.permissions import MissingPermissions, require_permissions
from bot.chat.presenter import missing_words
from bot.chat.replies import Interaction, UserError, text_of
from bot.chat.translation import words
from bot.screens.codec import Press
from bot.screens.pages.help import RESULTS, help_page, results_page
from bot.store import LEAST_GAMES
from bot.text import Text
from bot.version import version

if TYPE_CHECKING:
    from bot.chat.client import Uno


class Help(commands.Cog):
    """The `/uno help` command, and the buttons of its screens."""

    def __init__(self, bot: Uno) -> None:
        self._bot = bot

    @app_commands.command(name=words("help-name"), description=words("help-description"))
    async def help(self, asked: Interaction) -> None:
        """Show how to start, and what the bot lacks for it here."""
        await self._show(asked)

    async def pressed(self, click: Interaction, press: Press, _values: Sequence[str]) -> None:
        """Show how results count, or how to start."""
        if press.words == [RESULTS]:
            await self._bot.presenter.show(click, results_page(text_of(click), LEAST_GAMES))
        else:
            await self._show(click)

    async def _show(self, interaction: Interaction) -> None:
        text = text_of(interaction)
        button = add_button(interaction.application_id, text)
        trouble = await _trouble(interaction, text)
        await self._bot.presenter.show(interaction, help_page(text, button, version(), trouble))


async def _trouble(interaction: Interaction, text: Text) -> str:
    """Return why no game can be played here, if that is so."""
    try:
        await require_permissions(interaction)
    except MissingPermissions as error:
        return missing_words(text, error)
    except UserError as error:
        return text(error.message, **error.variables)
    return ""
