"""A playground that stays open for days does not fill the machine."""

import gc
import weakref

import aiohttp
from simcord import ChannelHandle

from bot.playground import LocalDiscord, Person
from bot.playground.server.cdn import Cdn


def test_old_attachments_make_room() -> None:
    cdn = Cdn(max_bytes=10)
    urls = [cdn.store_attachment(number, 1, "a.png", b"1234", None)["url"] for number in range(3)]
    assert [cdn.get(url) for url in urls] == [None, b"1234", b"1234"]


async def test_old_interactions_are_forgotten(local: LocalDiscord, ann: Person, channel: ChannelHandle) -> None:
    old = local.backend.new_interaction(2, channel.id, ann.id, None)
    local.advance(16 * 60)
    local.backend.new_interaction(2, channel.id, ann.id, None)
    assert old.token in local.backend.interaction_tokens
    local.advance(2 * 3600)
    local.backend.new_interaction(2, channel.id, ann.id, None)
    assert len(local.backend.interactions) == len(local.backend.interaction_tokens) == 1


async def test_a_discord_that_has_stopped_is_let_go() -> None:
    discord = LocalDiscord()
    async with discord, aiohttp.ClientSession() as client, client.get(discord.url + "/gateway") as answer:
        assert answer.status == 200
    remembered = weakref.ref(discord)
    del discord, answer, client
    gc.collect()
    assert remembered() is None
