"""The unchanged bot as a process of its own, led to the local Discord by its environment."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Mapping
from pathlib import Path

import bot
from bot.assets import LOCALES_FOLDER

LOG = "bot.log"
DATABASE = "uno.db"
STOP_TIMEOUT_S = 10.0
POLL_INTERVAL_S = 1.0
LOG_TAIL_LINES = 15
CODE = Path(bot.__file__).parent
SOURCES = ((CODE, "**/*.py"), (CODE.parent / "cogs", "**/*.py"), (LOCALES_FOLDER, "**/*.ftl"))


class BotProcess:
    """The bot's process, which can be started, stopped and restarted; what it writes goes to a file."""

    def __init__(self, folder: Path, token: str) -> None:
        self.log = folder / LOG
        self.database_url = f"sqlite+aiosqlite:///{folder / DATABASE}"
        self.failed = asyncio.Event()
        """Set when it has ended by itself."""
        self._token = token
        self._process: asyncio.subprocess.Process | None = None
        self._watching: asyncio.Task[None] | None = None
        self._api_url = self._cdn_url = ""
        self._lock = asyncio.Lock()

    async def start(self, api_url: str, cdn_url: str) -> None:
        """Start the bot, connected to this API and this store of files, with an empty log."""
        self._api_url, self._cdn_url = api_url, cdn_url
        self.log.write_bytes(b"")
        async with self._lock:
            await self._start()

    async def stop(self) -> None:
        """Stop the bot as an operator would; kill it if it takes too long."""
        async with self._lock:
            await self._stop()

    async def restart(self) -> None:
        """Stop the bot and start it again; its games go on."""
        async with self._lock:
            await self._stop()
            await self._start()

    async def restart_on_change(self) -> None:
        """Restart the bot whenever its code or its texts change."""
        before = await asyncio.to_thread(_modified)
        while True:
            await asyncio.sleep(POLL_INTERVAL_S)
            now = await asyncio.to_thread(_modified)
            if now != before:
                before = now
                print("The code changed; the bot is restarted.", flush=True)
                await self.restart()

    async def _start(self) -> None:
        self.failed.clear()
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "bot", "run"),
                env=self._environment(os.environ),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self._watching = asyncio.create_task(self._watch(self._process))

    async def _stop(self) -> None:
        process = self._process
        if self._watching is not None:
            self._watching.cancel()
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), STOP_TIMEOUT_S)
        except TimeoutError:
            process.kill()
            await process.wait()

    async def _watch(self, process: asyncio.subprocess.Process) -> None:
        code = await process.wait()
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        print(f"The bot ended by itself (exit code {code}). Its log: {self.log}", file=sys.stderr)
        print("\n".join(lines[-LOG_TAIL_LINES:]), file=sys.stderr, flush=True)
        self.failed.set()

    def _environment(self, inherited: Mapping[str, str]) -> dict[str, str]:
        """Set all that could lead the bot elsewhere, so that neither `.env` nor the shell does."""
        return {
            **inherited,
            # The same code as here: `-P` keeps a folder `bot` that lies in the current one from taking its place.
            "PYTHONPATH": os.pathsep.join(sys.path),
            "DISCORD_TOKEN": self._token,
            "DISCORD_TOKEN_FILE": "",
            "DISCORD_API_URL": self._api_url,
            "DISCORD_CDN_URL": self._cdn_url,
            "DATABASE_URL": self.database_url,
            "DEV_GUILD_ID": "",
            "SHARD_COUNT": "",
            "DISCORD_GATEWAY_URL": "",
            "METRICS_PORT": "",
            "LOG_FORMAT": "text",
        }


def _modified() -> dict[Path, int]:
    """Return when each file of the bot was last changed; the playground itself does not count."""
    files = (file for folder, pattern in SOURCES for file in folder.glob(pattern) if "playground" not in file.parts)
    return {file: file.stat().st_mtime_ns for file in files if file.exists()}
