"""Computer players: `player("normal", chance)` sits on one seat and answers from its View.

Pass it every redacted event of its seat (`observe`), ask it for calls after each move (`call`), and for its answer when
its seat is asked (`answer`). A hard one thinks for a while: its `thought` can be thought out elsewhere
(`bot.players.process`).
"""

from __future__ import annotations

from functools import partial
from random import Random

from bot.players.levels import Easy, Hard, Normal, Player
from bot.players.search import THINKING_S, Budget, Decision, Thought

__all__ = ["LEVELS", "PLAYERS", "THINKING_S", "Decision", "Player", "Thought", "player"]

LEVELS = ("easy", "normal", "hard")


def player(level: str, chance: Random, *, seconds: float = THINKING_S, playouts: int | None = None) -> Player:
    """Return a player of this level for one seat of one match.

    A hard one thinks for at most `seconds` of the processor; with `playouts`, for that many games played out
    instead, whatever time they take, so that the same view and the same chance give the same answer.
    """
    if level == "easy":
        return Easy(chance)
    if level == "normal":
        return Normal(chance)
    if level == "hard":
        return Hard(chance, Budget(seconds, playouts))
    raise ValueError(level)


PLAYERS = {level: partial(player, level) for level in ("normal", "easy", "hard")}
"""By level, what makes a player of it, for the rules' own command line; the first is the usual one there."""
