"""Whole matches by people who press whatever they see; and all that they and Discord are told is held to the rules."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.art.process import DrawProcess
from bot.rules.editions import EDITIONS
from tests.e2e_games.matches import Channel
from tests.e2e_games.town import Town, town

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet

FEW = 1
MANY = int(os.environ.get("UNO_GAMES", "50"))
"""How many games of each edition are played."""
SEED = os.environ.get("UNO_SEED", "1")
AT_ONCE = 8


def games() -> Iterator[ParameterSet]:
    """Yield how many games of each edition are played; one of No Mercy takes as long as those of all others."""
    for edition in EDITIONS:
        if edition != "no-mercy":
            yield pytest.param(edition, FEW)
        yield pytest.param(edition, MANY, marks=pytest.mark.slow)


@pytest.mark.parametrize(("edition", "games"), list(games()))
async def test_games_of_chance(edition: str, games: int, tmp_path: Path, draw_process: DrawProcess) -> None:
    started, worked = time.monotonic(), time.process_time()
    async with town(tmp_path, draw_process, locale="zh-TW" if list(EDITIONS).index(edition) % 2 else "en-US") as here:
        channels = await play(here, edition, games)
    faults = [f"{channel.channel.name}: {fault}" for channel in channels for fault in channel.faults] + here.faults
    did = sum((channel.players.did for channel in channels), Counter[str]())
    moves, calls = sum(channel.moves for channel in channels), here.watch.routes.total()
    print(
        f"\n{edition}: {sum(channel.finished for channel in channels)} matches, "
        f"{sum(channel.stopped for channel in channels)} stopped, {moves} moves, {calls} calls "
        f"({calls / max(moves, 1):.2f} a move), slowest answer {here.watch.slowest.total_seconds():.2f} s, "
        f"{here.watch.raced} raced, {time.monotonic() - started:.0f} s ({time.process_time() - worked:.0f} s of work)\n"
        f"  {dict(here.watch.routes.most_common())}\n  {dict(did.most_common())}"
    )
    assert not faults, f"{len(faults)} faults:\n" + "\n".join(faults[:30])
    assert sum(channel.finished for channel in channels) >= games // 2, "people seldom stop a match"


async def play(here: Town, edition: str, games: int) -> list[Channel]:
    """Play that many games, some at once."""
    seats = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Channel:
        async with seats:
            name = f"uno-{number}"
            channel = Channel(here, here.house.create_text_channel(name), edition, f"{SEED}/{edition}/{number}")
            await channel.play()
            return channel

    return await asyncio.gather(*(one(number) for number in range(games)))
