"""Pictures under each of the ways in which Discord is said to treat them in edits: words at once, then the picture."""

import asyncio
import gc
import weakref
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from aiohttp.payload import BytesIOPayload
from simcord import ChannelHandle

from bot.art.pictures.hand import HandPicture
from bot.chat import sending
from bot.chat.client import Uno
from bot.chat.monitor import Monitor
from bot.chat.pictures import Pictures
from bot.chat.uploads import Content, Route, Uploads, Use, Way
from bot.playground import LocalDiscord, Person, RenderedMessage, UploadRules
from bot.rules.editions import EDITIONS
from bot.screens.layout import PictureBlock, Screen
from bot.store.games import GameStatus
from tests.house import ANSWER_WITHIN_S, TOKEN, UNHURRIED, Online
from tests.party import Party, presses

NOT_FOUND = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
ANSWERS = "POST /interactions/*/callback"
TABLES = "PATCH /channels/*/messages/*"
KEPT = "Discord takes no pictures that are kept"
RULES = {
    "all works": UploadRules(),
    "edits refused": UploadRules(edits="refused"),
    "answers refused": UploadRules(callbacks="refused"),
    "answers dropped": UploadRules(callbacks="dropped"),
    "neither, refused": UploadRules(edits="refused", callbacks="refused"),
    "neither, dropped": UploadRules(edits="refused", callbacks="dropped"),
}
REFUSED = {"all works": 0, "edits refused": 2, "answers refused": 1, "answers dropped": 0}
"""How many requests may be refused: of each kind of edit that takes none, one. Others: both."""


@pytest.fixture
async def local(request: pytest.FixtureRequest) -> AsyncIterator[LocalDiscord]:
    rules = RULES[getattr(request, "param", "all works")]
    async with LocalDiscord(token=TOKEN, answer_within_s=ANSWER_WITHIN_S, uploads=rules) as discord:
        with discord.for_discord_py():
            yield discord


@pytest.fixture
def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    return Party(bot, local, channel, ann, ben)


def refusals(local: LocalDiscord) -> Counter[str]:
    """Return the routes of what was refused."""
    return Counter(f"{call.method} {call.route}" for call in local.calls if call.status == 400)


def names(seen: RenderedMessage | None) -> list[str]:
    return [] if seen is None else [picture.url.rpartition("/")[2] for picture in seen.pictures]


async def with_pictures(party: Party) -> None:
    """Wait until the table and every player's last hand have theirs."""
    local, channel = party.local, party.channel
    await local.until(lambda: names(party.public(party.people[0])) == ["table.png"])
    for person in party.people:
        await local.until(partial(shows_hand, person, channel))


def shows_hand(person: Person, channel: ChannelHandle) -> bool:
    return names([seen for seen in person.read(channel) if seen.ephemeral][-1]) == ["hand.png"]


@pytest.mark.parametrize("local", RULES, indirect=True)
async def test_some_moves_under_each_rule(
    party: Party, local: LocalDiscord, caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest
) -> None:
    """There is one table, and it and each player's hand have their pictures after every move."""
    kind = request.node.callspec.params["local"]
    await party.start()
    await party.play(until=lambda: party.asks("play"))
    for person in party.people:
        if person.id not in party.hands:
            await party.open_hand(person)
    for _ in range(4):
        await party.move()
        await party.told()
        await with_pictures(party)
    refused = refusals(local)
    assert set(refused.values()) <= {1}, "none is refused twice"
    assert refused.total() <= REFUSED.get(kind, 3)
    said = [record.getMessage() for record in caplog.records if record.name == "bot.chat.uploads"]
    assert len(said) == len(set(said)) == len(party.bot.presenter.uploads.notes)
    assert not any(KEPT in one for one in said)
    await local.until(lambda: public(party) == [party.table.message_id])


def public(party: Party) -> list[int]:
    """Return the messages that everybody sees."""
    return [seen.id for seen in party.people[0].read(party.channel) if not seen.ephemeral]


@pytest.mark.parametrize(
    ("local", "edition"),
    [
        pytest.param(rules, edition, marks=() if number == 5 and edition == "classic" else pytest.mark.slow)
        for number, rules in enumerate(RULES)
        for edition in EDITIONS
    ],
    indirect=["local"],
)
async def test_whole_matches_under_each_rule(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, mei: Person, edition: str
) -> None:
    party = Party(bot, local, channel, ann, ben, mei)
    await party.start(edition=edition, scoring="single")
    await party.play()
    assert party.table.status is GameStatus.ENDED
    await local.until(lambda: (seen := party.public(ann)) and "won the match" in seen.text and seen.pictures)
    assert set(refusals(local).values()) <= {1}
    assert {call.status for call in local.calls if (call.status or 0) >= 400} <= {400, 404}


def test_what_was_sent_goes_at_once() -> None:
    gc.disable()
    try:
        file = discord.File(Content(b"content"), "hand.png")
        assert file.fp.read() == b"content"
        file.close()
        content = weakref.ref(file.fp)
        del file
        assert content() is None
    finally:
        gc.enable()


async def test_each_picture_is_sent_in_one_piece(
    party: Party, local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    forms: list[Sequence[sending.Field]] = []

    def noted(fields: Sequence[sending.Field]) -> BytesIOPayload:
        forms.append(fields)
        return encoded(fields)

    encoded = sending.encoded
    monkeypatch.setattr(sending, "encoded", noted)
    await party.start()
    await party.play(until=lambda: party.moves == 2)
    await party.told()
    await with_pictures(party)
    assert len(forms) == len([call for call in local.calls if call.files])
    assert {call.route.split("/")[1] for call in local.calls if call.files} == {"interactions", "webhooks", "channels"}


@pytest.mark.parametrize("route", [ANSWERS, TABLES])
async def test_what_discord_failed_to_take_is_sent_again_with_its_picture(
    party: Party, local: LocalDiscord, route: str, caplog: pytest.LogCaptureFixture
) -> None:
    await party.start()
    await party.play(until=lambda: party.moves == 2)
    await party.told()
    await with_pictures(party)
    local.calls.clear()
    local.inject(route, 502)
    await party.move()
    await party.told()
    await with_pictures(party)
    failed, again, *_ = [call for call in local.calls.of(route) if call.files]
    assert (failed.status, again.status) == (502, 200)
    assert failed.path == again.path
    assert [name for name, _ in failed.files] == [name for name, _ in again.files]
    caplog.clear()


async def test_what_stays_is_named_and_not_sent(party: Party, local: LocalDiscord) -> None:
    await party.sit_down()
    await party.shown("2. Ben")
    joined = local.calls.of(ANSWERS)[-1]
    assert joined.files == []
    (listed,) = joined.body["data"]["attachments"]
    assert listed["filename"] == "banner.png"
    (frame,) = joined.answer["resource"]["message"]["components"]
    assert frame["components"][0]["items"][0]["media"]["attachment_id"] == str(listed["id"])


async def test_what_may_not_stay_is_sent(party: Party, local: LocalDiscord, caplog: pytest.LogCaptureFixture) -> None:
    """The words come at once, then the file anew; and it is not tried again."""
    await party.sit_down()
    await party.shown("2. Ben")
    local.calls.clear()
    local.inject(ANSWERS, 400, code=50035, message="items.0.media: the referenced attachment was not found")
    await party.press(party.people[1], "leave")
    (sent,) = await local.until(lambda: local.calls.of(TABLES))
    kept, words = local.calls.of(ANSWERS)
    assert [kept.status, words.status] == [400, 200]
    assert kept.files == words.files == []
    assert [name for name, _ in sent.files] == ["banner.png"]
    await local.until(lambda: names(party.public(party.people[0])) == ["banner.png"])
    assert len([record for record in caplog.records if KEPT in record.getMessage()]) == 1
    local.calls.clear()
    await party.press(party.people[1], "join")
    await party.shown("2. Ben")
    assert refusals(local).total() == 0


async def test_a_refusal_for_another_reason_is_no_matter_of_pictures(
    party: Party, local: LocalDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    await party.sit_down()
    local.inject(ANSWERS, 400, code=50035, message="components.0: something else")
    await party.press(party.people[1], "leave")
    await party.shown("Seats: 1")
    assert refusals(local).total() == 1
    assert party.bot.presenter.uploads.notes == []
    caplog.clear()


async def test_where_new_messages_take_no_picture_there_are_words(
    party: Party, local: LocalDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    local.inject(ANSWERS, 400, code=50035, message="attachments: not today")
    await party.start()
    first, second, *_ = local.calls.of(ANSWERS)
    assert (first.status, second.status) == (400, 200)
    local.calls.clear()
    for _ in range(3):
        await party.move()
        await party.told()
    assert not any(call.files for call in local.calls)
    (note,) = party.bot.presenter.uploads.notes
    assert "new messages" in note
    monitor = Monitor("127.0.0.1", 0)
    async with monitor, aiohttp.ClientSession() as client:
        monitor.bot = party.bot
        async with client.get(f"http://127.0.0.1:{monitor.port}/healthz") as answer:
            assert (answer.status, await answer.text()) == (200, f"ok\n{note}\n")
        async with client.get(f"http://127.0.0.1:{monitor.port}/metrics") as answer:
            assert 'uno_pictures_taken{route="new"} 0.0' in await answer.text()
    assert len([record for record in caplog.records if record.name == "bot.chat.uploads"]) == 1


async def test_a_refusal_is_noted_although_its_screen_is_wanted_no_more() -> None:
    uploads = Uploads(Pictures(lambda _: finished(), 60.0))
    screen = Screen("words", PictureBlock(HandPicture("classic", ()), ""))
    sent: list[int] = []
    is_asked, goes_on = asyncio.Event(), asyncio.Event()

    async def send(_: Screen, files: Sequence[Any]) -> None:
        sent.append(len(files))
        if files:
            is_asked.set()
            await goes_on.wait()
            raise refused()

    first = asyncio.create_task(uploads.show(screen, [Way(Route.MESSAGE, send)]))
    await is_asked.wait()
    second = asyncio.create_task(uploads.show(screen, [Way(Route.MESSAGE, send)]))
    first.cancel()
    await asyncio.sleep(0.01)
    goes_on.set()
    await second
    assert first.cancelled()
    assert sent == [1, 0]


async def test_a_hand_that_was_dismissed_while_it_was_pressed_comes_anew(party: Party, local: LocalDiscord) -> None:
    await party.start()
    await party.play(until=lambda: party.asks("play"))
    former = await party.hand(party.asked)
    local.inject("POST /interactions/*/callback", 404, code=10008)
    answer = await party.move()
    assert answer.message is not None
    assert answer.message.id != former.id
    assert names(answer.message) == ["hand.png"]


@pytest.mark.parametrize("local", ["edits refused"], indirect=True)
async def test_who_presses_a_hand_while_another_takes_its_place_keeps_one(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    """A picture that was late comes with a new message, and what is pressed is the one that is about to go."""
    async with online(timing=replace(UNHURRIED, picture_within=0.0)) as bot:
        party = Party(bot, local, channel, ann, ben)
        await party.sit_down()
        local.inject("DELETE /webhooks/*", None, times=None, delay=0.5)
        await party.open_hand(ann, "start")
        await party.dealt(ben)
        mover = party.asked
        hand, _ = await local.until(lambda: hands if len(hands := private(party, mover)) == 2 else None)
        await mover.press(hand, presses(hand)[0].custom_id)
        await local.until(lambda: mover.look(channel.id, hand.id) is None)
        local.faults.clear()
        await local.until(lambda: shows_only_the_present_hand(party, mover))


def shows_only_the_present_hand(party: Party, person: Person) -> bool:
    hands = private(party, person)
    is_present = all(press.number in {0, party.number} for hand in hands for press in presses(hand))
    return [names(hand) for hand in hands] == [["hand.png"]] and is_present


def private(party: Party, person: Person) -> list[RenderedMessage]:
    return [seen for seen in person.read(party.channel) if seen.ephemeral]


async def test_one_refusal_is_enough_where_several_are_under_way(local: LocalDiscord) -> None:
    """Who waited for one way to be tried waits for the next one, too."""
    waits, requests = Counter[Route](), Counter[Route]()
    answers = {Route.PRESSED: asyncio.Event(), Route.ANSWER: asyncio.Event()}
    uploads = Uploads(Pictures(lambda _: finished(), 60.0), 60.0)

    def way(route: Route) -> Way:
        async def send(_view: Screen, files: Sequence[Any]) -> None:
            requests[route] += bool(files)
            if files and route in answers:
                waits[route] += 1
                await answers[route].wait()
                raise refused()

        return Way(route, send)

    screen = Screen("words", PictureBlock(HandPicture("classic", (1, 2)), "a hand"))
    ways = [way(Route.PRESSED), way(Route.ANSWER), way(Route.NEW)]
    pressed = [asyncio.create_task(uploads.show(screen, ways, number)) for number in (1, 2)]
    edited = asyncio.create_task(uploads.show(screen, ways[1:], 3))
    await local.until(lambda: waits.total() == 2 or None)
    answers[Route.PRESSED].set()
    await local.until(lambda: (Route.PRESSED, Use.SENT) in uploads._refused)
    edited.cancel()  # as something newer is shown there
    answers[Route.ANSWER].set()
    await asyncio.gather(edited, *pressed, return_exceptions=True)
    assert (requests[Route.PRESSED], requests[Route.ANSWER]) == (1, 1)


async def test_where_the_first_is_never_answered_the_next_is_tried_in_its_place() -> None:
    """And in the same way: a table that Discord is slow to edit is no reason to post the others anew."""
    uploads = Uploads(Pictures(lambda _: finished(), 60.0), 0.01)
    sent = Counter[Route]()
    is_hanging, never = asyncio.Event(), asyncio.Event()

    def way(route: Route) -> Way:
        async def send(_view: Screen, files: Sequence[Any]) -> None:
            assert files
            sent[route] += 1
            if not is_hanging.is_set():
                is_hanging.set()
                await never.wait()

        return Way(route, send)

    screen = Screen("words", PictureBlock(HandPicture("classic", (1, 2)), "a hand"))
    ways = [way(Route.MESSAGE), way(Route.NEW)]
    hanging = asyncio.create_task(uploads.show(screen, ways, 1))
    await is_hanging.wait()
    await asyncio.gather(*(uploads.show(screen, ways, number) for number in range(2, 9)))
    assert sent == {Route.MESSAGE: 8}
    hanging.cancel()
    with pytest.raises(asyncio.CancelledError):
        await hanging


def finished() -> Future[bytes]:
    drawing: Future[bytes] = Future()
    drawing.set_result(b"png")
    return drawing


def refused() -> discord.HTTPException:
    response = SimpleNamespace(status=400, reason="Bad Request")
    return discord.HTTPException(cast("Any", response), {"code": 50035, "message": "items.0.media"})
