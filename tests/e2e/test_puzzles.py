"""Puzzles on the page, one after another, on a phone."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Opened, Show

START = "1,000"


@pytest.mark.slow
async def test_puzzles_are_pressed_one_after_another(opened: Opened, show: Show) -> None:
    async with opened() as url:
        ann = await show(url, phone=True)
        await ann.command("uno puzzle")
        before = START
        for _ in range(3):
            await ann.hand.get_by_text("What wins most often?").wait_for()
            answers = ann.hand.locator("[data-part*=':puzzle try ']")
            assert await answers.count() > 1
            await answers.last.click()
            rating = ann.hand.get_by_text(f"Your puzzle rating: {before}")
            await rating.wait_for()
            before = (await rating.locator("strong").last.inner_text()).strip()
            await ann.press("Next puzzle")
        await ann.hand.get_by_text("What wins most often?").wait_for()
        await ann.command("uno me")
        await ann.hand.get_by_text(f"rating {before}").wait_for()
