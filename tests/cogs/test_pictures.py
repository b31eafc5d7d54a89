"""Pictures on messages: with the words where they are drawn in time, after them where not, and never in the way."""

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.art.pictures import Picture, draw
from bot.art.pictures.hand import HandPicture
from bot.art.pictures.table import TablePicture
from bot.art.studio import Studio
from bot.client import Uno
from bot.playground import LocalDiscord, Person, Seen
from bot.screens.codec import Press
from bot.screens.hand import hand
from bot.screens.scene import Scene
from bot.screens.table import table
from bot.text import text_for
from tests.cogs.conftest import Online
from tests.cogs.playing import Party

pytestmark = pytest.mark.usefixtures("known_deals")

TABLES = "PATCH /channels/*/messages/*"
HANDS = "PATCH /webhooks/*/messages/@original"


class Easel:
    """Draws real pictures, of the kinds that it may draw by now."""

    def __init__(self) -> None:
        self.may = threading.Event()
        self.thread = ThreadPoolExecutor(1)
        self.begun: list[Picture] = []
        self.late: tuple[type, ...] = ()
        self.broken: tuple[type, ...] = ()

    def __call__(self, picture: Picture) -> Future[bytes]:
        self.begun.append(picture)
        return self.thread.submit(self.drawn, picture)

    def drawn(self, picture: Picture) -> bytes:
        if isinstance(picture, self.broken):
            raise RuntimeError("no colour left")  # noqa: TRY004
        if isinstance(picture, self.late):
            assert self.may.wait(60)
        return draw(picture)


@pytest.fixture
def easel(monkeypatch: pytest.MonkeyPatch) -> Iterator[Easel]:
    easel = Easel()
    monkeypatch.setattr("bot.art.studio.Studio", lambda: Studio(easel))  # the extension is imported anew
    yield easel
    easel.may.set()
    easel.thread.shutdown()


@pytest.fixture
async def party(easel: Easel, bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, mei: Person) -> Party:
    return Party(bot, local, channel, ann, mei)


async def play(party: Party) -> None:
    """To the first turn, with everybody's hand open."""
    await party.start()
    await party.play(until=lambda: party.asks("play"))
    await party.told()
    for person in party.people:
        await party.open_hand(person)


def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Studio, "PATIENCE", 0.0)


def own(party: Party, person: Person) -> Seen:
    """The open hand of somebody, as it is now."""
    seen = person.look(party.channel.id, party.hands[person.id].id)
    assert seen is not None
    return seen


def names(seen: Seen) -> list[str]:
    return [picture.url.rpartition("/")[2] for picture in seen.pictures]


async def test_lobby_table_and_hand_have_pictures(party: Party) -> None:
    ann, mei = party.people
    await party.sit_down()
    lobby = await party.shown("2. 小美")
    assert names(lobby) == ["banner.png"]
    assert "Classic" in lobby.pictures[0].alt
    await party.open_hand(ann, "start")
    await party.play(until=lambda: party.asks("play"))
    shown = await party.told()
    assert names(shown) == ["table.png"]
    assert "1️⃣" in shown.pictures[0].alt
    for person, words in ((ann, "Your hand, 7 cards: "), (mei, "你的手牌，共 7 張：")):
        opened = await party.open_hand(person)
        assert names(opened) == ["hand.png"]
        assert opened.pictures[0].alt.startswith(words)
    file = party.local.backend.cdn.get(shown.pictures[0].url)
    assert file is not None
    assert file.startswith(b"\x89PNG")


async def test_what_is_posted_shows_what_is_known(party: Party) -> None:
    """The channel's picture is the channel's, and each hand's its owner's."""
    await play(party)
    session, local = party.session, party.local
    shown = await party.told()
    (everybodys,) = table(session, text_for("en-US")).pictures
    assert local.backend.cdn.get(shown.pictures[0].url) == draw(everybodys)
    for seat, person in enumerate(party.people):
        opened = own(party, person)
        (owners,) = hand(session, seat, text_for("en-US")).pictures
        assert local.backend.cdn.get(opened.pictures[0].url) == draw(owners)
        assert [other for other in party.people if other.look(party.channel.id, opened.id)] == [person]


async def test_a_picture_that_stays_is_not_sent_again(party: Party) -> None:
    ann, mei = party.people
    await ann.slash(party.channel, "uno new")
    await party.press(mei, "join")
    lobby = await party.shown("2. 小美")
    (edit,) = party.local.calls.of(TABLES)
    assert edit.files == []
    assert names(lobby) == ["banner.png"]


async def test_a_late_picture_follows(party: Party, easel: Easel, monkeypatch: pytest.MonkeyPatch) -> None:
    await play(party)
    impatient(monkeypatch)
    easel.late = (TablePicture, HandPicture)
    party.local.calls.clear()
    mover = party.asked
    answer = await party.move()
    assert answer.message is not None
    assert answer.message.pictures == ()
    shown = await party.told()
    assert shown.pictures == ()
    easel.may.set()
    await party.local.until(lambda: (seen := party.public(mover)) and names(seen) == ["table.png"])
    await party.local.until(lambda: all(names(own(party, person)) == ["hand.png"] for person in party.people))
    assert len(party.local.calls.of("POST /interactions/*/callback")) == 1
    assert len(party.local.calls.of(TABLES)) == 2
    assert len(party.local.calls.of(HANDS)) == 1 + 2  # the other's news, and a late picture for each


async def test_a_late_picture_covers_nothing_newer(party: Party, easel: Easel, monkeypatch: pytest.MonkeyPatch) -> None:
    await party.start(edition="transformers")
    ann = party.people[0]
    shown = await party.hand(ann)
    impatient(monkeypatch)
    easel.late = (HandPicture,)
    await party.play(until=lambda: party.asked is ann and party.asks("play"))
    shown = await party.open_hand(ann)
    assert shown.pictures == ()
    backs = await ann.press(shown, Press(party.session.id, party.number, "backs").custom_id)
    assert backs.message is not None
    easel.may.set()
    await party.open_hand(party.people[1])
    await party.local.until(lambda: (seen := ann.look(party.channel.id, shown.id)) and names(seen) == ["backs.png"])


async def test_a_hand_is_drawn_while_the_move_is_stored(
    party: Party, easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(party)
    mover = party.asked
    before = await party.hand(mover)
    may_store, commit = asyncio.Event(), party.bot.store.commit
    easel.begun.clear()

    async def slow(*changes: Any, meanwhile: Callable[[], None]) -> None:
        meanwhile()
        await may_store.wait()
        await commit(*changes)

    monkeypatch.setattr(party.bot.store, "commit", slow)
    moving = asyncio.create_task(party.move())
    await party.local.until(lambda: easel.begun)
    assert own(party, mover) == before
    may_store.set()
    answer = await moving
    seat = party.session.seat_of(mover.id)
    assert seat is not None
    (drawn,) = hand(party.session, seat, text_for("en-US")).pictures
    assert easel.begun[0] == drawn
    assert easel.begun.count(drawn) == 1
    assert answer.message is not None
    assert party.local.backend.cdn.get(answer.message.pictures[0].url) == draw(drawn)


async def test_a_hand_that_cannot_be_drawn_beforehand_stops_no_move(
    party: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await play(party)
    number = party.number

    def failing(_scene: Scene) -> HandPicture:
        raise RuntimeError("no colour left")

    monkeypatch.setattr("cogs.hands.hand_picture", failing)
    answer = await party.move()
    assert answer.message is not None
    assert names(answer.message) == ["hand.png"]
    assert party.number > number
    assert {record.getMessage() for record in caplog.records if record.levelno == logging.ERROR} == {
        "A hand could not be drawn beforehand"
    }
    caplog.clear()


async def test_a_picture_that_fails_leaves_the_words(
    party: Party, easel: Easel, caplog: pytest.LogCaptureFixture
) -> None:
    easel.broken = (TablePicture, HandPicture)
    await play(party)
    await party.move()
    shown = await party.told()
    assert shown.pictures == ()
    assert "Draw pile" in shown.text
    errors = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert errors
    assert all("A picture could not be drawn" in record.getMessage() for record in errors)
    caplog.clear()


async def test_where_no_files_may_be_attached_words_do(party: Party) -> None:
    await play(party)
    local, ann = party.local, party.people[0]
    allow, deny = discord.PermissionOverwrite(attach_files=False).pair()
    bot_id = local.backend.bot_user.id
    local.backend.set_overwrite(party.channel.id, Overwrite(bot_id, OverwriteType.MEMBER, allow.value, deny.value))
    await local.until(lambda: not may_attach(party.bot, party.channel.id))
    await party.move()
    shown = await party.told()
    assert shown.pictures == ()
    opened = await party.open_hand(ann)
    assert opened.pictures == ()


def may_attach(bot: Uno, channel_id: int) -> bool:
    channel = bot.get_channel(channel_id)
    assert isinstance(channel, discord.TextChannel)
    return channel.permissions_for(channel.guild.me).attach_files


async def test_after_a_restart_the_table_gets_its_picture_again(
    easel: Easel, online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = Party(bot, local, channel, ann, ben)
        await play(party)
        before = await party.told()
    local.calls.clear()
    async with online() as bot:
        party.bot = bot
        await local.until(lambda: local.calls.of(TABLES))

        def renewed() -> Seen | None:
            seen = party.public(ann)
            return seen if seen is not None and seen.pictures != before.pictures else None

        again = await local.until(renewed)
        assert names(again) == ["table.png"]
        assert again.pictures[0].alt == before.pictures[0].alt
