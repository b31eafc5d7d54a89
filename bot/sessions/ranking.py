"""The order in which a match was finished, for ratings. `/help` tells it in `answer-ranking`."""

from __future__ import annotations

from bot.rules.state import State


def places(state: State) -> tuple[int, ...]:
    """The place of each seat at the end of a match, from 1; equal places are a tie.

    The winners come first. The others follow by their totals; where one round decides, by the points left in the hand,
    and behind them those knocked out, the last of them first. Whoever left is last, whenever it was.
    """
    standing = [_standing(state, seat) for seat in range(state.seats)]
    return tuple(1 + sum(other < mine for other in standing) for mine in standing)


def _standing(state: State, seat: int) -> tuple[int, int]:
    """The lower, the better."""
    if seat in state.champions:
        return 0, 0
    if not state.in_match[seat]:
        return 3, 0
    if state.scoring == "points":
        return 1, -state.totals[seat]
    if state.scoring == "lowest":
        return 1, state.totals[seat]
    if seat in state.knocked_out:
        return 2, -state.knocked_out.index(seat)
    return 1, state.points(seat)
