"""Few requests are refused, and nobody is disturbed, when many games come back at once.

`python -m tests.bench.limits` prints the figures.
"""

import pytest

from tests.bench.limits import measure

FEW = 20
ALL_SHOWN = 300
"""How many tables can be brought up to date in a minute, with 40 requests a second, beside everything else."""


@pytest.mark.slow
@pytest.mark.parametrize("games", [300, 1000])
async def test_few_requests_are_refused_and_no_one_is_pinged_who_was_not_late(games: int) -> None:
    outcome = await measure(games)
    assert outcome.moves, "no one played"
    for scene in outcome.scenes:
        assert scene.refused < FEW, outcome
        assert (scene.early, scene.twice) == (0, 0), outcome
        assert scene.behind == 0 or games > ALL_SHOWN, outcome
    assert outcome.behind == 0 or games > ALL_SHOWN, outcome
