"""Hands that are given when a game starts, and who is mentioned because they cannot be given theirs."""

import json
from dataclasses import replace

import pytest
from simcord import ChannelHandle, GuildHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person
from bot.store.settings import SaveGuildSettings
from bot.text import text_for
from tests.house import UNHURRIED, Online
from tests.party import Party, presses

ENGLISH, CHINESE = text_for("en-US"), text_for("zh-TW")
PRIVATELY = "POST /webhooks/*"
IN_CHANNEL = "POST /channels/*/messages"


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, mei: Person) -> Party:
    return Party(bot, local, channel, ann, ben, mei)


def called(local: LocalDiscord) -> list[tuple[str, list[int]]]:
    """What was said in the channel to call players, and whom that mentions."""
    posts = [call.body for call in local.calls.of(IN_CHANNEL) if call.body.get("content")]
    return [(body["content"], body["allowed_mentions"].get("users", [])) for body in posts]


def mention(*people: Person) -> str:
    return ENGLISH("hand-dealt", players=" ".join(f"<@{person.id}>" for person in people))


async def test_everyone_is_given_their_hand(party: Party, local: LocalDiscord) -> None:
    await party.start()
    for person, text in zip(party.people, (ENGLISH, ENGLISH, CHINESE), strict=True):
        hand = party.hands[person.id]
        assert hand.ephemeral
        assert [picture.alt for picture in hand.pictures] == [text("hand-picture", count=7)]
    await party.told()
    assert called(local) == []
    assert len(local.calls.of(PRIVATELY)) == 2, "the host has it in the answer"


async def test_a_hand_that_was_given_is_brought_up_to_date_and_played_from(party: Party) -> None:
    await party.start()
    await party.play(until=lambda: party.moves >= 6)
    for person in party.people:
        assert len([seen for seen in person.read(party.channel) if seen.ephemeral]) == 1


async def test_who_opened_their_hand_themselves_has_one(party: Party, local: LocalDiscord, ben: Person) -> None:
    """Discord lets the given ones wait until the player has pressed."""
    await party.sit_down()
    local.inject(PRIVATELY, "hang", times=2)
    await party.open_hand(party.people[0], "start")
    await party.told()
    await party.open_hand(ben)
    assert len([seen for seen in ben.read(party.channel) if seen.ephemeral]) == 1


async def test_after_a_restart_all_are_called_by_one_mention_that_goes_with_the_first_turn(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, mei: Person
) -> None:
    async with online() as bot:
        party = Party(bot, local, channel, ann, ben, mei)
        await party.sit_down()
    async with online() as party.bot:
        await party.open_hand(ann, "start")
        await local.until(lambda: called(local))
        assert called(local) == [(mention(ben, mei), [ben.id, mei.id])]
        await local.until(lambda: party.table.ping_id is not None)
        ping = party.table.ping_id
        assert ann.look(channel.id, ping) is not None
        await party.play(until=lambda: party.moves > 0)
        await local.until(lambda: ann.look(channel.id, ping) is None)
        assert len(called(local)) == 1


async def test_only_who_cannot_be_given_theirs_is_called(party: Party, local: LocalDiscord, ben: Person) -> None:
    await party.sit_down()
    local.inject(PRIVATELY, 404, code=10015)
    await party.open_hand(party.people[0], "start")
    await local.until(lambda: called(local))
    ((words, _),) = called(local)
    assert words.count("<@") == 1


async def test_a_press_that_is_too_old_gives_no_hand(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online(timing=replace(UNHURRIED, hand_lifetime=0.0)) as bot:
        party = Party(bot, local, channel, ann, ben)
        await party.sit_down()
        await party.press(ann, "start")
        await local.until(lambda: called(local))
        assert [words for words, _ in called(local)] == [mention(ben)]
        assert local.calls.of(PRIVATELY) == []


async def test_where_pings_are_off_nobody_is_called(
    online: Online, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        await bot.store.save(SaveGuildSettings(house.id, json.dumps({"pings": False})))
        party = Party(bot, local, channel, ann, ben)
        await party.sit_down()
    async with online() as party.bot:
        await party.open_hand(ann, "start")
        await party.play(until=lambda: party.moves >= 2)
        assert called(local) == []


async def test_the_start_is_answered_however_long_the_hands_of_others_take(party: Party, local: LocalDiscord) -> None:
    await party.sit_down()
    local.inject(PRIVATELY, "hang", times=2)
    hand = await party.open_hand(party.people[0], "start")
    assert hand.pictures
    await party.told()


async def test_a_rematch_gives_hands_as_well(
    party: Party, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    await party.start(scoring="single")
    await party.play()
    end = await party.told()
    again = next(press for press in presses(end) if press.what == "rematch")
    await ben.press(end, again.custom_id)
    await local.until(lambda: party.bot.registry.in_channel(channel.id))
    await party.press(ann, "join")
    before = {seen.id for seen in ann.read(channel)}
    await party.open_hand(ben, "start")
    given = await local.until(lambda: [s for s in ann.read(channel) if s.ephemeral and s.id not in before])
    assert [picture.alt for picture in given[0].pictures] == [ENGLISH("hand-picture", count=7)]
    assert called(local) == []


async def test_who_leaves_the_lobby_is_forgotten_with_their_press(party: Party, ben: Person, mei: Person) -> None:
    await party.sit_down()
    await party.press(ben, "leave")
    await party.local.until(lambda: party.table.seat_of(ben.id) is None)
    await party.open_hand(party.people[0], "start")
    await party.dealt(mei)
    assert [seen for seen in ben.read(party.channel) if seen.ephemeral] == []
    assert party.bot.presenter.dealing._presses == {}
