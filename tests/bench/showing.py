"""How pictures weigh on the words: moves are put into words as fast as can be, with and without pictures drawn beside.

A move is here what it costs the event loop before anything is sent: the table and the hand of the seat to move, as
Discord gets them. With pictures, each is asked for as a busy bot does, which sends the words where it is not there.
The anchor is the same without pictures, in the same run. Run it with: python -m tests.bench showing
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import Future
from itertools import count, islice
from random import Random

from bot.art.pictures import Picture
from bot.art.process import DrawProcess
from bot.chat.pictures import Pictures
from bot.screens.game.hand import hand
from bot.screens.game.public import public_screen
from bot.screens.layout import Screen
from bot.sessions.options import Options
from bot.sessions.table import Table
from bot.text import text_for
from tests.sessions.tables import ANN, BEN, CAT, DAN, match_of, random_changes

OPTIONS = Options.for_edition("transformers")
SECONDS = 4.0
POSITIONS = 150
"""How many moves of each game are shown."""


class Counting:
    """Has pictures drawn, and counts them."""

    def __init__(self) -> None:
        self.drawn = 0
        self.process = DrawProcess(time.monotonic)

    def __call__(self, picture: Picture) -> Future[bytes]:
        self.drawn += 1
        return self.process.draw(picture)


def screens(table: Table) -> tuple[Screen, Screen]:
    """Return what is shown after a move."""
    text = text_for("en-US")
    return public_screen(table, text), hand(table, table.asked or 0, text)


def positions() -> Iterator[Table]:
    """Yield one after another."""
    for seed in count():
        dealt = match_of(ANN, BEN, CAT, DAN, options=OPTIONS)
        for change in islice(random_changes(dealt, Random(seed)), POSITIONS):
            if not change.table.playing.state.over:
                yield change.table


async def moves(pictures: Pictures | None) -> float:
    """Return how many moves a second."""
    begin = time.perf_counter()
    for made, now in enumerate(positions(), 1):
        for screen in screens(now):
            shown = screen
            if pictures is not None:
                shown = screen.attached(await pictures.drawn(screen.pictures))
            shown.to_components()
        await asyncio.sleep(0)
        if (took := time.perf_counter() - begin) > SECONDS:
            return made / took
    raise AssertionError


async def drawing(counting: Counting) -> float:
    """Return the same with pictures."""
    pictures = Pictures(counting, 0.0)
    try:
        return await moves(pictures)
    finally:
        pictures.close()
        counting.process.close()


def run() -> str:
    """The figures."""
    counting = Counting()
    alone, both = asyncio.run(moves(None)), asyncio.run(drawing(counting))
    return (
        f"words alone: {alone:.0f} moves a second\n"
        f"with pictures: {both:.0f} ({both / alone:.0%}), and {counting.drawn / SECONDS:.0f} pictures"
    )
