"""`/uno help`: how to start, and a game at once; it works everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.chat.invitation import add_button
from bot.chat.permissions import MissingPermissions, may_open, require_permissions
from bot.chat.presenter import missing_words
from bot.chat.replies import Interaction, UserError, give_up_after, text_of
from bot.chat.translation import words
from bot.screens.codec import Press
from bot.screens.pages.help import PLAY, help_page
from bot.sessions.refusals import SessionRefusal
from bot.text import Text
from bot.version import version
from cogs.starting import open_lobby

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
        """Play at once, or show how to start."""
        if press.words == [PLAY]:
            await self._play_now(click)
        else:
            await self._show(click)

    async def _play_now(self, click: Interaction) -> None:
        """Open a lobby in this channel and start against computers, as `/uno new` and a press on the lobby would.

        Where new games get a thread, the lobby is opened only: the thread is made from its message, by a press on it.
        """
        registry, presenter, user = self._bot.registry, self._bot.presenter, click.user.id
        running = registry.in_channel(click.channel_id or 0)
        if running is not None:
            await presenter.point_to(click, running)
            return
        settings = await give_up_after(click, may_open(click, self._bot.store))
        options = settings.options(None)
        if not options.computers:
            raise SessionRefusal("no_computers")
        opening = open_lobby(self._bot, click, settings, options)
        if settings.threads:
            await presenter.answer_with_lobby(click, opening)
        else:
            await presenter.answer_with_game(
                click, opening, lambda session: registry.start(session, user, with_computers=True)
            )
        self._bot.avatars.want(click.user)

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
