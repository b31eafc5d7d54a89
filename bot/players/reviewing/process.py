"""The process that works reviews out and proves puzzles: `python -m bot.players.reviewing.process` is that process.

It gets the processor when no other process of the machine wants it. Work of many parts is asked for one part after
another, so that what is asked for meanwhile waits for one part at most: a proof never waits for the reviews in a queue.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from operator import methodcaller
from typing import Any

from bot.players.proof import Proof, prove
from bot.players.reviewing.points import Found
from bot.players.reviewing.reckoning import RoundSpan, RoundWork
from bot.rules.record import Record
from bot.worker import Worker, serve

PART_LIMIT_S = 300.0
"""A part that takes longer is given up: most take a second or two, but a busy machine may let it wait."""
NICENESS = 19


@dataclass(frozen=True, slots=True)
class Job:
    """One part of the work on a round."""

    work: bytes
    """The record, the round and the seat, pickled."""
    part: int | None
    """None: to say how many there are."""

    def do(self) -> Found | int:
        """Work the part out."""
        work = _work(self.work)
        return work.parts if self.part is None else work.work_out(self.part)


@dataclass(frozen=True, slots=True)
class ProofJob:
    """A decision of a game that is to be proved."""

    record: Record
    step: int
    seat: int

    def do(self) -> Proof | None:
        """Prove it."""
        return prove(self.record, self.step, self.seat)


def packed(record: Record, span: RoundSpan, seat: int) -> bytes:
    """Return the work on a round for one seat, as its jobs have it."""
    return pickle.dumps((record, span, seat))


WorkOut = Callable[[Job], "Future[Found | int]"]
"""Has a job done."""


class ReviewProcess:
    """The process, which starts with its first job."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._worker = Worker[Any, Any]("bot.players.reviewing.process", clock, PART_LIMIT_S)

    def work_out(self, job: Job) -> Future[Found | int]:
        """Return a future of what one part comes to, or of how many there are; it raises NotDone if that fails."""
        return self._worker.do(job)

    def prove(self, record: Record, step: int, seat: int) -> Future[Proof | None]:
        """Return a future of a proof; it raises NotDone if that fails."""
        return self._worker.do(ProofJob(record, step, seat))

    def close(self) -> None:
        """End the process for good."""
        self._worker.close()


@lru_cache(2)
def _work(pickled: bytes) -> RoundWork:
    """Return the work on a round; its parts come one after another, and between them perhaps those of a daily deal."""
    record, span, seat = pickle.loads(pickled)  # noqa: S301  (our own program wrote it)
    return RoundWork(record, span, seat)


def stand_back() -> None:
    """Get the processor only when no other process wants it, where the system knows that."""
    if hasattr(os, "sched_setscheduler"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


if __name__ == "__main__":
    stand_back()
    serve(methodcaller("do"), NICENESS)
