"""One bot's session on the gateway, which outlives its sockets."""

from __future__ import annotations

import json
import secrets
from collections import deque
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import discord
from simcord.backend import serializers
from simcord.gateway import FakeGateway, FakeWebSocket

from .backend import LocalBackend

if TYPE_CHECKING:
    from .gateway import Connection

MAX_EVENTS = 5000


class GatewaySession:
    """Numbers the events of its shard, sends them while a connection is attached, and keeps them for a RESUME.

    SimCord's gateway decides what a bot with these intents may receive; it takes this for discord.py's parsers.
    """

    def __init__(self, backend: LocalBackend, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.sequence = 0
        self.connection: Connection | None = None
        self.presence: dict[str, Any] | None = None
        """What its IDENTIFY said of the bot's status and activity."""
        self._backend = backend
        self._guilds: set[str] = set()
        self._log: deque[tuple[int, str]] = deque(maxlen=MAX_EVENTS)
        self._filter = FakeGateway(backend, _Receiver(discord.Intents._from_value(intents), self._dispatch))
        self._members = FakeWebSocket(backend, self._filter, shard_id=shard[0])

    @property
    def live(self) -> bool:
        return self.connection is not None

    def begin(self, connection: Connection, gateway_url: str) -> None:
        """Send READY, and one GUILD_CREATE for each guild of this shard."""
        self.connection = connection
        has_bot = self._backend.installs.has_bot
        guilds = [guild for guild in self._backend.guilds.values() if self._owns(guild.id) and has_bot(guild.id)]
        self._guilds = {str(guild.id) for guild in guilds}
        self._dispatch(
            "READY",
            {
                "v": 10,
                "user": dict(serializers.user_payload(self._backend.bot_user)),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "private_channels": [],
                "session_id": self.id,
                "session_type": "normal",
                "resume_gateway_url": gateway_url,
                "shard": list(self.shard),
                "application": {"id": str(self._backend.application_id), "flags": 0},
            },
        )
        for guild in guilds:
            if guild.id in self._backend.places.unavailable:
                continue
            self._filter.feed("GUILD_CREATE", serializers.guild_create_payload(self._backend, guild))

    def receive(self, event: str, payload: Mapping[str, Any]) -> None:
        """Take an event of the whole Discord; only those of this shard and these intents are sent."""
        guild_id = payload.get("guild_id")
        if guild_id is None and event in ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"):
            guild_id = payload["id"]
        if event == "USER_UPDATE" or (self._owns(int(guild_id)) if guild_id is not None else self.shard[0] == 0):
            self._filter.feed(event, payload)

    async def request_members(self, query: dict[str, Any]) -> None:
        users = query.get("user_ids")
        await self._members.request_chunks(
            int(query["guild_id"]),
            query.get("query"),
            limit=int(query.get("limit") or 0),
            user_ids=[int(user) for user in (users if isinstance(users, list) else [users])] if users else None,
            presences=bool(query.get("presences")),
            nonce=query.get("nonce"),
        )

    def resume(self, connection: Connection, sequence: int) -> bool:
        """Attach a connection and send what was missed after `sequence`; return False if that is no longer known."""
        if sequence > self.sequence or (self._log and sequence < self._log[0][0] - 1):
            return False
        if self.connection is not None:
            self.connection.close(4000)
        self.connection = None
        missed = [frame for number, frame in self._log if number > sequence]
        for frame in missed:
            connection.send(frame)
        self.connection = connection
        self._dispatch("RESUMED", {"_trace": ["local"]})
        return True

    def _owns(self, guild_id: int) -> bool:
        return (guild_id >> 22) % self.shard[1] == self.shard[0]

    def _shows(self, thread: dict[str, Any]) -> bool:
        """Whether a thread is active, and one that the bot may see: only those come with their server."""
        is_open = self._backend.places.is_open(self._backend.get_channel(int(thread["id"])))
        return is_open and not thread["thread_metadata"]["archived"]

    def _dispatch(self, event: str, payload: dict[str, Any]) -> None:
        if event == "GUILD_CREATE":
            payload["threads"] = [thread for thread in payload["threads"] if self._shows(thread)]
        if event == "GUILD_CREATE" and payload["id"] not in self._guilds:
            # Discord marks only those that READY announced; a bot tells a new server by the missing mark.
            self._guilds.add(payload["id"])
            payload.pop("unavailable", None)
        elif event == "GUILD_DELETE":
            self._guilds.discard(payload["id"])
        self.sequence += 1
        frame = json.dumps({"op": 0, "s": self.sequence, "t": event, "d": payload})
        self._log.append((self.sequence, frame))
        if self.connection is not None:
            self.connection.send(frame)


class _Receiver:
    """What SimCord's gateway takes for discord.py's connection state: intents, and a parser for every event."""

    def __init__(self, intents: discord.Intents, send: Callable[[str, dict[str, Any]], None]) -> None:
        self.intents = intents
        self.parsers = self
        self._send = send

    def __getitem__(self, event: str) -> Callable[[dict[str, Any]], None]:
        return lambda payload: self._send(event, payload)

    get = __getitem__
