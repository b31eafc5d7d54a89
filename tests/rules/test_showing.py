"""Tables and events as lines of text, where the games that are kept as examples do not come."""

from __future__ import annotations

from bot.rules.notation import SEAT_LETTERS
from bot.rules.redaction import seen_by
from bot.rules.round_events import RoundEnded
from bot.rules.view import view
from tests.rules.given import Given
from tests.rules.showing import event_line, view_lines


def test_no_colour_is_in_force_before_the_opening_wild_is_answered() -> None:
    given = Given("""
        edition classic
        opening
        top   W
        A     r1 r2
        B     g1 g2
        draw  b1
    """)
    table, *_ = view_lines(view(given.game), SEAT_LETTERS)
    assert table == "round 1; dealer B; turn B; direction left; top W; colour none; pile 1; discards 1"


def test_a_round_that_nobody_wins_says_so() -> None:
    given = Given("""
        edition classic
        top   r5
        A     b9
        B     g9
    """)
    events = given("""
        A pass
        B pass
    """)
    (ended,) = [event for event in seen_by(None, events, given.game.edition, 0) if isinstance(event, RoundEnded)]
    assert event_line(ended, given.game.edition, SEAT_LETTERS) == (
        "round ended: winner none, winners none, scores 0 0, hands b9 / g9"
    )


def test_who_shares_a_match_is_named() -> None:
    given = Given("""
        edition classic
        scoring lowest 9
        score A=3
        top   r5
        A     r1
        B     b9
        C     b3
    """)
    given("A play r1")
    *_, last = view_lines(view(given.game), SEAT_LETTERS)
    assert last == "  match A C"
