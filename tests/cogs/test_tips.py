"""Who is given tips: users who have finished no match, in what only they see, until they turn them off."""

from __future__ import annotations

import pytest
from simcord import ChannelHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person, RenderedMessage
from bot.screens.codec import NO_GAME, Press
from bot.text import text_for
from tests.house import Online
from tests.party import Party, pressable

ENGLISH, CHINESE = text_for("en-US"), text_for("zh-TW")
TIP = "💡"


@pytest.fixture
def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, mei: Person) -> Party:
    return Party(bot, local, channel, ann, mei)


async def me(person: Person, where: ChannelHandle) -> RenderedMessage:
    page = (await person.slash(where, "uno me")).message
    assert page is not None
    return page


async def hand_when_asked(party: Party, person: Person) -> RenderedMessage:
    """Play on until it is a person's turn, and return their hand."""
    await party.play(until=lambda: party.asks("play") and party.asked is person)
    return await party.open_hand(person)


async def test_a_first_match_has_tips_and_the_second_has_none(
    party: Party, channel: ChannelHandle, ann: Person, mei: Person
) -> None:
    await party.start(scoring="single")
    for person, text in ((ann, ENGLISH), (mei, CHINESE)):
        hand = await hand_when_asked(party, person)
        assert hand.text.count(TIP) == 1
        assert any(text(f"tip-{name}") in hand.text for name in ("play", "draw", "wild"))
    assert TIP not in (await party.told()).text, "the table is everyone's"
    await party.play()
    assert party.table.decided
    await party.start(scoring="single")
    for person in party.people:
        assert TIP not in (await hand_when_asked(party, person)).text
    assert ENGLISH("me-tips", on="on") not in (await me(ann, channel)).text


async def test_after_a_restart_they_are_known_by_their_results(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = Party(bot, local, channel, ann, ben)
        await party.start(scoring="single")
        await party.play()
    async with online() as bot:
        party = Party(bot, local, channel, ann, ben)
        await party.start()
        for person in party.people:
            assert TIP not in (await hand_when_asked(party, person)).text


async def test_they_are_turned_off_for_oneself(party: Party, channel: ChannelHandle, ann: Person, mei: Person) -> None:
    page = await me(ann, channel)
    assert ENGLISH("me-tips", on="on") in page.text
    off = Press(NO_GAME, 0, "me tips off")
    assert pressable(page, off.what)
    changed = await ann.press(page, off.custom_id)
    assert changed.message is not None
    assert ENGLISH("me-tips", on="off") in changed.message.text
    await party.start()
    assert TIP not in (await hand_when_asked(party, ann)).text
    assert TIP in (await hand_when_asked(party, mei)).text


async def test_a_new_host_reads_one_in_the_options(party: Party, ann: Person, mei: Person) -> None:
    await party.sit_down()
    for person, is_host in ((ann, True), (mei, False)):
        panel = (await party.press(person, "options")).message
        assert panel is not None
        assert (TIP in panel.text) is is_host
