"""Presets with the real bot: chosen in the lobby and in `/uno new`, kept by managers, and as last time."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import ChannelHandle, GuildHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person, RenderedMessage, Response
from bot.sessions.guild_settings import settings_of
from bot.sessions.options import Options
from bot.sessions.presets import PRESETS
from bot.text import text_for
from tests.party import Party, forget_me

ENGLISH, CHINESE = text_for("en-US"), text_for("zh-TW")


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    return Party(bot, local, channel, ann, ben)


@pytest.fixture
def manager(local: LocalDiscord, house: GuildHandle) -> Person:
    person = local.person("Boss")
    person.join(house, house.create_role("managers", permissions=discord.Permissions(manage_guild=True)))
    return person


def options_in(bot: Uno, channel: ChannelHandle) -> Options:
    """How the game in a channel is played."""
    session = bot.registry.in_channel(channel.id)
    assert session is not None
    return session.table.options


def said(answer: Response) -> str:
    """The text of a private answer."""
    assert answer.message is not None
    assert answer.message.ephemeral
    return answer.message.text


async def opened(person: Person, channel: ChannelHandle, bot: Uno, **asked: Any) -> Options:
    """Open a lobby, close it again, and return how it was to be played."""
    answer = await person.slash(channel, "uno new", **asked)
    assert not answer.ephemeral, answer.message
    options = options_in(bot, channel)
    await person.slash(channel, "uno leave")
    return options


async def panel_of(party: Party, person: Person) -> RenderedMessage:
    """The host's panel."""
    answer = await party.press(person, "options")
    assert answer.message is not None
    assert answer.message.ephemeral
    return answer.message


async def choose(party: Party, person: Person, panel: RenderedMessage, menu: str, what: str) -> Response:
    return await party.choose_option(person, panel, menu, what)


# In the lobby


async def test_one_choice_sets_everything_and_the_lobby_says_so(party: Party) -> None:
    await party.sit_down()
    ann, _ = party.people
    await party.shown("By the book")
    panel = await panel_of(party, ann)
    for name in (*PRESETS, "party"):
        answer = await choose(party, ann, panel, "preset", name)
        assert answer.kind == "update"
        assert party.table.options == Options.by_preset(PRESETS[name], "classic")
        await party.shown(f"**{ENGLISH(f'preset-{name}')}**")
    await party.shown("House rules: **Stacking**")
    await choose(party, ann, panel, "edition", "no-mercy")
    assert party.table.options == Options.by_preset(PRESETS["party"], "no-mercy")
    await choose(party, ann, panel, "hand", "9")
    table = await party.shown("**Custom rules**")
    assert "**Jump-In**" in table.text
    await party.press(ann, "start")
    assert party.table.view(None).hand_size == 9


async def test_computers_go_where_people_play_alone(party: Party) -> None:
    await party.sit_down()
    ann, _ = party.people
    await party.choose(ann, "computer", "easy")
    panel = await panel_of(party, ann)
    await choose(party, ann, panel, "preset", "tournament")
    assert len(party.table.seats) == 2
    table = await party.shown("People only")
    assert not table.menus
    await choose(party, ann, panel, "computers", "with")
    await party.shown("**Custom rules**")
    await party.choose(ann, "computer", "easy")
    assert len(party.table.seats) == 3


async def test_a_guest_chooses_nothing(party: Party) -> None:
    await party.sit_down()
    ann, ben = party.people
    panel = await panel_of(party, ann)
    stored = party.local.backend.get_message(panel.channel_id, panel.id)
    table = party.local.backend.get_message(party.channel.id, party.table.message_id or 0)
    table.components = stored.components
    seen = ben.look(party.channel.id, table.id)
    assert seen is not None
    before = party.table.options
    for name in ("party", "last"):
        answer = await choose(party, ben, seen, "preset", name)
        assert answer.ephemeral
    assert party.table.options == before


@pytest.mark.parametrize("forged", ["ludo", "own Friday", "own ", "PARTY", "last "])
async def test_a_forged_preset_is_none(party: Party, forged: str) -> None:
    await party.sit_down()
    ann, _ = party.people
    panel = await panel_of(party, ann)
    stored = party.local.backend.get_message(panel.channel_id, panel.id)
    row = next(
        part
        for part in stored.components[0]["components"]
        if part["type"] == 1 and part["components"][0]["custom_id"].endswith("set preset")
    )
    row["components"][0]["options"].append({"label": "Forged", "value": forged})
    seen = ann.look(panel.channel_id, panel.id)
    assert seen is not None
    answer = await choose(party, ann, seen, "preset", "Forged")
    assert said(answer) == ENGLISH("refused-bad-options")
    assert party.table.options.preset == "sheet"


# In /uno new


async def test_a_preset_is_typed_or_picked(bot: Uno, channel: ChannelHandle, ann: Person, mei: Person) -> None:
    offered = await ann.complete(channel, "uno new", "preset", "")
    assert [choice["value"] for choice in offered] == [*PRESETS, "last"]
    assert [choice["name"] for choice in await mei.complete(channel, "uno new", "preset", "party")] == ["派對"]
    for typed in ("no-limits", "No limits", "NO LIM", "百無禁忌"):
        assert (await opened(ann, channel, bot, preset=typed)).preset == "no-limits"
    options = await opened(ann, channel, bot, edition="bts", preset="party", scoring="points", target=77)
    assert (options.edition, options.scoring, options.target) == ("bts", "points", 77)
    assert set(options.house) == {"stacking", "seven_zero", "jump_in"}


async def test_what_is_no_preset_opens_nothing(bot: Uno, channel: ChannelHandle, ann: Person, mei: Person) -> None:
    for person, text in ((ann, ENGLISH), (mei, CHINESE)):
        answer = await person.slash(channel, "uno new", preset="**ludo**")
        assert said(answer) == text("answer-no-preset", typed=r"\*\*ludo\*\*")
    assert said(await ann.slash(channel, "uno new", preset="!")), "nothing is left of it, and so it is not clear"
    assert bot.registry.in_channel(channel.id) is None


# A server's own


async def test_a_manager_keeps_a_table_as_a_preset(
    bot: Uno, party: Party, house: GuildHandle, channel: ChannelHandle, manager: Person, mei: Person
) -> None:
    assert said(await manager.slash(channel, "uno-settings", keep="Friday")) == ENGLISH("settings-no-table")
    await party.sit_down(edition="bts", scoring="points", target=77)
    ann, _ = party.people
    panel = await panel_of(party, ann)
    await choose(party, ann, panel, "house", "doubles")
    await choose(party, ann, panel, "uno", "5")
    screen = await manager.slash(channel, "uno-settings", keep=" *Friday* night ")
    assert screen.message is not None
    (kept,) = (await settings_of(bot.store, house.id)).presets
    assert (kept.name, kept.edition, kept.house, kept.uno) == ("*Friday* night", "bts", ("doubles",), 5)
    # Beside everybody's, in the lobby and in /uno new.
    await choose(party, ann, await panel_of(party, ann), "preset", "sheet")
    await choose(party, ann, await panel_of(party, ann), "preset", "own *Friday* night")
    await party.shown(r"**\*Friday\* night**")
    await ann.slash(channel, "uno stop")
    found = await mei.complete(channel, "uno new", "preset", "friday")
    assert [(choice["name"], choice["value"]) for choice in found] == [("*Friday* night", "own *Friday* night")]
    for typed in ("own *Friday* night", "friday night"):
        assert await opened(mei, channel, bot, preset=typed) == kept_options(kept.name)
    # What new games begin with, until it is dropped.
    await manager.choose(screen.message, "*Friday* night", menu="uno::0:settings preset")
    assert await opened(mei, channel, bot) == kept_options(kept.name)
    assert (await opened(mei, channel, bot, preset="sheet")).preset == "sheet"
    seen = manager.look(screen.message.channel_id, screen.message.id)
    assert seen is not None
    assert "settings time" not in str(seen.payload), "the preset says it"
    await manager.choose(seen, "*Friday* night", menu="uno::0:settings drop")
    assert (await settings_of(bot.store, house.id)).presets == ()
    assert (await opened(mei, channel, bot)).own == ""
    assert (await ann.slash(channel, "uno new", preset="friday")).ephemeral


def kept_options(name: str) -> Options:
    return Options("bts", "points", 77, 60, ("doubles",), 7, 5, own=name)


@pytest.mark.parametrize("name", ["party", "Same as LAST time", "派對", "no  limits"])
async def test_a_preset_is_not_called_as_everybodys(
    party: Party, channel: ChannelHandle, manager: Person, name: str
) -> None:
    await party.sit_down()
    assert said(await manager.slash(channel, "uno-settings", keep=name)) == ENGLISH("settings-preset-taken")


async def test_names_that_show_nothing_are_refused(party: Party, channel: ChannelHandle, manager: Person) -> None:
    await party.sit_down()
    assert said(await manager.slash(channel, "uno-settings", keep="\u200b")) == ENGLISH("refused-bad-preset-name")


async def test_one_servers_presets_are_not_anothers(
    bot: Uno, party: Party, local: LocalDiscord, channel: ChannelHandle, manager: Person
) -> None:
    await party.sit_down()
    await manager.slash(channel, "uno-settings", keep="Friday")
    elsewhere = local.guild("Elsewhere")
    room = elsewhere.create_text_channel("uno")
    await local.until(lambda: bot.get_channel(room.id))
    eve = local.person("Eve", elsewhere)
    assert await eve.complete(room, "uno new", "preset", "friday") == []
    assert (await eve.slash(room, "uno new", preset="own Friday")).ephemeral


# Same as last time


async def test_the_same_as_last_time(
    bot: Uno, party: Party, house: GuildHandle, channel: ChannelHandle, mei: Person
) -> None:
    ann, ben = party.people
    other = house.create_text_channel("other")
    await bot_knows(party, other)
    await party.sit_down(edition="avengers", preset="no-limits")
    panel = await panel_of(party, ann)
    await choose(party, ann, panel, "uno", "6")
    refused = await choose(party, ann, panel, "preset", "last")
    assert said(refused) == ENGLISH("refused-no-last-table"), "this one is not dealt yet"
    played = party.table.options
    await party.press(ann, "start")
    assert await opened(ann, other, bot, preset="last") == played
    assert (await opened(ann, other, bot, preset="same as", edition="no-mercy")).edition == "no-mercy"
    # Ben only sat there, and Mei was never here: they get nothing of Ann's.
    for person, text in ((ben, ENGLISH), (mei, CHINESE)):
        assert said(await person.slash(other, "uno new", preset="last")) == text("refused-no-last-table")
    await ben.slash(other, "uno new")
    session = bot.registry.in_channel(other.id)
    assert session is not None
    second = Party(bot, party.local, other, ben)
    panel = await panel_of(second, ben)
    assert said(await choose(second, ben, panel, "preset", "last")) == ENGLISH("refused-no-last-table")
    await ben.slash(other, "uno leave")
    # In the lobby, once it is over; and no more when she is forgotten.
    await ann.slash(channel, "uno stop")
    again = Party(bot, party.local, other, ann)
    await again.sit_down()
    panel = await panel_of(again, ann)
    await choose(again, ann, panel, "preset", "last")
    assert again.table.options == played
    await ann.slash(other, "uno leave")
    await forget_me(ann, channel)
    assert said(await ann.slash(other, "uno new", preset="last")) == ENGLISH("refused-no-last-table")


async def bot_knows(party: Party, channel: ChannelHandle) -> None:
    """Wait until the bot has heard of a channel."""
    await party.local.until(lambda: party.bot.get_channel(channel.id))
