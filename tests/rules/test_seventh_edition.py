"""A seventh edition: what it takes to add one, and that everything else then works with it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.rules.agenda import ITEMS, Steps
from bot.rules.cards import BLUE, RED, Symbol
from bot.rules.choices import ChooseColour, ChooseTarget
from bot.rules.cli.check import check
from bot.rules.edition import Edition, Side
from bot.rules.editions import EDITIONS
from bot.rules.events import EVENTS, CardsShown, Event
from bot.rules.game import Game
from bot.rules.redaction import Hidden, seen_by
from bot.rules.snapshot import from_json, to_json
from bot.rules.state import State
from bot.rules.symbols import DRAW_TWO, NUMBERS, REVERSE, SKIP
from bot.rules.turn import Turn
from tests.rules.tables import Table, make, together

# The edition. The Baton: name the colour and pick who plays next; you show them your first card.


@dataclass
class BatonPassed(Event):
    """Who plays next was picked."""

    seat: int
    other: int


class ChooseRunner(ChooseTarget):
    """Who is to play next, and sees a card."""

    def picked(self, game: Game, other: int) -> Steps:
        game.emit(BatonPassed(self.seat, other))
        game.emit(CardsShown(self.seat, other, (game.state.hands[self.seat][0],)))
        return [Turn(other)]


def baton(_state: State, seat: int) -> Steps:
    return [ChooseColour(seat), ChooseRunner(seat)]


BATON = Symbol("WB", "baton", 50, effect=baton)
COLOURED = tuple((symbol, 3) for symbol in (*NUMBERS, DRAW_TWO, REVERSE, SKIP))
RELAY = Edition("relay", Side((RED, BLUE), COLOURED, ((BATON, 9),)), seats=(2, 5))

# Until here.

THE_BATON = """\
# The Baton passes over B and C, and D sees the first card of A's hand.
edition relay
top   r5
A     WB b3 r7
B     b1 b2
C     r9 r8
D     b9 r1
draw  r2

A  play WB
= asks A colour
A  colour b
= asks A target; colour b
A  target A !!
A  target D
= asks D play; shown D A b3
D  play b9
= asks A play; owes D
"""


REGISTERS: tuple[tuple[dict[str, Any], str], ...] = (
    (EVENTS, "BatonPassed"),
    (ITEMS, "ChooseRunner"),
)
KEPT = [(register, name, register.pop(name)) for register, name in REGISTERS]
"""Known to the rules only while these tests run, for the texts of the others are to be complete."""


@pytest.fixture(autouse=True)
def _relay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS, "relay", RELAY)
    for register, name, kept in KEPT:
        monkeypatch.setitem(register, name, kept)


def test_its_card_in_a_scenario(tmp_path: Path) -> None:
    file = tmp_path / "baton.uno"
    file.write_text(THE_BATON, encoding="utf-8")
    said: list[str] = []
    assert check([file], said.append), said


@pytest.mark.parametrize("scoring", ["single", "points", "lowest"])
@pytest.mark.parametrize("seats", range(2, 6))
def test_it_is_played_to_its_end(seats: int, scoring: str) -> None:
    batons = 0
    for seed in range(5):
        table = Table(
            "relay",
            seats,
            together(RELAY.house[seed % 3 :: 3]) if seed else (),
            scoring,
            100,
            seed,
            seed,
            quits=0,
            most=10_000,
        )
        game = table.game()
        follower = table.state()
        for move in table.moves(game):
            events = make(game, move)
            for happened in events:
                happened.apply(follower)
            assert to_json(follower) == to_json(game.state) == to_json(from_json(to_json(game.state)))
            batons += sum(isinstance(happened, BatonPassed) for happened in events)
        assert game.state.champions
    assert batons


def test_what_the_baton_shows_is_seen_by_two() -> None:
    table = Table("relay", 3, players=2)
    game = table.game()
    for move in table.moves(game):
        events = make(game, move)
        for seat in (None, 0, 1, 2):
            for happened in seen_by(seat, events, RELAY, 0):
                if isinstance(happened, CardsShown):
                    assert isinstance(happened.cards, Hidden) == (seat not in {happened.seat, happened.to})
