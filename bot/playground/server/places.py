"""What Discord refuses because of where a message stands: threads, voice channels, old messages, large files.

Sources: Discord's pages "Threads" (archived and locked threads), "Channel" and "Message" (permissions of each request),
"Opcodes and Status Codes", "Uploading Files"; issues and pull requests of discord-api-docs where a number is given.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import discord
from simcord.backend.access import channel_accessible
from simcord.backend.errors import BackendError, missing_access
from simcord.backend.models import Channel
from simcord.enums import VOICE_CHANNEL_TYPES

from .api_calls import Call

if TYPE_CHECKING:
    from .backend import LocalBackend

MIB = 1024 * 1024
LARGEST_FILES = {0: 10 * MIB, 1: 10 * MIB, 2: 50 * MIB, 3: 100 * MIB}
"""The largest file by a server's boost level (page "Uploading Files", and Discord's help on boosts)."""
CONNECT = discord.Permissions(connect=True).value
MANAGE_THREADS = discord.Permissions(manage_threads=True).value
OLD = timedelta(hours=1)
MOST_OLD_EDITS = 5
"""How many edits of messages older than an hour a channel takes in an hour.

Issue 4413: Discord does not tell the number; its answer is 429 with the code 30046 (pull request 4381).
"""
ANSWERS_WITH_MESSAGE = (4, 5, 7)


class _TooManyOldEdits(BackendError):
    """A limit of its own, which says when to try again."""

    def __init__(self, retry_after: float) -> None:
        super().__init__(429, 30046, "Maximum number of edits to messages older than 1 hour reached.")
        self.retry_after = retry_after

    def to_json(self) -> dict[str, Any]:
        return {**super().to_json(), "retry_after": self.retry_after, "global": False}


class Places:
    """The rules of channels; refuses with `BackendError`."""

    def __init__(self, backend: LocalBackend) -> None:
        self.boosts: dict[int, int] = {}
        """The boost level of each server that has one."""
        self.unavailable: set[int] = set()
        """The servers of which the bot is told nothing but interactions (page "Gateway Events": Unavailable Guild)."""
        self.locked_status = 403
        """The status that comes with 160005; the page names only the code, so a test may take another."""
        self._backend = backend
        self._old_edits: dict[int, list[datetime]] = {}

    def largest_file(self, channel_id: int) -> int:
        return LARGEST_FILES[self.boosts.get(self._backend.get_channel(channel_id).guild_id or 0, 0)]

    def is_open(self, channel: Channel) -> bool:
        """Whether the bot may look into a channel: private threads are for members, voice chat asks for *connect*.

        Pages "Threads" (private threads: members and who manages threads) and pull request 5111 (voice chat).
        """
        bot_id = self._backend.bot_user.id
        if not channel_accessible(self._backend, channel.id, bot_id):
            return False
        parent = self._backend.channels.get(channel.permission_channel_id(), channel)
        return parent.type not in VOICE_CHANNEL_TYPES or bool(self._rights(channel) & CONNECT)

    def check(self, call: Call) -> None:
        """Refuse a request that its place does not allow."""
        parts = call.path.strip("/").split("/")
        if parts[0] == "channels" and len(parts) > 1 and parts[1].isdecimal():
            channel = self._backend.channels.get(int(parts[1]))
            if channel is not None:
                self._check_channel(call, parts, channel)
        for channel_id in self._written_to(parts):
            if any(size > self.largest_file(channel_id) for _, size in call.files):
                raise BackendError(413, 40005, "Request entity too large")
        if parts[0] == "interactions" and isinstance(call.body, dict):
            self._check_answer(call.body, parts)

    def reopen(self, call: Call) -> None:
        """Open an archived thread in which something is sent (page "Threads": done by itself, unless it is locked)."""
        parts = call.path.strip("/").split("/")
        if call.method != "POST" or parts[0] not in ("channels", "interactions", "webhooks"):
            return
        for channel_id in self._written_to(parts):
            meta = self._backend.get_channel(channel_id).thread_metadata
            if meta is not None and meta.archived:
                self._backend.edit_channel(channel_id, {}, thread_metadata={"archived": False})

    def _check_channel(self, call: Call, parts: list[str], channel: Channel) -> None:
        if channel.guild_id is None:
            return
        if not self.is_open(channel):
            raise missing_access()
        if len(parts) < 3 or parts[2] != "messages" or call.method not in ("POST", "PATCH"):
            return
        meta = channel.thread_metadata
        if meta is not None and meta.locked and not self._rights(channel) & MANAGE_THREADS:
            raise BackendError(self.locked_status, 160005, "Thread is locked")
        if meta is not None and meta.archived and call.method == "PATCH":
            raise BackendError(400, 50083, "Thread is archived")
        if call.method == "PATCH" and len(parts) == 4:
            self._count_old_edit(channel.id, int(parts[3]))

    def _check_answer(self, body: dict[str, Any], parts: list[str]) -> None:
        """Refuse answers in a thread that is locked and archived (issue 5517): it cannot be opened for them."""
        for channel_id in self._written_to(parts):
            channel = self._backend.get_channel(channel_id)
            meta = channel.thread_metadata
            if meta is None or not (meta.archived and meta.locked) or body.get("type") not in ANSWERS_WITH_MESSAGE:
                continue
            if not self._rights(channel) & MANAGE_THREADS:
                raise BackendError(400, 50083, "Thread is archived")

    def _count_old_edit(self, channel_id: int, message_id: int) -> None:
        now = self._backend.clock.now()
        is_there = message_id in self._backend.messages[channel_id]
        if not is_there or now - discord.utils.snowflake_time(message_id) <= OLD:
            return
        recent = [at for at in self._old_edits.get(channel_id, []) if now - at < OLD]
        if len(recent) >= MOST_OLD_EDITS:
            raise _TooManyOldEdits((recent[0] + OLD - now).total_seconds())
        self._old_edits[channel_id] = [*recent, now]

    def _rights(self, channel: Channel) -> int:
        backend = self._backend
        return backend.compute_permissions(channel.guild_id or 0, backend.bot_user.id, channel.id)

    def _written_to(self, parts: list[str]) -> Iterator[int]:
        """Yield the channel into which a request writes, if it is known."""
        if parts[0] == "channels" and len(parts) > 2 and parts[2] == "messages" and parts[1].isdecimal():
            if int(parts[1]) in self._backend.channels:
                yield int(parts[1])
        elif parts[0] in ("interactions", "webhooks") and len(parts) > 2:
            number = self._backend.interaction_tokens.get(parts[2])
            if number is not None and self._backend.interactions[number].channel_id in self._backend.channels:
                yield self._backend.interactions[number].channel_id
