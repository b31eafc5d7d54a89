"""`/uno learn`: the guided round, which one user plays for themselves; it works everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.chat.replies import Interaction, give_up_after, global_name_of, text_of
from bot.chat.servers import server_id
from bot.chat.translation import words
from bot.screens.codec import Press
from bot.screens.game.lesson import ANEW, lesson_choice
from bot.sessions.computer_names import computer_names
from bot.sessions.lesson import LESSON, OPTIONS, SCRIPTS, SEATS, steps_done
from bot.sessions.session import Session
from bot.sessions.table import Seat

if TYPE_CHECKING:
    from bot.chat.client import Uno

LEVEL = "normal"


class Learn(commands.Cog):
    """The `/uno learn` command, and the buttons of its screens."""

    def __init__(self, bot: Uno) -> None:
        self._bot = bot

    @app_commands.command(name=words("learn-name"), description=words("learn-description"))
    async def learn(self, asked: Interaction) -> None:
        """Begin the guided round; where one is under way, offer to go on with it."""
        await self._offer(asked)

    async def pressed(self, click: Interaction, press: Press, _values: Sequence[str]) -> None:
        """Begin the guided round anew, or do what the command does."""
        await (self._begin(click) if press.word == ANEW else self._offer(click))

    async def _offer(self, interaction: Interaction) -> None:
        running = self._bot.registry.private_of(interaction.user.id, LESSON)
        if running is not None and steps_done(running.table):
            await self._bot.presenter.show(interaction, lesson_choice(running.table, text_of(interaction)))
        else:
            await self._begin(interaction)

    async def _begin(self, interaction: Interaction) -> None:
        session = await give_up_after(interaction, self._opened(interaction))
        await self._bot.presenter.look(interaction, session)

    async def _opened(self, interaction: Interaction) -> Session:
        user, locale = interaction.user, text_of(interaction).locale
        own = Seat(user.id, user.display_name, global_name=global_name_of(user))
        computers = [Seat(None, name, LEVEL) for name in computer_names(locale) if name != own.name]
        return await self._bot.registry.open_private(
            LESSON,
            user.id,
            server_id(interaction) or 0,
            [own, *computers][:SEATS],
            OPTIONS,
            locale,
            SCRIPTS[LESSON].seed,
        )
