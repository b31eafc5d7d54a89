"""Pictures on messages: those that are drawn in time go with the words, the others follow."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable, Collection

import discord

from bot.art.pictures import Picture
from bot.art.studio import Studio
from bot.screens.layout import Screen, file_name
from cogs.replies import HEARD, UNREACHABLE, Interaction, is_private

log = logging.getLogger(__name__)

LATEST = 20.0
"""For how many seconds after its words a picture is still hung."""


class Gallery:
    """Has the pictures of screens drawn, and hangs those that were late."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._late: dict[int, asyncio.Task[None]] = {}
        """Those that are yet to follow, by message."""

    async def show(self, interaction: Interaction, screen: Screen, *, beside: bool = False) -> int:
        """Shows somebody something privately: in the message that was pressed, if that is private, or in a new one.

        `beside` the message that was pressed, it is a new one in any case. Returns which message it is.
        """
        pressed = interaction.message.id if interaction.message is not None and is_private(interaction) else None
        if pressed is not None and not beside:
            self.forget(pressed)
        shown, files = await self.hung(screen, may=interaction.app_permissions.attach_files)
        async with asyncio.timeout(HEARD):
            if interaction.response.is_done() and beside and pressed is not None:
                sent = await interaction.followup.send(view=shown, files=files, ephemeral=True, wait=True)
                self._follow(sent.id, shown, sent.edit)
                return sent.id
            if interaction.response.is_done():
                message_id = (await interaction.edit_original_response(view=shown, attachments=files)).id
            elif pressed is not None and not beside:
                await interaction.response.edit_message(view=shown, attachments=files)
                message_id = pressed
            else:
                answered = await interaction.response.send_message(view=shown, files=files, ephemeral=True)
                message_id = answered.message_id or 0
        self._follow(message_id, shown, interaction.edit_original_response)
        return message_id

    async def renew(self, interaction: Interaction, message_id: int, screen: Screen) -> None:
        """Shows something else in the message that answered an interaction before."""
        self.forget(message_id)
        shown, files = await self.hung(screen, may=interaction.app_permissions.attach_files)
        await interaction.edit_original_response(view=shown, attachments=files)
        self._follow(message_id, shown, interaction.edit_original_response)

    async def hung(self, screen: Screen, *, may: bool = True) -> tuple[Screen, list[discord.File]]:
        """A screen with those of its pictures that are there in time, and their files; with none where none may be."""
        return await self._hung(screen, self._studio.PATIENCE) if may else (screen.without_pictures(), [])

    def begin(self, interaction: Interaction, picture: Picture) -> None:
        """Has a picture drawn that is going to be shown to somebody in a moment, where it may be."""
        if interaction.app_permissions.attach_files:
            self._studio.begin(picture)

    def when_drawn(self, message_id: int, shown: Screen, does: Callable[[], Awaitable[None]]) -> None:
        """Does this as soon as the pictures are drawn that this screen lacks, unless the message is forgotten."""
        self.forget(message_id)
        lacking = [picture for picture in shown.lacking if self._studio.will_have(picture)]
        if lacking:
            late = self._late[message_id] = asyncio.create_task(self._when_drawn(lacking, does))
            late.add_done_callback(lambda _: self._is_done(message_id, late))

    def forget(self, message_id: int) -> None:
        """Something newer is about to stand in this message."""
        late = self._late.pop(message_id, None)
        if late is not None:
            late.cancel()

    def close(self) -> None:
        """Hangs no more."""
        for message_id in list(self._late):
            self.forget(message_id)
        self._studio.close()

    def _follow(self, message_id: int, shown: Screen, edits: Callable[..., Awaitable[object]]) -> None:
        """Hangs later what a message lacks, unless something newer stands there by then."""

        async def hang() -> None:
            screen, files = await self._hung(shown, 0)
            await edits(view=screen, attachments=files)

        self.when_drawn(message_id, shown, hang)

    async def _hung(self, screen: Screen, seconds: float) -> tuple[Screen, list[discord.File]]:
        drawn = await self._drawn(screen.pictures, seconds)
        files = [discord.File(io.BytesIO(file), file_name(picture)) for picture, file in drawn.items()]
        return screen.hung(drawn), files

    async def _drawn(self, pictures: Collection[Picture], seconds: float) -> dict[Picture, bytes]:
        files = await asyncio.gather(*(self._studio.within(seconds, picture) for picture in pictures))
        return {picture: file for picture, file in zip(pictures, files, strict=True) if file is not None}

    async def _when_drawn(self, lacking: Collection[Picture], does: Callable[[], Awaitable[None]]) -> None:
        if not await self._drawn(lacking, LATEST):
            return
        try:
            await does()
        except UNREACHABLE as error:
            log.info("A picture came too late for its message (%s)", error)

    def _is_done(self, message_id: int, late: asyncio.Task[None]) -> None:
        if self._late.get(message_id) is late:
            del self._late[message_id]
