"""The real bot on a local Discord that has its bad days, in this process or as a program of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground import LocalDiscord
from tests.house import ann, ben, bot, channel, clock, house, local, mei, no_errors, online, settings
from tests.resilience.program import Program

__all__ = ["ann", "ben", "bot", "channel", "clock", "house", "local", "mei", "no_errors", "online", "settings"]


@pytest.fixture
async def program(local: LocalDiscord, tmp_path: Path) -> AsyncIterator[Program]:
    """The bot as people start it; it is not started yet."""
    program = Program(local, tmp_path / "uno.db")
    yield program
    await program.kill()
