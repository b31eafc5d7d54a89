"""Whole games through the page, and what each person sees of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.rules.editions import EDITIONS
from tests.e2e.acting import play_out, sit_down
from tests.e2e.conftest import Opened, Show
from tests.e2e.running import speak

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet

LANGUAGES = {"en-US": ("Ann", "Ben"), "zh-TW": ("小安", "阿明")}
LOOKS = ((False, False), (True, True), (False, True), (True, False))
"""On a phone or not, in the dark or not; each game has another, and the second player what the first has not."""
FIRST = "bts", "en-US"
"""It has most of the parts of the page that no other edition has."""


def games() -> Iterator[ParameterSet]:
    """Yield each edition in each language, and how its players look at it."""
    for place, edition in enumerate(EDITIONS):
        for number, language in enumerate(LANGUAGES):
            marks = () if (edition, language) == FIRST else (pytest.mark.slow,)
            yield pytest.param(edition, language, *LOOKS[(place + number) % len(LOOKS)], marks=marks)


@pytest.mark.parametrize(("edition", "language", "phone", "dark"), list(games()))
async def test_a_whole_game_by_pressing_what_is_visible(
    opened: Opened, show: Show, tmp_path: Path, edition: str, language: str, phone: bool, dark: bool
) -> None:
    names = LANGUAGES[language]
    speak(tmp_path / "data", language, names)
    async with opened() as url:
        host = await show(url, phone=phone, dark=dark)
        guest = await show(url, phone=not phone, dark=not dark)
        await sit_down(host, guest, names, edition)
        await play_out(host, guest, reloads_after=6)


@pytest.mark.slow
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


@pytest.mark.slow
async def test_a_computer_answers_and_the_hand_shows_it(opened: Opened, show: Show) -> None:
    """By keyboard alone: the lobby's Start, a command with completion, and the focus stays where it was."""
    async with opened() as url:
        ann = await show(url)
        start = ann.page.locator("#messages").get_by_role("button", name="Start", exact=True)
        await start.focus()
        await ann.page.keyboard.press("Enter")
        await ann.hand.wait_for()
        await ann.hand.locator('[data-part*=":do"]:enabled').first.wait_for()  # it is her turn
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
