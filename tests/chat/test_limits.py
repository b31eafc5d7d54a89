"""How often a user may come: who comes too often is warned once, then ignored; the others notice nothing."""

from __future__ import annotations

from collections import Counter

import pytest
from simcord import ChannelHandle

from bot.chat.limits import IGNORED_S, PER_SECOND, RateLimit, Verdict
from bot.playground import LocalDiscord, NoResponse, Person
from bot.text import text_for
from cogs.me import EXPORT_WEIGHT
from tests.house import ANSWER_WITHIN_S, Online

ANN, BEN = 1, 2
AT_ONCE = 60
TOO_OFTEN = text_for("en-US")("answer-too-often")


class Seconds:
    """Stand still until they are moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def seconds() -> Seconds:
    return Seconds()


@pytest.fixture
def limit(seconds: Seconds) -> RateLimit:
    return RateLimit(seconds, AT_ONCE)


def test_who_floods_is_warned_once_and_the_others_are_let_in(limit: RateLimit) -> None:
    verdicts = Counter(limit.allow(ANN) for _ in range(1000))
    assert verdicts == {Verdict.ALLOWED: AT_ONCE, Verdict.WARNED: 1, Verdict.IGNORED: 1000 - AT_ONCE - 1}
    assert limit.allow(BEN) is Verdict.ALLOWED


def test_it_is_over_after_a_while_even_for_who_goes_on(limit: RateLimit, seconds: Seconds) -> None:
    while limit.allow(ANN) is not Verdict.WARNED:
        pass
    seconds.now += IGNORED_S - 0.01
    assert limit.allow(ANN) is Verdict.IGNORED
    seconds.now += 0.02
    assert limit.allow(ANN) is Verdict.ALLOWED


def test_who_is_no_faster_than_that_is_let_in_for_ever(limit: RateLimit, seconds: Seconds) -> None:
    for _ in range(10_000):
        assert limit.allow(ANN) is Verdict.ALLOWED
        seconds.now += 1 / PER_SECOND


def test_what_weighs_less_may_come_more_often(limit: RateLimit) -> None:
    assert Counter(limit.allow(ANN, 0.25) for _ in range(1000))[Verdict.ALLOWED] == 4 * AT_ONCE


def test_those_who_stay_away_are_forgotten(limit: RateLimit, seconds: Seconds) -> None:
    for user in range(1000):
        limit.allow(user)
    assert len(limit) == 1000
    seconds.now += IGNORED_S + 1
    limit.allow(ANN)
    assert len(limit) == 1


# In Discord; time stands still, so that who is ignored is so to the end


async def test_who_floods_is_told_once_and_then_ignored(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, mei: Person, seconds: Seconds
) -> None:
    async with online(rate_limit=RateLimit(seconds, 3)):
        for _ in range(3):
            assert (await mei.slash(channel, "uno help")).message is not None
        refused = await mei.slash(channel, "uno help")
        assert refused.ephemeral
        assert refused.message is not None
        assert refused.message.text == text_for("zh-TW")("answer-too-often")
        local.calls.clear()
        local.backend.answer_within_s = 0.1
        for _ in range(10):
            with pytest.raises(NoResponse):
                await mei.slash(channel, "uno help")
        local.backend.answer_within_s = ANSWER_WITHIN_S
        assert len(local.calls) == 0, "nothing is asked of Discord for it"
        answer = await ann.slash(channel, "uno help")
        assert answer.message is not None
        assert "UNO" in answer.message.text


async def test_presses_and_typing_count_as_well(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, seconds: Seconds
) -> None:
    async with online(rate_limit=RateLimit(seconds, 3)):
        lobby = await ann.slash(channel, "uno new")
        assert lobby.message is not None
        for _ in range(2):
            await ann.complete(channel, "uno play", "answer", "r")
        await ann.press(lobby.message, lobby.message.buttons[-1].custom_id or "")
        told = await ann.press(lobby.message, lobby.message.buttons[-1].custom_id or "")
        assert told.message is not None
        assert told.message.text == TOO_OFTEN
        local.backend.answer_within_s = 0.1
        with pytest.raises(NoResponse):
            await ann.complete(channel, "uno play", "answer", "r")


async def test_what_is_much_work_counts_more(
    online: Online, channel: ChannelHandle, ann: Person, seconds: Seconds
) -> None:
    async with online(rate_limit=RateLimit(seconds, EXPORT_WEIGHT + 3)):
        page = (await ann.slash(channel, "uno me")).message
        assert page is not None
        for answer in (await ann.press(page, "My data as a file"), await ann.slash(channel, "uno help")):
            assert answer.message is not None
            assert answer.message.text != TOO_OFTEN
        told = await ann.slash(channel, "uno help")
        assert told.message is not None
        assert told.message.text == TOO_OFTEN
