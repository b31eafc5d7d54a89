"""Settings of guilds and players: one object each, replaced whole."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from bot.store import SaveGuildSettings, SavePlayerSettings, Store
from bot.store.schema import guild_settings


async def test_settings_are_empty_at_first(store: Store) -> None:
    assert await store.guild_settings(1) == {}
    assert await store.player_settings(1) == {}


async def test_settings_replace_the_former_ones(store: Store) -> None:
    await store.commit(SaveGuildSettings(2**62, {"language": "zh-TW", "turn": 60}), SavePlayerSettings(1, {"a": None}))
    await store.commit(SaveGuildSettings(2**62, {"rooms": [1, 2], "名": "龍"}))
    assert await store.guild_settings(2**62) == {"rooms": [1, 2], "名": "龍"}
    assert await store.player_settings(1) == {"a": None}
    assert await store.player_settings(2**62) == {}


@pytest.mark.parametrize("broken", ["", "{", "[1]", "null", "7"])
async def test_settings_that_cannot_be_read_count_as_none(store: Store, broken: str) -> None:
    await store.commit(SaveGuildSettings(1, {"a": 1}))
    async with store._engines.writer.begin() as connection:
        await connection.execute(update(guild_settings).values(settings=broken))
    assert await store.guild_settings(1) == {}


async def test_settings_can_be_forgotten(store: Store) -> None:
    await store.commit(SavePlayerSettings(1, {"a": 1}), SavePlayerSettings(2, {"a": 2}), SaveGuildSettings(1, {"a": 3}))
    await store.commit(SavePlayerSettings(1, None), SaveGuildSettings(1, None), SaveGuildSettings(5, None))
    assert await store.player_settings(1) == {}
    assert await store.player_settings(2) == {"a": 2}
    assert await store.guild_settings(1) == {}


async def test_the_last_of_a_unit_stands(store: Store) -> None:
    await store.commit(SaveGuildSettings(1, {"a": 1}), SaveGuildSettings(1, None), SaveGuildSettings(1, {"a": 2}))
    assert await store.guild_settings(1) == {"a": 2}


async def test_what_is_changed_after_the_commit_was_called_is_not_stored(store: Store) -> None:
    settings = {"a": 1}
    commit = store.commit(SaveGuildSettings(1, settings))
    commit.send(None)  # the call itself, up to its wait
    settings["a"] = 2
    commit.close()
    await store.commit(SaveGuildSettings(2, {}))
    assert await store.guild_settings(1) == {"a": 1}


async def test_settings_that_are_no_json_are_a_mistake_of_the_caller(store: Store) -> None:
    with pytest.raises(TypeError):
        await store.commit(SaveGuildSettings(1, {"a": object()}))
