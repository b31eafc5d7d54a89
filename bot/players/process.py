"""The processes in which hard computers think: `python -m bot.players.process` is one. They keep nothing.

What is due first is thought out first, and the less time there is for all that waits, the less there is for each. What
is not begun when it is due is cancelled by its player, who does without, as where too much waits already.
"""

from __future__ import annotations

import os
import pickle
import threading
from bisect import insort
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial

from bot.players.fixed import FixedThought
from bot.players.search import Budget, Decision, Thought
from bot.worker import Worker, serve

JOB_LIMIT_S = 10.0
"""A thought that takes longer is given up, and its process replaced."""
NICENESS = 19
MOST_PROCESSES = 8
MOST_WAITING = 64
"""How many thoughts wait at most, for each process."""
LEAST_S = 0.03
"""The least that a thought gets: less would find nothing."""

Job = tuple[bytes, Budget]


@dataclass(order=True, slots=True)
class _Waiting:
    """A thought that is not begun."""

    due: float
    number: int
    """In which order they came."""
    thought: bytes = field(compare=False)
    decision: Future[Decision] = field(compare=False)


class ThinkProcesses:
    """Processes that start when they are needed, at most one for each core but one, which is the bot's."""

    def __init__(
        self,
        clock: Callable[[], float],
        processes: int | None = None,
        *,
        most_waiting: int = MOST_WAITING,
        limit_s: float = JOB_LIMIT_S,
    ) -> None:
        self._clock = clock
        count = usual_processes() if processes is None else processes
        self._idle: list[Worker[Job, Decision]] = [Worker("bot.players.process", clock, limit_s) for _ in range(count)]
        """The last one thought last: the others are started only if that one is busy."""
        self._all = tuple(self._idle)
        self._most_waiting = most_waiting * count
        self._lock = threading.Lock()
        self._waiting: list[_Waiting] = []
        """What is due first comes first."""
        self._number = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def think(self, thought: Thought | FixedThought, within_s: float) -> Future[Decision]:
        """Return a future of the decision, which is wanted within so many seconds; it is cancelled if too many wait.

        Cancelling it succeeds as long as it is not begun. It raises NotDone if that fails.
        """
        decision: Future[Decision] = Future()
        pickled = pickle.dumps(thought)  # as it is now: the player goes on remembering
        with self._lock:
            self._number += 1
            waiting = _Waiting(self._clock() + within_s, self._number, pickled, decision)
            self._waiting = [other for other in self._waiting if not other.decision.cancelled()]
            has_room = len(self._waiting) < self._most_waiting
            if has_room:
                insort(self._waiting, waiting)
        if not has_room:
            decision.cancel()
        self._go_on()
        return decision

    def close(self) -> None:
        """End the processes for good, and give up all that is not thought out."""
        with self._lock:
            waiting, self._waiting = self._waiting, []
        for one in waiting:
            one.decision.cancel()
        for worker in self._all:
            worker.close()

    def _go_on(self) -> None:
        """Give what is due first to the processes that are idle."""
        while (begun := self._next()) is not None:
            worker, waiting, seconds = begun
            job = waiting.thought, Budget(within_s=seconds)
            worker.do(job).add_done_callback(partial(self._hand_out, worker, waiting.decision))

    def _next(self) -> tuple[Worker[Job, Decision], _Waiting, float] | None:
        with self._lock:
            while self._idle and self._waiting:
                seconds = self._share()
                waiting = self._waiting.pop(0)
                if waiting.decision.set_running_or_notify_cancel():
                    return self._idle.pop(), waiting, seconds
        return None

    def _share(self) -> float:
        """Return how long the next may take so that all of them, taking as long, are ready when they are due."""
        now = self._clock()
        shares = ((one.due - now) * len(self._all) / place for place, one in enumerate(self._waiting, 1))
        return max(LEAST_S, min(shares))

    def _hand_out(self, worker: Worker[Job, Decision], decision: Future[Decision], result: Future[Decision]) -> None:
        with self._lock:
            self._idle.append(worker)
        self._go_on()
        error = result.exception()
        if error is None:
            decision.set_result(result.result())
        else:
            decision.set_exception(error)


def usual_processes() -> int:
    """Return how many processes think where nothing else is said."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(max(1, cores - 1), MOST_PROCESSES)


def decide(job: Job) -> Decision:
    """Think something out."""
    pickled, budget = job
    thought: Thought | FixedThought = pickle.loads(pickled)  # noqa: S301  (our own program wrote it)
    return thought.decide(budget)


if __name__ == "__main__":
    serve(decide, NICENESS)
