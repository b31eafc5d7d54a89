"""Some of the presses by which `python -m tests.cogs.hostile` attacks tables where people play."""

from pathlib import Path

import pytest

from tests.cogs.hostile import assault


@pytest.mark.slow
async def test_hostile_presses_are_answered_and_change_nothing(tmp_path: Path) -> None:
    outcome = await assault(300, 1, tmp_path, tables=6)
    assert outcome.problems == []
    assert outcome.sent.total() == 300
    assert len(outcome.waits) > 150
