"""Whether the bot is in the server where something is asked for, which a server's id does not tell.

A user who has installed the bot for themselves uses its commands in any server, and an interaction names that server
whether the bot is there or not (Discord's documentation, "Receiving and Responding": `authorizing_integration_owners`).
"""

from __future__ import annotations

from typing import TypeVar

from discord import Guild, app_commands

from bot.chat.replies import Interaction, UserError

T = TypeVar("T")


class NoServer(UserError):
    """This needs the bot in a server, and it is in none here: the user is offered to bring it to one."""


AT_TABLE = {"at_table": True}
"""The extras of a command that needs a table, and so the bot in the server."""


def everywhere(command: T) -> T:
    """Offer a command in servers and private channels, where the bot is and to users who have it for themselves.

    It is said for each command, as Discord may take another default for what is left out.
    """
    installs = app_commands.allowed_installs(guilds=True, users=True)
    return installs(app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command))


def in_servers(command: T) -> T:
    """Offer a command only in servers that have the bot."""
    installs = app_commands.allowed_installs(guilds=True, users=False)
    return installs(app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)(command))


def server_of(interaction: Interaction) -> Guild | None:
    """Return the server where this was asked; None outside of servers, and in those where the bot is not."""
    return None if interaction.guild_id is None else interaction.client.get_guild(interaction.guild_id)


def server_id(interaction: Interaction) -> int | None:
    """Return the id of the server where this was asked, under the same condition."""
    server = server_of(interaction)
    return None if server is None else server.id


def has_bot(interaction: Interaction) -> bool:
    """Tell whether this was asked in a server where the bot is."""
    return server_of(interaction) is not None


def require_server(interaction: Interaction) -> int:
    """Return the id of the server; raise NoServer where it is in none."""
    server = server_id(interaction)
    if server is None:
        raise NoServer("answer-needs-server" if interaction.guild_id is None else "answer-needs-bot")
    return server


def needs_table(interaction: Interaction) -> bool:
    """Tell whether it is a command for the game in a channel; presses find theirs by themselves."""
    command = interaction.command
    return isinstance(command, app_commands.Command | app_commands.ContextMenu) and "at_table" in command.extras
