"""Playing a table on: quick turns leave it as the game would, whatever the edition and the house rules."""

from __future__ import annotations

import pytest
from hypothesis import given

from bot.players.judgement import answer
from bot.players.playout import has_plain_turns, play_on
from bot.rules.editions import EDITIONS
from bot.rules.game import Game
from bot.rules.snapshot import to_json
from bot.rules.state import State
from tests.rules.tables import Table, at, make, tables

TURNS = 40


def played_by_the_game(state: State, turns: int) -> State:
    """The same turns, each answered by way of the game's options."""
    game = Game(state.copy())
    while (question := game.state.question) is not None:
        if question.begins_turn:
            turns -= 1
            if turns < 0 and len(game.state.hands[question.seat]) > 1:
                break
        answer(game, question.seat)
    return game.state


def played_quickly(state: State, turns: int) -> State:
    """The state after so many turns."""
    game = Game(state.copy())
    play_on(game, turns)
    return game.state


@at(40)
@given(table=tables(most=60))
def test_quick_turns_are_turns(table: Table) -> None:
    game = table.game()
    for number, move in enumerate(table.moves(game)):
        make(game, move)
        if number % 10 == 0:
            state = game.state
            assert to_json(played_quickly(state, TURNS)) == to_json(played_by_the_game(state, TURNS))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_whole_rounds_are_played(edition: str, seats: int) -> None:
    for seed in range(3):
        game = Table(edition, seats, seed=seed, scoring="single").game()
        game.deal()
        long = 1000
        assert to_json(played_quickly(game.state, long)) == to_json(played_by_the_game(game.state, long))


def test_where_a_card_may_be_refused_turns_are_left_to_the_game() -> None:
    compelled, restricted = (Table("classic", 4, house).game() for house in (("force_play",), ("no_wild_finish",)))
    assert has_plain_turns(compelled.state)
    assert not has_plain_turns(restricted.state)
