"""How pictures weigh on the words: moves are put into words as fast as they can be, with and without a studio at work.

A move is here what it costs the event loop before anything is sent: the table and the hand of whoever is asked, as
Discord gets them. With pictures, each is asked for as a busy bot does, which sends the words where it is not there.
The anchor is the same without pictures, in the same run. Run it with: python -m tests.bench showing
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import Future
from itertools import count, islice

from bot.art.drawing import elsewhere
from bot.art.pictures import Picture
from bot.art.studio import Studio
from bot.screens.hand import hand
from bot.screens.layout import Screen
from bot.screens.table import table
from bot.text import text_for
from tests.rules.tables import Table
from tests.screens.tables import Sat, playing

EDITION = "transformers"
SECONDS = 4.0
POSITIONS = 150
"""How many moves of each game are shown."""


class Counting:
    """Has pictures drawn, and counts them."""

    def __init__(self) -> None:
        self.drawn = 0

    def __call__(self, picture: Picture) -> Future[bytes]:
        self.drawn += 1
        return elsewhere(picture)


def screens(now: Sat) -> tuple[Screen, Screen]:
    """What is shown after a move."""
    prompt = now.session.view(None).prompt
    text = text_for("en-US")
    return table(now.session, text), hand(now.session, 0 if prompt is None else prompt.seat, text)


def positions() -> Iterator[Sat]:
    """One after another."""
    for seed in count():
        for now in islice(playing(Table(EDITION, 4, seed=seed)), POSITIONS):
            if not now.game.state.over:
                yield now


async def moves(studio: Studio | None) -> float:
    """How many moves a second."""
    begin = time.perf_counter()
    for made, now in enumerate(positions(), 1):
        for screen in screens(now):
            if studio is not None:
                for picture in screen.pictures:
                    await studio.within(0, picture)
            screen.to_components()
        await asyncio.sleep(0)
        if (took := time.perf_counter() - begin) > SECONDS:
            return made / took
    raise AssertionError


async def drawing(counting: Counting) -> float:
    """The same with pictures."""
    studio = Studio(counting)
    try:
        return await moves(studio)
    finally:
        studio.close()


def run() -> str:
    """The figures."""
    counting = Counting()
    alone, both = asyncio.run(moves(None)), asyncio.run(drawing(counting))
    return (
        f"words alone: {alone:.0f} moves a second\n"
        f"with pictures: {both:.0f} ({both / alone:.0%}), and {counting.drawn / SECONDS:.0f} pictures"
    )
