"""`/privacy`: one's own data, to take along and to have deleted."""

import asyncio
import io
import json
import threading
import zipfile
from functools import partial
from typing import Any

import pytest
from simcord import ChannelHandle

from bot.client import Uno
from bot.playground import Answer, LocalDiscord, Person
from bot.screens.words import refusal_words
from bot.store import Store
from bot.text import text_for
from cogs.privacy import _file
from tests.cogs.playing import Party

pytestmark = pytest.mark.usefixtures("known_deals")

ENGLISH = text_for("en-US")


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    """A match that was played to its end."""
    party = Party(bot, local, channel, ann, ben)
    await party.start(scoring="single")
    await party.play()
    return party


async def exported(person: Person, local: LocalDiscord, channel: ChannelHandle) -> str:
    """What is kept about somebody."""
    answer = await person.slash(channel, "privacy export")
    assert answer.ephemeral
    seen = answer.message
    assert seen is not None
    assert seen.text == ENGLISH("privacy-exported")
    (file,) = seen.payload["attachments"]
    content = local.backend.cdn.get(file["url"])
    assert content is not None
    return content.decode()


async def asked(person: Person, channel: ChannelHandle) -> Answer:
    """Presses the one button."""
    answer = await person.slash(channel, "privacy delete")
    assert answer.ephemeral
    assert answer.message is not None
    assert ENGLISH("privacy-heading") in answer.message.text
    return await person.press(answer.message, "Yes, forget me")


async def test_everything_about_oneself_and_nothing_of_others(
    party: Party, local: LocalDiscord, channel: ChannelHandle
) -> None:
    ann, ben = party.people
    about = await exported(ann, local, channel)
    assert json.loads(about)["user"] == str(ann.id)
    assert party.session.id in about
    assert str(ben.id) not in about
    assert "Ben" not in about.replace(party.session.id, "")
    assert party.session.revealed_seed is not None
    assert party.session.revealed_seed not in about


class Desk:
    """Where what is kept about people is looked up: not before the gate is open."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.looked_up: list[int] = []

    async def export(self, _store: Store, user: int) -> dict[str, Any]:
        self.looked_up.append(user)
        await self.gate.wait()
        return {"user": str(user)}


@pytest.fixture
def desk(bot: Uno, monkeypatch: pytest.MonkeyPatch) -> Desk:
    desk = Desk()
    monkeypatch.setattr("cogs.privacy.export", desk.export)
    return desk


async def test_who_asks_twice_at_once_is_told_that_it_is_on_its_way(
    desk: Desk, local: LocalDiscord, channel: ChannelHandle, ann: Person, mei: Person
) -> None:
    for person, text in ((ann, ENGLISH), (mei, text_for("zh-TW"))):
        desk.gate.clear()
        first = asyncio.create_task(person.slash(channel, "privacy export"))
        await local.until(partial(desk.looked_up.count, person.id))
        second = await person.slash(channel, "privacy export")
        assert second.ephemeral
        assert second.message is not None
        assert second.message.text == text("privacy-exporting")
        desk.gate.set()
        handed = (await first).message
        assert handed is not None
        assert handed.payload["attachments"]
    assert json.loads(await exported(ann, local, channel)) == {"user": str(ann.id)}


async def test_one_file_is_made_at_a_time(
    desk: Desk, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    asked = [asyncio.create_task(exported(person, local, channel)) for person in (ann, ben)]
    await local.until(lambda: desk.looked_up)
    (first,) = desk.looked_up
    await ben.slash(channel, "help")
    assert desk.looked_up == [first]
    desk.gate.set()
    assert {json.loads(file)["user"] for file in await asyncio.gather(*asked)} == {str(ann.id), str(ben.id)}


async def test_a_file_is_written_beside_the_event_loop(
    local: LocalDiscord, channel: ChannelHandle, ann: Person, bot: Uno, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers: list[threading.Thread] = []

    class About(dict[str, Any]):
        def items(self) -> Any:
            readers.append(threading.current_thread())
            return super().items()

    async def found(*_: object) -> About:
        return About(name="Ann")

    monkeypatch.setattr("cogs.privacy.export", found)
    assert json.loads(await exported(ann, local, channel)) == {"name": "Ann"}
    assert readers
    assert threading.main_thread() not in readers


async def test_forgotten_but_the_others_results_stay(
    bot: Uno, party: Party, local: LocalDiscord, channel: ChannelHandle
) -> None:
    ann, ben = party.people
    before = await bot.store.stats(ben.id, channel.guild.id if channel.guild else 0)
    answer = await asked(ann, channel)
    assert answer.message is not None
    assert answer.message.text == ENGLISH("privacy-forgotten")
    assert not answer.message.buttons
    assert await bot.store.stats(ben.id, channel.guild.id if channel.guild else 0) == before
    assert await bot.store.stats(ann.id) is None
    history = await ben.slash(channel, "history")
    assert history.message is not None
    assert "Ann" not in history.message.text
    replay = await ben.slash(channel, "replay", game=party.session.id)
    assert replay.message is not None
    assert "Ann" not in replay.message.text
    again = await asked(ann, channel)
    assert again.message is not None
    assert again.message.text == ENGLISH("privacy-forgotten")


async def test_who_still_plays_has_to_leave_first(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    party = Party(bot, local, channel, ann, ben)
    await party.start()
    answer = await asked(ann, channel)
    assert answer.ephemeral
    assert answer.message is not None
    assert answer.message.text == refusal_words(ENGLISH, "still_seated")
    assert party.session.seat_of(ann.id) is not None


def test_what_is_too_large_for_discord_is_packed() -> None:
    content = json.dumps({"games": ["r7"] * 1000}).encode()
    plain = _file(content, len(content))
    assert (plain.filename, plain.fp.read()) == ("uno-privacy.json", content)
    packed = _file(content, len(content) - 1)
    assert packed.filename == "uno-privacy.json.zip"
    with zipfile.ZipFile(io.BytesIO(packed.fp.read())) as archive:
        assert archive.read("uno-privacy.json") == content
