"""The settings of a server: every choice in sight."""

from __future__ import annotations

from typing import Any

import jsonschema_rs
import pytest

from bot.rules.editions import EDITIONS
from bot.screens.pages.settings import FIRST, MORE, apply_choice, page_of, settings
from bot.sessions.guild_settings import MANAGERS, GuildSettings
from bot.sessions.options import Options
from bot.sessions.presets import MOST_OWN, NAME_LENGTH
from bot.sessions.refusals import SessionRefusal
from bot.text import LOCALES, text_for
from tests.rules.tables import house_sets
from tests.screens.reading import parts, pressable, texts
from tests.screens.test_limits import check

ENGLISH = text_for("en-US")
PAGES = (FIRST, MORE)
ROLE, CHANNEL, GONE = 1_000_011, 1_000_012, 1_000_013


def with_presets(chosen: GuildSettings) -> GuildSettings:
    """Return the settings with as many presets as a server keeps, of the longest names."""
    for number in range(MOST_OWN):
        chosen = chosen.with_preset(f"{number}{'_' * (NAME_LENGTH - 1)}", chosen.options())
    return chosen


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_discord_takes_it(body: jsonschema_rs.Validator, edition: str, locale: str) -> None:
    full = GuildSettings("zh-TW", edition, house_sets(edition)[-1], 25, GONE, (CHANNEL, GONE), "honour", False)
    for chosen in (GuildSettings(), full, full.with_(hosts=ROLE, turn_seconds=None), with_presets(full)):
        for page in PAGES:
            check(settings(chosen, text_for(locale), {ROLE, CHANNEL}, page), body)


def defaults(chosen: GuildSettings) -> dict[str, Any]:
    """What each select of both pages shows as chosen."""
    shown = {}
    found = [pressable(settings(chosen, ENGLISH, {ROLE, CHANNEL}, page)) for page in PAGES]
    for what, part in (both for page in found for both in page.items()):
        entries: list[Any] = [entry["value"] for entry in part.get("options") or [] if entry.get("default")]
        shown[what.removeprefix("settings ")] = entries + [
            int(entry["id"]) for entry in part.get("default_values") or []
        ]
    return shown


def test_all_that_is_chosen_is_shown() -> None:
    chosen = GuildSettings(
        "zh-TW", "bts", ("stacking",), None, ROLE, (CHANNEL,), "vote", False, told_role=ROLE, reactions=False
    )
    assert defaults(chosen) == {
        "language": ["zh-TW"],
        "edition": ["bts"],
        "preset": ["below"],
        "house": ["stacking"],
        "time": ["none"],
        "hosts": [],
        "role": [ROLE],
        "channels": [CHANNEL],
        "judging": ["vote"],
        "told": [ROLE],
        "talk": ["remarks"],
        "pings on": [],
        "threads on": [],
        "more": [],
        "first": [],
    }
    assert defaults(GuildSettings(hosts=MANAGERS))["hosts"] == ["managers"]


def test_a_choice_is_answered_with_its_own_page() -> None:
    for page, other in ((FIRST, MORE), (MORE, FIRST)):
        pressed = [what.split()[1:] for what in pressable(settings(GuildSettings(), ENGLISH, set(), page))]
        assert {page_of(what) for what in pressed if what != [other]} == {page}
        assert page_of([other]) == other
        assert apply_choice(GuildSettings(), [other], []) == GuildSettings()


def test_what_is_gone_is_said_and_not_offered() -> None:
    chosen = GuildSettings(hosts=GONE, channels=(CHANNEL, GONE), told_role=GONE)
    shown = [settings(chosen, ENGLISH, {ROLE, CHANNEL}, page) for page in PAGES]
    said = "\n".join(words for screen in shown for words in texts(screen))
    assert ENGLISH("settings-role-gone") in said
    assert ENGLISH("settings-told-gone") in said
    assert "One of the channels you chose is gone." in said
    assert str(GONE) not in str([parts(screen) for screen in shown])


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
        ("threads on", [], GuildSettings(threads=True)),
        ("told", ["7"], GuildSettings(told_role=7)),
        ("told", [], GuildSettings()),
        ("talk", [], GuildSettings(reactions=False, remarks=False)),
        ("talk", ["reactions"], GuildSettings(remarks=False)),
    ],
)
def test_choices(what: str, values: list[str], after: GuildSettings) -> None:
    assert apply_choice(GuildSettings(), what.split(), values) == after


@pytest.mark.parametrize(
    ("what", "values"),
    [
        ("preset", ["ludo"]),
        ("preset", ["own Friday"]),
        ("preset", ["last"]),
        ("drop", ["own Friday"]),
        ("drop", ["sheet"]),
        ("drop", []),
        ("edition", ["ludo"]),
        ("time", ["soon"]),
        ("channels", ["x"]),
        ("hosts", []),
        ("weather", []),
        ("", []),
    ],
)
def test_what_there_is_not(what: str, values: list[str]) -> None:
    with pytest.raises(SessionRefusal, match="bad_options"):
        apply_choice(GuildSettings(), what.split(), values)


def test_a_preset_that_games_begin_with_stands_in_for_time_and_house_rules() -> None:
    chosen = GuildSettings().with_usual("party")
    shown = defaults(chosen)
    assert shown["preset"] == ["party"]
    assert "time" not in shown
    assert "house" not in shown
    assert "drop" not in shown, "there is none of the server's own"


def test_the_servers_own_are_offered_and_can_be_dropped() -> None:
    former = GuildSettings().with_preset("*Friday* @here", Options.for_edition("bts").with_(house=("stacking",)))
    chosen = apply_choice(former, ["preset"], ["own *Friday* @here"])
    assert (chosen.preset, chosen.edition) == ("own *Friday* @here", "bts")
    found = pressable(settings(chosen, ENGLISH, ()))
    for what in ("settings preset", "settings drop"):
        last = found[what]["options"][-1]
        assert (last["label"], last["description"]) == ("*Friday* ＠here", "BTS: Stacking")
    assert apply_choice(chosen, ["drop"], ["own *Friday* @here"]) == GuildSettings(edition="bts")
    assert apply_choice(chosen, ["preset"], ["below"]).options().house == ()
    assert apply_choice(chosen, ["edition"], ["classic"]).preset == "", "it names its edition"
