"""Three seconds by Discord's clock: what arrives late is answered at once, whatever the machine's clock says."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from datetime import timedelta

import pytest
from discord.utils import time_snowflake
from simcord import ChannelHandle

from bot.chat.client import Uno
from bot.chat.lateness import LATELY_S, Lateness
from bot.playground import LocalDiscord, Person, RenderedMessage, Response
from tests.clock import NOW
from tests.house import ANSWER_WITHIN_S, UNHURRIED, Online
from tests.party import playing, presses

STRICT = replace(UNHURRIED, defer_after=ANSWER_WITHIN_S / 2)
"""Discord's own proportions, twenty times as long, so that no slow machine makes anything late."""
LATE_S = ANSWER_WITHIN_S * 5 / 6
"""When of Discord's three seconds half a one is left."""
HOUR_S = 3600.0


class Machine:
    """A machine whose clock is so much ahead of Discord's, and what arrives there, one thing in 100 seconds."""

    def __init__(self, ahead_s: float) -> None:
        self.now = 0.0
        self._lateness = Lateness(lambda: NOW.timestamp() + ahead_s, lambda: self.now)

    def found(self, took_s: float) -> float:
        """Return how late something seems that arrives so many seconds after it was made."""
        self.now += 100.0
        return self._lateness.of(time_snowflake(NOW + timedelta(seconds=self.now - took_s)))


@pytest.mark.parametrize(
    ("ahead_s", "took", "found"),
    [
        pytest.param(0.0, (0.1, 2.5, 0.2), (0.1, 2.5, 0.2), id="the machine's clock is right"),
        pytest.param(-HOUR_S, (0.1, 2.5, 0.2), (0.0, 2.4, 0.1), id="it is behind"),
        pytest.param(HOUR_S, (0.1, 2.5, 0.2), (HOUR_S + 0.1, HOUR_S + 2.5, HOUR_S + 0.2), id="ahead, not yet known"),
    ],
)
def test_how_late_something_is(ahead_s: float, took: Sequence[float], found: Sequence[float]) -> None:
    machine = Machine(ahead_s)
    assert [machine.found(seconds) for seconds in took] == pytest.approx(found, abs=0.01)


def test_after_a_while_it_is_known_that_the_clock_is_ahead() -> None:
    machine = Machine(2.0)
    assert machine.found(0.1) == pytest.approx(2.1, abs=0.01)
    machine.now += LATELY_S
    assert machine.found(0.1) == pytest.approx(0.0, abs=0.01)
    assert machine.found(1.6) == pytest.approx(1.5, abs=0.01)


# The bot


@pytest.fixture
async def bot(online: Online, channel: ChannelHandle) -> AsyncIterator[Uno]:
    async with online(timing=STRICT) as bot:
        yield bot


async def filled(local: LocalDiscord, answer: Response) -> RenderedMessage:
    """Return the answer that came in place of the waiting, with its picture."""
    return await local.until(lambda: answer.message if answer.message is not None and answer.message.pictures else None)


async def test_a_late_press_is_told_to_wait_at_once_and_the_picture_follows(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    party = await playing(bot, local, channel, ann, ben)
    mover = party.asked
    hand = await party.hand(mover)
    press = next(press for press in presses(hand) if press.what.startswith("do "))
    local.calls.clear()
    local.backend.late_by_s = LATE_S
    moved = await mover.press(hand, press.custom_id)
    assert moved.kind == "deferred_update"
    assert not local.calls.of("POST /interactions/*/callback")[0].files
    await local.until(lambda: moved.message is not None and "> You " in moved.message.text)
    assert (await filled(local, moved)).id == hand.id
    typed = await mover.slash(channel, "uno hand")
    assert (typed.kind, typed.ephemeral) == ("deferred", True)
    await filled(local, typed)
    assert typed.followups == []


async def test_a_late_command_opens_a_lobby_for_everybody(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    local.backend.late_by_s = LATE_S
    opened = await ann.slash(channel, "uno new")
    assert (opened.kind, opened.ephemeral) == ("deferred", True)
    lobby = await ben.wait_for(channel, "1. Ann")
    assert not lobby.ephemeral
    told = await local.until(lambda: opened.message if opened.message is not None and opened.message.text else None)
    assert str(lobby.id) in told.text
    again = await ben.slash(channel, "uno new")
    assert again.message is not None
    assert str(lobby.id) in again.message.text


@pytest.mark.parametrize("seconds", [HOUR_S, -HOUR_S])
async def test_a_machine_whose_clock_is_wrong_answers(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, seconds: float
) -> None:
    local.advance(seconds)
    opened = await ann.slash(channel, "uno new")
    assert opened.kind == "message"
    assert not opened.ephemeral
