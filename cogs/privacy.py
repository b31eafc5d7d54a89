"""`/privacy export` and `/privacy delete`: what is kept about the user who types it."""

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

from bot.chat.replies import Interaction, UserError, defer_if_slow, hand_over, text_of
from bot.chat.translation import words
from bot.screens.codec import Press
from bot.screens.pages.privacy import forget, forgotten
from bot.sessions.privacy import export
from bot.sessions.refusals import SessionRefusal

if TYPE_CHECKING:
    from bot.chat.client import Uno

FILE_NAME = "uno-privacy.json"
EXPORT_WEIGHT = 30.0
"""What an export counts for the rate limit: all games of a user are read for it."""


@app_commands.guild_only()
class Privacy(commands.GroupCog, group_name=words("privacy-name"), group_description=words("privacy-description")):
    """The `/privacy` commands."""

    def __init__(self, bot: Uno) -> None:
        self._bot = bot
        self._waiting: set[int] = set()
        """The users who wait for their file."""
        self._one_by_one = asyncio.Lock()
        """One file is made at a time, so that players need not wait for exports."""

    @app_commands.command(
        name=words("export-name"), description=words("export-description"), extras={"weight": EXPORT_WEIGHT}
    )
    async def export(self, asked: Interaction) -> None:
        """Send the user a file with everything that is kept about them."""
        user = asked.user.id
        if user in self._waiting:
            raise UserError("privacy-exporting")
        self._waiting.add(user)
        try:
            file = await defer_if_slow(asked, self._exported(user, asked.filesize_limit))
            await hand_over(asked, file, text_of(asked)("privacy-exported"))
        finally:
            self._waiting.discard(user)

    @app_commands.command(name=words("delete-name"), description=words("delete-description"))
    async def delete(self, asked: Interaction) -> None:
        """Ask whether everything that is kept about the user is to be deleted."""
        await self._bot.presenter.show(asked, forget(text_of(asked)))

    async def pressed(self, click: Interaction, _press: Press, _values: Sequence[str]) -> None:
        """Delete what is kept about the user, who has confirmed it."""
        try:
            await defer_if_slow(click, self._bot.registry.forget(click.user.id))
            self._bot.boards.clear()
        except SessionRefusal as refusal:
            if refusal.code == "not_saved":  # its text is about a move
                raise UserError("privacy-not-forgotten") from None
            raise
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
