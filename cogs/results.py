"""`/leaderboard`, `/stats` and `/history`: what came of the games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules.editions import EDITIONS
from bot.screens.board import ALL, EVERYWHERE, HERE, SCOPES, Which, board, chosen_on
from bot.screens.codec import Press, number_in
from bot.screens.history import EVERYBODY, history
from bot.screens.stats import asked_on, stats
from bot.store import By, Period
from cogs.gallery import Gallery
from cogs.replays import Replays
from cogs.replies import Interaction, Unable, patiently, text_of
from cogs.translation import words

if TYPE_CHECKING:
    from bot.client import Uno

EDITION_CHOICES = [app_commands.Choice(name=words(f"lobby-edition-{key}"), value=key) for key in EDITIONS]
SCOPE_CHOICES = [app_commands.Choice(name=words(f"board-scope-{scope}"), value=scope) for scope in SCOPES]


class Results(commands.Cog):
    """The three commands, and the buttons of their screens."""

    def __init__(self, bot: Uno, gallery: Gallery, replays: Replays) -> None:
        self._bot = bot
        self._gallery = gallery
        self._replays = replays

    # Leaderboards

    @app_commands.command(name=words("leaderboard-name"), description=words("leaderboard-description"))
    @app_commands.guild_only()
    @app_commands.rename(
        edition=words("edition-name"), scope=words("scope-name"), period=words("period-name"), by=words("by-name")
    )
    @app_commands.describe(
        edition=words("board-edition-description"),
        scope=words("scope-description"),
        period=words("period-description"),
        by=words("by-description"),
    )
    @app_commands.choices(
        edition=EDITION_CHOICES,
        scope=SCOPE_CHOICES,
        period=[app_commands.Choice(name=words(f"board-period-{one}"), value=one.value) for one in Period],
        by=[app_commands.Choice(name=words(f"board-by-{one}"), value=one.value) for one in By],
    )
    async def leaderboard(
        self, asked: Interaction, edition: str = ALL, scope: str = HERE, period: str = Period.ALL, by: str = By.RATING
    ) -> None:
        """Shows the first page of a board."""
        await self._show_board(asked, Which.of((edition, scope, period, by)), 1)

    async def board_pressed(self, click: Interaction, press: Press, values: Sequence[str]) -> None:
        """Shows another board, or another page."""
        await self._show_board(click, chosen_on(press, values), max(press.number, 1))

    async def _show_board(self, interaction: Interaction, which: Which, page: int) -> None:
        reading = self._bot.store.board(
            _guild(interaction, which),
            which.only,
            Period(which.period),
            By(which.by),
            page=page,
            own=interaction.user.id,
        )
        found = await patiently(interaction, reading)
        if page > found.pages:
            raise Unable("board-no-page", page=page, pages=found.pages)
        await self._gallery.show(interaction, board(found, which, text_of(interaction)))

    # Figures

    @app_commands.command(name=words("stats-name"), description=words("stats-description"))
    @app_commands.rename(player=words("player-name"))
    @app_commands.describe(player=words("whose-description"))
    async def stats(self, asked: Interaction, player: discord.User | None = None) -> None:
        """Shows somebody's figures: on this server, or outside of servers everywhere."""
        which = Which(scope=HERE if asked.guild_id is not None else EVERYWHERE)
        await self._show_stats(asked, _person(asked.user if player is None else player), which)

    async def stats_pressed(self, click: Interaction, press: Press, values: Sequence[str]) -> None:
        """Shows others of somebody's figures."""
        await self._show_stats(click, *asked_on(press, values))

    async def _show_stats(self, interaction: Interaction, user: int, which: Which) -> None:
        store, guild = self._bot.store, _guild(interaction, which)
        found = await patiently(interaction, store.stats(user, guild, which.only))
        steps = await patiently(interaction, store.rating_steps(user, guild, which.only))
        text, in_guild = text_of(interaction), interaction.guild_id is not None
        await self._gallery.show(interaction, stats(user, found, steps, which, text, in_guild=in_guild))

    # What was played

    @app_commands.command(name=words("history-name"), description=words("history-description"))
    @app_commands.guild_only()
    @app_commands.rename(player=words("player-name"))
    @app_commands.describe(player=words("of-whom-description"))
    async def history(self, asked: Interaction, player: discord.User | None = None) -> None:
        """Shows the last matches of the server, or of somebody on it."""
        await self._show_history(asked, EVERYBODY if player is None else _person(player), 1)

    async def history_pressed(self, click: Interaction, press: Press, _values: Sequence[str]) -> None:
        """Shows another page."""
        await self._show_history(click, number_in(press.word) or EVERYBODY, max(press.number, 1))

    async def watch_pressed(self, click: Interaction, _press: Press, values: Sequence[str]) -> None:
        """Shows one of them from its beginning."""
        await self._replays.open(click, "".join(values[:1]))

    async def _show_history(self, interaction: Interaction, user: int, page: int) -> None:
        store, guild = self._bot.store, interaction.guild_id or 0
        reading = store.history(guild, page) if user == EVERYBODY else store.history_of(user, guild, page)
        found = await patiently(interaction, reading)
        if not found.total:
            raise Unable("history-none" if user == EVERYBODY else "history-none-of", player=f"<@{user}>")
        if page > found.pages:
            raise Unable("board-no-page", page=page, pages=found.pages)
        await self._gallery.show(interaction, history(found, user, text_of(interaction)))


def _guild(interaction: Interaction, which: Which) -> int | None:
    """The server whose results are meant; None: those of all."""
    return interaction.guild_id if which.scope == HERE else None


def _person(player: discord.User | discord.Member) -> int:
    """Somebody for whom something may be counted."""
    if player.bot:
        raise Unable("stats-bot")
    return player.id
