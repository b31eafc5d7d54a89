"""Where the app is installed, and what follows from it: which commands are offered, and what an interaction tells.

Sources: Discord's pages "Application Commands" (contexts, integration types, default member permissions), "Receiving
and Responding" (authorizing integration owners, app permissions, follow-ups), "Permissions" (use external apps), and
the issues of discord-api-docs that are named below.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import IntEnum
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import discord
from simcord.backend import serializers
from simcord.backend.command_access import command_access
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel
from simcord.enums import ChannelType, InteractionType

from .api_calls import Call

if TYPE_CHECKING:
    from .backend import LocalBackend

GROUP_DM = 3
GUILD_INSTALL, USER_INSTALL = "0", "1"
MOST_FOLLOWUPS = 5
"""For an app that only the user has installed (page "Receiving and Responding", Create Followup Message)."""
EPHEMERAL = 64
PUBLIC_ANSWERS = discord.Permissions(use_external_apps=True).value
IN_PRIVATE = discord.Permissions(attach_files=True, embed_links=True, mention_everyone=True).value
IN_BOTS_DM = IN_PRIVATE | discord.Permissions(external_emojis=True).value
CALLBACK_PATH, TOKEN_PATH = "interactions", "webhooks"


class Context(IntEnum):
    """Where an interaction was made."""

    GUILD = 0
    BOT_DM = 1
    PRIVATE_CHANNEL = 2


class Installs:
    """Which users have the app for themselves, which guilds have its bot, and what is a private channel of others.

    SimCord knows private channels only with the bot. One of others is kept as a guild of its own, whose members are
    those who write in it; the bot is told of it as Discord tells of a private channel.
    """

    def __init__(self, backend: LocalBackend) -> None:
        self.users: set[int] = set()
        """Who has installed the app for themselves."""
        self.private: set[int] = set()
        """The guilds that stand for private channels of others."""
        self.owners: dict[int, dict[str, str]] = {}
        """What `authorizing_integration_owners` says, by interaction."""
        self._backend = backend

    # Places

    def has_bot(self, guild_id: int) -> bool:
        return self._backend.bot_user.id in self._backend.get_guild(guild_id).members

    def context(self, channel: Channel) -> Context:
        if channel.guild_id is None:
            return Context.BOT_DM
        return Context.PRIVATE_CHANNEL if channel.guild_id in self.private else Context.GUILD

    def is_heard(self, event: str, payload: Mapping[str, Any]) -> bool:
        """Whether the bot is told of an event: of servers that it is in, and of each interaction with it.

        Of private threads it is told only what happens where it is a member, or manages threads (page "Threads").
        """
        if event in ("INTERACTION_CREATE", "GUILD_DELETE"):
            return True
        thread_id = payload.get("channel_id") if event.startswith("MESSAGE_") else None
        thread_id = payload.get("id") if event == "THREAD_CREATE" else thread_id
        thread = None if thread_id is None else self._backend.channels.get(int(thread_id))
        if thread is not None and thread.type == ChannelType.PRIVATE_THREAD:
            return self._backend.places.is_open(thread)
        guild_id = payload.get("guild_id") or (payload.get("id") if event.startswith("GUILD_") else None)
        if guild_id is None or int(guild_id) not in self._backend.guilds:
            return True
        return self.has_bot(int(guild_id)) and int(guild_id) not in self._backend.places.unavailable

    # Commands

    def offers(self, command: Mapping[str, Any], user_id: int, channel_id: int) -> bool:
        """Whether a client offers this command to the user there."""
        channel = self._backend.get_channel(channel_id)
        scope = command.get("guild_id")
        if scope is not None and int(scope) != channel.guild_id:
            return False
        if self.context(channel) not in _contexts(command) or not self._owners(user_id, channel, _types(command)):
            return False
        # The contexts are dealt with; what remains are the permissions in a server.
        plain = {**command, "contexts": [Context.GUILD, Context.BOT_DM]}
        return command_access(self._backend, plain, user_id=user_id, channel_id=channel_id).allowed

    def _owners(self, user_id: int, channel: Channel, types: set[str]) -> dict[str, str]:
        """Return for which installs the app may be used there: the server's, the user's own, or both."""
        context = self.context(channel)
        owners = {}
        if context is Context.GUILD and channel.guild_id is not None and self.has_bot(channel.guild_id):
            owners[GUILD_INSTALL] = str(channel.guild_id)
        if context is Context.BOT_DM and self._meets_bot(user_id):
            owners[GUILD_INSTALL] = "0"
        if user_id in self.users:
            owners[USER_INSTALL] = str(user_id)
        return {install: owner for install, owner in owners.items() if install in types}

    def _meets_bot(self, user_id: int) -> bool:
        bot_id = self._backend.bot_user.id
        return any({user_id, bot_id} <= guild.members.keys() for guild in self._backend.guilds.values())

    # Interactions

    def describe(self, payload: Mapping[str, Any]) -> dict[str, Any]:
        """Return an interaction as Discord tells of it, from what SimCord makes."""
        channel = self._backend.get_channel(int(payload["channel_id"]))
        context = self.context(channel)
        user = payload.get("user") or payload["member"]["user"]
        owners = self._authorized(payload, int(user["id"]), channel)
        self.owners[int(payload["id"])] = owners
        told = {
            **payload,
            "context": int(context),
            "authorizing_integration_owners": owners,
            "locale": self._backend.locales.get(int(user["id"]), "en-US"),
            "attachment_size_limit": self._backend.places.largest_file(channel.id),
        }
        if context is Context.BOT_DM:
            return {**told, "app_permissions": str(IN_BOTS_DM)}
        guild = self._backend.get_guild(channel.guild_id or 0)
        if context is Context.GUILD:
            told |= {
                "guild_locale": guild.preferred_locale,
                "guild": {"id": str(guild.id), "locale": guild.preferred_locale, "features": []},
            }
            if GUILD_INSTALL not in owners:
                # Issue 7251: with a user install these are the permissions of the user who asks, not the app's.
                told["app_permissions"] = payload["member"]["permissions"]
            return told
        for key in ("guild_id", "guild_locale", "member"):
            told.pop(key, None)
        data = dict(payload["data"])
        if "resolved" in data:
            data["resolved"] = {kind: ids for kind, ids in data["resolved"].items() if kind != "members"}
        told |= {"user": user, "data": data, "app_permissions": str(IN_PRIVATE), "channel": self._private(channel)}
        if "message" in told:
            told["message"] = self.tell(told["message"])
        return told

    def tell(self, answer: Any) -> Any:
        """Return an answer with messages of private channels as Discord tells of them: without a guild."""
        if not isinstance(answer, dict):
            return answer
        if "resource" in answer:
            resource = answer["resource"]
            return {**answer, "resource": {**resource, "message": self.tell(resource.get("message"))}}
        if int(answer.get("guild_id") or 0) in self.private:
            return {key: value for key, value in answer.items() if key != "guild_id"}
        return answer

    def _authorized(self, payload: Mapping[str, Any], user_id: int, channel: Channel) -> dict[str, str]:
        data = payload["data"]
        kind = InteractionType(payload["type"])
        if kind in (InteractionType.APPLICATION_COMMAND, InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE):
            scopes = self._backend.commands.values()
            command = next(one for scope in scopes for one in scope.values() if one["id"] == data["id"])
            return self._owners(user_id, channel, _types(command))
        both = {GUILD_INSTALL, USER_INSTALL}
        if "message" not in payload:
            return self._owners(user_id, channel, both)
        # On a message the app was authorized by the user who had it written, not by the one who presses.
        made_by = payload["message"].get("interaction_metadata") or {}
        own = {k: v for k, v in (made_by.get("authorizing_integration_owners") or {}).items() if k == USER_INSTALL}
        return {k: v for k, v in self._owners(user_id, channel, both).items() if k == GUILD_INSTALL} | own

    def _private(self, channel: Channel) -> dict[str, Any]:
        members = self._backend.get_guild(channel.guild_id or 0).members
        is_group = len(members) > 2
        told: dict[str, Any] = {
            "id": str(channel.id),
            "type": GROUP_DM if is_group else int(ChannelType.DM),
            "last_message_id": str(channel.last_message_id) if channel.last_message_id else None,
            "recipients": [dict(serializers.user_payload(self._backend.get_user(member))) for member in members],
        }
        if is_group:
            told |= {"name": channel.name, "owner_id": str(next(iter(members))), "icon": None}
        return told

    # Requests

    def check(self, call: Call) -> None:
        """Refuse what the bot may not do in servers that it is not in, or more follow-ups than a user install has."""
        parts = call.path.strip("/").split("/")
        guild_ids = [part for before, part in pairwise(parts) if before == "guilds"]
        for guild_id in guild_ids:
            if guild_id.isdecimal() and int(guild_id) in self._backend.guilds and not self.has_bot(int(guild_id)):
                raise BackendError(404, 10004, "Unknown Guild")
        if (call.method, parts[0], len(parts)) != ("POST", TOKEN_PATH, 3):
            return
        number = self._backend.interaction_tokens.get(parts[2])
        record = None if number is None else self._backend.interactions[number]
        if record is None or record.loading or not self._is_the_users(record.id):
            return
        if len(record.followup_ids) >= MOST_FOLLOWUPS:
            raise BackendError(400, 40094, "This interaction has reached the maximum number of follow-up messages")

    def body_of(self, call: Call) -> Any:
        """Return the body of a request, with its answer made private where the user may use no external apps openly.

        Page "Permissions", USE_EXTERNAL_APPS: without it, what an app of the user's own answers is only for them.
        """
        numbers = list(self._interaction(call))
        if call.method != "POST" or not numbers or not isinstance(call.body, dict):
            return call.body
        record = self._backend.interactions[numbers[0]]
        guild_id = record.guild_id
        if guild_id is None or guild_id in self.private or not self._is_the_users(record.id):
            return call.body
        if self._backend.compute_permissions(guild_id, record.user_id, record.channel_id) & PUBLIC_ANSWERS:
            return call.body
        body = dict(call.body)
        if call.path.startswith(f"/{TOKEN_PATH}"):
            body["flags"] = int(body.get("flags") or 0) | EPHEMERAL
        elif body.get("type") in (4, 5):
            data = dict(body.get("data") or {})
            body["data"] = {**data, "flags": int(data.get("flags") or 0) | EPHEMERAL}
        return body

    def _interaction(self, call: Call) -> Iterator[int]:
        """Yield the interaction that a request answers."""
        parts = call.path.strip("/").split("/")
        if parts[0] in (CALLBACK_PATH, TOKEN_PATH) and len(parts) > 2 and parts[2] in self._backend.interaction_tokens:
            yield self._backend.interaction_tokens[parts[2]]

    def _is_the_users(self, interaction_id: int) -> bool:
        return self.owners.get(interaction_id, {}).keys() == {USER_INSTALL}


def _types(command: Mapping[str, Any]) -> set[str]:
    """Return for which installs a command is; for servers if it does not say (issue 7108), or belongs to one."""
    given = None if command.get("guild_id") else command.get("integration_types")
    return {str(int(kind)) for kind in given} if given else {GUILD_INSTALL}


def _contexts(command: Mapping[str, Any]) -> set[int]:
    """Return where a command is used; if it does not say, with its bot and in servers (issue 7108).

    The page says that all contexts are included then; what works with fewer works with more.
    """
    if command.get("guild_id"):
        return {Context.GUILD}
    given = command.get("contexts")
    if given is not None:
        return {int(context) for context in given}
    return {Context.GUILD} if command.get("dm_permission") is False else {Context.GUILD, Context.BOT_DM}
