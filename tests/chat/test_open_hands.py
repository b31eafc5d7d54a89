"""Hands that are open: up to date for their players, and one player's is never in the way of the others."""

import asyncio
import gc
from dataclasses import replace
from typing import Any

import discord
import pytest
from discord.utils import format_dt
from simcord import ChannelHandle, GuildHandle

from bot.chat import open_hands
from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person, RenderedMessage
from bot.rules.agenda import DRAW
from bot.screens.game.private import own_signature
from bot.screens.words import refusal_words
from bot.sessions import actions
from bot.sessions.table import Table, Update
from bot.text import text_for
from tests.clock import FakeClock
from tests.house import UNHURRIED, Online
from tests.party import Party, forget_me, playing, playing_openly

ENGLISH = text_for("en-US")
HANDS = "PATCH /webhooks/*"
PINGS = "POST /channels/*/messages"


@pytest.fixture
def cleo(local: LocalDiscord, house: GuildHandle) -> Person:
    return local.person("Cleo", house)


@pytest.fixture
async def pair(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    """Two who play."""
    return await playing_openly(bot, local, channel, ann, ben)


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, cleo: Person) -> Party:
    """Three who play; who goes in these tests sits before the others."""
    return await playing_openly(bot, local, channel, cleo, ann, ben)


def seen_by(party: Party, person: Person) -> RenderedMessage:
    """Return a person's open hand, as it is by now."""
    seen = person.look(party.channel.id, party.hands[person.id].id)
    assert seen is not None
    return seen


def note_in(hand: RenderedMessage) -> str:
    """Return what a hand says about what happened."""
    return "\n".join(line for line in hand.text.splitlines() if line.startswith("> "))


# Up to date


async def test_the_next_players_open_hand_is_brought_up_to_date(pair: Party, local: LocalDiscord) -> None:
    other, mover = pair.others[0], pair.asked
    local.calls.clear()
    await pair.move()
    assert pair.asked is other
    hand = await pair.hand(other)
    assert f"{mover.name} " in hand.text
    assert len(local.calls.of(HANDS)) == 1


async def test_what_the_answer_has_told_is_not_told_again(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    """The answer to a press is there before the others are told."""
    async with online(timing=replace(UNHURRIED, table_after=0.3)) as bot:
        party = await playing_openly(bot, local, channel, ann, ben)
        mover = party.asked
        answer = await party.move()
        assert answer.message is not None
        assert "You " in note_in(answer.message)
        await party.told()
        assert party.asked is not mover
        await party.move()
        await party.told()
        told = note_in(await party.hand(mover))
        assert party.others[0].name in told
        assert "You " not in told


async def test_a_hand_that_would_show_nothing_new_is_not_edited(party: Party, local: LocalDiscord) -> None:
    """That a vote was cast changes no hand."""
    host, voter, *_ = party.people
    local.calls.clear()
    before = {person: seen_by(party, person) for person in party.people}
    table = party.table
    await voter.slash(party.channel, "uno stop")
    assert party.table is not table
    for seat, person in enumerate(party.people):
        assert own_signature(table, seat) == own_signature(party.table, seat)
        assert seen_by(party, person) == before[person]
    await host.slash(party.channel, "uno hand")
    assert local.calls.of(HANDS) == []


async def test_a_hand_that_was_dismissed_is_let_go(pair: Party, local: LocalDiscord) -> None:
    other = pair.others[0]
    other.delete(pair.hands[other.id])
    before = pair.moves
    await pair.play(until=lambda: pair.asked is other or pair.moves > before + 6)
    await local.until(lambda: any(call.status == 404 for call in local.calls.of(HANDS)))
    del pair.hands[other.id]
    await pair.play(until=lambda: pair.moves >= before + 10)


async def test_a_hand_says_that_it_is_old_before_it_can_be_edited_no_more(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = await playing(bot, local, channel, ann, ben)
    async with online(timing=replace(UNHURRIED, hand_lifetime=0.0)) as party.bot:
        await party.told()
        opened = [await person.slash(channel, "uno hand") for person in (ann, ben)]

        def are_stale() -> bool:
            return all(answer.message and ENGLISH("hand-stale") in answer.message.text for answer in opened)

        await local.until(are_stale)
        for answer in opened:
            assert answer.message is not None
            assert answer.message.pictures == ()
            assert [button.label for button in answer.message.buttons] == [ENGLISH("table-hand")]
        assert len(local.calls.of(HANDS)) == 2
        await party.session.do(actions.play, party.asked.id, DRAW, party.number)
        await party.told()
        assert len(local.calls.of(HANDS)) == 2, "nothing edits them after that"
        stale = opened[0].message
        assert stale is not None
        fresh = await ann.press(stale, ENGLISH("table-hand"))
        assert fresh.kind == "update"
        assert fresh.message is not None
        assert fresh.message.id == stale.id
        (answered,) = local.calls.of("POST /interactions/*/callback")[-1:]
        assert ENGLISH("hand-stale") not in str(answered.body)


async def test_a_hand_that_is_old_before_others_says_so_before_them(pair: Party, local: LocalDiscord) -> None:
    sooner, later = pair.people
    pair.bot.timing = replace(pair.bot.timing, hand_lifetime=0.1)
    pair.keep(sooner, await sooner.slash(pair.channel, "uno hand"))
    await local.until(lambda: ENGLISH("hand-stale") in seen_by(pair, sooner).text)
    assert ENGLISH("hand-stale") not in seen_by(pair, later).text
    pair.keep(later, await later.slash(pair.channel, "uno hand"))
    await local.until(lambda: ENGLISH("hand-stale") in seen_by(pair, later).text)


async def test_an_edit_that_was_given_up_is_made_by_the_next_attempt(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    hasty = replace(UNHURRIED, attempt_within=0.5, retry_pauses=(0.0,) * 20)
    async with online() as bot:
        party = await playing_openly(bot, local, channel, ann, ben)
    async with online(timing=hasty) as party.bot:
        for person in party.people:
            party.keep(person, await person.slash(channel, "uno hand"))
        mover, other = party.asked, party.others[0]
        local.inject(HANDS, "hang")
        await party.move()
        assert party.asked is other
        hand = await party.hand(other)
        assert f"{mover.name} " in note_in(hand)


async def test_after_a_reconnect_the_open_hand_shows_how_much_time_is_left(
    party: Party, bot: Uno, local: LocalDiscord, clock: FakeClock
) -> None:
    asked, before = party.asked, party.table.deadline
    assert before is not None
    assert format_dt(before, "R") in seen_by(party, asked).text
    party.session.hold()
    clock.pass_by(3600)
    bot.registry.resume([party.session])
    after = party.table.deadline
    assert after is not None
    assert after > before
    await local.until(lambda: format_dt(after, "R") in seen_by(party, asked).text)


# One at a time


def private(party: Party, person: Person) -> list[RenderedMessage]:
    return [seen for seen in person.read(party.channel) if seen.ephemeral]


async def test_a_hand_that_is_opened_anew_takes_the_former_one_away(pair: Party, local: LocalDiscord) -> None:
    other = pair.others[0]
    for _ in range(2):
        opened = await pair.open_hand(other)
        await local.until(lambda: len(private(pair, other)) == 1)
        assert [seen.id for seen in private(pair, other)] == [opened.id]
    await other.slash(pair.channel, "uno hand")
    await local.until(lambda: len(private(pair, other)) == 1)


async def test_two_presses_at_one_time_leave_one_hand(pair: Party, local: LocalDiscord) -> None:
    other = pair.others[0]
    await asyncio.gather(*(pair.press(other, "hand") for _ in range(3)))
    await local.until(lambda: len(private(pair, other)) == 1)


async def test_a_hand_that_cannot_be_removed_becomes_a_line(pair: Party, local: LocalDiscord) -> None:
    other = pair.others[0]
    former = pair.hands[other.id]
    local.inject("DELETE /webhooks/*", 403)
    await pair.open_hand(other)

    def is_line() -> bool:
        seen = other.look(pair.channel.id, former.id)
        return seen is not None and seen.text == ENGLISH("hand-replaced") and not seen.buttons and not seen.pictures

    await local.until(is_line)


async def test_a_press_in_the_hand_edits_it(pair: Party, local: LocalDiscord) -> None:
    mover = pair.asked
    hand = await pair.hand(mover)
    local.calls.clear()
    answer = await pair.move()
    assert answer.kind == "update"
    assert [seen.id for seen in private(pair, mover)] == [hand.id]
    assert local.calls.of("DELETE /webhooks/*") == []


# Refused


async def test_what_is_refused_at_the_table_is_said_in_one_sentence(pair: Party, local: LocalDiscord) -> None:
    other = pair.others[0]
    hand = seen_by(pair, other)
    for what, code in (("uno", "no_call"), ("draw", "not_asked"), ("catch", "paused")):
        local.calls.clear()
        answer = await pair.press(other, what)
        assert answer.ephemeral
        assert answer.message is not None
        assert answer.message.text == refusal_words(ENGLISH, code)
        assert local.calls.of("DELETE /webhooks/*") == []
    assert seen_by(pair, other) == hand


# Who is gone


async def leave_and_be_forgotten(party: Party, person: Person) -> None:
    """Have a person leave the match, with the hand open, and have everything deleted."""
    await person.slash(party.channel, "uno leave")
    await forget_me(person, party.channel)
    assert party.table.seat_of(person.id) is None


async def move_as_the_rest(party: Party) -> None:
    """Have all who are left move once, and find in their open hand what has come of it."""
    for _ in range(2):
        mover = party.asked
        await party.move()
        await party.told()
        assert refusal_words(ENGLISH, "not_seated") not in seen_by(party, mover).text
        assert party.asked is not mover
        await party.hand(party.asked)


async def test_the_others_play_on_when_a_player_was_forgotten(party: Party, cleo: Person) -> None:
    await leave_and_be_forgotten(party, cleo)
    await move_as_the_rest(party)


async def test_the_late_are_pinged_when_another_player_was_forgotten(
    party: Party, bot: Uno, local: LocalDiscord, cleo: Person
) -> None:
    await leave_and_be_forgotten(party, cleo)
    local.calls.clear()
    bot.presenter.changed(party.session, Update(late=party.table.asked))
    (ping,) = await local.until(lambda: local.calls.of(PINGS))
    assert ping.body["allowed_mentions"] == {"parse": [], "users": [party.asked.id]}


async def test_whatever_is_wrong_with_a_hand_the_others_are_brought_up_to_date(
    party: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, cleo: Person
) -> None:
    broken_seat = party.table.seat_of(cleo.id)

    def signature(table: Table, seat: int) -> tuple[Any, ...]:
        if seat == broken_seat:
            raise ZeroDivisionError
        return own_signature(table, seat)

    await cleo.slash(party.channel, "uno leave")
    monkeypatch.setattr(open_hands, "own_signature", signature)
    await move_as_the_rest(party)
    caplog.clear()


# What is kept of a press


async def test_of_the_press_that_opened_a_hand_only_the_token_is_kept(
    pair: Party, bot: Uno, local: LocalDiscord
) -> None:
    await pair.move()
    await local.until(lambda: len(bot.presenter.hands._open) == len(pair.hands))
    kept = [hand.message.interaction for hand in bot.presenter.hands._open.values()]
    assert [one for one in kept if hasattr(one, "user") or one.message or one.data or not one.token] == []


async def test_a_message_that_was_pressed_is_let_go_of(pair: Party, bot: Uno) -> None:
    await pair.move()
    await bot.admission.wait(10)
    pressed = [one for one in gc.get_objects() if isinstance(one, discord.Interaction) and one.client is bot]
    assert [one for one in pressed if one.message is not None] == []
