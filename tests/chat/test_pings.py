"""Who is late is pinged once for a question, also over a restart, and the message goes away again."""

from __future__ import annotations

import pytest
from simcord import ChannelHandle

from bot.chat.client import Uno
from bot.chat.pings import PING_STAYS_S
from bot.playground import LocalDiscord, Person
from bot.sessions.actions import WARNING
from tests.clock import FakeClock
from tests.house import Online
from tests.party import Party, playing

POST = "POST /channels/*/messages"
DELETE = "DELETE /channels/*/messages/*"


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    party = await playing(bot, local, channel, ann, ben)
    await party.told()
    local.calls.clear()
    return party


def until_warned(party: Party, clock: FakeClock) -> None:
    """Let time pass until the player who is asked is to be warned."""
    assert party.table.deadline is not None
    clock.strike((party.table.deadline - WARNING - clock.now()).total_seconds())


async def pinged(party: Party, clock: FakeClock) -> int:
    """Let time pass until the player who is asked was pinged; return the message."""
    until_warned(party, clock)
    return await party.local.until(lambda: party.table.ping_id)


async def test_who_is_late_is_pinged_once(party: Party, local: LocalDiscord, clock: FakeClock) -> None:
    late, number = party.asked, party.number
    message = await pinged(party, clock)
    (ping,) = local.calls.of(POST)
    assert ping.body["allowed_mentions"] == {"parse": [], "users": [late.id]}
    assert late.mention in ping.body["content"]
    clock.strike(WARNING.total_seconds())  # the default is answered, and the next question has all its time
    await local.until(lambda: party.number != number)
    await party.told()
    assert len(local.calls.of(POST)) == 1
    assert late.look(party.channel.id, message) is not None


async def test_the_message_goes_away(party: Party, local: LocalDiscord, clock: FakeClock) -> None:
    message = await pinged(party, clock)
    await party.move()
    clock.strike(PING_STAYS_S)
    await local.until(lambda: party.table.ping_id is None)
    assert party.people[0].look(party.channel.id, message) is None


async def test_the_next_ping_takes_the_one_before_it_away(party: Party, local: LocalDiscord, clock: FakeClock) -> None:
    first = await pinged(party, clock)
    clock.pass_by(-20.0)  # so that it still stands there
    await party.move()
    until_warned(party, clock)
    second = await local.until(lambda: party.table.ping_id if party.table.ping_id != first else None)
    await local.until(lambda: party.people[0].look(party.channel.id, first) is None)
    assert party.people[0].look(party.channel.id, second) is not None
    assert party.table.ping_id == second


async def test_after_a_restart_nobody_is_pinged_again_and_the_message_is_gone(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, clock: FakeClock
) -> None:
    async with online() as bot:
        party = await playing(bot, local, channel, ann, ben)
        message = await pinged(party, clock)
    local.calls.clear()
    clock.timers.clear()  # those of the process that is gone
    clock.pass_by(600.0)
    async with online() as party.bot:
        await local.until(lambda: not party.session.is_held and party.table.ping_id is None)
        assert ann.look(channel.id, message) is None
        assert party.table.deadline is not None
        clock.strike((party.table.deadline - clock.now()).total_seconds() - 1.0)
        await party.move()
        await party.told()
        assert local.calls.of(POST) == []
    async with online() as party.bot:
        await party.told()
        assert len(local.calls.of(DELETE)) == 1, "it is known to be gone"


@pytest.mark.parametrize("meanwhile", ["they play", "the connection is lost and made anew", "the connection is lost"])
async def test_who_is_late_no_more_when_the_ping_could_be_sent_is_not_pinged(
    party: Party, bot: Uno, local: LocalDiscord, clock: FakeClock, meanwhile: str
) -> None:
    budget, channel = bot.budget, bot.budget._channel(party.channel.id)
    budget.hold(3600.0, party.channel.id)
    until_warned(party, clock)
    await local.until(lambda: channel.blocked)
    if meanwhile == "they play":
        await party.move()
    else:
        await bot.on_shard_disconnect(0)
    if meanwhile == "the connection is lost and made anew":
        await bot.on_shard_resumed(0)
    channel.held_until = 0.0
    budget._free(channel)
    await party.told()
    await local.until(lambda: len(budget) == 0)
    assert local.calls.of(POST) == []


async def test_a_ping_that_is_refused_does_no_harm(party: Party, local: LocalDiscord, clock: FakeClock) -> None:
    local.inject(POST, 403)
    until_warned(party, clock)
    await local.until(lambda: local.calls.of(POST))
    await party.move()
    await party.told()
    assert party.table.ping_id is None


async def test_a_message_that_people_removed_is_forgotten(party: Party, local: LocalDiscord, clock: FakeClock) -> None:
    message = await pinged(party, clock)
    local.backend.delete_message(party.channel.id, message)
    clock.strike(PING_STAYS_S)
    await local.until(lambda: party.table.ping_id is None)
