"""Killed at any instant, the bot comes back with all that it acknowledged, and every game goes on to its end.

Some kills are tried here; `python -m tests.resilience.killing` tries as many as one likes.
"""

from pathlib import Path

import pytest

from bot.playground.world import LocalBackend
from tests.resilience.killing import kill

KILLS = 12


async def test_nothing_is_lost_and_everything_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LocalBackend, "ANSWER_WITHIN", 3.0)  # whoever is not answered goes on
    outcome = await kill(KILLS, 5, tmp_path)
    assert outcome.problems == []
    assert outcome.kills.total() == KILLS
    assert outcome.acknowledged > KILLS
    assert outcome.unanswered, "nobody was interrupted"
    assert outcome.phases
