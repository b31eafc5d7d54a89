"""How long the way of a move is: calls, functions and files of the bot from a press on a card to its answer.

Two players play Classic on the local Discord, in this process. What Python calls in the bot's own thread is counted
there, in `bot/` (without the playground) and `cogs/`: until the answer has arrived, and until the table shows the move.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from bot.art.process import DrawProcess
from bot.chat.replies import Timing
from bot.config import Settings
from bot.playground import LocalDiscord
from tests.house import ROOT, TOKEN, on_line
from tests.party import Party, playing_openly, presses

WARM_UP, MOVES = 20, 15
"""How many moves are made before, when everything is looked up for the first time, and how many are counted."""
SETTLED_S = 0.3
"""After how long nothing of a move is under way any more."""
COUNTED = tuple(f"{ROOT / folder}/" for folder in ("bot", "cogs"))
NOT_COUNTED = f"{ROOT / 'bot' / 'playground'}/"

Way = tuple[int, int, int]
"""How many calls, functions and files."""


class Trail:
    """What was called, by file and function."""

    def __init__(self) -> None:
        self._calls: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def followed(self) -> Iterator[None]:
        """Count what this thread calls meanwhile."""
        sys.setprofile(self._count)
        try:
            yield
        finally:
            sys.setprofile(None)

    @property
    def way(self) -> Way:
        """How long it is so far."""
        return self._calls.total(), len(self._calls), len({file for file, _ in self._calls})

    def _count(self, frame: FrameType, event: str, _: object) -> None:
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(COUNTED) and not file.startswith(NOT_COUNTED):
            self._calls[file, frame.f_code.co_qualname] += 1


async def followed(party: Party) -> tuple[list[Way], list[Way]]:
    """Return the ways of some plays of a card: to their answers, and until the table shows them."""
    answered: list[Way] = []
    shown: list[Way] = []
    while len(answered) < WARM_UP + MOVES:
        if party.session.table.asked is None:
            await party.open_hand(party.people[-1], "next")
            continue
        player = party.asked
        hand = await party.hand(player)
        await party.told()
        await asyncio.sleep(SETTLED_S)
        card = next((press for press in presses(hand) if press.what.startswith("do play")), None)
        if card is None:
            await party.move()
            continue
        trail = Trail()
        with trail.followed():
            answer = await player.press(hand, card.custom_id)
            answered.append(trail.way)
            party.keep(player, answer)
            await party.told()
            await asyncio.sleep(SETTLED_S)
        shown.append(trail.way)
    return answered[WARM_UP:], shown[WARM_UP:]


async def measured() -> tuple[list[Way], list[Way]]:
    """Return the same of a game that is under way."""
    drawing = DrawProcess(time.monotonic)
    try:
        with tempfile.TemporaryDirectory() as folder:
            async with LocalDiscord(token=TOKEN) as local:
                settings = Settings(TOKEN, local.url, f"sqlite+aiosqlite:///{folder}/uno.db")
                started = on_line(local, settings, to_run_games=True, draw=drawing.draw, timing=Timing())
                with local.for_discord_py():
                    async with started as bot:
                        house = local.guild("House")
                        people = [local.person(name, house) for name in ("Ann", "Ben")]
                        party = await playing_openly(bot, local, house.create_text_channel("uno"), *people)
                        return await followed(party)
    finally:
        drawing.close()


def run() -> str:
    """Return the medians."""
    rows = []
    for until, ways in zip(("its answer", "the table shows it"), asyncio.run(measured()), strict=True):
        calls, functions, files = (statistics.median(column) for column in zip(*ways, strict=True))
        rows.append(f"{calls:,.0f} calls of {functions:.0f} functions in {files:.0f} files until {until}")
    return f"the way of a move, median of {MOVES}: {'; '.join(rows)}"
