"""The public message: up to date, in sight, and never in the way of a move."""

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, GuildHandle

from bot.chat.budget import BURST, Budget
from bot.chat.client import Uno
from bot.chat.coalesced import Coalesced
from bot.chat.table_messages import BURIED_BELOW, TableMessages
from bot.playground import LocalDiscord, Person
from bot.screens.codec import Press
from bot.sessions import lobby
from bot.sessions.session import Session
from bot.store.games import GameStatus
from tests.clock import FakeClock
from tests.house import UNHURRIED, Online
from tests.party import CARELESS, Party, playing, playing_openly

EDIT = "PATCH /channels/*/messages/*"
POST = "POST /channels/*/messages"


@pytest.fixture
async def bot(online: Online, channel: ChannelHandle) -> AsyncIterator[Uno]:
    """What failed is tried again at once."""
    async with online(timing=replace(UNHURRIED, retry_pauses=(0.0, 0.0, 0.0))) as bot:
        yield bot


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    party = await playing(bot, local, channel, ann, ben)
    await party.told()
    return party


@pytest.fixture
def tables(bot: Uno) -> TableMessages:
    return bot.presenter.tables


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
    assert len(local.calls.of(EDIT)) == 2


async def test_a_table_stands_for_a_moment_where_whoever_is_asked_sees_their_hand(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = await playing(bot, local, channel, ann, ben)
    async with online(timing=replace(UNHURRIED, table_stands=3600.0)) as party.bot:
        for person in party.people:
            party.keep(person, await person.slash(channel, "uno hand"))
        await party.move()
        await party.told()
        local.calls.clear()
        for _ in range(3):
            await party.move()
        assert local.calls.of(EDIT) == []
        hands, game, asked, other = party.bot.presenter.hands, party.session.id, party.asked, party.others[0]
        await local.until(lambda: hands.is_open(game, other.id))
        hands.forget(game, other.id)
        while party.asked is asked:
            await party.move()
        await party.told()


async def test_a_table_that_stood_for_a_moment_is_shown_by_itself(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online(timing=replace(UNHURRIED, table_stands=0.01)) as bot:
        party = await playing(bot, local, channel, ann, ben)
        for _ in range(4):
            await party.move()
            await party.told()


async def test_a_table_waits_for_what_a_player_chooses_within_their_turn(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online(timing=replace(UNHURRIED, choice_stands=3600.0)) as bot:
        party = await playing_openly(bot, local, channel, ann, ben)
        local.calls.clear()
        turns, choices = 0, 0
        is_choice = False
        while choices < 2 or is_choice:
            await party.move(CARELESS)
            is_choice = party.asks("drawn") or party.asks("colour")
            choices += is_choice
            turns += not is_choice
            if not is_choice:
                await party.told()
        assert len(local.calls.of(EDIT)) == turns


async def test_what_would_show_nothing_new_is_not_sent(
    party: Party, tables: TableMessages, local: LocalDiscord
) -> None:
    local.calls.clear()
    for _ in range(3):
        tables.request(party.session)
        await shown(tables, party.session)
    assert local.calls.of(EDIT) == []
    await party.move()
    await party.told()
    assert len(local.calls.of(EDIT)) == 1


async def test_an_edit_waits_for_the_answer_to_the_press_and_no_longer(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = await playing(bot, local, channel, ann, ben)
        await party.told()
    local.calls.clear()
    async with online(timing=replace(UNHURRIED, table_after=3600.0)) as party.bot:
        for person in party.people:
            party.keep(person, await person.slash(channel, "uno hand"))
        await local.until(lambda: local.calls.of(EDIT) or None)  # the table is shown once after the start
        local.calls.clear()
        await party.move()
        await party.told()
        first, *others = local.calls
        assert first.method == "POST"
        assert {call.method for call in others} == {"PATCH"}


async def test_discord_is_down_for_the_table_only(
    party: Party, local: LocalDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    local.inject(EDIT, 503, times=2)
    await party.move()
    await party.told()
    failures = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert [getattr(record, "game", None) for record in failures] == [party.session.id] * 2
    caplog.clear()


async def test_a_table_that_was_removed_is_posted_anew(
    party: Party, local: LocalDiscord, channel: ChannelHandle
) -> None:
    former = party.table.message_id
    assert former is not None
    local.backend.delete_message(channel.id, former)
    await party.move()
    await local.until(lambda: party.table.message_id != former)
    await party.told()
    await party.move()
    await party.told()


async def test_a_buried_table_comes_down(
    party: Party, bot: Uno, local: LocalDiscord, channel: ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    former, ann = party.table.message_id, party.people[0]
    counted: list[int] = []
    count = bot.presenter.tables.count_message

    def counting(channel_id: int) -> None:
        counted.append(channel_id)
        count(channel_id)

    monkeypatch.setattr(bot.presenter.tables, "count_message", counting)
    for number in range(BURIED_BELOW):
        ann.say(channel, f"chat {number}")
    await local.until(lambda: len(counted) >= BURIED_BELOW)
    await party.move()
    await local.until(lambda: party.table.message_id != former and ann.look(channel.id, former) is None)
    assert public(ann, channel)[-1] == party.table.message_id
    posted = party.table.message_id
    await party.move()
    await party.told()
    assert party.table.message_id == posted


async def test_of_two_tables_that_are_posted_at_once_one_stays(
    party: Party, local: LocalDiscord, channel: ChannelHandle
) -> None:
    ann, former = party.people[0], party.table.message_id
    assert former is not None
    local.backend.delete_message(channel.id, former)
    local.inject(POST, None, delay=0.1)  # so that the other one is posted before this one is remembered
    await party.move()
    async with party.session.lock:
        await ann.slash(channel, "uno table")
        await local.until(lambda: len(public(ann, channel)) == 2)
    await local.until(lambda: public(ann, channel) == [party.table.message_id])
    await party.told()


async def test_an_old_table_is_posted_anew(party: Party, local: LocalDiscord, clock: FakeClock) -> None:
    former = party.table.message_id
    clock.pass_by(61 * 60)
    await party.move()
    await local.until(lambda: party.table.message_id != former)


async def test_a_lost_answer_does_not_post_twice(
    party: Party, local: LocalDiscord, channel: ChannelHandle, caplog: pytest.LogCaptureFixture
) -> None:
    former = party.table.message_id
    assert former is not None
    local.backend.delete_message(channel.id, former)
    local.inject(POST, "cut", after=True)
    await party.move()
    await local.until(lambda: party.table.message_id != former)
    caplog.clear()
    assert len(public(party.people[0], channel)) == 1


async def test_a_game_ends_with_its_channel(party: Party, local: LocalDiscord, channel: ChannelHandle) -> None:
    session = party.session
    local.backend.delete_channel(channel.id)
    await local.until(lambda: session.table.status is GameStatus.ENDED)


async def test_a_game_ends_once_where_its_channel_is_not_found(
    party: Party, local: LocalDiscord, tables: TableMessages
) -> None:
    session, version = party.session, party.table.version
    local.inject(EDIT, 404, times=None, code=10003)
    local.calls.clear()
    await party.move()
    await local.until(lambda: session.id not in tables._messages)
    assert session.table.status is GameStatus.ENDED
    assert session.table.version == version + 2, "the move, and the end"
    assert len(local.calls.of(EDIT)) == 2, "the move, and the end"


async def test_a_game_goes_on_where_something_else_is_not_found(
    party: Party, local: LocalDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    local.inject(EDIT, 404, code=10015)
    await party.move()
    await party.told()
    assert party.table.status is GameStatus.PLAYING
    caplog.clear()


async def test_the_public_message_follows_a_game_that_is_loaded_anew(
    party: Party, bot: Uno, local: LocalDiscord
) -> None:
    before = party.session
    bot.presenter.forget(before)  # as where another process had it meanwhile
    (again,) = await bot.registry.take()
    assert party.session is again is not before
    public = party.table.message_id
    for person in party.people:
        await party.open_hand(person)
    for _ in range(2):
        await party.move()
        shown = await party.told()
        assert shown.id == public


async def test_a_game_ends_with_its_thread(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    thread = ann.open_thread(channel, "Round two")
    party = Party(bot, local, thread, ann, ben)
    await party.sit_down()
    session = party.session
    local.backend.delete_channel(thread.id)
    await local.until(lambda: session.table.status is GameStatus.ENDED)


async def test_the_last_look_of_a_game_is_dropped_with_the_bot(
    party: Party, tables: TableMessages, bot: Uno, local: LocalDiscord, ann: Person
) -> None:
    local.inject(EDIT, None, delay=0.3, times=None)
    patched = len(local.calls.of(EDIT))
    session = party.session
    await ann.slash(party.channel, "uno stop")
    await local.until(lambda: len(local.calls.of(EDIT)) > patched)
    tables.request(session)  # it is to be shown once more
    assert coalesced()
    await bot.close()
    await asyncio.sleep(0)
    assert not coalesced()


async def test_a_lobby_that_is_joined_before_it_is_remembered_is_posted_once(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = asyncio.Event()
    do = Session.do

    async def slow(session: Session, action: Any, *args: Any) -> Any:
        if action is not lobby.join:
            await gate.wait()
        return await do(session, action, *args)

    monkeypatch.setattr(Session, "do", slow)
    await ann.slash(channel, "uno new")
    session = bot.registry.in_channel(channel.id)
    assert session is not None
    await ben.press(channel, Press(session.id, 0, "join").custom_id)
    gate.set()
    await ann.wait_for(channel, "2. Ben")
    assert len(ann.read(channel)) == 1


# Presses that the public message answers


@pytest.fixture
async def lobby_party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    """A lobby that Ann has opened."""
    await ann.slash(channel, "uno new")
    party = Party(bot, local, channel, ann, ben)
    await local.until(lambda: party.public(ann))
    local.calls.clear()
    return party


async def test_the_lobby_answers_whoever_joins_or_leaves(
    lobby_party: Party, tables: TableMessages, local: LocalDiscord, ann: Person, ben: Person
) -> None:
    for (person, *what), says in (
        ((ben, "join"), "2. Ben"),
        ((ann, "computer", "easy"), "3. "),
        ((ben, "leave"), "2. "),
    ):
        press = lobby_party.choose if len(what) > 1 else lobby_party.press
        answer = await press(person, *what)
        assert answer.kind == "update"
        assert answer.message is not None
        assert answer.message.id == lobby_party.table.message_id
        assert says in answer.message.text
        assert answer.message.pictures, "the banner stays"
        await shown(tables, lobby_party.session)
    assert len(local.calls) == 3


async def test_of_two_who_join_at_once_none_is_missing_at_last(
    lobby_party: Party, tables: TableMessages, local: LocalDiscord, house: GuildHandle, ben: Person
) -> None:
    cleo = local.person("Cleo", house)
    local.inject("POST /interactions/*/callback", None, delay=0.2)  # the first arrives after the second could
    answers = await asyncio.gather(*(lobby_party.press(person, "join") for person in (ben, cleo)))
    await shown(tables, lobby_party.session)
    assert [answer.kind for answer in answers] == ["update", "update"]
    seen = lobby_party.public(ben)
    assert seen is not None
    _, *joined = [seat.name for seat in lobby_party.table.seats]
    assert set(joined) == {"Ben", "Cleo"}, "whoever is known first sits first"
    assert {f"{number}. {name}" for number, name in enumerate(joined, 2)} <= {
        line.strip() for line in seen.text.splitlines()
    }
    assert local.calls.of(EDIT) == []


async def test_where_discord_refuses_the_lobby_as_an_answer_it_is_edited(
    lobby_party: Party, local: LocalDiscord, ben: Person
) -> None:
    local.inject("POST /interactions/*/callback", 400, code=50035)
    answer = await lobby_party.press(ben, "join")
    assert answer.kind == "deferred_update"
    await lobby_party.shown("2. Ben")
    assert len(local.calls.of(EDIT)) == 1


async def test_nothing_is_shown_before_it_is_stored(
    party: Party, bot: Uno, tables: TableMessages, local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_store = asyncio.Event()
    save = bot.store.save

    async def saved(*changes: Any) -> None:
        await may_store.wait()
        await save(*changes)

    monkeypatch.setattr(bot.store, "save", lambda *changes: asyncio.ensure_future(saved(*changes)))
    before = local.calls.of(EDIT)
    moving = asyncio.create_task(party.move())
    await local.until(party.session.lock.locked)
    tables.request(party.session)
    await shown(tables, party.session)
    assert local.calls.of(EDIT) == before
    may_store.set()
    await moving
    await party.told()


# Where people play


async def test_where_people_press_the_table_is_shown_first(
    online: Online, local: LocalDiscord, house: GuildHandle, ann: Person, ben: Person, clock: FakeClock
) -> None:
    parties = []
    async with online() as bot:
        for number in range(6):
            people = (ann, ben) if number % 2 else (ben, ann)  # nobody hosts more than three
            parties.append(await playing(bot, local, house.create_text_channel(f"table-{number}"), *people))
            await parties[-1].told()
            clock.pass_by(1.0)
    local.calls.clear()
    budget = Budget(lambda: clock.now().timestamp(), clock.call_later)
    budget.hold(60.0)
    async with online(budget=budget) as bot:
        await local.until(lambda: len(budget) == len(parties))
        oldest = parties[0]
        oldest.bot = bot
        await oldest.open_hand(ann)
        clock.strike(60.0)
        await local.until(lambda: len(local.calls.of(EDIT)) >= BURST)
        shown = [call.path.split("/")[2] for call in local.calls.of(EDIT)]
        assert str(oldest.channel.id) in shown[: int(BURST)], "else it would be the last"


async def test_a_reconnect_shows_only_what_is_not_shown(
    party: Party, bot: Uno, local: LocalDiscord, tables: TableMessages, caplog: pytest.LogCaptureFixture
) -> None:
    local.calls.clear()
    await bot.on_shard_disconnect(0)
    await bot.on_shard_resumed(0)
    await shown(tables, party.session)
    assert local.calls.of("* /channels/*") == []
    local.inject(EDIT, 503, times=4)
    await party.move()
    await local.until(lambda: len(local.calls.of(EDIT)) == 4)
    await shown(tables, party.session)  # given up
    caplog.clear()
    await bot.on_shard_disconnect(0)
    await bot.on_shard_resumed(0)
    await party.told()


def public(person: Person, channel: ChannelHandle) -> list[int]:
    """Return the messages that everybody sees."""
    return [seen.id for seen in person.read(channel) if not seen.ephemeral]


async def shown(tables: TableMessages, session: Session) -> None:
    """Wait until the table is shown as it is now."""
    await tables._message_of(session).refresh.done()


def coalesced() -> list[str]:
    """Return the tasks that have to show something yet."""
    running = (repr(task.get_coro()) for task in asyncio.all_tasks())
    return [task for task in running if Coalesced.__name__ in task]
