"""Tips for users who are new: at most one a hand, the one that fits what is asked."""

from __future__ import annotations

import pytest

from bot.rules.editions import EDITIONS
from bot.screens.context import ScreenContext
from bot.screens.game.hand import hand
from bot.screens.game.lobby import options_panel
from bot.screens.game.tips import BY_QUESTION, tip, tip_line
from bot.sessions.table import Table
from bot.text import LOCALES, text_for
from tests.screens.reading import texts
from tests.screens.tables import at, sat

ENGLISH = text_for("en-US")
MANY = """
edition classic
top r5
A r1 g2 b3
B b1 b2
draw y1 y2 y3
"""
TWO_LEFT = """
edition classic
top r5
A r1 g2
B b1 b2
draw y1 y2 y3
"""
THREE = """
edition classic
top r5
A r1 g2
B b1 b2
C y1 y2
draw y1 y2 y3
"""
NOTHING_FITS = """
edition classic
top r5
A g1 g2 b3
B b1 b2
draw y1 y2 y3
"""
A_WILD = """
edition classic
top r5
A W g2 b3
B b1 b2
draw y1 y2 y3
"""
A_BLUFF = """
edition classic
top b5
A W+4 b3 r7
B g1 g2
draw y1 y2 y3 y4 g9
"""
STACKING = """
edition classic
house stacking
top b5
A b+2 r7 r8
B y+2 g2 g3
draw y1 y2 y3 y4 g9
"""
JUMPING = """
edition classic
house jump_in
top r5
A b1 b2
B r5 g2
draw y1 y2
"""

TIPS = [
    pytest.param(MANY, [], 0, "tip-play", id="a card fits"),
    pytest.param(MANY, [], 1, None, id="another's turn"),
    pytest.param(TWO_LEFT, [], 0, "tip-uno", id="two cards left"),
    pytest.param(NOTHING_FITS, [], 0, "tip-draw", id="nothing fits"),
    pytest.param(A_WILD, [], 0, "tip-wild", id="only a wild fits"),
    pytest.param(A_WILD, ["A play W"], 0, "tip-colour", id="the color of a wild"),
    pytest.param(A_BLUFF, ["A play W+4", "A colour r"], 1, "tip-challenge", id="a challenge"),
    pytest.param(STACKING, ["A play b+2"], 1, "tip-stack", id="a stack"),
    pytest.param(TWO_LEFT, ["A play r1"], 0, None, id="UNO is owed, and the hand says so"),
    pytest.param(THREE, ["A play r1"], 2, "tip-catch", id="another forgot UNO"),
    pytest.param(JUMPING, [], 1, None, id="the hand offers to jump in"),
]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("position", "moves", "seat", "expected"), TIPS)
def test_the_tip_that_fits(position: str, moves: list[str], seat: int, expected: str | None, locale: str) -> None:
    table, text = at(position, *moves), text_for(locale)
    assert tip(ScreenContext(table, text, seat)) == expected
    assert shown(table, seat, locale) == ([] if expected is None else [tip_line(text, expected)])


def shown(table: Table, seat: int, locale: str) -> list[str]:
    """The tips that a new user reads in their hand; others read none."""
    assert not any("💡" in line for line in texts(hand(table, seat, text_for(locale))))
    return [line for line in texts(hand(table, seat, text_for(locale), tips=True)) if "💡" in line]


@pytest.mark.parametrize("key", EDITIONS)
def test_a_new_host_is_told_that_no_option_has_to_be_chosen(key: str) -> None:
    for tips, for_host in ((True, True), (True, False), (False, True)):
        said = texts(options_panel(sat(key), ENGLISH, for_host=for_host, tips=tips))
        assert (tip_line(ENGLISH, "tip-lobby") in said) is (tips and for_host)


def test_every_question_with_a_tip_is_one_that_is_asked() -> None:
    asked = {param.values[3] for param in TIPS}
    assert set(BY_QUESTION.values()) <= asked
