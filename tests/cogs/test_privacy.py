"""`/privacy`: one's own data, to take along and to have deleted."""

import asyncio
import io
import json
import sys
import threading
import zipfile
from functools import partial
from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person, Response
from bot.screens.words import refusal_words
from bot.store.privacy import about
from bot.store.stats import stats
from bot.store.store import Store
from bot.text import text_for
from cogs.privacy import _file, _written
from tests.party import Party

ENGLISH = text_for("en-US")


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    """A match that was played to its end."""
    party = Party(bot, local, channel, ann, ben)
    await party.start(scoring="single")
    await party.play()
    return party


async def exported(person: Person, local: LocalDiscord, channel: ChannelHandle) -> str:
    """Return what is kept about a person."""
    answer = await person.slash(channel, "privacy export")
    assert answer.ephemeral
    seen = answer.message
    assert seen is not None
    assert seen.text == ENGLISH("privacy-exported")
    (file,) = seen.payload["attachments"]
    content = local.backend.cdn.get(file["url"])
    assert content is not None
    return content.decode()


async def asked(person: Person, channel: ChannelHandle) -> Response:
    """Press the one button."""
    answer = await person.slash(channel, "privacy delete")
    assert answer.ephemeral
    assert answer.message is not None
    assert ENGLISH("privacy-heading") in answer.message.text
    return await person.press(answer.message, "Yes, forget me")


async def test_everything_about_oneself_and_nothing_of_others(
    party: Party, local: LocalDiscord, channel: ChannelHandle
) -> None:
    ann, ben = party.people
    kept = await exported(ann, local, channel)
    assert json.loads(kept)["user"] == str(ann.id)
    assert party.session.id in kept
    assert str(ben.id) not in kept
    assert "Ben" not in kept.replace(party.session.id, "")
    assert party.table.revealed_seed is not None
    assert party.table.revealed_seed not in kept


class Desk:
    """Where what is kept about people is looked up: not before the gate is open."""

    def __init__(self, store: Store) -> None:
        self.gate = asyncio.Event()
        self.looked_up: list[int] = []
        self._read = store.read

    async def read(self, query: Any, *given: Any) -> Any:
        if query is about:
            self.looked_up.append(given[-1])
            await self.gate.wait()
        return await self._read(query, *given)


@pytest.fixture
def desk(bot: Uno, monkeypatch: pytest.MonkeyPatch) -> Desk:
    desk = Desk(bot.store)
    monkeypatch.setattr(bot.store, "read", desk.read)
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
    assert json.loads(await exported(ann, local, channel))["user"] == str(ann.id)


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
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    writers: list[threading.Thread] = []

    def written(*given: Any) -> discord.File:
        writers.append(threading.current_thread())
        return _written(*given)

    cog = bot.get_cog("Privacy") or bot.get_cog("privacy")
    monkeypatch.setattr(sys.modules[type(cog).__module__], "_written", written)
    assert json.loads(await exported(ann, local, channel))["user"] == str(ann.id)
    (writer,) = writers
    assert writer is not threading.main_thread()


async def test_forgotten_but_the_others_results_stay(
    bot: Uno, party: Party, local: LocalDiscord, channel: ChannelHandle
) -> None:
    ann, ben = party.people
    guild = channel.guild.id if channel.guild else 0
    before = await bot.store.read(stats, ben.id, guild)
    answer = await asked(ann, channel)
    assert answer.message is not None
    assert answer.message.text == ENGLISH("privacy-forgotten")
    assert not answer.message.buttons
    assert await bot.store.read(stats, ben.id, guild) == before
    assert await bot.store.read(stats, ann.id) is None
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
    assert party.table.seat_of(ann.id) is not None


def test_what_is_too_large_for_discord_is_packed() -> None:
    content = json.dumps({"games": ["r7"] * 1000}).encode()
    plain = _file(content, len(content))
    assert (plain.filename, plain.fp.read()) == ("uno-privacy.json", content)
    packed = _file(content, len(content) - 1)
    assert packed.filename == "uno-privacy.json.zip"
    with zipfile.ZipFile(io.BytesIO(packed.fp.read())) as archive:
        assert archive.read("uno-privacy.json") == content
