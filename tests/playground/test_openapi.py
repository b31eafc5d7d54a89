"""Every body that a bot sent, against Discord's own description."""

import pytest
from simcord import ChannelHandle

from bot.playground import LocalDiscord, Person
from tests.discord_api.bodies import check


@pytest.mark.usefixtures("bot")
async def test_bodies(local: LocalDiscord, ann: Person, channel: ChannelHandle) -> None:
    await ann.slash(channel, "table")
    await ann.press(channel, "later")
    await ann.press(channel, "hand")
    await ann.submit(await ann.press(channel, "rename"), {})
    answer = await ann.slash(channel, "picture")
    await local.until(lambda: answer.followups)
    assert check(local.calls) >= 7
