"""Whole games, played by people who press and type what they are offered."""

import pytest
from simcord import ChannelHandle

from bot.client import Uno
from bot.playground import LocalDiscord, Person
from bot.rules.editions import EDITIONS
from bot.sessions import Life
from tests.cogs.description import DESCRIPTION, check
from tests.cogs.playing import Party

pytestmark = pytest.mark.usefixtures("known_deals")


@pytest.mark.parametrize("edition", EDITIONS)
async def test_a_match_by_buttons(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, mei: Person, edition: str
) -> None:
    party = Party(bot, local, channel, ann, ben, mei)
    await party.start(edition=edition, scoring="single")
    await party.play()
    assert party.session.life is Life.ENDED
    end = await party.told()
    assert party.session.revealed_seed is not None
    assert party.session.revealed_seed in end.text
    assert not local.calls.gaps
    refused = [call for call in local.calls if call.status is not None and call.status >= 400]
    assert [str(call) for call in refused] == []
    assert check(local.calls) > 20 or not DESCRIPTION.exists()


@pytest.mark.parametrize("edition", ["classic", "minecraft"])
async def test_a_match_by_typing(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, mei: Person, edition: str
) -> None:
    """One picks from what is offered, the other types it out, each in their language."""
    party = Party(bot, local, channel, ann, mei)
    await party.start(edition=edition, scoring="single")
    while party.session.life is Life.PLAYING:
        person = party.asked
        offered = await person.complete(channel, "uno play", "answer", "")
        first = offered[0]
        answer = await person.slash(channel, "uno play", answer=first["value" if person is ann else "name"])
        assert answer.ephemeral
    assert party.session.decided
    assert all("callback" in call.path for call in local.calls.of("POST /interactions/*"))


async def test_round_after_round_and_another_match(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, mei: Person
) -> None:
    party = Party(bot, local, channel, ann, ben, mei)
    await party.start(edition="bts", target=250)
    await party.play(until=lambda: party.session.asked is None)
    assert "1" in (await party.told()).text
    await party.play()
    first = party.session
    assert first.decided
    assert first.view(None).round > 1

    again = await party.press(mei, "rematch")
    assert not again.ephemeral
    assert party.session is not first
    assert party.session.host == mei.id
    assert [seat.user for seat in party.session.seats] == [ben.id, mei.id, ann.id]
    await party.open_hand(mei, "start")
    party.hands = {mei.id: party.hands[mei.id]}
    await party.play()
    assert party.session.decided


async def test_the_calls_of_a_whole_game(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, mei: Person
) -> None:
    """One answer, at most one edit of the table, and the next player's hand; more only where more hands changed."""
    party = Party(bot, local, channel, ann, ben, mei)
    await party.start(edition="classic", target=200)
    for person in party.people:
        await party.hand(person) if person is party.asked else await party.open_hand(person)
    await party.told()
    counts = []
    while party.session.life is Life.PLAYING and party.session.asked is not None:
        await party.hand(party.asked)
        local.calls.clear()
        await party.move()
        await party.told()
        if party.session.asked is not None:
            await party.hand(party.asked)
        callbacks = local.calls.of("POST /interactions/*/callback")
        edits = local.calls.of("PATCH /channels/*/messages/*")
        hands = local.calls.of("PATCH /webhooks/*/messages/@original")
        assert len(callbacks) == 1
        assert len(edits) == 1
        assert len(hands) <= len(party.people) - 1
        assert len(local.calls) == len(callbacks) + len(edits) + len(hands)
        counts.append(len(local.calls))
    mean = sum(counts) / len(counts)
    print(f"{len(counts)} moves, {mean:.2f} calls a move")
    assert mean <= 3.1
