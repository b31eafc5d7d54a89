"""A player without a mouse: the way to the hand, and where the focus is after each press."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Opened, Show
from tests.e2e.screen import Screen

pytestmark = pytest.mark.slow

FOCUS = """() => {
  const one = document.activeElement, message = one.closest("#messages > li");
  return [message?.classList.contains("private") ? "hand" : message ? "table" : one.id || one.tagName,
    one.dataset.part?.split(":").at(-1) ?? one.tagName];
}"""
IN_HAND = """() => document.activeElement.closest("#messages > li.private")
  && (document.activeElement.dataset.part || document.activeElement.matches("li"))"""


async def focus(screen: Screen) -> list[str]:
    """Return where the focus is, and on what."""
    found: list[str] = await screen.page.evaluate(FOCUS)
    return found


async def test_two_tabs_lead_to_the_hand(opened: Opened, show: Show) -> None:
    async with opened() as url:
        ann = await show(url)
        skip = ann.page.get_by_role("link", name="Skip to my hand")
        await ann.page.keyboard.press("Tab")
        assert await skip.evaluate("(one) => one === document.activeElement")
        await ann.page.keyboard.press("Enter")
        assert await focus(ann) == ["table", "join"]
        await ann.press("Start")
        await ann.hand.wait_for()
        await skip.focus()
        await ann.page.keyboard.press("Enter")
        await ann.page.wait_for_function(IN_HAND)


async def test_the_focus_goes_where_the_answer_is(opened: Opened, show: Show) -> None:
    async with opened() as url:
        ann = await show(url)
        start = ann.page.locator("[data-part$=':start']")
        await start.focus()
        await ann.page.keyboard.press("Enter")
        await ann.page.wait_for_function(IN_HAND)
        # However often the hand changes, its owner plays on by Enter alone.
        for _ in range(3):
            await ann.page.wait_for_function("() => document.activeElement.dataset.part?.includes(':do')")
            before = await ann.open_answers()
            await ann.page.keyboard.press("Enter")
            await ann.hand_changes(before)
            await ann.page.wait_for_function(IN_HAND)


async def test_the_same_button_keeps_the_focus(opened: Opened, show: Show) -> None:
    async with opened() as url:
        ann, ben = await show(url), await show(url)
        options = ann.page.locator("[data-part$=':options']")
        await options.focus()
        await ben.be("Ben")
        await ben.press("Join")
        await ann.table.get_by_text("Ben").first.wait_for()
        assert await focus(ann) == ["table", "options"]
