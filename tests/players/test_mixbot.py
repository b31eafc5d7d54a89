"""MixBot2, the rival of the benchmarks, does what its description says."""

from __future__ import annotations

from random import Random

import pytest

from bot.rules.agenda import Option
from bot.rules.calls import UNO
from bot.rules.editions import EDITIONS
from bot.rules.events import CardPlayed
from bot.rules.notation import SEAT_LETTERS, format_option
from bot.rules.view import view
from tests.bench.mixbot import MixBot2
from tests.players.test_players import play
from tests.rules.given import Given
from tests.rules.tables import Table

NEXT = "\nB g1 g2 g3 g4\nC y1 y2 y3\ndraw b8 y4 y5 y6 y7"
DANGER = "\nB g1\nC y1 y2 y3\ndraw b8 y4 y5 y6 y7"


@pytest.mark.parametrize(
    ("position", "answer"),
    [
        ("top r5\nA r+2 rS r1 rR W W+4" + NEXT, "play r+2"),
        ("top r5\nA rS r1 rR W W+4" + NEXT, "play rS"),
        ("top r5\nA rR r1 W W+4" + NEXT, "play r1"),
        ("top r5\nA rR b1 b2 W W+4" + NEXT, "play rR"),
        ("top r5\nA b1 b2 W W+4" + NEXT, "play W+4"),
        ("top r5\nA b1 b2 b3 b4 W+4" + NEXT, "play W+4"),
        ("top r5\nA b1 b2 b3 b4 g6 W+4" + NEXT, "draw"),
        ("top r5\nA b1 b2 W" + NEXT, "play W"),
        ("top r5\nA b1 b2 b3 W" + NEXT, "draw"),
        ("top r5\nA r+2 rS rR r1 W W+4" + DANGER, "play r+2"),
        ("top r5\nA rS rR r1 b1 b2 b3 W W+4" + DANGER, "play W+4"),
        ("top r5\nA rR rS r1 W" + DANGER, "play rS"),
        ("top r5\nA r1 rR W" + DANGER, "play rR"),
        ("top r5\nA r1 W" + DANGER, "play r1"),
        ("top r5\nA b1 b2 b3 W" + DANGER, "play W"),
        ("top r5\nA r1 rR b2\nB g1 g2 g3 g4\ndraw y4 y5", "play rR"),  # between two, a Reverse is a Skip
        ("top r5\nA r1 b5 b2 g5" + NEXT, "play b5"),
    ],
)
def test_a_turn(position: str, answer: str) -> None:
    game = Given(f"edition classic\n{position}").game
    assert format_option(game.edition, SEAT_LETTERS, MixBot2(Random(1)).answer(view(game, 0))) == answer


@pytest.mark.parametrize(
    ("played", "answer"),
    [("b1 b2 b3 b4", "colour b"), ("g1 g2 g3 g4", "colour g"), ("y1 y2 y3 y4", "colour g")],
)
def test_a_color_that_few_cards_can_match(played: str, answer: str) -> None:
    """It names one of which it holds nearly the most, and many cards were seen."""
    game = Given("edition classic\ntop r5\nA W b6 g6 g7\nB y6 y7 y8\nC y9 r1 r2\ndraw r3 r4").game
    one = MixBot2(Random(1))
    for token in played.split():
        one.observe(CardPlayed(1, game.edition.face_named[token].index))
    game.answer(0, Option("play", game.edition.face_named["W"].index))
    assert format_option(game.edition, SEAT_LETTERS, one.answer(view(game, 0))) == answer


@pytest.mark.parametrize(
    ("hand", "drawn", "answer"),
    [("g1 g2", "r1", "play r1"), ("g1 g2", "W", "pass"), ("g1", "W", "play W"), ("g1", "W+4", "play W+4")],
)
def test_a_drawn_card(hand: str, drawn: str, answer: str) -> None:
    game = Given(f"edition classic\ntop r5\nA {hand}\nB y1 y2 y3\ndraw {drawn} y4").game
    game.answer(0, Option("draw"))
    assert format_option(game.edition, SEAT_LETTERS, MixBot2(Random(1)).answer(view(game, 0))) == answer


def test_it_calls_and_catches_nobody() -> None:
    game = Given("edition classic\ntop r5\nA r1 r2\nB y1 y2 y4\ndraw y3").game
    game.answer(0, Option("play", game.edition.face_named["r1"].index))
    assert MixBot2(Random(1)).call(view(game, 0)) == UNO
    assert MixBot2(Random(1)).call(view(game, 1)) is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_answers_legally_everywhere(edition: str) -> None:
    play(Table(edition, 4, seed=1), [MixBot2(Random(seat)) for seat in range(4)], 300)
