"""What the bot asks for where it is invited: the one place that names its permissions, and the link with them."""

from __future__ import annotations

import discord
from discord.utils import oauth_url

from bot.screens.buttons import Pressable, link
from bot.text import Text

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files")
"""The permissions without which no game can be played in a channel, by Discord's names."""
IN_THREADS = {"send_messages": "send_messages_in_threads"}
"""What takes their place in a thread."""
IN_VOICE = ("connect",)
"""What is needed besides in the chat of a voice channel, which Discord shows only to those who may connect."""
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
"""The permissions without which a game gets no thread of its own, and stays in the channel."""
PERMISSIONS = discord.Permissions(
    **dict.fromkeys([*NEEDED, *IN_THREADS.values(), *IN_VOICE, *FOR_THREADS], True),
)
"""All that the bot is given where it is invited."""
SCOPES = ("bot", "applications.commands")


def invitation(application_id: int) -> str:
    """Return the link with which the manager of a server brings the bot there."""
    return oauth_url(application_id, permissions=PERMISSIONS, scopes=SCOPES)


def add_button(application_id: int, text: Text) -> Pressable:
    """Return the button that opens this link."""
    return link(invitation(application_id), text("answer-add-to-server"))
