"""How long it takes, and how many presses, from `uno playground` to the first card that one plays; needs Chromium.

What pip takes before that is the machine's.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.e2e.running import chromium, playground
from tests.e2e.screen import Screen

PLAY = ":do play "
MOST_S, MOST_PRESSES = 60, 3
PAUSE_S = 0.05


async def measured() -> tuple[float, float, int]:
    """Return the seconds until the page can be opened and until the first card is played, and the presses."""
    screens: list[Screen] = []
    with TemporaryDirectory() as folder:
        async with chromium() as browser:
            began = time.perf_counter()
            async with playground(Path(folder) / "data", (), screens) as url:
                opened = time.perf_counter() - began
                ann = Screen(await browser.new_page())
                screens.append(ann)
                await ann.open(url)
                await ann.use("start")
                presses = 1
                while not any(PLAY in part for part in await ann.open_answers()):
                    presses += await ann.move()  # nothing fits, or a wild was turned up first
                    await asyncio.sleep(PAUSE_S)
                await ann.move()
                return opened, time.perf_counter() - began, presses + 1


def run() -> str:
    """Return a line with both."""
    opened, seconds, presses = asyncio.run(measured())
    return (
        f"first card: after {seconds:.1f} s and {presses} presses, at most {MOST_S} and {MOST_PRESSES} are meant; "
        f"the page was there after {opened:.1f} s"
    )
