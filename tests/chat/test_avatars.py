"""Avatars: fetched once from Discord's store when their players sit down, and waited for by nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest
from simcord import ChannelHandle

from bot.art.emoji import emoji_png
from bot.art.pictures import draw
from bot.art.pictures.table import TablePicture
from bot.chat.avatars import AGAIN_AFTER_S, MOST_AT_ONCE, MOST_BYTES, PNG, Avatars
from bot.chat.client import Uno
from bot.metrics import REST_BUDGET_USED
from bot.playground import LocalDiscord, Person
from bot.rules.editions import EDITIONS
from bot.screens.avatars import avatar_of
from bot.screens.game.table import table
from bot.text import text_for
from tests.house import ANSWER_WITHIN_S
from tests.party import Party, forget_me, playing

CLASSIC = EDITIONS["classic"]
ONE, OTHER = emoji_png(CLASSIC, 1), emoji_png(CLASSIC, 2)


class Known:
    """Avatars as the bot has them, and a clock that is set by hand."""

    def __init__(self, bot: Uno, *, kept_bytes: int = 1_000_000, limit_s: float = 60.0) -> None:
        self._bot = bot
        self.now = 0.0
        self.avatars = Avatars(lambda: self.now, kept_bytes, limit_s)

    async def want(self, *people: Person) -> list[bytes | None]:
        """Have these people's avatars fetched, and return what is known of them once that is done."""
        for person in people:
            self.avatars.want(await self.user(person))
        await fetched(self.avatars)
        return [avatar_of(person.id) for person in people]

    async def user(self, person: Person) -> discord.User:
        """A person as discord.py knows them."""
        return await self._bot.fetch_user(person.id)


async def fetched(avatars: Avatars) -> None:
    """Wait until nothing is being fetched."""
    await asyncio.gather(*avatars._fetching.values())


async def settled(bot: Uno) -> None:
    """Wait until the bot has answered everything, and has fetched what it wants."""
    await bot.admission.wait(ANSWER_WITHIN_S)
    await fetched(bot.avatars)


@pytest.fixture
async def known(bot: Uno) -> AsyncIterator[Known]:
    known = Known(bot)
    yield known
    known.avatars.close()


def refused(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged of avatars that could not be had."""
    found = [record for record in caplog.records if record.name == "bot.chat.avatars"]
    assert all(record.levelname == "INFO" for record in found)
    return [record.getMessage() for record in found]


# At a table


async def test_who_sits_down_is_shown_by_their_avatar(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    ann.wear(ONE)
    party = await playing(bot, local, channel, ann, ben)
    await settled(bot)
    (shown,) = table(party.table, text_for("en-US")).pictures
    assert isinstance(shown, TablePicture)
    assert [seat.face.avatar for seat in shown.seats] == [ONE, None]
    assert draw(shown)


async def test_who_only_looks_is_not_asked_for(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, mei: Person
) -> None:
    mei.wear(ONE)
    party = await playing(bot, local, channel, ann, ben)
    await party.press(mei, "hand")
    await bot.admission.wait(ANSWER_WITHIN_S)
    assert not bot.avatars._fetching
    assert avatar_of(mei.id) is None


async def test_after_a_restart_a_press_brings_it_back(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    ann.wear(ONE)
    party = await playing(bot, local, channel, ann, ben)
    await settled(bot)
    bot.avatars.close()
    assert avatar_of(ann.id) is None
    await party.press(ann, "hand")
    await settled(bot)
    assert avatar_of(ann.id) == ONE


async def test_forgotten_with_their_player(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person) -> None:
    ann.wear(ONE)
    party = Party(bot, local, channel, ann)
    await party.sit_down()
    await settled(bot)
    assert avatar_of(ann.id) == ONE
    await forget_me(ann, channel)
    await settled(bot)
    assert avatar_of(ann.id) is None


async def test_they_are_in_no_budget(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person) -> None:
    party = Party(bot, local, channel, ann)
    await party.sit_down()
    await settled(bot)
    before = REST_BUDGET_USED._value.get()
    ann.wear(ONE)
    bot.avatars.want(await Known(bot).user(ann))
    await settled(bot)
    assert avatar_of(ann.id) == ONE
    assert REST_BUDGET_USED._value.get() == before + 1, "the user was asked for, at the API"


# Fetching


async def test_fetched_once_and_again_when_it_is_another(known: Known, ann: Person, local: LocalDiscord) -> None:
    ann.wear(ONE)
    assert await known.want(ann) == [ONE]
    local.backend.cdn._avatars.clear()
    assert await known.want(ann) == [ONE], "it is asked for no second time"
    ann.wear(OTHER)
    assert await known.want(ann) == [OTHER]
    ann.wear(None)
    assert await known.want(ann) == [None]


async def test_animated_ones_stand_still(known: Known, ann: Person, local: LocalDiscord) -> None:
    ann.wear(ONE)
    (path,) = local.backend.cdn._avatars
    name = path.rpartition("/")[2].removesuffix(".png")
    local.backend.cdn._avatars = {path.replace(name, f"a_{name}"): ONE}
    local.backend.users[ann.id].avatar = f"a_{name}"
    assert await known.want(ann) == [ONE]


async def test_what_cannot_be_had_is_left_for_an_hour(
    known: Known, ann: Person, local: LocalDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "bot.chat.avatars")
    ann.wear(ONE)
    stored = dict(local.backend.cdn._avatars)
    local.backend.cdn._avatars.clear()
    assert await known.want(ann) == [None]
    local.backend.cdn._avatars.update(stored)
    known.now += AGAIN_AFTER_S - 1
    assert await known.want(ann) == [None]
    known.now += 1
    assert await known.want(ann) == [ONE]
    assert len(refused(caplog)) == 1
    assert str(ann.id) not in caplog.text


@pytest.mark.parametrize(
    "wrong", [b"<html>", PNG + bytes(MOST_BYTES), b""], ids=["no picture", "a large file", "nothing"]
)
async def test_what_is_no_avatar_is_not_kept(
    known: Known, ann: Person, wrong: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "bot.chat.avatars")
    ann.wear(wrong)
    assert await known.want(ann) == [None]
    assert len(refused(caplog)) == 1


async def test_a_slow_answer_is_given_up(bot: Uno, ann: Person, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "bot.chat.avatars")
    ann.wear(ONE)
    assert await Known(bot, limit_s=0.0).want(ann) == [None]
    assert refused(caplog) == ["An avatar could not be fetched (TimeoutError)"]


async def test_the_one_seen_longest_ago_makes_room(bot: Uno, ann: Person, ben: Person, mei: Person) -> None:
    known = Known(bot, kept_bytes=len(ONE) + len(OTHER))
    ann.wear(ONE)
    ben.wear(OTHER)
    assert await known.want(ann, ben) == [ONE, OTHER]
    await known.want(ann)
    mei.wear(min(ONE, OTHER, key=len))
    assert await known.want(ann, ben, mei) != [ONE, None, None]
    kept = [person for person in (ann, ben, mei) if avatar_of(person.id) is not None]
    assert sum(len(avatar_of(person.id) or b"") for person in kept) <= len(ONE) + len(OTHER)
    known.avatars.close()
    assert [avatar_of(person.id) for person in (ann, ben, mei)] == [None] * 3


async def test_not_too_many_at_once(known: Known, local: LocalDiscord) -> None:
    crowd = [local.person(f"P{number}") for number in range(MOST_AT_ONCE + 1)]
    for person in crowd:
        person.wear(ONE)
    users = [await known.user(person) for person in crowd]
    for user in users:
        known.avatars.want(user)
    assert len(known.avatars._fetching) == MOST_AT_ONCE
    await fetched(known.avatars)
    assert avatar_of(crowd[-1].id) is None
    assert await known.want(crowd[-1]) == [ONE], "at the next press"


async def test_whom_it_forgets_is_not_waited_for(known: Known, ann: Person) -> None:
    ann.wear(ONE)
    known.avatars.want(await known.user(ann))
    known.avatars.forget(ann.id)
    await asyncio.sleep(0)
    assert not known.avatars._fetching
    assert avatar_of(ann.id) is None
