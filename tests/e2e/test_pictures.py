"""Pictures and emoji of the game on the page, as they are loaded there."""

from __future__ import annotations

import re

from tests.e2e.conftest import Opened, Show

LOADED = "(image) => image.complete && image.naturalWidth > 0"


async def test_table_hand_and_cards_are_seen(opened: Opened, show: Show) -> None:
    async with opened("--edition", "minecraft") as url:
        ann = await show(url, phone=True, dark=True)
        banner = ann.table.locator(".picture img")
        await ann.page.wait_for_function(LOADED, arg=await banner.element_handle())
        assert "Minecraft" in await banner.get_attribute("alt")
        await ann.press("Start")
        await ann.hand.wait_for()
        picture = ann.hand.locator(".picture img")
        await ann.page.wait_for_function(LOADED, arg=await picture.element_handle())
        # The first card of the deal may make the first player draw.
        assert re.match(r"Your hand, \d+ cards: ", await picture.get_attribute("alt"))
        emoji = ann.hand.locator("button[data-part] img.emoji")
        assert await emoji.count() > 0
        await ann.page.wait_for_function(LOADED, arg=await emoji.first.element_handle())
        assert await ann.table.locator(".picture img").count() >= 1
        # It fits the phone, and grows when it is touched.
        assert (await picture.bounding_box())["width"] < 390
        await ann.hand.locator(".picture").first.click()
        await ann.page.get_by_role("dialog").locator("img.large").wait_for()
