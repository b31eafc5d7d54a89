"""What Discord refuses of commands, whether they are registered one by one or together."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from bot.playground import LocalDiscord, Person
from tests.playground.conftest import online


def command(**changes: Any) -> dict[str, Any]:
    return {"name": "deal", "description": "Deal the cards.", "type": 1} | changes


def option(**changes: Any) -> dict[str, Any]:
    return {"name": "cards", "description": "How many.", "type": 3} | changes


LONG = "x" * 100
REFUSED = {
    "a long name": command(name="x" * 33),
    "capital letters": command(name="Deal"),
    "a long translation": command(description_localizations={"zh-TW": "發" * 101}),
    "no description": command(description=""),
    "an option's long description": command(options=[option(description="x" * 101)]),
    "26 options": command(options=[option(name=f"n{number}") for number in range(26)]),
    "required after optional": command(options=[option(), option(name="more", required=True)]),
    "two of one translated name": command(
        options=[option(name=name, name_localizations={"zh-TW": "張數"}) for name in ("cards", "more")]
    ),
    "a choice's long name": command(options=[option(choices=[{"name": "x" * 101, "value": "x"}])]),
    "8000 characters": command(
        options=[option(name=f"n{number}", choices=[{"name": LONG, "value": LONG}] * 9) for number in range(5)]
    ),
}


@pytest.fixture
async def http(local: LocalDiscord, channel: ChannelHandle) -> Any:
    async with online() as bot:
        yield bot.http, bot.application_id


@pytest.mark.parametrize("refused", REFUSED.values(), ids=REFUSED.keys())
async def test_a_command_that_is_refused(http: Any, refused: dict[str, Any]) -> None:
    client, application = http
    for request in (
        client.upsert_global_command(application, refused),
        client.bulk_upsert_global_commands(application, [command(name="fine"), refused]),
    ):
        with pytest.raises(discord.HTTPException) as raised:
            await request
        assert (raised.value.status, raised.value.code) == (400, 50035)


async def test_one_by_one(http: Any, ann: Person, channel: ChannelHandle) -> None:
    client, application = http
    made = await client.upsert_global_command(application, command())
    again = await client.upsert_global_command(application, command(description="As it is."))
    assert (again["id"], again["description"]) == (made["id"], "As it is.")
    other = await client.upsert_global_command(application, command(name="other"))
    assert {"deal", "other"} <= set(ann.commands(channel))
    await client.delete_global_command(application, made["id"])
    assert "deal" not in ann.commands(channel)
    with pytest.raises(discord.NotFound):
        await client.delete_global_command(application, made["id"])
    assert other["id"] in {one["id"] for one in await client.get_global_commands(application)}
