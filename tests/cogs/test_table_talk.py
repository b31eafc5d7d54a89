"""Reactions at the table."""

from __future__ import annotations

from simcord import ChannelHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person
from bot.screens.words import refusal_words
from bot.text import text_for
from tests.party import playing

REQUESTS = ("PATCH /channels/*/messages/*", "POST /channels/*/messages")


async def test_a_reaction_is_answered_with_the_table_and_takes_no_other_request(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, mei: Person
) -> None:
    party = await playing(bot, local, channel, ann, ben)
    await party.told()
    local.calls.clear()
    public = party.public(ann)
    assert public is not None
    answer = await ann.choose(public, "Whoa!")
    assert answer.kind == "update"
    shown = party.public(ben)
    assert shown is not None
    assert f"**{ann.name}** 😱" in shown.text
    await party.told()
    assert [call for request in REQUESTS for call in local.calls.of(request)] == []
    await ann.choose(shown, "Yay!")
    assert "🎉" not in (party.public(ben) or shown).text, "once in a while"
    answer = await mei.choose(shown, "Haha!")
    assert answer.message is not None
    assert answer.message.text == refusal_words(text_for("zh-TW"), "not_seated")
