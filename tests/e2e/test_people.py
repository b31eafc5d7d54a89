"""Right click and long press on a person's name: their stats, and an invitation into the lobby."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.e2e.conftest import Opened, Show
from tests.e2e.screen import Screen

pytestmark = pytest.mark.slow

STATS, INVITE = "UNO stats", "Invite to UNO"


def person(screen: Screen, name: str) -> Any:
    """Return somebody's name at the top of the page."""
    return screen.page.locator("#people").get_by_role("button", name=re.compile(re.escape(name)))


async def test_a_right_click_on_a_person(opened: Opened, show: Show) -> None:
    async with opened() as url:
        ann = await show(url)
        menu = ann.page.get_by_role("menu", name="Ben")
        await person(ann, "Ben").click(button="right")
        assert await menu.get_by_role("menuitem").all_inner_texts() == [INVITE, STATS]
        await ann.page.keyboard.press("Escape")
        await menu.wait_for(state="detached")
        await person(ann, "Ben").click(button="right")
        await menu.get_by_role("menuitem", name=STATS).click()
        await ann.hand.get_by_text("No finished rounds here yet.").wait_for()
        await ann.page.locator(".head", has_text=f"Ann used {STATS}").wait_for()
        assert not await ann.page.locator("#notice").inner_text()
        await person(ann, "Ben").focus()
        await ann.page.keyboard.press("Shift+F10")
        await menu.get_by_role("menuitem", name=INVITE).press("Enter")
        asked = ann.page.locator("#messages > li", has_text="asks you to play UNO")
        await asked.locator(".mention[data-user]", has_text="@Ben").click(button="right")
        await menu.wait_for()
        await ann.be("Ben")
        await menu.wait_for(state="detached")
        assert await asked.evaluate("(one) => one.classList.contains('called')")
        await asked.get_by_role("button", name="Join", exact=True).click()
        await asked.wait_for(state="detached")
        await ann.page.locator("#messages > li", has_text="Seats:").filter(has_text="Ben").wait_for()
        await ann.be("小美")
        await person(ann, "Ben").click(button="right")
        await menu.get_by_role("menuitem", name="UNO 戰績").wait_for()


async def test_a_long_press_on_a_phone_opens_the_menu_and_does_not_switch(opened: Opened, show: Show) -> None:
    async with opened() as url:
        ann = await show(url, phone=True)
        ben = person(ann, "Ben")
        box = await ben.bounding_box()
        touch = await ann.page.context.new_cdp_session(ann.page)
        finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        await touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
        item = ann.page.get_by_role("menu", name="Ben").get_by_role("menuitem", name=STATS)
        await item.wait_for()
        await touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        assert await ben.get_attribute("aria-pressed") == "false"
        await item.tap()
        await ann.hand.get_by_text("No finished rounds here yet.").wait_for()
        wide = "() => document.scrollingElement.scrollWidth - innerWidth"
        assert await ann.page.evaluate(wide) <= 0
