"""One person with two devices, two clicks at once, and people who come and go at the worst moment."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from simcord import ChannelHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, NoResponse, Person, RenderedMessage
from bot.screens.codec import Press
from bot.screens.words import refusal_words
from bot.sessions.computers import THINKS_S
from bot.store.games import GameStatus
from bot.text import LOCALES, text_for
from tests.clock import FakeClock
from tests.house import ANSWER_WITHIN_S, UNHURRIED, Online
from tests.party import Party, pressable, presses

ENGLISH = text_for("en-US")
MOVED_ON = [refusal_words(text_for(locale), "stale") for locale in LOCALES]


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, mei: Person) -> Party:
    return Party(bot, local, channel, ann, ben, mei)


async def startable(party: Party) -> RenderedMessage:
    """The lobby's message, as soon as the game can be started there."""

    def present() -> RenderedMessage | None:
        seen = party.public(party.people[0])
        return seen if seen is not None and pressable(seen, "start") else None

    return await party.local.until(present)


async def test_of_two_hands_on_two_devices_one_answer_counts(party: Party) -> None:
    """The newer one has taken the older one away; what was still pressed there is answered anew.

    That the other press came late is said in the newer hand, unless the new answer takes that away meanwhile.
    """
    await party.start()
    await party.play(until=lambda: party.asks("play"))
    person = party.asked
    phone = await party.open_hand(person)
    desk = await party.open_hand(person)
    assert phone.id != desk.id
    on_phone, on_desk = ([press for press in presses(seen) if press.verb == "do"] for seen in (phone, desk))
    assert [press.what for press in on_phone] == [press.what for press in on_desk]
    version = party.table.version
    answers = await asyncio.gather(
        person.press(phone, on_phone[0].custom_id), person.press(desk, on_desk[-1].custom_id)
    )
    texts = [answer.message.text for answer in answers if answer.message is not None]
    assert sum(any(words in text for words in MOVED_ON) for text in texts) == len(texts) - 1
    assert party.table.version == version + 1
    assert sorted(answer.kind for answer in answers) == ["message", "update"]


async def test_a_click_while_the_hand_is_being_refreshed(party: Party, local: LocalDiscord) -> None:
    """The refresh may arrive after the click; what the click showed stays."""
    await party.start()
    await party.play(until=lambda: party.asks("play"))
    for person in party.people:
        await party.open_hand(person)
    person = party.asked
    local.inject("PATCH /webhooks/*/messages/*", None, times=2, delay=0.4)
    await party.move()
    following = party.asked
    assert following is not person
    # The table shows sooner than the hand whose turn it is.
    await party.told()
    shown = party.keep(following, await party.press(following, "hand"))
    press = next(press for press in presses(shown) if press.number == party.number and press.verb == "do")
    answer = await following.press(shown, press.custom_id)
    version = party.table.version
    after = answer.message
    await asyncio.sleep(0.6)
    assert answer.message is not None
    assert after is not None
    assert [button.custom_id for button in answer.message.buttons] == [button.custom_id for button in after.buttons]
    assert party.table.version == version


async def test_joining_while_the_host_starts(party: Party, local: LocalDiscord, channel: ChannelHandle) -> None:
    """A player who comes too late is told; none sits at a table without cards."""
    ann, ben, mei = party.people
    await ann.slash(channel, "uno new")
    await party.press(ben, "join")
    table = await startable(party)
    start, join = (Press(party.session.id, 0, what).custom_id for what in ("start", "join"))
    started, joined = await asyncio.gather(ann.press(table, start), mei.press(table, join))
    now = party.table
    assert now.status is GameStatus.PLAYING
    assert started.message is not None
    assert len(now.view(None).counts) == len(now.seats)
    seat = now.seat_of(mei.id)
    if seat is None:
        assert joined.message is not None
        assert joined.message.text == refusal_words(text_for("zh-TW"), "started")
    else:
        assert len(now.view(seat).hand) == 7


async def test_start_pressed_twice_with_a_lost_answer(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    """Pressed again because nothing seemed to happen: the cards are there."""
    async with online(timing=replace(UNHURRIED, answer_within=3.0)) as bot:
        await _start_twice(Party(bot, local, channel, ann, ben))


async def _start_twice(party: Party) -> None:
    local = party.local
    await party.sit_down()
    ann = party.people[0]
    table = await startable(party)
    start = Press(party.session.id, 0, "start").custom_id
    local.inject("POST /interactions/*/callback", "hang")
    local.backend.answer_within_s = 3.0
    with pytest.raises(NoResponse):
        await ann.press(table, start)
    local.backend.answer_within_s = ANSWER_WITHIN_S
    await local.until(lambda: party.table.status is GameStatus.PLAYING)
    stored = local.backend.get_message(table.channel_id, table.id)
    assert stored.id == party.table.message_id
    await party.told()
    hand = await party.open_hand(ann)
    assert "our turn" in hand.text
    assert party.table.view(None).round == 1


async def test_the_last_person_leaves_computers_alone(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, clock: FakeClock
) -> None:
    """They do not play on; the channel is free for another game, one way or the other."""
    party = Party(bot, local, channel, ann)
    await ann.slash(channel, "uno new")
    for count in (2, 3):
        await party.choose(ann, "computer", "easy")
        await local.until(lambda count=count: len(party.table.seats) == count)  # type: ignore[misc]
    await party.open_hand(ann, "start")
    session = party.session
    clock.strike(THINKS_S[1])  # a computer that is asked begins to think
    left = await ann.slash(channel, "uno leave")
    assert left.message is not None
    assert left.message.text == ENGLISH("answer-left")
    await asyncio.sleep(0.3)
    version = session.table.version
    clock.strike(60.0)
    await asyncio.sleep(0.3)
    assert session.table.version == version
    assert not session.table.present_seats
    fresh = await ben.slash(channel, "uno new")
    assert session.table.status is not GameStatus.PLAYING or fresh.ephemeral


@pytest.mark.parametrize("who", ["challenger", "accused"])
async def test_leaving_in_the_middle_of_a_challenge(party: Party, channel: ChannelHandle, who: str) -> None:
    await party.start(target=5000)
    await party.play(until=lambda: party.asks("challenge"))
    challenged = party.table
    challenger = party.asked
    seat = ((challenged.asked or 0) - challenged.view(None).direction) % len(challenged.seats)
    accused = party.by_id(challenged.seats[seat].user)
    for person in party.people:
        await party.open_hand(person)
    leaver = challenger if who == "challenger" else accused
    hand = party.hands[leaver.id]
    left = await leaver.slash(channel, "uno leave")
    assert left.message is not None
    assert left.message.text == ENGLISH("answer-left")
    assert party.table.seat_of(leaver.id) not in party.table.present_seats
    old = leaver.look(channel.id, hand.id)
    for press in presses(old)[:1] if old is not None else ():
        await leaver.press(hand, press.custom_id)  # answered, and nothing comes of it
    party.hands.pop(leaver.id)
    assert party.table.asked is None or party.table.asked in party.table.present_seats
    before = party.moves
    await party.play(until=lambda: party.moves >= before + 6)
    in_play = party.table.view(None)
    assert in_play.counts[party.table.seat_of(leaver.id) or 0] == 0
