"""`/leaderboard`, `/stats` and `/history`: the results of games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.replies import Interaction, UserError, defer_if_slow, text_of
from bot.chat.translation import words
from bot.rules.editions import EDITIONS
from bot.screens.codec import Press, parse_number
from bot.screens.pages.board import ALL, EVERYWHERE, HERE, SCOPES, BoardChoice, board, parse_choice
from bot.screens.pages.history import EVERYBODY, history
from bot.screens.pages.stats import parse_stats, stats
from bot.store import history as played
from bot.store import stats as player_stats
from bot.store.boards import BoardFilter, By
from bot.store.periods import Period
from cogs.replays import Replays

if TYPE_CHECKING:
    from bot.chat.client import Uno

EDITION_CHOICES = [app_commands.Choice(name=words(f"lobby-edition-{key}"), value=key) for key in EDITIONS]
SCOPE_CHOICES = [app_commands.Choice(name=words(f"board-scope-{scope}"), value=scope) for scope in SCOPES]


class Results(commands.Cog):
    """The three commands, and the buttons of their screens."""

    def __init__(self, bot: Uno, replays: Replays) -> None:
        self._bot = bot
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
        """Show the first page of a board."""
        await self._show_board(asked, BoardChoice.parse((edition, scope, period, by)), 1)

    async def board_pressed(self, click: Interaction, press: Press, values: Sequence[str]) -> None:
        """Show another board, or another page."""
        await self._show_board(click, parse_choice(press, values), max(press.number, 1))

    async def _show_board(self, interaction: Interaction, choice: BoardChoice, page: int) -> None:
        wanted = BoardFilter(
            _guild(interaction, choice),
            choice.one_edition,
            Period(choice.period),
            By(choice.by),
            at=self._bot.clock.now(),
        )
        reading = self._bot.boards.board(wanted, page, interaction.user.id)
        found = await defer_if_slow(interaction, reading)
        if page > found.pages:
            raise UserError("board-no-page", page=page, pages=found.pages)
        await self._bot.presenter.show(interaction, board(found, choice, text_of(interaction)))

    # Stats

    @app_commands.command(name=words("stats-name"), description=words("stats-description"))
    @app_commands.rename(player=words("player-name"))
    @app_commands.describe(player=words("whose-description"))
    async def stats(self, asked: Interaction, player: discord.User | None = None) -> None:
        """Show a player's stats on this server; outside of a server, those of all servers."""
        choice = BoardChoice(scope=HERE if asked.guild_id is not None else EVERYWHERE)
        await self._show_stats(asked, _player_id(asked.user if player is None else player), choice)

    async def stats_pressed(self, click: Interaction, press: Press, values: Sequence[str]) -> None:
        """Show a player's stats in another scope or edition."""
        await self._show_stats(click, *parse_stats(press, values))

    async def _show_stats(self, interaction: Interaction, user: int, choice: BoardChoice) -> None:
        store, guild = self._bot.store, _guild(interaction, choice)
        found = await defer_if_slow(interaction, store.read(player_stats.stats, user, guild, choice.one_edition))
        steps = await defer_if_slow(interaction, store.read(player_stats.rating_steps, user, guild, choice.one_edition))
        text, in_guild = text_of(interaction), interaction.guild_id is not None
        await self._bot.presenter.show(interaction, stats(user, found, steps, choice, text, in_guild=in_guild))

    # What was played

    @app_commands.command(name=words("history-name"), description=words("history-description"))
    @app_commands.guild_only()
    @app_commands.rename(player=words("player-name"))
    @app_commands.describe(player=words("of-whom-description"))
    async def history(self, asked: Interaction, player: discord.User | None = None) -> None:
        """Show the last matches of the server, or of a player on it."""
        await self._show_history(asked, EVERYBODY if player is None else _player_id(player), 1)

    async def history_pressed(self, click: Interaction, press: Press, _values: Sequence[str]) -> None:
        """Show another page of the history."""
        await self._show_history(click, parse_number(press.word) or EVERYBODY, max(press.number, 1))

    async def watch_pressed(self, click: Interaction, _press: Press, values: Sequence[str]) -> None:
        """Show one of the matches from its beginning."""
        await self._replays.open(click, "".join(values[:1]))

    async def _show_history(self, interaction: Interaction, user: int, page: int) -> None:
        store, guild = self._bot.store, interaction.guild_id or 0
        if user == EVERYBODY:
            reading = store.read(played.of_guild, guild, page)
        else:
            reading = store.read(played.of_player, user, guild, page)
        found = await defer_if_slow(interaction, reading)
        if not found.total:
            raise UserError("history-none" if user == EVERYBODY else "history-none-of", player=f"<@{user}>")
        if page > found.pages:
            raise UserError("board-no-page", page=page, pages=found.pages)
        await self._bot.presenter.show(interaction, history(found, user, text_of(interaction)))


def _guild(interaction: Interaction, choice: BoardChoice) -> int | None:
    """Return the server whose results are meant, or None for those of all servers."""
    return interaction.guild_id if choice.scope == HERE else None


def _player_id(player: discord.User | discord.Member) -> int:
    """Return the player's id; raise UserError for a bot, for which nothing is counted."""
    if player.bot:
        raise UserError("stats-bot")
    return player.id
