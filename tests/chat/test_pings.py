"""Who is late, or whose turn it is, is mentioned once for a question, also over a restart; the message goes away."""

from __future__ import annotations

from dataclasses import replace

import pytest
from simcord import ChannelHandle

from bot.chat.client import Uno
from bot.chat.pings import HERE
from bot.playground import LocalDiscord, Person
from bot.sessions import lobby
from bot.sessions.deadlines import WARNING
from bot.text import text_for
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
    await local.until(lambda: late.look(party.channel.id, message) is None)


async def test_the_message_goes_away_with_its_question(party: Party, local: LocalDiscord, clock: FakeClock) -> None:
    message = await pinged(party, clock)
    assert party.people[0].look(party.channel.id, message) is not None
    await party.move()
    await local.until(lambda: party.table.ping_id is None)
    assert party.people[0].look(party.channel.id, message) is None


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
    await party.move()
    await local.until(lambda: party.table.ping_id is None)


# Whose turn it is


async def wants_to_be_told(bot: Uno, *people: Person) -> None:
    for person in people:
        await bot.user_settings.change(person.id, lambda former: former.with_(turn_pings=True))


async def next_turn(party: Party, clock: FakeClock) -> Person:
    """Have the player who is asked end their turn after a while in which nobody did anything; return who is next."""
    mover = party.asked
    clock.pass_by(HERE.total_seconds())
    while party.asked is mover:
        await party.move()
    await party.told()
    return party.asked


async def test_who_wants_that_is_told_of_their_turn_and_nobody_else(
    party: Party, bot: Uno, local: LocalDiscord, clock: FakeClock, ann: Person
) -> None:
    await wants_to_be_told(bot, ann)
    for _ in range(4):
        local.calls.clear()
        if await next_turn(party, clock) is ann:
            await local.until(lambda: party.table.ping_id)
            (ping,) = local.calls.of(POST)
            assert ping.body["allowed_mentions"] == {"parse": [], "users": [ann.id]}
            assert ping.body["content"] == text_for("en-US")("answer-turn", player=ann.mention)
        else:
            await local.until(lambda: party.table.ping_id is None)
            assert local.calls.of(POST) == []


async def test_who_plays_quickly_is_there_and_need_not_be_told(
    party: Party, bot: Uno, local: LocalDiscord, clock: FakeClock, ann: Person, ben: Person
) -> None:
    await wants_to_be_told(bot, ann, ben)
    for _ in range(4):
        clock.pass_by(HERE.total_seconds() / 4)
        await party.move()
        await party.told()
    assert local.calls.of(POST) == []


async def test_who_is_told_and_then_late_has_one_message(
    party: Party, bot: Uno, local: LocalDiscord, clock: FakeClock, ann: Person, ben: Person
) -> None:
    await wants_to_be_told(bot, ann, ben)
    asked = await next_turn(party, clock)
    first = await local.until(lambda: party.table.ping_id)
    until_warned(party, clock)
    second = await local.until(lambda: party.table.ping_id if party.table.ping_id != first else None)
    await local.until(lambda: asked.look(party.channel.id, first) is None)
    assert asked.look(party.channel.id, second) is not None


@pytest.mark.parametrize("where", ["no permission", "no pings"])
async def test_where_the_bot_may_not_nobody_is_told(
    party: Party, bot: Uno, local: LocalDiscord, clock: FakeClock, ann: Person, ben: Person, where: str
) -> None:
    await wants_to_be_told(bot, ann, ben)
    if where == "no pings":
        party.session.table = replace(party.table, pings=False)
    else:
        local.inject(POST, 403)
    for _ in range(3):
        await next_turn(party, clock)
    await local.until(lambda: not bot.presenter.pings._tasks)
    assert len(local.calls.of(POST)) == (0 if where == "no pings" else 1), "what was refused is not asked again"
    assert party.table.ping_id is None


async def test_in_a_slow_game_each_is_told_of_their_turn_once_also_over_a_restart(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, clock: FakeClock
) -> None:
    async with online() as bot:
        party = Party(bot, local, channel, ann, ben)
        await party.sit_down()
        slow = party.table.options.with_(turn_seconds=24 * 3600)
        await party.session.do(lobby.set_options, ann.id, slow)
        assert "24 hours a turn" in (await party.shown("24 hours")).text
        await party.open_hand(ann, "start")
        clock.strike(HERE.total_seconds())  # who has just pressed is told once they are away
        first = await local.until(lambda: party.table.ping_id)
        deadline = party.table.deadline
        assert deadline is not None
        seen = party.asked.look(channel.id, first)
        assert seen is not None
        assert seen.text == text_for("en-US")(
            "answer-turn-slow", player=party.asked.mention, when=f"<t:{int(deadline.timestamp())}:f>"
        )
        await next_turn(party, clock)
        second = await local.until(lambda: party.table.ping_id if party.table.ping_id != first else None)
        await local.until(lambda: ann.look(channel.id, first) is None)
    local.calls.clear()
    clock.timers.clear()  # those of the process that is gone
    clock.pass_by(600.0)
    async with online() as party.bot:
        await local.until(lambda: not party.session.is_held)
        await party.told()
        assert (local.calls.of(POST), party.table.ping_id) == ([], second)
        await party.open_hand(party.asked)
        await party.move()
        await local.until(lambda: ann.look(channel.id, second) is None)
