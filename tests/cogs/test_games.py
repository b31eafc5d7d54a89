"""Whole games, played by people who press and type what they are offered."""

import pytest
from simcord import ChannelHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person
from bot.rules.editions import EDITIONS
from bot.store.games import GameStatus
from tests.discord_api.bodies import check
from tests.party import Party


@pytest.mark.parametrize("edition", EDITIONS)
async def test_a_match_by_buttons(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, mei: Person, edition: str
) -> None:
    party = Party(bot, local, channel, ann, ben, mei)
    await party.start(edition=edition, scoring="single")
    await party.play()
    assert party.table.status is GameStatus.ENDED
    end = await party.told()
    seed = party.table.revealed_seed
    assert seed is not None
    assert seed not in end.text
    assert seed in (await party.log(ben)).text
    assert not local.calls.gaps
    refused = [call for call in local.calls if call.status is not None and call.status >= 400]
    assert [str(call) for call in refused] == []
    assert check(local.calls) > 20


async def test_round_after_round_and_another_match(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, mei: Person
) -> None:
    party = Party(bot, local, channel, ann, ben, mei)
    await party.start(edition="bts", target=250)
    await party.play(until=lambda: party.table.asked is None)
    assert "1" in (await party.told()).text
    await party.play()
    first = party.session
    assert first.table.decided
    assert first.table.view(None).round > 1

    again = await party.press(mei, "rematch")
    assert not again.ephemeral
    assert party.session is not first
    assert party.table.host == mei.id
    assert [seat.user for seat in party.table.seats] == [mei.id]
    await party.shown("Rematch, Ann and Ben?")
    for person in (ann, ben):
        await party.press(person, "join")
    await party.open_hand(mei, "start")
    party.hands = {mei.id: party.hands[mei.id]}
    await party.play()
    assert party.table.decided


async def test_the_calls_of_a_whole_game(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, mei: Person
) -> None:
    """One answer, at most one edit of the table, and the next player's hand; more only where more hands changed."""
    party = Party(bot, local, channel, ann, ben, mei)
    await party.start(edition="classic", target=200)
    await party.told()
    counts = []
    while party.table.status is GameStatus.PLAYING and party.table.asked is not None:
        await party.hand(party.asked)
        local.calls.clear()
        await party.move()
        await party.told()
        if party.table.asked is not None:
            await party.hand(party.asked)
        callbacks = local.calls.of("POST /interactions/*/callback")
        edits = local.calls.of("PATCH /channels/*/messages/*")
        hands = local.calls.of("PATCH /webhooks/*")
        assert len(callbacks) == 1
        assert len(edits) == 1
        assert len(hands) <= len(party.people) - 1
        assert len(local.calls) == len(callbacks) + len(edits) + len(hands)
        counts.append(len(local.calls))
    mean = sum(counts) / len(counts)
    print(f"{len(counts)} moves, {mean:.2f} calls a move")
    assert mean <= 3.1
