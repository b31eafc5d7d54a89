"""`/uno review`: the user's own play in games that are over, worked out while they wait."""

from __future__ import annotations

from random import Random

import pytest
from simcord import ChannelHandle, GuildHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person, RenderedMessage
from bot.screens.words import refusal_words
from bot.text import text_for
from tests.discord_api.bodies import check
from tests.party import Party, choosable, forget_me, pressable
from tests.sessions.running import play_on

ENGLISH = text_for("en-US")
SHORT, ROUNDS = 17, 2
"""By this chance the same match is played at every run; it has so many rounds."""


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, mei: Person) -> Party:
    """A match of one round that was played to its end."""
    party = Party(bot, local, channel, ann, ben, mei)
    await party.start(scoring="single")
    await party.play()
    await party.told()
    return party


async def ready(party: Party, person: Person, shown: RenderedMessage | None, words: str) -> RenderedMessage:
    """The message that waited for a review, as soon as it shows it."""
    assert shown is not None
    place = shown

    def present() -> RenderedMessage | None:
        later = [one for one in person.read(party.channel) if one.ephemeral and one.id >= place.id]
        return next((one for one in later if words in one.text), None)

    return await party.local.until(present)


async def test_from_the_end_to_the_review_and_a_moment_of_it(party: Party, local: LocalDiscord, ann: Person) -> None:
    answer = await party.press(ann, "review")
    assert answer.ephemeral
    assert answer.message is not None
    screen = await ready(party, ann, answer.message, "luck ")
    assert "play " in screen.text
    assert "At the deal: 33%" in screen.text
    assert "Result: " in screen.text
    again = await ann.slash(party.channel, "uno review", game=party.session.id)
    assert again.message is not None
    assert "At the deal" in again.message.text, "it is kept"
    replay = await ann.slash(party.channel, "uno replay", game=party.session.id)
    assert replay.message is not None
    assert "Chance to win here: " in replay.message.text
    assert pressable(replay.message, "review") is not None
    menu = next((one for one in again.message.menus if one.custom_id.endswith("review step")), None)
    if menu is not None:
        step = menu.options[0].value
        stepped = await ann.choose(again.message, step, menu=menu.custom_id)
        assert stepped.message is not None
        assert f"step {step} of" in stepped.message.text
        assert "Best here: " in stepped.message.text
    assert check(local.calls) > 20


async def test_each_sees_their_own_and_in_their_language(
    party: Party, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, mei: Person, ben: Person
) -> None:
    answer = await mei.slash(channel, "uno review", game=party.session.id)
    await ready(party, mei, answer.message, "運氣")
    eve = local.person("Eve", house)
    refused = await eve.slash(channel, "uno review", game=party.session.id)
    assert refused.message is not None
    assert refused.message.text == ENGLISH("review-own-only")
    replay = await ben.slash(channel, "uno replay", game=party.session.id)
    assert replay.message is not None
    assert "Chance to win here" not in replay.message.text, "his own was not worked out"


async def test_it_is_shown_to_everyone_by_its_owner(
    party: Party, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    game = party.session.id
    early = await ann.slash(channel, "uno review", game=game, public=True)
    assert early.message is not None
    assert early.message.text == ENGLISH("review-not-ready")
    answer = await ann.slash(channel, "uno review", game=game)
    screen = await ready(party, ann, answer.message, "luck ")
    share = pressable(screen, "share review")
    assert share is not None
    shared = await ann.press(screen, share.custom_id)
    assert not shared.ephemeral
    assert shared.message is not None
    assert "Ann won " in shared.message.text
    assert "You " not in shared.message.text
    pressed = await ben.press(shared.message, f"uno:{game}:1:replay own first")
    assert pressed.ephemeral


async def short_match(bot: Uno, local: LocalDiscord, channel: ChannelHandle, *people: Person) -> Party:
    """A match of a few rounds, the same at every run, that was played to its end."""
    party = Party(bot, local, channel, *people)
    await party.start(scoring="points", target=60)
    await play_on(party.session, Random(SHORT))
    await party.play()
    await party.told()
    assert party.table.view(None).round == ROUNDS
    return party


async def test_rounds_of_a_match(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    party = await short_match(bot, local, channel, ann, ben)
    answer = await ann.slash(channel, "uno review", game=party.session.id)
    screen = await ready(party, ann, answer.message, f"of {ROUNDS} rounds: luck")
    assert "- Round 1: " in screen.text
    menu = choosable(screen, "review round", "2")
    assert menu is not None
    second = await ann.choose(screen, "2", menu=menu)
    assert second.message is not None
    assert f"round 2 of {ROUNDS}" in second.message.text
    assert "At the deal: 50%" in second.message.text


async def test_it_is_shown_though_it_was_ready_while_another_edit_was_under_way(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    party = await short_match(bot, local, channel, ann, ben)
    local.faults.inject("PATCH /webhooks/*", None, times=None, delay=0.5)
    answer = await ann.slash(channel, "uno review", game=party.session.id)
    await ready(party, ann, answer.message, f"of {ROUNDS} rounds: luck")


async def test_what_cannot_be_reviewed(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    party = Party(bot, local, channel, ann, ben)
    await party.start()
    for game, code in ((party.session.id, "still_running"), ("**ketchup**", "unknown_game")):
        answer = await ann.slash(channel, "uno review", game=game)
        assert answer.message is not None
        assert answer.message.text == refusal_words(ENGLISH, code)
    await party.play(until=lambda: party.moves >= 3)
    for person in (ann, ben):
        await person.slash(channel, "uno stop")
    await party.shown("ended without a winner")
    answer = await ann.slash(channel, "uno review", game=party.session.id)
    assert answer.message is not None
    assert answer.message.text == refusal_words(ENGLISH, "no_round")


async def test_own_games_are_offered_and_forgotten_users_have_no_review(
    party: Party, bot: Uno, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, ann: Person
) -> None:
    game = party.session.id
    assert [choice["value"] for choice in await ann.complete(channel, "uno review", "game", "")] == [game]
    eve = local.person("Eve", house)
    assert await eve.complete(channel, "uno review", "game", "") == []
    answer = await ann.slash(channel, "uno review", game=game)
    await ready(party, ann, answer.message, "luck ")
    seat = party.table.seat_of(ann.id)
    assert seat is not None
    assert await bot.reviews.kept(game, seat)
    await forget_me(ann, channel)
    assert await bot.reviews.kept(game, seat) == ()
