"""`/replay` and the record of a game: what is over can be seen again by everybody on its server."""

from __future__ import annotations

import io
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.screens.codec import OWN, Press
from bot.screens.history import match_in_words
from bot.screens.replay import eyes_of, replay
from bot.sessions import Archive
from bot.store import StoreError
from cogs.completion import plain
from cogs.gallery import Gallery
from cogs.replies import Interaction, Unable, hand_over, in_time, patiently, text_of
from cogs.translation import words

if TYPE_CHECKING:
    from bot.client import Uno


PAGES = 2
"""From how many pages of the history games are offered while typing; 25 fit."""


class Replays(commands.Cog):
    """`/replay`, its buttons, and records."""

    def __init__(self, bot: Uno, gallery: Gallery) -> None:
        self._bot = bot
        self._gallery = gallery
        self._archive = Archive(bot.store)

    @app_commands.command(name=words("replay-name"), description=words("replay-description"))
    @app_commands.guild_only()
    @app_commands.rename(game=words("game-name"))
    @app_commands.describe(game=words("game-description"))
    async def replay(self, asked: Interaction, game: str) -> None:
        """Shows the deal of a game that is over, as the person had it, if they played."""
        await self.open(asked, game.strip())

    @replay.autocomplete("game")
    async def last_games(self, asked: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The last games of the server that go by what was typed."""
        found: list[app_commands.Choice[str]] = []
        with suppress(Unable, StoreError):  # whoever types is told nothing
            for page in range(1, PAGES + 1):
                played = await in_time(asked, self._bot.store.history(asked.guild_id or 0, page))
                for match in played.matches:
                    said = match_in_words(match, text_of(asked))
                    if plain(typed) in plain(said) or match.game.id.startswith(typed):
                        found.append(app_commands.Choice(name=said, value=match.game.id))
        return found

    async def open(self, interaction: Interaction, game: str) -> None:
        """Shows a game from its beginning, in a message of its own."""
        past = await patiently(interaction, self._archive.past(game, interaction.guild_id or 0))
        view = replay(past, text_of(interaction), eyes_of(past, OWN, interaction.user.id))
        await self._gallery.show(interaction, view, beside=True)

    async def pressed(self, click: Interaction, press: Press, values: Sequence[str]) -> None:
        """Goes to another step, or looks through other eyes."""
        eyes, way = (*press.words, OWN, "here")[:2]
        past = await patiently(click, self._archive.past(press.game, click.guild_id or 0, press.number, way))
        await self._gallery.show(
            click, replay(past, text_of(click), eyes_of(past, values[0] if values else eyes, click.user.id))
        )

    async def record(self, click: Interaction, press: Press, _values: Sequence[str]) -> None:
        """Hands the record of a game out as a file."""
        record = await patiently(click, self._archive.record(press.game, click.guild_id or 0))
        await hand_over(click, discord.File(io.BytesIO(record.encode()), f"uno-{press.game}.txt"))
