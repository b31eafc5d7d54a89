"""The programs that are measured: each in a process of its own, and what it costs there."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from aiohttp import ClientSession

from bot.playground import LocalDiscord
from tests.house import ROOT

TOKEN = "local.token"
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Program:
    """A bot in a process of its own."""

    pid: int
    metrics: str

    @property
    def cpu(self) -> float:
        """Seconds of processor so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def cpu_of(self, module: str) -> float:
        """The same of a process that it has started to run this module; 0 where there is none."""
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                words = (folder / "cmdline").read_bytes().split(b"\0")
                fields = (folder / "stat").read_text(encoding="ascii").rpartition(")")[2].split()
                if module.encode() in words and int(fields[1]) == self.pid:
                    return (int(fields[11]) + int(fields[12])) / TICKS
        return 0.0

    @property
    def memory(self) -> int:
        """Bytes in memory."""
        return int(Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")

    async def figures(self) -> dict[str, float]:
        """Its own figures, by name and labels as they are told."""
        async with ClientSession() as session, session.get(self.metrics) as response:
            lines = (await response.text()).splitlines()
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}

    async def figure(self, name: str) -> float:
        """The sum of one of its own figures over all labels."""
        return sum(value for key, value in (await self.figures()).items() if key.partition("{")[0] == name)


@asynccontextmanager
async def running(
    hall: LocalDiscord,
    module: str,
    database: Path | None = None,
    *,
    without: Sequence[str] = (),
    has_metrics: bool = True,
    log_level: str = "CRITICAL",
) -> AsyncIterator[Program]:
    """Start `python -m module` against this Discord, and wait until it hears what happens.

    It is made believe that the packages `without` which it runs are not installed.
    """
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API_URL": hall.url,
            "DATABASE_URL": f"sqlite+aiosqlite:///{database or Path(folder) / 'uno.db'}",
            "LOG_LEVEL": log_level,
            "METRICS_PORT": str(port) if has_metrics else "",
        }
        missing = f"import runpy, sys; sys.modules.update(dict.fromkeys({list(without)}))"
        code = f"{missing}; sys.argv = [{module!r}]; runpy.run_module({module!r}, None, '__main__')"
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", code, cwd=ROOT, env=environment)
        try:
            await hall.connected(seconds=120)
            yield Program(process.pid, f"http://127.0.0.1:{port}/metrics")
        finally:
            process.terminate()
            try:
                await asyncio.wait_for(process.wait(), 30)
            except TimeoutError:
                process.kill()
                await process.wait()
            hall.gateway.sessions.clear()
