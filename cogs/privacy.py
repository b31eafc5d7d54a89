"""`/privacy export` and `/privacy delete`: everybody's own, and nobody else's."""

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

from bot.screens.codec import Press
from bot.screens.privacy import forget, forgotten
from bot.sessions import Denied, export
from cogs.gallery import Gallery
from cogs.replies import Interaction, Unable, hand_over, patiently, text_of
from cogs.translation import words

if TYPE_CHECKING:
    from bot.client import Uno

NAME = "uno-privacy.json"
EXPORTING = 30.0
"""What an export counts at the door: all games of somebody are read for it."""


@app_commands.guild_only()
class Privacy(commands.GroupCog, group_name=words("privacy-name"), group_description=words("privacy-description")):
    """`/privacy …`."""

    def __init__(self, bot: Uno, gallery: Gallery) -> None:
        self._bot = bot
        self._gallery = gallery
        self._waiting: set[int] = set()
        """Who waits for their file."""
        self._one_by_one = asyncio.Lock()
        """One file is made at a time, so that those who play need not wait for them."""

    @app_commands.command(
        name=words("export-name"), description=words("export-description"), extras={"weight": EXPORTING}
    )
    async def export(self, asked: Interaction) -> None:
        """Hands everything out that is kept about the person."""
        user = asked.user.id
        if user in self._waiting:
            raise Unable("privacy-exporting")
        self._waiting.add(user)
        try:
            file = await patiently(asked, self._exported(user, asked.filesize_limit))
            await hand_over(asked, file, text_of(asked)("privacy-exported"))
        finally:
            self._waiting.discard(user)

    @app_commands.command(name=words("delete-name"), description=words("delete-description"))
    async def delete(self, asked: Interaction) -> None:
        """Asks whether everything that is kept about the person is to be deleted."""
        await self._gallery.show(asked, forget(text_of(asked)))

    async def pressed(self, click: Interaction, _press: Press, _values: Sequence[str]) -> None:
        """Forgets the person."""
        try:
            await patiently(click, self._bot.sessions.forget(click.user.id))
        except Denied as denied:
            if denied.code == "not_saved":  # which speaks of a move
                raise Unable("privacy-not-forgotten") from None
            raise
        await self._gallery.show(click, forgotten(text_of(click)))

    async def _exported(self, user: int, most: int) -> discord.File:
        async with self._one_by_one:
            about = await export(self._bot.store, user)
            return await asyncio.to_thread(_written, about, most)


def _written(about: Mapping[str, Any], most: int) -> discord.File:
    return _file(json.dumps(about, ensure_ascii=False, indent=1).encode(), most)


def _file(content: bytes, most: int) -> discord.File:
    """As it is, or packed where Discord would not take it."""
    if len(content) <= most:
        return discord.File(io.BytesIO(content), NAME)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(NAME, content)
    packed.seek(0)
    return discord.File(packed, f"{NAME}.zip")
