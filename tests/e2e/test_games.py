"""Whole games through the page, and what each person sees of them."""

from __future__ import annotations

import asyncio

import pytest

from tests.e2e.conftest import Opened, Show
from tests.e2e.screen import Screen

OTHERS = ("Classic", "Avengers", "Minecraft", "Transformers", "No Mercy")
EDITIONS = ("BTS", *(pytest.param(name, marks=pytest.mark.slow) for name in OTHERS))
"""The first has most of the parts of the page that no other edition has."""
LONGEST = 1500


async def sit_down(ann: Screen, ben: Screen, edition: str) -> None:
    """A new single round for two, in place of the first lobby."""
    await ann.command("uno stop")
    await ann.command("uno new", scoring="Single round", edition=edition)
    await ben.be("Ben")
    await ben.press("Join")
    await ann.table.get_by_text("Ben").wait_for()
    await ann.press("Start")
    await ann.hand.wait_for()
    await ben.press("My hand")
    await ben.hand.wait_for()


@pytest.mark.parametrize("edition", EDITIONS)
async def test_a_whole_game_by_pressing_what_is_visible(opened: Opened, show: Show, edition: str) -> None:
    async with opened() as url:
        ann, ben = await show(url), await show(url, phone=True, dark=True)
        await sit_down(ann, ben, edition)
        over = ann.page.locator("#messages").get_by_role("button", name="Rematch")
        moves = 0
        while moves < LONGEST and not await over.count():
            for player in (ann, ben):
                moves += await player.move()
            if moves == 6:
                await ben.page.reload()
                await ben.hand.wait_for()
            await asyncio.sleep(0.02)
        assert await over.count() == 1
        await ben.page.locator("#messages").get_by_role("button", name="Rematch").wait_for()


async def test_a_hand_is_for_its_owner_alone(opened: Opened, show: Show) -> None:
    async with opened("--edition", "no-mercy") as url:
        ann, ben = await show(url), await show(url)
        await ann.press("Start")
        await ann.hand.wait_for()
        assert await ann.hand.locator("[data-part]").count() > 0
        await ben.be("Ben")
        await ben.table.get_by_text("Bruno").first.wait_for()
        assert await ben.page.locator(".private").count() == 0
        # The same page as another person, and back again.
        await ann.be("Ben")
        await ann.page.locator("#messages > li").first.wait_for()
        assert await ann.page.locator(".private").count() == 0
        await ann.be("Ann")
        await ann.hand.wait_for()
        await ben.page.locator("#people").get_by_role("button", name="Watch as spectator").click()
        await ben.page.locator("#messages > li").first.wait_for()
        assert await ben.page.locator(".private").count() == 0
        assert await ben.page.locator("#messages [data-part]:not(:disabled)").count() == 0


async def test_a_computer_answers_and_the_hand_shows_it(opened: Opened, show: Show) -> None:
    """By keyboard alone: the lobby's Start, a command with completion, and the focus stays where it was."""
    async with opened() as url:
        ann = await show(url)
        start = ann.page.locator("#messages").get_by_role("button", name="Start", exact=True)
        await start.focus()
        await ann.page.keyboard.press("Enter")
        await ann.hand.wait_for()
        await (
            ann.hand.get_by_text("Your turn")
            .or_(ann.hand.get_by_text("Your move"))
            .or_(ann.hand.get_by_text("It's your turn"))
            .first.wait_for()
        )
        await ann.page.keyboard.press("Escape")
        await ann.page.locator("body").press("/")
        await ann.page.keyboard.type("uno play ")
        offered = ann.page.locator(".option .suggestion")
        await offered.first.wait_for()
        assert await ann.page.locator("form.command input").get_attribute("aria-activedescendant")
        await ann.page.keyboard.press("Enter")
        await ann.page.keyboard.press("Enter")
        await ann.page.locator("form.command").wait_for(state="detached")
        await ann.page.locator("#words:focus").wait_for()
        assert await ann.page.locator("#messages > li.private").count() >= 1
