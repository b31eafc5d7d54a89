"""What the channel sees of a game, whatever it is at."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.screens.game.dance import dance_floor
from bot.screens.game.end import match_end, round_end
from bot.screens.game.interludes import INTERLUDES
from bot.screens.game.lobby import lobby
from bot.screens.game.public import public_screen
from bot.screens.game.table import table as table_screen
from bot.screens.layout import QUIET, Screen
from bot.sessions.dance import Dance
from bot.sessions.interlude import Interlude
from bot.sessions.table import Table
from bot.store.games import GameStatus
from bot.text import text_for
from tests.clock import NOW
from tests.screens.tables import at, dealt, sat
from tests.screens.test_end import LAST_CARD

ENGLISH = text_for("en-US")
STOPPED = replace(dealt(), status=GameStatus.ENDED)


@pytest.mark.parametrize(
    ("table", "screen"),
    [
        (sat(), lobby),
        (dealt(), table_screen),
        (replace(dealt("bts"), interlude=Dance(0, ("left", "clap"))), dance_floor),
        (at(LAST_CARD, "A play r7"), round_end),
        (at(LAST_CARD.replace("A=100", "A=450"), "A play r7"), match_end),
        (STOPPED, match_end),
        (replace(sat(), status=GameStatus.ENDED), match_end),
    ],
)
def test_each_state_has_its_screen(table: Table, screen: object) -> None:
    assert callable(screen)
    assert public_screen(table, ENGLISH).to_components() == screen(table, ENGLISH).to_components()


def test_a_game_that_was_set_aside_says_so_and_offers_nothing() -> None:
    for table in (dealt(), sat()):
        screen = public_screen(table.set_aside(NOW), ENGLISH)
        assert screen.to_components() == Screen(ENGLISH("table-aside"), accent=QUIET).to_components()


def test_every_interlude_has_screens() -> None:
    assert Interlude.kind in INTERLUDES
