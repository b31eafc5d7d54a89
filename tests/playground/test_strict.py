"""What Discord refuses although SimCord would not, and what it does only once."""

import base64
import io
import json
from typing import Any

import aiohttp
import discord
import pytest
from simcord import ChannelHandle

from bot.playground import LocalDiscord, Person
from tests.playground.table_bot import TableBot


def row(**component: Any) -> dict[str, Any]:
    return {"components": [{"type": 1, "components": [component]}]}


def button(**fields: Any) -> dict[str, Any]:
    return row(type=2, style=1, custom_id="x", **fields)


def option(**fields: Any) -> dict[str, Any]:
    return row(type=3, custom_id="x", options=[{"label": "a", "value": "a", **fields}])


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (button(label="x"), 200),
        (button(emoji={"name": "🟥"}), 200),
        (button(emoji={"name": "red", "id": "KNOWN"}), 200),
        (option(emoji={"name": "red", "id": "KNOWN"}), 200),
        (button(), 400),
        (button(emoji={"name": "red"}), 400),
        (button(emoji={"name": "red", "id": "1"}), 400),
        (option(emoji={"name": "red", "id": "1"}), 400),
    ],
)
async def test_buttons_and_emoji(
    local: LocalDiscord, http: aiohttp.ClientSession, channel: ChannelHandle, body: dict[str, Any], status: int
) -> None:
    known = local.backend.create_application_emoji("red")
    component = body["components"][0]["components"][0]
    for holder in (component, *component.get("options", [])):
        if holder.get("emoji", {}).get("id") == "KNOWN":
            holder["emoji"] = {"name": "red", "id": str(known.id)}
    async with http.post(f"{local.url}/channels/{channel.id}/messages", json=body) as answer:
        assert answer.status == status
        if status == 400:
            assert (await answer.json())["code"] == 50035


@pytest.mark.parametrize(
    ("asked", "kind", "status"),
    [(2, 4, 204), (2, 7, 400), (3, 6, 204), (3, 8, 400), (4, 4, 400), (5, 5, 204), (5, 9, 400)],
)
async def test_kinds_of_answers(
    local: LocalDiscord,
    http: aiohttp.ClientSession,
    ann: Person,
    channel: ChannelHandle,
    asked: int,
    kind: int,
    status: int,
) -> None:
    record = local.backend.new_interaction(asked, channel.id, ann.id, None)
    url = f"{local.url}/interactions/{record.id}/{record.token}/callback"
    async with http.post(url, json={"type": kind, "data": {"content": "x"} if kind == 4 else {}}) as answer:
        assert answer.status == status


@pytest.mark.parametrize(
    ("name", "size", "status"), [("red_5", 100, 200), ("red-5", 100, 400), ("r", 100, 400), ("red_5", 262145, 400)]
)
async def test_emoji_of_the_application(
    local: LocalDiscord, http: aiohttp.ClientSession, name: str, size: int, status: int
) -> None:
    image = "data:image/png;base64," + base64.b64encode(b"x" * size).decode()
    async with http.post(f"{local.url}/applications/1/emojis", json={"name": name, "image": image}) as answer:
        assert answer.status == status


@pytest.mark.parametrize(
    ("count", "size", "code"), [(1, 100, None), (10, 100, None), (11, 100, 50035), (1, 10 * 1024 * 1024 + 1, 40005)]
)
async def test_files(
    bot: TableBot, local: LocalDiscord, ann: Person, channel: ChannelHandle, count: int, size: int, code: int | None
) -> None:
    to = bot.get_partial_messageable(channel.id)
    files = [discord.File(io.BytesIO(b"x" * size), f"{number}.png", description="dots") for number in range(count)]
    payload = {"attachments": [file.to_dict(number) for number, file in enumerate(files)], "content": "dots"}
    form: list[dict[str, Any]] = [{"name": "payload_json", "value": json.dumps(payload)}]
    form += [
        {"name": f"files[{number}]", "value": file.fp, "filename": file.filename} for number, file in enumerate(files)
    ]
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=to.id)
    if code is None:
        await bot.http.request(route, files=files, form=form)
        assert len(ann.read(channel)[0].pictures) == count
    else:
        with pytest.raises(discord.HTTPException) as refused:
            await bot.http.request(route, files=files, form=form)
        assert refused.value.code == code


async def test_a_nonce_makes_one_message(
    bot: TableBot, local: LocalDiscord, ann: Person, channel: ChannelHandle
) -> None:
    to = bot.get_channel(channel.id)
    assert isinstance(to, discord.TextChannel)
    local.inject("POST /channels/*/messages", "cut", after=True)
    with pytest.raises(aiohttp.ClientError):
        await to.send("table", nonce="game-7")
    again = await to.send("table", nonce="game-7")
    other = await to.send("table", nonce="game-8")
    assert [seen.id for seen in ann.read(channel)] == [again.id, other.id]
    local.advance(600)
    await to.send("table", nonce="game-7")
    assert len(ann.read(channel)) == 3


async def test_an_injected_refusal_has_a_code(bot: TableBot, local: LocalDiscord, channel: ChannelHandle) -> None:
    to = bot.get_channel(channel.id)
    assert isinstance(to, discord.TextChannel)
    local.inject("POST /channels/*/messages", 403, code=50013, message="Missing Permissions")
    with pytest.raises(discord.Forbidden) as refused:
        await to.send("table")
    assert refused.value.code == 50013


async def test_a_followup_in_place_of_the_waiting_is_noted(
    local: LocalDiscord, http: aiohttp.ClientSession, ann: Person, channel: ChannelHandle
) -> None:
    """Discord takes it, as an edit of the original, and calls that deprecated."""
    record = local.backend.new_interaction(2, channel.id, ann.id, None)
    callback = f"{local.url}/interactions/{record.id}/{record.token}/callback"
    followup = f"{local.url}/webhooks/{local.backend.application_id}/{record.token}"
    for url, body in ((callback, {"type": 5}), (followup, {"content": "once"}), (followup, {"content": "twice"})):
        async with http.post(url, json=body) as answer:
            assert answer.ok
    assert len(local.calls.deprecated) == 1
    local.calls.deprecated.clear()


async def test_three_seconds_count_from_when_it_was_made(
    local: LocalDiscord, http: aiohttp.ClientSession, ann: Person, channel: ChannelHandle
) -> None:
    local.backend.answer_within_s = 30.0
    for late_s, status in ((15.0, 204), (30.0, 404)):
        local.backend.late_by_s = late_s
        record = local.backend.new_interaction(2, channel.id, ann.id, None)
        async with http.post(
            f"{local.url}/interactions/{record.id}/{record.token}/callback", json={"type": 5}
        ) as answer:
            assert answer.status == status
