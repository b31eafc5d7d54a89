"""Whole matches: how the deal passes on, what ends a match, and who leaves it (G2, G12, G14)."""

from __future__ import annotations

import pytest

from bot.rules.calls import QUIT
from bot.rules.editions import EDITIONS
from bot.rules.events import Event
from bot.rules.game import Game
from bot.rules.refusal import IllegalMove
from bot.rules.round_events import MatchWon, RoundDealt, RoundEnded, SeatLeft
from tests.rules.given import Given
from tests.rules.tables import Table, make

A, B, C, D = range(4)
FAR = 100_000

DEFAULTS = {
    "classic": ("points", 500, 2, 10),
    "avengers": ("points", 500, 2, 10),
    "bts": ("points", 500, 2, 10),
    "minecraft": ("points", 500, 2, 10),
    "transformers": ("single", 500, 2, 10),
    "no-mercy": ("single", 1000, 2, 6),
}


def a_match(scoring: str = "points", target: int = FAR, seats: int = 4, edition: str = "classic") -> tuple[Table, Game]:
    """A match that no player leaves by chance."""
    table = Table(edition, seats, (), scoring, target, 1, 1, quits=0, most=30_000)
    return table, table.game()


def play_round(table: Table, game: Game) -> list[Event]:
    """Deal and play a round."""
    events = game.deal()
    for move in table.moves(game):
        events += make(game, move)
        if game.state.over:
            return events
    raise AssertionError("the round did not end")


def refused(game: Game) -> str:
    """Why no round is dealt."""
    with pytest.raises(IllegalMove) as why:
        game.deal()
    return why.value.code


@pytest.mark.parametrize("key", EDITIONS)
def test_defaults(key: str) -> None:
    edition = EDITIONS[key]
    state = Table(key, 2).state()
    assert (state.scoring, state.target, edition.min_seats, edition.max_seats) == DEFAULTS[key]
    assert state.house == ()


def test_the_deal_passes_to_the_left() -> None:
    table, game = a_match()
    dealers = []
    for _ in range(6):
        play_round(table, game)
        dealers.append(game.state.dealer)
    assert dealers == [(dealers[0] + place) % 4 for place in range(6)]


def test_the_deal_skips_who_left() -> None:
    table, game = a_match()
    play_round(table, game)
    leaver = (game.state.dealer + 1) % 4
    game.answer(leaver, QUIT)
    game.deal()
    assert game.state.dealer == (leaver + 1) % 4
    assert game.state.hands[leaver] == []
    assert not game.state.in_round[leaver]


def test_the_dealer_leaves_between_rounds() -> None:
    table, game = a_match()
    play_round(table, game)
    dealer = game.state.dealer
    game.answer(dealer, QUIT)
    game.deal()
    assert game.state.dealer == (dealer + 1) % 4


def test_a_round_is_dealt_only_when_the_one_before_is_over() -> None:
    table, game = a_match()
    game.deal()
    assert refused(game) == "not_offered"
    for move in table.moves(game):
        make(game, move)
        if game.state.over:
            break
    game.deal()
    assert game.state.round == 2


def test_every_round_begins_anew() -> None:
    """On the light side, to the left, with no seat out and nothing owed, whatever the last one came to."""
    for edition in EDITIONS:
        table, game = a_match(edition=edition)
        state = game.state
        for number in range(1, 8):
            events = play_round(table, game)
            assert [event.round for event in events if isinstance(event, RoundDealt)] == [number]
        game.deal()
        assert (state.round, state.side, state.over, state.winner, state.owes) == (8, 0, False, None, set())
        assert (state.knocked_out, state.aside, state.in_round) == ((), [], (True,) * 4)


@pytest.mark.parametrize("edition", EDITIONS)
def test_single_is_one_round(edition: str) -> None:
    table, game = a_match("single", edition=edition)
    events = play_round(table, game)
    assert game.state.champions == (game.state.winner,)
    assert isinstance(events[-1], MatchWon)
    assert game.state.totals == (0, 0, 0, 0)
    assert refused(game) == "over"


def test_points_go_to_the_winner_until_somebody_has_enough() -> None:
    table, game = a_match("points", 300)
    while not game.state.champions:
        before = game.state.totals
        events = play_round(table, game)
        ended = next(event for event in events if isinstance(event, RoundEnded))
        won = [after - total for after, total in zip(game.state.totals, before, strict=True)]
        assert ended.scores == tuple(won)
        assert [seat for seat, points in enumerate(won) if points] == [ended.winner]
        assert max(before) < 300
    assert game.state.round > 1
    assert game.state.champions == (game.state.winner,)
    assert max(game.state.totals) >= 300


def test_lowest_counts_what_one_is_left_with_and_the_least_wins() -> None:
    table, game = a_match("lowest", 300)
    while not game.state.champions:
        assert max(game.state.totals) < 300
        before = game.state.totals
        play_round(table, game)
        assert game.state.winner is not None
        assert game.state.totals[game.state.winner] == before[game.state.winner]
    assert game.state.round > 1
    assert max(game.state.totals) >= 300
    assert [game.state.totals[seat] for seat in game.state.champions] == [min(game.state.totals)]


def test_the_last_seat_in_a_match_wins_it_between_rounds() -> None:
    table, game = a_match(seats=3)
    play_round(table, game)
    totals = game.state.totals
    assert not any(isinstance(event, MatchWon) for event in game.answer(A, QUIT))
    events = game.answer(C, QUIT)
    assert events == [SeatLeft(C, 0), MatchWon((B,), False)]
    assert game.state.champions == (B,)
    assert game.state.totals == totals
    assert refused(game) == "over"
    assert game.options(B) == ()


def test_the_last_seat_in_a_match_wins_it_in_a_round() -> None:
    _, game = a_match(seats=3)
    game.deal()
    game.answer(A, QUIT)
    game.answer(B, QUIT)
    assert game.state.over
    assert game.state.champions == (C,)


def test_who_left_is_asked_and_told_nothing_more() -> None:
    table, game = a_match(seats=3)
    play_round(table, game)
    game.answer(B, QUIT)
    with pytest.raises(IllegalMove):
        game.answer(B, QUIT)
    events = play_round(table, game)
    assert game.options(B) == ()
    assert not any(getattr(event, "seat", None) == B for event in events)


def test_a_leavers_hand_counts_for_nobody_else() -> None:
    given = Given("""
        edition classic
        scoring points 500
        top     r5
        A       r1
        B       b9
        C       g9 W
        draw    y1 y2
    """)
    given("""
        C quit
        A play r1
    """)
    assert given.game.state.totals == (9, 0, 0)


@pytest.mark.parametrize(("target", "champions"), [(17, (A,)), (18, ())])
def test_exactly_the_target_is_enough(target: int, champions: tuple[int, ...]) -> None:
    given = Given(f"""
        edition classic
        scoring points {target}
        top     r5
        A       r1
        B       b9 b8
        draw    y1 y2
    """)
    given("A play r1")
    assert given.game.state.champions == champions


@pytest.mark.parametrize(("target", "champions"), [(17, (A, C)), (18, ())])
def test_the_lowest_share_the_match_when_somebody_has_exactly_the_target(
    target: int, champions: tuple[int, ...]
) -> None:
    given = Given(f"""
        edition classic
        scoring lowest {target}
        score   A=3
        top     r5
        A       r1
        B       b9 b8
        C       b3
        draw    y1 y2
    """)
    given("A play r1")
    assert given.game.state.totals == (3, 17, 3)
    assert given.game.state.champions == champions


def test_a_tie_in_a_blocked_round_decides_no_match() -> None:
    """G11: no seat wins the round, so under `single` another one is dealt."""
    given = Given("""
        edition classic
        top     r5
        A       b9
        B       g9
    """)
    given("""
        A pass
        B pass
    """)
    state = given.game.state
    assert (state.over, state.winner, state.champions) == (True, None, ())
    given.game.deal()
    assert state.round == 2
