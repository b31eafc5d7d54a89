"""Whole matches by people who press whatever they see; and all that they and Discord are told is held to the rules."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from pathlib import Path

import pytest

from bot.rules.editions import EDITIONS
from tests.e2e_games.matches import Channel
from tests.e2e_games.town import Town, town

GAMES = int(os.environ.get("UNO_GAMES", "50"))
"""How many games of each edition are played."""
SEED = os.environ.get("UNO_SEED", "1")
AT_ONCE = 8


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What leaves people time leaves them less."""
    monkeypatch.setattr("bot.sessions.fairness.CATCH_AFTER", 0.1)
    monkeypatch.setattr("bot.sessions.fairness.PAUSE", 0.2)
    monkeypatch.setattr("bot.sessions.fairness.LATELY", 0.2)
    monkeypatch.setattr("bot.sessions.computers.THINKS", (0.01, 0.05))
    monkeypatch.setattr("bot.sessions.computers.REACTS", (0.05, 0.2))


@pytest.mark.parametrize("edition", EDITIONS)
async def test_games_of_chance(edition: str, tmp_path: Path) -> None:
    started, worked = time.monotonic(), time.process_time()
    async with town(tmp_path, locale="zh-TW" if list(EDITIONS).index(edition) % 2 else "en-US") as here:
        channels = await play(here, edition, GAMES)
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
    assert sum(channel.finished for channel in channels) >= GAMES * 0.9


async def play(here: Town, edition: str, games: int) -> list[Channel]:
    """Plays that many games, some at once."""
    seats = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Channel:
        async with seats:
            name = f"uno-{number}"
            channel = Channel(here, here.house.create_text_channel(name), edition, f"{SEED}/{edition}/{number}")
            await channel.play()
            return channel

    return await asyncio.gather(*(one(number) for number in range(games)))
