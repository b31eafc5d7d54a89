"""A store that does not answer, or fails: everybody is told in time, or gets their answer when it is back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, GuildHandle

from bot.client import Uno
from bot.playground import Answer, LocalDiscord, Person
from bot.playground.world import LocalBackend
from bot.store import StoreError
from bot.text import text_for
from tests.cogs.playing import Party, playing, pressable, presses

ENGLISH = text_for("en-US")
READS = ("guild_settings", "stats", "rating_steps", "board", "history", "history_of", "game", "game_in", "answers")
PATIENT = 0.05


@pytest.fixture(autouse=True)
def _gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who gets no answer at all need not be waited for so long."""
    monkeypatch.setattr(LocalBackend, "ANSWER_WITHIN", 10.0)


class Silence:
    """What the store is asked waits until it is over."""

    def __init__(self, bot: Uno, monkeypatch: pytest.MonkeyPatch) -> None:
        self.over = asyncio.Event()
        self.fails = False
        self.under_way = 0
        for name in (*READS, "commit"):
            monkeypatch.setattr(bot.store, name, self.silenced(getattr(bot.store, name)))

    def silenced(self, works: Callable[..., Awaitable[object]]) -> Callable[..., Awaitable[object]]:
        async def waits(*args: Any, **kwargs: Any) -> object:
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
async def silent(bot: Uno, local: LocalDiscord, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Silent]:
    """Silences the store until the test is over, and makes everybody impatient."""
    silences: list[Silence] = []

    def begun() -> Silence:
        for patience in ("replies.PATIENCE", "replies.LAST_WORD", "tables.RECOLLECTS", "rulebook.USUALLY"):
            monkeypatch.setattr(f"cogs.{patience}", PATIENT)
        silences.append(Silence(bot, monkeypatch))
        return silences[-1]

    yield begun
    for silence in silences:
        silence.over.set()
    await local.until(lambda: not any(silence.under_way for silence in silences))


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    return await playing(bot, local, channel, ann, ben)


def said(answer: Answer) -> str:
    """What somebody alone is told."""
    assert answer.ephemeral
    assert answer.message is not None
    return answer.message.text


async def test_help_and_the_rules_need_no_store(
    bot: Uno, silent: Silent, channel: ChannelHandle, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    silence = silent()
    monkeypatch.setattr(bot.sessions, "find_in", silence.silenced(bot.sessions.find_in))
    assert "UNO" in said(await ann.slash(channel, "help"))
    assert "Classic" in said(await ann.slash(channel, "rules"))
    assert await ann.complete(channel, "rules", "card", "skip")


async def test_the_rules_of_a_table_can_be_read(
    party: Party, silent: Silent, local: LocalDiscord, channel: ChannelHandle, ann: Person
) -> None:
    silent()
    async with party.session.lock:
        assert "Classic" in said(await party.press(ann, "rules"))


async def test_where_nothing_else_can_be_said_that_is_told(
    bot: Uno, silent: Silent, channel: ChannelHandle, ann: Person, mei: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    silence = silent()
    assert said(await ann.slash(channel, "uno new")) == ENGLISH("answer-no-store")
    assert said(await mei.slash(channel, "uno new")) == text_for("zh-TW")("answer-no-store")
    assert await ann.complete(channel, "replay", "game", "") == []
    silence.over.set()
    lobby = await ann.slash(channel, "uno new")
    assert lobby.message is not None
    silence.over.clear()
    monkeypatch.setattr(bot.sessions, "find", silence.silenced(bot.sessions.find))
    assert said(await ann.press(lobby.message, presses(lobby.message)[0].custom_id)) == ENGLISH("answer-no-store")
    monkeypatch.setattr(bot.sessions, "find_in", silence.silenced(bot.sessions.find_in))
    assert said(await ann.slash(channel, "uno hand")) == ENGLISH("answer-no-store")


async def test_a_lobby_that_is_stored_late_appears_by_itself(
    bot: Uno, silent: Silent, channel: ChannelHandle, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    silence = silent()
    monkeypatch.setattr(bot.store, "guild_settings", nothing_chosen)
    assert said(await ann.slash(channel, "uno new")) == ENGLISH("answer-no-store")
    assert bot.sessions.in_channel(channel.id) is None
    silence.over.set()
    await ann.wait_for(channel, "1. Ann")
    assert len([seen for seen in ann.read(channel) if not seen.ephemeral]) == 1


async def nothing_chosen(_guild: int) -> dict[str, Any]:
    return {}


async def test_what_is_looked_up_follows(
    bot: Uno, silent: Silent, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, ben: Person
) -> None:
    boss = local.person("Boss")
    boss.join(house, house.create_role("managers", permissions=discord.Permissions(manage_guild=True)))
    party = Party(bot, local, channel, boss, ben)
    await party.start(scoring="single")
    await party.play()
    for command in ("stats", "leaderboard", "history", "settings"):
        silence = silent()
        answer = await boss.slash(channel, command)
        assert answer.kind.startswith("deferred"), command
        silence.over.set()
        assert ENGLISH("answer-no-store") not in await local.until(partial(seen_after, boss, answer))


def seen_after(person: Person, answer: Answer) -> str | None:
    """What stands there in place of the waiting."""
    assert answer.message is not None
    seen = person.look(answer.message.channel_id, answer.message.id)
    return seen.text if seen is not None and seen.text else None


async def test_a_store_that_fails_is_told_for_what_it_is(
    silent: Silent, channel: ChannelHandle, ann: Person, caplog: pytest.LogCaptureFixture
) -> None:
    silence = silent()
    silence.fails = True
    silence.over.set()
    for command in ("stats", "leaderboard", "history", "uno new"):
        assert said(await ann.slash(channel, command)) == ENGLISH("answer-no-store")
    assert "The database is gone." in caplog.text
    assert "Traceback" not in caplog.text
    caplog.clear()


async def test_what_could_not_be_saved_and_was_no_move(
    bot: Uno, channel: ChannelHandle, ann: Person, mei: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise StoreError("The disk is full.")

    asked = (await ann.slash(channel, "privacy delete")).message
    assert asked is not None
    monkeypatch.setattr(bot.store, "commit", full)
    assert said(await ann.slash(channel, "uno new")) == ENGLISH("answer-not-opened")
    assert said(await mei.slash(channel, "uno new")) == text_for("zh-TW")("answer-not-opened")
    assert said(await ann.press(asked, "Yes, forget me")) == ENGLISH("privacy-not-forgotten")


async def test_who_presses_while_a_move_is_not_saved_is_told(party: Party, silent: Silent, local: LocalDiscord) -> None:
    mover, other = party.asked, party.others[0]
    hand = await party.hand(mover)
    silence = silent()
    press = next(press for press in presses(hand) if press.what.startswith("do "))
    before = party.session.version
    made = await mover.press(hand, press.custom_id)
    assert made.kind.startswith("deferred")
    assert said(await party.press(other, "hand")) == ENGLISH("answer-no-store")
    silence.over.set()
    await local.until(lambda: party.session.version > before)
    await party.told()
    assert "You hold" in said(await party.press(other, "hand"))


async def test_a_table_is_posted_without_what_cannot_be_looked_up(
    party: Party, silent: Silent, channel: ChannelHandle, ann: Person
) -> None:
    silent()
    party.session.recent.clear()
    posted = await ann.slash(channel, "uno table")
    assert posted.message is not None
    assert pressable(posted.message, "hand")
