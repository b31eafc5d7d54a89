"""`uno rebuild-stats`: all results, counted again from the games' records."""

from __future__ import annotations

import argparse
import asyncio
import sys

from bot.config import Settings
from bot.errors import FAILED
from bot.progress import Progress, Report
from bot.sessions.counting import Counting, Former
from bot.store.counting import begin_again
from bot.store.ends import progress as counted_so_far
from bot.store.ends import skipped_games
from bot.store.store import Store

PAUSE_S = 0.5
"""How long it waits while a bot counts."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add nothing: it is always all of them."""


def run(_given: argparse.Namespace) -> int:
    """Count all results again, and print the progress."""
    database_url = Settings.load().database_url
    try:
        with Progress("ends of rounds and matches counted") as progress:
            skipped, former = asyncio.run(_rebuild(database_url, progress))
    except KeyboardInterrupt:
        print(
            "Interrupted: the rest is counted by the bot when it runs, or when you start the command again.",
            file=sys.stderr,
        )
        return FAILED
    games = f"{skipped:,} {'game' if skipped == 1 else 'games'} of older rules, or damaged,"
    was = "was" if skipped == 1 else "were"
    print(f"All results have been counted again{f'; {games} {was} skipped' if skipped else ''}.")
    if former.matches:
        print(former)
    return 0


async def _rebuild(database_url: str, report: Report) -> tuple[int, Former]:
    """Count until nothing is left; return how many games had to be skipped, and what of older ones is not known."""
    async with await Store.open(database_url, to_count_again=True) as store:
        counting = Counting(store)
        await store.keep_house(begin_again)
        while True:
            done, of = await store.read(counted_so_far)
            report(done, of)
            if done == of:
                return await store.read(skipped_games), counting.former()
            if not await counting.count():
                await asyncio.sleep(PAUSE_S)  # a bot counts
