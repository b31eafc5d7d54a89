"""What the bot must be allowed in a channel before a game can be played there."""

from __future__ import annotations

import discord

from cogs.replies import Interaction

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files")
IN_THREADS = {"send_messages": "send_messages_in_threads"}


class NotAllowed(Exception):
    """The bot lacks these permissions, by Discord's names, where somebody wants to play."""

    def __init__(self, permissions: list[str]) -> None:
        super().__init__(", ".join(permissions))
        self.permissions = permissions


def require(interaction: Interaction) -> None:
    """Raises `NotAllowed` where the bot could not run a game."""
    is_thread = isinstance(interaction.channel, discord.Thread)
    needed = [IN_THREADS.get(name, name) if is_thread else name for name in NEEDED]
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if missing:
        raise NotAllowed(missing)
