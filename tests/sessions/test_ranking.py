"""The order in which matches are finished, and the tallies of rounds, at tables of every kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.agenda import Option
from bot.rules.editions import EDITIONS
from bot.rules.events import CardsDrawn, UnoCalled, UnoCaught
from bot.rules.game import Game
from bot.rules.record import Record, carry_out
from bot.rules.round_events import RoundDealt, RoundEnded, SeatKnockedOut, SeatLeft
from bot.rules.state import State
from bot.sessions.results import Ending, counted, endings, places, stopped
from bot.sessions.table import Seat
from bot.store.results import SeatResult
from tests.rules.given import Given
from tests.rules.tables import Table, at, make, tables, written


def match_over(scoring: str, house: tuple[str, ...] = (), **facts: object) -> State:
    """Return a match of four that is over: by default the first seat has won, and none has left."""
    state = State(EDITIONS["no-mercy"], 4, bytes(32), house, scoring, 500)
    for name, value in ({"champions": (0,)} | facts).items():
        setattr(state, name, value)
    return state


@pytest.mark.parametrize(
    ("state", "ranked"),
    [
        (match_over("points", champions=(1,), totals=(120, 510, 0, 120)), (2, 1, 4, 2)),
        (match_over("lowest", champions=(2,), totals=(510, 90, 30, 400)), (4, 2, 1, 3)),
        (match_over("lowest", champions=(1, 2), totals=(510, 30, 30, 400)), (4, 1, 1, 3)),
        (match_over("points", totals=(510, 0, 300, 5), in_match=(True, True, False, True)), (1, 3, 4, 2)),
        (match_over("lowest", totals=(40, 0, 3, 5), in_match=(True, False, False, False)), (1, 2, 2, 2)),
    ],
)
def test_totals_decide_and_those_who_left_are_last(state: State, ranked: tuple[int, ...]) -> None:
    assert places(state) == ranked


def test_of_one_round_the_hands_decide_and_the_knocked_out_come_after() -> None:
    edition = EDITIONS["no-mercy"]
    five = next(card for card in range(168) if edition.faces[card % len(edition.faces)].symbol.token == "5")
    state = match_over("single", hands=[[], [five], [five, five], []])
    assert places(state) == (1, 3, 4, 2)
    state = match_over("single", hands=[[], [five, five], [], []], knocked_out=(3, 2))
    assert places(state) == (1, 2, 3, 4)


@given(
    st.sampled_from(["points", "lowest", "single"]),
    st.lists(st.tuples(st.integers(0, 3), st.booleans()), min_size=4, max_size=4),
    st.sets(st.integers(0, 3), min_size=1),
)
def test_places_are_those_of_a_race_with_ties(scoring: str, seats: list[tuple[int, bool]], champions: set[int]) -> None:
    totals, in_match = zip(*seats, strict=True)
    stayed = tuple(seat in champions or there for seat, there in enumerate(in_match))
    ranked = places(match_over(scoring, champions=tuple(champions), totals=totals, in_match=stayed))
    assert all(ranked[seat] == 1 for seat in champions)
    assert all(ranked.count(1) == len(champions) for _ in ranked)
    assert all(place == 1 + sum(other < place for other in ranked) for place in ranked)
    assert all(ranked[left] >= ranked[seat] for left in range(4) if not stayed[left] for seat in range(4))


def played(table: Table) -> tuple[Record, Game]:
    """Return the record of a match at a table, and the game as it was left."""
    game = table.game()
    record = Record(
        table.edition,
        table.seats,
        table.seed.to_bytes(32, "big"),
        table.house,
        table.scoring,
        table.target,
        hand=table.hand,
        uno=table.uno,
    )
    for move in table.moves(game):
        record.answers.append(written(game, move))
        make(game, move)
    return record, game


def events_of(record: Record) -> Iterator[tuple[Game, list[object]]]:
    """Yield the game after each answer, and what that did."""
    game = record.start()
    for answer in record.answers:
        yield game, list(carry_out(game, answer))


@at(40)
@given(tables())
def test_tallies_add_up_to_what_happened(table: Table) -> None:
    record, game = played(table)
    found = endings(record)
    happened: Counter[str] = Counter()
    totals: Counter[str] = Counter()
    dealt_to: list[list[bool]] = []
    dealt: list[bool] = []
    longest = 0
    for playing, events in events_of(record):
        longest = max(longest, *(len(hand) for hand in playing.state.hands))
        for event in events:
            happened[type(event).__name__] += 1
            happened["cards"] += len(event.cards) if isinstance(event, CardsDrawn) else 0
            if isinstance(event, RoundDealt):
                dealt = [bool(hand) for hand in event.hands]
            if isinstance(event, RoundEnded):
                if any(isinstance(other, SeatLeft) for other in events):
                    happened.clear()  # the others went: it is nobody's doing
                    continue
                dealt_to.append(dealt)
                happened["won"] += len(event.winners)
                totals.update(happened)
                happened.clear()
    ended = [ending.figures for ending in found if any(ending.figures)]
    assert [[one is not None for one in of_seats] for of_seats in ended] == dealt_to
    figures = [one for ending in found for one in ending.figures if one is not None]
    assert sum(one.uno_calls for one in figures) == totals[UnoCalled.__name__]
    assert sum(one.uno_misses for one in figures) == sum(one.catches for one in figures) == totals[UnoCaught.__name__]
    assert sum(one.cards_drawn for one in figures) == totals["cards"]
    assert sum(one.rounds_won for one in figures) == totals["won"]
    assert sum(one.knock_outs for one in figures) == totals[SeatKnockedOut.__name__]
    assert sum(one.challenges_won + one.challenges_lost for one in figures) == totals["Challenged"]
    assert sum(one.dances + one.dances_declined for one in figures) == totals["Danced"]
    assert all(0 <= one.bluffs_unnoticed <= one.bluffs for one in figures)
    assert sum(one.bluffs - one.bluffs_unnoticed for one in figures) == sum(one.challenges_won for one in figures)
    if game.state.over and figures:
        assert max(one.longest_hand for one in figures) >= longest
    if table.scoring == "points":
        won = tuple(map(sum, zip(*(ending.points for ending in found), strict=True)))
        there = [seat for seat in range(table.seats) if game.state.in_match[seat] or "teams" not in table.house]
        assert [won[seat] for seat in there if won] == [game.state.totals[seat] for seat in there if won]
    assert [ending for ending in found if ending.winners is not None] == (found[-1:] if game.state.champions else [])


@at(40)
@given(tables(), st.data())
def test_every_match_is_won_once_and_no_absent_player_is_counted(table: Table, data: st.DataObject) -> None:
    record, game = played(table)
    people = data.draw(st.lists(st.booleans(), min_size=table.seats, max_size=table.seats))
    away = data.draw(st.sets(st.integers(0, table.seats - 1)))
    seats = [Seat(100 + place if person else None, "") for place, person in enumerate(people)]
    for ending in endings(record):
        found = counted(ending, seats, away)
        assert [one.seat for one in found] == [place for place, person in enumerate(people) if person]
        _check_counted(ending, found, away)
    if not game.state.champions and record.answers:
        _check_stop(stopped(record), game, seats, away)


def _check_counted(ending: Ending, found: tuple[SeatResult, ...], away: set[int]) -> None:
    is_contest = ending.places is not None and not ending.stopped
    for one in found:
        has_left = one.seat in ending.left
        assert one.won == (is_contest and one.seat in (ending.winners or ()) and one.seat not in away)
        assert (one.place is not None) == (is_contest or (ending.stopped and has_left))
        assert one.figures is None or one.seat not in away
        assert not one.rated or one.place is not None
        assert bool(one.behind) == (not one.is_measure and (has_left or one.seat in away))
        assert not (one.rated and one.is_measure)
    assert all(one.behind for one in found if one.rated) or is_contest, "in a stopped match none gains"
    rated = [one for one in found if one.rated]
    assert not rated or any(one.is_measure or one.seat not in ending.left for one in found)


def _check_stop(ending: Ending, game: Game, seats: list[Seat], away: set[int]) -> None:
    """Check that those who had left have lost, and that nothing else is counted."""
    left = {seat for seat in range(len(seats)) if not game.state.in_match[seat]}
    for one in counted(ending, seats, away):
        place = len(set(game.state.teams)) if one.seat in left else None
        assert (one.place, one.won, one.figures, one.points) == (place, False, None, 0)
        assert not one.rated or one.seat in left


TEAMS = """
edition classic
house teams
scoring {scoring}
top r5
A r1
B b9 g8
C y9 W
D g+2
draw y1 y2 y3
"""


@pytest.mark.parametrize("scoring", ["single", "points 10", "lowest 10"])
def test_a_team_is_placed_together(scoring: str) -> None:
    position = Given(TEAMS.format(scoring=scoring))
    position.game.answer(0, Option("play", position.game.edition.face_named["r1"].index))
    winners = (1, 3) if scoring.startswith("lowest") else (0, 2)
    assert position.game.state.champions == winners
    assert places(position.game.state) == tuple(1 if seat in winners else 2 for seat in range(4))


def test_a_round_that_a_team_has_won_counts_for_each_of_it() -> None:
    table = Table("classic", 4, ("teams",), "points", 50, seed=3, players=3, quits=0, most=20_000)
    record, game = played(table)
    ended = endings(record)
    assert game.state.champions == ended[-1].winners
    for ending in ended:
        won = [figures is not None and figures.rounds_won for figures in ending.figures]
        assert won[:2] == won[2:]
        assert ending.points[:2] == ending.points[2:]
        assert sum(map(bool, won)) == 2
