"""A new process over the same database: games, screens and buttons go on."""

import asyncio
import os
import sys

import pytest
from simcord import ChannelHandle
from sqlalchemy import select

from bot.config import Settings
from bot.playground import LocalDiscord, Person
from bot.screens.game.happenings import last_moves
from bot.store import SaveGuildSettings
from bot.store.games import GameStatus
from bot.store.reading import ReadConnection
from bot.store.schema import left_guilds
from bot.text import text_for
from tests.clock import FakeClock
from tests.house import ROOT, TOKEN, Online
from tests.party import Party, playing, presses
from tests.sessions.running import execute
from tests.sessions.spoiling import other_rules, put_answer, spoil


async def test_a_game_goes_on_with_its_old_buttons(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = Party(bot, local, channel, ann, ben)
        await party.start(scoring="single")
        await party.play(until=lambda: party.moves >= 5 and party.asks("play"))
        await party.hand(party.asked)
        game, seen, message_id = party.session.id, party.table.view(0), party.table.message_id
        hands = dict(party.hands)
    async with online() as bot:
        party.bot = bot
        assert party.session.id == game
        assert party.table.view(0) == seen
        # A press on an old screen is answered with the present one, or plays if it still may.
        for person, hand_before in hands.items():
            old = party.by_id(person).look(channel.id, hand_before.id)
            assert old is not None
            for press in presses(old)[:1]:
                before = party.table.version
                hand = party.keep(party.by_id(person), await party.by_id(person).press(old, press.custom_id))
                assert party.table.version > before or "moved on" in hand.text
        party.hands = {}
        await party.play()
        assert party.table.decided
        assert party.table.message_id == message_id
        await party.told()
    assert len(local.calls.of("PUT /applications/*/commands")) == 1


async def test_servers_that_removed_the_bot_while_it_was_away_are_noted(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    gone = 7
    async with online() as bot:
        await playing(bot, local, channel, ann, ben)
        await bot.store.save(SaveGuildSettings(gone, "{}"))
        await execute(bot.store, "INSERT INTO left_guilds SELECT guild_id, created FROM games")
    async with online() as bot:
        async with asyncio.timeout(60):
            while await bot.store.read(noted_guilds) != [gone]:  # noqa: ASYNC110  (nobody tells when)
                await asyncio.sleep(0.01)


async def noted_guilds(connection: ReadConnection) -> list[int]:
    return list(await connection.scalars(select(left_guilds.c.guild_id)))


async def test_games_that_are_loaded_wait_until_their_shard_is_connected(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = await playing(bot, local, channel, ann, ben)
        await party.told()
        await bot.on_shard_disconnect(0)
        (again,) = await bot.registry.take()
        local.calls.clear()
        bot._go_on([again])
        was_held = again.is_held
        await bot.on_shard_connect(0)
        assert (was_held, again.is_held) == (True, False)
        await local.until(lambda: local.calls.of("PATCH /channels/*/messages/*"))


async def test_a_lobby_goes_on(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = Party(bot, local, channel, ann, ben)
        await party.sit_down()
    async with online() as bot:
        party.bot = bot
        await party.open_hand(ann, "start")
        assert party.table.status is GameStatus.PLAYING


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
        _, lines = last_moves(party.table, text_for("en-US"))
    local.faults.clear()
    async with online() as bot:
        party.bot = bot
        assert party.number == number
        assert lines
        await party.shown(lines[-1])


async def test_a_table_that_is_posted_after_a_restart_tells_what_happened_last(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = await playing(bot, local, channel, ann, ben)
        await party.move()
        happened = last_moves(party.table, text_for("en-US"))
    async with online() as party.bot:
        posted = await ben.slash(channel, "uno table")
        assert posted.message is not None
        assert happened[1][-1] in posted.message.text
        assert last_moves(party.table, text_for("en-US")) == happened


async def test_a_match_that_was_begun_under_other_rules_is_shown_all_the_same(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = await playing(bot, local, channel, ann, ben)
        await party.move()
        number = party.number
        await put_answer(bot.store, party.session.id, 2, "A dance")
        await spoil(bot.store, party.session.id, other_rules)
    async with online() as party.bot:
        posted = await ben.slash(channel, "uno table")
        assert posted.message is not None
        assert [press.number for press in presses(posted.message) if press.verb == "hand"] == [number]
        assert party.table.recent == ()
        await party.move()
        await party.told()


@pytest.mark.parametrize("damage", ["UPDATE games SET host = 7", "DELETE FROM answers"])
async def test_a_game_that_was_damaged_says_so_at_its_table(
    online: Online,
    local: LocalDiscord,
    channel: ChannelHandle,
    ann: Person,
    ben: Person,
    damage: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with online() as bot:
        party = await playing(bot, local, channel, ann, ben)
        await party.hand(ann)
        game, old = party.session.id, dict(party.hands)
        await execute(bot.store, damage)
    async with online() as party.bot:
        await party.shown("This game was damaged on disk")
        assert party.bot.registry.in_channel(channel.id) is None
        seen = ann.look(channel.id, old[ann.id].id)
        assert seen is not None
        answer = await ann.press(seen, presses(seen)[0].custom_id)
        assert answer.message is not None
        assert "save is damaged" in answer.message.text
        posted = await ben.slash(channel, "uno new")
        assert posted.message is not None
        assert not posted.ephemeral
        assert party.session.id != game
    (error,) = [record for record in caplog.records if record.levelname == "ERROR"]
    assert getattr(error, "game", "") == game
    caplog.clear()


async def test_a_match_that_ended_before_it_could_be_shown(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = Party(bot, local, channel, ann, ben)
        await party.start(scoring="single")
        await party.told()
        local.inject("PATCH /channels/*/messages/*", "hang", times=None)
        await party.play()
        revealed, feats = party.table.revealed_seed, party.table.feats
    local.faults.clear()
    async with online() as bot:
        party.bot = bot
        end = await party.shown("won the match")
        assert "-# rating 1,1" in end.text
        assert revealed is not None
        assert revealed in (await party.log(ann)).text
        assert party.table.feats == feats is not None
        again = await party.press(ben, "rematch")
        assert not again.ephemeral


async def test_a_match_that_was_over_long_before(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, clock: FakeClock
) -> None:
    async with online() as bot:
        party = Party(bot, local, channel, ann, ben)
        await party.start(scoring="single")
        await party.play()
        end = await party.told()
    clock.pass_by(16 * 60)
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
