"""Pages that are shown to everyone: by whom, where, how often, and what they never hold."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle, GuildHandle, UserHandle

from bot.chat.client import Uno
from bot.chat.limits import SHARES_AT_ONCE, SHARES_PER_SECOND, RateLimit
from bot.playground import LocalDiscord, Person, RenderedMessage, Response
from bot.store import SaveGuildSettings, names
from bot.text import text_for
from tests.clock import NOW
from tests.cogs.test_channels import CLOSED, OPEN, finished
from tests.cogs.test_places import forge
from tests.discord_api.bodies import check
from tests.house import Online
from tests.party import presses

ENGLISH, CHINESE = text_for("en-US"), text_for("zh-TW")
POSTS = "POST /channels/*/messages"


@pytest.fixture
async def counted(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> str:
    """The id of a match that was played to its end, and is counted."""
    game = await finished(bot, local, channel, ann, ben)
    session = bot.registry.get(game)
    assert session is not None
    await local.until(lambda: session.table.ratings is not None)
    return game


def share_button(seen: RenderedMessage | None) -> str | None:
    """Return what shows a page to everyone, where that is offered."""
    assert seen is not None
    return next((press.custom_id for press in presses(seen) if press.verb == "share"), None)


async def shared(person: Person, page: Response) -> RenderedMessage:
    """Press what shows a page to everyone; return what everyone reads then."""
    assert page.message is not None
    pressed = share_button(page.message)
    assert pressed is not None
    answer = await person.press(page.message, pressed)
    assert not answer.ephemeral
    assert answer.message is not None
    assert answer.message.id != page.message.id
    return answer.message


def told(answer: Response) -> str:
    """Return what only the user reads."""
    assert answer.message is not None
    assert answer.message.ephemeral
    return answer.message.text


@pytest.mark.usefixtures("counted")
async def test_a_board_is_shown_to_everyone_and_turned_by_each_for_themselves(
    local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, ann: Person, mei: Person
) -> None:
    local.backend.get_guild(house.id).preferred_locale = "zh-TW"
    page = await ann.slash(channel, "leaderboard", by="wins")
    assert "**You:**" in told(page) or "**You**" in told(page)
    local.calls.clear()
    board = await shared(ann, page)
    assert local.calls.of(POSTS) == []
    assert "這個伺服器 · 全部期間 · 勝場" in board.text
    assert CHINESE("share-by", name="Ann") in board.text
    assert "**你" not in board.text
    assert share_button(board) is None
    turned = await mei.press(board, CHINESE("board-by-points"))
    assert "得分" in told(turned)
    assert mei.look(channel.id, board.id) == board
    assert share_button(turned.message) is not None
    assert told(await ann.press(board, CHINESE("board-by-rating"))).startswith(ENGLISH("board-heading"))
    assert check(local.calls) > 2


@pytest.mark.usefixtures("counted")
async def test_a_language_that_the_server_chose_is_that_of_what_everyone_reads(
    bot: Uno, house: GuildHandle, channel: ChannelHandle, ann: Person
) -> None:
    await bot.store.save(SaveGuildSettings(house.id, '{"locale": "zh-TW"}'))
    public = await ann.slash(channel, "stats", public=True)
    assert public.message is not None
    assert CHINESE("share-by", name="Ann") in public.message.text


@pytest.mark.usefixtures("counted")
async def test_stats_are_shown_by_the_option(channel: ChannelHandle, ann: Person, ben: Person) -> None:
    public = await ann.slash(channel, "stats", player=ben, public=True)
    assert not public.ephemeral
    assert public.message is not None
    assert "### Ben" in public.message.text
    assert ENGLISH("share-by", name="Ann") in public.message.text


async def test_each_shows_something_once_in_a_while(
    online: Online, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    now = 0.0
    shares = RateLimit(lambda: now, SHARES_AT_ONCE, SHARES_PER_SECOND)
    async with online(shares=shares):
        assert not (await ann.slash(channel, "leaderboard", public=True)).ephemeral
        assert told(await ann.slash(channel, "leaderboard", public=True)) == ENGLISH("share-too-often")
        assert not (await ben.slash(channel, "leaderboard", public=True)).ephemeral
        now = 15.0
        assert not (await ann.slash(channel, "leaderboard", public=True)).ephemeral


async def test_nothing_is_shown_to_everyone_where_there_is_nothing(
    bot: Uno, channel: ChannelHandle, ann: Person
) -> None:
    assert share_button((await ann.slash(channel, "stats")).message) is None
    assert told(await ann.slash(channel, "stats", public=True)) == ENGLISH("stats-none")


@pytest.mark.usefixtures("counted")
@pytest.mark.parametrize("who", ["the member", "the bot", "in a thread"])
async def test_where_one_of_them_may_not_write(
    local: LocalDiscord, house: GuildHandle, ann: Person, ben: Person, who: str
) -> None:
    silent = ann.user if who == "the member" else UserHandle(local.env, local.backend.bot_user)
    name = "send_messages_in_threads" if who == "in a thread" else "send_messages"
    quiet = house.create_text_channel("quiet", overwrites={silent: discord.PermissionOverwrite(**{name: False})})
    where = ann.open_thread(quiet, "Round two") if who == "in a thread" else quiet
    page = await ann.slash(where, "leaderboard")
    assert share_button(page.message) is None
    assert told(await ann.slash(where, "leaderboard", public=True)) == ENGLISH("share-not-here")
    assert told(await forge(ann, local, where, "uno::1:share board all here all wins share")) == ENGLISH(
        "share-not-here"
    )


@pytest.mark.usefixtures("counted")
async def test_in_private_messages_there_is_no_everyone(ann: Person) -> None:
    page = await ann.slash(ann.dm, "stats")
    assert "· Everywhere" in told(page)
    assert share_button(page.message) is None
    assert told(await ann.slash(ann.dm, "stats", public=True)) == ENGLISH("share-not-here")


@pytest.mark.usefixtures("counted")
async def test_who_does_not_want_to_be_shown_elsewhere_is_not_shown_here_as_elsewhere(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    await bot.store.save(names.SaveVisibility(ann.id, NOW))
    page = await ann.slash(channel, "stats")
    assert share_button(page.message) is not None, "members of this server see them in any case"
    assert page.message is not None
    everywhere = await ann.press(page.message, ENGLISH("board-scope-everywhere"))
    assert "Matches: **1**" in told(everywhere)
    assert share_button(everywhere.message) is None
    pressed = f"uno::0:share stats {ann.id} all everywhere share"
    assert told(await forge(ann, local, channel, pressed)) == ENGLISH("share-own-hidden")
    assert told(await forge(ben, local, channel, pressed)) == ENGLISH("stats-hidden")
    board = await ann.slash(channel, "leaderboard", scope="everywhere", by="wins")
    public = await shared(ann, board)
    assert "Ann" not in public.text.replace(ENGLISH("share-by", name="Ann"), "")


@pytest.fixture
def secret(house: GuildHandle, ann: Person, ben: Person) -> ChannelHandle:
    """A channel that only Ann and Ben see."""
    return house.create_text_channel("secret", overwrites={house.default_role: CLOSED, ann.user: OPEN, ben.user: OPEN})


async def test_games_are_shown_to_everyone_where_everyone_may_see_them(
    online: Online,
    local: LocalDiscord,
    house: GuildHandle,
    channel: ChannelHandle,
    secret: ChannelHandle,
    ann: Person,
    ben: Person,
) -> None:
    """What was played in a channel that some do not see is shown there and nowhere else."""
    almost = house.create_text_channel("almost", overwrites={local.person("Eve", house).user: CLOSED})
    thread = ann.open_thread(secret, "Round two")
    everyone = house.create_text_channel("all")
    async with online() as bot:
        games = [await finished(bot, local, one, ann, ben) for one in (secret, almost, everyone)]
        for where, seen in ((channel, {2}), (secret, {0, 2}), (thread, {0, 2}), (almost, {1, 2})):
            page = await ann.slash(where, "uno history")
            public = await shared(ann, page)
            assert {nth for nth in range(3) if f"**{nth + 1}.** Classic" in public.text} == seen
            assert (ENGLISH("history-left-out") in public.text) is (len(seen) < 3)
            for nth, game in enumerate(games):
                replay = await ann.slash(where, "uno replay", game=game)
                assert (share_button(replay.message) is not None) is (nth in seen)
                public_replay = await ann.slash(where, "uno replay", game=game, public=True)
                assert public_replay.ephemeral is (nth not in seen)
                if nth not in seen:
                    assert told(public_replay) == ENGLISH("share-unseen")


async def test_a_replay_is_shown_as_it_was_seen_and_turned_by_each_for_themselves(
    counted: str, channel: ChannelHandle, ann: Person, mei: Person
) -> None:
    page = await ann.slash(channel, "uno replay", game=counted)
    assert page.message is not None
    page = await ann.press(page.message, ENGLISH("replay-on"))
    public = await shared(ann, page)
    assert "step 2 of" in public.text
    assert "**Ann's hand**" in public.text
    assert ENGLISH("share-by", name="Ann") in public.text
    turned = await mei.press(public, ENGLISH("replay-on"))
    assert "第 3 步" in told(turned)
    assert mei.look(channel.id, public.id) == public


async def test_a_history_of_which_nothing_is_for_everyone(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, secret: ChannelHandle, ann: Person, ben: Person
) -> None:
    await finished(bot, local, secret, ann, ben)
    assert "**1.** Classic" in told(await ann.slash(channel, "uno history"))
    assert told(await ann.slash(channel, "uno history", public=True)) == ENGLISH("share-none-seen")
