"""What the bot must be allowed in a channel before a game can be played there, and which users may open one."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.chat.replies import Interaction, UserError, text_of
from bot.sessions.guild_settings import EVERYBODY, GuildSettings, settings_of
from bot.store.store import Store

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files")
IN_THREADS = {"send_messages": "send_messages_in_threads"}


class MissingPermissions(Exception):
    """The bot lacks these permissions, by Discord's names, where a user wants to play."""

    def __init__(self, permissions: list[str]) -> None:
        super().__init__(", ".join(permissions))
        self.permissions = permissions


def require_permissions(interaction: Interaction) -> None:
    """Raise MissingPermissions if the bot could not run a game in this channel."""
    is_thread = isinstance(interaction.channel, discord.Thread)
    needed = [IN_THREADS.get(name, name) if is_thread else name for name in NEEDED]
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if missing:
        raise MissingPermissions(missing)


async def may_open(interaction: Interaction, store: Store) -> GuildSettings:
    """Return the settings of the server; raise UserError if this user may open no game here."""
    require_permissions(interaction)
    settings = await settings_of(store, interaction.guild_id or 0)
    _check_user(interaction, settings)
    _check_place(interaction, settings)
    return settings


def _check_user(interaction: Interaction, settings: GuildSettings) -> None:
    role, user, guild = settings.hosts, interaction.user, interaction.guild
    if role == EVERYBODY or interaction.permissions.manage_guild:
        return
    if not isinstance(role, int):
        raise UserError("settings-only-managers")
    if guild is None or guild.get_role(role) is None:
        raise UserError("settings-role-gone")
    if not isinstance(user, discord.Member) or user.get_role(role) is None:
        raise UserError("settings-only-role", role=f"<@&{role}>")


def _check_place(interaction: Interaction, settings: GuildSettings) -> None:
    if not settings.channels or not set(settings.channels).isdisjoint(_places(interaction)):
        return
    guild = interaction.guild
    there = [channel for channel in settings.channels if guild is not None and guild.get_channel(channel) is not None]
    if not there:
        raise UserError("settings-channels-gone")
    between = text_of(interaction)("list-between")
    raise UserError("settings-not-here", channels=between.join(f"<#{channel}>" for channel in there))


def _places(interaction: Interaction) -> Iterator[int]:
    """Yield the channel, the one that a thread is in, and the category."""
    place = interaction.channel
    if isinstance(place, discord.Thread):
        yield place.id
        yield place.parent_id
        place = place.parent
    if place is not None:
        yield place.id
        category = getattr(place, "category_id", None)
        if category is not None:
            yield category
