"""A Discord on a loopback socket, with users who act on it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Self

import discord
import yarl
from aiohttp import web
from discord import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from simcord import ChannelHandle, GuildHandle
from simcord.backend.serializers import guild_create_payload

from .person import Person
from .server.api_calls import CallLog
from .server.attachments import UploadRules
from .server.backend import ANSWER_WITHIN_S, LocalBackend, LocalEnv
from .server.change_signal import WAIT_TIMEOUT_S, ChangeSignal
from .server.faults import Faults
from .server.gateway import Gateway, Op
from .server.gateway_session import GatewaySession
from .server.limits import API, Limits
from .server.rest import Rest

MAX_REQUEST_BYTES = 30 * 1024 * 1024


class LocalDiscord:
    """SimCord's model of Discord behind a real REST API and a real gateway, for bots that do not know the difference.

    `token` None accepts every token. `privileged` are the intents that its developer's portal has approved.
    `is_limited` refuses what is too much, as Discord does; tests are quicker than it allows.
    `uploads` says what becomes of pictures in edits, about which reports disagree.
    More pages can be served by adding routes to `app` before it starts.
    """

    def __init__(
        self,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        token: str | None = None,
        shards: int = 1,
        privileged: discord.Intents | None = None,
        answer_within_s: float = ANSWER_WITHIN_S,
        is_limited: bool = False,
        uploads: UploadRules | None = None,
    ) -> None:
        self.host = host
        self.port = port
        self.changes = ChangeSignal()
        self.backend = LocalBackend(answer_within_s)
        self.env = LocalEnv(self.backend, shards)
        self.calls = CallLog()
        self.faults = Faults()
        self.limits = Limits(self.backend.clock, self.calls, is_on=is_limited)
        self.inject, self.limit = self.faults.inject, self.limits.limit
        self.until = self.changes.until
        approved = privileged or discord.Intents.none()
        self.rest = Rest(
            self.backend,
            self.faults,
            self.limits,
            self.calls,
            self.changes,
            uploads or UploadRules(),
            token=token,
            shards=shards,
            reads_content=approved.message_content,
        )
        self.gateway = Gateway(self.backend, self.changes, token=token, privileged=approved)
        self.backend.subscribers += [lambda event, payload: self.changes.notify(), self.gateway.broadcast]
        self.app = web.Application(client_max_size=MAX_REQUEST_BYTES)
        # No middleware: aiohttp remembers what those of an app wrap, and with it all of a Discord that has stopped.
        self.app.router.add_route("*", f"{API}/{{path:.+}}", partial(self.limits.serve, handler=self.rest.serve))
        self.app.router.add_get("/gateway", self.gateway.serve)
        self.app.router.add_get("/gateway/", self.gateway.serve)
        self.app.router.add_get("/cdn/{path:.+}", self.backend.cdn.serve)
        self._runner: web.AppRunner | None = None

    # The server

    async def start(self) -> None:
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1.0, handler_cancellation=True)
        await self._runner.setup()
        await web.TCPSite(self._runner, self.host, self.port).start()
        self.port = self._runner.addresses[0][1]
        self.gateway.url = self.rest.gateway_url = self.gateway_url
        self.backend.cdn.base_url = self.cdn_url

    async def stop(self) -> None:
        if self._runner is None:
            return
        self.rest.closing.set()
        await self.gateway.stop()
        await self._runner.cleanup()
        self._runner = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    @property
    def base_url(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def url(self) -> str:
        """What `DISCORD_API_URL` is set to."""
        return f"{self.base_url}/api/v10"

    @property
    def gateway_url(self) -> str:
        return f"ws://{self.host}:{self.port}/gateway"

    @property
    def cdn_url(self) -> str:
        """What `DISCORD_CDN_URL` is set to."""
        return f"{self.base_url}/cdn"

    @contextmanager
    def for_discord_py(self) -> Iterator[None]:
        """Lead this process's discord.py here, and back to where it was afterwards."""
        before = Route.BASE, Asset.BASE, DiscordWebSocket.DEFAULT_GATEWAY
        Route.BASE, Asset.BASE = self.url, self.cdn_url
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.gateway_url)
        try:
            yield
        finally:
            Route.BASE, Asset.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before

    # Its guilds and users

    def guild(self, name: str = "House", *, has_bot: bool = True, **settings: Any) -> GuildHandle:
        """Make a new guild, usually with the bot in it; the settings are those of SimCord's `create_guild`."""
        return self.env.create_guild(name, has_bot=has_bot, **settings)

    def group(self, *people: Person) -> ChannelHandle:
        """Make a private channel of these users, without the bot: of two it is a DM, of more a group."""
        guild = self.guild("Friends", has_bot=False, owner=people[0].user)
        self.backend.installs.private.add(guild.id)
        for person in people:
            person.join(guild)
        return guild.create_text_channel("Friends")

    def person(self, name: str, *guilds: GuildHandle, locale: str = "en-US", user_id: int | None = None) -> Person:
        """Make a new user, who joins these guilds and whose Discord speaks this language."""
        self.backend.next_ids = [] if user_id is None else [user_id]
        user = self.env.create_user(name)
        self.backend.locales[user.id] = locale
        person = Person(self.env, self.changes, user)
        for guild in guilds:
            person.join(guild)
        return person

    def channel(self, channel_id: int) -> ChannelHandle:
        """Return a channel or thread that exists, for instance one that the bot has made."""
        channel = self.backend.get_channel(channel_id)
        guild = self.backend.guilds.get(channel.guild_id or 0)
        return ChannelHandle(self.env, GuildHandle(self.env, guild) if guild else None, channel)

    def add_emoji(self, name: str, picture: bytes) -> None:
        """Give the application an emoji, as if it had been uploaded."""
        self.backend.cdn.store_emoji(self.backend.create_application_emoji(name).id, picture)

    # Time

    async def connected(self, sessions: int = 1, seconds: float = WAIT_TIMEOUT_S) -> list[GatewaySession]:
        """Wait until this many sessions have identified and are on line."""
        return await self.until(lambda: self.gateway.live if len(self.gateway.live) >= sessions else [], seconds)

    def advance(self, seconds: float) -> None:
        """Push the clock ahead: what takes 15 minutes need not take them in a test."""
        self.env.advance(seconds)
        self.changes.notify()

    # Trouble with the gateway; `inject` and `limit` make trouble with requests

    def refuse(self, times: int = 1) -> None:
        """Refuse the next `times` connections to the gateway."""
        self.gateway.refusals = times

    def drop(self, session: GatewaySession | None = None) -> None:
        """Break the connection of one session, or of all, without a word; the session can be resumed."""
        for dropped in self._chosen(session):
            connection, dropped.connection = dropped.connection, None
            if connection is not None:
                connection.cut()

    def reconnect(self, session: GatewaySession | None = None) -> None:
        """Ask one bot, or all, to reconnect and resume, as Discord does when it moves them."""
        for moved in self._chosen(session):
            if moved.connection is not None:
                moved.connection.send_op(Op.RECONNECT, None)

    def invalidate(self, session: GatewaySession | None = None, *, resumable: bool = False) -> None:
        """Declare one session, or all, invalid; without `resumable` the bot must identify anew."""
        for invalid in self._chosen(session):
            if not resumable:
                self.gateway.forget(invalid)
            if invalid.connection is not None:
                invalid.connection.send_op(Op.INVALID_SESSION, resumable)

    def withhold(self, guild: GuildHandle) -> None:
        """Keep a guild unavailable when bots identify, as it may be for minutes after READY."""
        self.backend.places.unavailable.add(guild.id)

    def release(self, guild: GuildHandle) -> None:
        """Tell bots of a guild that was withheld."""
        self.backend.places.unavailable.discard(guild.id)
        self.backend.emit("GUILD_CREATE", guild_create_payload(self.backend, guild._guild))

    def _chosen(self, session: GatewaySession | None) -> list[GatewaySession]:
        return [session] if session is not None else self.gateway.live
