"""The socket falls, sessions end, people leave: what is heard late is answered, and no time runs meanwhile."""

from __future__ import annotations

import pytest
from simcord import ChannelHandle, GuildHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person
from bot.screens.codec import Press
from bot.sessions.computers import THINKS_S
from bot.sessions.deadlines import SETTLING, grace_of
from tests.clock import FakeClock
from tests.party import Party, playing_openly, presses

TURN_S = 60.0
"""How long a player has for an answer."""


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    return await playing_openly(bot, local, channel, ann, ben)


def a_card(party: Party) -> tuple[Person, str]:
    """The player who is asked, and something that they may press in their open hand."""
    person = party.asked
    hand = person.look(party.channel.id, party.hands[person.id].id)
    assert hand is not None
    press = next(press for press in presses(hand) if press.verb == "do" and press.number == party.number)
    return person, press.custom_id


async def test_what_is_pressed_while_the_socket_is_down_is_heard_when_the_session_resumes(
    party: Party, local: LocalDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    person, custom_id = a_card(party)
    version = party.table.version
    local.drop()
    answer = await person.press(party.hands[person.id], custom_id)
    assert answer.kind == "update"
    assert party.table.version > version
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


async def test_a_connection_is_tried_again_within_a_minute_and_soon_the_next_time(
    bot: Uno, local: LocalDiscord
) -> None:
    """However often Discord refuses it: by itself discord.py pauses for longer and longer, up to seventeen minutes."""
    connection = bot.get_shard(0)
    assert connection is not None
    pauses = [connection._parent._backoff.delay() for _ in range(100)]
    assert max(pauses) <= 64
    local.drop()
    await local.until(lambda: local.gateway.resumed == 1 and 0 in bot._heard_shards)
    assert connection._parent._backoff.delay() <= 2


async def test_no_time_runs_while_players_cannot_be_heard(
    party: Party, local: LocalDiscord, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    version, asked = party.table.version, party.table.asked or 0
    local.drop()
    await local.until(lambda: party.session.is_held)
    clock.strike(5 * TURN_S)
    await local.until(lambda: local.gateway.resumed)
    await local.until(lambda: not party.session.is_held)
    assert (party.table.asked, party.table.seats[asked].missed) == (asked, 0)
    assert party.table.version == version
    assert party.table.deadline == clock.now() + grace_of(party.session.id)
    await party.shown(f"so {party.asked.name} gets a little more time")
    local.calls.clear()
    clock.strike(SETTLING.total_seconds())
    assert local.calls.of("POST /channels/*/messages") == [], "nobody is warned at once"
    clock.strike((grace_of(party.session.id) - SETTLING).total_seconds())
    await local.until(lambda: party.table.version > version)  # the warning
    clock.strike()
    await local.until(lambda: party.table.seats[asked].missed == 1)
    caplog.clear()


async def test_who_has_left_the_server_goes_on_by_the_clock(
    party: Party, local: LocalDiscord, house: GuildHandle, ben: Person, clock: FakeClock
) -> None:
    ben.leave(house)
    seat = party.table.seat_of(ben.id)
    assert seat is not None

    def ask_ben() -> bool:
        return party.table.asked == seat

    while not party.table.seats[seat].away:
        await party.play(until=ask_ben)
        version = party.table.version
        clock.strike(TURN_S)
        await local.until(lambda version=version: party.table.version > version)  # type: ignore[misc]
    await party.shown("is away: the bot plays on.")
    await party.play(until=ask_ben)
    version = party.table.version
    clock.strike(THINKS_S[1])
    await local.until(lambda: party.table.version > version)
    assert party.table.seats[seat].away


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
