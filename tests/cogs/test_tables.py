"""The public message: up to date, in sight, and never in the way of a move."""

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta
from typing import Any, cast

import discord
import pytest
from simcord import ChannelHandle

from bot.client import Uno
from bot.playground import LocalDiscord, Person
from bot.screens.codec import Press
from bot.screens.words import refusal_words
from bot.sessions import Life, Session, Told
from bot.store import StoreError
from bot.text import text_for
from cogs.tables import BURIED, Tables
from tests.cogs.playing import Party, presses

pytestmark = pytest.mark.usefixtures("known_deals")


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    party = Party(bot, local, channel, ann, ben)
    await party.start()
    await party.play(until=lambda: party.asks("play"))
    await party.told()
    return party


@pytest.fixture
def tables(bot: Uno) -> Tables:
    cog = bot.get_cog("Tables")
    assert cog is not None
    return cast(Tables, cog)


@pytest.fixture
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed is tried again at once."""
    monkeypatch.setattr("cogs.tables.PAUSES", (0.0, 0.0, 0.0))


async def test_fast_moves_share_an_edit(party: Party, local: LocalDiscord, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = asyncio.Event()
    edit = discord.PartialMessage.edit

    async def slow_edit(message: discord.PartialMessage, **changes: Any) -> object:
        await gate.wait()
        return await edit(message, **changes)

    monkeypatch.setattr(discord.PartialMessage, "edit", slow_edit)
    local.calls.clear()
    before = party.moves
    await party.play(until=lambda: party.moves >= before + 8)
    gate.set()
    await party.told()
    assert len(local.calls.of("PATCH /channels/*/messages/*")) == 2


async def test_discord_is_down_for_the_table_only(
    no_pauses: None,
    bot: Uno,
    local: LocalDiscord,
    channel: ChannelHandle,
    ann: Person,
    ben: Person,
    caplog: pytest.LogCaptureFixture,
) -> None:
    party = Party(bot, local, channel, ann, ben)
    await party.start()
    await party.play(until=lambda: party.asks("play"))
    await party.told()
    local.inject("PATCH /channels/*/messages/*", 503, times=2)
    await party.move()
    await party.told()
    failures = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert [getattr(record, "game", None) for record in failures] == [party.session.id] * 2
    caplog.clear()


async def test_a_table_that_somebody_removed_is_posted_anew(
    party: Party, local: LocalDiscord, channel: ChannelHandle
) -> None:
    former = party.session.message_id
    assert former is not None
    local.backend.delete_message(channel.id, former)
    await party.move()
    await local.until(lambda: party.session.message_id != former)
    await party.told()
    await party.move()
    await party.told()


async def test_a_buried_table_comes_down(
    party: Party, tables: Tables, local: LocalDiscord, channel: ChannelHandle
) -> None:
    former, ann = party.session.message_id, party.people[0]
    for number in range(BURIED):
        ann.say(channel, f"chat {number}")
    await local.until(lambda: tables._below[channel.id] >= BURIED)
    await party.move()
    await local.until(lambda: party.session.message_id != former and ann.look(channel.id, former) is None)
    public = [seen for seen in ann.read(channel) if not seen.ephemeral]
    assert public[-1].id == party.session.message_id
    posted = party.session.message_id
    await party.move()
    await party.told()
    assert party.session.message_id == posted


async def test_of_two_tables_that_are_posted_at_once_one_stays(
    party: Party, local: LocalDiscord, channel: ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, waiting = asyncio.Event(), set[int]()
    remember = Session.table_posted

    async def slow(session: Session, message_id: int) -> int | None:
        waiting.add(message_id)
        await gate.wait()
        return await remember(session, message_id)

    monkeypatch.setattr(Session, "table_posted", slow)
    ann, former = party.people[0], party.session.message_id
    assert former is not None
    local.backend.delete_message(channel.id, former)
    await party.move()
    await local.until(lambda: len(waiting) == 1)
    await ann.slash(channel, "uno table")
    await local.until(lambda: len(waiting) == 2)
    gate.set()
    await local.until(
        lambda: [seen.id for seen in ann.read(channel) if not seen.ephemeral] == [party.session.message_id]
    )
    await party.told()


async def test_an_old_table_is_posted_anew(party: Party, tables: Tables, local: LocalDiscord) -> None:
    former = party.session.message_id
    tables._now = lambda: discord.utils.utcnow() + timedelta(minutes=61)
    await party.move()
    await local.until(lambda: party.session.message_id != former)


async def test_a_lost_answer_does_not_post_twice(
    no_pauses: None,
    bot: Uno,
    local: LocalDiscord,
    channel: ChannelHandle,
    ann: Person,
    ben: Person,
    caplog: pytest.LogCaptureFixture,
) -> None:
    party = Party(bot, local, channel, ann, ben)
    await party.start()
    await party.play(until=lambda: party.asks("play"))
    await party.told()
    former = party.session.message_id
    assert former is not None
    local.backend.delete_message(channel.id, former)
    local.inject("POST /channels/*/messages", "cut", after=True)
    await party.move()
    await local.until(lambda: party.session.message_id != former)
    caplog.clear()
    assert len([seen for seen in ann.read(channel) if not seen.ephemeral]) == 1


async def test_a_table_that_may_not_be_shown_stops_nobody(party: Party, local: LocalDiscord) -> None:
    local.inject("PATCH /channels/*/messages/*", 403, times=None, code=50013)
    before = party.moves
    await party.play(until=lambda: party.moves >= before + 3)
    local.faults.clear()
    await party.move()
    await party.told()


async def test_a_game_ends_with_its_channel(party: Party, local: LocalDiscord, channel: ChannelHandle) -> None:
    session = party.session
    local.backend.delete_channel(channel.id)
    await local.until(lambda: session.life is Life.ENDED)


async def test_a_game_ends_with_its_thread(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    thread = ann.open_thread(channel, "Round two")
    party = Party(bot, local, thread, ann, ben)
    await party.sit_down()
    session = party.session
    local.backend.delete_channel(thread.id)
    await local.until(lambda: session.life is Life.ENDED)


async def test_the_last_look_of_a_game_is_dropped_with_the_bot(
    party: Party, tables: Tables, bot: Uno, local: LocalDiscord, ann: Person
) -> None:
    local.inject("PATCH /channels/*/messages/*", None, delay=0.3, times=None)
    patched = len(local.calls.of("PATCH /channels/*/messages/*"))
    session = party.session
    await ann.slash(party.channel, "uno stop")
    await local.until(lambda: len(local.calls.of("PATCH /channels/*/messages/*")) > patched)
    tables.tell(session, Told())  # it will be shown once more
    await local.until(lambda: len(local.calls.of("PATCH /channels/*/messages/*")) > patched + 1)
    await bot.close()
    await asyncio.sleep(0)
    assert not any("Errand" in repr(task.get_coro()) for task in asyncio.all_tasks())


async def test_who_is_late_is_pinged(party: Party, tables: Tables, local: LocalDiscord) -> None:
    late = party.session.asked
    await tables.told(party.session, Told(late=late))
    (ping,) = local.calls.of("POST /channels/*/messages")
    assert ping.body["allowed_mentions"] == {"parse": [], "users": [party.asked.id]}
    assert party.asked.mention in ping.body["content"]
    local.inject("POST /channels/*/messages", 403)
    await tables.told(party.session, Told(late=late))


# Hands that are open


async def test_the_next_players_open_hand_is_brought_up_to_date(party: Party, local: LocalDiscord) -> None:
    other = party.others[0]
    await party.open_hand(other)
    mover = party.asked
    await party.hand(mover)
    local.calls.clear()
    await party.move()
    if party.asked is other:
        hand = await party.hand(other)
        assert f"{mover.name} " in hand.text
    assert len(local.calls.of("PATCH /webhooks/*")) <= 1


async def test_a_hand_that_was_dismissed_is_let_go(party: Party, local: LocalDiscord, channel: ChannelHandle) -> None:
    other = party.others[0]
    hand = await party.open_hand(other)
    other.delete(hand)
    before = party.moves
    await party.play(until=lambda: party.asked is other or party.moves > before + 6)
    await local.until(lambda: any(call.status == 404 for call in local.calls.of("PATCH /webhooks/*")))
    del party.hands[other.id]
    await party.play(until=lambda: party.moves >= before + 10)


async def test_a_token_is_not_used_when_it_is_old(
    party: Party, local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.hands.LIFETIME", 0)
    other = party.others[0]
    await party.open_hand(other)
    local.calls.clear()
    await party.hand(party.asked)
    for _ in range(4):
        await party.open_hand(party.asked)
        await party.move()
    await party.told()
    assert local.calls.of("PATCH /webhooks/*") == []


# Slow and failing answers


async def test_a_slow_commit_is_waited_for(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything works as well when Discord has to be told to wait."""
    monkeypatch.setattr("cogs.replies.PATIENCE", 0)
    party = Party(bot, local, channel, ann, ben)
    await party.sit_down(scoring="single")
    started = await party.press(ann, "start")
    await local.until(lambda: started.message is not None and presses(started.message))
    party.keep(ann, started)
    await party.play()
    assert party.session.decided


async def test_a_lost_click_is_a_move_all_the_same(
    party: Party, local: LocalDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    """The move is saved before it is answered; what cannot be answered is shown to the table."""
    person = party.asked
    hand = await party.hand(person)
    before = party.session.version
    local.inject("POST /interactions/*/callback", "cut", after=True)
    press = next(press for press in presses(hand) if press.what.startswith("do "))
    await person.press(hand, press.custom_id)
    await local.until(lambda: party.session.version > before)
    await party.told()
    await local.until(lambda: caplog.records)
    caplog.clear()


async def test_a_move_that_cannot_be_saved_was_not_made(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object, meanwhile: Callable[[], None] | None = None) -> None:
        if meanwhile is not None:
            meanwhile()
        raise StoreError("The disk is full.")

    person = party.asked
    hand = await party.hand(person)
    before = party.session.view(None)
    with monkeypatch.context() as broken:
        broken.setattr(party.bot.store, "commit", full)
        press = next(press for press in presses(hand) if press.what.startswith("do "))
        answer = await person.press(hand, press.custom_id)
    assert answer.message is not None
    assert refusal_words(text_for("en-US"), "not_saved") in answer.message.text
    assert [button.label for button in answer.message.buttons] == [button.label for button in hand.buttons]
    assert party.session.view(None) == before
    await party.told()
    await party.move()


async def test_a_lobby_that_is_joined_before_it_is_remembered_is_posted_once(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = asyncio.Event()
    remember = Session.table_posted

    async def slow(session: Session, message_id: int) -> int | None:
        await gate.wait()
        return await remember(session, message_id)

    monkeypatch.setattr(Session, "table_posted", slow)
    await ann.slash(channel, "uno new")
    session = bot.sessions.in_channel(channel.id)
    assert session is not None
    await ben.press(channel, Press(session.id, 0, "join").custom_id)
    gate.set()
    await ann.wait_for(channel, "2. Ben")
    assert len(ann.read(channel)) == 1


async def test_a_mistake_is_apologised_for(
    party: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(party.session), "call", broken)
    answer = await party.press(party.people[0], "uno")
    assert answer.ephemeral
    assert answer.message is not None
    assert "Sorry" in answer.message.text
    errors = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert [getattr(record, "game", None) for record in errors] == [party.session.id]
    caplog.clear()


async def test_nothing_is_shown_before_it_is_stored(
    party: Party, bot: Uno, tables: Tables, local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_store = asyncio.Event()
    commit = bot.store.commit

    async def slow(*changes: Any, **others: Any) -> None:
        await may_store.wait()
        await commit(*changes, **others)

    monkeypatch.setattr(bot.store, "commit", slow)
    before = local.calls.of("PATCH /channels/*/messages/*")
    moving = asyncio.create_task(party.move())
    await local.until(party.session.lock.locked)
    tables.tell(party.session, Told())
    await asyncio.sleep(0.1)
    assert local.calls.of("PATCH /channels/*/messages/*") == before
    may_store.set()
    await moving
    await party.told()
