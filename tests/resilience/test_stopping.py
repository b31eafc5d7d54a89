"""Told to stop, the bot takes its leave: the tables say so, answers are finished, soon it is gone. Then it is back."""

from __future__ import annotations

import asyncio
import signal

import pytest
from simcord import ChannelHandle, GuildHandle

from bot.chat.budget import BURST, PER_SECOND, Budget
from bot.playground import LocalDiscord, Person, RenderedMessage
from bot.sessions.deadlines import SETTLING, WARNING, grace_of
from bot.text import text_for
from tests.clock import FakeClock
from tests.house import Online
from tests.party import Party, pressable, presses
from tests.resilience.program import Program

EDITS = "PATCH /channels/*/messages/*"
SOON = 30.0
"""Seconds that it may take on a slow machine; where it waits for Discord, it never ends."""
SAID = text_for("en-US")("table-back-soon")


def table(person: Person, channel: ChannelHandle) -> RenderedMessage:
    """The public message of the game in a channel."""
    return next(seen for seen in person.newest_first(channel) if not seen.ephemeral and presses(seen))


async def begin(local: LocalDiscord, channel: ChannelHandle, host: Person, *others: Person) -> None:
    """A match of these people."""
    await host.slash(channel, "uno new")
    for other in others:
        await other.press(channel, presses_of(other, channel, "join"))
    await local.until(lambda: pressable(table(host, channel), "start"))
    await host.press(channel, presses_of(host, channel, "start"))
    await local.until(lambda: pressable(table(host, channel), "uno"))


def presses_of(person: Person, channel: ChannelHandle, what: str) -> str:
    """The button of the public message that does this."""
    press = pressable(table(person, channel), what)
    assert press is not None
    return press.custom_id


async def test_every_table_says_so_and_is_there_again(
    program: Program, local: LocalDiscord, house: GuildHandle, ann: Person, ben: Person, mei: Person
) -> None:
    taipei = local.guild("Taipei", preferred_locale="zh-TW")
    mei.join(taipei)
    channels = [house.create_text_channel(name) for name in ("playing", "lobby", "quiet")]
    away = taipei.create_text_channel("zh")
    await program.start()
    await begin(local, channels[0], ann, ben)
    await ben.slash(channels[1], "uno new")
    await mei.slash(away, "uno new")
    local.calls.clear()
    code, seconds = await program.stop()
    assert (code, seconds < SOON) == (0, True)
    said_in_taipei = text_for("zh-TW")("table-back-soon")
    goodbyes = [call for call in local.calls.of(EDITS) if any(one in str(call.body) for one in (SAID, said_in_taipei))]
    assert len(goodbyes) == 3
    assert [SAID in table(ann, channel).text for channel in channels[:2]] == [True, True]
    assert said_in_taipei in table(mei, away).text
    await local.until(lambda: not local.gateway.sessions)  # Discord sees it go

    await program.start()
    await local.until(lambda: not any(SAID in table(ann, channel).text for channel in channels[:2]))
    old = presses_of(ben, channels[0], "hand")
    assert (await ben.press(channels[0], old)).ephemeral


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_it_does_not_wait_for_a_discord_that_hangs(
    program: Program, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, number: signal.Signals
) -> None:
    await program.start()
    await begin(local, channel, ann, ben)
    local.inject("*", "hang", times=None)
    code, seconds = await program.stop(number)
    assert (code, seconds < SOON) == (0, True)


async def test_told_twice_it_goes_no_faster(
    program: Program, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    await program.start()
    await begin(local, channel, ann, ben)
    local.calls.clear()
    local.inject(EDITS, None, delay=0.5)
    stopping = asyncio.create_task(program.stop())
    await local.until(lambda: local.calls.of(EDITS))
    assert (await program.stop())[0] == 0
    await stopping
    assert SAID in table(ann, channel).text


async def test_what_it_is_answering_is_finished(
    program: Program, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    await program.start()
    await begin(local, channel, ann, ben)
    local.inject("POST /interactions/*/callback", None, times=2, delay=0.7)
    before = len(local.calls.of("POST /interactions/*/callback"))
    pressing = asyncio.create_task(ann.press(channel, presses_of(ann, channel, "hand")))
    typing = asyncio.create_task(ben.slash(channel, "uno hand"))
    await local.until(lambda: len(local.calls.of("POST /interactions/*/callback")) == before + 2)
    code, seconds = await program.stop()
    assert (code, seconds < SOON) == (0, True)
    assert [(await answer).ephemeral for answer in (pressing, typing)] == [True, True]


async def test_before_it_is_on_line(program: Program, local: LocalDiscord) -> None:
    local.inject("GET /users/@me", "hang")
    await program.launch()
    await local.until(lambda: local.calls.of("GET /users/@me"))
    code, seconds = await program.stop()
    assert (code, seconds < SOON) == (0, True)


# Coming back


async def test_time_that_ran_out_meanwhile_leaves_a_moment_and_it_is_said(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, clock: FakeClock
) -> None:
    async with online() as bot:
        party = Party(bot, local, channel, ann, ben)
        await party.start()
        await party.play(until=lambda: party.asks("play"))
        await party.told()
        number, late = party.number, party.asked
    clock.pass_by(5 * 60.0)
    local.calls.clear()
    async with online() as bot:
        party.bot = bot
        assert party.number == number
        assert party.table.deadline is not None
        more = grace_of(party.session.id)
        await local.until(lambda: not party.session.is_held)
        assert party.table.deadline == clock.now() + more
        shown = await party.shown(f"I was away for a moment, so {late.name} gets a little more time.")
        assert f"<t:{int(party.table.deadline.timestamp())}:R>" in shown.text
        clock.strike(SETTLING.total_seconds() - 1.0)
        assert local.calls.of("POST /channels/*/messages") == []
        clock.strike((more - WARNING - SETTLING).total_seconds() + 1.0)
        await local.until(lambda: local.calls.of("POST /channels/*/messages"))
        (ping,) = local.calls.of("POST /channels/*/messages")
        assert late.mention in ping.body["content"]
        await party.move()


async def test_many_tables_are_not_shown_all_at_once(
    online: Online, local: LocalDiscord, house: GuildHandle, clock: FakeClock
) -> None:
    channels = [house.create_text_channel(f"table-{number}") for number in range(12)]
    async with online():
        for number, channel in enumerate(channels):
            await local.person(f"host {number}", house).slash(channel, "uno new")
            clock.pass_by(1.0)
    local.calls.clear()
    local.inject(f"PATCH /channels/{channels[-1].id}/messages/*", "hang", times=None)
    budget = Budget(lambda: clock.now().timestamp(), clock.call_later)
    budget.hold(60.0)
    async with online(budget=budget):
        await local.until(lambda: len(budget) == len(channels))
        clock.strike(60.0)
        for count in range(int(BURST), len(channels) + 1):
            await local.until(lambda count=count: len(local.calls.of(EDITS)) >= count)  # type: ignore[misc]
            await asyncio.sleep(0.01)
            assert len(local.calls.of(EDITS)) == count, "each at its time, and none waits for another's answer"
            clock.strike(1 / PER_SECOND + 0.001)
    shown = [int(call.path.split("/")[2]) for call in local.calls.of(EDITS)]
    latest = [channel.id for channel in channels[::-1]]
    assert set(shown[: int(BURST)]) == set(latest[: int(BURST)]), "the latest come first"
    assert shown[int(BURST) : len(channels)] == latest[int(BURST) :]
