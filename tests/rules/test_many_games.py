"""Games by chance with any house rules, seats and teams, in each edition; many more by `tests/rules/many_games.py`."""

import pytest

from bot.rules.editions import EDITIONS
from tests.rules.many_games import a_table, play

GAMES = 150


@pytest.mark.slow
@pytest.mark.parametrize("key", EDITIONS)
def test_every_game_keeps_the_laws_and_ends(key: str) -> None:
    assert "never ended" not in {play(a_table(key, number)) for number in range(GAMES)}
