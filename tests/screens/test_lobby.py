"""The lobby and the host's panel."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.players import LEVELS
from bot.rules.editions import EDITIONS
from bot.screens.game.lobby import NO_TIME, SECONDS, TARGETS, lobby, options_panel
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


def chosen(now: Table) -> dict[str, list[str]]:
    """What each select of the panel has marked."""
    found = pressable(options_panel(now, ENGLISH))
    return {
        what: [entry["value"] for entry in part["options"] if entry.get("default")]
        for what, part in found.items()
        if part["type"] == SELECT
    }


def test_it_tells_who_plays_and_how() -> None:
    said = read(sat("minecraft", 2))
    assert "## UNO Minecraft" in said
    assert "**Seats: 2 of 10**\n1. Ann 👑 host\n2. Ben" in said
    assert "first to 500 wins" in said
    assert "60 seconds a turn" in said
    assert "- **By the book**: " in said
    assert "No house rules" in said
    assert f"`{sat().seal}`" in said


def test_it_starts_only_with_enough_players() -> None:
    assert "start" not in pressable(lobby(sat(seats=1), ENGLISH))
    assert "It takes at least 2 to start." in read(sat(seats=1))
    assert "start" in pressable(lobby(sat(seats=2), ENGLISH))


def test_computers_are_added_and_taken_away() -> None:
    now = sat(seats=2)
    assert {f"computer {level}" for level in LEVELS} <= set(pressable(lobby(now, ENGLISH)))
    assert not any(what.startswith("remove") for what in pressable(lobby(now, ENGLISH)))
    now = replace(now, seats=(*now.seats, Seat(None, "Ada", "hard")))
    assert pressable(lobby(now, ENGLISH))["remove C"]["label"] == "Remove Ada"
    assert "3. Ada 🤖 hard" in read(now)


def test_a_full_table_takes_no_more_computers() -> None:
    assert "computer easy" not in pressable(lobby(sat(seats=10), ENGLISH))


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
def test_everything_that_the_panel_offers_is_taken(key: str) -> None:
    now = sat(key)
    for part in parts(options_panel(now, ENGLISH)):
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
    said = read(now)
    assert f"- **{ENGLISH(f'preset-{name}')}**: " in said
    for rule in now.options.house:
        assert f"- House rule **{house_words(ENGLISH, rule)}**: {house_says(ENGLISH, rule)}" in said
    assert chosen(now)["set preset"] == [name]
    said = read(replace(now, options=now.options.with_(turn_seconds=75, hand=9)))
    assert "- **Custom rules**" in said


def test_a_servers_preset_is_named_and_marks_up_nothing() -> None:
    own = GuildSettings().with_preset("**Friday** @here <@1>", Options.for_edition("classic").with_(hand=9))
    now = replace(sat(), options=own.by_preset("own **Friday** @here <@1>", "bts"))
    assert r"- **\*\*Friday\*\* ＠here \<＠1\>**" in read(now)
    panel = pressable(options_panel(now, ENGLISH, own.presets))["set preset"]
    entry = panel["options"][-1]
    assert (entry["value"], entry["default"]) == ("own **Friday** @here <@1>", True)
    assert entry["label"] == "**Friday** ＠here <＠1>"
    assert [entry["value"] for entry in panel["options"]][-2] == LAST


def test_where_people_play_alone_no_computer_is_offered() -> None:
    now = seated(Options.for_edition("classic").with_(computers=False), NAMES)
    assert "People only" in read(now)
    assert not any(what.startswith("computer") for what in pressable(lobby(now, ENGLISH)))
    assert chosen(now)["set computers"] == ["without"]
