"""Settings of guilds and of users: one object each, replaced whole."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import update

from bot.store import SaveGuildSettings, SaveUserSettings, Store, settings
from bot.store.db import transaction
from bot.store.schema import guild_settings, user_settings


async def test_settings_are_empty_at_first(store: Store) -> None:
    assert await store.read(settings.of_guild, 1) == {}


async def test_settings_replace_the_former_ones(store: Store) -> None:
    await store.save(SaveGuildSettings(2**62, json.dumps({"language": "zh-TW", "turn": 60})))
    await store.save(SaveGuildSettings(2**62, json.dumps({"rooms": [1, 2], "名": "龍"})))
    assert await store.read(settings.of_guild, 2**62) == {"rooms": [1, 2], "名": "龍"}


@pytest.mark.parametrize("broken", ["", "{", "[1]", "null", "7"])
async def test_settings_that_cannot_be_read_count_as_none(store: Store, broken: str) -> None:
    await store.save(SaveGuildSettings(1, json.dumps({"a": 1})))
    change = update(guild_settings).values(settings=broken)
    await transaction(store.database.writer, lambda connection: connection.execute(change))
    assert await store.read(settings.of_guild, 1) == {}


async def test_settings_can_be_forgotten(store: Store) -> None:
    await store.save(SaveGuildSettings(1, json.dumps({"a": 1})), SaveGuildSettings(2, json.dumps({"a": 2})))
    await store.save(SaveGuildSettings(1, None), SaveGuildSettings(5, None))
    assert await store.read(settings.of_guild, 1) == {}
    assert await store.read(settings.of_guild, 2) == {"a": 2}


async def test_the_last_of_a_unit_stands(store: Store) -> None:
    await store.save(
        SaveGuildSettings(1, json.dumps({"a": 1})),
        SaveGuildSettings(1, None),
        SaveGuildSettings(1, json.dumps({"a": 2})),
    )
    assert await store.read(settings.of_guild, 1) == {"a": 2}


async def test_those_of_users_are_kept_beside_those_of_guilds(store: Store) -> None:
    await store.save(SaveGuildSettings(1, json.dumps({"a": 1})), SaveUserSettings(1, json.dumps({"b": 2})))
    await store.save(SaveUserSettings(2**62, json.dumps({"c": 3})))
    assert await store.read(settings.of_guild, 1) == {"a": 1}
    assert [await store.read(settings.of_user, user) for user in (1, 2**62, 3)] == [{"b": 2}, {"c": 3}, {}]
    await store.save(SaveUserSettings(1, None))
    assert (await store.read(settings.of_user, 1), await store.read(settings.of_guild, 1)) == ({}, {"a": 1})


async def test_those_of_a_user_that_cannot_be_read_count_as_none(store: Store) -> None:
    await store.save(SaveUserSettings(1, json.dumps({"a": 1})))
    change = update(user_settings).values(settings="[1]")
    await transaction(store.database.writer, lambda connection: connection.execute(change))
    assert await store.read(settings.of_user, 1) == {}
