"""Commands of users who have the bot for themselves: in private messages, groups, and servers where it is not."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import ChannelHandle, GuildHandle

from bot.chat.client import Uno
from bot.chat.invitation import invitation
from bot.playground import LocalDiscord, Person
from bot.screens.words import refusal_words
from bot.text import text_for
from tests.cogs.test_channels import CLOSED, finished, told

ENGLISH = text_for("en-US")
AT_TABLE = ("new", "hand", "table", "play", "call", "catch", "leave", "kick", "stop")
IN_UNO = (*AT_TABLE, "daily", "learn", "puzzle", "history", "replay", "review", "rules", "help", "me")
EVERYWHERE = {*(f"uno {name}" for name in IN_UNO), "leaderboard", "stats"}


@pytest.fixture
def lodge(local: LocalDiscord, ann: Person) -> ChannelHandle:
    """A channel of a server where the bot is not, by the rights of whose owner Ann is there."""
    ann.install()
    lodge = local.guild("Lodge", has_bot=False)
    ann.join(lodge, lodge.create_role("owner", permissions=discord.Permissions.all()))
    return lodge.create_text_channel("general")


def places(local: LocalDiscord, lodge: ChannelHandle, ann: Person, ben: Person) -> list[ChannelHandle]:
    """Return where Ann has the bot only for herself."""
    ann.install()
    return [lodge, ann.dm, local.group(ann, ben)]


async def test_each_command_says_where_it_is_for(bot: Uno, local: LocalDiscord) -> None:
    (call,) = local.calls.of("PUT /applications/*/commands")
    where = {one["name"]: (set(one["integration_types"]), set(one["contexts"])) for one in call.body}
    for name, (installs, contexts) in where.items():
        anywhere = name in {"uno", "leaderboard", "stats", "UNO stats"}
        assert (installs, contexts) == (({0, 1}, {0, 1, 2}) if anywhere else ({0}, {0})), name


async def test_what_needs_a_table_asks_for_the_bot_in_the_server(
    bot: Uno, local: LocalDiscord, lodge: ChannelHandle, ann: Person, ben: Person
) -> None:
    link = invitation(bot.application_id or 0)
    given: dict[str, Any] = {"play": {"answer": "r7"}, "kick": {"player": ann}}
    for place in places(local, lodge, ann, ben):
        assert set(ann.commands(place)) == EVERYWHERE
        says = ENGLISH("answer-needs-bot" if place is lodge else "answer-needs-server")
        for name in AT_TABLE:
            answer = await ann.slash(place, f"uno {name}", **given.get(name, {}))
            assert told(answer) == says, name
            assert link in str(answer.message and answer.message.payload["components"]), name
        assert await ann.complete(place, "uno play", "answer", "") == []
        assert await ann.complete(place, "uno new", "preset", "")
    assert bot.registry.running() == []


async def test_what_is_of_no_server_is_of_all(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, lodge: ChannelHandle, ann: Person, ben: Person
) -> None:
    await finished(bot, local, channel, ann, ben)
    for place in places(local, lodge, ann, ben):
        assert "page 1 of" in told(await ann.slash(place, "uno rules"))
        for command in ("leaderboard", "stats"):
            page = await ann.slash(place, command)
            assert ENGLISH("board-scope-everywhere") in told(page), command
            assert page.message is not None
            assert ENGLISH("board-scope-here") not in {button.label for button in page.message.buttons}, command
        assert ann.commands_on(place) == ["UNO stats"]
        assert ENGLISH("board-scope-everywhere") in told(await ann.use_on(place, "UNO stats", ann))
        here = await ann.slash(place, "leaderboard", scope="here", by="wins")
        assert "1 of 1" in told(here)


async def test_ones_own_games_can_be_seen_where_their_channel_can(
    bot: Uno,
    local: LocalDiscord,
    house: GuildHandle,
    channel: ChannelHandle,
    lodge: ChannelHandle,
    ann: Person,
    ben: Person,
    mei: Person,
) -> None:
    game = await finished(bot, local, channel, ann, ben)
    for place in places(local, lodge, ann, ben):
        listed = told(await ann.slash(place, "uno history"))
        assert ENGLISH("history-heading-own") in listed
        assert "**1.** Classic" in listed
        assert told(await ann.slash(place, "uno history", player=ben)) == ENGLISH("history-own-only")
        for command in ("uno replay", "uno review"):
            assert [choice["value"] for choice in await ann.complete(place, command, "game", "")] == [game]
        replay = await ann.slash(place, "uno replay", game=game)
        assert "step 1 of" in told(replay)
        assert replay.message is not None
        assert "step 2 of" in told(await ann.press(replay.message, "Next"))
        log = (await ann.press(replay.message, "Game log")).message
        assert log is not None
        record = (await ann.press(log, "Download the record")).message
        assert record is not None
        assert record.payload["attachments"]
        assert told(await ann.slash(place, "uno replay", game=game, public=True)) == ENGLISH("share-not-here")
    asked = local.calls.of("GET /guilds/*/members/*")
    assert len(asked) == 1, "it is remembered for a while"
    chinese = text_for("zh-TW")
    assert told(await mei.slash(mei.dm, "uno history")) == chinese("history-none-own")
    assert told(await mei.slash(mei.dm, "uno replay", game=game)) == chinese("replay-own-only")


@pytest.mark.parametrize("lost", ["the server", "the channel", "the channel of its thread"])
async def test_what_one_may_not_see_any_more_is_not_shown_elsewhere(
    bot: Uno, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, ann: Person, ben: Person, lost: str
) -> None:
    if lost != "the server":
        channel = house.create_text_channel("secret", overwrites={house.default_role: CLOSED})
    thread_id = channel.id + 1 if lost == "the channel of its thread" else None
    game = await finished(bot, local, channel, ann, ben, thread_id=thread_id)
    if lost == "the server":
        ann.install()
        ann.leave(house)
    assert told(await ann.slash(ann.dm, "uno history")) == ENGLISH("history-none-seen")
    assert told(await ann.slash(ann.dm, "uno replay", game=game)) == refusal_words(ENGLISH, "not_visible")
    assert await ann.complete(ann.dm, "uno replay", "game", "") == []
