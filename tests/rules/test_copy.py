"""A copy of a game: whatever is answered in it, the game that it was made of stays as it is."""

from __future__ import annotations

from random import Random

import pytest

from bot.rules.editions import EDITIONS
from bot.rules.game import Game
from bot.rules.random_player import random_answer
from bot.rules.snapshot import to_json
from bot.rules.state import State
from bot.rules.view import view
from tests.rules.tables import house_sets


@pytest.mark.parametrize("key", EDITIONS)
def test_a_game_stays_as_it_is_while_its_copy_goes_on(key: str) -> None:
    edition = EDITIONS[key]
    chance = Random(key)
    game = Game(State(edition, 3, bytes(32), house_sets(edition.key, 3)[-1], "single"))
    game.deal()
    for _ in range(200):
        if game.state.question is None:
            break
        before, seen = to_json(game.state), [view(game, seat) for seat in range(3)]
        copy = game.copy()
        assert [view(copy, seat) for seat in range(3)] == seen
        seat = game.state.question.seat
        copy.answer(seat, random_answer(game.answers(seat), chance))
        assert to_json(game.state) == before
        assert [view(game, seat) for seat in range(3)] == seen
        game = copy
