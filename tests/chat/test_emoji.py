"""The application's emoji in what people see; without them, or when they are gone, signs do."""

from collections.abc import Iterator

import pytest
from simcord import ChannelHandle

from bot.art.emoji import emoji_name, emoji_png
from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person
from bot.playground.server import strict
from bot.playground.server.unicode_emoji import is_emoji
from bot.rules.editions import EDITIONS
from bot.screens import buttons, emoji
from bot.screens.emoji import COLOUR_SIGNS
from tests.house import Online
from tests.party import playing

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
        top = emoji_name(CLASSIC, party.table.view(None).top)
        hand = await party.hand(party.asked)
        assert f"<:{top}:{uploaded[top]}>" in hand.text
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


async def test_an_emoji_that_was_deleted_is_left_out_alone(
    uploaded: dict[str, int], online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    """The answer and the table arrive at once without it, and all other emoji stay."""
    async with online() as bot:
        party = await playing(bot, local, channel, ann, ben)
        await party.told()
        person = party.asked
        hand = await party.hand(person)
        gone = next(button.emoji for button in hand.buttons if button.emoji in uploaded)
        del local.backend.application_emojis[uploaded[gone]]
        local.calls.clear()
        again = await party.open_hand(person)
        signs = [button.emoji for button in again.buttons]
        assert gone not in signs
        assert [sign for sign in signs if sign in uploaded]
        assert [call.status for call in local.calls.of("POST /interactions/*")] == [400, 200]
        await party.open_hand(person)
        assert [call.status for call in local.calls.of("POST /interactions/*")] == [400, 200, 200]


async def test_a_sign_that_discord_does_not_take_is_left_out(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in the public message: the words and buttons are there, and it is asked only once."""
    sign = next(iter(COLOUR_SIGNS.values()))
    refused = is_emoji
    monkeypatch.setattr(strict, "is_emoji", lambda text: text != sign and refused(text))
    party = await playing(bot, local, channel, ann, ben)
    await party.open_hand(party.asked)
    await party.open_hand(party.asked)
    await party.told()
    assert len([call for call in local.calls if call.status == 400]) == 1
    buttons.REFUSED_SIGNS.clear()


async def test_without_emoji_the_colours_have_signs(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    party = await playing(bot, local, channel, ann, ben)
    hand = await party.hand(party.asked)
    cards = [button for button in hand.buttons if ":do play" in button.custom_id]
    assert {button.emoji for button in cards} <= {"🔺", "🔵", "🍀", "⭐", "🌈"}
