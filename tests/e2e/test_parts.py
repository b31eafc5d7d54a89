"""Parts of messages that the game uses seldom: forms, pictures, a bot that does not answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.playground import LocalDiscord
from bot.playground.guild import PlaygroundGuild
from bot.playground.web.page import add_page
from tests.e2e.conftest import Show
from tests.e2e.screen import Screen
from tests.house import ANSWER_WITHIN_S, TOKEN
from tests.playground.conftest import online

if TYPE_CHECKING:
    from playwright.async_api import Route

pytestmark = pytest.mark.slow


async def nothing() -> None:
    """There is no process to start anew."""


@pytest.fixture
def local() -> LocalDiscord:
    return LocalDiscord(token=TOKEN, answer_within_s=ANSWER_WITHIN_S)


@pytest.fixture
async def ann(show: Show, local: LocalDiscord, tmp_path: Path) -> AsyncIterator[Screen]:
    """A person with a small bot that uses much of what Discord has."""
    guild = PlaygroundGuild(local, tmp_path)
    add_page(local, guild, nothing)
    async with local:
        with local.for_discord_py():
            async with online():
                person = next(iter(guild.people.values()))
                person.say(guild.channel(guild.channels()[0].id), "hello")
                screen = await show(local.base_url)
                yield screen
                await screen.page.close()


async def test_a_command_may_be_typed_before_the_commands_are_there(ann: Screen) -> None:
    are_there = asyncio.Event()

    async def hold(route: Route) -> None:
        await are_there.wait()
        await route.continue_()

    await ann.page.route("**/actions/commands", hold)
    await ann.page.reload()
    await ann.page.locator("#messages > li").first.wait_for()
    await ann.type("/tab")
    are_there.set()
    await ann.page.locator(".suggestion", has_text="/table").first.wait_for()


async def test_a_command_that_is_mentioned_is_put_into_the_composer(ann: Screen, local: LocalDiscord) -> None:
    """As in Discord, which does nothing where the mention does not bear the command's own name and id."""
    known = local.backend.commands[None].values()
    number = next(command["id"] for command in known if command["name"] == "table")
    await ann.page.locator("#words").fill(f"</tafel:{number}> </table:7> </table:{number}>")
    await ann.page.keyboard.press("Enter")
    chips = ann.page.locator("#messages .mention")
    await chips.nth(2).wait_for()
    form = ann.page.locator("form.command")
    for chip in range(2):
        async with ann.page.expect_response("**/actions/commands"):
            await chips.nth(chip).click()
        assert not await form.count()
    await chips.nth(2).click()
    await form.wait_for()
    assert await form.get_attribute("aria-label") == "/table"


async def test_a_form_is_filled_in_and_sent(ann: Screen) -> None:
    await ann.command("table")
    await ann.press("rename")
    form = ann.page.get_by_role("dialog", name="Rename")
    await form.get_by_label("New name").fill("Round table")
    await ann.page.keyboard.press("Enter")
    await ann.hand.get_by_text("Renamed to Round table").wait_for()
    assert not await form.is_visible()


async def test_a_choice_by_keyboard(ann: Screen) -> None:
    await ann.command("table")
    await ann.press("hand")
    await ann.hand.get_by_role("button", name="Colour").focus()
    await ann.page.keyboard.press("Enter")
    await ann.page.keyboard.press("ArrowDown")
    await ann.page.keyboard.press("Enter")
    await ann.hand.get_by_text("You chose yellow").wait_for()


async def test_a_picture_is_enlarged(ann: Screen) -> None:
    await ann.command("picture")
    await ann.page.get_by_role("button", name="Enlarge: Three cards").click()
    large = ann.page.get_by_role("dialog", name="Three cards")
    await large.get_by_role("img", name="Three cards").wait_for(state="attached")
    await ann.page.keyboard.press("Escape")
    assert not await large.is_visible()


async def test_a_bot_that_does_not_answer(ann: Screen, local: LocalDiscord) -> None:
    local.backend.answer_within_s = 3.0
    await ann.type("/slow ")
    await ann.page.keyboard.press("Enter")
    await ann.page.locator("#busy", has_text="UNO is thinking…").wait_for()
    await ann.page.locator("#notice", has_text="did not answer in time").wait_for()
    await ann.page.keyboard.press("Escape")
    await ann.page.locator("#words").wait_for()
