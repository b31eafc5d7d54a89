"""Setting up a server on the page: choices of every kind, each kept at once."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Opened, Show
from tests.e2e.screen import ATTEMPTS, QUICKLY, Screen

pytestmark = pytest.mark.slow


async def choose(screen: Screen, menu: str, *options: str, done: bool = False) -> None:
    """Open a menu of the settings and take these options; once more, if the message is shown anew meanwhile."""
    from playwright.async_api import TimeoutError as TooLate

    for _ in range(ATTEMPTS):
        try:
            await take(screen, menu, *options, done=done)
            return
        except TooLate:
            continue
    await take(screen, menu, *options, done=done)


async def take(screen: Screen, menu: str, *options: str, done: bool) -> None:
    """Do it once, quickly."""
    choices = screen.hand.locator("[role=listbox]:visible")
    if not await choices.count():
        await screen.hand.locator(f'[data-part="uno::0:settings {menu}"]').click(timeout=QUICKLY)
    for option in options:
        choice = choices.get_by_role("option", name=option)
        if await choice.get_attribute("aria-selected", timeout=QUICKLY) != "true" or not done:
            await choice.click(timeout=QUICKLY)
    if done:
        await choices.get_by_role("button", name="Done").click(timeout=QUICKLY)


async def test_a_server_is_set_up_by_choosing(opened: Opened, show: Show) -> None:
    async with opened() as url:
        ann = await show(url, phone=True)
        await ann.command("uno stop")
        await ann.command("uno-settings")
        await ann.hand.get_by_text("How UNO is played on this server").wait_for()

        async def shows(menu: str, words: str) -> None:
            await ann.hand.locator(f'[data-part="uno::0:settings {menu}"]', has_text=words).wait_for()

        await choose(ann, "edition", "BTS")
        await shows("edition", "BTS")
        await choose(ann, "hosts", "Only people who manage this server")
        await shows("hosts", "Only people who manage this server")
        await choose(ann, "role", "@everyone")
        await shows("hosts", "Everyone")
        await choose(ann, "channels", "#uno", done=True)
        await shows("channels", "#uno")
        await ann.command("uno new")
        await ann.table.get_by_text("UNO BTS").wait_for()
