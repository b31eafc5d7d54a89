"""The playground as users start it, and a real browser."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.running import CHROMIUM, DESK, PHONE, chromium, playground
from tests.e2e.screen import Screen

if TYPE_CHECKING:
    from playwright.async_api import Browser

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
    """Start the playground; its address, as long as it runs."""

    def running(*words: str) -> AbstractAsyncContextManager[str]:
        return playground(tmp_path / "data", words, screens)

    return running


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    pytest.importorskip("playwright.async_api", reason="Playwright is missing: pip install playwright")
    async with chromium() as started:
        yield started


@pytest.fixture
async def show(browser: Browser, screens: list[Screen]) -> AsyncIterator[Show]:
    """Open a page in a browser of its own; nothing may go wrong in it."""

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
