"""Answers that come late, get lost or cannot be given: the game goes on, and its players are told."""

import asyncio
import logging
from dataclasses import replace

import pytest
from simcord import ChannelHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person
from bot.screens.words import refusal_words
from bot.sessions import actions
from bot.store.errors import StoreError
from bot.text import text_for
from tests.house import UNHURRIED, Online
from tests.party import Party, playing, presses


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    party = await playing(bot, local, channel, ann, ben)
    await party.told()
    return party


async def test_whatever_is_slow_is_waited_for(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    """Everything works as well when Discord has to be told to wait."""
    async with online(timing=replace(UNHURRIED, defer_after=0.0)) as bot:
        party = Party(bot, local, channel, ann, ben)
        await party.sit_down(scoring="single")
        started = await party.press(ann, "start")
        await local.until(lambda: started.message is not None and presses(started.message))
        party.keep(ann, started)
        await party.play()
        assert party.table.decided


async def test_a_lost_press_is_a_move_all_the_same(
    party: Party, local: LocalDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    """The move is saved before it is answered; what cannot be answered is shown to the table."""
    person = party.asked
    hand = await party.hand(person)
    before = party.table.version
    local.inject("POST /interactions/*/callback", "cut", after=True)
    press = next(press for press in presses(hand) if press.what.startswith("do "))
    await person.press(hand, press.custom_id)
    await local.until(lambda: party.table.version > before)
    await party.told()
    await local.until(lambda: caplog.records)
    caplog.clear()


async def test_a_move_that_cannot_be_saved_was_not_made(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> asyncio.Future[None]:
        failed = asyncio.get_running_loop().create_future()
        failed.set_exception(StoreError("The disk is full."))
        return failed

    person = party.asked
    hand = await party.hand(person)
    before = party.table
    with monkeypatch.context() as broken:
        broken.setattr(party.bot.store, "save", full)
        press = next(press for press in presses(hand) if press.what.startswith("do "))
        answer = await person.press(hand, press.custom_id)
    assert answer.message is not None
    assert refusal_words(text_for("en-US"), "not_saved") in answer.message.text
    assert [button.label for button in answer.message.buttons] == [button.label for button in hand.buttons]
    assert party.table is before
    await party.told()
    await party.move()


async def test_a_mistake_is_apologized_for(
    party: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(actions, "call", broken)
    answer = await party.press(party.people[0], "uno")
    assert answer.ephemeral
    assert answer.message is not None
    assert "Sorry" in answer.message.text
    errors = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert [getattr(record, "game", None) for record in errors] == [party.session.id]
    caplog.clear()
