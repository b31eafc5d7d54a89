"""Who opens too many tables, or too fast, is told so, with a way on."""

import time
from functools import partial

from simcord import ChannelHandle, GuildHandle

from bot.chat.client import Uno
from bot.chat.limits import LOBBIES_AT_ONCE, LOBBIES_PER_SECOND, RateLimit
from bot.playground import LocalDiscord, Person, Response
from bot.screens.words import refusal_words
from bot.text import text_for
from tests.house import Online

ENGLISH, CHINESE = text_for("en-US"), text_for("zh-TW")


def told(answer: Response) -> str:
    """Return what a private answer says."""
    assert answer.ephemeral
    assert answer.message is not None
    return answer.message.text


def is_posted(bot: Uno, channel: ChannelHandle) -> bool:
    """Tell whether the table in a channel has its message."""
    session = bot.registry.in_channel(channel.id)
    return session is not None and session.table.message_id is not None


async def test_a_fourth_table_is_refused_with_links_to_the_three(
    online: Online, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, ann: Person, mei: Person
) -> None:
    elsewhere = local.guild("Elsewhere")
    for person in (ann, mei):
        person.join(elsewhere)
    async with online() as bot:
        for person, text in ((ann, ENGLISH), (mei, CHINESE)):
            places = [*map(house.create_text_channel, "ab"), elsewhere.create_text_channel("c")]
            for place in places:
                await local.until(partial(bot.get_channel, place.id))
                await person.slash(place, "uno new")
                await local.until(partial(is_posted, bot, place))
            words, *links = told(await person.slash(channel, "uno new")).splitlines()
            assert words == refusal_words(text, "too_many_hosted")
            assert [f"/{place.id}/" in link for place, link in zip(places, links, strict=True)] == [True] * 3
            assert bot.registry.in_channel(channel.id) is None
            await person.slash(places[2], "uno stop")
            await person.slash(channel, "uno new")
            assert bot.registry.in_channel(channel.id) is not None
            await person.slash(channel, "uno stop")


async def test_who_opens_tables_all_the_time_has_to_wait(online: Online, channel: ChannelHandle, ann: Person) -> None:
    now = time.monotonic()
    openings = RateLimit(lambda: now, LOBBIES_AT_ONCE, LOBBIES_PER_SECOND)
    async with online(openings=openings) as bot:
        for _ in range(int(LOBBIES_AT_ONCE)):
            await ann.slash(channel, "uno new")
            assert bot.registry.in_channel(channel.id) is not None
            await ann.slash(channel, "uno stop")
        for _ in range(2):
            assert told(await ann.slash(channel, "uno new")) == ENGLISH("answer-opens-too-often")
        now += 31
        await ann.slash(channel, "uno new")
        assert bot.registry.in_channel(channel.id) is not None
