"""`/leaderboard` and `/stats`: the results of games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.replies import Interaction, UserError
from bot.chat.servers import everywhere, has_bot, server_id
from bot.chat.sharing import audience_of, read_for
from bot.chat.translation import words
from bot.rules.editions import EDITIONS
from bot.screens.codec import Press
from bot.screens.pages.board import ALL, EVERYWHERE, HERE, SCOPES, BoardChoice, board, parse_choice
from bot.screens.pages.stats import parse_stats, stats
from bot.store import names
from bot.store import stats as player_stats
from bot.store.boards import BoardFilter, By
from bot.store.periods import Period

if TYPE_CHECKING:
    from bot.chat.client import Uno

EDITION_CHOICES = [app_commands.Choice(name=words(f"lobby-edition-{key}"), value=key) for key in EDITIONS]
SCOPE_CHOICES = [app_commands.Choice(name=words(f"board-scope-{scope}"), value=scope) for scope in SCOPES]


class Results(commands.Cog):
    """The two commands, and the buttons of their screens."""

    def __init__(self, bot: Uno) -> None:
        self._bot = bot

    # Leaderboards

    @app_commands.command(name=words("leaderboard-name"), description=words("leaderboard-description"))
    @everywhere
    @app_commands.rename(
        edition=words("edition-name"),
        scope=words("scope-name"),
        period=words("period-name"),
        by=words("by-name"),
        public=words("public-name"),
    )
    @app_commands.describe(
        edition=words("board-edition-description"),
        scope=words("scope-description"),
        period=words("period-description"),
        by=words("by-description"),
        public=words("public-description"),
    )
    @app_commands.choices(
        edition=EDITION_CHOICES,
        scope=SCOPE_CHOICES,
        period=[app_commands.Choice(name=words(f"board-period-{one}"), value=one.value) for one in Period],
        by=[app_commands.Choice(name=words(f"board-by-{one}"), value=one.value) for one in By],
    )
    async def leaderboard(
        self,
        asked: Interaction,
        edition: str = ALL,
        scope: str = HERE,
        period: str = Period.ALL,
        by: str = By.RATING,
        public: bool = False,
    ) -> None:
        """Show the first page of a board; outside of a server, of that of all servers."""
        await self._show_board(asked, BoardChoice.parse((edition, scope, period, by)), 1, publicly=public)

    async def board_pressed(self, click: Interaction, press: Press, values: Sequence[str]) -> None:
        """Show another board, or another page."""
        await self._show_board(click, parse_choice(press, values), max(press.number, 1))

    async def share_board(self, click: Interaction, page: Press) -> None:
        """Show this page of a board to everyone."""
        await self._show_board(click, parse_choice(page, ()), max(page.number, 1), publicly=True)

    async def _show_board(
        self, interaction: Interaction, choice: BoardChoice, page: int, *, publicly: bool = False
    ) -> None:
        choice = _seen_from(interaction, choice)
        audience, text = await audience_of(interaction, publicly=publicly)
        wanted = BoardFilter(
            _guild(interaction, choice),
            choice.one_edition,
            Period(choice.period),
            By(choice.by),
            at=self._bot.clock.now(),
        )
        reading = self._bot.boards.board(wanted, page, None if publicly else interaction.user.id)
        found = await read_for(audience, interaction, reading)
        if page > found.pages:
            raise UserError("board-no-page", page=page, pages=found.pages)
        screen = board(found, choice, text, audience, in_guild=has_bot(interaction))
        await self._bot.presenter.show(interaction, screen, audience)

    # Stats

    @app_commands.command(name=words("stats-name"), description=words("stats-description"))
    @everywhere
    @app_commands.rename(player=words("player-name"), public=words("public-name"))
    @app_commands.describe(player=words("whose-description"), public=words("public-description"))
    async def stats(self, asked: Interaction, player: discord.User | None = None, public: bool = False) -> None:
        """Show a player's stats on this server; outside of a server, those of all servers."""
        await self.stats_of(asked, asked.user if player is None else player, publicly=public)

    async def stats_of(
        self, asked: Interaction, player: discord.User | discord.Member, *, publicly: bool = False
    ) -> None:
        """Show the same of this user."""
        await self._show_stats(asked, player_id(player), BoardChoice(), publicly=publicly)

    async def stats_pressed(self, click: Interaction, press: Press, values: Sequence[str]) -> None:
        """Show a player's stats in another scope or edition."""
        await self._show_stats(click, *parse_stats(press, values))

    async def share_stats(self, click: Interaction, page: Press) -> None:
        """Show these figures to everyone."""
        await self._show_stats(click, *parse_stats(page, ()), publicly=True)

    async def _show_stats(
        self, interaction: Interaction, user: int, choice: BoardChoice, *, publicly: bool = False
    ) -> None:
        choice = _seen_from(interaction, choice)
        audience, text = await audience_of(interaction, publicly=publicly)
        store, guild = self._bot.store, _guild(interaction, choice)
        viewer, edition = None if publicly else interaction.user.id, choice.one_edition
        is_hidden = guild is None and await read_for(audience, interaction, store.read(names.is_hidden, user))
        if is_hidden and user != viewer:
            found, steps = None, []
        else:
            reading = store.read(player_stats.stats, user, guild, edition, viewer)
            found = await read_for(audience, interaction, reading)
            steps = await read_for(audience, interaction, store.read(player_stats.rating_steps, user, guild, edition))
        if found is None and publicly:
            of_all = "share-own-hidden" if user == interaction.user.id else "stats-hidden"
            raise UserError(of_all if is_hidden else "stats-none")
        in_guild = has_bot(interaction)
        screen = stats(user, found, steps, choice, text, in_guild=in_guild, is_hidden=is_hidden, audience=audience)
        await self._bot.presenter.show(interaction, screen, audience)


def _seen_from(interaction: Interaction, choice: BoardChoice) -> BoardChoice:
    """Return the choice; where there is no server that has the bot, it is of everywhere."""
    return choice if has_bot(interaction) else replace(choice, scope=EVERYWHERE)


def _guild(interaction: Interaction, choice: BoardChoice) -> int | None:
    """Return the server whose results are meant, or None for those of all servers."""
    return server_id(interaction) if choice.scope == HERE else None


def player_id(player: discord.User | discord.Member) -> int:
    """Return the player's id; raise UserError for a bot, for which nothing is counted."""
    if player.bot:
        raise UserError("stats-bot")
    return player.id
