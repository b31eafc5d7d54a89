"""The application's emoji in what people see; without them, or when they are gone, signs do."""

import logging
from collections.abc import Iterator

import pytest
from simcord import ChannelHandle

from bot.art.emoji import emoji_name, emoji_png
from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person
from bot.rules.editions import EDITIONS
from bot.screens import emoji
from tests.house import Online
from tests.party import playing, presses

CLASSIC = EDITIONS["classic"]


@pytest.fixture
def uploaded(local: LocalDiscord) -> Iterator[dict[str, int]]:
    """The ids of the emoji of a whole edition; they are known to no other test."""
    for face in CLASSIC.faces:
        local.add_emoji(emoji_name(CLASSIC, face.index), emoji_png(CLASSIC, face.index))
    yield {one.name: one.id for one in local.backend.application_emojis.values()}
    emoji.forget()


async def test_cards_have_their_emoji(
    uploaded: dict[str, int], online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = await playing(bot, local, channel, ann, ben)
        table = await party.told()
        top = emoji_name(CLASSIC, party.table.view(None).top)
        assert f"<:{top}:{uploaded[top]}>" in table.text
        hand = await party.hand(party.asked)
        cards = [button for button in hand.buttons if ":do play" in button.custom_id]
        assert cards
        assert all(button.emoji in uploaded for button in cards)
        assert all(button.label for button in cards)


async def test_an_older_drawing_does_as_well(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    for face in CLASSIC.faces:
        name = emoji_name(CLASSIC, face.index)
        local.add_emoji(f"{name[:-4]}0000", emoji_png(CLASSIC, face.index))
    async with online() as bot:
        party = await playing(bot, local, channel, ann, ben)
        hand = await party.hand(party.asked)
        assert any(button.emoji.endswith("_0000") for button in hand.buttons)
    emoji.forget()


async def test_emoji_that_were_deleted_are_done_without(
    uploaded: dict[str, int],
    online: Online,
    local: LocalDiscord,
    channel: ChannelHandle,
    ann: Person,
    ben: Person,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The first answer after that is an apology; the move is made all the same, and the next answer has signs."""
    async with online() as bot:
        party = await playing(bot, local, channel, ann, ben)
        person = party.asked
        hand = await party.hand(person)
        local.backend.application_emojis.clear()
        press = next(press for press in presses(hand) if press.what.startswith("do "))
        before = party.table.version
        await person.press(hand, press.custom_id)
        await local.until(lambda: party.table.version > before)
        again = await party.open_hand(person)
        assert all(button.emoji not in uploaded for button in again.buttons)
        await party.told()
        errors = [record for record in caplog.records if record.levelno == logging.ERROR]
        assert all("emoji" in str(record.exc_info) for record in errors)
        caplog.clear()


async def test_without_emoji_the_colours_have_signs(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    party = await playing(bot, local, channel, ann, ben)
    hand = await party.hand(party.asked)
    cards = [button for button in hand.buttons if ":do play" in button.custom_id]
    assert {button.emoji for button in cards} <= {"🔺", "🔵", "🍀", "⭐", "🌈"}
