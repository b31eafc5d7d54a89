"""A game at once: a host who is alone plays against three computers, from the lobby or from the help."""

from __future__ import annotations

import asyncio
import json

import pytest
from simcord import ChannelHandle, GuildHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person, RenderedMessage
from bot.screens.codec import NO_GAME, Press
from bot.screens.words import refusal_words
from bot.store.games import GameStatus
from bot.store.settings import SaveGuildSettings
from bot.text import text_for
from tests.party import Party, pressable

ENGLISH = text_for("en-US")
PLAY = Press(NO_GAME, 0, "help play").custom_id


@pytest.fixture
def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person) -> Party:
    return Party(bot, local, channel, ann)


async def help_page(person: Person, where: ChannelHandle) -> RenderedMessage:
    page = (await person.slash(where, "uno help")).message
    assert page is not None
    return page


def check_game(party: Party) -> None:
    """Ann plays against three computers, with one round dealt."""
    table = party.table
    assert table.status is GameStatus.PLAYING
    assert [seat.level for seat in table.seats] == [None, "normal", "normal", "normal"]
    assert (table.host, table.view(None).round) == (party.people[0].id, 1)


async def test_from_the_lobby_in_one_press(party: Party) -> None:
    await party.sit_down()
    hand = await party.open_hand(party.people[0], "now")
    check_game(party)
    assert hand.pictures, "the cards are there"
    await party.told()


async def test_two_presses_deal_once(party: Party) -> None:
    (ann,) = party.people
    await party.sit_down()
    lobby = await party.local.until(lambda: party.public(ann))
    now = Press(party.session.id, 0, "now").custom_id
    await asyncio.gather(ann.press(lobby, now), ann.press(lobby, now))
    check_game(party)


async def test_it_is_offered_only_to_a_host_who_is_alone(party: Party, ben: Person) -> None:
    (ann,) = party.people
    await party.sit_down()
    alone = await party.local.until(lambda: party.public(ann))
    now = Press(party.session.id, 0, "now").custom_id
    refused = await ben.press(alone, now)
    assert refused.message is not None
    assert refused.message.text == refusal_words(ENGLISH, "not_host")
    answer = await party.press(ben, "join")
    assert answer.message is not None
    assert not pressable(answer.message, "now")
    assert pressable(answer.message, "start")
    assert party.table.status is GameStatus.LOBBY


async def test_from_the_help_in_two_presses(party: Party, channel: ChannelHandle) -> None:
    (ann,) = party.people
    answer = await ann.press(await help_page(ann, channel), PLAY)
    assert answer.message is not None
    assert answer.message.ephemeral, "a hand is nobody else's to see"
    check_game(party)
    party.keep(ann, answer)
    await party.told()
    assert not any("Fair-deal" in seen.text or "Join" in seen.text for seen in ann.read(channel) if not seen.ephemeral)


async def test_where_a_game_runs_the_help_says_so(party: Party, channel: ChannelHandle, ben: Person) -> None:
    await party.sit_down()
    session = party.session
    await party.local.until(lambda: session.table.message_id is not None)
    answer = await ben.press(await help_page(ben, channel), PLAY)
    assert answer.message is not None
    assert str(session.table.message_id) in answer.message.text
    assert session.table.status is GameStatus.LOBBY


@pytest.mark.parametrize(
    ("chosen", "says"),
    [
        ({"hosts": "managers"}, ENGLISH("settings-only-managers")),
        ({"preset": "tournament"}, refusal_words(ENGLISH, "no_computers")),
    ],
)
async def test_what_forbids_a_new_game_forbids_this_one(
    bot: Uno, house: GuildHandle, channel: ChannelHandle, ben: Person, chosen: dict[str, str], says: str
) -> None:
    await bot.store.save(SaveGuildSettings(house.id, json.dumps(chosen)))
    answer = await ben.press(await help_page(ben, channel), PLAY)
    assert answer.message is not None
    assert answer.message.text == says
    assert bot.registry.in_channel(channel.id) is None


async def test_where_games_get_a_thread_the_lobby_is_opened_first(
    bot: Uno, house: GuildHandle, channel: ChannelHandle, party: Party
) -> None:
    """The thread is made from the lobby's message."""
    await bot.store.save(SaveGuildSettings(house.id, json.dumps({"threads": True})))
    (ann,) = party.people
    answer = await ann.press(await help_page(ann, channel), PLAY)
    assert not answer.ephemeral
    assert party.table.status is GameStatus.LOBBY
    session = party.session
    await party.press(ann, "now")
    assert session.table.status is GameStatus.PLAYING
    assert session.table.parent_id == channel.id
