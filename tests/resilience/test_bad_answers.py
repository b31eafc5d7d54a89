"""Discord refuses, stalls or answers nothing: the game is as it was saved, and no other table waits for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from simcord import ChannelHandle, GuildHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.chat.client import Uno
from bot.chat.replies import Timing
from bot.playground import LocalDiscord, NoResponse, Person
from bot.playground.server.faults import Trouble
from bot.store.games import GameStatus
from tests.house import ANSWER_WITHIN_S, UNHURRIED, Online
from tests.party import Party, playing_openly, presses

CALLBACK = "POST /interactions/*/callback"
EDIT = "PATCH /channels/*/messages/*"
GLANCE = 0.02
QUICK = 1.0
"""Seconds that a move may take on a busy machine while another table is in trouble; none of them is a wait."""
HASTY = replace(UNHURRIED, answer_within=1.0, retry_pauses=(0.0, 0.1, 0.5), attempt_within=1.5)
"""What takes too long is given up soon, and tried again at once."""

Quiet = Callable[[], None]
Move = Callable[[], Awaitable[None]]


@pytest.fixture
def timing() -> Timing:
    """How long the bot lets things take."""
    return HASTY


@pytest.fixture
async def bot(online: Online, timing: Timing) -> AsyncIterator[Uno]:
    async with online(timing=timing) as bot:
        yield bot


@pytest.fixture
def expected(caplog: pytest.LogCaptureFixture) -> Quiet:
    """Errors that were logged up to now were to be expected."""
    return caplog.clear


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    return await playing_openly(bot, local, channel, ann, ben)


@asynccontextmanager
async def quickly() -> AsyncIterator[None]:
    """What is done here does not wait for anything; that the machine stood still meanwhile does not count."""
    stood = 0.0

    async def glance() -> None:
        nonlocal stood
        while True:
            before = time.monotonic()
            await asyncio.sleep(GLANCE)
            stood += time.monotonic() - before - GLANCE

    glancing = asyncio.create_task(glance())
    started = time.monotonic()
    yield
    await asyncio.sleep(2 * GLANCE)  # it has noticed all
    glancing.cancel()
    assert time.monotonic() - started - stood < QUICK


@pytest.fixture
async def others(bot: Uno, local: LocalDiscord, house: GuildHandle, ann: Person, mei: Person) -> AsyncIterator[Move]:
    """Another table, which must be able to move at any time."""
    party = await playing_openly(bot, local, house.create_text_channel("elsewhere"), ann, mei)

    async def move() -> None:
        async with quickly():
            await party.move()

    yield move
    await party.told()


@pytest.mark.parametrize("trouble", [500, 502, 503, "cut", "hang"])
async def test_a_table_that_cannot_be_edited_for_a_while(
    party: Party, others: Move, local: LocalDiscord, trouble: Trouble, expected: Quiet
) -> None:
    local.inject(f"PATCH /channels/{party.channel.id}/messages/*", trouble, times=2)
    for _ in range(3):
        await party.move()
        await others()
    await party.told()
    expected()


@pytest.mark.parametrize("timing", [replace(HASTY, attempt_within=15.0)])
async def test_a_table_that_is_to_be_left_alone_for_seconds(
    party: Party, others: Move, local: LocalDiscord, expected: Quiet
) -> None:
    """It is not asked again before it wants to be, and then shows all that happened meanwhile."""
    local.calls.clear()
    local.inject(f"PATCH /channels/{party.channel.id}/messages/*", 429, retry_after=2.5)
    for _ in range(4):
        await party.move()
        await others()
    await party.told()
    refused, again, *more = local.calls.of(f"PATCH /channels/{party.channel.id}/*")
    assert (again.at - refused.at).total_seconds() > 2.4
    assert len(more) <= 1
    expected()


@pytest.mark.parametrize("trouble", [429, 500, 503, "hang"])
async def test_an_answer_that_does_not_get_through(
    party: Party,
    others: Move,
    local: LocalDiscord,
    trouble: Trouble,
    expected: Quiet,
) -> None:
    """The move is made and the table shows it; pressed once more, it is not made twice."""
    person, number = party.asked, party.number
    hand = await party.hand(person)
    press = next(press for press in presses(hand) if press.what.startswith("do "))
    local.inject(CALLBACK, trouble, times=1 if trouble == "hang" else 3, retry_after=5)
    local.backend.answer_within_s = 1.5
    with pytest.raises(NoResponse):
        await person.press(hand, press.custom_id)
    local.backend.answer_within_s = ANSWER_WITHIN_S
    await local.until(lambda: party.number != number)
    made = party.table.version
    await party.told()
    local.faults.clear()
    await others()
    again = await person.press(hand, press.custom_id)
    assert again.message is not None
    assert "Too late: the game has moved on." in again.message.text
    assert party.table.version == made
    expected()


async def test_a_lobby_whose_answer_was_lost_is_posted(
    bot: Uno,
    local: LocalDiscord,
    channel: ChannelHandle,
    ann: Person,
    expected: Quiet,
) -> None:
    local.inject(CALLBACK, "hang")
    local.backend.answer_within_s = 1.5
    with pytest.raises(NoResponse):
        await ann.slash(channel, "uno new")
    party = Party(bot, local, channel, ann)
    await local.until(lambda: party.public(ann))
    expected()


# What is gone


def give_back(local: LocalDiscord, channel: ChannelHandle) -> None:
    """Refuse nothing any more, and have the bot told that something has changed in the channel."""
    local.faults.clear()
    local.backend.set_overwrite(channel.id, Overwrite(local.backend.bot_user.id, OverwriteType.MEMBER, 0, 0))


async def test_a_table_removed_where_the_bot_may_write_no_more(party: Party, others: Move, local: LocalDiscord) -> None:
    assert party.table.message_id is not None
    local.backend.delete_message(party.channel.id, party.table.message_id)
    local.inject(f"POST /channels/{party.channel.id}/messages", 403, times=None, code=50013)
    local.calls.clear()
    for _ in range(3):
        await party.move()
        await others()
    assert len(local.calls.of(f"POST /channels/{party.channel.id}/messages")) == 1, "not asked again"
    give_back(local, party.channel)
    await party.move()
    await party.told()


@pytest.mark.parametrize("is_thread", [False, True])
async def test_a_channel_whose_end_was_not_heard(
    bot: Uno, local: LocalDiscord, house: GuildHandle, ann: Person, ben: Person, *, is_thread: bool
) -> None:
    """As when it is deleted while the bot is away, or a thread goes with its channel."""
    parent = house.create_text_channel("parent")
    channel = ann.open_thread(parent, "thread") if is_thread else parent
    party = await playing_openly(bot, local, channel, ann, ben)
    session = party.session
    hand = await party.hand(party.asked)
    local.inject(f"* /channels/{channel.id}/*", 404, times=None, code=10003)
    press = next(press for press in presses(hand) if press.what.startswith("do "))
    await party.asked.press(hand, press.custom_id)
    await local.until(lambda: session.table.status is GameStatus.ENDED)
    version = session.table.version
    await asyncio.sleep(0.2)
    assert session.table.version == version, "it ends once, although its end cannot be shown either"
    local.faults.clear()
    assert bot.registry.in_channel(channel.id) is None


async def test_the_bot_is_removed_from_the_server(
    bot: Uno, others: Move, local: LocalDiscord, ann: Person, ben: Person
) -> None:
    """Its games sleep, its lobbies close, and nothing is asked of Discord there any more."""
    lost = local.guild("Lost")
    ann.join(lost)
    ben.join(lost)
    playing_there = await playing_openly(bot, local, lost.create_text_channel("one"), ann, ben)
    game = playing_there.session
    waiting = Party(bot, local, lost.create_text_channel("two"), ann, ben)
    await waiting.sit_down()
    lobby = waiting.session
    version = game.table.version
    local.backend.remove_guild(lost.id)
    await local.until(lambda: game.table.status is GameStatus.ASLEEP and lobby.table.status is GameStatus.ENDED)
    assert game.table.version == version + 1
    assert game.table.deadline is None
    local.calls.clear()
    await others()
    channels = {str(playing_there.channel.id), str(waiting.channel.id)}
    assert [call.path for call in local.calls if channels & set(call.path.split("/"))] == []


async def test_permissions_are_taken_away_and_given_back(party: Party, others: Move, local: LocalDiscord) -> None:
    """People play on by their private answers."""
    local.inject(f"* /channels/{party.channel.id}/messages*", 403, times=None, code=50001)
    local.calls.clear()
    before = party.moves
    await party.play(until=lambda: party.moves >= before + 4)
    await others()
    assert len(local.calls.of(f"PATCH /channels/{party.channel.id}/messages/*")) == 1, "not asked again"
    give_back(local, party.channel)
    await party.move()
    await party.told()


async def test_a_token_that_discord_takes_no_more(party: Party, others: Move, local: LocalDiscord) -> None:
    """The hand stays as it was until it is opened anew."""
    other = party.others[0]
    await party.open_hand(other)
    local.advance(15 * 60 + 1)
    await party.play(until=lambda: party.asked is other)
    await local.until(lambda: any(call.status == 401 for call in local.calls.of("PATCH /webhooks/*")))
    await others()
    await party.open_hand(other)
    before = party.moves
    await party.play(until=lambda: party.moves >= before + 4)
