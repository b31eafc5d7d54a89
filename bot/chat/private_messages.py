"""Messages that only one user sees: shown as the answer to a press or command, and edited while Discord allows it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from discord import InteractionResponseType

from bot.chat.pictures import Pictures
from bot.chat.replies import Interaction, is_private, timing_of
from bot.screens.layout import Screen


@dataclass(frozen=True, slots=True)
class PrivateMessage:
    """A message that one user sees."""

    id: int
    edit: Callable[..., Awaitable[object]]
    """Edits it, for as long as Discord takes the token of its interaction."""
    may_attach: bool
    """Whether the bot may attach files there."""


async def show_privately(
    pictures: Pictures, interaction: Interaction, screen: Screen, *, is_beside: bool = False
) -> PrivateMessage:
    """Show the user a screen: in the message that was pressed, if that is private, or in a new one.

    `is_beside`: in a new one in any case.
    """
    pressed = interaction.message.id if interaction.message is not None and is_private(interaction) else None
    replaces_pressed = pressed is not None and not is_beside
    if pressed is not None and replaces_pressed:
        pictures.forget(pressed)
    may_attach = interaction.app_permissions.attach_files
    shown, files = await pictures.attached(screen, may=may_attach)
    response = interaction.response
    # Where a press on a public message was only told to wait, that message is what Discord calls the original answer.
    is_original_public = response.type is InteractionResponseType.deferred_message_update and pressed is None
    async with asyncio.timeout(timing_of(interaction).answer_within):
        if response.is_done() and (is_original_public or (pressed is not None and is_beside)):
            sent = await interaction.followup.send(view=shown, files=files, ephemeral=True, wait=True)
            message = PrivateMessage(sent.id, sent.edit, may_attach)
        else:
            if response.is_done():
                message_id = (await interaction.edit_original_response(view=shown, attachments=files)).id
            elif pressed is not None and replaces_pressed:
                await response.edit_message(view=shown, attachments=files)
                message_id = pressed
            else:
                message_id = (await response.send_message(view=shown, files=files, ephemeral=True)).message_id or 0
            message = PrivateMessage(message_id, interaction.edit_original_response, may_attach)
    pictures.follow_by_edit(message.id, shown, message.edit)
    return message


async def edit_privately(
    pictures: Pictures, message: PrivateMessage, screen: Screen, is_current: Callable[[], bool]
) -> bool:
    """Show another screen in a private message, unless something newer stands there once its pictures are drawn.

    Return whether it was shown.
    """
    shown, files = await pictures.attached(screen, may=message.may_attach)
    if not is_current():
        return False
    pictures.forget(message.id)
    await message.edit(view=shown, attachments=files)
    pictures.follow_by_edit(message.id, shown, message.edit)
    return True
