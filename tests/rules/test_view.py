"""What each seat, and the channel, sees of the table: small games in the notation."""

from __future__ import annotations

import pytest

from bot.rules.agenda import Option
from bot.rules.cards import BLUE
from bot.rules.notation import SEAT_LETTERS, format_option
from bot.rules.view import View, answers, view
from tests.rules.given import Given

A, B, C, ALL = 0, 1, 2, None

TWO_SIDED = """
    edition transformers
    top   r5/t7
    under b2/o+5
    A     rF/u3 r1/p2 g4/t4
    B     y9/u4 y8/o2
    C     g3/pF y1/WM
    draw  g9/oR b1/uSA
"""


def seen(given: Given, seat: int | None) -> View:
    """The view of a seat, or the channel's."""
    return view(given.game, seat)


def backs(given: Given, seat: int | None) -> list[str]:
    """The inactive faces of all hands, as this seat sees them."""
    return [given.tokens(hand) for hand in seen(given, seat).backs]


def may(given: Given, seat: int | None) -> str:
    """What this seat may answer."""
    options: tuple[Option, ...] = seen(given, seat).options
    return ", ".join(format_option(given.game.edition, SEAT_LETTERS, option) for option in options)


def test_the_table_in_the_middle_of_a_turn() -> None:
    given = Given("""
        edition classic
        house   stacking
        scoring points 300
        top     r5
        under   b5 b6
        A       r+2 r2
        B       g1 g+2
        C       y1 y2 y3
        draw    b1 b2 b3
        score   B=40
    """)
    given("A play r+2")
    table = seen(given, C)
    assert (table.edition.key, table.house, table.scoring, table.target) == ("classic", ("stacking",), "points", 300)
    assert (table.hand_size, table.uno, table.teams, table.beneath) == (7, 2, (0, 1, 2), None)
    assert (table.seat, table.round, table.dealer, table.turn, table.direction) == (C, 1, C, B, 1)
    assert (table.pile, table.discards, table.due) == (3, 4, 2)
    assert given.tokens((table.top,)) == "r+2"
    assert given.tokens(table.hand) == "y1 y2 y3"
    assert (table.counts, table.owes, table.called) == ((1, 2, 3), (A,), ())
    assert (table.in_round, table.in_match, table.knocked_out) == ((True,) * 3, (True,) * 3, ())
    assert (table.over, table.winner, table.totals, table.champions) == (False, None, (0, 40, 0), ())
    assert table.prompt is not None
    assert (table.prompt.seat, table.prompt.kind, table.prompt.public) == (B, "stack", {})
    assert table.prompt.number == given.game.state.number == 2


def test_everybody_sees_their_own_options() -> None:
    given = Given("""
        edition classic
        house   jump_in
        top     r5
        A       r2 r5
        B       g5 W b1
        C       r5 y2
        draw    b1
    """)
    assert may(given, A) == "draw, play r2, play r5, uno, quit"
    assert may(given, B) == "quit"
    assert may(given, C) == "play r5, quit"
    assert may(given, ALL) == ""


def test_the_channel_sees_no_hand() -> None:
    given = Given(TWO_SIDED)
    table = seen(given, ALL)
    assert (table.seat, table.hand, table.options, table.counts) == (None, (), (), (3, 2, 2))
    assert table.prompt is not None
    assert (table.prompt.seat, table.prompt.kind) == (A, "play")


@pytest.mark.parametrize("seat", [A, B, C, ALL])
def test_the_question_of_a_bluff_tells_nobody_whether_it_was_one(seat: int | None) -> None:
    given = Given("""
        edition classic
        top   b5
        A     W+4 b3 r7
        B     g1 g2
        C     y9 y8
        draw  y1
    """)
    given("""
        A play W+4
        A colour r
    """)
    prompt = seen(given, seat).prompt
    assert prompt is not None
    assert (prompt.kind, prompt.public) == ("challenge", {"accused": A, "cards": 4, "colour": BLUE})


def test_the_others_backs_are_seen_and_never_ones_own() -> None:
    """T8: on the light side the dark faces, in no order."""
    given = Given(TWO_SIDED)
    assert backs(given, A) == ["", "o2 u4", "pF WM"]
    assert backs(given, B) == ["p2 t4 u3", "", "pF WM"]
    assert backs(given, C) == ["p2 t4 u3", "o2 u4", ""]


def test_the_channel_sees_no_backs_of_hands() -> None:
    """T8: the player who holds the hand reads the channel too."""
    given = Given(TWO_SIDED)
    assert not any(backs(given, ALL))


@pytest.mark.parametrize("seat", [A, B, C, ALL])
def test_all_see_the_back_of_the_draw_pile(seat: int | None) -> None:
    given = Given(TWO_SIDED)
    back = seen(given, seat).back
    assert back is not None
    assert given.tokens((back,)) == "oR"


def test_after_a_flip_the_light_faces_are_the_backs() -> None:
    given = Given(TWO_SIDED)
    given("A play rF")
    table = seen(given, A)
    assert (given.tokens(table.hand), given.tokens((table.top,))) == ("p2 t4", "o+5")
    assert backs(given, A) == ["", "y8 y9", "g3 y1"]
    assert table.back is not None
    assert given.tokens((table.back,)) == "b1"
    assert table.side == 1


def test_one_sided_cards_have_no_backs() -> None:
    given = Given("""
        edition classic
        top  r5
        A    r1
        B    b1
        draw b2
    """)
    assert (seen(given, A).backs, seen(given, A).back) == ((), None)


def test_with_no_draw_pile_there_is_no_back() -> None:
    given = Given(TWO_SIDED.replace("draw  g9/oR b1/uSA", ""))
    assert seen(given, A).back is None


def test_the_end_of_a_round() -> None:
    given = Given("""
        edition classic
        scoring points 10
        top     r5
        A       r1
        B       g9 g8
        draw    b1
    """)
    given("A play r1")
    for seat in (A, B, ALL):
        table = seen(given, seat)
        assert (table.over, table.winner, table.totals, table.champions) == (True, A, (17, 0), (A,))
        assert (table.prompt, table.options, table.called) == (None, (), ())


def test_who_called_and_left_is_not_said_to_have_called() -> None:
    given = Given("""
        edition bts
        top   r5
        A     WD r1
        B     g1 g2
        C     y1 y2
    """)
    given("""
        A uno
        A play WD
        A colour g
    """)
    assert seen(given, ALL).called == (A,)
    given("A quit")
    table = seen(given, ALL)
    assert (table.called, table.in_round, table.prompt and table.prompt.kind) == ((), (False, True, True), "dance")
    assert table.prompt is not None
    assert table.prompt.interlude == "dance"


def test_below_a_laid_card_lies_the_one_that_it_was_laid_with() -> None:
    given = Given("""
        edition avengers
        top   b5
        A     WG r7 g1
        B     g7 u7
        draw  u1 u2
    """)
    given("""
        A play WG
        A lay r7
        A colour g
    """)
    table = seen(given, ALL)
    assert table.beneath is not None
    assert (table.inert, given.tokens((table.top,)), given.tokens((table.beneath,))) == (True, "r7", "WG")


def test_an_answer_is_the_prompts_and_only_for_who_is_asked() -> None:
    given = Given(TWO_SIDED)
    assert [option.verb for option in answers(seen(given, A))] == ["draw", "play", "play"]
    assert answers(seen(given, B)) == answers(seen(given, ALL)) == []
    given("A quit\nB quit")
    assert answers(seen(given, C)) == []


def test_a_view_does_not_change_when_the_game_goes_on() -> None:
    given = Given("""
        edition no-mercy
        top   r5
        A     r1 b1 r0 W+6 g4
        B     g1 g2 g3
        C     y1 y2
        draw  b1 b2 b3 b4 b5 b6
    """)
    before = [seen(given, seat) for seat in (A, B, C, ALL)]
    as_they_were = [repr(table) for table in before]
    given("""
        A play r0
        B quit
    """)
    assert [repr(table) for table in before] == as_they_were
