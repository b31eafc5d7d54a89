"""Pictures on messages: with the words where they are drawn in time, after them where not, and never in the way."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import Any
from unittest.mock import ANY

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.art.canvas import Canvas
from bot.art.pictures import Picture, draw
from bot.art.pictures.hand import HandPicture
from bot.art.pictures.table import TablePicture
from bot.art.process import DrawProcess
from bot.chat import open_hands
from bot.chat.client import Uno
from bot.chat.pictures import Draw, Pictures
from bot.playground import LocalDiscord, Person, RenderedMessage
from bot.screens.codec import Press
from bot.screens.game.hand import hand, hand_picture
from bot.screens.game.table import table
from bot.screens.layout import PictureBlock, Screen, file_name
from bot.sessions import deadlines
from bot.text import text_for
from tests.clock import FakeClock
from tests.house import UNHURRIED, Online
from tests.party import Party, presses

TABLES = "PATCH /channels/*/messages/*"
HANDS = "PATCH /webhooks/*/messages/@original"
LONG_S = 60.0
FILE = b"." * 10


# The keeper of pictures alone


@dataclass(frozen=True, slots=True)
class Dots:
    """A picture for these tests; equal ones show equally many dots."""

    dots: int

    def paint(self) -> Canvas:
        return Canvas(8, 8)


def dotted(*dots: int) -> Screen:
    """Return a screen with these pictures."""
    return Screen("words", *(PictureBlock(Dots(count), "dots") for count in dots))


class Painter:
    """Draws when it is let; counts what it drew."""

    def __init__(self) -> None:
        self.begun: list[Picture] = []
        self.may = False
        self._waiting: list[tuple[Picture, Future[bytes]]] = []

    def __call__(self, picture: Picture) -> Future[bytes]:
        self.begun.append(picture)
        drawing: Future[bytes] = Future()
        drawing.set_running_or_notify_cancel()
        self._waiting.append((picture, drawing))
        if self.may:
            self.work()
        return drawing

    def work(self) -> None:
        """Draw what waits, and what comes at once."""
        self.may = True
        while self._waiting:
            picture, drawing = self._waiting.pop(0)
            if picture == Dots(13):
                drawing.set_exception(ValueError("thirteen dots cannot be drawn"))
            else:
                drawing.set_result(FILE)


@pytest.fixture
def painter() -> Painter:
    return Painter()


async def names_in_time(pictures: Pictures, *dots: int) -> list[str]:
    """Return which files go with the words of a screen with these pictures."""
    return [file_name(picture) for picture in await pictures.drawn(dotted(*dots).pictures)]


async def test_a_real_picture(draw_process: DrawProcess) -> None:
    pictures = Pictures(draw_process.draw, LONG_S)
    (file,) = (await pictures.drawn([HandPicture("classic", (1, 2, 3))])).values()
    assert file.startswith(b"\x89PNG")
    pictures.close()


async def test_equal_pictures_are_drawn_once(painter: Painter) -> None:
    pictures = Pictures(painter, LONG_S)
    asked = [asyncio.create_task(names_in_time(pictures, 1)) for _ in range(5)]
    await asyncio.sleep(0)
    painter.work()
    assert await asyncio.gather(*asked) == [["dots.png"]] * 5
    assert await names_in_time(pictures, 1) == ["dots.png"]
    assert painter.begun == [Dots(1)]


async def test_what_is_begun_is_there_when_it_is_wanted(painter: Painter) -> None:
    pictures = Pictures(painter, LONG_S)
    pictures.begin(Dots(1))
    pictures.begin(Dots(1))
    painter.work()
    assert await names_in_time(pictures, 1) == ["dots.png"]
    pictures.begin(Dots(1))
    assert painter.begun == [Dots(1)]


async def test_words_do_not_wait_for_what_is_not_drawn_in_time(painter: Painter) -> None:
    pictures = Pictures(painter, 0.0)
    assert await names_in_time(pictures, 1) == []
    painter.work()
    await settled()
    assert await names_in_time(pictures, 1) == ["dots.png"]
    assert painter.begun == [Dots(1)]


async def test_one_that_waits_no_longer_stops_no_other(painter: Painter) -> None:
    pictures = Pictures(painter, LONG_S)
    impatient, patient = (asyncio.create_task(names_in_time(pictures, 1)) for _ in range(2))
    await asyncio.sleep(0)
    impatient.cancel()
    painter.work()
    assert await patient == ["dots.png"]


async def test_under_load_pictures_are_left_out(painter: Painter) -> None:
    pictures = Pictures(painter, 0.0, most_waiting=3)
    for dots in range(10):
        assert await names_in_time(pictures, dots) == []
    assert painter.begun == [Dots(0), Dots(1), Dots(2)]
    painter.work()
    await settled()
    assert await names_in_time(pictures, 2) == ["dots.png"]
    pictures.begin(Dots(9))
    await settled()
    assert await names_in_time(pictures, 9) == ["dots.png"]


async def test_the_oldest_go_where_room_is_short(painter: Painter) -> None:
    painter.may = True
    pictures = Pictures(painter, LONG_S, kept_bytes=25)
    for dots in (1, 2, 1, 3, 1):
        await names_in_time(pictures, dots)
    assert painter.begun == [Dots(1), Dots(2), Dots(3)]
    await names_in_time(pictures, 2)
    assert painter.begun[3:] == [Dots(2)]


async def test_what_cannot_be_drawn_is_logged_and_done_without(
    painter: Painter, caplog: pytest.LogCaptureFixture
) -> None:
    painter.may = True
    pictures = Pictures(painter, LONG_S)
    assert await names_in_time(pictures, 13) == []
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert "Dots" in record.getMessage()
    assert await names_in_time(pictures, 1) == ["dots.png"]
    caplog.clear()


async def test_what_is_late_covers_nothing_newer(painter: Painter) -> None:
    pictures, shown_again = Pictures(painter, 0.0), list[int]()

    async def show(dots: int) -> None:
        shown_again.append(dots)

    for message_id, dots in ((7, 1), (7, 2), (8, 3)):
        await pictures.drawn([Dots(dots)])
        pictures.follow(message_id, [Dots(dots)], partial(show, dots))
    pictures.forget(8)
    painter.work()
    await settled()
    assert shown_again == [2]


@pytest.mark.parametrize(("in_any_case", "times"), [(False, 0), (True, 1)])
async def test_what_cannot_be_drawn_is_done_without(
    painter: Painter, caplog: pytest.LogCaptureFixture, in_any_case: bool, times: int
) -> None:
    """What stands there meanwhile is taken away, once."""
    pictures, shown = Pictures(painter, 0.0), list[str]()

    async def show() -> None:
        shown.append("again")
        await pictures.drawn([Dots(13)])
        pictures.follow(7, [Dots(13)], show, in_any_case=pictures.is_drawing(Dots(13)))

    await pictures.drawn([Dots(13)])
    pictures.follow(7, [Dots(13)], show, in_any_case=in_any_case)
    painter.work()
    await settled()
    assert len(shown) == times
    assert painter.begun == [Dots(13)]
    caplog.clear()


async def test_what_takes_too_long_is_given_up(painter: Painter) -> None:
    pictures, shown = Pictures(painter, 0.0, latest_s=0.0), list[bool]()

    async def show() -> None:
        shown.append(pictures.is_drawing(Dots(1)))

    await pictures.drawn([Dots(1)])
    pictures.follow(7, [Dots(1)], show, in_any_case=True)
    await settled()
    assert shown == [False]


async def test_what_is_never_drawn_is_not_waited_for(painter: Painter) -> None:
    pictures = Pictures(painter, 0.0, most_waiting=0)
    await pictures.drawn([Dots(1)])

    async def show() -> None:
        raise AssertionError

    pictures.follow(7, [Dots(1)], show)
    assert painter.begun == []


async def test_closed_it_draws_nothing(painter: Painter) -> None:
    pictures = Pictures(painter, LONG_S)
    waiting = asyncio.create_task(names_in_time(pictures, 1))
    await asyncio.sleep(0)
    pictures.close()
    assert await waiting == []
    assert await names_in_time(pictures, 2) == []


async def settled() -> None:
    """Let all that is ready go on."""
    for _ in range(10):
        await asyncio.sleep(0)


# In Discord


class Easel:
    """Has real pictures drawn, those of some kinds only when it is let."""

    def __init__(self, draw: Draw) -> None:
        self.begun: list[Picture] = []
        self.late: tuple[type, ...] = ()
        self.held: Picture | None = None
        """One that is late, whatever its kind."""
        self.broken: tuple[type, ...] = ()
        self._draw = draw
        self._held: list[tuple[Picture, Future[bytes]]] = []

    def __call__(self, picture: Picture) -> Future[bytes]:
        self.begun.append(picture)
        drawing: Future[bytes] = Future()
        drawing.set_running_or_notify_cancel()
        if isinstance(picture, self.broken):
            drawing.set_exception(RuntimeError("no colour left"))
            return drawing
        if isinstance(picture, self.late) or picture == self.held:
            self.held = None
            self._held.append((picture, drawing))
            return drawing
        return self._draw(picture)

    def let(self) -> None:
        """Draw what was held back, and hold nothing back any more."""
        self.late = ()
        for picture, drawing in self._held:
            self._draw(picture).add_done_callback(passed_to(drawing))

    def give_up(self) -> None:
        """Draw nothing of what was held back."""
        for _, drawing in self._held:
            drawing.set_exception(RuntimeError("no colour left"))


def passed_to(drawing: Future[bytes]) -> Callable[[Future[bytes]], None]:
    return lambda drawn: drawing.set_result(drawn.result())


@pytest.fixture
def easel(draw_process: DrawProcess) -> Easel:
    return Easel(draw_process.draw)


@pytest.fixture
async def bot(easel: Easel, online: Online, channel: ChannelHandle) -> AsyncIterator[Uno]:
    async with online(draw=easel) as bot:
        yield bot


@pytest.fixture
async def impatient(easel: Easel, online: Online, channel: ChannelHandle) -> AsyncIterator[Uno]:
    """A bot whose words wait for hardly any picture."""
    async with online(draw=easel, timing=replace(UNHURRIED, picture_within=0.001)) as bot:
        yield bot


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, mei: Person) -> Party:
    return Party(bot, local, channel, ann, mei)


OTHERS_CAN_PLAY = "minecraft"
"""An edition in which the second player can play on the first card of these games: their picture changes, too."""


async def play(party: Party, **options: Any) -> None:
    """Go to the first turn, with every hand open and every picture there."""
    await party.start(**options)
    await party.play(until=lambda: party.asks("play"))
    await party.told()
    for person in party.people:
        await party.open_hand(person)
    await all_pictures(party)


async def all_pictures(party: Party) -> None:
    """Wait for those that are late."""
    await party.local.until(lambda: (seen := party.public(party.people[0])) and names(seen) == ["table.png"])
    await party.local.until(lambda: all(names(own(party, person)) == ["hand.png"] for person in party.people))


def own(party: Party, person: Person) -> RenderedMessage:
    """Return a person's open hand, as it is now."""
    seen = person.look(party.channel.id, party.hands[person.id].id)
    assert seen is not None
    return seen


def names(seen: RenderedMessage) -> list[str]:
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
    assert "Ann · 7 cards" in shown.pictures[0].alt
    for person, words in ((ann, "Your hand, 7 cards."), (mei, "你的手牌，共 7 張。")):
        opened = await party.open_hand(person)
        assert names(opened) == ["hand.png"]
        assert opened.pictures[0].alt == words
    file = party.local.backend.cdn.get(shown.pictures[0].url)
    assert file is not None
    assert file.startswith(b"\x89PNG")


async def test_what_is_posted_shows_what_is_known(party: Party) -> None:
    """The channel's picture is the channel's, and each hand's its owner's."""
    await play(party)
    local = party.local
    shown = await party.told()
    (everybodys,) = table(party.table, text_for("en-US")).pictures
    assert local.backend.cdn.get(shown.pictures[0].url) == draw(everybodys)
    for seat, person in enumerate(party.people):
        opened = own(party, person)
        (owners,) = hand(party.table, seat, text_for("en-US")).pictures
        assert local.backend.cdn.get(opened.pictures[0].url) == draw(owners)
        assert [other for other in party.people if other.look(party.channel.id, opened.id)] == [person]


async def test_a_picture_that_stays_is_not_sent_again(party: Party) -> None:
    ann, mei = party.people
    await ann.slash(party.channel, "uno new")
    await party.press(mei, "join")
    lobby = await party.shown("2. 小美")
    assert [call.files for call in party.local.calls.of("* *") if call.files] == [[("banner.png", ANY)]]
    assert names(lobby) == ["banner.png"]


async def test_a_late_picture_follows(
    impatient: Uno, easel: Easel, local: LocalDiscord, channel: ChannelHandle, ann: Person, mei: Person
) -> None:
    party = Party(impatient, local, channel, ann, mei)
    await play(party, edition=OTHERS_CAN_PLAY)
    former = await seen_pictures(party)
    easel.late = (TablePicture, HandPicture)
    local.calls.clear()
    await party.move()
    await party.told()
    await local.until(lambda: len(local.calls.of(TABLES)) == len(local.calls.of(HANDS)) == 1)
    assert await seen_pictures(party) == former, "no moment without a picture"
    easel.let()
    await local.until(lambda: len(local.calls.of(TABLES)) == 2 and len(local.calls.of(HANDS)) == 1 + 2)
    assert not set(await seen_pictures(party)) & set(former)
    assert len(local.calls.of("POST /interactions/*/callback")) == 1


async def test_a_former_picture_goes_where_the_next_cannot_be_drawn(
    impatient: Uno,
    easel: Easel,
    local: LocalDiscord,
    channel: ChannelHandle,
    ann: Person,
    mei: Person,
    caplog: pytest.LogCaptureFixture,
) -> None:
    party = Party(impatient, local, channel, ann, mei)
    await play(party)
    easel.late = (TablePicture,)
    await party.move()
    assert names(await party.told()) == ["table.png"]
    easel.give_up()
    await local.until(lambda: (seen := party.public(ann)) and not seen.pictures)
    caplog.clear()


async def seen_pictures(party: Party) -> list[str]:
    """Return what stands on the table and in the hands."""
    seen = [await party.told(), *(own(party, person) for person in party.people)]
    return [picture.url for message in seen for picture in message.pictures]


async def test_a_late_picture_covers_nothing_newer(
    impatient: Uno, easel: Easel, local: LocalDiscord, channel: ChannelHandle, ann: Person, mei: Person
) -> None:
    party = Party(impatient, local, channel, ann, mei)
    easel.late = (HandPicture,)
    await party.start(edition="transformers")
    await party.play(until=lambda: party.asked is ann and party.asks("play"))
    shown = await party.open_hand(ann)
    assert shown.pictures == ()
    backs = await ann.press(shown, Press(party.session.id, party.number, "backs").custom_id)
    assert backs.message is not None
    easel.let()
    await party.open_hand(mei)
    await local.until(lambda: (seen := ann.look(channel.id, shown.id)) and names(seen) == ["backs.png"])


async def test_an_older_hand_that_waits_for_its_picture_covers_no_newer_one(
    party: Party, easel: Easel, clock: FakeClock
) -> None:
    await play(party)
    player, seat = party.asked, party.table.asked
    before = own(party, player)
    assert seat is not None
    change = deadlines.pass_time(party.table, deadline_of(party), deadline_of(party))
    assert change is not None
    easel.held = older = hand_picture(change.table, seat)
    await pass_turn(party, clock)
    await party.local.until(lambda: easel.held is None)
    while party.table.asked != seat:
        await pass_turn(party, clock)
    newer = await player.press(before, presses(before)[0].custom_id)
    assert newer.kind == "update"
    assert newer.message is not None
    shown = newer.message
    assert shown.id == before.id
    easel.let()
    await party.local.until(lambda: older in party.bot.presenter.pictures._finished)
    for person in party.people:
        await party.press(person, "rules")
    assert own(party, player) == shown


def deadline_of(party: Party) -> datetime:
    deadline = party.table.deadline
    assert deadline is not None
    return deadline


async def pass_turn(party: Party, clock: FakeClock) -> None:
    """Let the time of the player who is asked run out."""
    version = party.table.version
    clock.strike((deadline_of(party) - clock.now()).total_seconds())
    await party.local.until(lambda: party.table.version > version)


async def test_a_hand_is_drawn_while_the_move_is_saved(
    party: Party, easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(party)
    mover = party.asked
    before = await party.hand(mover)
    may_save, save = asyncio.Event(), party.bot.store.save
    easel.begun.clear()

    async def saved(*changes: Any) -> None:
        await may_save.wait()
        await save(*changes)

    monkeypatch.setattr(party.bot.store, "save", lambda *changes: asyncio.ensure_future(saved(*changes)))
    moving = asyncio.create_task(party.move())
    await party.local.until(lambda: easel.begun)
    assert own(party, mover) == before
    may_save.set()
    answer = await moving
    seat = party.table.seat_of(mover.id)
    assert seat is not None
    (drawn,) = hand(party.table, seat, text_for("en-US")).pictures
    assert easel.begun[0] == drawn
    assert easel.begun.count(drawn) == 1
    assert answer.message is not None
    assert party.local.backend.cdn.get(answer.message.pictures[0].url) == draw(drawn)


async def test_a_hand_that_cannot_be_drawn_beforehand_stops_no_move(
    party: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await play(party)
    number = party.number

    def failing(*_: object) -> HandPicture:
        raise RuntimeError("no colour left")

    monkeypatch.setattr(open_hands, "hand_picture", failing)
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
    await party.start()
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
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = Party(bot, local, channel, ann, ben)
        await play(party)
        before = await party.told()
    local.calls.clear()
    async with online() as bot:
        party.bot = bot
        await local.until(lambda: local.calls.of(TABLES))

        def renewed() -> RenderedMessage | None:
            seen = party.public(ann)
            return seen if seen is not None and seen.pictures != before.pictures else None

        again = await local.until(renewed)
        assert names(again) == ["table.png"]
        assert again.pictures[0].alt == before.pictures[0].alt
