"""The playground as users start it, and a browser to look at it: for the tests here and for the screenshots."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bot.playground.guild import FILE
from tests.e2e.screen import SOON, Screen

if TYPE_CHECKING:
    from playwright.async_api import Browser, ViewportSize

ROOT = Path(__file__).parents[2]
CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}


def speak(data: Path, language: str, names: Sequence[str]) -> None:
    """Have a playground that is yet to start be for people of these names, in one language."""
    people = [{"name": name, "locale": language} for name in names]
    data.mkdir(exist_ok=True)
    (data / FILE).write_text(json.dumps({"language": language, "people": people}), encoding="utf-8")


@asynccontextmanager
async def playground(data: Path, words: tuple[str, ...], screens: list[Screen]) -> AsyncIterator[str]:
    """Run the playground with these words after its name; yield its address, and close the pages before it."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.e2e.unhurried", "--no-browser", "--port", "0", "--data", str(data), *words),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        line = (await process.stdout.readline()).decode()
        assert "open at http://127.0.0.1:" in line, line
        yield line.split(" at ")[1].split()[0]
    finally:
        for screen in screens:
            await screen.page.close()  # the playground would wait some seconds for them
        process.terminate()
        said = (await process.stdout.read()).decode()
        assert await process.wait() == 0
    assert str(data) in said


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Start the browser."""
    from playwright.async_api import async_playwright

    async with async_playwright() as engine:
        started = await engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS, timeout=SOON)
        yield started
        await started.close()
