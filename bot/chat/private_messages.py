"""Messages that answer presses and commands, mostly to one user alone, and are edited while Discord allows it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from copy import copy
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import InteractionResponseType

from bot.chat.pictures import Pictures
from bot.chat.replies import (
    UNKNOWN_MESSAGE,
    UNREACHABLE,
    Interaction,
    answer_timeout,
    defer_if_late,
    edit_original,
    is_private,
)
from bot.chat.uploads import Route, Shown, Uploads, Way, message_in
from bot.screens.layout import Screen


@dataclass(slots=True)
class PrivateMessage:
    """A message that answers; another takes its place where Discord takes no pictures in edits."""

    id: int
    interaction: Interaction
    """What it answers; by its token it is edited, for as long as Discord takes that."""
    may_attach: bool
    """Whether the bot may attach files there."""
    is_private: bool = True
    """Whether only the user sees it."""
    took_place_of: int | None = None
    """The message that it replaced last."""
    is_wanted: bool = True
    """Whether it is to stay once it has replaced another."""
    followup: int | None = None
    """Its id where it is not the first answer, but one that was sent after it."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while it is edited or replaced, one after the other."""

    async def edit(self, **changes: Any) -> discord.Message:
        """Edit it."""
        if self.followup is None:
            return await self.interaction.edit_original_response(**changes)
        return await self.interaction.followup.edit_message(self.followup, **changes)

    async def delete(self) -> None:
        """Delete it."""
        if self.followup is None:
            await self.interaction.delete_original_response()
        else:
            await self.interaction.followup.delete_message(self.followup)

    def lighten(self) -> None:
        """Keep nothing of the interaction but what edits the message: it is answered, and thousands are kept."""
        self.interaction = copy(self.interaction)
        self.interaction.message = self.interaction.data = None
        self.interaction.extras = {}
        del self.interaction.user
        del self.interaction._cs_response  # type: ignore[attr-defined]  # it holds the whole one


class PrivateMessages:
    """Shows screens as answers."""

    def __init__(self, pictures: Pictures, uploads: Uploads) -> None:
        self._pictures = pictures
        self._uploads = uploads
        self._leaving: dict[int, PrivateMessage] = {}
        """By the id of a message that is about to go, the one that takes its place."""

    async def show(self, interaction: Interaction, screen: Screen, *, is_beside: bool = False) -> PrivateMessage:
        """Show the user a screen: in the message that was pressed, if that is private, or in a new one.

        `is_beside`: in a new one in any case.
        """
        pressed = interaction.message.id if interaction.message is not None and is_private(interaction) else None
        await defer_if_late(interaction)
        leaving = None if pressed is None else self._leaving.get(pressed)
        if leaving is not None:  # an answer in what was pressed would go with it
            leaving.is_wanted = False
        replaced = None if is_beside or leaving is not None else pressed
        message = _answering(interaction, replaced or 0)
        ways = self._ways_to_answer(message, pressed, replaced)
        try:
            shown = await self._uploads.show(screen, ways, replaced, may=message.may_attach)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE or replaced is None:
                raise
            # It was dismissed, or another has taken its place, while it was pressed.
            shown = await self._uploads.show(
                screen, self._ways_to_answer(message, pressed, None), may=message.may_attach
            )
        self._follow(message, screen, shown)
        return message

    async def show_to_all(self, interaction: Interaction, screen: Screen) -> None:
        """Answer with a screen that everyone in the channel reads."""
        message = _answering(interaction, 0, is_private=False)
        shown = await self._uploads.show(screen, [_way_to_answer(message)], may=message.may_attach)
        self._follow(message, screen, shown)

    async def follow_up(self, interaction: Interaction, screen: Screen) -> PrivateMessage:
        """Show the user a screen in a message of its own, by a press or command that was answered some time ago."""
        message = _answering(interaction, 0)

        async def send(view: Screen, files: Sequence[Any]) -> discord.Message:
            sent = await interaction.followup.send(view=view, files=files, ephemeral=True, wait=True)
            message.followup = sent.id
            return sent

        shown = await self._uploads.show(screen, [Way(Route.NEW, send)], may=message.may_attach)
        self._follow(message, screen, shown)
        return message

    async def remove(self, message: PrivateMessage, instead: Screen, by: PrivateMessage | None = None) -> None:
        """Remove a message; where Discord refuses that, show something else there, if it takes that.

        `by`: because this one has come, which may be the same message, or may have taken its place already.
        """
        async with message.lock:
            if by is not None and message.id in {by.id, by.took_place_of}:
                return
            self._pictures.forget(message.id)
            self._uploads.forget(message.id)
            try:
                await message.delete()
            except discord.NotFound:
                pass  # it was dismissed
            except UNREACHABLE:
                with suppress(*UNREACHABLE):
                    await message.edit(view=instead, attachments=[])

    async def edit(self, message: PrivateMessage, screen: Screen, is_current: Callable[[], bool]) -> bool:
        """Show another screen in a message, unless something newer stands there once its pictures are drawn.

        Return whether it was shown.
        """

        async def edit(view: Screen, files: Sequence[Any]) -> discord.Message:
            async with message.lock:
                return await message.edit(view=view, attachments=files)

        ways = (Way(Route.ANSWER, edit), Way(Route.NEW, lambda view, files: self._replace(message, view, files)))
        shown = await self._uploads.show(screen, ways, message.id, may=message.may_attach, is_current=is_current)
        self._follow(message, screen, shown)
        return shown is not None

    def _follow(self, message: PrivateMessage, screen: Screen, shown: Shown | None) -> None:
        """Show the screen once more as soon as the pictures are drawn that it lacks."""

        async def again() -> None:
            await self.edit(message, screen, lambda: True)

        if shown is not None and shown.message_id is not None:
            message.id = shown.message_id
            self._pictures.follow(message.id, shown.missing, again, in_any_case=shown.has_old)

    def _ways_to_answer(self, message: PrivateMessage, pressed: int | None, replaced: int | None) -> Sequence[Way]:
        """Return the ways in which an interaction can be answered privately, the shortest first."""
        interaction = message.interaction
        response = interaction.response

        async def beside(view: Screen, files: Sequence[Any]) -> discord.Message:
            async with answer_timeout(interaction):
                sent = await interaction.followup.send(view=view, files=files, ephemeral=True, wait=True)
            message.followup = sent.id
            return sent

        async def edit_pressed(view: Screen, files: Sequence[Any]) -> discord.Message | None:
            if response.is_done():
                return await edit(view, files)
            async with answer_timeout(interaction):
                return message_in(await response.edit_message(view=view, attachments=files))

        async def edit(view: Screen, files: Sequence[Any]) -> discord.Message:
            async with answer_timeout(interaction):
                if not response.is_done():
                    await response.defer()
                return await edit_original(interaction, view=view, attachments=files)

        async def replace(view: Screen, files: Sequence[Any]) -> discord.Message:
            async with answer_timeout(interaction):
                if not response.is_done():
                    await response.defer()
                return await self._replace(message, view, files)

        if not response.is_done():
            if replaced is None:
                return (_way_to_answer(message),)
            return Way(Route.PRESSED, edit_pressed), Way(Route.ANSWER, edit), Way(Route.NEW, replace)
        # Where a press on a public message was only told to wait, Discord calls that message the original answer.
        is_original_public = response.type is InteractionResponseType.deferred_message_update and pressed is None
        if is_original_public or (pressed is not None and replaced is None):
            return (Way(Route.NEW, beside),)
        # An answer that Discord shows as being thought about can only be completed by an edit.
        return (
            (Way(Route.ANSWER, edit), Way(Route.NEW, replace)) if replaced is not None else (Way(Route.ANSWER, edit),)
        )

    async def _replace(self, message: PrivateMessage, view: Screen, files: Sequence[Any]) -> discord.Message:
        """Send another message in place of this one, with pictures that it could not be given, and remove this one.

        Once begun it is brought to its end, whatever comes after it: or two would stay.
        """
        await message.lock.acquire()
        self._leaving[message.id] = message
        replacing = asyncio.ensure_future(self._replace_wholly(message, view, files))
        replacing.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(replacing)

    async def _replace_wholly(self, message: PrivateMessage, view: Screen, files: Sequence[Any]) -> discord.Message:
        """Do so, and let go of the lock of the message."""
        former, message.is_wanted = copy(message), True
        try:
            sent = await message.interaction.followup.send(
                view=view, files=files, ephemeral=message.is_private, wait=True
            )
            message.took_place_of = former.id
            message.id = message.followup = sent.id
            with suppress(*UNREACHABLE):  # the user may have dismissed it
                await former.delete()
            if not message.is_wanted:
                with suppress(*UNREACHABLE):
                    await message.delete()
        finally:
            self._leaving.pop(former.id, None)
            message.lock.release()
        return sent


def _answering(interaction: Interaction, message_id: int, *, is_private: bool = True) -> PrivateMessage:
    """Return the message that is about to answer; its id is 0 until Discord says it."""
    return PrivateMessage(message_id, interaction, interaction.app_permissions.attach_files, is_private)


def _way_to_answer(message: PrivateMessage) -> Way:
    """Return the way to answer with a new message where nothing is answered yet."""

    async def answer(view: Screen, files: Sequence[Any]) -> discord.Message | None:
        async with answer_timeout(message.interaction):
            response = message.interaction.response
            return message_in(await response.send_message(view=view, files=files, ephemeral=message.is_private))

    return Way(Route.NEW, answer)
