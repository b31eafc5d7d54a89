"""The dance floor."""

from __future__ import annotations

import pytest

from bot.screens.codec import Press, parse
from bot.screens.dance import SIGNS, dance_floor, dance_panel
from bot.sessions import MOVES, Dance, Denied
from bot.text import text_for
from tests.screens.reading import pressable, texts
from tests.screens.tables import Sat, at

ENGLISH, CHINESE = text_for("en-US"), text_for("zh-TW")
ROUTINE = ("left", "clap", "spin", "up", "right", "down")


@pytest.fixture
def dancing() -> Sat:
    now = at("edition bts\ntop r5\nA WD g1 b1\nB g2 y3\ndraw r1 r2 r3", "A play WD", "A colour r")
    now.dance = Dance(1, ROUTINE, 2)
    return now


def test_everybody_sees_how_far_it_is_danced(dancing: Sat) -> None:
    said = "\n".join(texts(dance_floor(dancing.session, ENGLISH)))
    assert "Ben dances!" in said
    assert "⬅️ 👏 🔄 ⬆️ ➡️ ⬇️" in said
    assert "✅ ✅ ⬜ ⬜ ⬜ ⬜" in said
    assert "<t:" in said
    assert not any(what.startswith("dance") for what in pressable(dance_floor(dancing.session, ENGLISH)))


def test_the_dancer_has_every_move_and_is_told_the_next(dancing: Sat) -> None:
    view = dance_panel(dancing.session, CHINESE)
    assert set(pressable(view)) == {f"dance {move}" for move in MOVES}
    assert any("轉圈" in text for text in texts(view))
    assert set(SIGNS) == set(MOVES)


def test_a_move_knows_its_place_in_the_routine(dancing: Sat) -> None:
    part = pressable(dance_panel(dancing.session, ENGLISH))["dance spin"]
    assert parse(part["custom_id"]) == Press(dancing.id, 2, "dance spin")


def test_there_is_no_floor_where_nobody_dances() -> None:
    now = at("edition bts\ntop r5\nA WD g1 b1\nB g2 y3\ndraw r1")
    with pytest.raises(Denied):
        dance_floor(now.session, ENGLISH)
