"""`/replay` and the record of a game: every user of a server can see its finished games again."""

from __future__ import annotations

import io
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.completion import normalize
from bot.chat.replies import Interaction, UserError, defer_if_slow, give_up_after, hand_over, text_of
from bot.chat.translation import words
from bot.screens.codec import OWN, Press
from bot.screens.pages.history import match_words
from bot.screens.pages.replay import eyes_of, replay
from bot.sessions.archive import Archive
from bot.store import history
from bot.store.errors import StoreError

if TYPE_CHECKING:
    from bot.chat.client import Uno


PAGES_OFFERED = 2
"""How many pages of the history are offered while the user types; Discord takes 25 choices."""


class Replays(commands.Cog):
    """The `/replay` command, its buttons, and records."""

    def __init__(self, bot: Uno) -> None:
        self._bot = bot
        self._archive = Archive(bot.store)

    @app_commands.command(name=words("replay-name"), description=words("replay-description"))
    @app_commands.guild_only()
    @app_commands.rename(game=words("game-name"))
    @app_commands.describe(game=words("game-description"))
    async def replay(self, asked: Interaction, game: str) -> None:
        """Show a finished game from its deal on, as the user saw it if they played."""
        await self.open(asked, game.strip())

    @replay.autocomplete("game")
    async def last_games(self, asked: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the last games of the server that match what was typed."""
        found: list[app_commands.Choice[str]] = []
        with suppress(UserError, StoreError):  # no error is shown while the user types
            for page in range(1, PAGES_OFFERED + 1):
                played = await give_up_after(asked, self._bot.store.read(history.of_guild, asked.guild_id or 0, page))
                for match in played.matches:
                    name = match_words(match, text_of(asked))
                    if normalize(typed) in normalize(name) or match.game.id.startswith(typed):
                        found.append(app_commands.Choice(name=name, value=match.game.id))
        return found

    async def open(self, interaction: Interaction, game: str) -> None:
        """Show a game from its beginning, in a message of its own."""
        past = await defer_if_slow(interaction, self._archive.past(game, interaction.guild_id or 0))
        view = replay(past, text_of(interaction), eyes_of(past, OWN, interaction.user.id))
        await self._bot.presenter.show(interaction, view, is_beside=True)

    async def pressed(self, click: Interaction, press: Press, values: Sequence[str]) -> None:
        """Show another step, or the same one through other eyes."""
        eyes, way = (*press.words, OWN, "here")[:2]
        past = await defer_if_slow(click, self._archive.past(press.game, click.guild_id or 0, press.number, way))
        await self._bot.presenter.show(
            click, replay(past, text_of(click), eyes_of(past, values[0] if values else eyes, click.user.id))
        )

    async def record(self, click: Interaction, press: Press, _values: Sequence[str]) -> None:
        """Send the record of a game as a file."""
        record = await defer_if_slow(click, self._archive.record(press.game, click.guild_id or 0))
        await hand_over(click, discord.File(io.BytesIO(record.encode()), f"uno-{press.game}.txt"))
