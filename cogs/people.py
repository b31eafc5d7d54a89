"""Right click on a person: *UNO stats*, and *Invite to UNO*, which asks them into the lobby of the channel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.replies import Interaction, UserError
from bot.chat.servers import AT_TABLE, everywhere, in_servers
from bot.chat.sharing import may_write
from bot.chat.translation import words
from bot.store.games import GameStatus
from cogs.results import Results

if TYPE_CHECKING:
    from bot.chat.client import Uno


class People(commands.Cog):
    """The two commands, which discord.py takes as methods of no Cog."""

    def __init__(self, bot: Uno, results: Results) -> None:
        self._bot = bot
        self._results = results
        self._menus = [
            everywhere(app_commands.ContextMenu(name=words("person-stats-name"), callback=self.stats)),
            in_servers(
                app_commands.ContextMenu(name=words("person-invite-name"), callback=self.invite, extras=AT_TABLE)
            ),
        ]

    async def cog_load(self) -> None:
        """Add the commands."""
        for menu in self._menus:
            self._bot.tree.add_command(menu)

    async def cog_unload(self) -> None:
        """Take them away."""
        for menu in self._menus:
            self._bot.tree.remove_command(menu.name, type=menu.type)

    async def stats(self, asked: Interaction, person: discord.User) -> None:
        """Show this person's stats."""
        await self._results.stats_of(asked, person)

    async def invite(self, asked: Interaction, person: discord.User) -> None:
        """Ask this person into the lobby of the channel."""
        session = self._bot.registry.in_channel(asked.channel_id or 0)
        if session is None:
            raise UserError("invite-no-lobby")
        if session.table.status is not GameStatus.LOBBY:
            raise UserError("refused-started")  # a refusal would bring the hand
        if session.table.seat_of(asked.user.id) is None:
            raise UserError("invite-not-seated")
        if person.bot:
            raise UserError("invite-bot")
        if person.id == asked.user.id:
            raise UserError("invite-own")
        if not _can_come(person):
            raise UserError("invite-absent")
        if not may_write(asked):
            raise UserError("share-not-here")
        await self._bot.presenter.guests.ask(asked, session, person.id)


def _can_come(person: discord.User | discord.Member) -> bool:
    """Tell whether the person sees the channel of this interaction, as far as Discord tells."""
    if not isinstance(person, discord.Member):
        return False
    rights = person.resolved_permissions
    return rights is None or rights.view_channel
