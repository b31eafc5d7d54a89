"""A house rule more: what it takes to add one, and that everything else then works with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.rules.agenda import Steps
from bot.rules.cards import Face
from bot.rules.cli.check import check
from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS
from bot.rules.record import read, write
from bot.rules.rules import HOUSE, HouseRule
from bot.rules.snapshot import from_json, to_json
from bot.rules.turn import Turn
from tests.rules.tables import Table, make
from tests.rules.test_record import played

# The rule. Nines again: whoever plays a nine goes again, and no nine may be the last card.


class NinesAgain(HouseRule):
    """A nine is worth another turn."""

    name = "nines_again"
    excludes = frozenset({"doubles"})

    def suits(self, edition: Edition) -> bool:
        return any(symbol.number == 9 for symbol in edition.symbols.values())

    def may_be_last(self, face: Face) -> bool:
        return face.symbol.number != 9

    def follows(self, seat: int, face: Face) -> Steps:
        return [Turn(seat)] if face.symbol.number == 9 else []


# Until here.

NINES = """\
# After a nine the same player goes again; a nine cannot be the last card.
edition classic
house nines_again
top   r5
A     r9 g9 b1
B     b9
draw  b2 b3 r3

A  play r9
= asks A play
A  play g9
= asks A play; hand A b1; owes A
A  draw
= asks B play
B  play b9 !!
"""


@pytest.fixture(autouse=True)
def _nines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HOUSE, "nines_again", NinesAgain())


def test_it_is_offered_everywhere_but_with_what_it_excludes() -> None:
    assert all("nines_again" in edition.house for edition in EDITIONS.values())


def test_it_in_scenarios(tmp_path: Path) -> None:
    file = tmp_path / "nines.uno"
    said: list[str] = []
    file.write_text(NINES, encoding="utf-8")
    assert check([file], said.append), said
    file.write_text(NINES.replace("house nines_again", "house doubles nines_again"), encoding="utf-8")
    assert not check([file], said.append)
    assert f"{file}:3: doubles and nines_again exclude each other" in said


@pytest.mark.parametrize("key", EDITIONS)
def test_it_is_played_and_recorded_together_with_others(key: str) -> None:
    house = ("jump_in", "no_wild_finish", "nines_again")
    record = played(key, house=house)
    assert read(write(record)) == record
    table = Table(key, 4, house, "single", seed=5, players=5)
    game = table.game()
    follower = table.state()
    for move in table.moves(game):
        for happened in make(game, move):
            happened.apply(follower)
        assert to_json(follower) == to_json(game.state) == to_json(from_json(to_json(game.state)))
