"""The farmer's story over the wire: rematch, start, put everyone out, and win. Nothing comes of it for anyone."""

from __future__ import annotations

import discord
from simcord import ChannelHandle, GuildHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person
from bot.screens.words import refusal_words
from bot.sessions.counting import Counting
from bot.store import stats
from bot.store.games import GameStatus
from bot.store.privacy import about
from bot.text import text_for
from tests.party import Party, forget_me

ENGLISH = text_for("en-US")


async def rating(bot: Uno, person: Person) -> tuple[int, int] | None:
    """How many matches a person has on the board of everywhere, and how many of them they have won."""
    await Counting(bot.store).count_all()
    found = await bot.store.read(stats.stats, person.id)
    return None if found is None else (found.games, found.wins)


async def test_a_rematch_with_people_who_are_not_there_wins_nothing(
    bot: Uno, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, ann: Person, ben: Person, mei: Person
) -> None:
    ann.join(house, house.create_role("mod", permissions=discord.Permissions(manage_channels=True)))
    party = Party(bot, local, channel, ann, ben, mei)
    await party.start(scoring="single")
    await ann.slash(channel, "uno stop")
    await party.shown("ended without a winner")

    before = len(local.calls.of("POST /channels/*/messages"))
    await party.press(ann, "rematch")
    await party.shown("Rematch, Ben and 小美?")
    assert [seat.user for seat in party.table.seats] == [ann.id]
    await party.shown(ENGLISH("lobby-too-few", count=2))
    assert len(local.calls.of("POST /channels/*/messages")) == before, "nobody is pinged"

    for person in (ben, mei):  # now they are persuaded to sit down, and put out as soon as they have
        await party.press(person, "join")
    await party.open_hand(ann, "start")
    for person in (ben, mei):
        await ann.slash(channel, "uno kick", player=person)
    assert party.table.status is GameStatus.ENDED
    await party.shown(ENGLISH("end-walkover"))
    for person in (ann, ben, mei):
        assert await rating(bot, person) is None
    refused = await party.press(ben, "rematch")
    assert refused.message is not None
    assert refusal_words(ENGLISH, "left_match") in refused.message.text

    for person in (ben, mei):  # they sit nowhere, so nothing keeps them from deleting everything
        await forget_me(person, channel)
        assert (await bot.store.read(about, person.id)).games == []
