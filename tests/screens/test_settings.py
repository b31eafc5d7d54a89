"""The settings of a server: every choice in sight."""

from __future__ import annotations

from typing import Any

import jsonschema_rs
import pytest

from bot.rules.editions import EDITIONS
from bot.screens.pages.settings import apply_choice, settings
from bot.sessions.guild_settings import MANAGERS, GuildSettings
from bot.sessions.refusals import SessionRefusal
from bot.text import LOCALES, text_for
from tests.rules.tables import house_sets
from tests.screens.reading import parts, pressable, texts
from tests.screens.test_limits import check

ENGLISH = text_for("en-US")
ROLE, CHANNEL, GONE = 1_000_011, 1_000_012, 1_000_013


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_discord_takes_it(body: jsonschema_rs.Validator, edition: str, locale: str) -> None:
    full = GuildSettings("zh-TW", edition, house_sets(edition)[-1], 25, GONE, (CHANNEL, GONE), "honour", False)
    for chosen in (GuildSettings(), full, full.with_(hosts=ROLE, turn_seconds=None)):
        check(settings(chosen, text_for(locale), {ROLE, CHANNEL}), body)


def defaults(chosen: GuildSettings) -> dict[str, Any]:
    """What each select shows as chosen."""
    shown = {}
    for what, part in pressable(settings(chosen, ENGLISH, {ROLE, CHANNEL})).items():
        entries: list[Any] = [entry["value"] for entry in part.get("options") or [] if entry.get("default")]
        shown[what.removeprefix("settings ")] = entries + [
            int(entry["id"]) for entry in part.get("default_values") or []
        ]
    return shown


def test_all_that_is_chosen_is_shown() -> None:
    chosen = GuildSettings("zh-TW", "bts", ("stacking",), None, ROLE, (CHANNEL,), "vote", False)
    assert defaults(chosen) == {
        "language": ["zh-TW"],
        "edition": ["bts"],
        "house": ["stacking"],
        "time": ["none"],
        "hosts": [],
        "role": [ROLE],
        "channels": [CHANNEL],
        "judging": ["vote"],
        "pings on": [],
    }
    assert defaults(GuildSettings(hosts=MANAGERS))["hosts"] == ["managers"]


def test_what_is_gone_is_said_and_not_offered() -> None:
    chosen = GuildSettings(hosts=GONE, channels=(CHANNEL, GONE))
    said = "\n".join(texts(settings(chosen, ENGLISH, {ROLE, CHANNEL})))
    assert ENGLISH("settings-role-gone") in said
    assert "One of the channels you chose is gone." in said
    assert str(GONE) not in str(parts(settings(chosen, ENGLISH, {ROLE, CHANNEL})))


@pytest.mark.parametrize(
    ("what", "values", "after"),
    [
        ("language", ["zh-TW"], GuildSettings(locale="zh-TW")),
        ("language", ["discord"], GuildSettings()),
        ("edition", ["no-mercy"], GuildSettings(edition="no-mercy")),
        ("house", ["stacking", "jump_in"], GuildSettings(house=("stacking", "jump_in"))),
        ("time", ["none"], GuildSettings(turn_seconds=None)),
        ("time", ["90"], GuildSettings(turn_seconds=90)),
        ("hosts", ["managers"], GuildSettings(hosts="managers")),
        ("role", ["7"], GuildSettings(hosts=7)),
        ("role", [], GuildSettings()),
        ("channels", ["7", "8"], GuildSettings(channels=(7, 8))),
        ("judging", ["honour"], GuildSettings(judging="honour")),
        ("pings off", [], GuildSettings(pings=False)),
    ],
)
def test_choices(what: str, values: list[str], after: GuildSettings) -> None:
    assert apply_choice(GuildSettings(), what.split(), values) == after


@pytest.mark.parametrize(
    ("what", "values"),
    [("edition", ["ludo"]), ("time", ["soon"]), ("channels", ["x"]), ("hosts", []), ("weather", []), ("", [])],
)
def test_what_there_is_not(what: str, values: list[str]) -> None:
    with pytest.raises(SessionRefusal, match="bad_options"):
        apply_choice(GuildSettings(), what.split(), values)
