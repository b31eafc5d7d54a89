"""Which of the tables that could be this one are likely.

What others chose to play tells too little to weigh tables by: the few that would explain all of it would outweigh the
rest, and the answer would be found on those alone.
"""

from __future__ import annotations

from bot.rules.state import State

BLUFFS = 0.1
"""How much less likely a table is on which the accused has bluffed."""


def likelihood(state: State) -> float:
    """Return how likely this table is, relative to other tables."""
    return BLUFFS if getattr(state.question, "guilty", False) else 1.0
