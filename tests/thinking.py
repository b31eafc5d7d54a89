"""Hard computers that think at once, in the test's own process, and never for long."""

from __future__ import annotations

from concurrent.futures import Future

from bot.players import Decision, Thought
from bot.players.search import Budget

PLAYOUTS = 8


def think_at_once(thought: Thought, _within_s: float) -> Future[Decision]:
    """Return the decision, which is there already."""
    decision: Future[Decision] = Future()
    decision.set_running_or_notify_cancel()
    decision.set_result(thought.decide(Budget(playouts=PLAYOUTS)))
    return decision
