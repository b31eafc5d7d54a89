"""A Discord on a loopback socket."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Self, TypeVar

import discord
import yarl
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route
from simcord import ChannelHandle, GuildHandle, UserHandle

from .faults import Fault, Faults, Limit, Trouble
from .gateway import Gateway, Op, frame
from .ledger import Ledger
from .people import Person
from .pulse import LONGEST, Pulse
from .rest import Rest
from .session import Session
from .world import World

T = TypeVar("T")
LARGEST_REQUEST = 30 * 1024 * 1024


class LocalDiscord:
    """SimCord's model of Discord behind a real REST API and a real gateway, for bots that do not know the difference.

    `token` None lets every token in. `privileged` are the intents that its developer's portal has approved.
    More pages can be served by adding routes to `app` before it starts.
    """

    def __init__(
        self,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        token: str | None = None,
        bot_name: str = "UNO",
        shards: int = 1,
        privileged: discord.Intents | None = None,
        heartbeat: float = 41.25,
    ) -> None:
        self.host = host
        self.port = port
        self.pulse = Pulse()
        self.calls = Ledger()
        self.faults = Faults()
        self.world = World(bot_name, shards)
        self.backend = self.world.backend
        self.backend.subscribers.append(lambda event, payload: self.pulse.beat())
        approved = privileged or discord.Intents.none()
        self.rest = Rest(
            self.backend,
            self.faults,
            self.calls,
            self.pulse,
            token=token,
            shards=shards,
            reads_content=approved.message_content,
        )
        self.gateway = Gateway(
            self.backend,
            self.pulse,
            token=token,
            privileged=approved,
            heartbeat=heartbeat,
        )
        self.backend.subscribers.append(self.gateway.hear)
        self.app = web.Application(client_max_size=LARGEST_REQUEST)
        self.app.router.add_route("*", "/api/v10/{path:.+}", self.rest.serve)
        self.app.router.add_get("/gateway", self.gateway.serve)
        self.app.router.add_get("/gateway/", self.gateway.serve)
        self.app.router.add_get("/cdn/{path:.+}", self.backend.cdn.serve)
        self._runner: web.AppRunner | None = None

    # The server

    async def start(self) -> None:
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1.0, handler_cancellation=True)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.host, self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.gateway.url = self.rest.gateway_url = self.gateway_url
        self.backend.cdn.base = f"{self.base_url}/cdn"

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

    def add_emoji(self, name: str, file: bytes) -> None:
        """An emoji of the application, as if it had been uploaded."""
        self.backend.cdn.keep_emoji(self.backend.create_application_emoji(name).id, file)

    @contextmanager
    def for_discord_py(self) -> Iterator[None]:
        """Lead this process's discord.py here, and back to where it was afterwards."""
        before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = self.url, yarl.URL(self.gateway_url)
        try:
            yield
        finally:
            Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before

    # Its guilds and people

    def guild(self, name: str = "House", **settings: Any) -> GuildHandle:
        """A new server with the bot in it; the settings are those of SimCord's `create_guild`."""
        return self.world.create_guild(name, **settings)

    def person(self, name: str, *guilds: GuildHandle, locale: str = "en-US") -> Person:
        """A new user, who joins these guilds and whose Discord speaks this language."""
        user: UserHandle = self.world.create_user(name)
        self.backend.locales[user.id] = locale
        person = Person(self.world, self.pulse, user)
        for guild in guilds:
            person.join(guild)
        return person

    def channel(self, channel_id: int) -> ChannelHandle:
        """A channel or thread that exists, for instance one that the bot has made."""
        channel = self.backend.get_channel(channel_id)
        guild = self.backend.guilds.get(channel.guild_id or 0)
        return ChannelHandle(self.world, GuildHandle(self.world, guild) if guild else None, channel)

    # Waiting

    async def until(self, truth: Callable[[], T | None], seconds: float = LONGEST) -> T:
        """Wait until something is so; looks again whenever anything happened here."""
        return await self.pulse.until(truth, seconds)

    async def connected(self, sessions: int = 1, seconds: float = LONGEST) -> list[Session]:
        """Wait until this many sessions have identified and are on line."""
        return await self.until(lambda: self.gateway.live if len(self.gateway.live) >= sessions else [], seconds)

    def advance(self, seconds: float) -> None:
        """Push the clock ahead: what takes 15 minutes need not take them in a test."""
        self.world.advance(seconds)
        self.pulse.beat()

    # Bad days

    def inject(
        self,
        pattern: str,
        trouble: Trouble | None = 500,
        *,
        times: int | None = 1,
        after: bool = False,
        delay: float = 0.0,
        retry_after: float = 0.05,
        everywhere: bool = False,
        code: int = 0,
        message: str = "Injected by a test",
    ) -> None:
        """Let the next `times` requests like `"PATCH /channels/*/messages/*"` meet trouble; see `Fault`."""
        self.faults.add(Fault(pattern, trouble, times, after, delay, retry_after, everywhere, code, message))

    def limit(self, pattern: str, uses: int, seconds: float) -> None:
        """Answer 429 to more than `uses` such requests in `seconds`, for each channel or webhook."""
        self.faults.limit(Limit(pattern, uses, seconds))

    def refuse(self, times: int = 1) -> None:
        """Refuse the next `times` connections to the gateway."""
        self.gateway.refuse(times)

    def drop(self, session: Session | None = None) -> None:
        """Break the socket of one session, or of all, without a word; the session can be resumed."""
        for dropped in self._meant(session):
            wire, dropped.wire = dropped.wire, None
            if wire is not None:
                wire.cut()

    def reconnect(self, session: Session | None = None) -> None:
        """Ask one bot, or all, to reconnect and resume, as Discord does when it moves them."""
        for moved in self._meant(session):
            if moved.wire is not None:
                moved.wire.send(frame(Op.RECONNECT, None))

    def invalidate(self, session: Session | None = None, *, resumable: bool = False) -> None:
        """Declare one session, or all, invalid; without `resumable` the bot must identify anew."""
        for invalid in self._meant(session):
            if not resumable:
                self.gateway.forget(invalid)
            if invalid.wire is not None:
                invalid.wire.send(frame(Op.INVALID_SESSION, resumable))

    def _meant(self, session: Session | None) -> Iterable[Session]:
        return [session] if session is not None else self.gateway.live
