"""Why an answer is refused: for each reason the plainest position in which it is given."""

from __future__ import annotations

import pytest

from bot.rules.calls import QUIT
from bot.rules.editions import EDITIONS
from bot.rules.game import Game
from bot.rules.notation import parse_option
from bot.rules.refusal import CODES, IllegalMove
from bot.rules.state import State
from tests.rules.given import Given

TABLE = """
edition classic
top r5
A r1 b2 g3
B g1 r2
C y1 y2
draw r9 y9
"""
EMPTY = """
edition classic
top r5
A r1 b2 g3
B g1 r2
C y1 y2
"""
STACK = """
edition no-mercy
top r5
A r+2 b2 g3
B g+2 r2
C y1 y2
draw r9 y9 y8 y7
"""
UNABLE = """
edition no-mercy
top r5
A b1 b2 g3
B g+2 r2
draw r9 y9
"""
NO_BLUFF = """
edition classic
house no_bluff
top r5
A r1 W+4 g3
B g1 r2
draw r9 y9
"""
LAST = """
edition classic
house no_wild_finish
top r5
A W
B g1 r2
draw r9 y9
"""
GAUNTLET = """
edition avengers
top r5
A WG b2 g3
B g1 r2
draw r9 b9
"""
DUEL = """
edition transformers
top r5/t7
A WO/u7 r9/t1 b2/p6
B g1/u1 r2/u3
draw r9/t2
"""
DRAWN = """
edition classic
house force_play
top r5
A b1 b2 g3
B g1 r2
draw r9 y9
"""

CASES = [
    (TABLE, [], "B play r2", "not_asked"),
    (TABLE, [], "A play y1", "not_held"),
    (TABLE, [], "A play b2", "no_match"),
    (TABLE, [], "A pass", "may_draw"),
    (TABLE, [], "A uno", "no_call"),
    (TABLE, [], "A catch B", "no_catch"),
    (TABLE, [], "A accept", "not_offered"),
    (TABLE, [], "A colour r", "not_offered"),
    (TABLE, [], "A lay r1", "not_offered"),
    (TABLE, [], "A discard r1", "not_offered"),
    (TABLE, ["A draw"], "A play r1", "only_drawn"),
    (TABLE, ["A draw"], "A play y1", "not_held"),
    (TABLE, ["A draw"], "A draw", "not_offered"),
    (TABLE, ["C quit"], "C play y1", "out"),
    (TABLE, ["C quit"], "C uno", "out"),
    (TABLE, ["C quit", "B quit"], "A draw", "over"),
    (TABLE, ["C quit", "B quit"], "A uno", "over"),
    (EMPTY, [], "A draw", "nothing_left"),
    (STACK, [], "A draw", "can_play"),
    (STACK, [], "A pass", "can_play"),
    (STACK, ["A play r+2"], "B play r2", "no_answer"),
    (STACK, ["A play r+2"], "B draw", "not_offered"),
    (STACK, ["A play r+2"], "A take", "not_asked"),
    (UNABLE, ["A draw"], "A pass", "must_play"),
    (NO_BLUFF, [], "A play W+4", "bluff"),
    (LAST, [], "A play W", "last_card"),
    (GAUNTLET, ["A play WG"], "A lay r1", "not_held"),
    (GAUNTLET, ["A play WG"], "A play b2", "no_answer"),
    (DUEL, ["A play WO"], "A discard g1", "not_held"),
    (DUEL, ["A play WO"], "A discard r9 b2", "not_held"),
    (DRAWN, ["A draw"], "A pass", "must_play"),
]


def position(text: str, moves: list[str]) -> Game:
    """The game after these moves."""
    game = Given(text).game
    for move in moves:
        answer(game, move)
    return game


def answer(game: Game, move: str, number: int | None = None) -> None:
    """Make a move in notation."""
    letters = "ABC"[: game.state.seats]
    letter, verb, *arguments = move.split()
    game.answer(letters.index(letter), parse_option(game.edition, letters, verb, arguments), number)


@pytest.mark.parametrize(("text", "moves", "move", "code"), CASES)
def test_a_refusal_says_why(text: str, moves: list[str], move: str, code: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        answer(position(text, moves), move)
    assert refusal.value.code == code
    assert str(refusal.value) == code


def test_an_answer_to_an_old_question_is_stale() -> None:
    game = position(TABLE, ["A draw"])
    for move in ("A play r9", "A draw", "B play r2"):
        with pytest.raises(IllegalMove, match=r"^stale$"):
            answer(game, move, game.state.number - 1)
    answer(game, "A play r9", game.state.number)


def test_time_runs_out_only_for_who_is_asked() -> None:
    game = position(TABLE, [])
    with pytest.raises(IllegalMove, match=r"^not_asked$"):
        game.time_out(1)
    ended = position(TABLE, ["C quit", "B quit"])
    with pytest.raises(IllegalMove, match=r"^over$"):
        ended.time_out(0)


def test_no_round_is_dealt_in_the_middle_of_another_or_after_the_match() -> None:
    with pytest.raises(IllegalMove, match=r"^not_offered$"):
        position(TABLE, []).deal()
    with pytest.raises(IllegalMove, match=r"^over$"):
        position(TABLE, ["C quit", "B quit"]).deal()


def test_before_the_deal_there_is_nothing_to_answer_and_nobody_to_leave() -> None:
    game = Game(State(EDITIONS["classic"], 3, bytes(32)))
    assert [game.options(seat) for seat in range(3)] == [(), (), ()]
    with pytest.raises(IllegalMove, match=r"^over$"):
        game.answer(0, QUIT)


@pytest.mark.parametrize(
    ("moves", "seat", "voters", "code"),
    [
        ([], 0, [1], "not_offered"),
        ([], 0, [1, 1], "not_offered"),
        ([], 0, [0, 1], "not_offered"),
        (["C quit"], 0, [1, 2], "not_offered"),
        (["C quit"], 2, [], "out"),
        (["C quit", "B quit"], 0, [], "over"),
        (["C quit", "B quit"], 1, [], "over"),
    ],
)
def test_who_cannot_be_put_out_and_by_whom(moves: list[str], seat: int, voters: list[int], code: str) -> None:
    game = position(TABLE, moves)
    with pytest.raises(IllegalMove) as refusal:
        game.kick(seat, voters)
    assert refusal.value.code == code


def test_before_the_deal_nobody_is_put_out() -> None:
    with pytest.raises(IllegalMove, match=r"^over$"):
        Game(State(EDITIONS["classic"], 3, bytes(32))).kick(0, [])


def test_every_reason_is_shown_here() -> None:
    assert {code for *_, code in CASES} | {"stale"} == set(CODES)
