"""The bot as a program of its own, which can be stopped as by an operator, or killed as by a power cut."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

from bot.playground import LocalDiscord
from tests.house import ROOT, TOKEN

STARTS_WITHIN = 120.0


class Program:
    """Starts `python -m bot` again and again over one database, an SQLite file unless the settings say otherwise."""

    def __init__(self, local: LocalDiscord, database: Path, **settings: str) -> None:
        self.database = database
        self.log = database.with_suffix(".log")
        self._local = local
        self._settings = settings
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it, and wait until it hears what happens."""
        before = self._local.gateway.identified
        await self.launch()
        await self._local.until(lambda: self._local.gateway.identified > before, STARTS_WITHIN)

    async def launch(self) -> None:
        """Start it, and wait for nothing."""
        environment = {
            **os.environ,
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API_URL": self._local.url,
            "DATABASE_URL": f"sqlite+aiosqlite:///{self.database}",
            "LOG_LEVEL": "INFO",
            **self._settings,
        }
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", cwd=ROOT, env=environment, stdout=log, stderr=log
            )

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> tuple[int, float]:
        """Tell it to stop; return its exit code, and after how many seconds."""
        assert self._process is not None
        started = time.monotonic()
        self._send(number)
        code = await self._process.wait()
        return code, time.monotonic() - started

    def pause(self) -> None:
        """Let it do nothing any more, as on a machine that is much too busy."""
        self._send(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it go on as if no time had passed."""
        self._send(signal.SIGCONT)

    def _send(self, number: signal.Signals) -> None:
        assert self._process is not None
        with suppress(ProcessLookupError):
            self._process.send_signal(number)

    async def kill(self) -> None:
        """End it at this very instant, if it runs."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    @property
    def ended(self) -> int | None:
        """Its exit code, once it has ended by itself."""
        return None if self._process is None else self._process.returncode
