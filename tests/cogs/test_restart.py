"""A new process over the same database: games, screens and buttons go on."""

import asyncio
import os
import sys
from datetime import timedelta

import pytest
from simcord import ChannelHandle

from bot.config import ROOT, Settings
from bot.playground import LocalDiscord, Person
from bot.screens.happenings import last_moves
from bot.sessions import Life
from bot.text import text_for
from tests.cogs.conftest import Online
from tests.cogs.playing import Party, presses
from tests.house import TOKEN

pytestmark = pytest.mark.usefixtures("known_deals")


async def test_a_game_goes_on_with_its_old_buttons(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = Party(bot, local, channel, ann, ben)
        await party.start(scoring="single")
        await party.play(until=lambda: party.moves >= 5 and party.asks("play"))
        await party.hand(party.asked)
        game, version, table = party.session.id, party.session.view(0), party.session.message_id
        hands = dict(party.hands)
    async with online() as bot:
        party.bot = bot
        assert party.session.id == game
        assert party.session.view(0) == version
        # A press on an old screen is answered with the present one, or plays if it still may.
        for person, seen in hands.items():
            old = party.by_id(person).look(channel.id, seen.id)
            assert old is not None
            for press in presses(old)[:1]:
                before = party.session.version
                hand = party.keep(party.by_id(person), await party.by_id(person).press(old, press.custom_id))
                assert party.session.version > before or "moved on" in hand.text
        party.hands = {}
        await party.play()
        assert party.session.decided
        assert party.session.message_id == table
        await party.told()
    assert len(local.calls.of("PUT /applications/*/commands")) == 1


async def test_a_lobby_goes_on(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = Party(bot, local, channel, ann, ben)
        await party.sit_down()
    async with online() as bot:
        party.bot = bot
        await party.open_hand(ann, "start")
        assert party.session.life is Life.PLAYING


async def test_what_was_not_shown_any_more_is_shown(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    """The last process fell between saving a move and showing it."""
    async with online() as bot:
        party = Party(bot, local, channel, ann, ben)
        await party.start()
        await party.play(until=lambda: party.asks("play"))
        await party.told()
        local.inject("PATCH /channels/*/messages/*", "hang", times=None)
        await party.move()
        number = party.number
        _, lines = last_moves(party.session, text_for("en-US"))
    local.faults.clear()
    async with online() as bot:
        party.bot = bot
        assert party.number == number
        assert lines
        await party.shown(lines[-1])


async def test_a_match_that_ended_before_it_could_be_shown(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = Party(bot, local, channel, ann, ben)
        await party.start(scoring="single")
        await party.told()
        local.inject("PATCH /channels/*/messages/*", "hang", times=None)
        await party.play()
        game = party.session
    local.faults.clear()
    async with online() as bot:
        party.bot = bot
        end = await party.shown("won the match")
        assert game.revealed_seed is not None
        assert game.revealed_seed in end.text
        assert "** · rating 1,1" in end.text
        again = await party.press(ben, "rematch")
        assert not again.ephemeral


async def test_a_match_that_was_over_long_before(
    online: Online,
    local: LocalDiscord,
    channel: ChannelHandle,
    ann: Person,
    ben: Person,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with online() as bot:
        party = Party(bot, local, channel, ann, ben)
        await party.start(scoring="single")
        await party.play()
        end = await party.told()
    monkeypatch.setattr("bot.sessions.sessions.ENDED_LATELY", timedelta(0))
    async with online() as bot:
        for press in presses(end):
            answer = await ben.press(end, press.custom_id)
            assert answer.ephemeral
            assert answer.message is not None
            assert ("That game is over" in answer.message.text) == (press.verb == "rematch")


async def test_killed_in_the_middle(
    local: LocalDiscord, settings: Settings, channel: ChannelHandle, ann: Person
) -> None:
    """The program itself, started as people start it, and killed as by a power cut."""
    environment = {
        **os.environ,
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_URL": local.url,
        "DATABASE_URL": settings.database_url,
        "LOG_LEVEL": "WARNING",
    }

    async def start() -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", cwd=ROOT, env=environment)
        await local.connected()
        return process

    process = await start()
    await ann.slash(channel, "uno new")
    await local.until(lambda: local.calls.of("POST /interactions/*/callback"))
    process.kill()
    await process.wait()
    await local.until(lambda: not local.gateway.live)
    process = await start()
    answer = await ann.slash(channel, "uno new")
    assert answer.ephemeral
    process.terminate()
    assert await process.wait() == 0
