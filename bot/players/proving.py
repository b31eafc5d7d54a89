"""The process in which puzzles are proved: `python -m bot.players.proving` is that process."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

from bot.players.proof import Proof, prove
from bot.rules.record import Record
from bot.worker import Worker, serve

JOB_LIMIT_S = 120.0
"""A proof that takes longer is given up."""
NICENESS = 19

Job = tuple[Record, int, int]


class ProveProcess(Worker[Job, "Proof | None"]):
    """Proves one puzzle after another in a process of its own, which starts with the first one."""

    def __init__(self, clock: Callable[[], float], limit_s: float = JOB_LIMIT_S) -> None:
        super().__init__("bot.players.proving", clock, limit_s)

    def prove(self, record: Record, step: int, seat: int) -> Future[Proof | None]:
        """Return a future of the proof; it raises NotDone if that fails."""
        return self.do((record, step, seat))


def prove_job(job: Job) -> Proof | None:
    """Prove a puzzle."""
    return prove(*job)


if __name__ == "__main__":
    serve(prove_job, NICENESS)
