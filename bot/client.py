"""The Discord client: loads the cogs, restores the games, and stays on line until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from typing import Any, cast

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import metrics
from bot.config import NOT_DISCORD, UNKNOWN_TOKEN, Settings, SettingsError
from bot.metrics import GATEWAY, RESTARTS
from bot.monitor import Monitor
from bot.screens.codec import Press, heard
from bot.sessions import Session, Sessions
from bot.store import Store, StoreError

log = logging.getLogger(__name__)

INTENTS = discord.Intents(guilds=True, guild_messages=True)
"""None is privileged: of messages it is only heard that they are there, which is how a table gets buried."""

GOODBYES = 2.0
"""How many seconds the tables may take to say that the bot is back in a moment."""
LAST_ANSWERS = 1.0
"""How many seconds what it is answering may take after that."""
LOOKS_AFTER_GAMES = 2.5
"""How often, in seconds, a process that shares its database says that it is there; a lease lasts four times as long."""
INSISTS = 1.0
"""After how many seconds a bot that was told to stop, and did not begin to, is told again."""
HANGING_UP = 0.5
"""How many seconds the end of each of its connections may take."""

LONGEST_PAUSE = 60.0
TOO_MANY_REQUESTS = 429
SERVER_ERROR = 500

CLOSED = {
    4004: UNKNOWN_TOKEN,
    4010: "SHARD_IDS and SHARD_COUNT are not taken by Discord; correct them, or leave both empty for its advice.",
    4011: "SHARD_COUNT is too small for so many servers; raise it, or leave it empty for Discord's advice.",
}
"""Codes with which Discord closes a connection for good, and what is to be done."""

Pressed = Callable[[discord.Interaction[Any], Press, Sequence[str]], Awaitable[None]]


class Tree(app_commands.CommandTree["Uno"]):
    """The commands, which the bot takes notice of while it answers them."""

    async def interaction_check(self, interaction: discord.Interaction[Uno], /) -> bool:
        """Whether this is to be answered."""
        interaction.client.answers(interaction)
        return await interaction.client.admits(interaction)


class Uno(commands.AutoShardedBot):
    """The bot. Its cogs hear commands and presses; its sessions hold the games."""

    admits: Callable[[discord.Interaction[Any]], Awaitable[bool]]
    """Whether a command or a press is to be answered; the cogs set it."""
    on_press: Pressed
    """What a press of any button or menu is handed to; the cogs set it."""
    says_goodbye: Callable[[], Awaitable[None]]
    """Has the tables say that the bot is back in a moment; the cogs set it."""

    def __init__(self, settings: Settings, store: Store, **options: Any) -> None:
        super().__init__(
            commands.when_mentioned,
            tree_cls=Tree,
            intents=INTENTS,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            shard_count=settings.shard_count,
            http_trace=metrics.tracing(),
            shard_ids=cast("list[int]", settings.shard_ids and list(settings.shard_ids)),  # None is taken as well
            **options,
        )
        self.settings = settings
        self.store = store
        self.sessions = Sessions(store)
        self._answering: set[asyncio.Task[Any]] = set()
        self._looking_after: asyncio.Task[None] | None = None
        self.is_leaving = False
        """Whether it was told to stop."""
        self._is_unsure = False
        """Whether the database could not be asked whose games this process's are."""

    async def setup_hook(self) -> None:
        """Makes everything ready before the first event is heard."""
        await self._find_gateway()
        await self.load_extension("cogs")
        restored = await self.sessions.restore(self.settings.shard_count, self.settings.shard_ids)
        log.info("Restored %d games", len(restored))
        self.dispatch("games_restored", restored)
        if self.store.lease is not None:
            self._looking_after = asyncio.create_task(self._look_after_games(), name="lease")

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Nobody's time runs while nobody can be heard."""
        GATEWAY.labels("disconnect").inc()
        for session in self._games_of(shard_id):
            session.hold()

    async def on_shard_connect(self, shard_id: int) -> None:
        """People are heard, in a new session."""
        GATEWAY.labels("connect").inc()
        await self.sessions.resume(self._games_of(shard_id))

    async def on_shard_resumed(self, shard_id: int) -> None:
        """People are heard again, and what they did meanwhile."""
        GATEWAY.labels("resume").inc()
        await self.sessions.resume(self._games_of(shard_id))

    async def on_message(self, message: discord.Message, /) -> None:
        """Hears no text commands."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answers a press of any button or menu, from whenever it is; commands are heard elsewhere."""
        pressed = None
        if interaction.type is discord.InteractionType.component:
            pressed = heard(cast("Mapping[str, Any]", interaction.data))
        if pressed is not None:
            self.answers(interaction)
            if await self.admits(interaction):
                await self.on_press(interaction, *pressed)

    def answers(self, interaction: discord.Interaction[Any]) -> None:
        """Takes notice that the running task answers somebody, so that it is waited for when the bot is stopped."""
        metrics.hear(interaction.id)
        task = asyncio.current_task()
        if task is not None:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
            task.add_done_callback(lambda _: metrics.leave(interaction.id))

    def troubles(self) -> list[str]:
        """Why people may not be answered now, a sentence each: of Discord, of the store, of whose the games are."""
        if self.is_ready():
            closed = sorted(shard for shard, connection in self.shards.items() if connection.is_closed())
            troubles = [f"Shard {shard} is not connected to Discord." for shard in closed]
        else:
            troubles = ["The bot is not connected to Discord yet."]
        if self.store.trouble is not None:
            troubles.append(self.store.trouble)
        if self._looking_after is not None and self._is_unsure:
            troubles.append("It is not known whether this process still runs its games: see the log.")
        return troubles

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Stays on line; stopped (by being cancelled), it takes its leave."""
        try:
            await super().start(token, reconnect=reconnect)
        except asyncio.CancelledError:
            self.is_leaving = True
            await self._take_leave()
            raise

    async def close(self) -> None:
        """Stops the games' clocks and leaves Discord, which need not agree; what is stored stays."""
        self.sessions.close()
        if self._looking_after is not None:
            self._looking_after.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(HANGING_UP):
                await super().close()
        await self.http.close()

    async def _look_after_games(self) -> None:
        """Keeps this process's games its own, and takes up those of its shards that no process runs any more."""
        while True:
            await asyncio.sleep(LOOKS_AFTER_GAMES)
            try:
                lost, found = await self.sessions.look_after(self.settings.shard_count, self.settings.shard_ids)
            except StoreError as error:
                log.warning("It is not known whether this process still runs its games: %s", error)
                self._is_unsure = True
                continue
            except Exception:  # whatever it is: without the lease all games would be lost
                log.exception("Games could not be looked after")
                self._is_unsure = True
                continue
            self._is_unsure = False
            if lost:
                log.warning("Other processes run %d games now that this one ran", len(lost))
                self.dispatch("games_lost", lost)
            if found:
                log.info("Took up %d games that no process ran", len(found))
                self.dispatch("games_restored", found)

    def _games_of(self, shard_id: int) -> list[Session]:
        count = self.shard_count or 1
        return [session for session in self.sessions.running() if (session.guild_id >> 22) % count == shard_id]

    async def _take_leave(self) -> None:
        """Tells the tables, hears nobody any more, and finishes what it is answering; none of it for long."""
        self.sessions.close()
        if self.extensions:
            with suppress(TimeoutError):
                async with asyncio.timeout(GOODBYES):
                    await self.says_goodbye()
        with suppress(TimeoutError):
            async with asyncio.timeout(HANGING_UP):
                await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()), return_exceptions=True)
        if self._answering:
            await asyncio.wait(self._answering, timeout=LAST_ANSWERS)

    async def _find_gateway(self) -> None:
        """Takes the socket's address from the API where that is not Discord's own.

        Only a client that chooses its number of shards itself asks for it, and no client does when it identifies anew.
        """
        if self.settings.discord_api_url is not None:
            _, address, _ = await self.http.get_bot_gateway()
            DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address)


async def serve(settings: Settings) -> None:
    """Runs the bot until the program is told to stop.

    Raises `SettingsError` without a token that Discord knows, and `StoreError` where the database cannot be used.
    """
    token = settings.require_token()
    if settings.discord_api_url is not None:
        Route.BASE = settings.discord_api_url
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(await Store.open(settings.database_url, to_run_games=True))
        monitor = present = None
        if settings.metrics_port is not None:
            monitor = await stack.enter_async_context(Monitor(settings.metrics_host, settings.metrics_port))

        def client() -> Uno:
            nonlocal present
            present = Uno(settings, store)
            if monitor is not None:
                monitor.bot = present
            return present

        running = asyncio.create_task(stay_on_line(client, token), name="bot")

        def stop() -> None:
            if not running.cancelling():  # told again, it goes no faster
                insist()

        def insist() -> None:
            # Libraries may swallow a cancellation that comes at an unlucky moment; a leave that is taken is left alone.
            if not running.done() and (present is None or not present.is_leaving):
                running.cancel()
                loop.call_later(INSISTS, insist)

        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):  # on Windows
                loop.add_signal_handler(number, stop)
        try:
            await running
        except asyncio.CancelledError:
            log.info("Stopped")
        except Exception as error:
            if (sentence := refusal(error, is_known=present is not None and present.user is not None)) is None:
                raise
            raise SettingsError([sentence]) from None


def refusal(error: Exception, *, is_known: bool) -> str | None:
    """What is wrong with the settings, where that is why it ended; `is_known`: Discord has told the bot who it is."""
    if isinstance(error, discord.LoginFailure):
        return UNKNOWN_TOKEN
    if isinstance(error, discord.ConnectionClosed):
        return CLOSED.get(error.code)
    if isinstance(error, discord.HTTPException | LookupError | TypeError | ValueError) and not is_known:
        return NOT_DISCORD
    return None


async def stay_on_line(
    client: Callable[[], discord.Client], token: str, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> None:
    """Connects, and once more with a fresh client whenever the connection breaks for a reason that passes."""
    pauses = growing_pauses()
    while True:
        async with client() as bot:
            try:
                await bot.start(token)
                return
            except Exception as error:
                reason = type(error).__name__
                if passing(error):
                    reason = str(error) or reason
                    if bot.is_ready():
                        pauses = growing_pauses()
                elif bot.is_ready() and not isinstance(error, discord.DiscordException):
                    # An event that discord.py cannot read. In a new session it does not come again.
                    log.exception("Something that came from Discord could not be read")
                else:
                    raise
        pause = next(pauses)
        RESTARTS.inc()
        log.warning("There is no connection to Discord (%s); trying again in %.0f seconds", reason, pause)
        await sleep(pause)


def passing(error: Exception) -> bool:
    """Whether this is a fallen network or a bad day of Discord's, and not a mistake."""
    if isinstance(error, discord.HTTPException):
        return error.status == TOO_MANY_REQUESTS or error.status >= SERVER_ERROR
    return isinstance(error, OSError | aiohttp.ClientError | TimeoutError | discord.GatewayNotFound)


def growing_pauses() -> Iterator[float]:
    """How long to wait between one attempt and the next, in seconds."""
    pause = 1.0
    while True:
        yield pause
        pause = min(pause * 2, LONGEST_PAUSE)
