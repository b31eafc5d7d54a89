"""What each seat may know of events: small games in the notation (the laws of it are in test_secrecy.py)."""

from __future__ import annotations

import pytest

from bot.rules.cards import BLUE
from bot.rules.events import CardsDrawn, CardsShown, Challenged, Event, PileRefilled
from bot.rules.redaction import Asking, Hidden, seen_by
from bot.rules.round_events import RoundDealt, RoundEnded
from tests.rules.given import Given
from tests.rules.tables import Table

A, B, C, ALL = 0, 1, 2, None

BLUFF = """
    edition classic
    top   b5
    A     W+4 b3 r7
    B     g1 g2
    C     y9 y8
    draw  y1 y2 y3 y4 g9
"""
DUEL = """
    edition transformers
    top   r5/t7
    A     WO/t3 r9/tR g1/o5
    B     b8/t4 b7/o3 gF/t3
    C     y1/pSA y2/t1
    draw  y3/u1 y4/uF
"""


def cards_in(events: list[Event], kind: type[CardsDrawn | CardsShown]) -> list[tuple[int, ...]]:
    """The cards of the events of this kind."""
    return [event.cards for event in events if isinstance(event, kind)]


def test_hidden_cards_print_as_a_count() -> None:
    assert repr(Hidden(4)) == "Hidden(4)"
    assert f"{CardsDrawn(B, Hidden(2))}" == "CardsDrawn(seat=1, cards=Hidden(2))"
    assert len(Hidden(4)) == 4
    assert set(Hidden(4)) == {-1}


@pytest.mark.parametrize("seat", [A, B, C, ALL])
def test_a_challenge_shows_the_hand_to_the_challenger_alone(seat: int | None) -> None:
    given = Given(BLUFF)
    given("""
        A play W+4
        A colour r
    """)
    events = given.seen(seat, "B challenge")
    (shown,) = cards_in(events, CardsShown)
    if seat in {A, B}:
        assert given.tokens(shown) == "b3 r7"
    else:
        assert repr(shown) == "Hidden(2)"
    assert Challenged(B, A, guilty=True) in events


@pytest.mark.parametrize("seat", [A, B, C, ALL])
def test_whether_it_is_a_bluff_is_not_told_with_the_question(seat: int | None) -> None:
    given = Given(BLUFF)
    given("A play W+4")
    asking = given.seen(seat, "A colour r")[-1]
    assert isinstance(asking, Asking)
    assert (asking.prompt.seat, asking.prompt.kind) == (B, "challenge")
    assert asking.prompt.public == {"accused": A, "cards": 4, "colour": BLUE}, (
        "the colour before the one that was named"
    )


@pytest.mark.parametrize("seat", [A, B, C, ALL])
def test_what_is_drawn_is_seen_by_whoever_draws_it(seat: int | None) -> None:
    given = Given(BLUFF)
    given("""
        A play W+4
        A colour r
    """)
    (drawn,) = cards_in(given.seen(seat, "B accept"), CardsDrawn)
    if seat == B:
        assert given.tokens(drawn) == "y1 y2 y3 y4"
    else:
        assert repr(drawn) == "Hidden(4)"


@pytest.mark.parametrize("seat", [A, B, C, ALL])
def test_which_card_was_drawn_is_not_told_by_asking_for_it(seat: int | None) -> None:
    given = Given("""
        edition classic
        top   b5
        A     r1 r2
        B     g1 g2
        C     y9 y8
        draw  b7 y2
    """)
    asking = given.seen(seat, "A draw")[-1]
    assert isinstance(asking, Asking)
    assert (asking.prompt.kind, asking.prompt.public) == ("drawn", {})


@pytest.mark.parametrize("seat", [A, B, C, ALL])
def test_a_creeper_is_shown_to_all_and_its_three_cards_are_not(seat: int | None) -> None:
    given = Given("""
        edition minecraft
        top   r5
        A     b1 b2
        B     g1 g2
        C     y1 y2
        draw  WC WC r1 r2 r3
    """)
    events = given.seen(seat, "A draw")
    assert [given.tokens(cards) for cards in cards_in(events, CardsShown)] == ["WC"]
    first, three = cards_in(events, CardsDrawn)
    if seat == A:
        assert [given.tokens(first), given.tokens(three)] == ["WC", "WC r1 r2"]
    else:
        assert [repr(first), repr(three)] == ["Hidden(1)", "Hidden(3)"]


@pytest.mark.parametrize("seat", [A, B, C, ALL])
def test_a_duel_shows_faces_in_play_to_all(seat: int | None) -> None:
    given = Given(DUEL)
    given("A play WO")
    events = given.seen(seat, "A target B")
    assert [given.tokens(cards) for cards in cards_in(events, CardsShown)] == ["r9", "b8"]


@pytest.mark.parametrize("seat", [A, B, C, ALL])
@pytest.mark.parametrize(("side", "flip", "face"), [("light", "rF", "u1"), ("dark", "tF", "y3")])
def test_drawn_after_a_flip_the_face_that_came_into_play_is_told(
    seat: int | None, side: str, flip: str, face: str
) -> None:
    given = Given(f"""
        edition transformers
        side  {side}
        top   r5/t7
        A     rF/u3 g3/tF b1/o9
        B     y9/u4 y8/o2
        C     y7/p1 y6/p2
        draw  g9/oR b1/uSA y3/u1
    """)
    (drawn,) = cards_in(given.seen(seat, f"A play {flip}\nB draw"), CardsDrawn)
    if seat == B:
        assert given.tokens(drawn) == face
    else:
        assert repr(drawn) == "Hidden(1)"


@pytest.mark.parametrize("seat", [A, B, C, ALL])
def test_of_the_deal_one_sees_ones_own_hand(seat: int | None) -> None:
    game = Table("classic", 3).game()
    events = seen_by(seat, game.deal(), game.edition, 0)
    (dealt,) = [event for event in events if isinstance(event, RoundDealt)]
    assert [isinstance(hand, Hidden) for hand in dealt.hands] == [seat != owner for owner in range(3)]
    assert repr(dealt.pile) == "Hidden(87)"


@pytest.mark.parametrize("seat", [A, B, ALL])
def test_nobody_sees_the_new_draw_pile(seat: int | None) -> None:
    given = Given("""
        edition classic
        top   r5
        under b1 b2 b3
        A     r1 r2
        B     g1 g2
    """)
    (refilled,) = [event for event in given.seen(seat, "A draw") if isinstance(event, PileRefilled)]
    assert repr(refilled.pile) == "Hidden(3)"


@pytest.mark.parametrize("seat", [A, B, C, ALL])
def test_when_a_round_is_over_all_see_the_hands(seat: int | None) -> None:
    given = Given("""
        edition classic
        top   r5
        A     r1
        B     g1 g2
        C     y1 W
        draw  b1
    """)
    (ended,) = [event for event in given.seen(seat, "A play r1") if isinstance(event, RoundEnded)]
    assert [given.tokens(hand) for hand in ended.hands] == ["", "g1 g2", "y1 W"]
