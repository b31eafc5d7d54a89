"""`/uno me`: what users choose for themselves; their own data, to take along and to have deleted."""

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
from simcord import ChannelHandle, GuildHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person, RenderedMessage, Response
from bot.screens.words import refusal_words
from bot.sessions.user_settings import UserSettings
from bot.store.privacy import about
from bot.store.stats import stats
from bot.store.store import Store
from bot.text import text_for
from cogs.me import _file, _written
from tests.house import Online
from tests.party import Party, forget_me, win

ENGLISH, CHINESE = text_for("en-US"), text_for("zh-TW")


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    """A match that was played to its end."""
    party = Party(bot, local, channel, ann, ben)
    await party.start(scoring="single")
    await party.play()
    return party


async def page_of(person: Person, channel: ChannelHandle) -> RenderedMessage:
    """Open the screen of a person's choices."""
    answer = await person.slash(channel, "uno me")
    assert answer.ephemeral
    assert answer.message is not None
    return answer.message


async def exported(person: Person, local: LocalDiscord, channel: ChannelHandle) -> str:
    """Return what is kept about a person."""
    answer = await person.press(await page_of(person, channel), ENGLISH("me-data"))
    assert answer.ephemeral
    seen = answer.message
    assert seen is not None
    assert seen.text == ENGLISH("me-exported")
    (file,) = seen.payload["attachments"]
    content = local.backend.cdn.get(file["url"])
    assert content is not None
    return content.decode()


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
        page = await page_of(person, channel)
        first = asyncio.create_task(person.press(page, text("me-data")))
        await local.until(partial(desk.looked_up.count, person.id))
        second = await person.press(page, text("me-data"))
        assert second.ephemeral
        assert second.message is not None
        assert second.message.text == text("me-exporting")
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
    await ben.slash(channel, "uno help")
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

    cog = bot.get_cog("Me")
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
    answer = await forget_me(ann, channel)
    assert answer.message is not None
    assert answer.message.text == ENGLISH("me-forgotten")
    assert not answer.message.buttons
    assert await bot.store.read(stats, ben.id, guild) == before
    assert await bot.store.read(stats, ann.id) is None
    history = await ben.slash(channel, "uno history")
    assert history.message is not None
    assert "Ann" not in history.message.text
    replay = await ben.slash(channel, "uno replay", game=party.session.id)
    assert replay.message is not None
    assert "Ann" not in replay.message.text
    again = await forget_me(ann, channel)
    assert again.message is not None
    assert again.message.text == ENGLISH("me-forgotten")


async def test_who_still_plays_is_offered_to_leave_first(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    party = Party(bot, local, channel, ann, ben)
    await party.start()
    answer = await forget_me(ann, channel)
    assert answer.message is not None
    assert answer.message.ephemeral
    assert refusal_words(ENGLISH, "still_seated") in answer.message.text
    assert party.table.seat_of(ann.id) is not None
    done = await ann.press(answer.message, ENGLISH("me-forget-leaving"))
    assert done.message is not None
    assert done.message.text == ENGLISH("me-forgotten")
    assert party.table.seat_of(ann.id) is None


async def test_who_sits_in_a_lobby_is_forgotten_at_once(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    party = Party(bot, local, channel, ann, ben)
    await party.sit_down()
    answer = await forget_me(ben, channel)
    assert answer.message is not None
    assert answer.message.text == ENGLISH("me-forgotten")
    assert party.table.seat_of(ben.id) is None


def test_what_is_too_large_for_discord_is_packed() -> None:
    content = json.dumps({"games": ["r7"] * 1000}).encode()
    plain = _file(content, len(content))
    assert (plain.filename, plain.fp.read()) == ("uno-privacy.json", content)
    packed = _file(content, len(content) - 1)
    assert packed.filename == "uno-privacy.json.zip"
    with zipfile.ZipFile(io.BytesIO(packed.fp.read())) as archive:
        assert archive.read("uno-privacy.json") == content


# What other servers see


async def won_by_the_first(bot: Uno, local: LocalDiscord, channel: ChannelHandle, *people: Person) -> Party:
    """A match that was played to its end."""
    party = Party(bot, local, channel, *people)
    await party.start(scoring="single")
    await win(party, (party.table.seated(people[0].id),))
    await local.until(lambda: party.table.ratings is not None)
    return party


def told(answer: Response) -> str:
    """Return everything that a private answer says, with the words for its pictures."""
    assert answer.message is not None
    assert answer.message.ephemeral
    return f"{answer.message.text}\n{json.dumps(answer.message.payload['components'], ensure_ascii=False)}"


async def test_nicknames_stay_on_their_server_and_who_is_hidden_is_not_shown_elsewhere(
    bot: Uno, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    local.backend.get_member(house.id, ann.id).nick = "Sweet Pea"
    await won_by_the_first(bot, local, channel, ann, ben)
    elsewhere = local.guild("Elsewhere")
    there = elsewhere.create_text_channel("there")
    eve = local.person("Eve", elsewhere)
    ann.join(elsewhere)
    assert "Sweet Pea" in told(await ben.slash(channel, "leaderboard", by="wins"))
    assert "Sweet Pea" in told(await ben.slash(channel, "stats", player=ann))

    def asked_by(person: Person, where: ChannelHandle) -> tuple[Any, ...]:
        return (
            person.slash(where, "leaderboard", by="wins", scope="everywhere"),
            person.slash(person.dm, "stats", player=ann),
        )

    for asking in asked_by(eve, there):
        shown = told(await asking)
        assert "Ann" in shown
        assert "Sweet Pea" not in shown
    page = await page_of(ann, channel)
    assert ENGLISH("me-visibility", on="on") in page.text
    hidden = await ann.press(page, ENGLISH("me-visibility-change", on="on"))
    assert hidden.message is not None
    assert ENGLISH("me-visibility", on="off") in hidden.message.text
    assert '"shown_everywhere": false' in await exported(ann, local, channel)
    for asking in asked_by(eve, there):
        assert "Ann" not in told(await asking)
    assert ENGLISH("stats-hidden") in told(await eve.slash(eve.dm, "stats", player=ann))
    assert "Sweet Pea" in told(await ben.slash(channel, "leaderboard", by="wins"))
    own = told(await ann.slash(there, "leaderboard", by="wins", scope="everywhere"))
    assert "**You:** #1 of 1" in own
    assert ENGLISH("board-own-hidden") in own
    assert ENGLISH("stats-own-hidden") in told(await ann.slash(ann.dm, "stats"))
    await ann.press(hidden.message, ENGLISH("me-visibility-change", on="off"))
    assert "Ann" in told(await eve.slash(there, "leaderboard", by="wins", scope="everywhere"))


# One's own choices


def words_of(answer: Response) -> str:
    assert answer.message is not None
    return answer.message.text


async def test_all_that_is_private_is_in_ones_own_language_wherever_they_are(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        page = await page_of(ann, channel)
        assert CHINESE("me-heading") in words_of(await ann.choose(page, "繁體中文"))
        assert CHINESE("answer-no-game") == words_of(await ann.slash(channel, "uno hand"))
        assert ENGLISH("answer-no-game") == words_of(await ben.slash(channel, "uno hand"))
        assert CHINESE("help-steps") in words_of(await ann.slash(ann.dm, "uno help"))
        party = Party(bot, local, channel, ann, ben)
        await party.start()
        for person, text in ((ann, CHINESE), (ben, ENGLISH)):
            opened = (await person.slash(channel, "uno hand")).message
            assert opened is not None
            assert [picture.alt for picture in opened.pictures] == [text("hand-picture", count=7)]
    async with online():  # and after a restart
        page = await page_of(ann, ann.dm)
        assert CHINESE("me-heading") in page.text
        assert ENGLISH("me-heading") in words_of(await ann.choose(page, CHINESE("me-language-discord")))


async def test_what_was_chosen_is_in_the_file_and_goes_with_its_user(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person
) -> None:
    page = await page_of(ann, channel)
    assert ENGLISH("me-turn", on="off") in page.text
    told = await ann.press(page, ENGLISH("me-turn-change", on="off"))
    assert ENGLISH("me-turn", on="on") in words_of(told)
    assert json.loads(await exported(ann, local, channel))["settings"] == {"turn_pings": True}
    await forget_me(ann, channel)
    assert bot.user_settings.known(ann.id) != UserSettings(turn_pings=True)
    assert json.loads(await exported(ann, local, channel))["settings"] == {}
    assert ENGLISH("me-turn", on="off") in (await page_of(ann, channel)).text


async def test_who_thinks_twice_goes_back(bot: Uno, channel: ChannelHandle, ann: Person) -> None:
    asked = await ann.press(await page_of(ann, channel), ENGLISH("me-forget"))
    assert asked.message is not None
    assert ENGLISH("me-heading") in words_of(await ann.press(asked.message, ENGLISH("me-back")))
