"""The lobby and the host's panel."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.players import LEVELS
from bot.rules.editions import EDITIONS
from bot.screens.game.lobby import FIRST, MORE, NO_TIME, SECONDS, TARGETS, lobby, options_panel, page_of
from bot.screens.words import house_says, house_words
from bot.sessions.guild_settings import GuildSettings
from bot.sessions.options import SLOW_SECONDS, Options
from bot.sessions.presets import LAST, PRESETS
from bot.sessions.table import Seat, Table
from bot.text import text_for
from tests.rules.tables import house_sets
from tests.screens.reading import SELECT, parts, pressable, texts
from tests.screens.tables import NAMES, sat, seated

ENGLISH = text_for("en-US")


def read(now: Table) -> str:
    return "\n".join(texts(lobby(now, ENGLISH)))


def entries(now: Table) -> dict[str, str]:
    """What the menu of computers offers."""
    return {entry["value"]: entry["label"] for entry in pressable(lobby(now, ENGLISH))["computer"]["options"]}


def chosen(now: Table) -> dict[str, list[str]]:
    """What each select of the panel has marked, on both pages."""
    found: dict[str, Any] = {}
    for page in (FIRST, MORE):
        found |= pressable(options_panel(now, ENGLISH, for_host=True, page=page))
    return {
        what: [entry["value"] for entry in part["options"] if entry.get("default")]
        for what, part in found.items()
        if part["type"] == SELECT
    }


def test_it_tells_who_plays_and_how() -> None:
    said = read(sat("minecraft", 2))
    assert "## UNO Minecraft" in said
    assert "**Seats: 2 of 10**\n1. Ann 👑 host\n2. Ben" in said
    assert "**By the book** · first to 500 points · 60 seconds a turn" in said
    assert "House rules" not in said


def test_in_short_the_options_are_a_line_and_the_house_rules_another() -> None:
    options = Options("classic", "lowest", 200, 45, ("seven_zero", "jump_in"), 9, 4, computers=False)
    now = replace(seated(options, NAMES[:2]), wants_thread=True)
    assert (
        "**Custom rules** · lowest total, to 200 points · 45 seconds a turn · 9 cards dealt to each"
        " · 4 cards for being caught · People only · In a thread of its own\n"
        "House rules: **Seven-0** · **Jump-In**"
    ) in read(now)


def test_the_buttons_are_few() -> None:
    assert list(pressable(lobby(sat(seats=1), ENGLISH))) == ["join", "now", "options", "rules", "computer"]
    assert list(pressable(lobby(sat(seats=2), ENGLISH))) == ["join", "start", "options", "rules", "leave", "computer"]


def test_the_code_of_the_deal_stands_in_the_options_for_everyone_to_read() -> None:
    now = sat(seats=2)
    assert now.seal not in read(now)
    for for_host in (True, False):
        panel = options_panel(now, ENGLISH, for_host=for_host)
        assert f"Fair-deal code: `{now.seal}`" in "\n".join(texts(panel))
        assert bool(pressable(panel)) is for_host
    assert "Only the host can change these." in "\n".join(texts(options_panel(now, ENGLISH, for_host=False)))


def test_it_starts_only_with_enough_players() -> None:
    assert "start" not in pressable(lobby(sat(seats=1), ENGLISH))
    assert "You need at least 2 players." in read(sat(seats=1))
    assert "now" in pressable(lobby(sat(seats=1), ENGLISH))
    assert "start" in pressable(lobby(sat(seats=2), ENGLISH))


def test_computers_are_added_and_taken_away() -> None:
    now = sat(seats=2)
    assert entries(now) == {level: f"+ Bot: {level}" for level in LEVELS}
    before = pressable(lobby(now, ENGLISH))["computer"]["custom_id"]
    now = replace(now, seats=(*now.seats, Seat(None, "Ada", "hard")))
    assert entries(now)["remove Ada"] == "Remove Ada"
    assert "3. Ada 🤖 hard" in read(now)
    assert pressable(lobby(now, ENGLISH))["computer"]["custom_id"] != before, "so that a level is chosen again"


def test_a_full_table_takes_no_more_computers() -> None:
    now = sat(seats=10)
    assert "computer" not in pressable(lobby(now, ENGLISH))
    assert list(entries(replace(now, seats=(*now.seats[:9], Seat(None, "Ada", "hard"))))) == ["remove Ada"]


def test_the_panel_marks_what_is_in_force() -> None:
    now = seated(Options("classic", "points", 250, 75, ("stacking", "jump_in")), NAMES)
    assert chosen(now) == {
        "set preset": [],
        "set edition": ["classic"],
        "set scoring": ["points"],
        "set target": ["250"],
        "set time": ["75"],
        "set house": ["stacking", "jump_in"],
        "set hand": ["7"],
        "set uno": ["2"],
        "set computers": ["with"],
    }
    now = replace(now, options=replace(now.options, scoring="single", turn_seconds=None, house=()))
    assert chosen(now) == {
        "set preset": [],
        "set edition": ["classic"],
        "set scoring": ["single"],
        "set time": [NO_TIME],
        "set house": [],
        "set hand": ["7"],
        "set uno": ["2"],
        "set computers": ["with"],
    }


@pytest.mark.parametrize("key", EDITIONS)
def test_each_page_of_the_panel_leads_to_the_other_and_a_choice_back_to_its_own(key: str) -> None:
    for page, other in ((FIRST, MORE), (MORE, FIRST)):
        found = pressable(options_panel(sat(key), ENGLISH, for_host=True, page=page, has_threads=True))
        selects = [what for what, part in found.items() if part["type"] == SELECT]
        assert [what for what in found if what not in selects] == [f"options {other}"]
        assert {page_of(what.removeprefix("set ")) for what in selects} == {page}
        assert len(selects) <= 6, "a phone shows as many at once"


@pytest.mark.parametrize("key", EDITIONS)
def test_everything_that_the_panel_offers_is_taken(key: str) -> None:
    now = sat(key)
    for part in parts(options_panel(now, ENGLISH, for_host=True)):
        if part["type"] == SELECT and part["custom_id"].endswith("set house"):
            house = tuple(entry["value"] for entry in part["options"])
            assert house == EDITIONS[key].house
            for rules in house_sets(key):
                assert now.options.with_(house=rules).house == rules
            assert part["min_values"] == 0
    for target in TARGETS:
        now.options.with_(target=target)
    for seconds in (*SECONDS, *SLOW_SECONDS):
        now.options.with_(turn_seconds=seconds)


@pytest.mark.parametrize("name", PRESETS)
def test_the_preset_in_force_is_named_and_each_house_rule_explained(name: str) -> None:
    now = seated(Options.by_preset(PRESETS[name], "classic"), NAMES)
    said = "\n".join(texts(options_panel(now, ENGLISH, for_host=False)))
    assert f"**{ENGLISH(f'preset-{name}')}** · " in read(now)
    assert f"- **{ENGLISH(f'preset-{name}')}**: " in said
    for rule in now.options.house:
        assert f"- House rule **{house_words(ENGLISH, rule)}**: {house_says(ENGLISH, rule)}" in said
    assert chosen(now)["set preset"] == [name]
    assert "**Custom rules** · " in read(replace(now, options=now.options.with_(turn_seconds=75, hand=9)))


def test_a_servers_preset_is_named_and_marks_up_nothing() -> None:
    own = GuildSettings().with_preset("**Friday** @here <@1>", Options.for_edition("classic").with_(hand=9))
    now = replace(sat(), options=own.by_preset("own **Friday** @here <@1>", "bts"))
    assert r"**\*\*Friday\*\* ＠here \<＠1\>** · " in read(now)
    panel = pressable(options_panel(now, ENGLISH, own.presets, for_host=True))["set preset"]
    entry = panel["options"][-1]
    assert (entry["value"], entry["default"]) == ("own **Friday** @here <@1>", True)
    assert entry["label"] == "**Friday** ＠here <＠1>"
    assert [entry["value"] for entry in panel["options"]][-2] == LAST


def test_where_people_play_alone_no_computer_is_offered() -> None:
    now = seated(Options.for_edition("classic").with_(computers=False), NAMES)
    assert "People only" in read(now)
    assert "computer" not in pressable(lobby(now, ENGLISH))
    assert "now" not in pressable(lobby(replace(now, seats=now.seats[:1]), ENGLISH))
    assert chosen(now)["set computers"] == ["without"]
