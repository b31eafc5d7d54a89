"""What a round scores, and when a match is won (G12, N11)."""

from __future__ import annotations

from bot.rules.state import State

KNOCK_OUT_POINTS = 250


def round_scores(state: State, winner: int | None) -> tuple[int, ...]:
    """Return what each seat adds to its total after a round won by this seat; None: no seat won it."""
    scores = [0] * state.seats
    if state.scoring == "lowest":
        for seat in range(state.seats):
            scores[seat] = KNOCK_OUT_POINTS if seat in state.knocked_out else state.points(seat)
    elif state.scoring == "points" and winner is not None:
        scores[winner] = winnings(state, winner)
    return tuple(scores)


def winnings(state: State, winner: int) -> int:
    """Return what a round is worth to its winner, where points are counted (G12, N11)."""
    others = sum(state.points(seat) for seat in state.opponents(winner))
    return others + KNOCK_OUT_POINTS * len(state.knocked_out)


def leaving_score(state: State, seat: int) -> int:
    """Return what a seat that leaves adds to its own total (G14); a hand that was scored already counts 0."""
    if state.scoring == "lowest" and not state.over and state.in_round[seat]:
        return state.points(seat)
    return 0


def champions(state: State) -> tuple[int, ...]:
    """Return the seats that have won the match, now that a round is over; none if it goes on."""
    still_in = [seat for seat in range(state.seats) if state.in_match[seat]]
    if len(still_in) == 1:
        return tuple(still_in)
    if state.scoring == "single":
        return () if state.winner is None else (state.winner,)
    if state.scoring == "points":
        return tuple(seat for seat in still_in if state.totals[seat] >= state.target)
    if max(state.totals[seat] for seat in still_in) < state.target:
        return ()
    lowest = min(state.totals[seat] for seat in still_in)
    return tuple(seat for seat in still_in if state.totals[seat] == lowest)


def lowest_hand(state: State) -> int | None:
    """Return the seat with the lowest hand, which wins a blocked round; None if two are lowest (G11)."""
    points = {seat: state.points(seat) for seat in range(state.seats) if state.in_round[seat]}
    lowest = [seat for seat in points if points[seat] == min(points.values())]
    return lowest[0] if len(lowest) == 1 else None
