"""The deal of the day, pressed through the page from the command to what is shared; its computers think as they do."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import pytest

from tests.e2e.conftest import Opened, Show

PATIENCE_S = 600
"""How long a round may take, in which each computer takes a second and a half for a move."""


@pytest.mark.slow
async def test_the_deal_of_the_day_is_played_and_shared(opened: Opened, show: Show) -> None:
    async with opened() as url:
        ann = await show(url)
        await ann.slash("uno daily")
        day = datetime.now(UTC).date().isoformat()
        await ann.hand.get_by_text(day).first.wait_for()
        await ann.press("Deal me in")
        over = ann.hand.get_by_text(f"UNO daily {day}")
        async with asyncio.timeout(PATIENCE_S):
            while not await over.count():
                if not await ann.move():
                    await asyncio.sleep(0.2)
        # Day, edition and outcome; the accuracy may come behind them at any moment.
        said = " · ".join((await over.first.text_content()).strip().split(" · ")[:3])
        await ann.hand.get_by_text("on this server so far").wait_for()
        await ann.press("Show everyone")
        await ann.table.get_by_text(said).wait_for()
        await ann.slash("uno daily")
        await ann.hand.get_by_text(said).first.wait_for()
        await ann.press("Board")
        await ann.hand.get_by_text("Board of the day").wait_for()
        await ann.hand.get_by_text("You: #1 of 1").wait_for()
