"""The process in which reviews are worked out."""

from __future__ import annotations

import os
import time

from bot.players.proof import prove
from bot.players.reviewing.process import PART_LIMIT_S, Job, ReviewProcess, packed
from bot.players.reviewing.reckoning import finished_rounds
from tests.players.played import played

LONG_S = PART_LIMIT_S
"""The process gets the processor only when no other test wants it."""


def test_a_part_is_worked_out_there_as_here() -> None:
    record = played("classic", 2)
    (span,) = finished_rounds(record)
    work = packed(record, span, 0)
    process = ReviewProcess(time.monotonic)
    try:
        parts = process.work_out(Job(work, None)).result(LONG_S)
        assert parts == Job(work, None).do()
        assert isinstance(parts, int)
        last, proof = process.work_out(Job(work, parts - 1)), process.prove(record, 1, 0)
        assert last.result(LONG_S) == Job(work, parts - 1).do()
        assert proof.result(LONG_S) == prove(record, 1, 0)
        running = process._worker._process
        assert running is not None
        if hasattr(os, "SCHED_IDLE"):
            assert os.sched_getscheduler(running.pid) == os.SCHED_IDLE
    finally:
        process.close()
