"""`/uno review`: what was luck and what was play in a finished game, for the user's own seat."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.chat.private_messages import PrivateMessage
from bot.chat.replies import UNREACHABLE, Interaction, UserError, text_of
from bot.chat.sharing import audience_of, read_for
from bot.chat.translation import words
from bot.screens.codec import REVIEW, Press, parse_number
from bot.screens.layout import QUIET, Screen
from bot.screens.pages.audience import ALONE
from bot.screens.pages.review import STEP, WHOLE, review, review_waiting
from bot.screens.words import refusal_words
from bot.sessions.archive import Archive
from bot.sessions.refusals import SessionRefusal
from bot.sessions.reviews import Reviewed, ReviewWork
from bot.sessions.table import Table
from bot.store.errors import StoreError
from cogs.replays import Replays

if TYPE_CHECKING:
    from bot.chat.client import Uno

SHOWN_EVERY_S = 15.0
"""How often a message says how far its review is, at most."""
SHOWN_FOR_S = 14 * 60
"""For how long it does: Discord takes no more edits after 15 minutes."""


class ReviewCommand(commands.Cog):
    """The command, and the buttons of its screens."""

    def __init__(self, bot: Uno, replays: Replays) -> None:
        self._bot = bot
        self._replays = replays
        self._archive = Archive(bot.store, bot.clock)
        self._followed: dict[int, asyncio.Task[None]] = {}
        """By user, what keeps the message up to date that waits for their review."""

    @app_commands.command(name=words("review-name"), description=words("review-description"))
    @app_commands.rename(game=words("game-name"), public=words("public-name"))
    @app_commands.describe(game=words("game-description"), public=words("public-description"))
    async def review(self, asked: Interaction, game: str, public: bool = False) -> None:
        """Show what was luck and what was the user's own play in a finished game."""
        press = Press(game.strip(), WHOLE, REVIEW)
        if public:
            await self.share(asked, press)
        else:
            await self._show(asked, press)

    @review.autocomplete("game")
    async def own_games(self, asked: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the user's last games that match what was typed."""
        return await self._replays.offered(asked, asked.user.id, typed)

    async def pressed(self, click: Interaction, press: Press, values: Sequence[str]) -> None:
        """Show the review, another round of it, or one of its moments in the replay."""
        chosen = parse_number(values[0]) if values else None
        if press.word == STEP and chosen is not None:
            await self._replays.open(click, press.game, chosen)
        else:
            await self._show(click, press if chosen is None else Press(press.game, chosen, REVIEW))

    async def share(self, interaction: Interaction, page: Press) -> None:
        """Show a review that is ready to everyone."""
        audience, text = await audience_of(interaction, publicly=True)
        server, channel_id = await read_for(audience, interaction, self._replays.place(interaction, page.game))
        await self._replays.require_open(interaction, channel_id)
        table, seat = await read_for(audience, interaction, self._own(interaction, page.game, server))
        found = await read_for(audience, interaction, self._bot.reviews.kept(page.game, seat))
        if not found:
            raise UserError("review-not-ready")
        await self._bot.presenter.show(interaction, review(table, seat, found, page.number, text, audience), audience)

    async def _show(self, interaction: Interaction, press: Press) -> None:
        audience, text = await audience_of(interaction, publicly=False)
        user = interaction.user.id
        server, _ = await read_for(ALONE, interaction, self._replays.place(interaction, press.game))
        table, seat = await read_for(ALONE, interaction, self._own(interaction, press.game, server))
        found = await read_for(ALONE, interaction, self._bot.reviews.ask(press.game, server, seat, user))
        if (former := self._followed.pop(user, None)) is not None:
            former.cancel()
        if found.is_ready:
            screen = review(table, seat, found.rounds, press.number, text, audience)
            await self._bot.presenter.show(interaction, screen)
            return
        message = await self._bot.presenter.private.show(interaction, review_waiting(table, found, text))
        if found.work is not None:
            following = self._follow(interaction, message, table, seat, found.work)
            self._followed[user] = self._bot.run_beside(following, "review")

    async def _own(self, interaction: Interaction, game: str, server: int) -> tuple[Table, int]:
        """Return the table of a game that is over, and the user's own seat."""
        table = await self._archive.table(game, server)
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise UserError("review-own-only")
        return table, seat

    async def _follow(
        self, interaction: Interaction, message: PrivateMessage, table: Table, seat: int, work: ReviewWork
    ) -> None:
        """Keep the message up to date that waits for a review, until it is ready."""
        loop = asyncio.get_running_loop()
        until = loop.time() + SHOWN_FOR_S
        following: ReviewWork | None = work
        changed = work.changed
        with suppress(StoreError, *UNREACHABLE):  # a press on it tries again
            while following is not None and loop.time() < until:
                with suppress(TimeoutError):
                    async with asyncio.timeout(SHOWN_EVERY_S):
                        await changed.wait()
                changed = following.changed  # what changes from here on is shown in the next edit
                screen, following = await self._as_it_stands(interaction, table, seat, work)
                await self._bot.presenter.private.edit(message, screen, lambda: True)

    async def _as_it_stands(
        self, interaction: Interaction, table: Table, seat: int, work: ReviewWork
    ) -> tuple[Screen, ReviewWork | None]:
        """Return the review if it is ready, that it failed, or how far it is and what is still under way."""
        audience, text = await audience_of(interaction, publicly=False)
        try:
            found: Reviewed = await self._bot.reviews.ask(table.id, work.guild_id, seat, work.user)
        except SessionRefusal as refusal:
            return Screen(refusal_words(text_of(interaction), refusal.code), accent=QUIET), None
        if found.is_ready:
            return review(table, seat, found.rounds, WHOLE, text, audience), None
        return review_waiting(table, found, text), found.work
