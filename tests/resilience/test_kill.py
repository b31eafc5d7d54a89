"""Killed at any instant, the bot comes back with all that it acknowledged, and every game goes on to its end.

Some kills are tried here; `python -m tests.resilience.killing` tries as many as one likes.
"""

from pathlib import Path

import pytest

from tests.resilience.crowd import endure
from tests.resilience.killing import Killing

FEW, MANY = 3, 12
QUICK = ("minecraft",)
"""Where people play while it is killed a few times."""


async def test_nothing_is_lost_and_a_game_goes_on(tmp_path: Path) -> None:
    outcome = (await endure(Killing, FEW, 5, tmp_path, QUICK)).outcome
    assert outcome.problems == []
    assert outcome.befell.total() == FEW
    assert outcome.acknowledged > FEW


@pytest.mark.slow
async def test_nothing_is_lost_and_everything_goes_on(tmp_path: Path) -> None:
    killing = await endure(Killing, MANY, 5, tmp_path)
    outcome = killing.outcome
    assert outcome.problems == []
    assert outcome.befell.total() == MANY
    assert outcome.acknowledged > MANY
    assert outcome.unanswered, "no player was interrupted"
    assert killing.phases
