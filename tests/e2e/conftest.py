"""The playground as users start it, and a real browser."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

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
PHONE: ViewportSize = {"width": 390, "height": 780}
DESK: ViewportSize = {"width": 1280, "height": 800}

Opened = Callable[..., AbstractAsyncContextManager[str]]
Show = Callable[..., Awaitable[Screen]]


@pytest.fixture(autouse=True)
def _chromium() -> None:
    if not CHROMIUM.exists():
        pytest.skip("Chromium is not installed: apt-get install chromium")


@pytest.fixture
def screens() -> list[Screen]:
    """All pages that were opened."""
    return []


@pytest.fixture
def opened(tmp_path: Path, screens: list[Screen]) -> Opened:
    """Starts the playground; its address, as long as it runs."""

    @asynccontextmanager
    async def running(*words: str, data: Path = tmp_path / "data") -> AsyncIterator[str]:
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

    return running


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    playwright = pytest.importorskip("playwright.async_api", reason="Playwright is missing: pip install playwright")
    async with playwright.async_playwright() as engine:
        started = await engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS, timeout=SOON)
        yield started
        await started.close()


@pytest.fixture
async def show(browser: Browser, screens: list[Screen]) -> AsyncIterator[Show]:
    """Opens a page in a browser of its own; nothing may go wrong in it."""

    async def showing(url: str, *, phone: bool = False, dark: bool = False) -> Screen:
        context = await browser.new_context(
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
        )
        screen = Screen(await context.new_page())
        screens.append(screen)
        await screen.open(url)
        return screen

    yield showing
    assert [wrong for screen in screens for wrong in screen.wrong] == []
