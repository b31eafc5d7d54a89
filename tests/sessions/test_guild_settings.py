"""What a server has chosen: kept, read again, and never in the way when it makes no sense any more."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.sessions.guild_settings import GuildSettings, keep_settings, settings_of
from bot.sessions.refusals import SessionRefusal
from bot.store import settings as stored_settings
from bot.store.settings import SaveGuildSettings
from bot.store.store import Store

CHOSEN = GuildSettings(
    locale="zh-TW",
    edition="no-mercy",
    house=("jump_in",),
    turn_seconds=None,
    hosts=12345,
    channels=(1, 2),
    judging="vote",
    pings=False,
)


async def test_what_was_chosen_is_kept(store: Store) -> None:
    assert await settings_of(store, 1) == GuildSettings()
    await keep_settings(store, 1, CHOSEN)
    assert await settings_of(store, 1) == CHOSEN
    assert await settings_of(store, 2) == GuildSettings()
    await keep_settings(store, 1, GuildSettings())
    assert await store.read(stored_settings.of_guild, 1) == {}


@pytest.mark.parametrize(
    "choices",
    [
        {"edition": "ludo"},
        {"house": ("ketchup",)},
        {"turn_seconds": 5},
        {"locale": "xx"},
        {"hosts": "nobody"},
        {"hosts": True},
        {"channels": tuple(range(1, 27))},
        {"channels": ("general",)},
        {"judging": "jury"},
        {"pings": 1},
    ],
)
def test_what_there_is_not_cannot_be_chosen(choices: dict[str, Any]) -> None:
    with pytest.raises(SessionRefusal, match="bad_options"):
        GuildSettings().with_(**choices)


async def test_what_makes_no_sense_any_more_is_as_if_not_chosen(store: Store) -> None:
    stored = {"edition": "ludo", "house": ["stacking"], "turn_seconds": "long", "hosts": 7, "channels": 5, "more": 1}
    await store.save(SaveGuildSettings(1, json.dumps(stored)))
    assert await settings_of(store, 1) == GuildSettings(house=("stacking",), hosts=7)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=9) | st.sampled_from(["classic", "vote"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from([*GuildSettings.__slots__, "more"]), JSON))
def test_whatever_is_stored_can_be_read(stored: dict[str, Any]) -> None:
    GuildSettings.from_stored(json.loads(json.dumps(stored))).options()


def test_house_rules_stay_with_another_edition_as_far_as_they_fit() -> None:
    settings = GuildSettings(house=("stacking", "jump_in"))
    assert settings.with_edition("no-mercy").house == ("jump_in",)
    options = settings.options("no-mercy")
    assert (options.edition, options.house, options.scoring, options.target) == (
        "no-mercy",
        ("jump_in",),
        "single",
        1000,
    )
    assert settings.options().edition == "classic"
    assert CHOSEN.options().turn_seconds is None
