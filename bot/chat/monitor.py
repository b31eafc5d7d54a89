"""Figures and health for monitoring, over HTTP on a port of its own: `/metrics` for Prometheus, and `/healthz`."""

from __future__ import annotations

import asyncio
import errno
import logging
import math
import os
import platform
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import TYPE_CHECKING, Self

import discord
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, Gauge, generate_latest

from bot.config import SettingsError
from bot.metrics import (
    AWAY,
    BUILD,
    COUNTING_LAG,
    DATABASE_BYTES,
    GAMES,
    LONGEST_DELAY,
    LOOP_DELAY,
    REST_BUDGET,
    REST_WAITING,
    SERVERS,
    UNCOUNTED,
    CountErrors,
)
from bot.sessions.clock import Timer
from bot.store.ends import progress, uncounted
from bot.store.errors import StoreError
from bot.store.games import GameStatus
from bot.version import version

if TYPE_CHECKING:
    from bot.chat.client import Uno

SHARD_LATENCY = Gauge("uno_gateway_latency_seconds", "Between a heartbeat and its answer", ["shard"])
DELAY_EVERY_S = 0.02
"""How often it is looked whether the event loop is late: one that stands for longer is surely noticed."""
STORE_WITHIN_S = 2.0
"""A database that takes longer to answer is not waited for: the other figures are wanted most then."""


class LoopDelay:
    """Times how late the event loop comes to what is due, many times a second."""

    def __init__(
        self, monotonic: Callable[[], float], call_later: Callable[[float, Callable[[], object]], Timer]
    ) -> None:
        self._monotonic = monotonic
        self._call_later = call_later
        self._longest = 0.0
        self._due = 0.0
        self._timer: Timer | None = None

    def start(self) -> None:
        """Time it until it is stopped."""
        self._due = self._monotonic() + DELAY_EVERY_S
        self._timer = self._call_later(DELAY_EVERY_S, self._look)

    def stop(self) -> None:
        """Time it no more."""
        if self._timer is not None:
            self._timer.cancel()

    def take_longest(self) -> float:
        """Return the longest delay since this was asked last, in seconds."""
        longest, self._longest = self._longest, 0.0
        return longest

    def _look(self) -> None:
        late = max(0.0, self._monotonic() - self._due)
        LOOP_DELAY.observe(late)
        self._longest = max(self._longest, late)
        self.start()


class Monitor:
    """Serves figures and health for as long as this process runs, also while it tries to reach Discord."""

    def __init__(self, host: str, port: int) -> None:
        self.bot: Uno | None = None
        """The present client."""
        self.port = port
        self._host = host
        self._errors = CountErrors()
        loop = asyncio.get_running_loop()
        self._delay = LoopDelay(time.monotonic, loop.call_later)
        app = web.Application()
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/healthz", self._health)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)

    async def __aenter__(self) -> Self:
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._host, self.port).start()
        except OSError as error:
            await self._runner.cleanup()
            is_taken = error.errno == errno.EADDRINUSE
            why = "is in use by another program" if is_taken else f"cannot be used ({os.strerror(error.errno or 0)})"
            raise SettingsError([f"METRICS_PORT {self._host}:{self.port} {why}; choose another."]) from None
        self.port = self._runner.addresses[0][1]
        logging.getLogger().addHandler(self._errors)
        BUILD.info({"version": version(), "python": platform.python_version(), "discordpy": discord.__version__})
        self._delay.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._delay.stop()
        logging.getLogger().removeHandler(self._errors)
        await self._runner.cleanup()

    async def _metrics(self, _request: web.Request) -> web.Response:
        if self.bot is not None:
            _look_at(self.bot)
            await _ask_store(self.bot)
        LONGEST_DELAY.set(self._delay.take_longest())
        # Beside the event loop, for there may be many lines.
        text = await asyncio.to_thread(generate_latest)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _health(self, _request: web.Request) -> web.Response:
        troubles = ["The bot has not started yet."] if self.bot is None else self.bot.troubles()
        notes = [] if self.bot is None else self.bot.presenter.uploads.notes
        return web.Response(status=503 if troubles else 200, text="\n".join([*(troubles or ["ok"]), *notes]) + "\n")


def _look_at(bot: Uno) -> None:
    """Set the gauges that are counted only when they are asked for."""
    running = bot.registry.running()
    GAMES.clear()
    tables = [session.table for session in running]
    for (edition, status), count in Counter((table.options.edition, table.status) for table in tables).items():
        GAMES.labels(edition, str(status)).set(count)
    AWAY.set(sum(seat.away for table in tables if table.status is GameStatus.PLAYING for seat in table.seats))
    SERVERS.set(len(bot.guilds))
    REST_WAITING.set(len(bot.budget))
    REST_BUDGET.set(bot.budget.per_second)
    SHARD_LATENCY.clear()
    for shard, connection in bot.shards.items():
        if not connection.is_closed():
            SHARD_LATENCY.labels(shard).set(connection.latency)


async def _ask_store(bot: Uno) -> None:
    """Set the gauges that the database knows, by connections that only read; moves do not wait for them."""
    size = left = lag = math.nan
    with suppress(StoreError, TimeoutError):
        async with asyncio.timeout(STORE_WITHIN_S):
            done, of = await bot.store.read(progress)
            next_one = await bot.store.read(uncounted, 1)
            size = await bot.store.size()
        left = of - done
        lag = max(0.0, (bot.clock.now() - next_one.ends[0].at).total_seconds()) if next_one.ends else 0.0
    DATABASE_BYTES.set(size)
    UNCOUNTED.set(left)
    COUNTING_LAG.set(lag)
