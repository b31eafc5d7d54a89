"""Killed at any instant, the store has every answer that it acknowledged.

Some kills are tried here; `python -m tests.store.killing` tries as many as one likes.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.store.killing import STARTING_EVERY, kill

FEW, MANY = 4, 20
"""How often it is killed."""


@pytest.mark.parametrize("kills", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
async def test_every_acknowledged_answer_survives_the_kill(database_url: str, kills: int) -> None:
    outcome = await kill(database_url, kills, Random(database_url))
    assert outcome.kills == kills
    assert outcome.committing >= kills - kills // STARTING_EVERY
    assert outcome.stored >= outcome.acknowledged > 0
