"""What other processes think out, at once and in the test's own process: hard computers' answers, and reviews."""

from __future__ import annotations

import pickle
from concurrent.futures import Future
from dataclasses import replace
from functools import lru_cache

from bot.players import Decision, Thought
from bot.players.fixed import FixedThought
from bot.players.reviewing.points import Effort, Found
from bot.players.reviewing.process import Job
from bot.players.reviewing.reckoning import RoundWork
from bot.players.search import Budget

PLAYOUTS = 8
LITTLE = Effort(playouts=16, round_playouts=160, tables=1)


def think_at_once(thought: Thought | FixedThought, _within_s: float) -> Future[Decision]:
    """Return the decision, which is there already."""
    if isinstance(thought, FixedThought):
        thought = replace(thought, playouts=PLAYOUTS)
    decision: Future[Decision] = Future()
    decision.set_running_or_notify_cancel()
    decision.set_result(thought.decide(Budget(playouts=PLAYOUTS)))
    return decision


def review_at_once(job: Job) -> Future[Found | int]:
    """Return what a part of a review comes to, which is there already."""
    work = _work(job.work)
    found: Future[Found | int] = Future()
    found.set_running_or_notify_cancel()
    found.set_result(work.parts if job.part is None else work.work_out(job.part))
    return found


@lru_cache(4)
def _work(pickled: bytes) -> RoundWork:
    record, span, seat = pickle.loads(pickled)  # noqa: S301  (made here)
    return RoundWork(record, span, seat, LITTLE)
