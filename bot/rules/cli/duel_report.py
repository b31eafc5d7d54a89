"""What came of a duel: both sides' scores with their intervals, and every fault; as text and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass

from bot.rules.cli.duel import SIDES, Duel, DuelGame, Side
from bot.rules.cli.report import interval
from bot.rules.cli.words import counted

LONGEST = 40
"""How much of a command line is told."""


@dataclass(frozen=True, slots=True)
class Score:
    """What a side won, of all games that somebody won, and how many games it lost by its own fault."""

    side: str
    typed: str
    wins: int
    share: float
    low: float
    high: float
    faults: int


def scores(sides: Sequence[Side], games: Sequence[DuelGame]) -> list[Score]:
    """Return both sides' scores."""
    found = []
    for number, side in enumerate(sides):
        wins = sum(played.won == number for played in games)
        decided = sum(played.won is not None for played in games)
        low, high = interval(wins, decided) if decided else (0.0, 1.0)
        share = wins / decided if decided else 0.0
        faults = sum(played.fault == number for played in games)
        found.append(Score(SIDES[number], side.typed, wins, round(share, 4), round(low, 4), round(high, 4), faults))
    return found


def fault_line(played: DuelGame) -> str:
    """Return what a fault was, in a line."""
    side = "" if played.fault is None else SIDES[played.fault]
    return f"Game {played.number:,} is lost to {side}: {played.why}."


def duel_lines(duel: Duel, sides: Sequence[Side], games: Sequence[DuelGame]) -> Iterator[str]:
    """Yield the result as text."""
    table = duel.table
    house = f", house rules {' '.join(table.house)}" if table.house else ""
    calls = "" if duel.has_calls else ", without calls"
    yield f"{counted(len(games), 'game')} of {table.edition}: {table.seats} seats, {table.scoring}{calls}{house}"
    nobody = sum(played.won is None for played in games)
    if nobody:
        yield f"{nobody:,} of them nobody won"
    yield ""
    names = [name if len(name) <= LONGEST else f"{name[:LONGEST]}..." for name in (side.typed for side in sides)]
    width = max(map(len, names))
    yield f"   {'':{width}}      won   share   95 % between      faults"
    for score, name in zip(scores(sides, games), names, strict=True):
        between = f"{score.low:.1%} and {score.high:.1%}"
        yield f"{score.side}  {name:{width}} {score.wins:8,}  {score.share:6.1%}   {between:16} {score.faults:6,}"
    yield ""
    yield f"No better, no worse: A would win {1 / table.seats:.1%}."
    yield f"The same deals again: --seed {duel.seed}"


def duel_as_json(duel: Duel, sides: Sequence[Side], games: Sequence[DuelGame]) -> dict[str, object]:
    """Return the result as JSON has it."""
    table = duel.table
    return {
        "edition": table.edition,
        "seats": table.seats,
        "house": table.house,
        "scoring": table.scoring,
        "calls": duel.has_calls,
        "seed": duel.seed,
        "games": len(games),
        "nobody_won": sum(played.won is None for played in games),
        "sides": [asdict(score) for score in scores(sides, games)],
        "faults": [
            {"game": played.number, "side": SIDES[played.fault], "why": played.why}
            for played in games
            if played.fault is not None
        ],
    }
