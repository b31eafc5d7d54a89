"""Games by chance with any house rules, seats and teams, in each edition; many more by `tests/rules/many_games.py`."""

import math
from multiprocessing import Pool

import pytest

from bot.rules.editions import EDITIONS
from tests.rules.many_games import a_table, play, play_all

GAMES = 150


@pytest.mark.slow
@pytest.mark.parametrize("key", EDITIONS)
def test_every_game_keeps_the_laws_and_ends(key: str) -> None:
    assert "never ended" not in {play(a_table(key, number)).how for number in range(GAMES)}


def test_so_many_are_played_of_each_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    with Pool(1) as workers:
        found = play_all(4, 0, math.inf, workers)
    told = capsys.readouterr().out
    assert [line.partition(":")[0] for line in told.splitlines()] == list(EDITIONS)
    assert found.total() - found["rounds"] - found["answers"] == 4 * len(EDITIONS)
    assert found["answers"] > found["rounds"] >= 4 * len(EDITIONS)


def test_none_is_begun_after_its_time() -> None:
    with Pool(1) as workers:
        assert not play_all(4, 0, -1, workers)
