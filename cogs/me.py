"""`/uno me`: what users choose for themselves, and what is kept about them; it works everywhere."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.limits import Verdict
from bot.chat.replies import Interaction, UserError, defer_if_slow, hand_over, text_of
from bot.chat.servers import server_id
from bot.chat.translation import words
from bot.screens.codec import Press
from bot.screens.pages.me import (
    DATA,
    FORGET,
    LEAVING,
    ON,
    SURE,
    TABLES,
    VISIBILITY,
    apply_choice,
    forget,
    forgotten,
    me,
    still_seated,
)
from bot.sessions.privacy import export
from bot.sessions.refusals import SessionRefusal
from bot.store import names
from bot.store.watchers import SaveWatcher, is_watching

if TYPE_CHECKING:
    from bot.chat.client import Uno

FILE_NAME = "uno-privacy.json"
EXPORT_WEIGHT = 30.0
"""What an export counts for the rate limit: all games of a user are read for it."""


class Me(commands.Cog):
    """The `/uno me` command, and everything on its screen."""

    def __init__(self, bot: Uno) -> None:
        self._bot = bot
        self._waiting: set[int] = set()
        """The users who wait for their file."""
        self._one_by_one = asyncio.Lock()
        """One file is made at a time, so that players need not wait for exports."""

    @app_commands.command(name=words("me-name"), description=words("me-description"))
    async def me(self, asked: Interaction) -> None:
        """Show what the user may choose for themselves."""
        await self._show(asked)

    async def pressed(self, click: Interaction, press: Press, values: Sequence[str]) -> None:
        """Do what was pressed on the screen; what is nothing of it any more shows it as it is."""
        match press.words:
            case [word] if word == DATA:
                await self._export(click)
            case [word] if word == FORGET:
                await self._bot.presenter.show(click, forget(text_of(click)))
            case [word, how] if word == FORGET and how in {SURE, LEAVING}:
                await self._forget(click, leaves=how == LEAVING)
            case [word, how] if word == VISIBILITY:
                await self._set_visible(click, is_shown=how == ON)
            case [word, how] if word == TABLES and server_id(click) is not None:
                await self._watch(click, is_told=how == ON)
            case ["back"] | []:
                await self._show(click)
            case what:
                change = self._bot.user_settings.change(
                    click.user.id, lambda former: apply_choice(former, what, values)
                )
                await defer_if_slow(click, change)
                await self._show(click)

    async def _show(self, interaction: Interaction) -> None:
        user = interaction.user.id
        reading = asyncio.gather(
            self._bot.user_settings.of(user),
            self._bot.store.read(names.is_hidden, user),
            self._is_watching(interaction),
            self._bot.puzzles.rating(user),
        )
        chosen, is_hidden, is_watching, puzzles = await defer_if_slow(interaction, reading)
        is_newcomer = self._bot.user_settings.is_newcomer(user)
        text = text_of(interaction)
        screen = me(
            chosen, text, is_hidden=is_hidden, is_watching=is_watching, is_newcomer=is_newcomer, puzzles=puzzles
        )
        await self._bot.presenter.show(interaction, screen)

    async def _is_watching(self, interaction: Interaction) -> bool | None:
        server = server_id(interaction)
        return None if server is None else await self._bot.store.read(is_watching, server, interaction.user.id)

    async def _watch(self, click: Interaction, *, is_told: bool) -> None:
        """Have the user told when a table opens on this server, or no more."""
        await defer_if_slow(click, self._bot.store.save(SaveWatcher(server_id(click) or 0, click.user.id, is_told)))
        await self._show(click)

    async def _set_visible(self, click: Interaction, *, is_shown: bool) -> None:
        since = None if is_shown else self._bot.clock.now()
        await defer_if_slow(click, self._bot.store.save(names.SaveVisibility(click.user.id, since)))
        self._bot.boards.clear()
        await self._show(click)

    async def _export(self, click: Interaction) -> None:
        """Send the user a file with everything that is kept about them."""
        user = click.user.id
        if user in self._waiting:
            raise UserError("me-exporting")
        if self._bot.rate_limit.allow(user, EXPORT_WEIGHT) is not Verdict.ALLOWED:
            raise UserError("answer-too-often")
        self._waiting.add(user)
        try:
            file = await defer_if_slow(click, self._exported(user, click.filesize_limit))
            await hand_over(click, file, text_of(click)("me-exported"))
        finally:
            self._waiting.discard(user)

    async def _forget(self, click: Interaction, *, leaves: bool) -> None:
        """Delete what is kept about the user, who has confirmed it; where they play, offer to leave first."""
        try:
            await defer_if_slow(click, self._bot.registry.forget(click.user.id, leaves=leaves))
        except SessionRefusal as refusal:
            if refusal.code == "still_seated" and not leaves:
                await self._bot.presenter.show(click, still_seated(text_of(click)))
                return
            if refusal.code == "not_saved":  # its text is about a move
                raise UserError("me-not-forgotten") from None
            raise
        self._bot.boards.clear()
        self._bot.user_settings.forget(click.user.id)
        self._bot.avatars.forget(click.user.id)
        await self._bot.presenter.show(click, forgotten(text_of(click)))

    async def _exported(self, user: int, max_bytes: int) -> discord.File:
        async with self._one_by_one:
            about = await export(self._bot.store, user)
            return await asyncio.to_thread(_written, about, max_bytes)


def _written(about: Mapping[str, Any], max_bytes: int) -> discord.File:
    return _file(json.dumps(about, ensure_ascii=False, indent=1).encode(), max_bytes)


def _file(content: bytes, max_bytes: int) -> discord.File:
    """Return the content as a file, zipped if it is too large for Discord."""
    if len(content) <= max_bytes:
        return discord.File(io.BytesIO(content), FILE_NAME)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(FILE_NAME, content)
    packed.seek(0)
    return discord.File(packed, f"{FILE_NAME}.zip")
