"""Whole matches of players who hear the game: they read no picture, and type what completion offers them."""

import re

import pytest
from simcord import ChannelHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person, RenderedMessage
from bot.rules.editions import EDITIONS
from bot.screens.layout import GALLERY
from bot.store.games import GameStatus
from tests.party import Party

EMOJI = re.compile("[\u2600-\u27bf\u2b05-\u2bff\U0001f000-\U0001faff\ufe0f\u20e3]")
WORD = re.compile(r"\w+")
REPEATS = 9
"""How many words in a row may not stand in both a picture's description and the text beside it."""


def repeated(alt: str, beside: str) -> list[str]:
    """Return what a description says that the text beside it says in the same words."""
    words, told = WORD.findall(alt), " ".join(WORD.findall(beside))
    runs = [" ".join(words[start : start + REPEATS]) for start in range(len(words) - REPEATS + 1)]
    return [run for run in runs if run in told]


def check_heard(seen: RenderedMessage) -> None:
    """Check that what is read aloud for pictures adds to the text, and consists of words."""
    for picture in seen.pictures:
        assert picture.alt
        assert EMOJI.findall(picture.alt) == [], picture.alt
        assert repeated(picture.alt, seen.text) == [], f"{picture.alt}\n\n{seen.text}"


async def test_who_plays_by_ear_hears_the_buttons_before_the_pictures(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, mei: Person
) -> None:
    page = (await mei.slash(channel, "uno me")).message
    assert page is not None
    await mei.press(page, "先按鈕、後圖片")
    party = Party(bot, local, channel, ann, mei)
    await party.start()
    await party.play(until=lambda: party.asks("play"))
    kinds = {}
    for person in party.people:
        hand = await party.open_hand(person)
        (frame,) = hand.payload["components"]
        kinds[person] = [part["type"] for part in frame["components"]]
    assert kinds[mei][-1] == GALLERY
    assert GALLERY in kinds[ann][:-1]


@pytest.mark.parametrize(
    "edition", [pytest.param(key, marks=() if key == "no-mercy" else pytest.mark.slow) for key in EDITIONS]
)
async def test_a_match_by_text_and_completion_alone(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, mei: Person, edition: str
) -> None:
    """One picks from what is offered, the other types it out, each in their language; the table says who is to."""
    party = Party(bot, local, channel, ann, mei)
    await party.start(edition=edition, scoring="single")
    while party.table.status is GameStatus.PLAYING:
        person = party.asked
        table = await party.told()
        assert person.name in table.text
        check_heard(table)
        hand = (await person.slash(channel, "uno hand")).message
        assert hand is not None
        check_heard(hand)
        offered = await person.complete(channel, "uno play", "answer", "")
        assert len({one["name"] for one in offered}) == len(offered), "each is called something else"
        first = offered[0]
        answer = await person.slash(channel, "uno play", answer=first["value" if person is ann else "name"])
        assert answer.ephemeral
        assert answer.message is None or answer.message.text
    assert party.table.decided
    check_heard(await party.told())
    assert all("callback" in call.path for call in local.calls.of("POST /interactions/*"))
