"""What a round scores, and when a match is won (G12, N11): a matter of teams, of which each seat usually is one."""

from __future__ import annotations

from bot.rules.state import State

KNOCK_OUT_POINTS = 250


def round_scores(state: State, winner: int | None) -> tuple[int, ...]:
    """Return what each seat adds to its total, which is its team's, after a round won by this seat, or by none."""
    teams = state.teams
    scores = dict.fromkeys(teams, 0)
    if state.scoring == "lowest":
        for seat, team in enumerate(teams):
            scores[team] += KNOCK_OUT_POINTS if seat in state.knocked_out else state.points(seat)
    elif state.scoring == "points" and winner is not None:
        scores[teams[winner]] = winnings(state, winner)
    return tuple([scores[team] for team in teams])


def winnings(state: State, winner: int) -> int:
    """Return what a round is worth to the team of its winner, where points are counted (G12, N11)."""
    others = [seat for seat in range(state.seats) if state.teams[seat] != state.teams[winner]]
    held = sum(state.points(seat) for seat in others if state.in_round[seat])
    return held + KNOCK_OUT_POINTS * sum(seat in state.knocked_out for seat in others)


def leaving_score(state: State, seat: int) -> int:
    """Return what a seat that leaves adds to the total of its team (G14); a hand that was scored already counts 0."""
    if state.scoring == "lowest" and not state.over and state.in_round[seat]:
        return state.points(seat)
    return 0


def winners(state: State, winner: int | None) -> tuple[int, ...]:
    """Return the seats that win a round with this one: those of its team that are still there."""
    return () if winner is None else tuple(state.allies(winner))


def champions(state: State) -> tuple[int, ...]:
    """Return the seats that have won the match, now that a round is over; none if it goes on."""
    still_in = [seat for seat in range(state.seats) if state.in_match[seat]]
    if len({state.teams[seat] for seat in still_in}) == 1:
        return tuple(still_in)
    if state.scoring == "single":
        return winners(state, state.winner)
    if state.scoring == "points":
        return tuple(seat for seat in still_in if state.totals[seat] >= state.target)
    if max(state.totals[seat] for seat in still_in) < state.target:
        return ()
    lowest = min(state.totals[seat] for seat in still_in)
    return tuple(seat for seat in still_in if state.totals[seat] == lowest)


def lowest_hand(state: State) -> int | None:
    """Return a seat of the team whose hands are lowest, which wins a blocked round; None if two are lowest (G11)."""
    points: dict[int, int] = {}
    first: dict[int, int] = {}
    for seat, team in enumerate(state.teams):
        if state.in_round[seat]:
            points[team] = points.get(team, 0) + state.points(seat)
            first.setdefault(team, seat)
    lowest = [team for team in points if points[team] == min(points.values())]
    return first[lowest[0]] if len(lowest) == 1 else None
