"""Pictures and emoji of the game on the page, as they are loaded there."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

import pytest

from tests.e2e.conftest import Opened, Show

if TYPE_CHECKING:
    from playwright.async_api import Locator

pytestmark = pytest.mark.slow

LOADED = "(image) => image.complete && image.naturalWidth > 0"
LONG = 120


async def loaded(image: Locator) -> None:
    """Wait until it is there, however often the message is shown anew meanwhile."""
    async with asyncio.timeout(LONG):
        while not await image.evaluate(LOADED):  # noqa: ASYNC110  (it loads in the browser)
            await asyncio.sleep(0.05)


async def test_table_hand_and_cards_are_seen(opened: Opened, show: Show) -> None:
    async with opened("--edition", "minecraft") as url:
        ann = await show(url, phone=True, dark=True)
        banner = ann.table.locator(".picture img")
        await loaded(banner)
        assert "Minecraft" in await banner.get_attribute("alt")
        await ann.press("Start")
        await ann.hand.wait_for()
        picture = ann.hand.locator(".picture img")
        await loaded(picture)
        # The first card of the deal may make the first player draw.
        assert re.match(r"Your hand, \d+ cards", await picture.get_attribute("alt"))
        emoji = ann.hand.locator("button[data-part] img.emoji")
        async with asyncio.timeout(LONG):
            while not await emoji.count():  # she may have to name a colour first, or to wait for her turn
                await ann.move()
                await asyncio.sleep(0.05)
        await loaded(emoji.first)
        await ann.table.locator(".picture img").first.wait_for()
        # It fits the phone, and grows when it is touched.
        assert (await picture.bounding_box())["width"] < 390
        await ann.hand.locator(".picture").first.click()
        await ann.page.get_by_role("dialog").locator("img.large").wait_for()
