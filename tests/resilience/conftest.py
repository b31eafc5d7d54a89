"""The real bot on a local Discord that has its bad days, in this process or as a program of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground import LocalDiscord
from tests.cogs.conftest import _no_picture_is_late, _nothing_goes_wrong, bot, known_deals, mei, online
from tests.house import ann, ben, channel, house, local, settings
from tests.resilience.program import Program

__all__ = [
    "_no_picture_is_late",
    "_nothing_goes_wrong",
    "ann",
    "ben",
    "bot",
    "channel",
    "house",
    "known_deals",
    "local",
    "mei",
    "online",
    "settings",
]


@pytest.fixture
async def program(local: LocalDiscord, tmp_path: Path) -> AsyncIterator[Program]:
    """The bot as people start it; it is not started yet."""
    program = Program(local, tmp_path / "uno.db")
    yield program
    await program.kill()
