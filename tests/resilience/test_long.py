"""A long evening in one process, here a short one; `python -m tests.bench.long` takes as long as one likes."""

import asyncio
import os
from dataclasses import replace

import pytest

from tests.bench._footprint import Footprint, footprint
from tests.bench.long import MB, Sample, compared, measure
from tests.bench.mixed import Load

HELD = Footprint(
    rss=0, own=int(100 * MB), children=int(50 * MB), processes=2, files=40, threads=9, cpu=1, children_cpu=1
)
WAITS = [0.01] * 99


def sample(minute: int, own_mb: float) -> Sample:
    """Return the sample of a minute with a hundred moves."""
    held = replace(HELD, own=int(own_mb * MB), cpu=float(minute))
    return Sample(60.0 * minute, held, Load(0, [], waits=WAITS), 10, 100.0 * minute, 0.002, 0)


def test_growth_is_told_by_the_hour() -> None:
    told = compared([sample(minute, 100 + minute / 10) for minute in range(1, 41)])
    own, children = (line for line in told.splitlines() if "grew" in line)
    assert own.startswith("its own memory")
    assert own.endswith(" +6.0 MB an hour")
    assert children.startswith("its children's")
    assert children.endswith(" +0.0 MB an hour")
    assert "40 minutes, 4000 moves, 3960 answers, 0 unanswered, 0 errors logged" in told


def test_a_process_that_holds_more_is_seen_to() -> None:
    before = footprint(os.getpid())
    block = bytearray(b"x") * 30_000_000
    assert footprint(os.getpid()).own - before.own > 25 * MB
    assert len(block) == 30_000_000


@pytest.mark.slow
async def test_everybody_is_answered_for_a_while() -> None:
    samples = await measure(10.0, 1.0, 1, asyncio.Event())
    assert samples[-1].held.own > 0
    assert sum(len(each.waits) for each in samples) > 0
    assert sum(each.errors for each in samples) == 0
