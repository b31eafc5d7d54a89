"""`/uno rules`, and paging in the book, by people anywhere."""

from dataclasses import replace

import pytest
from simcord import ChannelHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person, RenderedMessage, Response
from bot.rules.editions import EDITIONS
from bot.screens.rulebook import CARD
from bot.sessions.guild_settings import GuildSettings, keep_settings
from bot.text import text_for
from cogs.rulebook import best, cards_found, opened_at
from tests.house import Online
from tests.party import Party

ENGLISH, CHINESE = text_for("en-US"), text_for("zh-TW")


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    return Party(bot, local, channel, ann, ben)


def shown(answer: Response) -> RenderedMessage:
    """The book, which only the person sees."""
    assert answer.message is not None
    assert answer.message.ephemeral
    return answer.message


async def test_the_book_is_opened_and_paged_through(bot: Uno, channel: ChannelHandle, ann: Person) -> None:
    book = shown(await ann.slash(channel, "uno rules"))
    assert "UNO Classic · page 1 of" in book.text
    turned = shown(await ann.press(book, "Next"))
    assert turned.id == book.id
    assert "Goal and cards" in turned.text
    assert "UNO Classic · page 2 of" in turned.text
    again = shown(await ann.press(turned, "Previous"))
    assert "In brief" in again.text


async def test_it_is_opened_at_the_edition_that_is_usual_here(bot: Uno, channel: ChannelHandle, ann: Person) -> None:
    assert channel.guild is not None
    await keep_settings(bot.store, channel.guild.id, GuildSettings(edition="bts"))
    assert "UNO BTS · page 1 of" in shown(await ann.slash(channel, "uno rules")).text
    assert "UNO Classic · page 1 of" in shown(await ann.slash(channel, "uno rules", edition="classic")).text


async def test_pages_cards_and_editions_are_chosen(bot: Uno, channel: ChannelHandle, ann: Person) -> None:
    book = shown(await ann.slash(channel, "uno rules", edition="transformers"))
    page = shown(await ann.choose(book, "Scoring", menu="Pages"))
    assert "30 points: Skip Everyone" in page.text
    other = shown(await ann.choose(page, "No Mercy", menu="Editions"))
    assert "250 points each" in other.text
    card = shown(await ann.choose(other, "Skip Everyone", menu="Cards"))
    assert "you go again" in card.text
    assert "UNO No Mercy · the cards" in card.text
    back = shown(await ann.choose(card, "Transformers", menu="Editions"))
    assert "UNO Transformers · the cards" in back.text
    assert "Worth 30 points" in back.text
    gone = shown(await ann.choose(back, "Classic", menu="Editions"))
    assert "UNO Classic · page 1 of" in gone.text


async def test_it_is_read_in_ones_own_language(bot: Uno, channel: ChannelHandle, mei: Person) -> None:
    book = shown(await mei.slash(channel, "uno rules", edition="no-mercy", card="跳過"))
    assert "跳過下一位" in book.text


async def test_it_works_without_a_server(bot: Uno, local: LocalDiscord, ann: Person) -> None:
    book = shown(await ann.slash(ann.dm, "uno rules", edition="bts", card="dancing"))
    assert "Dancing Wild" in book.text
    assert "The next player dances" in shown(await ann.choose(book, "Wild cards", menu="Pages")).text


async def test_a_card_is_found_while_typing(bot: Uno, channel: ChannelHandle, ann: Person, mei: Person) -> None:
    offered = await ann.complete(channel, "uno rules", "card", "+4", edition="no-mercy")
    assert offered[0]["name"] == "Draw Four"
    card = shown(await ann.slash(channel, "uno rules", card=offered[0]["value"]))
    assert "UNO No Mercy · the cards" in card.text
    everywhere = await mei.complete(channel, "uno rules", "card", "翻轉")
    assert everywhere[0]["name"] == "翻轉（變形金剛）"
    assert "UNO 變形金剛" in shown(await mei.slash(channel, "uno rules", card=everywhere[0]["value"])).text
    assert len(await ann.complete(channel, "uno rules", "card", "")) <= 25
    assert await ann.complete(channel, "uno rules", "card", "ketchup") == []


async def test_a_card_that_is_not_there(bot: Uno, channel: ChannelHandle, ann: Person) -> None:
    answer = await ann.slash(channel, "uno rules", edition="classic", card="**creeper**" + "x" * 3000)
    assert answer.ephemeral
    assert answer.message is not None
    assert r"There's no card called “\*\*creeper\*\*" in answer.message.text


@pytest.mark.parametrize(
    ("edition", "typed", "found"),
    [
        ("classic", "+4", "classic card wild-draw-four"),
        ("classic", "+2", "classic card draw-two"),
        ("classic", "r5", "classic card numbers"),
        ("classic", "red 7", "classic card 7"),
        ("classic", "7", "classic card 7"),
        ("classic", "skip", "classic card skip"),
        ("classic", "跳過", "classic card skip"),
        ("classic", "禁止", "classic card skip"),
        ("classic", "wild", "classic card wild"),
        ("classic", "萬用牌", "classic card wild"),
        ("no-mercy", "+10", "no-mercy card wild-draw-ten"),
        ("no-mercy", "roulette", "no-mercy card colour-roulette"),
        ("no-mercy", "輪盤", "no-mercy card colour-roulette"),
        ("transformers", "flip", "transformers card flip"),
        ("transformers", "optimus", "transformers card optimus-power"),
        ("minecraft", "苦力怕", "minecraft card creeper"),
        ("avengers", "gauntlet", "avengers card infinity-gauntlet"),
        ("avengers", "purple skip", "avengers card skip"),
    ],
)
def test_what_is_typed_finds_the_card(edition: str, typed: str, found: str) -> None:
    for text in (ENGLISH, CHINESE):
        press = best(cards_found(text, opened_at(edition, None).edition, typed, alone=True))
        assert press is not None
        assert press.what == f"rules {found}"


def test_a_card_of_another_edition_is_found_after_those_of_ones_own() -> None:
    edition = opened_at("classic", None).edition
    found = cards_found(ENGLISH, edition, "", alone=False)
    own = len(cards_found(ENGLISH, edition, "", alone=True))
    assert all(one.press.words[:2] == ["classic", CARD] for one in found[:own])
    assert {one.press.words[0] for one in found[own:]} == EDITIONS.keys() - {"classic"}
    assert cards_found(ENGLISH, edition, "creeper", alone=True) == []
    assert [one.words for one in cards_found(ENGLISH, edition, "creeper", alone=False)] == ["Creeper (Minecraft)"]


# At a table


async def test_the_button_at_the_lobby_and_at_the_table(party: Party, channel: ChannelHandle) -> None:
    await party.sit_down(edition="minecraft")
    ann, ben = party.people
    await ann.choose(shown(await party.press(ann, "options")), "jump_in", "stacking", menu="House rules: none")
    lobby = shown(await party.press(ben, "rules"))
    assert "UNO Minecraft · page 1 of" in lobby.text
    assert lobby.text.index("House rules that are on here") < lobby.text.index("Jump-In") < lobby.text.index("Creeper")
    await party.open_hand(ann, "start")
    await party.told()
    table = shown(await party.press(ben, "rules"))
    assert table.text == lobby.text
    house = shown(await ben.choose(table, "House rules", menu="Pages"))
    assert house.id == table.id
    assert "House rules that are off here" in house.text
    # Typed in the same channel, it is the book of the same table.
    assert shown(await ben.slash(channel, "uno rules")).text == lobby.text


async def test_the_book_is_read_on_when_the_game_is_gone_and_after_a_restart(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = Party(bot, local, channel, ann, ben)
        await party.sit_down(edition="bts")
        book = shown(await party.press(ben, "rules"))
        await ann.slash(channel, "uno stop")
    async with online():
        turned = shown(await ben.press(book, "Next"))
        assert "UNO BTS · page 2 of" in turned.text


async def test_who_is_away_is_back_when_they_read_the_rules(party: Party) -> None:
    await party.start()
    ann = party.people[0]
    seats = tuple(replace(seat, away=seat.user == ann.id) for seat in party.table.seats)
    party.session.table = replace(party.table, seats=seats)
    await party.told()
    shown(await party.press(ann, "rules"))
    assert not any(seat.away for seat in party.table.seats)
