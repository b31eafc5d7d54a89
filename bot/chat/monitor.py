"""Figures and health for monitoring, over HTTP on a port of its own: `/metrics` for Prometheus, and `/healthz`."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
from collections import Counter
from types import TracebackType
from typing import TYPE_CHECKING, Self

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, Gauge, generate_latest

from bot.config import SettingsError
from bot.metrics import AWAY, GAMES, REST_WAITING, CountErrors
from bot.store.games import GameStatus

if TYPE_CHECKING:
    from bot.chat.client import Uno

SHARD_LATENCY = Gauge("uno_gateway_latency_seconds", "Between a heartbeat and its answer", ["shard"])


class Monitor:
    """Serves figures and health for as long as this process runs, also while it tries to reach Discord."""

    def __init__(self, host: str, port: int) -> None:
        self.bot: Uno | None = None
        """The present client."""
        self.port = port
        self._host = host
        self._errors = CountErrors()
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
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        logging.getLogger().removeHandler(self._errors)
        await self._runner.cleanup()

    async def _metrics(self, _request: web.Request) -> web.Response:
        if self.bot is not None:
            _look_at(self.bot)
        # Beside the event loop, for there may be many lines.
        text = await asyncio.to_thread(generate_latest)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _health(self, _request: web.Request) -> web.Response:
        troubles = ["The bot has not started yet."] if self.bot is None else self.bot.troubles()
        return web.Response(status=503 if troubles else 200, text="\n".join(troubles or ["ok"]) + "\n")


def _look_at(bot: Uno) -> None:
    """Set the gauges that are counted only when they are asked for."""
    running = bot.registry.running()
    GAMES.clear()
    tables = [session.table for session in running]
    for (edition, status), count in Counter((table.options.edition, table.status) for table in tables).items():
        GAMES.labels(edition, str(status)).set(count)
    AWAY.set(sum(seat.away for table in tables if table.status is GameStatus.PLAYING for seat in table.seats))
    REST_WAITING.set(len(bot.budget))
    SHARD_LATENCY.clear()
    for shard, connection in bot.shards.items():
        if not connection.is_closed():
            SHARD_LATENCY.labels(shard).set(connection.latency)
