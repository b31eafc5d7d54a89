"""The process in which reviews are worked out."""

from __future__ import annotations

import os
import time

from bot.players.reviewing.process import Job, ReviewProcess, do, packed
from bot.players.reviewing.reckoning import finished_rounds
from tests.players.played import played

LONG_S = 60.0


def test_a_part_is_worked_out_there_as_here() -> None:
    record = played("classic", 2)
    (span,) = finished_rounds(record)
    work = packed(record, span, 0)
    process = ReviewProcess(time.monotonic)
    try:
        parts = process.work_out(Job(work, None)).result(LONG_S)
        assert parts == do(Job(work, None))
        assert isinstance(parts, int)
        assert process.work_out(Job(work, parts - 1)).result(LONG_S) == do(Job(work, parts - 1))
        running = process._worker._process
        assert running is not None
        if hasattr(os, "SCHED_IDLE"):
            assert os.sched_getscheduler(running.pid) == os.SCHED_IDLE
    finally:
        process.close()
