"""A store that does not answer, or fails: people are told in time, or get their answer when it is back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, GuildHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person, RenderedMessage, Response
from bot.screens.codec import Press
from bot.screens.words import refusal_words
from bot.store.ends import uncounted, uncounted_matches
from bot.store.errors import StoreError
from bot.store.settings import SaveGuildSettings, of_guild
from bot.text import text_for
from tests.house import UNHURRIED, Online
from tests.party import Party, playing, pressable, presses

ENGLISH = text_for("en-US")
ANSWERS = "POST /interactions/*/callback"
SOON_S = 0.05
IMPATIENT = replace(
    UNHURRIED,
    defer_after=SOON_S,
    last_word_after=SOON_S,
    check_within=SOON_S,
    choices_within=0.0,
    settings_within=SOON_S,
)


@pytest.fixture(autouse=True)
def _gives_up(local: LocalDiscord) -> None:
    """A press that gets no answer at all need not be waited for so long."""
    local.backend.answer_within_s = 10.0


class Silence:
    """What the store is asked waits until it is over."""

    def __init__(self, bot: Uno, monkeypatch: pytest.MonkeyPatch) -> None:
        self.over = asyncio.Event()
        self.fails = False
        self.under_way = 0
        self.heard: list[object] = [uncounted, uncounted_matches]
        """The queries that are answered all the same, like those of housekeeping."""
        save = self.silenced(bot.store.save)
        monkeypatch.setattr(bot.store, "read", self.silenced(bot.store.read))
        monkeypatch.setattr(bot.store, "save", lambda *changes: asyncio.ensure_future(save(*changes)))

    def silenced(self, works: Callable[..., Awaitable[object]]) -> Callable[..., Awaitable[object]]:
        async def waits(*args: Any, **kwargs: Any) -> object:
            if args[0] in self.heard:
                return await works(*args, **kwargs)
            self.under_way += 1
            try:
                await self.over.wait()
                if self.fails:
                    raise StoreError("The database is gone.")
                return await works(*args, **kwargs)
            finally:
                self.under_way -= 1

        return waits


Silent = Callable[[], Silence]


@pytest.fixture
async def bot(online: Online, channel: ChannelHandle) -> AsyncIterator[Uno]:
    """Where something happened long ago, that is not waited for."""
    async with online(timing=replace(UNHURRIED, check_within=SOON_S)) as bot:
        yield bot


@pytest.fixture
async def silent(bot: Uno, local: LocalDiscord, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Silent]:
    """Silence the store until the test is over, and have nothing waited for any longer."""
    silences: list[Silence] = []

    def begun() -> Silence:
        bot.timing = IMPATIENT
        silences.append(Silence(bot, monkeypatch))
        return silences[-1]

    yield begun
    for silence in silences:
        silence.over.set()
    await local.until(lambda: not any(silence.under_way for silence in silences))


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    return await playing(bot, local, channel, ann, ben)


async def said(local: LocalDiscord, answer: Response) -> str:
    """What one person alone is told, as soon as it stands there, where Discord was told to wait for it."""

    def present() -> str | None:
        found = [seen for seen in (answer.message, *answer.followups) if seen is not None and seen.ephemeral]
        return next((seen.text for seen in found if seen.text), None)

    return await local.until(present)


async def test_help_and_the_rules_need_no_store(
    silent: Silent, channel: ChannelHandle, ann: Person, local: LocalDiscord
) -> None:
    silent()
    assert "UNO" in await said(local, await ann.slash(channel, "uno help"))
    assert "Classic" in await said(local, await ann.slash(channel, "uno rules"))
    assert await ann.complete(channel, "uno rules", "card", "skip")


async def test_the_rules_of_a_table_can_be_read(
    party: Party, silent: Silent, local: LocalDiscord, channel: ChannelHandle, ann: Person
) -> None:
    silent()
    async with party.session.lock:
        assert "Classic" in await said(local, await party.press(ann, "rules"))


async def test_where_nothing_else_can_be_said_that_is_told(
    silent: Silent, channel: ChannelHandle, ann: Person, mei: Person, local: LocalDiscord
) -> None:
    silent()
    assert await said(local, await ann.slash(channel, "uno new")) == ENGLISH("answer-no-store")
    assert await said(local, await mei.slash(channel, "uno new")) == text_for("zh-TW")("answer-no-store")
    assert await ann.complete(channel, "uno replay", "game", "") == []


async def test_a_lobby_that_is_stored_late_appears_by_itself(
    bot: Uno, silent: Silent, channel: ChannelHandle, ann: Person, local: LocalDiscord
) -> None:
    silence = silent()
    silence.heard.append(of_guild)
    assert await said(local, await ann.slash(channel, "uno new")) == ENGLISH("answer-no-store")
    assert bot.registry.in_channel(channel.id) is None
    silence.over.set()
    await ann.wait_for(channel, "1. Ann")
    assert len([seen for seen in ann.read(channel) if not seen.ephemeral]) == 1


async def test_what_is_looked_up_follows(
    bot: Uno, silent: Silent, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, ben: Person
) -> None:
    boss = local.person("Boss")
    boss.join(house, house.create_role("managers", permissions=discord.Permissions(manage_guild=True)))
    party = Party(bot, local, channel, boss, ben)
    await party.start(scoring="single")
    await party.play()
    for command in ("stats", "leaderboard", "uno history", "uno-settings"):
        silence = silent()
        answer = await boss.slash(channel, command)
        assert answer.kind.startswith("deferred"), command
        silence.over.set()
        assert ENGLISH("answer-no-store") not in await local.until(partial(seen_after, boss, answer))


def seen_after(person: Person, answer: Response) -> str | None:
    """What stands there in place of the waiting."""
    assert answer.message is not None
    seen = person.look(answer.message.channel_id, answer.message.id)
    return seen.text if seen is not None and seen.text else None


async def test_a_store_that_fails_is_told_for_what_it_is(
    silent: Silent, channel: ChannelHandle, ann: Person, caplog: pytest.LogCaptureFixture, local: LocalDiscord
) -> None:
    silence = silent()
    silence.fails = True
    silence.over.set()
    for command in ("stats", "leaderboard", "uno history", "uno new"):
        assert await said(local, await ann.slash(channel, command)) == ENGLISH("answer-no-store")
    assert "The database is gone." in caplog.text
    assert "Traceback" not in caplog.text
    caplog.clear()


async def test_what_could_not_be_saved_and_was_no_move(
    bot: Uno, channel: ChannelHandle, ann: Person, mei: Person, monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    def full(*_: object) -> asyncio.Future[None]:
        failed = asyncio.get_running_loop().create_future()
        failed.set_exception(StoreError("The disk is full."))
        return failed

    page = (await ann.slash(channel, "uno me")).message
    assert page is not None
    asked = (await ann.press(page, ENGLISH("me-forget"))).message
    assert asked is not None
    monkeypatch.setattr(bot.store, "save", full)
    monkeypatch.setattr(bot.store, "keep_house", full)
    assert await said(local, await ann.slash(channel, "uno new")) == ENGLISH("answer-not-opened")
    assert await said(local, await mei.slash(channel, "uno new")) == text_for("zh-TW")("answer-not-opened")
    assert await said(local, await ann.press(asked, "Yes, delete everything")) == ENGLISH("me-not-forgotten")


async def test_who_looks_while_a_move_is_not_saved_sees_what_stands(
    party: Party, silent: Silent, local: LocalDiscord
) -> None:
    mover, other = party.asked, party.others[0]
    hand = await party.hand(mover)
    silence = silent()
    press = next(press for press in presses(hand) if press.what.startswith("do "))
    before = party.table
    made = await mover.press(hand, press.custom_id)
    assert made.kind.startswith("deferred")
    assert "Not your turn." in await said(local, await party.press(other, "hand"))
    assert party.table is before
    silence.over.set()
    await local.until(lambda: party.table.version > before.version)
    await party.told()
    assert "Your turn." in await said(local, await party.press(other, "hand"))


async def test_who_comes_back_while_a_move_is_not_saved_is_told(
    party: Party, silent: Silent, local: LocalDiscord
) -> None:
    """That they are back would have to be saved."""
    mover, other = party.asked, party.others[0]
    hand = await party.hand(mover)
    seats = tuple(replace(seat, missed=1) if seat.user == other.id else seat for seat in party.table.seats)
    party.session.table = replace(party.table, seats=seats)
    silence = silent()
    press = next(press for press in presses(hand) if press.what.startswith("do "))
    before = party.table.version
    await mover.press(hand, press.custom_id)
    assert await said(local, await party.press(other, "hand")) == ENGLISH("answer-no-store")
    silence.over.set()
    await local.until(lambda: party.table.version > before)
    await party.told()
    assert "Your turn." in await said(local, await party.press(other, "hand"))


async def test_a_table_is_posted_without_what_cannot_be_looked_up(
    party: Party, silent: Silent, channel: ChannelHandle, ann: Person
) -> None:
    silent()
    party.session.table = replace(party.table, recent=())
    posted = await ann.slash(channel, "uno table")
    assert posted.message is not None
    assert pressable(posted.message, "hand")


# What is refused after Discord was told to wait


async def refused_privately(party: Party, answer: Response, code: str) -> RenderedMessage:
    """Return the private message that says in a sentence why a press on the public message did nothing."""
    assert answer.kind == "deferred_update"
    (private,) = await party.local.until(lambda: answer.followups)
    assert private.ephemeral
    assert private.text == refusal_words(ENGLISH, code)
    return private


async def play_on(party: Party) -> None:
    """Have each of two play once, and find the public message public, and the open hands up to date."""
    public = party.table.message_id
    for _ in range(2):
        await party.move()
        shown = await party.told()
        assert shown.id == public
        assert pressable(shown, "hand"), "as a hand has no such button"
        assert not shown.ephemeral
    for hand in [await party.hand(party.asked), *party.hands.values()]:
        assert hand.id != public


async def test_a_player_who_joins_again_while_the_start_is_not_saved_is_told_privately(
    bot: Uno, silent: Silent, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    party = Party(bot, local, channel, ann, ben)
    await party.sit_down()
    await party.shown("2. Ben")
    silence = silent()
    started = await party.press(ann, "start")
    joined = await party.press(ben, "join")
    silence.over.set()
    await refused_privately(party, joined, "started")
    assert started.message is not None
    party.hands[ann.id] = await local.until(lambda: started.message)
    await party.told()
    await play_on(party)


async def test_a_second_verdict_on_a_dance_while_the_first_is_not_saved_says_nothing(
    bot: Uno, silent: Silent, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    await bot.store.save(SaveGuildSettings(house.id, json.dumps({"judging": "vote"})))
    party = Party(bot, local, channel, ann, ben)
    await party.start(edition="bts", target=1000)
    await party.play(until=lambda: party.asks("dance"))
    dancer, judge = party.asked, party.others[0]
    await dancer.press(await party.hand(dancer), Press(party.session.id, party.number, "do dance").custom_id)
    floor = await party.shown("dances!")
    silence = silent()
    first = await party.press(judge, "judge yes")
    second = await party.press(judge, "judge no")
    assert first.kind == second.kind == "deferred_update"
    silence.over.set()
    assert (await party.told()).id == floor.id
    assert first.followups == second.followups == []
    await play_on(party)


async def test_a_slow_move_is_answered_although_discord_could_not_be_told_to_wait(
    party: Party, silent: Silent, local: LocalDiscord
) -> None:
    mover = party.asked
    hand = await party.hand(mover)
    press = next(press for press in presses(hand) if press.what.startswith("do "))
    before = party.table.version
    silence = silent()
    local.calls.clear()
    local.inject(ANSWERS, 404, code=10062)
    moving = asyncio.create_task(mover.press(hand, press.custom_id))
    await local.until(lambda: any(call.status == 404 for call in local.calls.of(ANSWERS)))
    silence.over.set()
    answer = await moving
    assert answer.kind == "update"
    assert answer.message is not None
    assert "> You " in answer.message.text
    assert party.table.version > before
