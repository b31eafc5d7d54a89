"""Running the bot as a program: until it is told to stop, and again whenever the connection breaks."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, suppress

import aiohttp
import discord
from discord import Asset
from discord.http import Route

from bot.art.process import DrawProcess
from bot.chat.client import Uno
from bot.chat.rest_only import passes
from bot.chat.startup import check_program
from bot.config import NOT_DISCORD, UNKNOWN_TOKEN, Settings, SettingsError
from bot.metrics import RESTARTS, WAITING_THOUGHTS
from bot.players.process import ThinkProcesses
from bot.players.reviewing.process import ReviewProcess
from bot.store.store import Store

log = logging.getLogger(__name__)

INSIST_S = 1.0
"""After how long a bot that was told to stop, and did not begin to, is told again."""
LONGEST_PAUSE_S = 60.0

FORBIDDEN_INTENTS = (
    "Discord refuses the intents that the bot asks for, of which none is privileged; look whether DISCORD_GATEWAY_URL "
    "leads through a proxy that asks for others."
)
CLOSED = {
    4004: UNKNOWN_TOKEN,
    4010: "SHARD_COUNT is not taken by Discord; correct it, or leave it empty for its advice.",
    4011: "SHARD_COUNT is too small for so many servers; raise it, or leave it empty for Discord's advice.",
    4013: FORBIDDEN_INTENTS,
}
"""Codes with which Discord closes a connection for good, and what is to be done."""


async def serve(settings: Settings) -> None:
    """Run the bot until the program is told to stop.

    Raise SettingsError without a token that Discord knows, AssetError if a part of the program is missing, and
    StoreError where the database cannot be used.
    """
    token = settings.require_token()
    for remark in settings.remarks:
        log.warning("%s", remark)
    check_program()
    if settings.discord_api_url is not None:
        Route.BASE = settings.discord_api_url
    if settings.discord_cdn_url is not None:
        Asset.BASE = settings.discord_cdn_url
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(await Store.open(settings.database_url, to_run_games=True))
        monitor = present = None
        if settings.metrics_port is not None:
            from bot.chat.monitor import Monitor  # with aiohttp's server, which nothing else needs

            monitor = await stack.enter_async_context(Monitor(settings.metrics_host, settings.metrics_port))

        drawing = DrawProcess(time.monotonic)
        stack.callback(drawing.close)
        thinking = ThinkProcesses(time.monotonic)
        stack.callback(thinking.close)
        reviewing = ReviewProcess(time.monotonic)
        stack.callback(reviewing.close)
        WAITING_THOUGHTS.set_function(lambda: len(thinking))

        def client() -> Uno:
            nonlocal present
            present = Uno(
                settings,
                store,
                draw=drawing.draw,
                think=thinking.think,
                review=reviewing.work_out,
                prove=reviewing.prove,
            )
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
                loop.call_later(INSIST_S, insist)

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
    """Return what is wrong with the settings, where that is why it ended; `is_known`: Discord knows the bot."""
    if isinstance(error, discord.LoginFailure):
        return UNKNOWN_TOKEN
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return FORBIDDEN_INTENTS
    if isinstance(error, discord.ConnectionClosed):
        return CLOSED.get(error.code)
    if isinstance(error, discord.HTTPException | LookupError | TypeError | ValueError) and not is_known:
        return NOT_DISCORD
    return None


async def stay_on_line(
    client: Callable[[], discord.Client], token: str, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> None:
    """Connect, and once more with a fresh client whenever the connection breaks for a reason that passes."""
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
    """Tell whether this is a fallen network or a bad day of Discord's, and not a mistake."""
    if isinstance(error, discord.HTTPException):
        return passes(error)
    return isinstance(error, OSError | aiohttp.ClientError | TimeoutError | discord.GatewayNotFound)


def growing_pauses() -> Iterator[float]:
    """Yield how long to wait between one attempt and the next, in seconds."""
    pause = 1.0
    while True:
        yield pause
        pause = min(pause * 2, LONGEST_PAUSE_S)
