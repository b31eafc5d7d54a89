"""What somebody sees first: the art, what they can do now, and what is new; their own name does nothing."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Opened, Show
from tests.e2e.screen import Screen

pytestmark = pytest.mark.slow

WITHIN = """(one) => {
  const [box, sight] = [one, document.getElementById("scroll")].map((part) => part.getBoundingClientRect());
  return box.height > 50 && box.top >= sight.top && box.bottom <= sight.bottom;
}"""
NEWS = "#people button:has-text('{}') .badge"


async def is_told(screen: Screen, words: str) -> None:
    """Wait until the line at the top says this to the person."""
    await screen.page.locator("#next-step", has_text=words).wait_for()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_the_art_is_seen_first(opened: Opened, show: Show, phone: bool) -> None:
    async with opened() as url:
        ann = await show(url, phone=phone)
        banner = ann.table.locator(".picture img")
        await banner.wait_for()
        await ann.page.wait_for_function(WITHIN, arg=await banner.element_handle())
        # And it stays while the lobby changes.
        await ann.press("Options")
        await ann.hand.wait_for()
        await ann.hand.get_by_role("button", name="Dismiss").click()
        await ann.hand.wait_for(state="detached")
        await ann.be("Ben")
        await ann.page.wait_for_function(WITHIN, arg=await banner.element_handle())


async def test_each_is_told_what_they_can_do_now(opened: Opened, show: Show) -> None:
    async with opened() as url:
        ann, ben = await show(url), await show(url, phone=True)
        await is_told(ann, "You're Ann. Press Start in the lobby.")
        await ben.be("Ben")
        await is_told(ben, "You're Ben. Press Join in the lobby to take a seat.")
        # The name of the button leads to it.
        await ben.page.locator("#next-step").get_by_role("button", name="Join").click()
        await ben.page.locator("[data-part$=':join']:focus").press("Enter")
        await is_told(ben, "You have a seat, Ben. Ann starts the game")
        await ben.page.get_by_role("button", name="Watch as spectator").click()
        await is_told(ben, "You're only watching.")
        await ben.be("Ben")
        await ann.press("Start")
        await ann.hand.wait_for()
        await ann.page.locator("#next-step", has_text="our turn").wait_for()
        await ann.hand.get_by_role("button", name="Dismiss").click()
        await is_told(ann, "The cards are dealt, Ann. Press My hand to see yours.")
        await ben.be("小美")
        await is_told(ben, "小美，這一局沒有你")
        await ann.page.get_by_role("button", name="What is this?").click()
        assert not await ann.page.locator("#about").is_visible()


async def test_ones_own_name_does_nothing(opened: Opened, show: Show) -> None:
    async with opened() as url:
        ann = await show(url)
        own = ann.page.locator("#people").get_by_role("button", name="Ann")
        assert await own.get_attribute("aria-disabled") == "true"
        await ann.page.locator("#words").fill("hello")
        await ann.page.locator("#words").press("Enter")
        await ann.page.locator("#messages > li", has_text="hello").wait_for()
        await ann.page.evaluate("() => { window.first = document.querySelector('#messages > li') }")
        await own.click(force=True)
        await own.click(button="right", force=True)
        await ann.page.keyboard.press("Alt+1")
        await ann.page.locator("#channel-list button").click()
        # Another's name opens a menu, so one's own would have by now.
        await ann.page.locator("#people button", has_text="Ben").click(button="right")
        await ann.page.get_by_role("menu", name="Ben").wait_for()
        assert await ann.page.get_by_role("menu").count() == 1
        assert await ann.page.evaluate("() => window.first.isConnected")
        assert await ann.page.locator("#messages > li").count() == 2


async def test_what_was_new_is_not_once_it_is_looked_at(opened: Opened, show: Show) -> None:
    async with opened() as url:
        ann = await show(url)
        await ann.page.locator(NEWS.format("Ben")).wait_for()
        ben = await show(url)
        await ben.be("Ben")
        # Whoever else looks sees that, too.
        await ann.page.locator(NEWS.format("Ben")).wait_for(state="detached")
        await ann.page.locator(NEWS.format("小美")).wait_for()
        await ann.be("小美")
        await ben.page.locator(NEWS.format("小美")).wait_for(state="detached")


async def test_light_or_dark_is_chosen_and_kept(opened: Opened, show: Show) -> None:
    ground = "() => getComputedStyle(document.body).backgroundColor"
    async with opened() as url:
        ann = await show(url, dark=True)
        dark = await ann.page.evaluate(ground)
        await ann.settings()
        await ann.page.get_by_label("Light or dark").select_option("Light")
        light = await ann.page.evaluate(ground)
        assert light != dark
        await ann.page.reload()
        await ann.page.locator("#messages > li").first.wait_for()
        assert await ann.page.evaluate(ground) == light
        await ann.settings()
        await ann.page.get_by_label("Light or dark").select_option("As the system")
        assert await ann.page.evaluate(ground) == dark
