"""The figures of a simulation: who won how often, how long games were, how rounds were won; as text, JSON and CSV."""

from __future__ import annotations

import csv
import statistics
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import TextIO

from bot.rules.cli.simulate import WAYS, Played, Setup
from bot.rules.cli.words import counted
from bot.rules.notation import SEAT_LETTERS

Z_95 = 1.96
COLUMNS = ("game", "seed", "winners", "rounds", "turns", "answers", "events", "won_with", "knocked_out", "totals")


@dataclass(slots=True)
class Share:
    """How often a seat won, of all games, with the interval in which its chance is with 95 %."""

    seat: str
    wins: int
    share: float
    low: float
    high: float


@dataclass(slots=True)
class Length:
    """How long games or rounds were."""

    mean: float
    median: float
    longest: int


@dataclass(slots=True)
class Report:
    """The figures; a move is a turn with all its questions, an answer may be a call as well."""

    edition: str
    seats: int
    house: tuple[str, ...]
    scoring: str
    level: str
    seed: int
    games: int
    unfinished: int
    wins: list[Share]
    rounds: Length
    moves_each: Length
    answers_each: Length
    moves_a_round: Length
    won_with: dict[str, dict[str, int]]
    """By how rounds were won, by seat, how many."""
    nobody_won: int
    """Rounds in which two hands were lowest when no seat could go on."""
    knocked_out: dict[str, int]
    moves: int
    events: int
    seconds: float
    moves_per_second: int


def report(setup: Setup, level: str, games: Sequence[Played], seconds: float) -> Report:
    """Return the figures of these games, of which there is at least one."""
    letters = SEAT_LETTERS[: setup.seats]
    won = Counter(seat for played in games for seat in played.winners)
    over = [played for played in games if played.is_over]
    rounds = [ended for played in games for ended in played.rounds]
    ways = Counter((way, letters[winner]) for _, winner, way in rounds if winner is not None)
    out = Counter(letters[seat] for played in games for seat in played.knocked_out)
    moves = sum(played.turns for played in games)
    return Report(
        setup.edition,
        setup.seats,
        setup.house,
        setup.scoring,
        level,
        setup.seed,
        len(games),
        len(games) - len(over),
        [Share(letter, won[seat], *_share(won[seat], len(over))) for seat, letter in enumerate(letters)],
        _length([len(played.rounds) for played in over]),
        _length([played.turns for played in over]),
        _length([played.answers for played in over]),
        _length([turns for turns, _, _ in rounds]),
        {way: {letter: ways[way, letter] for letter in letters} for way in WAYS},
        sum(winner is None for _, winner, _ in rounds),
        {letter: out[letter] for letter in letters},
        moves,
        sum(played.events for played in games),
        round(seconds, 3),
        int(moves / seconds),
    )


def _share(wins: int, games: int) -> tuple[float, float, float]:
    """Return a share and its 95 % interval."""
    if not games:
        return 0.0, 0.0, 1.0
    low, high = interval(wins, games)
    return round(wins / games, 4), round(low, 4), round(high, 4)


def interval(wins: int, games: int) -> tuple[float, float]:
    """Return the interval in which the chance of a win is with 95 % (Wilson's), after at least one game."""
    share, z = wins / games, Z_95
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def _length(numbers: Sequence[int]) -> Length:
    if not numbers:
        return Length(0, 0, 0)
    return Length(round(statistics.fmean(numbers), 2), statistics.median(numbers), max(numbers))


def lines(figures: Report) -> Iterator[str]:
    """Yield the figures as text."""
    house = f", house rules {' '.join(figures.house)}" if figures.house else ""
    how = f"{figures.seats} seats, {figures.scoring}, {figures.level}{house}"
    yield f"{counted(figures.games, 'game')} of {figures.edition}: {how}"
    if figures.unfinished:
        yield f"{figures.unfinished:,} of them did not end"
    yield ""
    yield "seat      won   share   95 % between"
    for seat in figures.wins:
        yield f"{seat.seat}    {seat.wins:>8,}  {seat.share:6.1%}   {seat.low:.1%} and {seat.high:.1%}"
    yield ""
    yield "                    mean   median  longest"
    for name, length in (
        ("rounds a game", figures.rounds),
        ("moves a game", figures.moves_each),
        ("answers a game", figures.answers_each),
        ("moves a round", figures.moves_a_round),
    ):
        yield f"{name:15} {length.mean:>8,.1f} {length.median:>8,.0f} {length.longest:>8,}"
    yield ""
    yield f"{'rounds won by':20}" + "".join(f"{seat.seat:>8}" for seat in figures.wins)
    for way, by_seat in figures.won_with.items():
        if any(by_seat.values()):
            yield f"{way:20}" + "".join(f"{count:>8,}" for count in by_seat.values())
    if figures.nobody_won:
        yield f"nobody               {figures.nobody_won:,}"
    if any(figures.knocked_out.values()):
        yield f"{'(knocked out)':20}" + "".join(f"{count:>8,}" for count in figures.knocked_out.values())
    yield ""
    yield f"{figures.moves:,} moves in {figures.seconds:,.1f} s: {figures.moves_per_second:,} a second"


def as_json(figures: Report) -> dict[str, object]:
    """Return the figures as JSON has them."""
    return asdict(figures)


class Rows:
    """A CSV file with a row a game."""

    def __init__(self, file: TextIO) -> None:
        self._rows = csv.writer(file)
        self._rows.writerow(COLUMNS)

    def add(self, played: Played) -> None:
        """Write a game's row."""
        self._rows.writerow(
            (
                played.number,
                played.seed.hex(),
                _letters(played.winners),
                len(played.rounds),
                played.turns,
                played.answers,
                played.events,
                "; ".join(way if winner is not None else "nobody" for _, winner, way in played.rounds),
                _letters(played.knocked_out),
                " ".join(map(str, played.totals)),
            )
        )


def _letters(seats: Sequence[int]) -> str:
    return " ".join(SEAT_LETTERS[seat] for seat in seats)
