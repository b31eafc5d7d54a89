"""Tables that a hard player thinks possible: to its seat they look like the one at hand, and hold what it remembers."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from bot.players.guess import table
from bot.players.memory import Memory
from bot.players.question import restore_question
from bot.rules.editions import EDITIONS
from bot.rules.game import Game
from bot.rules.redaction import seen_by
from bot.rules.state import State
from bot.rules.view import view
from tests.rules.given import Given
from tests.rules.tables import Table, at, is_complete, make, tables

MOST_LOOKS = 60


def guessed(game: Game, seat: int, memory: Memory, chance: Random) -> State:
    """A table that could be this one, waiting for the same answer."""
    seen = view(game, seat)
    memory.update(seen)
    state = table(seen, memory, chance)
    restore_question(state, seen, memory, game.state.colour)
    return state


@at(60)
@given(table=tables(most=200))
def test_a_guessed_table_looks_the_same(table: Table) -> None:
    game = table.game()
    chance = Random(table.seed)
    memories = [Memory() for _ in range(table.seats)]
    for number, move in enumerate(table.moves(game)):
        side = game.state.side
        events = make(game, move)
        for seat, memory in enumerate(memories):
            if seat % 2:
                for event in seen_by(seat, events, game.edition, side):
                    memory.observe(event)
        question = game.state.question
        if question is not None and number % 3 == 0:
            state = guessed(game, question.seat, memories[question.seat], chance)
            assert view(Game(state), question.seat) == view(game, question.seat)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_guessed_table_has_the_whole_deck(edition: str) -> None:
    """A memory that observed all events finds a card for every face that it knows of."""
    table = Table(edition, 4, seed=2)
    game = table.game()
    memories = [Memory() for _ in range(4)]
    chance = Random(2)
    looked = 0
    for move in table.moves(game):
        side = game.state.side
        events = make(game, move)
        for seat, memory in enumerate(memories):
            for event in seen_by(seat, events, game.edition, side):
                memory.observe(event)
        question = game.state.question
        if question is None or looked == MOST_LOOKS:
            break
        looked += 1
        state = guessed(game, question.seat, memories[question.seat], chance)
        assert is_complete(state)
    assert looked


def remembers(position: str, seat: int, moves: str) -> tuple[Given, Memory]:
    """The memory of a seat after these moves."""
    table = Given(position)
    memory = Memory()
    memory.update(view(table.game, seat))
    for event in table.seen(seat, moves):
        memory.observe(event)
    memory.update(view(table.game, seat))
    return table, memory


CLASSIC = """
edition classic
top   r5
A     W+4 r1 b3
B     g1 g2 g3
C     y1 y2 y3
draw  b1 b2 y5 y6 y7 y8 y9
"""


def test_it_remembers_the_hand_that_a_challenge_showed() -> None:
    moves = "A play W+4\nA colour b\nB challenge"
    table, memory = remembers(CLASSIC, 1, moves)
    assert table.tokens(tuple(memory.known[0])) == "r1 b3"
    assert set(guessed(table.game, 1, memory, Random(1)).hands[0]) >= set(memory.known[0])
    _, other = remembers(CLASSIC, 2, moves)
    assert 0 not in other.known


def test_it_remembers_who_had_none_of_a_colour() -> None:
    _, memory = remembers(CLASSIC, 0, "A play r1\nB draw")
    assert memory.lacks == {1: {0: 1}}


def test_it_remembers_what_was_played() -> None:
    table, memory = remembers(CLASSIC, 2, "A play r1\nB play g1")
    assert [table.tokens((face,)) for _, face in memory.discards] == ["r1", "g1"]


def test_after_a_flip_it_knows_the_backs_that_it_saw() -> None:
    position = """
edition transformers
top   r2/u+5
A     rF/u3 r5/p2 b9/o5
B     g3/u2 g4/p8
C     y8/p1 y8/o2
draw  b3/t2 b4/u1
"""
    table, memory = remembers(position, 0, "A play rF")
    assert sorted(memory.known[1]) == sorted(view(table.game, 1).hand)
    assert [table.tokens(pair) for pair in memory.pairs] == ["r5 p2", "b9 o5"]
