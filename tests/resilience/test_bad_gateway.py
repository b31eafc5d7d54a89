"""The socket falls, sessions end, people leave: what is heard late is answered, and no time runs meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta

import pytest
from simcord import ChannelHandle, GuildHandle

from bot.client import Uno
from bot.playground import LocalDiscord, Person
from bot.screens.codec import Press
from bot.sessions.sessions import GRACE
from tests.cogs.playing import Party, playing_openly, presses

pytestmark = pytest.mark.usefixtures("known_deals")

A_SECOND = 1


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    return await playing_openly(bot, local, channel, ann, ben)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> Callable[[Party], Awaitable[None]]:
    """Has a table where people have a second for each answer, and computers take none."""
    monkeypatch.setattr("bot.sessions.options.LEAST_SECONDS", 0)
    monkeypatch.setattr("bot.sessions.computers.THINKS", (0.0, 0.0))
    monkeypatch.setattr("bot.sessions.computers.REACTS", (60.0, 60.0))

    async def begin(party: Party) -> None:
        await party.sit_down(scoring="single")
        session = party.session
        await session.set_options(session.host, session.options.with_(turn_seconds=A_SECOND))
        await party.open_hand(party.people[0], "start")

    return begin


def a_card(party: Party) -> tuple[Person, str]:
    """Whoever is asked, and something that they may press in the hand that lies open."""
    person = party.asked
    hand = person.look(party.channel.id, party.hands[person.id].id)
    assert hand is not None
    press = next(press for press in presses(hand) if press.verb == "do" and press.number == party.number)
    return person, press.custom_id


async def test_what_is_pressed_while_the_socket_is_down_is_heard_when_the_session_resumes(
    party: Party, local: LocalDiscord, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("discord.backoff.ExponentialBackoff.delay", lambda _: 0.2)
    person, custom_id = a_card(party)
    version = party.session.version
    local.drop()
    answer = await person.press(party.hands[person.id], custom_id)
    assert answer.kind == "update"
    assert party.session.version > version
    assert (local.gateway.resumed, local.gateway.identified) == (1, 1)
    party.keep(person, answer)
    await party.move()
    caplog.clear()


async def test_an_invalid_session_is_followed_by_a_new_one(
    party: Party, local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(_bot: Uno, _shard: int | None, *, initial: bool = False) -> None:
        """Discord wants five seconds between two of them."""

    monkeypatch.setattr(Uno, "before_identify_hook", at_once)
    local.invalidate()
    await local.until(lambda: local.gateway.identified == 2 and local.gateway.live)
    person, custom_id = a_card(party)
    number = party.number
    party.keep(person, await person.press(party.hands[person.id], custom_id))
    assert party.number != number
    await party.told()


async def test_no_time_runs_while_nobody_can_be_heard(
    bot: Uno,
    local: LocalDiscord,
    channel: ChannelHandle,
    ann: Person,
    ben: Person,
    impatient: Callable[[Party], Awaitable[None]],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("discord.backoff.ExponentialBackoff.delay", lambda _: A_SECOND * 1.5)
    party = Party(bot, local, channel, ann, ben)
    await impatient(party)
    version, asked = party.session.version, party.session.asked
    local.drop()
    await local.until(lambda: party.session.is_held)
    await local.until(lambda: local.gateway.resumed)
    await local.until(lambda: not party.session.is_held)
    assert (party.session.asked, party.session.seats[asked or 0].missed) == (asked, 0)
    assert party.session.version <= version + 1, "the table's message was remembered, and nothing else"
    assert party.session.deadline is not None
    assert party.session.deadline - datetime.now(UTC) > GRACE - timedelta(seconds=3)
    await party.shown(f"so {party.asked.name} gets a little more time")
    caplog.clear()


async def test_who_has_left_the_server_goes_on_by_the_clock(
    bot: Uno,
    local: LocalDiscord,
    house: GuildHandle,
    channel: ChannelHandle,
    ann: Person,
    ben: Person,
    impatient: Callable[[Party], Awaitable[None]],
) -> None:
    party = Party(bot, local, channel, ann, ben)
    await impatient(party)
    session = party.session
    ben.leave(house)
    seat = session.seat_of(ben.id)
    assert seat is not None
    async with asyncio.timeout(30):
        while not session.seats[seat].away:
            if session.asked is not None and session.asked != seat:
                await session.present(ann.id)
                await party.move()
            await asyncio.sleep(0.05)
    await party.shown("away, a computer plays")
    version = session.version
    await local.until(lambda: session.asked != seat or session.decided or session.version > version + 2)


async def test_buttons_of_a_game_that_the_process_has_forgotten(party: Party) -> None:
    """It ended long ago: people are told, and nothing fails."""
    ann = party.people[0]
    gone = Press("unknown1", 3, "do play r7").custom_id
    stored = party.local.backend.get_message(party.channel.id, party.hands[ann.id].id)
    row = next(part for part in stored.components[0]["components"] if part["type"] == 1)
    row["components"][0]["custom_id"] = gone
    row["components"][0]["disabled"] = False
    answer = await ann.press(party.hands[ann.id], gone)
    assert answer.message is not None
    assert "That game is over" in answer.message.text
