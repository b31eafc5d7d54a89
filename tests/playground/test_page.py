"""The page's server side: who may use it, what it does, and what it sends to whom."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.playground import LocalDiscord, Person
from bot.playground.guild import PlaygroundGuild
from bot.playground.web.page import STATIC, add_page
from tests.house import ANSWER_WITHIN_S, TOKEN
from tests.playground.conftest import online
from tests.playground.table_bot import TableBot

LONG = 60
ROW = 1


class Visitor:
    """What a page sends and receives, without a browser."""

    def __init__(self, local: LocalDiscord, client: aiohttp.ClientSession, guild: PlaygroundGuild) -> None:
        self.local = local
        self.client = client
        self.guild = guild
        self.restarts = 0
        self.ann, self.ben, self.mei = guild.people.values()
        self.channel = guild.channels()[0].id

    async def ask(self, action: str, person: Person | None = None, **wanted: Any) -> dict[str, Any]:
        body = {"person": str((person or self.ann).id), "channel": str(self.channel), **wanted}
        async with self.client.post(f"{self.local.base_url}/actions/{action}", json=body) as answer:
            assert answer.status == 200
            result: dict[str, Any] = await answer.json()
            return result

    async def slash(self, name: str, person: Person | None = None, **options: str) -> str:
        answer = await self.ask("slash", person, name=name, options=options)
        return str(answer["message"])

    async def messages_of(self, person: Person) -> dict[str, Any]:
        """Return the messages that the page of a person is sent first."""
        async with self.client.ws_connect(f"{self.local.base_url}/updates") as socket:
            await socket.send_json({"person": str(person.id), "channel": str(self.channel), "seen": True})
            while True:
                news: dict[str, Any] = json.loads((await socket.receive(timeout=LONG)).data)
                if news["op"] == "messages" and news["person"] == str(person.id):
                    return news

    async def guild_update(self) -> dict[str, Any]:
        async with self.client.ws_connect(f"{self.local.base_url}/updates") as socket:
            news: dict[str, Any] = json.loads((await socket.receive(timeout=LONG)).data)
            return news


@pytest.fixture
async def visitor(tmp_path: Path) -> AsyncIterator[Visitor]:
    local = LocalDiscord(token=TOKEN, answer_within_s=ANSWER_WITHIN_S)
    guild = PlaygroundGuild(local, tmp_path)

    async def restart() -> None:
        made.restarts += 1

    add_page(local, guild, restart)
    async with local, aiohttp.ClientSession() as client:
        made = Visitor(local, client, guild)
        with local.for_discord_py():
            yield made


@pytest.fixture
async def bot(visitor: Visitor) -> AsyncIterator[TableBot]:
    async with online() as bot:
        yield bot


async def test_the_page_and_its_files(visitor: Visitor) -> None:
    for path in ("/", *(f"/page/{file.name}" for file in STATIC.iterdir())):
        async with visitor.client.get(visitor.local.base_url + path) as answer:
            assert answer.status == 200
            assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    for path in ("/page/none.js", "/page/..%2Fpage.py", "/page/%2Fetc%2Fpasswd"):
        async with visitor.client.get(visitor.local.base_url + path) as answer:
            assert answer.status == 404


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://example.org"},
        {"Host": "example.org"},
        {"Content-Type": "text/plain"},
    ],
)
async def test_other_pages_are_refused(visitor: Visitor, headers: dict[str, str]) -> None:
    url = f"{visitor.local.base_url}/actions/restart"
    async with visitor.client.post(url, data="{}", headers={"Content-Type": "application/json"} | headers) as answer:
        assert answer.status in (403, 415)
    assert visitor.restarts == 0


@pytest.mark.usefixtures("bot")
async def test_pressing_choosing_and_a_form(visitor: Visitor) -> None:
    table = await visitor.slash("table")
    assert (await visitor.ask("press", message=table, part="move:count:1"))["message"] == table
    hand = (await visitor.ask("press", message=table, part="move:hand:2"))["message"]
    (private,) = [one for one in (await visitor.messages_of(visitor.ann))["changed"] if one["only"]]
    assert private["id"] == hand
    (row,) = [part for part in private["parts"] if part["type"] == ROW]
    (menu,) = row["components"]
    assert [option["label"] for option in menu["options"]] == ["Red", "Yellow", "Green", "Blue"]
    await visitor.ask("choose", message=hand, part=menu["custom_id"], values=[["words", "green"]])
    form = (await visitor.ask("press", message=table, part="move:rename:2"))["form"]
    assert (form["title"], form["parts"][0]["type"]) == ("Rename", ROW)
    field = form["parts"][0]["components"][0]["custom_id"]
    assert (await visitor.ask("submit", visitor.ben, form=form["id"], values={}))["error"] == "impossible"
    form = (await visitor.ask("press", message=table, part="move:rename:2"))["form"]
    renamed = await visitor.ask("submit", form=form["id"], values={field: "Round"})
    said = {one["id"]: one["html"] + str(one["parts"]) for one in (await visitor.messages_of(visitor.ann))["changed"]}
    assert "Renamed to Round" in said[renamed["message"]]
    assert "You chose green" in said[hand]


@pytest.mark.usefixtures("bot")
async def test_private_messages_are_sent_to_their_owner_alone(visitor: Visitor) -> None:
    table = await visitor.slash("table")
    hand = (await visitor.ask("press", message=table, part="move:hand:1"))["message"]
    for person, sees in ((visitor.ann, True), (visitor.ben, False), (visitor.guild.spectator, False)):
        update = await visitor.messages_of(person)
        assert (hand in [one["id"] for one in update["changed"]]) is sees
    refused = await visitor.ask("press", visitor.ben, message=hand, part="move:count:1")
    assert refused["error"] == "impossible"
    watched = await visitor.ask("press", visitor.guild.spectator, message=table, part="move:count:1")
    assert watched["error"] == "spectator"
    news = {one["name"]: one["news"] for one in (await visitor.guild_update())["people"]}
    assert news["小美"] == 1
    await visitor.ask("dismiss", message=hand)
    assert hand not in [one["id"] for one in (await visitor.messages_of(visitor.ann))["changed"]]


@pytest.mark.usefixtures("bot")
async def test_commands_and_their_completion(visitor: Visitor) -> None:
    commands = {one["name"]: one for one in (await visitor.ask("commands"))["commands"]}
    (seats,) = commands["hello"]["options"]
    assert (seats["kind"], seats["least"], seats["most"], seats["required"]) == ("number", 2, 10, False)
    offered = await visitor.ask("complete", name="colour", option="name", typed="gr", options={})
    assert [choice["value"] for choice in offered["choices"]] == ["green"]
    hello = await visitor.slash("hello", visitor.mei, seats="7")
    (said,) = [one for one in (await visitor.messages_of(visitor.mei))["changed"] if one["id"] == hello]
    assert "7 seats, zh-TW" in said["html"]
    assert (await visitor.ask("slash", name="hello", options={"seats": "99"}))["error"] == "impossible"
    assert (await visitor.ask("slash", name="nothing", options={}))["error"] == "impossible"


async def test_pictures_are_on_this_server(bot: TableBot, visitor: Visitor) -> None:
    picture = await visitor.slash("picture")

    def shown() -> Any:
        message = visitor.ann.look(visitor.channel, int(picture))
        return message is not None and message.edited

    await visitor.local.until(shown)
    changed = (await visitor.messages_of(visitor.ann))["changed"]
    (message,) = [one for one in changed if one["id"] == picture]
    (part,) = message["parts"][0]["items"]
    assert part["description"] == "Three cards"
    async with visitor.client.get(visitor.local.base_url + part["media"]["url"]) as answer:
        assert await answer.read() == b"second"


async def test_channels_threads_and_people_are_added(visitor: Visitor) -> None:
    assert "channel" in await visitor.ask("channel", name="Round Two")
    assert (await visitor.ask("channel", name="round two"))["error"] == "name_taken"
    thread = await visitor.ask("thread", name="Side game")
    assert (await visitor.ask("thread", channel=thread["channel"], name="Deeper"))["error"] == "thread_in_thread"
    names = [one["name"] for one in (await visitor.guild_update())["channels"]]
    assert names == ["uno", "Side game", "round-two"]
    for name in ("Dan", "Eve", "Fay"):
        assert "person" in await visitor.ask("person", name=name, locale="en-US")
    assert (await visitor.ask("person", name="Gus", locale="en-US"))["error"] == "full"
    assert (await visitor.ask("person", name="Hal", locale="xx"))["error"] in ("full", "language")
    await visitor.ask("say", words=" <b>hi</b> ")
    (said,) = [one for one in (await visitor.messages_of(visitor.ben))["changed"] if not one["note"]]
    assert said["html"] == "<p>&lt;b&gt;hi&lt;/b&gt;</p>\n"
    await visitor.ask("restart")
    assert visitor.restarts == 1


async def test_the_server_is_the_same_after_a_restart(visitor: Visitor, tmp_path: Path) -> None:
    later = LocalDiscord()
    await visitor.ask("thread", name="Side game")
    await visitor.ask("person", name="Dan", locale="zh-TW")
    await visitor.ask("language", locale="zh-TW")
    await visitor.ask("language", server=True, locale="zh-TW")
    backend = visitor.local.backend
    channel = visitor.guild.channels()[0]
    said = backend.create_message(channel.id, backend.bot_user.id, "A lobby")
    backend.create_thread(channel.id, "UNO · Ann", backend.bot_user.id, message_id=said.id)
    later.advance(60.0)  # so that no id of what is made there is that of something remembered
    again = PlaygroundGuild(later, tmp_path)
    before = visitor.guild
    facts: list[Callable[[PlaygroundGuild], Any]] = [
        lambda guild: guild.guild.id,
        lambda guild: guild.language,
        lambda guild: guild.spectator.id,
        lambda guild: [(one.id, one.name, one.locale) for one in guild.people.values()],
        lambda guild: [(one.id, one.name, one.parent_id) for one in guild.channels()],
    ]
    for fact in facts:
        assert fact(again) == fact(before)
    assert again.language == "zh-TW"


@pytest.mark.parametrize(
    "known", ["{", "[]", '{"walls": 4}', '{"people": [{}]}', '{"people": [{"name": "Ann", "locale": "fr"}]}']
)
async def test_a_file_that_makes_no_sense_is_replaced(known: str, tmp_path: Path) -> None:
    (tmp_path / "house.json").write_text(known, encoding="utf-8")
    guild = PlaygroundGuild(LocalDiscord(), tmp_path)
    assert [person.name for person in guild.people.values()] == ["Ann", "Ben", "小美"]
