"""Skipping to one's turn, as the only player at a table of computers."""

import asyncio

from simcord import ChannelHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person
from tests.clock import FakeClock
from tests.party import Party


async def test_the_only_player_skips_to_their_turn(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, clock: FakeClock
) -> None:
    """No time passes: computers answer at once, one after the other, until Ann is asked."""
    party = Party(bot, local, channel, ann)
    await ann.slash(channel, "uno new", edition="classic")
    await party.press(ann, "now")
    before = clock.now()
    own = party.table.seat_of(ann.id)
    while party.table.asked == own:
        await party.move()
    number = party.number
    await party.press(ann, "skip")
    while party.table.asked not in {None, own}:
        clock.strike()
        await asyncio.sleep(0.001)
    assert party.number > number
    assert clock.now() == before
    assert not party.table.is_skipping
