"""The dance floor."""

from __future__ import annotations

from dataclasses import replace

import jsonschema_rs
import pytest

from bot.screens.codec import Press, parse
from bot.screens.game.dance import SIGNS, dance_floor, dance_panel
from bot.screens.game.hand import hand
from bot.sessions.dance import HONOUR, MOVES, ROUTINE, VOTE, Dance
from bot.sessions.refusals import SessionRefusal
from bot.sessions.table import Table
from bot.text import LOCALES, text_for
from tests.screens.reading import pressable, texts
from tests.screens.tables import at
from tests.screens.test_limits import check

ENGLISH, CHINESE = text_for("en-US"), text_for("zh-TW")
SIX = ("left", "clap", "spin", "up", "right", "down")


@pytest.fixture
def dancing() -> Table:
    now = at("edition bts\ntop r5\nA WD g1 b1\nB g2 y3\ndraw r1 r2 r3", "A play WD", "A colour r")
    return replace(now, interlude=Dance(1, SIX, 2))


def test_everybody_sees_how_far_it_is_danced(dancing: Table) -> None:
    said = "\n".join(texts(dance_floor(dancing, ENGLISH)))
    assert "Ben dances!" in said
    assert "⬅️ 👏 🔄 ⬆️ ➡️ ⬇️" in said
    assert "✅ ✅ ⬜ ⬜ ⬜ ⬜" in said
    assert "<t:" in said
    assert not any(what.startswith("dance") for what in pressable(dance_floor(dancing, ENGLISH)))


@pytest.mark.parametrize(("locale", "told"), [("en-US", "7 moves in front of everyone"), ("zh-TW", "7 個動作")])
def test_everybody_reads_how_long_the_routine_is(dancing: Table, locale: str, told: str) -> None:
    longer = replace(dancing, interlude=Dance(1, (*SIX, "clap"), 2))
    assert told in "\n".join(texts(dance_floor(longer, text_for(locale))))


def test_the_dancer_has_every_move_and_is_told_the_next(dancing: Table) -> None:
    view = dance_panel(dancing, CHINESE)
    assert set(pressable(view)) == {f"dance {move}" for move in MOVES}
    assert any("轉圈" in text for text in texts(view))
    assert set(SIGNS) == set(MOVES)


def test_a_move_knows_its_place_in_the_routine(dancing: Table) -> None:
    part = pressable(dance_panel(dancing, ENGLISH))["dance spin"]
    assert parse(part["custom_id"]) == Press(dancing.id, 2, "dance spin")


def test_the_others_vote_where_everybody_sees_it(dancing: Table) -> None:
    dancing = replace(dancing, interlude=Dance(1, judging=VOTE, ayes=(0, 2), noes=(3,)))
    floor = pressable(dance_floor(dancing, ENGLISH))
    assert [(what, part.get("label")) for what, part in floor.items()] == [
        ("judge yes", "A dance! (2)"),
        ("judge no", "No dance (1)"),
        ("hand", "My hand"),
    ]
    prompt = dancing.view(None).prompt
    assert prompt is not None
    assert parse(floor["judge yes"]["custom_id"]) == Press(dancing.id, prompt.number, "judge yes")
    assert not pressable(dance_panel(dancing, ENGLISH)), "nobody votes on themselves"


def test_the_dancer_says_how_it_was(dancing: Table) -> None:
    dancing = replace(dancing, interlude=Dance(1, judging=HONOUR))
    assert list(pressable(dance_floor(dancing, CHINESE))) == ["hand"]
    said = texts(dance_floor(dancing, ENGLISH))
    assert any("Ben says whether it was a dance" in line for line in said)
    panel = pressable(dance_panel(dancing, CHINESE))
    assert [part["label"] for part in panel.values()] == ["我跳好了！", "沒跳好"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("judging", [VOTE, HONOUR])
def test_discord_takes_it(body: jsonschema_rs.Validator, dancing: Table, judging: str, locale: str) -> None:
    dancing = replace(dancing, interlude=Dance(1, judging=judging, ayes=tuple(range(9))))
    for view in (dance_floor(dancing, text_for(locale)), dance_panel(dancing, text_for(locale))):
        check(view, body)


@pytest.mark.parametrize(
    ("judging", "says"), [(VOTE, "the others vote"), (HONOUR, "you say whether it was a dance"), (ROUTINE, "6 moves")]
)
def test_who_is_asked_to_dance_knows_who_judges(dancing: Table, judging: str, says: str) -> None:
    dancing = replace(dancing, interlude=None, judging=judging)
    assert any(says in text for text in texts(hand(dancing, 1, ENGLISH)))


def test_there_is_no_floor_where_nobody_dances() -> None:
    now = at("edition bts\ntop r5\nA WD g1 b1\nB g2 y3\ndraw r1")
    with pytest.raises(SessionRefusal):
        dance_floor(now, ENGLISH)
