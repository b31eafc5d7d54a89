"""What the bot must be allowed in a channel before a game can be played there, and who may open one."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.sessions import EVERYBODY, GuildSettings, settings_of
from bot.store import Store
from cogs.replies import Interaction, Unable, text_of

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


async def may_open(interaction: Interaction, store: Store) -> GuildSettings:
    """The settings of the server; raises where this person may open no game, or nobody may here."""
    require(interaction)
    settings = await settings_of(store, interaction.guild_id or 0)
    _check_person(interaction, settings)
    _check_place(interaction, settings)
    return settings


def _check_person(interaction: Interaction, settings: GuildSettings) -> None:
    role, person, guild = settings.hosts, interaction.user, interaction.guild
    if role == EVERYBODY or interaction.permissions.manage_guild:
        return
    if not isinstance(role, int):
        raise Unable("settings-only-managers")
    if guild is None or guild.get_role(role) is None:
        raise Unable("settings-role-gone")
    if not isinstance(person, discord.Member) or person.get_role(role) is None:
        raise Unable("settings-only-role", role=f"<@&{role}>")


def _check_place(interaction: Interaction, settings: GuildSettings) -> None:
    if not settings.channels or not set(settings.channels).isdisjoint(_places(interaction)):
        return
    guild = interaction.guild
    there = [channel for channel in settings.channels if guild is not None and guild.get_channel(channel) is not None]
    if not there:
        raise Unable("settings-channels-gone")
    between = text_of(interaction)("list-between")
    raise Unable("settings-not-here", channels=between.join(f"<#{channel}>" for channel in there))


def _places(interaction: Interaction) -> Iterator[int]:
    """The channel, the one that a thread is in, and the category."""
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
